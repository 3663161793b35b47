"""The cells of reStructuredText's tables: drawn as a grid, or with a line of signs per column."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from probant.checking.formats.rows import Piece, Row

GRID_EDGE = re.compile(r"\+(?:[-=]{3,}\+)+$")
SIMPLE_EDGE = re.compile(r"={2,}(?:[ \t]+={2,})+$")

MAX_COLUMNS = 60
"""A wider table is left alone: the blanks between the rows of a cell grow with its width."""


def is_simple_edge(text: str) -> bool:
    return SIMPLE_EDGE.match(text) is not None


def grid_cells(rows: Sequence[Row]) -> Iterator[list[Piece]]:
    """The pieces of each cell; one that spans columns is one cell."""
    group: list[list[Piece]] = []
    for start, text in rows:
        if text.lstrip().startswith("+"):
            yield from _by_column(group)
            group = []
            continue
        bars = [at for at, char in enumerate(text) if char == "|"]
        if len(bars) <= MAX_COLUMNS:
            group.append([(start + left + 1, start + right) for left, right in pairwise(bars)])
    yield from _by_column(group)


def simple_cells(rows: Sequence[Row]) -> Iterator[list[Piece]]:
    """The pieces of each cell; a row whose first column is blank continues the one before."""
    edge = rows[0][1]
    columns = [match.start() for match in re.finditer(r"=+", edge)]
    if len(columns) > MAX_COLUMNS:
        return
    group: list[list[Piece]] = []
    for start, text in rows[1:]:
        is_edge = not text.strip("=- \t")
        if is_edge or text[: columns[1]].strip():
            yield from _by_column(group)
            group = []
        if not is_edge:
            ends = [*columns[1:], len(text)]
            group.append(
                [
                    (start + min(left, len(text)), start + min(right, len(text)))
                    for left, right in zip(columns, ends, strict=True)
                ]
            )
    yield from _by_column(group)


def _by_column(group: list[list[Piece]]) -> Iterator[list[Piece]]:
    n_columns = max(map(len, group), default=0)
    for column in range(n_columns):
        yield [row[column] for row in group if column < len(row)]
