"""bandit's `json`: each result shows its code with a number before every line."""

from __future__ import annotations

import re

from probant.council.machine.scanners.place import Place, quoted, told
from probant.council.machine.scanners.reading import (
    Row,
    list_of,
    note_of,
    number_of,
    reach_of,
    text_of,
)
from probant.vocabulary.source import LineRange

NAME = "bandit"
KEY = "results"

_NUMBERED = re.compile(r"(\d{1,9})(?:[ \t](.*))?", re.DOTALL)


def is_row(row: Row) -> bool:
    return bool(text_of(row, "filename")) and "line_number" in row


def is_silent(document: object) -> bool:
    return (
        isinstance(document, dict)
        and document.get("results") == []
        and {"errors", "generated_at", "metrics"} <= document.keys()
    )


def n_errors(_row: Row) -> int:
    return 0


def places_of(row: Row) -> tuple[Place, ...]:
    path = text_of(row, "filename")
    lines = _lines(row)
    return (
        Place(
            path=path,
            reach=reach_of(path),
            lines=lines,
            note=note_of(row, "line_number", lines),
            quote=_quote(text_of(row, "code"), lines),
            rule=told(text_of(row, "test_id")),
            message=told(text_of(row, "issue_text")),
        ),
    )


def _lines(row: Row) -> LineRange | None:
    """The statement's lines, of which the one that is reported is one."""
    main = number_of(row, "line_number")
    if main is None or main < 1:
        return None
    listed = [one for one in list_of(row, "line_range") if type(one) is int and one >= 1]
    if main not in listed:
        return LineRange(main, main)
    return LineRange(min(listed), max(listed))


def _quote(code: str, lines: LineRange | None) -> str:
    """What of the shown code belongs to these lines; nothing where its numbers do not count up."""
    rows = [_NUMBERED.fullmatch(row) for row in code.removesuffix("\n").split("\n")]
    numbers = [int(row[1]) for row in rows if row is not None]
    if lines is None or len(numbers) < len(rows):
        return ""
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return ""
    texts = {int(row[1]): row[2] or "" for row in rows if row is not None}
    return quoted("\n".join(texts[n] for n in numbers if lines.first <= n <= lines.last))
