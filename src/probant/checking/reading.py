"""From passages to assertions: which sentences say something that can be checked, and what.

A sentence becomes a claim only when its parts fit one of the forms; everything else is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.citations import cited_places
from probant.checking.document import Document, Passage
from probant.checking.world import World
from probant.vocabulary.assertion import Aside, Assertion, CitedPlace, ClaimKind, Mention
from probant.vocabulary.record import Record

_DEFINED = re.compile(r"`(?P<name>[\w.]+)(?:\(\))?` is defined in `?$")


class Reading(Record, kw_only=True):
    """All a text says that can be checked, and what it says that nobody can check."""

    assertions: tuple[Assertion, ...]
    asides: tuple[Aside, ...]
    n_citations: int


def read_text(document: Document, passages: Sequence[Passage], world: World) -> Reading:
    """The assertions of a document, in the order in which they stand."""
    found: list[Assertion] = []
    n_citations = 0
    for passage in passages:
        for place in cited_places(document, passage, world):
            n_citations += 1
            found.append(_existence(place))
            before = passage.text[: place.span.start - passage.start]
            if match := _DEFINED.search(before):
                start, end = (passage.offset(n) for n in match.span("name"))
                subject = Mention(text=match["name"], span=document.span(start, end))
                whole = document.span(passage.offset(match.start()), place.span.end)
                found.append(
                    Assertion(
                        kind=ClaimKind.DEFINED_IN,
                        span=whole,
                        text=document.text[whole.start : whole.end],
                        subject=subject,
                        place=place,
                    )
                )
    return Reading(assertions=tuple(found), asides=(), n_citations=n_citations)


def _existence(place: CitedPlace) -> Assertion:
    kind = ClaimKind.LINE_RANGE if place.names_lines else ClaimKind.FILE
    return Assertion(kind=kind, span=place.span, text=place.written, place=place)
