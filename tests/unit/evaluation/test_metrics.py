"""Numbers with n; nothing measured never passes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, overlap
from probant.evaluation.metrics.gates import GATES, Direction, Gate, judged
from probant.evaluation.metrics.metrics import Rate, measured
from probant.evaluation.questions.truth import NameSet, Nothing, Outcome, Question, Verified
from probant.evaluation.report.reasons import missed
from probant.evaluation.subjects.response import Level, parse_response
from tests.unit.evaluation.results import made
from tests.unit.evaluation.trees import answer


def result(
    family: str, grade: Grade, *, group: str = "", names: tuple[str, ...] = (), level: str = "high"
) -> Result:
    """A result of the family; `names` is what was answered where the truth is {a, b}."""
    is_negative = family.startswith("U")
    question = Question(
        id=f"{family}-1",
        family=family,
        text="?",
        acceptable=frozenset({Outcome.ANSWERED}),
        truth=Nothing() if is_negative else NameSet(frozenset({"a", "b"})),
        verified=Verified.STRUCTURAL,
        paraphrase_group=group or f"{family}:{names}",
        repo="r",
    )
    if grade is Grade.ERROR:
        return Result.failed(question, "broken", 0.5)
    silent = grade is Grade.ABSTAINED or (is_negative and grade is Grade.CORRECT)
    outcome = "insufficient_evidence" if silent else "answered"
    values = [{"type": "name", "name": name} for name in names]
    response = parse_response(answer(outcome, *values, level=level))
    return Result(
        question=question,
        response=response,
        grade=grade,
        overlap=overlap(question.truth, response.values),
        n_citations=2,
        n_verbatim=1,
        n_values_cited=0,
        seconds=0.5,
        error=None,
    )


RESULTS = [
    result("34", Grade.CORRECT, group="g1", names=("a", "b"), level="complete"),
    result("34", Grade.CORRECT, group="g1", names=("b", "a"), level="complete"),
    result("34", Grade.WRONG, group="g2", names=("a", "c"), level="low"),
    result("34", Grade.ABSTAINED, group="g2"),
    result("31", Grade.ERROR),
    result("U1", Grade.CORRECT, level="none"),
    result("U1", Grade.FALSE_ANSWER, level="low"),
    result("U4", Grade.ERROR),
]


def test_known_numbers() -> None:
    metrics = measured(RESULTS)
    assert (metrics.accuracy.n_hits, metrics.accuracy.n) == (2, 5)
    assert (metrics.over_abstention.n_hits, metrics.over_abstention.n) == (1, 5)
    assert (metrics.false_answers.n_hits, metrics.false_answers.n) == (1, 2)
    assert (metrics.errors.n_hits, metrics.errors.n) == (2, 8)
    assert (metrics.citation_accuracy.n_hits, metrics.citation_accuracy.n) == (6, 12)
    assert (metrics.consistency.n_hits, metrics.consistency.n) == (1, 3)
    assert metrics.set_f1.value == pytest.approx((1 + 1 + 0.5 + 0 + 0) / 5)
    assert metrics.set_f1.n == 5
    assert metrics.by_family["34"].accuracy == Rate(2, 4)
    assert metrics.by_family["10"].accuracy.value is None
    assert metrics.by_level[Level.COMPLETE] == Rate(2, 2)
    assert metrics.by_level[Level.LOW] == Rate(0, 2)
    assert metrics.by_level[Level.NONE] == Rate(0, 0)
    assert metrics.is_calibrated is True


def test_calibration_is_unmeasured_below_two_levels_and_can_fail() -> None:
    assert measured(RESULTS[:2]).is_calibrated is None
    upside_down = [
        result("34", Grade.WRONG, level="complete"),
        result("34", Grade.CORRECT, level="low"),
    ]
    assert measured(upside_down).is_calibrated is False


def test_wilson_interval_has_the_published_values() -> None:
    low, high = Rate(0, 400).interval or (None, None)
    assert low == 0
    assert high == pytest.approx(0.00951, abs=1e-5)
    assert Rate(8, 10).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_holds_the_rate(counts: tuple[int, int]) -> None:
    rate = Rate(*counts)
    assert rate.interval is not None
    assert rate.value is not None
    low, high = rate.interval
    assert 0 <= low <= rate.value + 1e-12
    assert rate.value - 1e-12 <= high <= 1


def test_unmeasured_is_none_and_passes_no_gate() -> None:
    metrics = measured([])
    assert metrics.accuracy.value is None
    assert metrics.false_answers.interval is None
    assert metrics.set_f1.value is None
    assert not any(result.is_met for result in judged(metrics))
    lenient = Gate("accuracy", Direction.AT_LEAST, 0.0, min_n=0)
    assert not judged(metrics, [lenient])[0].is_met


def test_gates_read_their_thresholds_from_the_table() -> None:
    clean = [result("U1", Grade.CORRECT) for _ in range(400)]
    by_metric = {r.gate.metric: r.is_met for r in judged(measured(clean))}
    assert by_metric["false_answers"]
    by_metric = {r.gate.metric: r.is_met for r in judged(measured(clean[1:]))}
    assert not by_metric["false_answers"]
    one_lie = [*clean, result("U1", Grade.FALSE_ANSWER)]
    by_metric = {r.gate.metric: r.is_met for r in judged(measured(one_lie))}
    assert not by_metric["false_answers"]
    assert {gate.metric: (gate.direction.value, gate.threshold) for gate in GATES} == {
        "accuracy": (">=", 0.97),
        "false_answers": ("<=", 0.0),
        "unanswerables_right": (">=", 0.97),
        "over_abstention": ("<=", 0.05),
        "consistency": (">=", 0.95),
        "citation_accuracy": (">=", 1.0),
        "hallucination": ("<=", 0.0),
        "errors": ("<=", 0.005),
    }


def gates_of(results: list[Result]) -> dict[str, bool]:
    return {r.gate.metric: r.is_met for r in judged(measured(results))}


def test_neither_breaking_down_nor_silence_where_a_no_is_due_passes() -> None:
    quiet = [result("U1", Grade.CORRECT) for _ in range(400)]
    broken = gates_of([*quiet, *(result("U5", Grade.ERROR) for _ in range(400))])
    assert broken["false_answers"]
    assert not broken["errors"]
    assert not broken["unanswerables_right"]
    silent = gates_of([*quiet, *(result("U9", Grade.ABSTAINED) for _ in range(400))])
    assert silent["errors"]
    assert not silent["unanswerables_right"]
    assert all(gates_of(quiet)[name] for name in ("errors", "unanswerables_right"))
    assert gates_of([*quiet, result("U5", Grade.ERROR), result("U5", Grade.ERROR)])["errors"]


@pytest.mark.parametrize(
    ("family", "grade", "told"),
    [
        ("U5", Grade.ERROR, ["errors 400 of 400", "accuracy 0.0%, n = 400"]),
        ("U9", Grade.ABSTAINED, ["accuracy 0.0%, n = 400"]),
        ("U1", Grade.FALSE_ANSWER, ["false answers 400 of 400", "accuracy 0.0%, n = 400"]),
        ("64", Grade.WRONG, ["wrong 400 of 400"]),
        ("64", Grade.ABSTAINED, []),
        ("U1", Grade.CORRECT, []),
    ],
)
def test_every_family_is_asked_how_much_of_it_was_right(
    family: str, grade: Grade, told: list[str]
) -> None:
    results = [result(family, grade, group=str(number)) for number in range(400)]
    entry = measured(results).by_family[family]
    assert [line for line in missed(family, entry) if "citations" not in line] == told


def test_families_reported_apart_are_in_no_headline_figure() -> None:
    apart = [result("64", Grade.WRONG, level="complete") for _ in range(3)]
    metrics = measured([*RESULTS, *apart])
    alone = measured(RESULTS)
    assert metrics.accuracy == alone.accuracy
    assert metrics.by_level == alone.by_level
    assert metrics.share_by_level == alone.share_by_level
    assert metrics.augrc == alone.augrc
    assert metrics.recall_wrong == Rate(3, 3)
    assert measured(apart).accuracy.n == 0


def test_a_rate_over_questions_knows_its_facts() -> None:
    metrics = measured(RESULTS)
    assert (metrics.accuracy.n, metrics.accuracy.n_facts) == (5, 3)
    assert metrics.citation_accuracy.n_facts is None


def test_breakdowns_are_no_agreement() -> None:
    broken = [made(Grade.ERROR, group="g") for _ in range(3)]
    metrics = measured(broken)
    assert (metrics.consistency, metrics.consistency_pairwise) == (Rate(0, 1), Rate(0, 3))
    asked = [made(Grade.CORRECT, group="g", names=("a",)) for _ in range(2)]
    assert measured([*asked, broken[0]]).consistency_pairwise == Rate(1, 3)


def test_runs_that_gave_other_counts_do_not_agree() -> None:
    def said(run: tuple[int, int, int]) -> Result:
        one = made(Grade.CORRECT, group="g", names=("a",))
        assert one.response is not None
        value = replace(one.response.values[0], type="run", name=None, run=run)
        return replace(one, response=replace(one.response, values=(value,)))

    assert measured([said((3, 0, 0)), said((3, 0, 0))]).consistency == Rate(1, 1)
    assert measured([said((3, 0, 0)), said((2, 1, 0))]).consistency == Rate(0, 1)


def test_a_rate_refuses_to_lie() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        Rate(3, 2)
