"""What a change does to files: which lines, and which definitions by name.

A commit against its first parent, or the working tree against its commit. Files are compared here,
line by line; git is only asked for what it stores.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.languages import extract, language_of, suffix_of
from probant.vocabulary.source import RepoPath
from probant.workspace.git import GitMirror
from probant.workspace.history import Commit
from probant.workspace.snapshot import SourceTree

MAX_LINES = 6_000
"""Larger files are compared as wholes: comparing lines takes too long."""


class Change(NamedTuple):
    """A changed file. `ranges` are changed lines of the new text; `is_current`: the snapshot has
    that very text. `names` are definitions the change touches, `added` and `removed` whole ones."""

    status: str
    path: RepoPath
    old_path: RepoPath | None
    is_current: bool
    ranges: tuple[tuple[int, int], ...] = ()
    n_added: int = 0
    n_deleted: int = 0
    names: frozenset[str] = frozenset()
    added: frozenset[str] = frozenset()
    removed: tuple[str, ...] = ()


class Changes:
    """Changes of one repository."""

    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree

    def of_commit(self, git: GitMirror, commit: Commit) -> list[Change]:
        new = _blobs(git, commit.sha)
        old = _blobs(git, commit.parents[0]) if commit.parents else {}
        return [
            self._compared(
                git, row.status, row.path, row.old_path,
                old.get(row.old_path or row.path), new.get(row.path),
            )
            for row in git.show_files(commit.sha)
        ]  # fmt: skip

    def of_work_tree(self, git: GitMirror, head: str) -> list[Change]:
        """Text files that differ from the commit; files that were skipped are not looked into."""
        old = _blobs(git, head)
        new = {path: file.blob for path, file in self._tree.files.items()}
        skipped = {skip.path for skip in self._tree.skipped}
        found = []
        for path in sorted({*old, *new} - skipped):
            before, after = old.get(path), new.get(RepoPath(path))
            if before == after or (after is not None and self._same_text(git, path, before)):
                continue
            status = "M" if before and after else "A" if after else "D"
            found.append(self._compared(git, status, RepoPath(path), None, before, after))
        return found

    def _same_text(self, git: GitMirror, path: str, before: str | None) -> bool:
        """Converted line ends are no change."""
        if before is None:
            return False
        old, new = self._old(git, before), self._new(git, RepoPath(path), None)
        return old is not None and old == new

    def _compared(
        self, git: GitMirror, status: str, path: RepoPath, old_path: RepoPath | None,
        before: str | None, after: str | None,
    ) -> Change:  # fmt: skip
        known = self._tree.files.get(path)
        is_current = after is not None and known is not None and known.blob == after
        change = Change(status, path, old_path, is_current)
        old = self._old(git, before) if before else ""
        new = (self._new(git, path, None if is_current else after)) if after else ""
        if old is None or new is None:
            return change
        ranges, n_added, n_deleted, gone = differing(old.split("\n"), new.split("\n"))
        now, was = _defined(new, path), _defined(old, old_path or path)
        names = {name for name, first, last in now if meets(ranges, first, last)}
        names |= {name for name, first, last in was if meets(gone, first, last)}
        here, there = {name for name, _, _ in now}, {name for name, _, _ in was}
        return change._replace(
            ranges=ranges,
            n_added=n_added,
            n_deleted=n_deleted,
            names=frozenset(names & here),
            added=frozenset(here - there),
            removed=tuple(name for name, _, _ in was if name not in here),
        )

    def _old(self, git: GitMirror, blob: str) -> str | None:
        try:
            return _text(git.read_blob(blob))
        except FileUnreadable:
            return None

    def _new(self, git: GitMirror, path: RepoPath, blob: str | None) -> str | None:
        try:
            return _text(self._tree.read(path) if blob is None else git.read_blob(blob))
        except FileUnreadable:
            return None


def _blobs(git: GitMirror, commit: str) -> dict[str, str]:
    return {row.path: row.sha for row in git.list_tree(commit) if row.type == "blob"}


def _text(raw: bytes) -> str | None:
    return None if b"\0" in raw else raw.decode("utf-8", "replace").replace("\r\n", "\n")


_Ranges = tuple[tuple[int, int], ...]


def differing(old: list[str], new: list[str]) -> tuple[_Ranges, int, int, _Ranges]:
    """Changed ranges of the new text, lines added and deleted, changed ranges of the old text."""
    if len(old) > MAX_LINES or len(new) > MAX_LINES:
        return (), 0, 0, ()
    here: list[tuple[int, int]] = []
    there: list[tuple[int, int]] = []
    n_added = n_deleted = 0
    n_new = len(new) - (new[-1] == "")
    n_old = len(old) - (old[-1] == "")
    for tag, i1, i2, j1, j2 in SequenceMatcher(
        None, old[:n_old], new[:n_new], autojunk=False
    ).get_opcodes():
        if tag == "equal":
            continue
        n_deleted += i2 - i1
        n_added += j2 - j1
        if j2 > j1:
            here.append((j1 + 1, j2))
        if i2 > i1:
            there.append((i1 + 1, i2))
    return tuple(here), n_added, n_deleted, tuple(there)


def _defined(text: str, path: str) -> list[tuple[str, int, int]]:
    """Qualified names of functions and classes, with their lines."""
    if language_of(path) is None or not text:
        return []
    facts = extract(text.encode(), suffix_of(path))
    return list(dict.fromkeys((row[3], row[6], row[7]) for row in facts.defs))


def meets(ranges: _Ranges, first: int, last: int) -> bool:
    return any(start <= last and first <= end for start, end in ranges)
