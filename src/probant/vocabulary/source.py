"""Nouns for the code under investigation: which snapshot, which file, which lines.

Pure records; reading bytes is `workspace`'s work. Next: question.py.
"""

from __future__ import annotations

from typing import NamedTuple, NewType

from probant.vocabulary.record import Record

RepoPath = NewType("RepoPath", str)
"""Repository-relative, '/' separators, never absolute, no '..'."""

Digest = NewType("Digest", str)
"""Lower-case hexadecimal content hash; for files the git blob id of the raw bytes."""


def is_inside(path: str, folder: str) -> bool:
    """Whether a path is this file, or lies in this folder; '' is everywhere."""
    return not folder or path == folder or path.startswith(f"{folder}/")


class Snapshot(Record, kw_only=True):
    """Which state of the repository an answer speaks about."""

    commit: str | None
    dirty: bool
    tree_digest: Digest


class SourceFile(NamedTuple):
    """One readable text file of a snapshot. A tuple, since there are thousands of them."""

    path: RepoPath
    blob: Digest
    size: int


class SkippedFile(NamedTuple):
    """A path of the snapshot nobody looked into, and why."""

    path: RepoPath
    reason: str


class LineRange(Record, order=True):
    """1-based, inclusive."""

    first: int
    last: int

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last:
            raise ValueError(f"not a line range: {self.first}-{self.last}")


class Citation(Record, kw_only=True):
    """Lines of a file with their exact text, as read when the answer was given."""

    path: RepoPath
    lines: LineRange
    quote: str
    blob: Digest
