"""Rows of a text and the passages that are stitched from pieces of them.

A row is a stretch of one line; what stands before it on its line (quote marks, comment signs) is
markup. Which rows belong together is the block readers' work: blocks.py, rst.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from probant.checking.document import Passage, PassageKind

Row = tuple[int, str]
"""Where it starts in the text, and what it says, without line end."""

Piece = tuple[int, int]
"""Start and end in the text."""

_MARKUP = re.compile(r"[^\n\t ]")
_MAX_PREFIX = 400
"""A code block's first row keeps its indentation by starting where its line does: within reason."""


def rows_of(text: str) -> Iterator[Row]:
    """Every line, split at newlines only; a carriage return before one is part of the line end."""
    start = 0
    for line in text.split("\n"):
        yield start, line[:-1] if line.endswith("\r") else line
        start += len(line) + 1


def blanked(text: str) -> str:
    return _MARKUP.sub(" ", text)


def stitched(source: str, pieces: Sequence[Piece]) -> str:
    """The text from the first piece to the last, with all between them blanked out."""
    said: list[str] = []
    at = pieces[0][0]
    for start, end in pieces:
        if at < start:
            said.append(blanked(source[at:start]))
        said.append(source[start:end])
        at = end
    return "".join(said)


def code(
    source: str, pieces: Sequence[Piece], *, info: str = "", info_start: int = 0, lead: str = ""
) -> Iterator[Passage]:
    """The pieces as a block of code, from the beginning of their first line; none if all blank."""
    n_kept = len(pieces)
    while n_kept and not source[slice(*pieces[n_kept - 1])].strip():
        n_kept -= 1
    if not n_kept:
        return
    pieces = pieces[:n_kept]
    first = pieces[0][0]
    start = max(source.rfind("\n", 0, first) + 1, first - _MAX_PREFIX)
    text = blanked(source[start:first]) + stitched(source, pieces)
    yield Passage(
        kind=PassageKind.CODE,
        text=text,
        start=start,
        info=info,
        info_start=info_start,
        lead=lead,
    )


def trimmed(source: str, pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces without white space at their ends; those that hold nothing else are left out."""
    found = []
    for start, end in pieces:
        text = source[start:end]
        inner = text.strip()
        if inner:
            start += len(text) - len(text.lstrip())
            found.append((start, start + len(inner)))
    return found
