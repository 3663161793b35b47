"""Two runs beside each other."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.errors import UsageError
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.paired import compare, holm, mcnemar_p
from probant.evaluation.report.compared import as_json, as_text
from tests.unit.evaluation.results import made


def run_of(*grades: Grade, family: str = "34", first: int = 0) -> list[Result]:
    return [
        made(grade, family=family, text=f"question {number}", group=str(number), names=("a",))
        for number, grade in enumerate(grades, start=first)
    ]


RIGHT, WRONG, SILENT, FALSE = Grade.CORRECT, Grade.WRONG, Grade.ABSTAINED, Grade.FALSE_ANSWER


def test_published_values_of_the_exact_test() -> None:
    assert mcnemar_p(0, 0) == 1
    assert mcnemar_p(5, 5) == 1
    assert mcnemar_p(0, 6) == pytest.approx(0.03125)
    assert mcnemar_p(1, 9) == pytest.approx(2 * (1 + 10) / 1024)
    assert mcnemar_p(1200, 1300) == pytest.approx(0.0477, abs=1e-3)


@given(st.integers(0, 60), st.integers(0, 60))
def test_the_test_is_symmetric_and_a_probability(one: int, other: int) -> None:
    p = mcnemar_p(one, other)
    assert p == mcnemar_p(other, one)
    assert 0 < p <= 1


@given(st.dictionaries(st.text("ab", min_size=1), st.floats(0, 1), min_size=1, max_size=8))
def test_holm_never_lowers_and_keeps_the_order(p_values: dict[str, float]) -> None:
    corrected = holm(p_values)
    assert all(corrected[name] >= p_values[name] for name in p_values)
    ranked = sorted(p_values, key=lambda name: (p_values[name], name))
    assert [corrected[name] for name in ranked] == sorted(corrected.values())


def test_known_values_of_holm() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == pytest.approx(
        {"a": 0.03, "b": 0.06, "c": 0.06}
    )


def test_a_run_beside_itself_is_not_worse() -> None:
    same = run_of(RIGHT, WRONG, SILENT)
    found = compare(same, same)
    assert not found.is_worse
    assert (found.worse, found.better, found.only_before, found.only_after) == ((), (), (), ())


def test_seven_lost_facts_are_worse_than_chance_and_six_are_not() -> None:
    before = run_of(*[RIGHT] * 20)
    assert compare(before, run_of(*[SILENT] * 7, *[RIGHT] * 13)).is_worse
    assert not compare(before, run_of(*[SILENT] * 6, *[RIGHT] * 14)).is_worse
    assert not compare(run_of(*[SILENT] * 7, *[RIGHT] * 13), before).is_worse


def test_the_wordings_of_one_fact_have_one_vote() -> None:
    def worded(*grades: Grade) -> list[Result]:
        return [
            made(grade, text=f"{wording} of {fact}?", group=str(fact))
            for fact, grade in enumerate(grades)
            for wording in range(5)
        ]

    before = worded(*[RIGHT] * 20)
    found = compare(before, worded(WRONG, WRONG, *[RIGHT] * 18))
    assert (len(found.pairs), found.n_facts) == (100, 20)
    assert (found.overall.correct.n, found.overall.correct.n_lost) == (20, 2)
    assert not found.is_worse
    assert compare(before, worded(*[WRONG] * 7, *[RIGHT] * 13)).is_worse
    one_wording = [*(made(WRONG, text=f"0 of {n}?", group=str(n)) for n in range(20)),
                   *(r for r in before if not r.question.text.startswith("0"))]  # fmt: skip
    assert compare(before, one_wording).is_worse


def test_losing_as_many_wordings_as_winning_is_no_turn() -> None:
    before = [made(RIGHT, text="a"), made(WRONG, text="b")]
    after = [made(WRONG, text="a"), made(RIGHT, text="b")]
    found = compare(before, after).overall.correct
    assert (found.n, found.n_lost, found.n_won) == (1, 0, 0)


def test_a_run_that_leaves_out_questions_is_not_called_as_good() -> None:
    before = run_of(*[RIGHT] * 20)
    assert not compare(before, run_of(*[RIGHT] * 18)).is_worse
    short = compare(before, run_of(*[RIGHT] * 17))
    assert short.is_worse
    assert "only 17 of the first run's 20 questions are in the second" in as_text(short, n_shown=1)


def test_what_the_oracles_say_otherwise_is_no_turn_of_the_engine() -> None:
    before = run_of(*[RIGHT] * 20)
    after = [
        made(WRONG, text=f"question {n}", group=str(n), truth=("z",), names=("a",))
        for n in range(20)
    ]
    found = compare(before, after)
    assert (found.n_other_truth, found.overall.correct.n, found.is_worse) == (20, 0, False)


def test_new_false_answers_are_worse_even_where_nothing_else_turned() -> None:
    before = run_of(*[RIGHT] * 9, family="U1")
    after = run_of(*[FALSE] * 8, RIGHT, family="U1")
    found = compare(before, after)
    assert found.overall.not_false.n_lost == 8
    assert found.overall.not_false.is_worse
    assert found.by_family["U1"].not_false.is_worse


def test_a_family_is_corrected_for_the_number_of_families() -> None:
    before = run_of(*[RIGHT] * 7) + [
        made(RIGHT, family=str(family), text="x", group=f"of {family}") for family in range(1, 11)
    ]
    after = run_of(*[WRONG] * 7) + before[7:]
    found = compare(before, after)
    assert found.by_family["34"].correct.p == pytest.approx(2 * 0.015625 * 11)
    assert found.overall.correct.p == pytest.approx(2 * 0.015625)
    assert not found.by_family["34"].is_worse
    assert found.overall.is_worse


def test_what_turned_is_listed_the_worst_first_with_both_answers() -> None:
    before = run_of(RIGHT, RIGHT, WRONG, SILENT)
    after = run_of(SILENT, WRONG, SILENT, RIGHT)
    found = compare(before, after)
    assert [pair.after.grade for pair in found.worse] == [WRONG, SILENT]
    assert [pair.before.grade for pair in found.better] == [WRONG, SILENT]
    text = as_text(found, n_shown=1)
    assert "went worse: 2" in text
    assert "34-1 correct → wrong: question 1  (r, plain)" in text
    assert "question 0" not in text
    assert "before   answered [name a]" in text
    assert "the second run is not worse (alpha 0.05)" in text


def test_questions_of_one_run_only_are_counted_and_named() -> None:
    found = compare(run_of(RIGHT, RIGHT), run_of(RIGHT, *[RIGHT] * 7, first=1))
    assert [question.text for question in found.only_before] == ["question 0"]
    assert len(found.only_after) == 7
    text = as_text(found, n_shown=5)
    assert "only in the first run: 1 (34: 1)" in text
    assert "and 2 more" in text
    plain = json.loads(json.dumps(as_json(found)))
    assert (plain["paired"], len(plain["only_second"]), plain["worse"]) == (1, 7, True)


def test_a_truth_that_changed_is_told() -> None:
    other = made(RIGHT, text="question 0", group="0", truth=("z",))
    assert compare(run_of(RIGHT), [other]).n_other_truth == 1


def test_the_same_sentence_twice_is_two_questions() -> None:
    twice = [made(RIGHT), made(WRONG)]
    assert len(compare(twice, twice).pairs) == 2


def test_nothing_in_common_is_an_error_of_usage() -> None:
    with pytest.raises(UsageError, match="no question in common"):
        compare(run_of(RIGHT), run_of(RIGHT, family="33"))
    with pytest.raises(UsageError, match="no question in common"):
        compare([], [])
