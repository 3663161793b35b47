"""Confidence: the lowest of grounding, coverage and agreement, and never the evidence."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from probant.council.deciding.confidence import derive
from probant.vocabulary.council import (
    Covered,
    Grounding,
    Receipt,
    Severity,
    Sighting,
    Status,
    WeighedFinding,
)
from probant.vocabulary.ruling import ConfidenceLevel
from probant.vocabulary.source import RepoPath
from tests.unit.council.deliberating import (
    FULL,
    PATH,
    SHELL,
    all_say,
    council,
    finding,
    item,
    opinion,
    place,
    reply,
    says,
    synthesis,
)


def weighed(
    reported_by: str, *, is_grounded: bool = True, severity: Severity = Severity.MAJOR
) -> WeighedFinding:
    return WeighedFinding(
        finding=finding(severity=severity),
        grounding=Grounding(is_grounded=is_grounded, path=PATH),
        reported_by=tuple(reported_by.split()),
    )


def receipt(*sightings: Sighting) -> Receipt:
    return Receipt(
        tuple(Covered(path=RepoPath(f"{n}.py"), sighting=one) for n, one in enumerate(sightings))
    )


BOTH, ONE = weighed("ada bob"), weighed("ada")
WRONG = weighed("ada bob", is_grounded=False)
F, P, O = Sighting.FULL, Sighting.PARTIAL, Sighting.OMITTED  # noqa: E741 - a table


@pytest.mark.parametrize(
    ("findings", "sightings", "n", "level", "because"),
    [
        ((BOTH,), (F,), 3, "complete", "most of 3 reviewers share 1 of 1 grave findings"),
        ((), (F,), 3, "high", "nobody reports a finding"),
        ((BOTH, BOTH, ONE), (F,), 3, "high", "share 2 of 3"),
        ((BOTH, ONE), (F,), 3, "medium", "share 1 of 2"),
        ((ONE,), (F,), 3, "low", "share 0 of 1"),
        ((weighed("ada chairman"),), (F,), 3, "low", "share 0 of 1"),
        ((weighed("ada", severity=Severity.MINOR),), (F,), 2, "complete", "none of 2 reviewers"),
        ((BOTH, BOTH, WRONG), (F,), 3, "medium", "2 of 3 findings stand"),
        ((BOTH, WRONG), (F,), 3, "low", "1 of 2 findings stand"),
        ((WRONG,), (F,), 3, "none", "0 of 1 findings stand"),
        ((BOTH,), (F, F, P), 3, "medium", "2 of 3 files were shown in full"),
        ((BOTH,), (F, O), 3, "low", "1 of 2 files"),
        ((BOTH,), (P,), 3, "low", "0 of 1 files"),
        ((BOTH,), (O,), 3, "none", "none of the files was shown"),
        ((BOTH,), (), 3, "none", "none of the files was shown"),
        ((BOTH,), (F,), 1, "low", "only one reviewer answered"),
        ((), (F,), 0, "none", "no reviewer answered"),
    ],
)
def test_the_lowest_property_decides(
    findings: Iterable[WeighedFinding],
    sightings: tuple[Sighting, ...],
    n: int,
    level: str,
    because: str,
) -> None:
    got = derive(tuple(findings), receipt(*sightings), n)
    assert got.level is ConfidenceLevel(level)
    assert got.because.startswith(f"{level} because ")
    assert because in got.because


def test_agreement_is_among_all_reviewers_not_the_first_two() -> None:
    two = derive((weighed("ada bob"),), FULL, 2)
    four = derive((weighed("ada bob"),), FULL, 4)
    assert (two.level, four.level) == (ConfidenceLevel.COMPLETE, ConfidenceLevel.LOW)


def test_zero_citations_are_not_complete() -> None:
    assert derive((), FULL, 5).level < ConfidenceLevel.COMPLETE


def test_evidence_never_enters() -> None:
    """The same opinions about the code, with and without a confirmed item beside them."""
    plain = council(all_say(reply("fail", [SHELL])), synthesis("fail", [SHELL]))
    said = [says("confirmed")]
    loaded = council(
        all_say(reply("fail", [SHELL], said)),
        synthesis("fail", [SHELL], said),
        [item()],
        machine=(opinion(Status.UNRESOLVED, "auto-1", place(1), place(5), place(8)),),
    )
    assert len(loaded.findings) > len(plain.findings)
    assert loaded.confidence == plain.confidence
