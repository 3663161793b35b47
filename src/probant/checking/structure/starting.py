"""What something is worth before anybody sets it: a parameter, a field, an option.

A text says "default" of all of them, and often by other words than the code's ("status code" is
`code`). Whichever the owner certainly has is the one that is meant. Next: queries.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.checking.prover import Prover
from probant.checking.shelf import Shelf
from probant.checking.structure.queries import answer_to, goal_of_query_claim
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import replace


def default_verdict(assertion: Assertion, shelf: Shelf, prover: Prover) -> Checked:
    """The first sure answer of a parameter, or a field, that the words may mean."""
    first: Checked | None = None
    for one in _meanings(assertion):
        found = answer_to(one, prover.prove(goal_of_query_claim(one, shelf)))
        found = replace(found, assertion=assertion)
        if found.verdict is not CheckResult.UNVERIFIABLE:
            return found
        first = first or found
    assert first is not None  # noqa: S101 - there is always one meaning
    return first


def _meanings(assertion: Assertion) -> Iterator[Assertion]:
    subject = assertion.subject
    assert subject is not None  # noqa: S101 - the table of Assertion
    for name in _spellings(subject.text):
        named = replace(subject, text=name)
        yield replace(assertion, subject=named)
        if subject.owner:
            owned = replace(named, text=f"{subject.owner}.{name}", owner="")
            yield replace(assertion, kind=ClaimKind.VALUE, subject=owned)


def _spellings(told: str) -> Iterator[str]:
    """How code may spell what a text tells in words; the whole before its last word."""
    words = told.split()
    if len(words) < 2:
        yield told
        return
    yield "_".join(words)
    yield words[0] + "".join(word.capitalize() for word in words[1:])
    yield words[-1]
    yield words[0]
