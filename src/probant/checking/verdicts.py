"""Short ways to say what became of an assertion, and to draw one verdict from several files."""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.assertion import Assertion, Checked, Edit, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import Citation

_MAX_SHOWN = 3


def verified(assertion: Assertion, detail: str, *citations: Citation) -> Checked:
    return Checked(
        assertion=assertion, verdict=CheckResult.VERIFIED, detail=detail, citations=citations
    )


def refuted(
    assertion: Assertion,
    failure: Failure,
    detail: str,
    *citations: Citation,
    suggestion: str | None = None,
    edit: Edit | None = None,
) -> Checked:
    return Checked(
        assertion=assertion,
        verdict=CheckResult.REFUTED,
        failure=failure,
        detail=detail,
        suggestion=suggestion,
        edit=edit,
        citations=citations,
    )


def unverifiable(
    assertion: Assertion, reason: ReasonCode, detail: str, *, suggestion: str | None = None
) -> Checked:
    return Checked(
        assertion=assertion,
        verdict=CheckResult.UNVERIFIABLE,
        reason=reason,
        detail=detail,
        suggestion=suggestion,
    )


def agreed(found: Sequence[Checked], *, one_is_enough: bool) -> Checked:
    """One verdict where a path may mean several files.

    With `one_is_enough` the claim itself says which is meant: the one for which it holds.
    """
    if len(found) == 1:
        return found[0]
    by_verdict = {verdict: [one for one in found if one.verdict is verdict] for verdict in _ORDER}
    holds = by_verdict[CheckResult.VERIFIED]
    if holds and (one_is_enough or len(holds) == len(found)):
        shown = [citation for one in holds for citation in one.citations][:_MAX_SHOWN]
        return replace(holds[0], citations=tuple(shown))
    if by_verdict[CheckResult.UNVERIFIABLE]:
        return by_verdict[CheckResult.UNVERIFIABLE][0]
    if holds:
        note = f"{len(found)} files end with this path, and it holds for {len(holds)} of them"
        return unverifiable(found[0].assertion, ReasonCode.AMBIGUOUS_NAME, note)
    return replace(found[0], edit=None, suggestion=None)


_ORDER = (CheckResult.VERIFIED, CheckResult.REFUTED, CheckResult.UNVERIFIABLE)


def denied(found: Checked) -> Checked:
    """The verdict on the claim's opposite."""
    if found.verdict is CheckResult.VERIFIED:
        return refuted(found.assertion, Failure.WRONG_STRUCTURE, found.detail, *found.citations)
    if found.verdict is CheckResult.REFUTED:
        return verified(found.assertion, found.detail, *found.citations)
    return found
