"""Paths and lines as people and models write them, found in a passage.

Only what is written: whether it exists is existence.py's work.
"""

from __future__ import annotations

import re

from probant.checking.document import Document, Passage
from probant.vocabulary.assertion import CitedPlace
from probant.vocabulary.source import LineRange

_PATH = re.compile(
    r"(?P<path>(?:[\w.@+-]+[/\\])*[\w@+-][\w.@+-]*\.[A-Za-z]\w{0,7})"
    r"(?::(?P<first>\d{1,7})(?:[-–](?P<last>\d{1,7}))?)?"
)


def cited_places(document: Document, passage: Passage) -> tuple[CitedPlace, ...]:
    """Every path the passage names, in order."""
    return tuple(_cited(document, passage, match) for match in _PATH.finditer(passage.text))


def _cited(document: Document, passage: Passage, match: re.Match[str]) -> CitedPlace:
    def span(group: str | int) -> tuple[int, int]:
        start, end = match.span(group)
        return passage.offset(start), passage.offset(end - 1) + 1

    first = int(match["first"]) if match["first"] else 0
    last = int(match["last"]) if match["last"] else first
    lines = LineRange(first, last) if 1 <= first <= last else None
    return CitedPlace(
        written=match[0],
        path=match["path"].replace("\\", "/"),
        lines=lines,
        span=document.span(*span(0)),
        path_span=document.span(*span("path")),
        lines_span=document.span(span("first")[0], span("last" if match["last"] else "first")[1])
        if lines
        else None,
    )
