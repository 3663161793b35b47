"""C and C++, through clangd: types of names, and of what functions return.

No compiler is run and no configuration obeyed: of a compilation database only macros and the
language version are taken, as data. Where the file does not compile here, nothing is believed: the
parser goes on with `int` in place of what it does not know.
"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path, PurePosixPath
from typing import Any

from probant.errors import FileUnreadable, ProgramFailed
from probant.opinions.ground import Ground
from probant.opinions.lsp import LanguageServer, utf16_column
from probant.opinions.port import Asked, Opinion, Part, Places, could_not_look
from probant.opinions.programs import find_program, version_of
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

NAME = "clangd"
C_SUFFIXES = (".c",)
CPP_SUFFIXES = (".cc", ".cpp", ".cxx", ".hh", ".hpp", ".hxx")
OTHERS = (".h", ".inc", ".ipp", ".tpp", ".inl", ".def", ".tcc", ".impl", ".in")
REMEDY = "install the extra: pip install 'probant[oracles]' (or clangd beside Python or on PATH)"
TIMEOUT_SECONDS = 30.0
MAX_FOLDERS = 150
MAX_DATABASE_BYTES = 20_000_000
DATABASE = "compile_commands.json"
WARM_UP = "probant_warm_up.cpp"
ARGUMENTS = (
    "--enable-config=false",
    "--background-index=false",
    "--clang-tidy=false",
    "--pch-storage=memory",
    "--header-insertion=never",
    "--log=error",
    "-j=2",
)

_UNSURE = re.compile(
    r"\b(?:auto|decltype|dependent|unknown)\b|<[^<>]* type>|\((?:lambda|unnamed|anonymous)\b| at "
)
"""What it has not deduced, or has no name for."""
_HARMLESS = re.compile(r"-[DU]\w+(?:=.*)?|-std=[\w+:]+", re.DOTALL)
_SEVERE = 1


def find(_places: Places, *, not_below: Path | None) -> str:
    """What can be used here, in words; '' where clangd is not installed."""
    program = find_program(NAME, not_below=not_below)
    return "" if program is None else f"{version_of(program)} at {program}"


def make(tree: SourceTree, _places: Places) -> Clangd | None:
    """A server on a private copy of the snapshot; None where clangd is not installed."""
    program = find_program(NAME, not_below=tree.root)
    if program is None:
        return None
    known = (*C_SUFFIXES, *CPP_SUFFIXES, *OTHERS)
    return Clangd(program, Ground(tree, lambda path: path.endswith(known)), _database(tree))


class Clangd:
    """One server on one private copy."""

    def __init__(self, program: Path, ground: Ground, flags: dict[str, list[str]]) -> None:
        self._ground = ground
        self._flags = flags
        self._shown = ""
        self._folders = header_folders(ground.paths)
        self._is_cpp = any(path.endswith(CPP_SUFFIXES) for path in ground.paths)
        nowhere = ground.home / "no-database"
        try:
            nowhere.mkdir()
            self._server = LanguageServer(
                [str(program), *ARGUMENTS, f"--compile-commands-dir={nowhere}"],
                ground.root,
                env=ground.environment(),
                timeout=TIMEOUT_SECONDS,
            )
        except BaseException:
            ground.close()
            raise
        self.by = f"{NAME} {self._server.version}".strip()

    def warm_up(self) -> None:
        """Believed only after it has said something that is known."""
        name = WARM_UP
        while name in self._ground.paths:
            name = "_" + name
        text = "long probant_known();\nauto probant_value = probant_known();\n"
        self._open(name, text)
        problems = self._server.problems_told(name)
        said = _field(self._server.hover(name, 1, 5), "probant_value", "Type: ")
        self._server.shut(name)
        if said != "long" or problems:
            raise ProgramFailed(f"{NAME} did not know the type of a declared result")

    def type_of(self, asked: Asked) -> Opinion:
        text = self._ground.text(asked.path)
        if asked.path != self._shown:
            if self._shown:
                self._server.shut(self._shown)
            self._open(asked.path, text)
            self._shown = asked.path
        problems = self._server.problems_told(asked.path)
        if any(problem.get("severity") == _SEVERE for problem in problems):
            # The message may quote files from outside the tree: it is not repeated.
            return could_not_look("the file does not compile by itself here", by=self.by)
        return self._said(asked, text)

    def close(self) -> None:
        self._server.close()
        self._ground.close()

    def _said(self, asked: Asked, text: str) -> Opinion:
        lines = text.split("\n")
        line = lines[asked.line - 1] if 0 < asked.line <= len(lines) else ""
        mark = "→ " if asked.part is Part.RETURNED else "Type: "
        for column in _columns(line, asked):
            said = self._server.hover(asked.path, asked.line - 1, utf16_column(line, column))
            if found := _field(said.replace(f"{self._ground.root}/", ""), asked.name, mark):
                if _UNSURE.search(found):
                    note = f"{NAME} knows only a part of it: {found[:120]}"
                    return could_not_look(note, by=self.by)
                return Opinion(text=found, by=self.by)
        return could_not_look(f"{NAME} has nothing to say about it", by=self.by)

    def _open(self, path: str, text: str) -> None:
        is_cpp = path.endswith(CPP_SUFFIXES) or (self._is_cpp and not path.endswith(C_SUFFIXES))
        name = PurePosixPath(path).name
        told = self._flags.get(path) or self._flags.get(name) or []
        standard = [] if any(f.startswith("-std=") for f in told) or not is_cpp else ["-std=c++20"]
        command = [
            "clang++" if is_cpp else "clang", f"-x{'c++' if is_cpp else 'c'}", *standard, *told,
            *(f"-I{self._ground.root / folder}" for folder in self._folders),
            str(self._ground.root / path),
        ]  # fmt: skip
        change = {
            str(self._ground.root / path): {
                "workingDirectory": str(self._ground.root),
                "compilationCommand": command,
            }
        }
        self._server.configure({"compilationDatabaseChanges": change})
        self._server.open(path, "cpp" if is_cpp else "c", text)


def header_folders(paths: tuple[RepoPath, ...]) -> list[str]:
    """Where includes may be looked for: what holds a header, and what holds that; nearest first."""
    holding = {PurePosixPath(path).parent for path in paths if not path.endswith((".c", ".cpp"))}
    above = {folder.parent for folder in holding}
    found = sorted({PurePosixPath("."), *holding, *above}, key=lambda one: (len(one.parts), one))
    named = [folder for folder in found if folder.name in ("include", "inc")]
    return [str(folder) for folder in dict.fromkeys([*named, *found])][:MAX_FOLDERS]


def _database(tree: SourceTree) -> dict[str, list[str]]:
    """Macros and language version for each source that a compilation database names."""
    found: dict[str, list[str]] = {}
    for path in tree.files:
        if PurePosixPath(path).name == DATABASE:
            for entry in _entries(tree, path):
                name = PurePosixPath(str(entry.get("file", ""))).name
                found.setdefault(name, _harmless(entry))
    return found


def _entries(tree: SourceTree, path: RepoPath) -> list[dict[str, Any]]:
    try:
        raw = tree.read(path)
        listed = json.loads(raw) if len(raw) <= MAX_DATABASE_BYTES else []
    except (FileUnreadable, ValueError, RecursionError):
        return []
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def _harmless(entry: dict[str, Any]) -> list[str]:
    """No paths, no plugins, no response files: what is left can only be read."""
    arguments = entry.get("arguments")
    if not isinstance(arguments, list):
        try:
            arguments = shlex.split(str(entry.get("command", "")))
        except ValueError:
            arguments = []
    return [one for one in arguments if isinstance(one, str) and _HARMLESS.fullmatch(one)]


def _field(said: str, name: str, mark: str) -> str:
    """One line of what clangd says about a thing of this name, without what an alias stands for."""
    lines = said.split("\n")
    if not lines or lines[0].split(" ")[-1] != name:
        return ""
    for line in lines[1:]:
        if line.startswith(mark):
            return line.removeprefix(mark).partition(" (aka ")[0].strip()
    return ""


def _columns(line: str, asked: Asked) -> list[int]:
    if asked.column is not None:
        return [asked.column]
    pattern = rf"(?<!\w){re.escape(asked.name)}(?!\w)"
    return [found.start() for found in re.finditer(pattern, line)][:20]
