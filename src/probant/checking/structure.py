"""V2: is what the text says about the code's structure right?

Facts first, then the engine that answers questions; a claim is refuted only when nothing could hide
what it says. Next: behaviour.py.
"""

from __future__ import annotations

from probant.checking.prover import Prover
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome


def check_structure(assertion: Assertion, shelf: Shelf, prover: Prover) -> Checked:
    """One V2 assertion against facts and engine."""
    assert assertion.subject is not None and assertion.place is not None  # noqa: S101
    target = Target(
        text=assertion.subject.text, kind=TargetKind.SYMBOL, within=assertion.place.path
    )
    proof = prover.prove(
        Goal(
            question=assertion.text,
            intent=Intent.LOCATE,
            relation=Relation.EXISTS,
            targets=(target,),
            polar=True,
        )
    )
    if proof.outcome is Outcome.ANSWERED:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.VERIFIED,
            detail=proof.text,
            citations=proof.citations,
        )
    if proof.outcome is Outcome.REFUTED and proof.is_full:
        where = [f"{one.path}:{one.line}" for one in shelf.book.definitions(target.text)]
        return Checked(
            assertion=assertion,
            verdict=CheckResult.REFUTED,
            failure=Failure.WRONG_STRUCTURE,
            detail=proof.text,
            suggestion=where[0] if len(where) == 1 else None,
        )
    return Checked(
        assertion=assertion,
        verdict=CheckResult.UNVERIFIABLE,
        reason=proof.reasons[0] if proof.reasons else ReasonCode.BELOW_MINIMUM,
        detail=proof.text,
    )
