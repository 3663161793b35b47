"""From the body of an evidence item to the places it cites, by its shape: a caller's name for the
source proves nothing. Each tool has a module; what a body without places means is opinions.py's
matter.
"""

from __future__ import annotations

from typing import Protocol

from probant.council.machine.scanners import bandit, eslint, ruff, sarif, semgrep
from probant.council.machine.scanners.place import Place, Reach, Scan
from probant.council.machine.scanners.reading import NotRead, Row, begins_as_json, load, rows_of

__all__ = ["MAX_CHARS", "MAX_PLACES", "Place", "Reach", "Scan", "read_scan"]

MAX_CHARS = 20_000_000
MAX_PLACES = 100_000


class _Scanner(Protocol):
    """The module of a tool that writes one row a result."""

    NAME: str
    KEY: str

    def is_row(self, row: Row) -> bool: ...

    def places_of(self, row: Row) -> tuple[Place, ...]: ...


_SCANNERS: tuple[_Scanner, ...] = (eslint, ruff, bandit, semgrep)


def read_scan(body: str) -> Scan:
    """Every place the body cites; none, and why, where it is not the output of a known tool."""
    if len(body) > MAX_CHARS:
        return Scan(why="it is too long to be read")
    try:
        document = load(body)
    except NotRead as odd:
        return Scan(why=str(odd), is_prose=not begins_as_json(body))
    found = sarif.read(document) or _rows(document)
    if found is None:
        return Scan(why="it is not the output of a tool that is known here")
    if len(found.places) > MAX_PLACES:
        return Scan(tool=found.tool, why=f"it cites more than {MAX_PLACES} places")
    return found


def _rows(document: object) -> Scan | None:
    for scanner in _SCANNERS:
        rows = rows_of(document, scanner.KEY, scanner.is_row)
        if rows is not None:
            read = [row for row in rows if isinstance(row, dict) and scanner.is_row(row)]
            return Scan(
                tool=scanner.NAME,
                places=tuple(place for row in read for place in scanner.places_of(row)),
                n_odd=len(rows) - len(read),
            )
    return None
