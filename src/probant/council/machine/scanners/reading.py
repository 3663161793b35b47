"""JSON of unknown tools, field by field: every accessor has a value for what is not there."""

from __future__ import annotations

import re
from collections.abc import Callable

from probant.council.machine.scanners.place import MAX_LINE, Reach
from probant.council.sarif_log import Row, list_of, row_of
from probant.vocabulary.json_text import NotStrictJson, read_json
from probant.vocabulary.source import LineRange

__all__ = [
    "NotRead", "Row", "begins_as_json", "is_writable", "lines_of", "list_of", "load", "note_of",
    "number_of", "reach_of", "row_of", "rows_of", "text_of",
]  # fmt: skip

NO_LINES = "its lines are no numbers of lines"

_BEGINNING = re.compile(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\]])")
_DRIVE = re.compile(r"[A-Za-z]:[\\/]")


class NotRead(ValueError):
    """One line that says why."""


def load(text: str) -> object:
    """The value a body holds; JSON lines become a list."""
    bare = text.removeprefix("\ufeff").strip()
    if not bare.startswith(("{", "[")):
        raise NotRead("it is no JSON object or list")
    try:
        return _strict(bare)
    except NotRead:
        lines = [line for line in bare.split("\n") if line.strip()]
        if len(lines) < 2 or not all(line.lstrip().startswith("{") for line in lines):
            raise
        return [_strict(line) for line in lines]


def begins_as_json(text: str) -> bool:
    return _BEGINNING.match(text) is not None


def _strict(text: str) -> object:
    try:
        return read_json(text)
    except NotStrictJson as odd:
        raise NotRead(f"it is no strict JSON: {odd}") from None


def rows_of(document: object, key: str, is_row: Callable[[Row], bool]) -> list[object] | None:
    """The results of a document: a list, the list under `key`, or one result by itself."""
    rows: object = document
    if isinstance(document, dict):
        rows = document.get(key) if key in document else [document]
    if not isinstance(rows, list) or not any(isinstance(row, dict) and is_row(row) for row in rows):
        return None
    return rows


def text_of(row: Row, key: str) -> str:
    """Empty where it is no text that can be written down."""
    value = row.get(key)
    return value if isinstance(value, str) and is_writable(value) else ""


def is_writable(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def number_of(row: Row, key: str) -> int | None:
    """A whole number that can count something."""
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= MAX_LINE else None


def lines_of(first: int | None, last: int | None, last_column: int | None) -> LineRange | None:
    """Ends before the first character of a line end with the line before it."""
    if first is None or first < 1:
        return None
    end = first if last is None else last
    if end > first and last_column == 1:
        end -= 1
    return LineRange(first, end) if end >= first else None


def note_of(row: Row, key: str, lines: LineRange | None) -> str:
    """Why a result that gives a line has none; 0 and null mean the whole file."""
    value = row.get(key)
    if lines is not None or value is None or (value == 0 and value is not False):
        return ""
    return NO_LINES


def reach_of(path: str) -> Reach:
    """A path of the file system as a tool on any system writes it."""
    if not path or path == "-" or path.startswith("<") or "\0" in path:
        return Reach.FOREIGN
    if path.startswith(("/", "~")) or "\\" in path or _DRIVE.match(path) or ".." in path.split("/"):
        return Reach.ABSOLUTE
    return Reach.PLAIN
