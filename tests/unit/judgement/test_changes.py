"""Changes before the gate: a yes needs every class, one proved no is enough."""

from __future__ import annotations

import pytest

from probant.judgement.confidence import derive_confidence
from probant.judgement.corroboration import deciding
from probant.judgement.gate import rule
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Goal, Intent, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import ConfidenceLevel, Outcome, TruthStatus
from tests.unit.judgement.building import blind, case, claims, entry, read, related, said

SAFE = Goal(question="?", intent=Intent.MODIFY, relation=Relation.CHANGE, polar=True)
WHAT = Goal(question="?", intent=Intent.MODIFY, relation=Relation.CHANGE)
TOUCHED = related(1)
READ = read(aspect=Aspect.RELATION)
PROJECT = entry(EvidenceClass.DISCOVERY, tool="discovery", signal=Signal.CONTENT,
                aspect=Aspect.RELATION, observations=said("Python"))  # fmt: skip


def ran(
    evidence_class: EvidenceClass,
    quality: Quality = Quality.STRONG,
    *reasons: ReasonCode,
    snapshot: str = "11",
) -> EvidenceEntry:
    return entry(evidence_class, quality, tool="change_run", signal=Signal.EXECUTION,
                 aspect=Aspect.RELATION, observations=said(f"{evidence_class.value} passes"),
                 reasons=reasons, snapshot=snapshot)  # fmt: skip


BUILD, TEST = ran(EvidenceClass.BUILD), ran(EvidenceClass.TEST)
REGRESSION = replace(ran(EvidenceClass.TEST, Quality.MODERATE), against=said("test_add fails now"))
STATIC = replace(TOUCHED, against=said("b.py still imports parse"))
NOT_PERMITTED = tuple(
    blind(ReasonCode.NOT_PERMITTED, evidence_class=one, aspect=Aspect.RELATION)
    for one in (EvidenceClass.BUILD, EvidenceClass.TEST)
)
CLAIM = claims(CheckResult.VERIFIED)


def ruled(goal: Goal, *entries: EvidenceEntry) -> tuple[Outcome, TruthStatus]:
    ruling = rule(case(goal, entries, CLAIM))
    return ruling.outcome, ruling.status


def test_a_yes_needs_build_and_tests_of_the_same_tree() -> None:
    assert ruled(SAFE, TOUCHED, READ, PROJECT, BUILD, TEST) == (
        Outcome.ANSWERED, TruthStatus.FULL_CONFIRMED,
    )  # fmt: skip
    elsewhere = ran(EvidenceClass.TEST, snapshot="22")
    assert ruled(SAFE, TOUCHED, READ, PROJECT, BUILD, elsewhere)[0] is Outcome.PARTIAL


@pytest.mark.parametrize("weak", [Quality.WEAK, Quality.MODERATE])
def test_tests_that_are_less_than_strong_leave_a_part(weak: Quality) -> None:
    tests = ran(EvidenceClass.TEST, weak, ReasonCode.TESTS_GONE)
    ruling = rule(case(SAFE, (TOUCHED, READ, PROJECT, BUILD, tests), CLAIM))
    assert (ruling.outcome, ruling.status) == (Outcome.PARTIAL, TruthStatus.PARTIAL_SUPPORTED)
    assert ReasonCode.TESTS_GONE in ruling.reasons


def test_a_regression_is_a_no_though_the_build_alone_is_not_verified() -> None:
    entries = (TOUCHED, READ, PROJECT, BUILD, REGRESSION)
    assert ruled(SAFE, *entries) == (Outcome.REFUTED, TruthStatus.FULL_CONFIRMED)
    standings = deciding(SAFE, case(SAFE, entries).standings)
    assert derive_confidence(standings).level is ConfidenceLevel.HIGH


def test_what_is_proved_without_running_is_a_no_without_permission() -> None:
    entries = (STATIC, READ, PROJECT, *NOT_PERMITTED)
    assert ruled(SAFE, *entries) == (Outcome.REFUTED, TruthStatus.FULL_CONFIRMED)


def test_without_permission_and_proof_nothing_is_said() -> None:
    assert ruled(SAFE, TOUCHED, READ, PROJECT, *NOT_PERMITTED) == (
        Outcome.INSUFFICIENT_EVIDENCE, TruthStatus.BLOCKED_EXECUTION_ERROR,
    )  # fmt: skip


def test_a_list_of_what_breaks_is_whole_only_if_everything_was_looked_at() -> None:
    assert ruled(WHAT, TOUCHED, READ, PROJECT, BUILD, REGRESSION)[0] is Outcome.ANSWERED
    assert ruled(WHAT, STATIC, READ, PROJECT, *NOT_PERMITTED)[1] is (
        TruthStatus.BLOCKED_EXECUTION_ERROR
    )


def test_what_was_seen_does_not_verify_what_it_disproves() -> None:
    """The touched lines are read and agree; that says nothing about the use that is left."""
    standing = case(SAFE, (STATIC, READ, PROJECT, BUILD, TEST)).standings[0]
    assert (standing.quality, standing.is_met) == (Quality.STRONG, True)


def test_an_entry_that_is_not_complete_disproves_nothing() -> None:
    doubt = replace(REGRESSION, complete=False)
    assert ruled(SAFE, TOUCHED, READ, PROJECT, BUILD, doubt)[0] is Outcome.PARTIAL


def test_no_change_is_a_part_or_nothing_but_no_error() -> None:
    none = tuple(
        entry(one, status=EntryStatus.ABSENT, aspect=Aspect.RELATION, complete=False,
              reasons=(ReasonCode.NO_CHANGE_SUPPLIED,))
        for one in (EvidenceClass.BUILD, EvidenceClass.TEST)
    )  # fmt: skip
    assert ruled(WHAT, TOUCHED, READ, PROJECT, *none) == (
        Outcome.PARTIAL, TruthStatus.PARTIAL_SUPPORTED,
    )  # fmt: skip
