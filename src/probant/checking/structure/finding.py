"""What looking for a stated thing came to: it holds, it does not, or that cannot be told.

A claim that denies is turned round here and nowhere else. Next: ground.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from probant.vocabulary.assertion import Assertion, Checked, Edit, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import Citation


class Holds(Enum):
    YES = "yes"
    NO = "no"
    UNSURE = "unsure"


class Finding(Record, kw_only=True):
    """`citations` show what is the case, either way; the rest is for what does not hold."""

    holds: Holds
    detail: str
    citations: tuple[Citation, ...] = ()
    failure: Failure = Failure.WRONG_STRUCTURE
    reason: ReasonCode = ReasonCode.NOT_TOLD
    suggestion: str | None = None
    edit: Edit | None = None


def yes(detail: str, *citations: Citation) -> Finding:
    return Finding(holds=Holds.YES, detail=detail, citations=citations)


def no(detail: str, *citations: Citation, suggestion: str | None = None) -> Finding:
    return Finding(holds=Holds.NO, detail=detail, citations=citations, suggestion=suggestion)


def unsure(reason: ReasonCode, detail: str) -> Finding:
    return Finding(holds=Holds.UNSURE, detail=detail, reason=reason)


def any_of(findings: Sequence[Finding]) -> Finding:
    """Of things that count as one, overloads among them: one that holds is enough."""
    for wanted in (Holds.YES, Holds.UNSURE):
        for one in findings:
            if one.holds is wanted:
                return one
    return findings[0]


def all_of(findings: Sequence[Finding]) -> Finding:
    """Of different things that share a name: a verdict stands where they agree."""
    kinds = {one.holds for one in findings}
    if len(kinds) == 1:
        first = findings[0]
        hints = {one.suggestion for one in findings}
        return first if len(hints) == 1 else replace(first, suggestion=None, edit=None)
    told = "it holds for some of them only"
    if Holds.UNSURE in kinds:
        open_one = next(one for one in findings if one.holds is Holds.UNSURE)
        told = f"of one it cannot be told: {open_one.detail}"
    return unsure(
        ReasonCode.AMBIGUOUS_NAME, f"{len(findings)} definitions share the name, and {told}"
    )


def all_parts(findings: Sequence[Finding]) -> Finding:
    """Of the parts of one claim: it holds if all do, and does not if one does not."""
    for wanted in (Holds.NO, Holds.UNSURE):
        for one in findings:
            if one.holds is wanted:
                return one
    cited = dict.fromkeys(cite for one in findings for cite in one.citations)
    return replace(findings[0], citations=tuple(cited))


def checked(assertion: Assertion, found: Finding) -> Checked:
    """The verdict on the claim, which says the thing or denies it."""
    if found.holds is Holds.UNSURE:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.UNVERIFIABLE,
            reason=found.reason,
            detail=found.detail,
        )
    if (found.holds is Holds.YES) != assertion.denied:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.VERIFIED,
            detail=found.detail,
            citations=found.citations,
        )
    return Checked(
        assertion=assertion,
        verdict=CheckResult.REFUTED,
        failure=Failure.WRONG_STRUCTURE if assertion.denied else found.failure,
        detail=found.detail,
        suggestion=None if assertion.denied else found.suggestion,
        edit=None if assertion.denied else found.edit,
        citations=found.citations,
    )
