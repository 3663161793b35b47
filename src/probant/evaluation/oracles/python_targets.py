"""Where the calls of Python files lead, by a type checker's language server.

The server works on a copy that holds nothing but the Python files, so no configuration or
environment of the tree can steer it. What it cannot say is left unsaid. Next: lsp.py.
"""

from __future__ import annotations

import ast
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from probant.evaluation.oracles.clients import pip_package
from probant.evaluation.oracles.lsp import LanguageServer, Position
from probant.evaluation.sources.code.truth import ForeignCall, TrueCall, TrueDefinition

SERVER = "ty"
SERVER_VERSION = "0.0.100"
MAX_SECONDS = 300.0
MAX_SILENCE_SECONDS = 60.0
_MAKERS = frozenset({"__init__", "__new__"})

Place = tuple[str, int]


@dataclass(frozen=True, slots=True)
class CalledFile:
    """One file with its definitions, its calls, and where parameters that can be anything stand."""

    path: str
    text: str
    definitions: Sequence[TrueDefinition]
    calls: Sequence[ast.Call]
    parameters: frozenset[tuple[int, int]]


@dataclass(frozen=True, kw_only=True, slots=True)
class Targets:
    """`unasked` are files the time did not suffice for."""

    server: str
    calls: tuple[TrueCall, ...]
    foreign: tuple[ForeignCall, ...]
    unasked: tuple[str, ...]


def call_targets(
    files: Sequence[CalledFile], cache: Path, environment: Mapping[str, str]
) -> Targets:
    """Every call whose callee has a name, asked of the server."""
    program, version = _server(cache, environment)
    reader = _Reader(files)
    deadline = time.monotonic() + MAX_SECONDS
    unasked: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch).resolve() / "tree"
        _write(files, root)
        argv = [str(program), "server"]
        with LanguageServer(argv, root, timeout=MAX_SILENCE_SECONDS) as server:
            for file in files:
                if time.monotonic() > deadline:
                    unasked.append(file.path)
                    continue
                server.open(file.path, "python", file.text)
                reader.read(file, server)
                server.close(file.path)
    return Targets(
        server=f"{SERVER} {version}",
        calls=tuple(reader.calls),
        foreign=tuple(reader.foreign),
        unasked=tuple(unasked),
    )


def _server(cache: Path, environment: Mapping[str, str]) -> tuple[Path, str]:
    """The pinned server: beside this interpreter if it is that version, else below the cache."""
    beside = Path(sys.executable).parent / SERVER
    if beside.is_file() and _installed_version() == SERVER_VERSION:
        return beside, SERVER_VERSION
    folder = pip_package(SERVER, SERVER_VERSION, cache, environment)
    return folder / "bin" / SERVER, SERVER_VERSION


def _installed_version() -> str | None:
    try:
        return metadata.version(SERVER)
    except metadata.PackageNotFoundError:
        return None


def _write(files: Iterable[CalledFile], root: Path) -> None:
    root.mkdir()
    for file in files:
        target = root / file.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(file.text, "utf-8", newline="")


class _Reader:
    """Turns the server's places into definitions of the tree."""

    def __init__(self, files: Sequence[CalledFile]) -> None:
        self.calls: list[TrueCall] = []
        self.foreign: list[ForeignCall] = []
        self._lines = {file.path: file.text.split("\n") for file in files}
        self._parameters = {file.path: file.parameters for file in files}
        self._by_place: dict[Place, list[TrueDefinition]] = defaultdict(list)
        self._by_name: dict[tuple[str, str], list[TrueDefinition]] = defaultdict(list)
        for definition in (d for file in files for d in file.definitions):
            self._by_place[definition.path, definition.line].append(definition)
            self._by_name[definition.path, definition.qualified_name].append(definition)

    def read(self, file: CalledFile, server: LanguageServer) -> None:
        asked: dict[Position, tuple[int, str]] = {}
        for call in file.calls:
            named = _name_of(call.func)
            if named is not None:
                line, column, name = named
                place = Position(file.path, line - 1, self._utf16(file.path, line, column))
                asked[place] = (call.func.lineno, name)
        for position, places in server.definitions(list(asked)):
            self._keep(file.path, *asked[position], places)

    def _keep(self, path: str, line: int, name: str, places: list[Position | None]) -> None:
        if not places:
            return
        inside = [place for place in places if place is not None]
        if not inside or all(self._is_parameter(place) for place in inside):
            self.foreign.append(ForeignCall(path, line, name))
            return
        found = [definition for place in inside for definition in self._defined_at(place, name)]
        targets = list(dict.fromkeys((d.path, d.line) for d in found))
        if targets:
            # Of several definitions of one name the last is the one in force.
            *others, (target_path, target_line) = targets
            self.calls.append(TrueCall(path, line, name, target_path, target_line, tuple(others)))

    def _defined_at(self, place: Position, called: str) -> list[TrueDefinition]:
        """The definition whose name stands at `place`; calling `__init__` is calling the class."""
        text = self._lines[place.path][place.line]
        rest = text.encode("utf-16-le")[2 * place.column :].decode("utf-16-le", "replace")
        here = [
            definition
            for definition in self._by_place[place.path, place.line + 1]
            if rest.startswith(definition.name)
        ]
        owners = [
            owner
            for definition in here
            if definition.name in _MAKERS and called not in _MAKERS
            for owner in self._by_name[
                definition.path, definition.qualified_name.rpartition(".")[0]
            ]
        ]
        return here + owners

    def _is_parameter(self, place: Position) -> bool:
        return any(
            line == place.line + 1 and self._utf16(place.path, line, column) == place.column
            for line, column in self._parameters[place.path]
        )

    def _utf16(self, path: str, line: int, byte_column: int) -> int:
        before = self._lines[path][line - 1].encode()[:byte_column].decode("utf-8", "replace")
        return len(before.encode("utf-16-le")) // 2


def _name_of(function: ast.expr) -> tuple[int, int, str] | None:
    """Line, column in bytes, and text of the last identifier of what is called."""
    match function:
        case ast.Name(id=name):
            return function.lineno, function.col_offset, name
        case ast.Attribute(attr=name, end_lineno=int(line), end_col_offset=int(end)):
            return line, end - len(name.encode()), name
    return None
