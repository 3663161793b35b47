"""What became of each statement: the claims read from it beside what is true.

Next: metrics.py counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from probant.evaluation.statements.response import SaidClaim, Verdict
from probant.evaluation.statements.statement import ComposedText, Statement

BETWEEN_STATEMENTS = "consistency"
"""Claims of this kind belong to no one statement: in a false text they may be right."""


class Outcome(Enum):
    """Of a true statement the first four, of a false one the last five."""

    VERIFIED = "verified"
    FALSELY_REFUTED = "falsely refuted"
    LEFT_OPEN = "unverifiable"
    UNREAD = "unread"
    REFUTED = "refuted"
    REFUTED_OTHERWISE = "refuted, wrong code"
    WRONGLY_VERIFIED = "wrongly verified"


@dataclass(frozen=True, kw_only=True, slots=True)
class Graded:
    """`claims` are those read from the statement."""

    repo: str
    statement: Statement
    outcome: Outcome
    claims: tuple[SaidClaim, ...]


def graded(repo: str, text: ComposedText, claims: Sequence[SaidClaim]) -> list[Graded]:
    """One for each statement of the text; a claim belongs where its characters stand."""
    found: list[Graded] = []
    for statement in text.statements:
        own = [c for c in claims if c.start < statement.end and c.end > statement.start]
        outcome = _of_true(statement, own) if statement.told.is_true else _of_false(statement, own)
        found.append(Graded(repo=repo, statement=statement, outcome=outcome, claims=tuple(own)))
    return found


def _of_true(statement: Statement, claims: Sequence[SaidClaim]) -> Outcome:
    """A refutation of anything in it is false, whatever it was read as."""
    if any(claim.verdict is Verdict.REFUTED for claim in claims):
        return Outcome.FALSELY_REFUTED
    meant = [claim for claim in claims if claim.kind in statement.told.kinds]
    if not meant:
        return Outcome.UNREAD
    is_verified = any(claim.verdict is Verdict.VERIFIED for claim in meant)
    return Outcome.VERIFIED if is_verified else Outcome.LEFT_OPEN


def _of_false(statement: Statement, claims: Sequence[SaidClaim]) -> Outcome:
    """Its own claim must not be verified, and something in it must be refuted for the reason."""
    own = [claim for claim in claims if claim.kind != BETWEEN_STATEMENTS]
    meant = [claim for claim in own if claim.kind in statement.told.kinds]
    if any(claim.verdict is Verdict.VERIFIED for claim in meant):
        return Outcome.WRONGLY_VERIFIED
    refuted = [claim for claim in own if claim.verdict is Verdict.REFUTED]
    if any(claim.failure in statement.told.failures for claim in refuted):
        return Outcome.REFUTED
    if refuted:
        return Outcome.REFUTED_OTHERWISE
    return Outcome.LEFT_OPEN if meant else Outcome.UNREAD
