"""Nouns for the code under investigation: which snapshot, which file, which lines.

Pure records; reading bytes is `workspace`'s work. Next: question.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

RepoPath = NewType("RepoPath", str)
"""Repository-relative, '/' separators, never absolute, no '..'."""

Digest = NewType("Digest", str)
"""Lower-case hexadecimal content hash; for files the git blob id of the raw bytes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Snapshot:
    """Which state of the repository an answer speaks about."""

    commit: str | None
    dirty: bool
    tree_digest: Digest


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One readable text file of a snapshot."""

    path: RepoPath
    blob: Digest
    size: int


@dataclass(frozen=True, slots=True)
class SkippedFile:
    """A path of the snapshot nobody looked into, and why."""

    path: RepoPath
    reason: str


@dataclass(frozen=True, order=True, slots=True)
class LineRange:
    """1-based, inclusive."""

    first: int
    last: int

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last:
            raise ValueError(f"not a line range: {self.first}-{self.last}")


@dataclass(frozen=True, kw_only=True, slots=True)
class Citation:
    """Lines of a file with their exact text, as read when the answer was given."""

    path: RepoPath
    lines: LineRange
    quote: str
    blob: Digest
