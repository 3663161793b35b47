"""Two models over the same answers: known numbers, and honest words where one fails."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.confidence_study import auc, study
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.report.confidence_table import as_json, as_text, verdicts
from tests.unit.evaluation.test_metrics import result


def scored(
    family: str, grade: Grade, weighted: float | None, level: str = "high", recoveries: int = 0
) -> Result:
    made = result(family, grade, level=level)
    assert made.response is not None
    response = replace(made.response, recovery_attempts=recoveries)
    return replace(made, weighted=weighted, response=response)


RESULTS = [
    scored("34", Grade.CORRECT, 0.90, "complete"),
    scored("34", Grade.CORRECT, 0.80, "high"),
    scored("34", Grade.CORRECT, 0.60, "high", recoveries=2),
    scored("34", Grade.WRONG, 0.80, "low"),
    scored("34", Grade.ABSTAINED, 0.30, "none", recoveries=1),
    scored("U1", Grade.CORRECT, 0.65, "none", recoveries=4),
    scored("U1", Grade.CORRECT, 0.0, "none"),
    scored("34", Grade.CORRECT, None),
]


def test_known_numbers() -> None:
    found = study(RESULTS)
    assert (found.n, found.n_unscored) == (7, 1)
    assert {step: rate.n_hits for step, rate in found.weighted.by_step.items()} == {
        "failed": 1,
        "weak": 1,
        "adequate": 2,
        "strong": 3,
    }
    assert found.bands_populated == 3
    assert {step: rate.n_hits for step, rate in found.derived.by_step.items()} == {
        "none": 3,
        "low": 1,
        "medium": 0,
        "high": 2,
        "complete": 1,
    }
    # Against 0.8: one above, one equal, one below.
    assert found.weighted.answers.auc == pytest.approx(0.5)
    assert found.weighted.answers.above_median.value == 1.0
    assert found.derived.answers.auc == 1.0
    assert found.derived.answers.above_median.value == 0.0
    assert found.derived.answers.overlap == 0.0
    # 0.9 beats four of four, 0.8 three and a half, 0.6 two.
    assert found.weighted.answered.auc == pytest.approx(9.5 / 12)
    assert found.derived.answered.auc == 1.0
    assert found.is_calibrated is True


def test_recovery_and_what_the_threshold_would_have_done() -> None:
    found = study(RESULTS)
    assert (found.recovered.n_hits, found.recovered.n) == (3, 7)
    assert (found.recovered_answerable.n_hits, found.recovered_answerable.n) == (2, 5)
    assert (found.below_threshold.n_hits, found.below_stop.n_hits) == (2, 1)
    assert (found.right_below_threshold.n_hits, found.right_below_threshold.n) == (1, 2)
    assert (found.missed_above_threshold.n_hits, found.missed_above_threshold.n) == (1, 2)
    assert (found.first_pass.n_hits, found.first_pass.n) == (2, 5)
    assert (found.recovery_success.n_hits, found.recovery_success.n) == (1, 2)


def test_the_area_ranks_silence_last() -> None:
    found = study(RESULTS)
    # Three right, then the wrong one, then the silent one, by trapezoids.
    assert found.derived.augrc == pytest.approx((1 * 0.5 + 1 * 1.5) / 25)
    assert found.derived.n_augrc == 5
    assert found.weighted.augrc == pytest.approx((2 * 0.5 + 1 * 1 + 1 * 1.5) / 25)
    assert found.derived.curve[-1] == (1.0, 0.8, 0.25)


def test_the_words_say_where_a_model_fails() -> None:
    said = "\n".join(verdicts(study(RESULTS * 10)))
    assert "Weighted: all three separate bands are populated." in said
    assert "Weighted, right against wrong answers: does NOT separate" in said
    assert "Derived, right against wrong answers: separates (AUC 1.000" in said
    assert "MORE than the 20% aimed at" in said


def test_few_decide_nothing() -> None:
    said = "\n".join(verdicts(study(RESULTS)))
    assert "Weighted, right against wrong answers: not decided, too few to tell" in said
    assert "separates" not in said


def test_an_empty_band_is_named() -> None:
    said = "\n".join(verdicts(study(RESULTS[:2])))
    assert "nobody is in adequate or weak" in said
    assert "not measured, there is no wrong one" in said


def test_a_fall_beyond_the_intervals_is_told_from_chance() -> None:
    low = [scored("34", Grade.CORRECT, 0.8, "medium")] * 40
    high = [scored("34", Grade.WRONG, 0.8, "complete")] * 40
    assert "FALLS" in "\n".join(verdicts(study([*low, *high])))
    assert "within its intervals" in "\n".join(verdicts(study([*low[:2], high[0]])))


def test_nothing_measured_claims_nothing() -> None:
    found = study([])
    assert found.derived.augrc is None
    assert list(verdicts(found)) == ["Nothing was measured: no investigation has both scores."]
    assert "n = 0" in as_text(found, "nothing")
    document = as_json(found, "nothing")
    assert document["calibrated"] is None
    weighted = document["weighted"]
    assert isinstance(weighted, dict)
    assert weighted["right_against_wrong"]["auc"] is None


def test_the_text_shows_both_models() -> None:
    text = as_text(study(RESULTS), "a set")
    for word in ("complete", "strong", "AUC", "AUGRC", "overlap", "took a recovery", "interval"):
        assert word in text
    assert not any(line.endswith(" ") for line in text.splitlines())


@given(st.lists(st.floats(0, 1), min_size=1), st.lists(st.floats(0, 1), min_size=1))
def test_the_area_is_a_share_and_turns_over(right: list[float], wrong: list[float]) -> None:
    one, other = auc(right, wrong), auc(wrong, right)
    assert one is not None
    assert other is not None
    assert 0.0 <= one <= 1.0
    assert one + other == pytest.approx(1.0)
    naive = sum((a > b) + 0.5 * (a == b) for a in right for b in wrong)
    assert one == pytest.approx(naive / (len(right) * len(wrong)))
