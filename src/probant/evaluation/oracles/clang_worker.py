"""The process in which libclang reads files nobody here trusts: one line of JSON per file.

Started by clang_pool.py with the jobs on its standard input; a crash or a file that takes too long
ends this process and nothing else. Not here: the choice of flags (clang_flags.py).
"""

from __future__ import annotations

import importlib
import json
import re
import resource
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from probant.evaluation.oracles.clang_text import Sources
from probant.evaluation.oracles.clang_walk import FileFacts, Walk

MAX_SECONDS_EACH = 60
MAX_MEMORY_BYTES = 6 << 30
ERROR, FATAL = 3, 4
DETAILED_PREPROCESSING = 1

Ranges = tuple[tuple[int, int], ...]
Version = tuple[str, str, Ranges]
"""A file as one translation unit saw it: path, language, the branches it did not see."""


class Reader:
    """Reads file after file; what was once seen of a header is not looked at again."""

    def __init__(self, cindex: Any, root: Path) -> None:
        self._cindex, self._root = cindex, root
        self._index = cindex.Index.create()
        self._sources = Sources(cindex, root)
        self._seen: dict[Version, Ranges] = {}

    def read(self, path: str, attempts: list[tuple[str, list[str]]]) -> dict[str, object]:
        """The best of the attempts: the first with the fewest errors in files of the tree."""
        fatal = "no way to read it"
        best: tuple[Any, str, dict[str, str]] | None = None
        hopeless: set[str] = set()
        for language, arguments in attempts:
            unit = None if language in hopeless else self._parse(path, arguments)
            if unit is None:
                continue
            told, errors = self._complaints(unit)
            if told:
                # A header that is missing is missing in every standard of the language.
                hopeless.add(language)
                fatal = told
            elif best is None or len(errors) < len(best[2]):
                best = (unit, language, errors)
                if not errors:
                    break
        if best is None:
            return {"path": path, "fatal": fatal, "files": {}}
        self._sources.next_unit()
        return {"path": path, "language": best[1], "fatal": None, "files": self._files(*best)}

    def _parse(self, path: str, arguments: list[str]) -> Any:
        self._sources.next_unit()
        source = str(self._root / path)
        try:
            return self._index.parse(source, args=arguments, options=DETAILED_PREPROCESSING)
        except self._cindex.TranslationUnitLoadError:
            return None

    def _complaints(self, unit: Any) -> tuple[str | None, dict[str, str]]:
        """The fatal error, after which nothing more is said, and the first error of each file."""
        errors: dict[str, str] = {}
        for diagnostic in unit.diagnostics:
            spot = self._sources.place(diagnostic.location)
            told = f"{spot.path or 'a header outside'}:{spot.line}: {diagnostic.spelling}"
            if diagnostic.severity >= FATAL:
                return told, errors
            if diagnostic.severity == ERROR and spot.path is not None:
                errors.setdefault(spot.path, told)
        return None, errors

    def _files(self, unit: Any, language: str, errors: dict[str, str]) -> dict[str, object]:
        versions = {
            path: (path, language, tuple(sorted(set(self._sources.skipped(unit, file)))))
            for path, file in self._files_of(unit)
        }
        fresh = frozenset(
            path
            for path, version in versions.items()
            if path not in errors and version not in self._seen
        )
        walked = Walk(self._cindex, unit, self._sources, fresh).run()
        for path, facts in walked.items():
            self._seen[versions[path]] = _really_inactive(versions[path][2], facts)
        return {
            path: {
                "error": errors.get(path),
                "inactive": self._seen.get(version, ()),
                **_as_lists(walked.get(path, FileFacts())),
            }
            for path, version in versions.items()
        }

    def _files_of(self, unit: Any) -> Iterable[tuple[str, Any]]:
        names = {unit.spelling, *(str(include.include.name) for include in unit.get_includes())}
        for name in sorted(names):
            path = self._sources.path_of(name)
            if path is not None:
                yield path, unit.get_file(name)


def _really_inactive(ranges: Ranges, facts: FileFacts) -> Ranges:
    """A file included twice is left out the second time, though it was read the first time."""
    lines = {found[0] for found in (*facts.definitions, *facts.imports)}
    lines |= {call.line for call in facts.calls if call.usrs} | facts.renamed
    return tuple(
        (first, last) for first, last in ranges if lines.isdisjoint(range(first, last + 1))
    )


def _as_lists(facts: FileFacts) -> dict[str, object]:
    return {name: sorted(rows, key=repr) for name, rows in vars(facts).items()}


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    cindex = importlib.import_module("clang.cindex")
    task = json.load(sys.stdin)
    _say({"version": _version(cindex)})
    reader = Reader(cindex, Path(task["root"]))
    for job in task["jobs"]:
        signal.alarm(MAX_SECONDS_EACH)
        _say(reader.read(job["path"], job["attempts"]))
        signal.alarm(0)


def _version(cindex: Any) -> str:
    ask = cindex.conf.lib.clang_getClangVersion
    ask.restype = cindex._CXString
    told = re.search(r"\d+(?:\.\d+)+", str(cindex._CXString.from_result(ask())))
    return told[0] if told else "of unknown version"


def _say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
