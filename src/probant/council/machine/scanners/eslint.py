"""eslint's `json`: one row a file, with its messages and perhaps its whole source."""

from __future__ import annotations

import re

from probant.council.machine.scanners.place import Place, quoted, told
from probant.council.machine.scanners.reading import (
    Row,
    lines_of,
    list_of,
    note_of,
    number_of,
    reach_of,
    text_of,
)
from probant.vocabulary.source import LineRange

NAME = "eslint"
KEY = "results"

_LINE_ENDS = re.compile("\r\n|[\n\r\u2028\u2029]")
"""As JavaScript counts lines."""


def is_row(row: Row) -> bool:
    return bool(text_of(row, "filePath")) and isinstance(row.get("messages"), list)


def is_silent(document: object) -> bool:
    """A row for each file that was looked at, and no message in any."""
    rows = document if isinstance(document, list) else [document]
    return bool(rows) and all(
        isinstance(row, dict) and is_row(row) and row.get("messages") == [] for row in rows
    )


def n_errors(row: Row) -> int:
    """Files that could not be parsed: no rule looked at them."""
    messages = [one for one in list_of(row, "messages") if isinstance(one, dict)]
    return sum(one.get("fatal") is True for one in messages)


def places_of(row: Row) -> tuple[Place, ...]:
    source = text_of(row, "source")
    shown = _LINE_ENDS.split(source) if source else []
    return tuple(
        _place(text_of(row, "filePath"), message, shown)
        for message in list_of(row, "messages")
        if isinstance(message, dict)
    )


def _place(path: str, message: Row, shown: list[str]) -> Place:
    last_line, last_column = number_of(message, "endLine"), number_of(message, "endColumn")
    lines = lines_of(number_of(message, "line"), last_line, last_column)
    return Place(
        path=path,
        reach=reach_of(path),
        lines=lines,
        note=note_of(message, "line", lines),
        quote=quoted(text_of(message, "source") or _shown(lines, shown)),
        rule=told(text_of(message, "ruleId")),
        message=told(text_of(message, "message")),
    )


def _shown(lines: LineRange | None, shown: list[str]) -> str:
    """These lines of the file as eslint saw it; blank ones quote nothing."""
    return "" if lines is None else "\n".join(shown[lines.first - 1 : lines.last]).strip("\n")
