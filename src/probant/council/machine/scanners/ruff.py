"""ruff's `json` and `json-lines`: one diagnostic a row."""

from __future__ import annotations

from probant.council.machine.scanners.place import IN_A_CELL, Place, told
from probant.council.machine.scanners.reading import (
    Row,
    lines_of,
    note_of,
    number_of,
    reach_of,
    row_of,
    text_of,
)

NAME = "ruff"
KEY = "diagnostics"
"""ruff writes a bare list; nothing of its own is called so."""


def is_row(row: Row) -> bool:
    return "location" in row and "code" in row and bool(text_of(row, "filename"))


def is_silent(_document: object) -> bool:
    return False


def n_errors(_row: Row) -> int:
    return 0


def places_of(row: Row) -> tuple[Place, ...]:
    start, end = row_of(row, "location"), row_of(row, "end_location")
    lines = lines_of(number_of(start, "row"), number_of(end, "row"), number_of(end, "column"))
    note = note_of(start, "row", lines)
    if row.get("cell") is not None:
        lines, note = None, IN_A_CELL
    path = text_of(row, "filename")
    return (
        Place(
            path=path,
            reach=reach_of(path),
            lines=lines,
            note=note,
            rule=told(text_of(row, "code") or text_of(row, "name")),
            message=told(text_of(row, "message")),
        ),
    )
