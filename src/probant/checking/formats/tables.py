"""The cells of a row of a table in Markdown."""

from __future__ import annotations

import re
from itertools import pairwise

from probant.checking.formats.rows import Piece

_BAR = re.compile(r"(?<!\\)\|")


def row_cells(row: str, start: int) -> list[Piece]:
    """Where the cells stand if the row starts here; a bar may open and close it."""
    text = row.rstrip()
    first = 1 if text.startswith("|") else 0
    last = len(text)
    if last > first and text.endswith("|") and not text.endswith("\\|"):
        last -= 1
    bars = [match.start() for match in _BAR.finditer(text, first, last)]
    edges = [first - 1, *bars, last]
    return [(start + left + 1, start + right) for left, right in pairwise(edges)]
