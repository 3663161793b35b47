"""Numbers with n; nothing measured never passes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, overlap
from probant.evaluation.metrics.gates import GATES, Direction, Gate, judged
from probant.evaluation.metrics.metrics import Rate, measured
from probant.evaluation.questions.truth import NameSet, Nothing, Outcome, Question, Verified
from probant.evaluation.subjects.response import Level, parse_response
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
        "over_abstention": ("<=", 0.05),
        "consistency": (">=", 0.95),
        "citation_accuracy": (">=", 1.0),
        "hallucination": ("<=", 0.0),
    }


def test_a_rate_refuses_to_lie() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        Rate(3, 2)
