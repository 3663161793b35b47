"""One named level from the lowest quality over what is required, and the sentence why."""

from __future__ import annotations

from itertools import product

import pytest

from probant.judgement.carryover import carryover_of
from probant.judgement.confidence import derive_confidence
from probant.judgement.corroboration import Standing
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.requirement import Requirement
from probant.vocabulary.ruling import Carryover, ConfidenceLevel, TruthStatus
from tests.unit.judgement.building import entry

LEVELS = dict(zip(Quality, ConfidenceLevel, strict=True))


def standing(
    quality: Quality,
    evidence_class: EvidenceClass = EvidenceClass.FILE_SEARCH,
    *,
    need: Quality = Quality.STRONG,
    best: EvidenceEntry | None = None,
    agreement: str = "",
) -> Standing:
    return Standing(
        requirement=Requirement(
            evidence_class=evidence_class, min_quality=need, aspect=Aspect.ANCHOR
        ),
        quality=quality,
        best=best,
        agreement=agreement,
    )


@pytest.mark.parametrize(("one", "two"), list(product(Quality, Quality)))
def test_the_level_follows_the_lowest(one: Quality, two: Quality) -> None:
    told = derive_confidence([standing(one), standing(two)])
    assert told.level is LEVELS[min(one, two)]
    assert told.quality is min(one, two)
    assert told.because.startswith(f"{told.level.value} because ")


def test_nothing_required_is_no_confidence() -> None:
    assert derive_confidence([]).level is ConfidenceLevel.NONE


def test_the_sentence_names_the_class_that_decided() -> None:
    best = entry(EvidenceClass.FILE_CONTENT, Quality.MODERATE, note="one of 3 was read")
    low = standing(Quality.MODERATE, EvidenceClass.FILE_CONTENT, need=Quality.MODERATE, best=best)
    told = derive_confidence([standing(Quality.VERIFIED, agreement="a and b agree"), low])
    assert told.because == "medium because file_content is only moderate: one of 3 was read"
    assert told.coverage == "2 of 2 required"
    assert told.agreement == "a and b agree"


def test_the_sentence_says_when_there_is_nothing() -> None:
    told = derive_confidence([standing(Quality.NONE)])
    assert told.because == "none because there is no file_search evidence"
    assert told.coverage == "0 of 1 required"
    assert told.agreement == "no independent sources agree"


@pytest.mark.parametrize("quality", Quality)
def test_a_contradiction_caps_at_low(quality: Quality) -> None:
    told = derive_confidence([standing(quality)], contradicted=True)
    assert told.level is min(LEVELS[quality], ConfidenceLevel.LOW)


@pytest.mark.parametrize("quality", Quality)
def test_an_incomplete_list_caps_at_medium(quality: Quality) -> None:
    told = derive_confidence([standing(quality)], incomplete=True)
    assert told.level is min(LEVELS[quality], ConfidenceLevel.MEDIUM)


S, R = TruthStatus, ReasonCode


@pytest.mark.parametrize(
    ("status", "reasons", "one", "several"),
    [
        (S.FULL_CONFIRMED, (), Carryover.FULL, Carryover.ROOT_ONLY),
        (S.PARTIAL_SUPPORTED, (), Carryover.OBJECT_ONLY, Carryover.META_ONLY),
        (S.LIMITED_TEMPORAL_OR_CONTEXTUAL, (R.WINDOW_REVISION,), Carryover.ROOT_ONLY,
         Carryover.ROOT_ONLY),
        (S.LIMITED_TEMPORAL_OR_CONTEXTUAL, (R.AMBIGUOUS_NAME,), Carryover.META_ONLY,
         Carryover.META_ONLY),
        (S.LIMITED_TEMPORAL_OR_CONTEXTUAL, (R.WINDOW_REVISION, R.AMBIGUOUS_NAME),
         Carryover.META_ONLY, Carryover.META_ONLY),
        (S.LIMITED_TEMPORAL_OR_CONTEXTUAL, (R.WINDOW_SKIPPED_FILES,), Carryover.OBJECT_ONLY,
         Carryover.META_ONLY),
        (S.BLOCKED_MISSING_ANCHOR, (), Carryover.NONE, Carryover.NONE),
        (S.BLOCKED_ROUTE_EXPECTATION_FAILURE, (), Carryover.NONE, Carryover.NONE),
        (S.BLOCKED_EXECUTION_ERROR, (), Carryover.NONE, Carryover.NONE),
    ],
)  # fmt: skip
def test_carryover(
    status: TruthStatus, reasons: tuple[ReasonCode, ...], one: Carryover, several: Carryover
) -> None:
    assert carryover_of(status, reasons, n_objects=1) is one
    assert carryover_of(status, reasons, n_objects=2) is several
    assert carryover_of(status, reasons, n_objects=0) is several
