"""One line of an ignore file: what it matches, and what it says of it. As git reads them.

Lines are untrusted; none makes matching slow (wildcards.py). Which files count for a path is for
those who ask: ignoring.py here, and the council's own.
"""

from __future__ import annotations

import re

from probant.vocabulary.record import Record
from probant.workspace.wildcards import compiled


class IgnoreRule(Record, kw_only=True):
    """A line, understood once: there are many paths to hold it against."""

    matches: re.Pattern[str]
    is_negated: bool = False
    """It takes back what an earlier line leaves out."""
    is_for_folders: bool = False
    is_anchored: bool = False
    """It speaks of the path below the file's folder; else of any name below it."""

    def fits(self, below: str, *, is_folder: bool) -> bool:
        """Whether it names exactly this path (whatever lies below is the caller's matter)."""
        if self.is_for_folders and not is_folder:
            return False
        told = below if self.is_anchored else below.rpartition("/")[2]
        return self.matches.fullmatch(told) is not None


def rule_of(line: str) -> IgnoreRule | None:
    """None for a comment, an empty line and a pattern that matches nothing."""
    if line.startswith("#"):
        return None
    pattern = _without_trailing_blanks(line)
    is_negated = pattern.startswith("!")
    pattern = pattern[is_negated:]
    is_for_folders = pattern.endswith("/")
    pattern = pattern[:-1] if is_for_folders else pattern
    matches = compiled(pattern.removeprefix("/")) if pattern else None
    if matches is None:
        return None
    return IgnoreRule(
        matches=matches,
        is_negated=is_negated,
        is_for_folders=is_for_folders,
        is_anchored="/" in pattern,
    )


def _without_trailing_blanks(line: str) -> str:
    """A backslash keeps the blank after it."""
    end = len(line)
    while end and line[end - 1] == " ":
        n_backslashes = end - 1 - len(line[: end - 1].rstrip("\\"))
        if n_backslashes % 2:
            break
        end -= 1
    return line[:end]
