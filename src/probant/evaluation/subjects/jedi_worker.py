"""Asks jedi, one JSON line in and one out; a process of its own, so that it can be ended.

Nothing of the tree is imported: jedi parses. It keeps no files behind.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MAX_FOUND = 500
NOT_DEFINED = frozenset({"param", "module", "import", "keyword"})

Found = tuple[str, str, int]
"""A name, and the place it stands at."""


class Asker:
    def __init__(self, root: Path, cache: str) -> None:
        self._jedi: Any = importlib.import_module("jedi")
        self._jedi.settings.cache_directory = cache
        self._root = root
        self._project = self._jedi.Project(
            root, load_unsafe_extensions=False, smart_sys_path=False, sys_path=[str(root)]
        )

    def answer(self, wish: str, name: str) -> list[Found]:
        found = self._definitions(name) if wish == "definitions" else self._callers(name)
        return sorted(set(list(found)[:MAX_FOUND]), key=lambda one: (one[1], one[2], one[0]))

    def _definitions(self, name: str) -> Iterator[Found]:
        for one in self._defined(name):
            yield str(one.name), self._path(one), one.line

    def _callers(self, name: str) -> Iterator[Found]:
        for one in self._defined(name):
            script = self._jedi.Script(path=one.module_path, project=self._project)
            for use in script.get_references(one.line, one.column, include_builtins=False):
                if not use.is_definition() and self._is_within(use) and _is_call(use):
                    outer = use.parent()
                    yield str(outer.name if outer is not None else ""), self._path(use), use.line

    def _defined(self, name: str) -> Iterator[Any]:
        last = name.rpartition(".")[2]
        for one in self._project.search(name, all_scopes=True):
            if one.name == last and one.type not in NOT_DEFINED and self._is_within(one):
                yield one

    def _is_within(self, one: Any) -> bool:
        path = one.module_path
        return path is not None and Path(path).is_relative_to(self._root) and bool(one.line)

    def _path(self, one: Any) -> str:
        return Path(one.module_path).relative_to(self._root).as_posix()


def _is_call(use: Any) -> bool:
    """Whether a bracket follows: a function may be passed on as well."""
    behind = use.get_line_code()[use.column + len(use.name) :]
    return bool(behind.lstrip().startswith("("))


def main() -> None:
    root = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="probant-jedi-") as cache:
        asker = Asker(root, cache)
        for line in sys.stdin:
            asked = json.loads(line)
            found: list[Found] = []
            # jedi raises all sorts on odd files: then it has found nothing.
            with contextlib.suppress(Exception):
                found = asker.answer(str(asked["wish"]), str(asked["name"]))
            print(json.dumps(found), flush=True)  # noqa: T201 - this is what it says


if __name__ == "__main__":
    main()
