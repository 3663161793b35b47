"""What a diff adds, file by file: unified diffs as git and diff write them, merges included.

Only the new side is kept, with the numbers its lines have in the new file. Reading what the lines
say is for the format of each file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.vocabulary.record import Record
from probant.workspace.gitdir import unquote_c

_HUNK = re.compile(r"(@@+)((?: -\d{1,9}(?:,\d{1,9})?)+) \+(\d{1,9})(?:,(\d{1,9}))? \1")
_OLD_COUNT = re.compile(r"-\d+(?:,(\d+))?")
_FILE = ("diff --git ", "diff --cc ", "diff --combined ")
_PREFIX = re.compile(r"[a-z12]/")
_NOTHING = "/dev/null"


class AddedLine(Record):
    """A line of the new file that the diff shows; `text` has no line end."""

    number: int
    text: str
    is_added: bool


class PatchedFile(Record):
    """A file of a diff by its new path, with the lines of its new side that the diff shows."""

    path: str
    lines: tuple[AddedLine, ...]


def patched_files(diff: str) -> tuple[PatchedFile, ...] | None:
    """Every file to which lines are added; None if the text is no diff."""
    reader = _Reader(diff.split("\n"))
    files = tuple(reader.files())
    if not reader.is_diff and diff.strip():
        return None
    return files


class _Reader:
    def __init__(self, rows: list[str]) -> None:
        self.is_diff = False
        self._rows = rows
        self._at = 0
        self._path: str | None = None
        self._lines: list[AddedLine] = []

    def files(self) -> Iterator[PatchedFile]:
        while self._at < len(self._rows):
            row = self._rows[self._at]
            if row.startswith(_FILE):
                self.is_diff = True
                yield from self._finished()
                self._at += 1
            elif row.startswith("--- ") and self._follows("+++ "):
                yield from self._finished()
                self._path = _new_path(row[4:], self._rows[self._at + 1][4:])
                self._at += 2
            elif hunk := _HUNK.match(row):
                self.is_diff = True
                self._at += 1
                self._hunk(hunk)
            else:
                self._at += 1
        yield from self._finished()

    def _follows(self, sign: str) -> bool:
        """Whether the next two rows are the new path and a hunk: else this is a text's own rule."""
        rows, at = self._rows, self._at
        return at + 2 < len(rows) and rows[at + 1].startswith(sign) and rows[at + 2][:2] == "@@"

    def _finished(self) -> Iterator[PatchedFile]:
        if self._path and any(line.is_added for line in self._lines):
            yield PatchedFile(self._path, tuple(self._lines))
        self._path, self._lines = None, []

    def _hunk(self, hunk: re.Match[str]) -> None:
        """The rows of a hunk, as many as its head says; a wrong head ends at the next one."""
        width = len(hunk[1]) - 1
        old_left = [int(count or 1) for count in _OLD_COUNT.findall(hunk[2])]
        if width != len(old_left):
            return
        number = int(hunk[3])
        new_left = int(hunk[4]) if hunk[4] is not None else 1
        while self._at < len(self._rows) and (new_left > 0 or any(n > 0 for n in old_left)):
            row = self._rows[self._at]
            if row.startswith(("@@", *_FILE)):
                return
            self._at += 1
            if row.startswith("\\"):
                continue
            signs = row[:width]
            if signs.strip(" +-\r"):
                return
            is_removed = "-" in signs
            for parent, sign in enumerate(signs.ljust(width)[: len(old_left)]):
                old_left[parent] -= sign == "-" if is_removed else sign == " "
            if not is_removed:
                text = row[width:].removesuffix("\r")
                self._lines.append(AddedLine(number, text, "+" in signs))
                number += 1
                new_left -= 1


def _new_path(old: str, new: str) -> str | None:
    """The new path without the letter git puts before it; None for a removed file."""
    before, after = _path(old), _path(new)
    if after == _NOTHING:
        return None
    has_prefix = _PREFIX.match(after) and before != after
    return after[2:] if has_prefix else after


def _path(written: str) -> str:
    """A path as diffs write it: perhaps quoted, perhaps followed by a date."""
    path = written.removesuffix("\r")
    if path.startswith('"') and path.endswith('"'):
        return unquote_c(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return path.partition("\t")[0]
