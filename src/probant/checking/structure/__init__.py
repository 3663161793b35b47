"""V2: is what the text says about the code's structure right?

A claim is a goal and an expected answer: the engine behind `ask` decides, nothing here does. Only
whether a cited file is there at all is the first tier's to say. Next: goals.py, verdict.py.
"""

from __future__ import annotations

import re

from probant.checking.existence import check_existence
from probant.checking.prover import Prover
from probant.checking.shelf import Shelf
from probant.checking.structure.corrections import new_place
from probant.checking.structure.goals import goal_of
from probant.checking.structure.queries import QUERIES, answer_to, goal_of_query_claim
from probant.checking.structure.starting import default_verdict
from probant.checking.structure.tallies import TALLIES, answer_to_tally
from probant.checking.structure.verdict import verdict_of
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, ClaimKind, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome

_MISSED = frozenset({ReasonCode.MISSING_ANCHOR, ReasonCode.NOT_AT_THIS_SNAPSHOT})
_MEMBER = re.compile(r"[A-Z]\w*(?:\.|::|#)\w+")
_IN_HISTORY = frozenset({ClaimKind.COMMIT_CHANGED})
"""Claims about files that need not be there any more."""


def check_structure(assertion: Assertion, shelf: Shelf, prover: Prover) -> Checked:
    """One V2 assertion, as the engine rules on it."""
    place = assertion.place
    if place is not None and assertion.kind not in _IN_HISTORY and not _is_there(place, shelf):
        return _without_file(assertion, place, shelf)
    found = _judged(assertion, shelf, prover)
    return _without_name(assertion, shelf) or found if found.reason in _MISSED else found


def _judged(assertion: Assertion, shelf: Shelf, prover: Prover) -> Checked:
    if assertion.kind in TALLIES:
        return answer_to_tally(assertion, prover)
    if assertion.kind is ClaimKind.DEFAULT:
        return default_verdict(assertion, shelf, prover)
    if assertion.kind in QUERIES:
        return answer_to(assertion, prover.prove(goal_of_query_claim(assertion, shelf)))
    if assertion.kind is ClaimKind.REACHES:
        note = "what its code names may be bound to anything"
        open_one = unverifiable(assertion, ReasonCode.NOT_TOLD, note)
        return _unless_beyond(assertion, open_one, shelf)
    goal = goal_of(assertion, shelf)
    found = verdict_of(assertion, prover.prove(goal))
    if (
        assertion.is_far
        and found.verdict is not CheckResult.VERIFIED
        and (assertion.object is not None and shelf.is_nowhere(assertion.object))
    ):
        detail = f"nothing in this repository names {assertion.object.text}"
        return refuted(assertion, Failure.WRONG_STRUCTURE, detail)
    if assertion.is_far and found.verdict is not CheckResult.VERIFIED:
        assert goal.stated is not None and goal.stated.object is not None  # noqa: S101 - a pair
        targets = (*goal.targets, goal.stated.object)
        far = prover.prove(replace(goal, targets=targets, transitive=True, stated=None))
        is_out_of_reach = far.is_of_all and far.outcome is Outcome.REFUTED
        if is_out_of_reach and found.verdict is CheckResult.UNVERIFIABLE:
            return refuted(assertion, Failure.WRONG_STRUCTURE, far.why, *far.citations)
        if not is_out_of_reach and found.verdict is CheckResult.REFUTED:
            note = f"{found.detail}, but what it calls may do it"
            found = unverifiable(assertion, ReasonCode.NOT_TOLD, note)
    is_open = found.verdict is CheckResult.UNVERIFIABLE
    if is_open and (assertion.is_thin or _raises_own_class(assertion, shelf)):
        return _unless_beyond(assertion, found, shelf)
    return found


def _raises_own_class(assertion: Assertion, shelf: Shelf) -> bool:
    """Whether a class of this repository is said to be raised: no operation raises it by itself."""
    thing = assertion.object
    is_raise = assertion.kind is ClaimKind.RAISES and not assertion.denied
    return is_raise and thing is not None and shelf.has_name(thing.text)


def _unless_beyond(assertion: Assertion, found: Checked, shelf: Shelf) -> Checked:
    """Refuted where no code near the subject even names the object."""
    subject, thing = assertion.subject, assertion.object
    if subject is None or thing is None:
        return found
    if not shelf.is_beyond(subject, thing, is_far=assertion.kind is ClaimKind.RAISES):
        return found
    detail = f"no code of {subject.text}, or that it calls, names {thing.text}"
    return refuted(assertion, Failure.WRONG_STRUCTURE, detail)


def _without_name(assertion: Assertion, shelf: Shelf) -> Checked | None:
    """What the first tier says of a member that its class does not have, whatever it does."""
    subject = assertion.subject
    if subject is None or assertion.denied or not _MEMBER.fullmatch(subject.text):
        return None
    name = Assertion(
        kind=ClaimKind.IDENTIFIER, span=subject.span, text=subject.text, subject=subject
    )
    said = check_existence(name, shelf)
    return replace(said, assertion=assertion) if said.verdict is CheckResult.REFUTED else None


def _is_there(place: CitedPlace, shelf: Shelf) -> bool:
    return bool(shelf.files_of(place) or shelf.located(place).folders)


def _without_file(assertion: Assertion, place: CitedPlace, shelf: Shelf) -> Checked:
    """What the first tier says of a path that is not there, whatever is said to be in it.

    Whoever states something plainly about a name of this code does not suppose the file.
    """
    subject = assertion.subject
    is_known = subject is not None and shelf.has_name(subject.text)
    file = Assertion(
        kind=ClaimKind.FILE,
        span=assertion.span,
        text=assertion.text,
        place=replace(place, lines=None, is_hypothetical=place.is_hypothetical and not is_known),
        is_stated=True,
        defines=subject if assertion.kind is ClaimKind.DEFINED_IN else None,
    )
    said = check_existence(file, shelf)
    if said.verdict is not CheckResult.REFUTED:
        return unverifiable(assertion, said.reason or ReasonCode.NOT_TOLD, said.detail)
    detail = f"there is no file {place.path}"
    if assertion.denied:
        return verified(assertion, detail)
    there = shelf.only_place(subject) if file.defines is not None and subject is not None else None
    return refuted(
        assertion,
        Failure.MISSING_FILE,
        detail,
        suggestion=f"{there.path}:{there.lines.first}" if there is not None else None,
        edit=new_place(there, place) if there is not None else None,
    )
