"""What people who had seen nothing of this asked, and what was read into it before."""

from __future__ import annotations

import pytest

from probant.reading.understanding import Understood, understand
from probant.vocabulary.question import Goal, Relation
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

NAMES = SomeNames(
    "load_table", "fetch_rows", "RowStore", "Intercept", "fetch_rows.value", "fetch_rows.enter",
    paths=("pkg/rows.py", "pkg", "attrs", "Intercept"),
)  # fmt: skip


def parts(text: str) -> tuple[Understood, ...]:
    return understand(text, reading_model(), NAMES, TODAY)


def goal(text: str) -> Goal:
    (one,) = parts(text)
    assert one.reading is not None, text
    assert one.reading.quality >= ReadingQuality.STRONG, (text, one.reading.left_over)
    return one.goal


def is_sure(text: str) -> bool:
    return all(
        one.reading is not None and one.reading.quality >= ReadingQuality.STRONG
        for one in parts(text)
    )


@pytest.mark.parametrize(
    "text",
    [
        "Which classes extends RowStore? please with the ones in tests also",
        "list classes that extend RowStore (tests and examples included)",
        "which classes extend RowStore, including the tests",
        "which classes extend RowStore? in tests too",
        "which classes extend RowStore, whole repo including tests",
    ],
)
def test_tests_too_is_everywhere(text: str) -> None:
    filters = goal(text).filters
    assert (filters.only_tests, filters.outside_tests) == (False, False)


@pytest.mark.parametrize(
    ("text", "only", "outside"),
    [
        ("which classes extend RowStore in the tests?", True, False),
        ("which classes extend RowStore, not counting tests?", False, True),
        ("which classes extend RowStore, not including the tests", False, True),
    ],
)
def test_in_tests_and_without_them_is_not(text: str, only: bool, outside: bool) -> None:
    filters = goal(text).filters
    assert (filters.only_tests, filters.outside_tests) == (only, outside)


def test_whether_it_is_so_in_tests_too_is_about_tests() -> None:
    assert not is_sure("is fetch_rows called in tests too?")


@pytest.mark.parametrize(
    "text",
    ["subclasses of RowStore, direct + indirect", "all subclasses of RowStore, direct & indirect"],
)
def test_direct_and_indirect_is_all_the_way(text: str) -> None:
    assert goal(text).filters.directly is False or goal(text).transitive


def test_what_a_story_asks_for_is_not_the_folder_it_looked_in() -> None:
    one = goal(
        "my colleague told me there is an annotation called Intercept somewhere in this"
        " repository, I cannot find it in the pkg folder. Which file?"
    )
    assert [target.text for target in one.targets] == ["Intercept"]


def test_default_value_of_a_parameter_is_not_the_default_of_value() -> None:
    assert goal("what is the default value of enter in fetch_rows?").member == "enter"
    assert goal("what is the default of value in fetch_rows?").member == "value"


@pytest.mark.parametrize(
    "text", ["jump to attrs proxy error", "where is through attrs full implemented"]
)
def test_words_beside_a_package_may_be_a_part_of_another_name(text: str) -> None:
    assert not is_sure(text)


@pytest.mark.parametrize(
    "text",
    [
        "load_table and fetch_rows look tangled to me, does one call the other?",
        "I thought load_table went through fetch_rows, it never fires, so does it call it at all?",
    ],
)
def test_a_direction_that_nothing_tells_is_not_made_up(text: str) -> None:
    assert not is_sure(text)


def test_what_is_it_asks_about_what_was_spoken_of() -> None:
    assert not is_sure("As a sign of churn I'd mention the weight of `fetch_rows`. What is it?")


@pytest.mark.parametrize(
    "text",
    [
        'I\'m filling in the "Parameters" section: which parameters does fetch_rows take?',
        'it goes in the "Limits" table, where is fetch_rows defined?',
    ],
)
def test_the_title_of_a_section_is_no_name(text: str) -> None:
    assert [target.text for target in goal(text).targets] == ["fetch_rows"]


@pytest.mark.parametrize(
    "text",
    [
        "how many names does pkg/rows.py export? list em",
        "how many names does pkg/rows.py export? Name them.",
        "how many names does pkg/rows.py export, and which ones?",
    ],
)
def test_what_is_counted_and_told_is_a_list(text: str) -> None:
    one = goal(text)
    assert (one.relation, one.counted) == (Relation.EXPORTS, False)


@pytest.mark.parametrize(
    "text",
    [
        "Which methods of RowStore would you make abstract?",
        "Give load_table and fetch_rows the same signature.",
    ],
)
def test_advice_and_orders_are_not_asked_of_the_code(text: str) -> None:
    assert not is_sure(text)


@pytest.mark.parametrize(
    "text",
    ["traits that have RowStore as a supertrait", "classes with RowStore as their base class"],
)
def test_what_has_it_as_a_base_is_below_it(text: str) -> None:
    wrong = (Relation.EXTENDS, Relation.IMPLEMENTS)
    assert not (is_sure(text) and parts(text)[0].goal.relation in wrong)
