"""semgrep's `json`: what it shows of the code may be hidden behind a login."""

from __future__ import annotations

from probant.council.machine.scanners.place import Place, quoted, told
from probant.council.machine.scanners.reading import (
    Row,
    lines_of,
    note_of,
    number_of,
    reach_of,
    row_of,
    text_of,
)

NAME = "semgrep"
KEY = "results"


def is_row(row: Row) -> bool:
    return bool(text_of(row, "path")) and "check_id" in row and "line" in row_of(row, "start")


def is_silent(document: object) -> bool:
    return (
        isinstance(document, dict)
        and document.get("results") == []
        and {"errors", "paths"} <= document.keys()
    )


def n_errors(_row: Row) -> int:
    return 0


def places_of(row: Row) -> tuple[Place, ...]:
    start, end, extra = row_of(row, "start"), row_of(row, "end"), row_of(row, "extra")
    lines = lines_of(number_of(start, "line"), number_of(end, "line"), number_of(end, "col"))
    path = text_of(row, "path")
    return (
        Place(
            path=path,
            reach=reach_of(path),
            lines=lines,
            note=note_of(start, "line", lines),
            commits=tuple(filter(None, [text_of(row_of(extra, "historical_info"), "git_commit")])),
            quote=quoted(text_of(extra, "lines")),
            rule=told(text_of(row, "check_id")),
            message=told(text_of(extra, "message")),
        ),
    )
