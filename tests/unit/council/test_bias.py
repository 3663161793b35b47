"""Planted bias is found, where there is none little is, and too few runs say so."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from probant.council.deciding.measures import Share
from probant.council.sessions.bias import (
    HARSHNESS,
    LENGTH,
    MIN_SESSIONS,
    POSITION,
    Effect,
    report,
)
from probant.council.sessions.telemetry import POINT, Mark, ReviewCount, RunCounts

NAMES = ("alpha", "beta", "gamma", "delta")
Temper = Callable[[str, str, int, float], float]
"""(voter, candidate, position, length relative to 1000) → points added."""


def fair(_voter: str, _candidate: str, _position: int, _length: float) -> float:
    return 0.0


def one_run(
    draw: random.Random, temper: Temper, *, present: bool, wordy: bool = False
) -> RunCounts:
    """Reviews differ in worth and in length, voters have moods that come and go."""
    worth = {name: draw.gauss(6, 1.2) for name in NAMES}
    if wordy:  # the best author is also the one who writes most
        worth["delta"] += 2
    length = {name: draw.randint(400, 1600) * (5 if wordy and name == "delta" else 1)
              for name in NAMES}  # fmt: skip
    marks = []
    for voter in NAMES:
        mood = draw.gauss(0, 0.8)
        others = [name for name in NAMES if name != voter]
        draw.shuffle(others)
        for position, candidate in enumerate(others):
            score = worth[candidate] + mood + draw.gauss(0, 0.7)
            score += temper(voter, candidate, position, length[candidate] / 1000)
            marks.append(
                Mark(voter=voter, candidate=candidate, position=position,
                     n_chars=length[candidate], score=POINT * min(10, max(1, round(score))))
            )  # fmt: skip
    return counts(tuple(marks), present=present)


def counts(marks: tuple[Mark, ...], *, present: bool = False) -> RunCounts:
    return RunCounts(
        at="2026-03-04T05:06:07Z",
        tier="balanced",
        evidence_present=present,
        verdict="unclear",
        reasons=("reviewers_disagree",),
        metrics={},
        dispositions={"blocking.rejected": 1} if present else None,
        n_replies=8,
        n_unparsed=0,
        blocking_rejected=Share(1, 2) if present else None,
        independent_findings=Share(2, 3),
        reviews=(ReviewCount(reviewer="alpha", verdict="pass", n_findings=0, n_chars=10),),
        marks=marks,
    )


def effects(
    seed: int, n_runs: int, temper: Temper = fair, *, present: bool = False, wordy: bool = False
) -> dict[str, Effect]:
    draw = random.Random(seed)
    runs = [one_run(draw, temper, present=present, wordy=wordy) for _ in range(n_runs)]
    told = report(runs).segments[0 if present else 1]
    return {one.reviewer or one.kind: one for one in told.effects}


def chance(effect: Effect) -> float:
    assert effect.p is not None
    return effect.p


def size(effect: Effect) -> float:
    assert effect.size is not None
    return effect.size


def test_a_harsh_reviewer_is_found_and_the_size_is_right() -> None:
    found = effects(1, 40, lambda voter, *_: -1.0 if voter == "beta" else 0.0)
    assert chance(found["beta"]) < 0.001
    assert size(found["beta"]) == pytest.approx(-1.0, abs=0.4)
    assert size(found["alpha"]) > size(found["beta"])
    assert found["beta"].n_sessions == 40
    assert found["beta"].n_comparisons == 40 * 3 * 2


def test_a_liking_for_what_comes_first_is_found() -> None:
    found = effects(2, 40, lambda _v, _c, position, _l: -0.8 * position)
    assert chance(found[POSITION]) < 0.001
    assert size(found[POSITION]) < 0
    assert chance(found[LENGTH]) > 0.01


def test_a_liking_for_length_is_found() -> None:
    found = effects(3, 40, lambda _v, _c, _p, length: 2.5 * length)
    assert chance(found[LENGTH]) < 0.001
    assert size(found[LENGTH]) > 0
    assert chance(found[POSITION]) > 0.01


def test_a_wordy_author_who_is_good_is_no_liking_for_length() -> None:
    chances = [chance(effects(seed, 25, wordy=True)[LENGTH]) for seed in range(60)]
    assert sum(one < 0.05 for one in chances) <= 6


def test_a_mark_for_oneself_changes_nothing() -> None:
    draw = random.Random(4)
    runs = [one_run(draw, fair, present=False) for _ in range(25)]
    vain = [
        counts((*run.marks, *(
            Mark(voter=name, candidate=name, position=3, n_chars=1, score=10 * POINT)
            for name in NAMES
        )))
        for run in runs
    ]  # fmt: skip
    kept, boasting = (
        {one.reviewer: one for one in report(told).segments[1].effects if one.kind == HARSHNESS}
        for told in (runs, vain)
    )
    assert kept == boasting


def test_without_bias_few_tests_say_so() -> None:
    """Over a few hundred sets of runs, at most 8 % below 5 %, and the chances are spread."""
    below: Counter[str] = Counter()
    halves: Counter[str] = Counter()
    n_sets: Counter[str] = Counter()
    for seed in range(300):
        for name, effect in effects(1_000 + seed, MIN_SESSIONS).items():
            kind = name if name in (POSITION, LENGTH) else HARSHNESS
            below[kind] += chance(effect) < 0.05
            halves[kind] += chance(effect) < 0.5
            n_sets[kind] += 1
    assert n_sets == {HARSHNESS: 1200, POSITION: 300, LENGTH: 300}
    for kind, n in n_sets.items():
        assert below[kind] / n < 0.08, kind
        assert 0.38 < halves[kind] / n < 0.60, kind


def test_too_few_runs_are_insufficient() -> None:
    for found in effects(5, MIN_SESSIONS - 1, lambda *_: 5.0).values():
        assert not found.is_sufficient
        assert (found.n_sessions, found.size, found.p, found.p_adjusted) == (19, None, None, None)


def test_runs_with_and_without_evidence_are_kept_apart() -> None:
    draw = random.Random(6)
    runs = [one_run(draw, fair, present=present) for present in [True] * 25 + [False] * 5]
    told = report(runs)
    with_evidence, without = told.segments
    assert (told.n_sessions, with_evidence.n_sessions, without.n_sessions) == (30, 25, 5)
    assert all(one.is_sufficient for one in with_evidence.effects)
    assert not any(one.is_sufficient for one in without.effects)
    assert with_evidence.blocking_rejected == Share(25, 50)
    assert without.blocking_rejected.value is None
    assert without.independent_findings == Share(10, 15)
    assert with_evidence.verdicts == (("alpha", (("pass", 25),)),)


def test_runs_without_ballots_do_not_count_as_sessions_of_a_test() -> None:
    draw = random.Random(7)
    runs = [one_run(draw, fair, present=False) for _ in range(10)] + [counts(())] * 30
    told = report(runs).segments[1]
    assert told.n_sessions == 40
    assert {one.n_sessions for one in told.effects} == {10}


def test_nothing_kept_yet() -> None:
    told = report(())
    assert told.n_sessions == 0
    assert [one.kind for one in told.segments[0].effects] == [POSITION, LENGTH]
    assert told.failures.share is None
