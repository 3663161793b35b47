"""With which flags each C or C++ file is read, without running anything of its build.

Flags come from compile_commands.json (only harmless ones are taken over) or are guessed from what
the files include. Not here: the reading itself (clang_worker.py).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from probant.evaluation.oracles.clang_database import read_database
from probant.evaluation.oracles.clang_install import DEFINES, TARGET

C_SOURCES = frozenset({".c"})
CPP_SOURCES = frozenset({".cc", ".cpp", ".cxx", ".c++", ".C"})
CPP_HEADERS = frozenset({".hh", ".hpp", ".hxx", ".h++", ".ipp", ".inl", ".tpp", ".tcc", ".txx"})
HEADERS = CPP_HEADERS | {".h"}

STANDARDS: Mapping[str, tuple[str, ...]] = {
    "cpp": ("c++20", "c++17", "c++14"),
    # The old dialect lets pass what the new one calls an error, as an undeclared function.
    "c": ("gnu17", "gnu89"),
}
DRIVER_NAMES: Mapping[str, str] = {"cpp": "c++", "c": "c"}

_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include(?:_next)?[ \t]*([<"])([^>"\n]+)[>"]', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Attempt:
    """One way to read a file: as which language, with which arguments."""

    language: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Include:
    spec: str
    is_quoted: bool


def suffix_of(path: str) -> str:
    return posixpath.splitext(path)[1]


@dataclass(frozen=True)
class Flags:
    """The flags for every file of one tree."""

    root: Path
    files: Mapping[str, bytes]
    folders: Mapping[str, Sequence[str]]
    _includes: dict[str, tuple[Include, ...]] = field(default_factory=dict)

    def attempts(self, path: str) -> tuple[Attempt, ...]:
        """Ways to read `path`, the likeliest first."""
        database = self._database.get(path)
        return tuple(
            Attempt(language, (*self._basic(language), f"-std={standard}", *arguments))
            for language in self.languages(path)
            for arguments in (
                [database] if database is not None else [self._guessed(path, language)]
            )
            for standard in STANDARDS[language]
        )

    def languages(self, path: str) -> tuple[str, ...]:
        """What `path` may be written in, the likeliest first."""
        suffix = suffix_of(path)
        if suffix in C_SOURCES:
            return ("c",)
        if suffix != ".h":
            return ("cpp",)
        return ("cpp", "c") if self._has_cpp else ("c", "cpp")

    @cached_property
    def _has_cpp(self) -> bool:
        return any(suffix_of(path) in CPP_SOURCES | CPP_HEADERS for path in self.files)

    def _basic(self, language: str) -> tuple[str, ...]:
        # What the front end says against the headers of the libraries must not end the reading.
        basic = ["-x", DRIVER_NAMES[language], f"--target={TARGET}", "-nostdinc"]
        basic += ["-ferror-limit=0", "-w", *DEFINES[language]]
        for folder in self.folders[language]:
            basic += ["-isystem", folder]
        return tuple(basic)

    def _guessed(self, path: str, language: str) -> tuple[str, ...]:
        """`-I` for every folder that makes an include of `path`, or of what it includes, found."""
        needed: dict[str, None] = {}
        seen = {path}
        waiting = [path]
        while waiting:
            includer = waiting.pop(0)
            for include in self._includes_of(includer):
                found = self._resolve(includer, include, language)
                if found is None:
                    continue
                if not (include.is_quoted and _is_beside(includer, include.spec, found)):
                    needed[found[: len(found) - len(include.spec)].rstrip("/")] = None
                if found not in seen:
                    seen.add(found)
                    waiting.append(found)
        return tuple(f"-I{self.root / folder}" for folder in needed)

    def _includes_of(self, path: str) -> tuple[Include, ...]:
        if path not in self._includes:
            self._includes[path] = tuple(
                Include(posixpath.normpath(spec.decode("utf-8", "replace").strip()), mark == b'"')
                for mark, spec in _INCLUDE.findall(self.files[path])
            )
        return self._includes[path]

    def _resolve(self, includer: str, include: Include, language: str) -> str | None:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(includer), include.spec))
        if include.is_quoted and beside in self.files:
            return beside
        candidates = self._by_ending(include.spec)
        if not include.is_quoted and self._is_of_system(include.spec, language):
            # A tree that brings its own <string.h> elsewhere means it for other systems.
            candidates = [c for c in candidates if _search_folder(c, include.spec) == "include"]
        return max(candidates, key=lambda found: _nearness(includer, found), default=None)

    def _by_ending(self, spec: str) -> list[str]:
        named = self._by_name.get(posixpath.basename(spec), ())
        return [path for path in named if path == spec or path.endswith("/" + spec)]

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        named: dict[str, list[str]] = {}
        for path in self.files:
            named.setdefault(posixpath.basename(path), []).append(path)
        return named

    def _is_of_system(self, spec: str, language: str) -> bool:
        return any(Path(folder, spec).is_file() for folder in self.folders[language])

    @cached_property
    def _database(self) -> Mapping[str, tuple[str, ...]]:
        found = sorted(self._by_name.get("compile_commands.json", ()), key=lambda p: p.count("/"))
        return read_database(self.files[found[0]], self.root) if found else {}


def _is_beside(includer: str, spec: str, found: str) -> bool:
    return posixpath.normpath(posixpath.join(posixpath.dirname(includer), spec)) == found


def _search_folder(found: str, spec: str) -> str:
    return posixpath.basename(found[: len(found) - len(spec)].rstrip("/"))


def _nearness(includer: str, found: str) -> tuple[int, bool, int, str]:
    shared = posixpath.commonpath(["/" + posixpath.dirname(includer), "/" + found])
    return (shared.rstrip("/").count("/"), "/include/" in f"/{found}", -len(found), found)
