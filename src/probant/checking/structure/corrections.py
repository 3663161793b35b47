"""What a text should have said of where a definition stands, as a hint and as an edit.

An edit never sends a text to another file than it names, unless that one is gone and has moved; a
link or a permalink is left as it is.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence

from probant.checking.structure.finding import Finding
from probant.checking.structure.ground import where
from probant.facts.definitions import distinct, without_declarations, without_makers
from probant.facts.rows import DefFact
from probant.vocabulary.assertion import CitedPlace, Edit, Span
from probant.vocabulary.record import replace


def hinted(found: Finding, known: Sequence[DefFact]) -> Finding:
    """The right place, where there is one."""
    fact = _only(known)
    return found if fact is None else replace(found, suggestion=where(fact))


def moved(found: Finding, known: Sequence[DefFact], place: CitedPlace) -> Finding:
    """The same of a file that is gone: one of its name that has the definition is that file."""
    fact = _only(known)
    if fact is None or posixpath.basename(fact.path) != posixpath.basename(place.path):
        return hinted(found, known)
    return replace(found, suggestion=where(fact), edit=_new_place(fact, place))


def _only(known: Sequence[DefFact]) -> DefFact | None:
    solid = without_makers(distinct(without_declarations(list(known))))
    return solid[0] if len(solid) == 1 else None


def new_lines(fact: DefFact, place: CitedPlace) -> Edit | None:
    """The lines of the definition, written as the text writes lines."""
    span = place.lines_span
    if span is None:
        return None
    shown = place.written[span.start - place.span.start : span.end - place.span.start]
    text = _renumbered(shown, fact)
    return Edit(span, text) if text else None


def _renumbered(shown: str, fact: DefFact) -> str | None:
    """`L10-L20` with the lines of the definition; None where it holds no numbers."""
    numbers = re.findall(r"\d+", shown)
    if not 1 <= len(numbers) <= 2:
        return None
    new = iter((fact.line, fact.last_line) if len(numbers) == 2 else (fact.line,))
    return re.sub(r"\d+", lambda _: str(next(new)), shown)


def _new_place(fact: DefFact, place: CitedPlace) -> Edit | None:
    if place.is_link or place.revision:
        return None
    if place.lines_span is None:
        return Edit(place.path_span, fact.path)
    start, end = place.path_span, place.lines_span
    if end.start < start.end:
        return None
    base = place.span.start
    between = place.written[start.end - base : end.start - base]
    lines = _renumbered(place.written[end.start - base : end.end - base], fact)
    if lines is None:
        return None
    return Edit(Span(start.start, end.end, start.line), fact.path + between + lines)
