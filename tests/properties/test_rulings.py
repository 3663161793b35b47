"""Rulings only ever get lower: by policy, by missing evidence; grades are ordered, not added."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from probant.answering.policy import apply_policy
from probant.judgement.gate import answering_entries, rule
from probant.vocabulary.claim import CheckedClaim, CheckResult
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Goal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Ruling, TruthMode
from probant.workflows.grounding import claims_of
from tests.properties.strategies import (
    CLAIMS,
    GOALS,
    WINDOWS,
    other_entries,
    supporting_entries,
)
from tests.unit.judgement.building import (
    CALLERS,
    EXISTS,
    HISTORY,
    LOCATE,
    PAIR,
    START,
    case,
    entry,
    found,
    read,
    related,
)

READ = read(aspect=Aspect.RELATION)
ENOUGH = {
    LOCATE: [found(), read()],
    CALLERS: [found(), related(3), READ],
    PAIR: [found(), found(target=START), related(3), READ],
    EXISTS: [found(), read()],
    HISTORY: [
        entry(EvidenceClass.GIT_LOG, tool="git_history", signal=Signal.HISTORY,
              aspect=Aspect.RELATION, observations=found().observations)
    ],
}  # fmt: skip
"""What confirms each goal, so that every entry of it matters."""


def ruling_on(
    goal: Goal, entries: Sequence[EvidenceEntry], window: tuple[ReasonCode, ...]
) -> Ruling:
    """The gate's word on these entries, with the claims they themselves make."""
    plain = case(goal, entries)
    made = claims_of(goal, plain.requirements, entries)
    checked = tuple(CheckedClaim(claim=c, verdict=CheckResult.VERIFIED) for c in made)
    return rule(case(goal, entries, checked, window=window))


@settings(max_examples=600)
@given(
    goal=GOALS,
    more=st.lists(supporting_entries(), max_size=2),
    others=st.lists(other_entries(), max_size=1),
    window=WINDOWS,
    data=st.data(),
)
def test_removing_support_never_raises_a_ruling(
    goal: Goal,
    more: list[EvidenceEntry],
    others: list[EvidenceEntry],
    window: tuple[ReasonCode, ...],
    data: st.DataObject,
) -> None:
    """Support is an entry without reservations: taking away a doubt is not taking away support."""
    about = (None, *goal.targets)
    added = [e for e in (*more, *others) if e.target in about]
    entries = data.draw(st.permutations([*ENOUGH[goal], *added]))
    support = [e for e in entries if e.status is EntryStatus.OBSERVED]
    gone = data.draw(st.sampled_from([e for e in support if not e.reasons and e.complete]))
    rest = [e for e in entries if e is not gone]
    before, after = ruling_on(goal, entries, window), ruling_on(goal, rest, window)
    assert after.truth_mode <= before.truth_mode


@given(goal=GOALS, entries=st.lists(supporting_entries(), max_size=4), claims=CLAIMS,
       window=WINDOWS, wished=st.sampled_from(TruthMode))  # fmt: skip
def test_policy_never_raises_and_never_drops_a_reason(
    goal: Goal,
    entries: list[EvidenceEntry],
    claims: tuple[CheckedClaim, ...],
    window: tuple[ReasonCode, ...],
    wished: TruthMode,
) -> None:
    granted = rule(case(goal, entries, claims, window=window))
    told = apply_policy(granted, wished)
    assert told.truth_mode <= granted.truth_mode
    assert told.truth_mode <= wished
    critical = {reason for reason in granted.reasons if reason.critical}
    assert critical <= set(told.reasons)
    assert (told.status, told.outcome, told.carryover) == (
        granted.status, granted.outcome, granted.carryover,
    )  # fmt: skip


@given(goal=GOALS, entries=st.lists(st.one_of(supporting_entries(), other_entries()), max_size=5),
       claims=CLAIMS, window=WINDOWS)  # fmt: skip
def test_every_ruling_below_confirmed_says_why(
    goal: Goal,
    entries: list[EvidenceEntry],
    claims: tuple[CheckedClaim, ...],
    window: tuple[ReasonCode, ...],
) -> None:
    ruling = rule(case(goal, entries, claims, window=window))
    if ruling.truth_mode is not TruthMode.CONFIRMED:
        assert ruling.reasons
        assert ruling.explanation


@given(goal=GOALS, entries=st.lists(st.one_of(supporting_entries(), other_entries()), max_size=5),
       claims=CLAIMS)  # fmt: skip
def test_nothing_is_confirmed_without_evidence_for_every_requirement(
    goal: Goal, entries: list[EvidenceEntry], claims: tuple[CheckedClaim, ...]
) -> None:
    one = case(goal, entries, claims)
    ruling = rule(one)
    if ruling.truth_mode is TruthMode.CONFIRMED:
        assert all(standing.is_met for standing in one.standings)
        assert all(anchor.resolved for anchor in one.anchors) or goal.polar
        assert all(claim.verdict is CheckResult.VERIFIED for claim in claims)
        assert not any(e.status is EntryStatus.CONTRADICTION for e in entries)


@given(entries=st.lists(supporting_entries(), max_size=5), goal=GOALS)
def test_only_observations_of_the_asked_aspect_answer(
    entries: list[EvidenceEntry], goal: Goal
) -> None:
    chosen = answering_entries(goal, case(goal, entries).requirements, entries)
    assert len({e.aspect for e in chosen}) <= 1
    assert all(e.observations for e in chosen)


@given(status=st.sampled_from(EntryStatus), n_exact=st.integers(0, 100))
def test_no_tool_can_make_a_verified_entry(status: EntryStatus, n_exact: int) -> None:
    fields = {name: getattr(entry(n_exact=n_exact), name) for name in EvidenceEntry.fields}
    with pytest.raises(ValueError, match="Verified"):
        EvidenceEntry(**{**fields, "status": status, "quality": Quality.VERIFIED})


ARITHMETIC = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.truediv,
    operator.mod,
    operator.pow,
]


@given(left=st.sampled_from(Quality), right=st.one_of(st.sampled_from(Quality), st.integers()),
       combine=st.sampled_from(ARITHMETIC))  # fmt: skip
@example(left=Quality.WEAK, right=Quality.WEAK, combine=operator.add)
def test_quality_has_an_order_and_no_arithmetic(
    left: Quality, right: object, combine: Callable[[Any, Any], Any]
) -> None:
    with pytest.raises(TypeError):
        combine(left, right)
    if isinstance(right, Quality):
        assert (left < right) + (left == right) + (left > right) == 1


@pytest.mark.parametrize("window", [(), (ReasonCode.WINDOW_REVISION,)], ids=["now", "then"])
@pytest.mark.parametrize(
    "entries",
    [
        [found(), read()],
        [found(1, 5), read(1, 5)],
        [found(1, 5, ambiguous=True), read(1, 5)],
    ],
    ids=["one", "several", "ambiguous"],
)
def test_less_of_a_plain_answer_is_never_more(
    entries: list[EvidenceEntry], window: tuple[ReasonCode, ...]
) -> None:
    whole = ruling_on(LOCATE, entries, window)
    for gone in entries:
        rest = [e for e in entries if e is not gone]
        assert ruling_on(LOCATE, rest, window).truth_mode <= whole.truth_mode


def test_all_of_a_plain_answer_is_more_than_a_part() -> None:
    entries = [found(), read()]
    assert ruling_on(LOCATE, entries, ()).truth_mode is TruthMode.CONFIRMED
    for gone in entries:
        rest = [e for e in entries if e is not gone]
        assert ruling_on(LOCATE, rest, ()).truth_mode < TruthMode.CONFIRMED
