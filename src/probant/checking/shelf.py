"""The snapshot as the checks see it: files by path, lines read once, definitions by name.

Every citation a check gives is made here, from bytes read in this run. Next: existence.py.
"""

from __future__ import annotations

from functools import cached_property

from probant.facts.binder import Binder
from probant.facts.lookup import FactBook
from probant.vocabulary.source import Citation, LineRange, RepoPath
from probant.workspace.snapshot import SourceTree


class Shelf:
    """One repository at one state, open for checking. Is a `World` for reading."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        self.tree = tree
        self.book = book
        self.binder = binder
        self._lines: dict[RepoPath, tuple[str, ...]] = {}

    @cached_property
    def _by_name(self) -> dict[str, list[RepoPath]]:
        found: dict[str, list[RepoPath]] = {}
        for path in self.tree.files:
            found.setdefault(path.rpartition("/")[2], []).append(path)
        return found

    def paths_like(self, path: str) -> list[RepoPath]:
        """The file of exactly this path, or else every file whose path ends with it."""
        exact = RepoPath(path)
        if exact in self.tree.files:
            return [exact]
        tail = "/" + path
        return [one for one in self._by_name.get(path.rpartition("/")[2], ()) if one.endswith(tail)]

    def lines(self, path: RepoPath) -> tuple[str, ...]:
        """The file's lines, read once in this run."""
        if path not in self._lines:
            self._lines[path] = self.tree.lines(path)
        return self._lines[path]

    def cite(self, path: RepoPath, first: int, last: int | None = None) -> Citation:
        """These lines of a file, as they read now."""
        rows = LineRange(first, last or first)
        quote = "\n".join(self.lines(path)[rows.first - 1 : rows.last])
        return Citation(path=path, lines=rows, quote=quote, blob=self.tree.files[path].blob)

    def has_file(self, path: str) -> bool:
        return bool(self.paths_like(path))

    def has_name(self, name: str) -> bool:
        return bool(self.book.definitions(name.replace("::", ".").rpartition(".")[2]))
