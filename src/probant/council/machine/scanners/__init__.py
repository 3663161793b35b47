"""From the body of an evidence item to the places it cites, by its shape: a caller's name for the
source proves nothing. Each tool has a module; what a body without places means is opinions.py's
matter.
"""

from __future__ import annotations

from typing import Protocol

from probant.council.machine.scanners import bandit, eslint, lines, ruff, sarif, semgrep
from probant.council.machine.scanners.place import Place, Reach, Scan
from probant.council.machine.scanners.reading import (
    NotRead,
    Row,
    begins_as_json,
    list_of,
    load,
    rows_of,
)

__all__ = ["MAX_CHARS", "MAX_PLACES", "Place", "Reach", "Scan", "read_scan"]

MAX_CHARS = 20_000_000
MAX_PLACES = 100_000


class _Scanner(Protocol):
    """The module of a tool that writes one row a result."""

    NAME: str
    KEY: str

    def is_row(self, row: Row) -> bool: ...

    def places_of(self, row: Row) -> tuple[Place, ...]: ...

    def is_silent(self, document: object) -> bool:
        """Whether it is the tool's own way to say that there is nothing."""
        ...

    def n_errors(self, row: Row) -> int:
        """How many errors of its own the tool reports in a row."""
        ...


_SCANNERS: tuple[_Scanner, ...] = (eslint, ruff, bandit, semgrep)


def read_scan(body: str) -> Scan:
    """Every place the body cites; none, and why, where it is not the output of a known tool."""
    if len(body) > MAX_CHARS:
        return Scan(why="it is too long to be read")
    try:
        document = load(body)
    except NotRead as odd:
        is_prose = not begins_as_json(body)
        return (lines.read(body) if is_prose else None) or Scan(why=str(odd), is_prose=is_prose)
    found = sarif.read(document) or _rows(document) or _silent(document)
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
                n_errors=_n_errors(document) + sum(map(scanner.n_errors, read)),
                is_silent=scanner.is_silent(document),
            )
    return None


def _silent(document: object) -> Scan | None:
    if document == []:
        # Several tools write just this.
        return Scan(tool="linter", is_silent=True)
    for scanner in _SCANNERS:
        if scanner.is_silent(document):
            return Scan(tool=scanner.NAME, n_errors=_n_errors(document), is_silent=True)
    return None


def _n_errors(document: object) -> int:
    """What a tool tells beside its results of files that it could not look at."""
    return len(list_of(document, "errors")) if isinstance(document, dict) else 0
