"""Each part of the metrics on results made for it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.bootstrap import figure_interval, ratio_interval
from probant.evaluation.metrics.gates import PUBLIC_GATES, judged
from probant.evaluation.metrics.languages import language_of
from probant.evaluation.metrics.metrics import Metrics, measured
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.metrics.risk import area, falls
from probant.evaluation.metrics.spread import N_PATTERNS, PATTERNS
from probant.evaluation.questions.truth import Locations, Outcome, Question, Verified
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.subjects.response import Level
from tests.unit.evaluation.results import made

counts = st.integers(1, 60).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@settings(deadline=None)
@given(st.dictionaries(st.text("abc", min_size=1), counts, min_size=1, max_size=6))
def test_the_bootstrap_stays_between_the_worst_and_the_best_repository(
    by_repo: dict[str, tuple[int, int]],
) -> None:
    interval = ratio_interval(by_repo, n_draws=200)
    assert interval is not None
    shares = [hits / n for hits, n in by_repo.values()]
    low, high = interval
    assert min(shares) - 1e-12 <= low <= high <= max(shares) + 1e-12


def test_one_repository_is_a_point_and_none_is_unmeasured() -> None:
    assert ratio_interval({"one": (3, 4)}) == (0.75, 0.75)
    assert ratio_interval({}) is None
    assert ratio_interval({"empty": (0, 0)}) is None
    assert figure_interval({}, lambda _: 1.0) is None


def test_the_bootstrap_is_seeded_and_does_not_depend_on_the_order() -> None:
    by_repo = {"a": (1, 10), "b": (9, 10), "c": (5, 10), "d": (10, 10)}
    backwards = dict(reversed(by_repo.items()))
    assert ratio_interval(by_repo) == ratio_interval(backwards)
    low, high = ratio_interval(by_repo) or (0, 0)
    assert low < 0.625 < high


@given(st.integers(1, 40).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_area_of_a_perfect_and_of_a_knowing_nothing_scorer(case: tuple[int, int]) -> None:
    n_failed, n = case
    e = n_failed / n
    perfect = area([(n - n_failed, 0), (n_failed, n_failed)])
    ignorant = area([(n, n_failed)])
    upside_down = area([(n_failed, n_failed), (n - n_failed, 0)])
    assert perfect == pytest.approx(e**2 / 2)
    assert ignorant == pytest.approx(e / 2)
    assert upside_down == pytest.approx(e - e**2 / 2)


def test_a_rightly_declined_question_is_not_covered_and_silence_comes_last() -> None:
    results = [
        made(Grade.CORRECT, level=Level.HIGH),
        made(Grade.ABSTAINED, level=Level.COMPLETE),
        made(Grade.CORRECT, family="U1", level=Level.NONE),
    ]
    metrics = measured(results)
    assert metrics.augrc.n == 2
    assert metrics.augrc.value == pytest.approx(1 / 8)
    assert metrics.by_least_level[Level.HIGH].coverage == Rate(1, 2)
    assert metrics.by_least_level[Level.COMPLETE].coverage == Rate(0, 2)
    assert metrics.by_least_level[Level.NONE].selective_accuracy == Rate(1, 1)


def test_a_partial_answer_is_silence_unless_it_is_the_truth_or_untrue() -> None:
    partial = Outcome.PARTIAL
    some = made(Grade.ABSTAINED, names=("a",), outcome=partial, level=Level.LOW)
    whole = made(Grade.CORRECT, names=("a", "b"), outcome=partial, level=Level.LOW)
    untrue = made(Grade.WRONG, names=("z",), outcome=partial, level=Level.LOW)
    metrics = measured([some, whole, untrue])
    assert metrics.by_level[Level.LOW] == Rate(1, 2)
    assert metrics.over_abstention == Rate(1, 3)


def test_falls_are_named_and_told_from_chance() -> None:
    few = {level: Rate(0, 0) for level in Level} | {Level.LOW: Rate(1, 1), Level.HIGH: Rate(3, 4)}
    (fall,) = falls(few)
    assert (fall.lower, fall.higher, fall.is_beyond_chance) == (Level.LOW, Level.HIGH, False)
    many = few | {Level.LOW: Rate(990, 1000), Level.HIGH: Rate(500, 1000)}
    assert falls(many)[0].is_beyond_chance


def test_the_gap_is_over_what_was_asked_on_both() -> None:
    results = [
        made(Grade.CORRECT, family="33", group="a"),
        made(Grade.CORRECT, family="33", group="b"),
        made(Grade.WRONG, family="33", group="only plainly"),
        made(Grade.WRONG, family="1", group="a"),
        made(Grade.CORRECT, family="33", group="a", arm="renamed"),
        made(Grade.WRONG, family="33", group="b", arm="renamed"),
        made(Grade.WRONG, family="2", group="a", arm="renamed"),
    ]
    gap = measured(results).renamed_gap
    assert (gap.plain, gap.copy, gap.value, gap.n) == (Rate(2, 2), Rate(1, 2), 0.5, 2)
    assert measured(results).stripped_gap.value is None


def test_recoveries_steps_and_routes() -> None:
    results = [
        made(Grade.CORRECT, steps=("find", "read"), relation="callers"),
        made(Grade.CORRECT, steps=("read", "find"), relation="callers", recoveries=1),
        made(Grade.WRONG, steps=("git",), relation="history", recoveries=2),
        made(Grade.ERROR),
    ]
    metrics = measured(results)
    assert metrics.first_pass == Rate(1, 3)
    assert metrics.first_pass_success == Rate(1, 3)
    assert metrics.recovery_success == Rate(1, 2)
    assert metrics.steps.value == pytest.approx(5 / 3)
    assert metrics.diversity.routes.value == 2


def test_hallucination_counts_only_what_calls_itself_confirmed() -> None:
    results = [
        made(Grade.CORRECT, claims=3, unverified=1),
        made(Grade.CORRECT, claims=5, unverified=5, gate="partial_supported"),
    ]
    assert measured(results).hallucination == Rate(1, 3)


def test_latency_is_by_nearest_rank() -> None:
    latency = measured([made(Grade.CORRECT, seconds=n) for n in range(1, 21)]).latency
    assert (latency.p50, latency.p95, latency.n) == (10, 19, 20)


def test_languages_by_truth_then_by_file_then_by_repository() -> None:
    def asked(family: str, text: str, path: str | None = None) -> Question:
        places = () if path is None else (((path, 1), "f"),)
        return Question(id="1", family=family, text=text, acceptable=frozenset(),
                        truth=Locations(places), verified=Verified.STRUCTURAL,
                        paraphrase_group="g", repo="r")  # fmt: skip

    main = {"r": "cpp"}
    assert language_of(asked("1", "where is f?", "a/b.py"), main) == "python"
    assert language_of(asked("1", "where is f in rope.ts?"), main) == "typescript"
    assert language_of(asked("1", "where is f?", "include/a.h"), main) == "cpp"
    assert language_of(asked("1", "where is f?"), main) == "cpp"
    assert language_of(asked("1", "where is f?"), {}) == "any"
    assert language_of(asked("45", "who added a.py?", "a.py"), main) == "any"


def test_patterns_are_the_families_and_the_renamed_copy() -> None:
    assert len(PATTERNS) == N_PATTERNS
    every = [made(Grade.CORRECT, family=family) for family in FAMILIES]
    found = measured([*every, made(Grade.CORRECT, arm="renamed")])
    assert found.patterns.value == N_PATTERNS
    assert found.diversity.missing == ()
    assert measured([made(Grade.CORRECT, family="19.RETURN")]).patterns.value == 1


def test_an_unknown_family_in_a_file_of_results_is_no_reason_to_end() -> None:
    assert measured([made(Grade.WRONG, family="999")]).by_family["999"].accuracy == Rate(0, 1)


def test_well_known_packages_stand_apart() -> None:
    metrics = measured([made(Grade.CORRECT, repo="iminuit-2.33.0"), made(Grade.WRONG, repo="r")])
    assert metrics.well_known.accuracy == Rate(1, 1)
    assert metrics.less_known.accuracy == Rate(0, 1)


def figures_of(metrics: Metrics) -> tuple[object, ...]:
    parts = (metrics.by_family, metrics.by_language, metrics.by_repo, metrics.by_least_level)
    return (
        *parts,
        metrics.accuracy,
        metrics.accuracy.between_repositories,
        metrics.set_f1,
        metrics.augrc,
        metrics.augrc.interval,
        metrics.consistency_pairwise,
        metrics.renamed_gap,
        metrics.latency,
        metrics.diversity,
    )


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000))
def test_the_order_of_results_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    results = [
        made(
            rng.choice((Grade.CORRECT, Grade.WRONG, Grade.ABSTAINED)),
            family=rng.choice(("33", "34", "64")),
            repo=rng.choice("abc"),
            arm=rng.choice(("plain", "renamed")),
            group=rng.choice("xyz"),
            names=rng.choice((("a",), ("a", "b"), ())),
            level=rng.choice(tuple(Level)),
            seconds=rng.random(),
        )
        for _ in range(12)
    ]
    mixed = rng.sample(results, len(results))
    assert figures_of(measured(results)) == figures_of(measured(mixed))


def test_nothing_measured_passes_no_gate_of_the_public_corpus() -> None:
    assert not any(result.is_met for result in judged(measured([]), PUBLIC_GATES))
    met = judged(measured([made(Grade.CORRECT)], fact_coverage=Rate(9, 10)), PUBLIC_GATES)
    by_metric = {result.gate.metric: result.is_met for result in met}
    assert by_metric["fact_coverage"]
    assert not by_metric["repositories"]
    assert not by_metric["renamed_gap"]
