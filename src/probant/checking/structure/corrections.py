"""What a text should have said of where a definition stands, as an edit.

An edit never sends a text to another file than it names, unless that one is gone and has moved; a
link or a permalink is left as it is.
"""

from __future__ import annotations

import posixpath
import re

from probant.vocabulary.assertion import CitedPlace, Edit, Span
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import LocationValue, Observation


def shown_place(right: Observation) -> Place | None:
    """The lines of a definition, where that is what holds instead."""
    return right.places[0] if isinstance(right.value, LocationValue) and right.places else None


def new_lines(there: Place, place: CitedPlace) -> Edit | None:
    """The lines of the definition, written as the text writes lines."""
    span = place.lines_span
    if span is None:
        return None
    shown = place.written[span.start - place.span.start : span.end - place.span.start]
    text = _renumbered(shown, there)
    return Edit(span, text) if text else None


def new_place(there: Place, place: CitedPlace) -> Edit | None:
    """The file of the same name that has the definition, and its lines."""
    if posixpath.basename(there.path) != posixpath.basename(place.path):
        return None
    if place.is_link or place.revision:
        return None
    if place.lines_span is None:
        return Edit(place.path_span, there.path)
    start, end = place.path_span, place.lines_span
    if end.start < start.end:
        return None
    base = place.span.start
    between = place.written[start.end - base : end.start - base]
    lines = _renumbered(place.written[end.start - base : end.end - base], there)
    if lines is None:
        return None
    return Edit(Span(start.start, end.end, start.line), there.path + between + lines)


def _renumbered(shown: str, there: Place) -> str | None:
    """`L10-L20` with the lines of the definition; None where it holds no numbers."""
    numbers = re.findall(r"\d+", shown)
    if not 1 <= len(numbers) <= 2:
        return None
    lines = there.lines
    new = iter((lines.first, lines.last) if len(numbers) == 2 else (lines.first,))
    return re.sub(r"\d+", lambda _: str(next(new)), shown)
