"""What a commit changed against its first parent: which files, and which lines of each.

git is asked for names and bare hunks; no content of a diff is kept. Which of the files are shown
is choosing.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from probant.errors import GitFailed
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange
from probant.workspace.git import GitMirror, checked
from probant.workspace.gitdir import unquote_c

_OPTIONS = (
    "-r", "-M", "--no-commit-id", "--no-ext-diff", "--no-textconv", "--no-color",
)  # fmt: skip
_PATCH = ("-p", "-U0", "--src-prefix=a/", "--dst-prefix=b/", "--diff-filter=MRT")
_MARKS = re.compile(
    rb"^(?:(?P<file>diff --git )|\+\+\+ (?P<name>.*)"
    rb"|@@ -[0-9]+(?:,[0-9]+)? \+(?P<first>[0-9]+)(?:,(?P<n>[0-9]+))? @@)",
    re.MULTILINE,
)
"""Where git's own lines begin; those of a file have a sign before them."""


class Changes(Record, kw_only=True):
    """Paths by what became of them. Every path is as git tells it and may be no text."""

    added: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()
    """Also the new names of what was renamed."""
    gone: frozenset[str] = frozenset()
    """Deleted, or there under another name now."""
    renamed: tuple[tuple[str, str], ...] = ()
    """(old, new)"""
    is_guess: bool = False
    """The parent is not here (a shallow clone), so every file counts as added."""

    @property
    def present(self) -> frozenset[str]:
        return self.added | self.changed

    @property
    def deleted(self) -> frozenset[str]:
        """Gone for good: the old name of what was renamed is none of them."""
        return self.gone - {old for old, _ in self.renamed}


def changes_of(git: GitMirror, commit: str) -> Changes:
    rows = git.show_files(commit)
    moved = [row for row in rows if row.status == "R" and row.old_path is not None]
    return Changes(
        added=frozenset(row.path for row in rows if row.status in "AC"),
        changed=frozenset(row.path for row in rows if row.status not in "ACD"),
        gone=frozenset(row.path for row in rows if row.status == "D")
        | frozenset(str(row.old_path) for row in moved),
        renamed=tuple((str(row.old_path), str(row.path)) for row in moved),
        is_guess=commit in git.shallow,
    )


def changed_lines(git: GitMirror, commit: str) -> dict[str, tuple[LineRange, ...]] | None:
    """For each changed file that was there before, the lines that are new or stand where some were.

    None where git could not tell.
    """
    parents = git.commit(commit).parents
    if not parents or commit in git.shallow:
        return {}
    ends = (parents[0], git.resolve(commit))
    try:
        raw = checked(git.plumb("diff-tree", *_OPTIONS, *_PATCH, *ends), "diff-tree")
    except GitFailed:
        return None
    found: dict[str, list[LineRange]] = {}
    for path, lines in _hunks(raw):
        found.setdefault(path, []).append(lines)
    return {path: joined(ranges) for path, ranges in found.items()}


def joined(ranges: Iterable[LineRange]) -> tuple[LineRange, ...]:
    """Sorted, with what touches put together."""
    found: list[LineRange] = []
    for one in sorted(ranges):
        if found and one.first <= found[-1].last + 1:
            found[-1] = LineRange(found[-1].first, max(found[-1].last, one.last))
        else:
            found.append(one)
    return tuple(found)


def _hunks(raw: bytes) -> Iterator[tuple[str, LineRange]]:
    path: str | None = None
    is_head = False
    for mark in _MARKS.finditer(raw):
        if mark["file"]:
            path, is_head = None, True
        elif mark["first"] is None:
            # Inside a hunk such a line is an added one that begins with two plus signs.
            path = _new_name(mark["name"]) if is_head else path
        elif path is not None:
            is_head = False
            yield path, _lines(int(mark["first"]), 1 if mark["n"] is None else int(mark["n"]))


def _new_name(told: bytes) -> str | None:
    name = unquote_c(told.decode("utf-8", "replace").removesuffix("\t"))
    return name[2:] if name.startswith("b/") else None


def _lines(first: int, n_lines: int) -> LineRange:
    """Lines that are only gone leave a place: the lines before and after it."""
    if n_lines:
        return LineRange(first, first + n_lines - 1)
    return LineRange(max(first, 1), first + 1)
