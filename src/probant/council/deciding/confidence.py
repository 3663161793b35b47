"""How sure the council may be: one of five names, the lowest of three properties, one sentence.

The properties are the grounding of the findings, the coverage, and the agreement of the reviewers
about the findings. Submitted evidence never enters, and no number is made of a level.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from probant.vocabulary.council import CHAIRMAN, Receipt, Severity, Sighting, WeighedFinding
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import ConfidenceLevel

NONE, LOW, MEDIUM, HIGH, COMPLETE = ConfidenceLevel


class CouncilConfidence(Record, kw_only=True):
    """`because` names the property that decided; the others stand beside it in words."""

    level: ConfidenceLevel
    grounding: str
    coverage: str
    agreement: str
    because: str


class _Property(NamedTuple):
    level: ConfidenceLevel
    words: str


def derive(
    findings: Sequence[WeighedFinding], receipt: Receipt, n_answered: int
) -> CouncilConfidence:
    """`findings` are those of the voices themselves, without the confirmed items."""
    grounding = _grounding(findings)
    coverage = _coverage(receipt)
    agreement = _agreement(findings, n_answered)
    lowest = min((agreement, coverage, grounding), key=lambda one: one.level)
    return CouncilConfidence(
        level=lowest.level,
        grounding=grounding.words,
        coverage=coverage.words,
        agreement=agreement.words,
        because=f"{lowest.level.value} because {lowest.words}",
    )


def _grounding(findings: Sequence[WeighedFinding]) -> _Property:
    """No findings are no proof: nothing was cited that could have been checked."""
    n = len(findings)
    n_grounded = sum(one.grounding.is_grounded for one in findings)
    words = f"{n_grounded} of {n} findings stand where they are said to stand"
    if n == 0:
        return _Property(
            HIGH, "nobody reports a finding, and silence proves less than a finding that checks"
        )
    if n_grounded == n:
        return _Property(COMPLETE, words)
    if n_grounded == 0:
        return _Property(NONE, words)
    return _Property(MEDIUM if 2 * n_grounded > n else LOW, words)


def _coverage(receipt: Receipt) -> _Property:
    sightings = [one.sighting for one in receipt.files]
    n_full = sightings.count(Sighting.FULL)
    words = f"{n_full} of {len(sightings)} files were shown in full"
    if receipt.is_complete:
        return _Property(COMPLETE, words)
    if all(one is Sighting.OMITTED for one in sightings):
        return _Property(NONE, "none of the files was shown")
    return _Property(MEDIUM if 2 * n_full > len(sightings) else LOW, words)


def _agreement(findings: Sequence[WeighedFinding], n_answered: int) -> _Property:
    """Only critical and major findings: remarks in passing are rarely made twice."""
    if n_answered == 0:
        return _Property(NONE, "no reviewer answered")
    if n_answered == 1:
        return _Property(LOW, "only one reviewer answered, so nobody could agree")
    grave = [one for one in findings if one.finding.severity >= Severity.MAJOR]
    n_shared = sum(_is_shared(one, n_answered) for one in grave)
    words = f"most of {n_answered} reviewers share {n_shared} of {len(grave)} grave findings"
    if not grave:
        return _Property(COMPLETE, f"none of {n_answered} reviewers reports a grave finding")
    if n_shared == len(grave):
        return _Property(COMPLETE, words)
    if n_shared == 0:
        return _Property(LOW, words)
    return _Property(HIGH if 2 * n_shared > len(grave) else MEDIUM, words)


def _is_shared(one: WeighedFinding, n_answered: int) -> bool:
    return 2 * sum(name != CHAIRMAN for name in one.reported_by) > n_answered
