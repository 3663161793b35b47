"""The engine's ruling on a goal, as the verdict on the claim that asked it.

Confirmed where the answer is the expected one, refuted where it is another for certain; whatever
makes an answer partial or limited makes a claim unverifiable, with the same reason. A claim that
denies is turned round here and nowhere else.
"""

from __future__ import annotations

from probant.checking.prover import Proof
from probant.checking.structure.corrections import new_lines, shown_place
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Edit, Failure
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.value import LocationValue, NameValue, Observation, PathValue, TextValue

_SETTLED = {Outcome.ANSWERED: True, Outcome.REFUTED: False}


def verdict_of(assertion: Assertion, proof: Proof) -> Checked:
    """What the proof makes of the claim."""
    holds = _SETTLED.get(proof.outcome) if proof.is_of_all else None
    if holds is None:
        return unverifiable(assertion, why_open(proof), proof.why)
    if holds is not assertion.denied:
        return verified(assertion, proof.why, *proof.citations)
    if assertion.denied:
        return refuted(assertion, Failure.WRONG_STRUCTURE, proof.why, *proof.citations)
    right = proof.instead[0] if len(proof.instead) == 1 else None
    return refuted(
        assertion,
        _failure(assertion, proof),
        proof.why,
        *proof.citations,
        suggestion=_told(right) if right is not None else None,
        edit=_edit(assertion, right) if right is not None else None,
    )


def why_open(proof: Proof) -> ReasonCode:
    """That evidence is thin is the least of reasons."""
    telling = [one for one in proof.reasons if one is not ReasonCode.BELOW_MINIMUM]
    return next(iter((*telling, *proof.reasons)), ReasonCode.NOT_TOLD)


def _failure(assertion: Assertion, proof: Proof) -> Failure:
    is_unknown = ReasonCode.COMPLETE_AND_EMPTY in proof.noted
    if assertion.kind is ClaimKind.DEFINED_IN and is_unknown:
        return Failure.MISSING_IDENTIFIER
    return Failure.WRONG_STRUCTURE


def _told(right: Observation) -> str | None:
    match right.value:
        case LocationValue(definition):
            return f"{definition.path}:{definition.line}"
        case TextValue(text):
            return text
        case NameValue(name=name):
            return name
        case PathValue(path):
            return path
    return None


def _edit(assertion: Assertion, right: Observation) -> Edit | None:
    """Other lines of the file that is named."""
    place, there = assertion.place, shown_place(right)
    if place is None or there is None or place.lines is None:
        return None
    is_same = f"/{there.path}".endswith("/" + place.path.removeprefix("./"))
    return new_lines(there, place) if is_same else None
