"""From a sentence to a goal: what must always be read, and what never may be."""

from __future__ import annotations

import pytest

from probant.questions.kind import Fill, Form, Lexis
from probant.questions.registry import forms_by_label
from probant.reading.reader import Readings, read_sentence
from probant.reading.understanding import Understood, understand
from probant.vocabulary.question import Aside, Relation
from probant.vocabulary.reading import AccountedBy, ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

THINGS = {
    Fill.SYMBOL: ("fetch_rows", "RowStore"),
    Fill.OWNER: ("TableReader",),
    Fill.PATH: ("pkg/rows.py", "pkg/store.py"),
    Fill.NAMED: ("pkg/rows.py", "pkg/store.py"),
    Fill.MODULE: ("pkg/rows.py", "pkg/store.py"),
    Fill.TEXT: ('"no such row"',),
    Fill.KEY: ("max_rows",),
    Fill.REVISION: ("v1.2.0", "v1.3.0"),
    Fill.TEST: ("test_rows",),
    Fill.CASE: ("test_rows",),
    Fill.TESTS_IN: ("tests/test_rows.py",),
    Fill.WORKFLOW: ("ci.yml",),
    Fill.BUILD_TARGET: ("docs_html",),
    Fill.WITHIN: ("pkg/rows.py",),
    Fill.LINE: ("42",),
    Fill.LINES: ("42",),
    Fill.MEMBER: ("batch_size",),
    Fill.NUMBER: ("42",),
    Fill.VERSION: ("v1.2.0",),
}
WORDS = {
    Lexis.TRAIT: "async", Lexis.VISIBILITY: "public", Lexis.LANGUAGE: "Python",
    Lexis.LICENCE: "MIT", Lexis.EVENT: "push", Lexis.METHOD_SORT: "static",
    Lexis.MARK: "TODO",
    Lexis.TOPIC: "network",
}  # fmt: skip
FACETS = {Lexis.FIELD: "version", Lexis.GROUP: "development"}
NAMES = SomeNames("fetch_rows", "RowStore", "TableReader", "batch_size", "test_rows", "docs_html")


def said(form: Form) -> str:
    """The plain sentence of a form, with things in its slots."""
    text, used = form.sentence, dict.fromkeys(THINGS, 0)
    for slot in form.slots:
        ways = THINGS[slot.fill]
        text = text.replace(f"{{{slot.name}}}", ways[used[slot.fill] % len(ways)])
        used[slot.fill] += 1
    if form.word is not None:
        text = text.replace("{word}", WORDS.get(form.word, ""))
        text = text.replace("{facet}", FACETS.get(form.word, ""))
    return f"{text}?"


def read(text: str) -> Readings:
    return read_sentence(text, reading_model(), NAMES, TODAY)


def understood(text: str) -> Understood:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    return one


@pytest.mark.parametrize("label", sorted(forms_by_label()))
def test_the_plain_sentence_of_a_form_is_read_as_that_form(label: str) -> None:
    _, form = forms_by_label()[label]
    best = read(said(form)).best
    assert best is not None
    assert best.reading.quality >= ReadingQuality.STRONG, (said(form), best.reading)
    expected = (form.polar, form.counted, form.transitive, form.kind)
    goal = best.goal
    assert (goal.polar, goal.counted, goal.transitive, best.form.kind) == expected


@pytest.mark.parametrize(
    "text",
    [
        "which functions don't call fetch_rows?",
        "who should call fetch_rows?",
        "why does load_table call fetch_rows?",
        "which other functions are like fetch_rows?",
        "is fetch_rows called too often?",
        "who calls fetch_rows when debugging is on?",
        "what is the longest caller of fetch_rows?",
        "which private functions call fetch_rows?",
        "rename fetch_rows to load_rows",
        "make fetch_rows async",
        "who used to call fetch_rows?",
        "where is fetch_rows documented?",
    ],
)
def test_a_word_that_changes_the_question_is_never_read_over(text: str) -> None:
    assert understood(text).goal.aside is not None


def test_every_word_is_accounted_for_or_left_over() -> None:
    best = read("please tell me who calls fetch_rows in this repository").best
    assert best is not None
    by = {one.word: one.by for one in best.reading.accounted}
    assert by["fetch_rows"] is AccountedBy.TARGET
    assert by["calls"] is AccountedBy.KIND
    assert by["repository"] is not AccountedBy.TARGET
    assert best.reading.left_over == ()


def test_what_is_left_over_is_named_and_readings_are_offered() -> None:
    one = understood("which frobnicated functions call fetch_rows?")
    assert one.goal.aside is Aside.NOT_COVERED
    assert one.reading is not None
    assert "frobnicated" in one.reading.left_over
    assert one.offers[0].command.startswith("probant query called_by fetch_rows")


@pytest.mark.parametrize(
    ("text", "within", "outside"),
    [
        ("who calls fetch_rows in src/core?", "src/core", False),
        ("who calls fetch_rows outside the tests?", "", True),
        ("under src/core, which classes inherit from RowStore?", "src/core", False),
    ],
)
def test_a_scope_is_a_filter(text: str, within: str, outside: bool) -> None:
    goal = understood(text).goal
    assert (goal.filters.within, goal.filters.outside_tests) == (within, outside)


def test_a_time_is_a_filter() -> None:
    filters = understood("how many commits touched pkg/rows.py in 2024?").goal.filters
    assert (filters.since, filters.until) == ("2024-01-01", "2024-12-31")


def test_two_questions_are_two_goals_and_the_second_may_point_back() -> None:
    first, second = understand(
        "Who calls fetch_rows? And which parameters does it take?", reading_model(), NAMES, TODAY
    )
    assert [one.goal.relation.value for one in (first, second) if one.goal.relation] == [
        "called_by", "parameters",
    ]  # fmt: skip
    assert second.goal.targets[0].text == "fetch_rows"


@pytest.mark.parametrize("text", ["how are redirects followed?", "where do we retry requests?"])
def test_a_question_about_a_feature_is_open(text: str) -> None:
    assert understood(text).goal.aside in (Aside.OPEN, Aside.NOT_COVERED)


def test_yes_or_no_is_not_answered_with_a_list_nor_a_list_with_yes() -> None:
    polar = understood("does load_table call fetch_rows?").goal
    assert polar.polar
    listed = understood("what does fetch_rows call?").goal
    assert not listed.polar


def test_itself_is_never_all_the_way() -> None:
    assert understood("does `fetch_rows` itself contain a raise statement?").goal.aside is not None
    far = understood("can fetch_rows raise ValueError, directly or through others?").goal
    assert (far.relation, far.transitive) == (Relation.RAISES, True)


def test_a_shortened_word_ends_no_sentence() -> None:
    goal = understood("everything fetch_rows can raise, incl. what it calls here").goal
    assert goal.relation in (None, Relation.RAISES)


def test_an_order_settles_the_question_before_it() -> None:
    goal = understood("How wide is 3f2a9c1d? Show me the files it modifies.").goal
    assert (goal.relation, goal.targets[0].text) == (Relation.COMMIT_FILES, "3f2a9c1d")


def test_what_a_story_quotes_is_no_name() -> None:
    said = 'My mentor said "just look at RowStore, it is easy" and left. Where is it defined?'
    goal = understood(said).goal
    assert goal.aside is not None or goal.targets[0].text == "RowStore"


def test_a_reason_names_nothing_that_is_asked_about() -> None:
    names = SomeNames("cover")
    said = "Collect the places of all definitions named allows, because our rename must cover them."
    (one,) = understand(said, reading_model(), names, TODAY)
    assert all(target.text != "cover" for target in one.goal.targets)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("panics in pkg/rows.py, which functions", "panics"),
        ("deprecations of RowStore, list them", "deprecations"),
    ],
)
def test_a_clause_that_names_what_is_asked_about_is_no_remark(text: str, left: str) -> None:
    for one in read(text).candidates:
        is_used = bool(one.goal.targets)
        assert one.reading.quality is ReadingQuality.WEAK or not is_used
        assert left in one.reading.left_over or not is_used or one.kind.relation is Relation.RAISES


def test_a_second_question_nobody_understands_is_not_passed_over() -> None:
    parts = understand(
        "which version of Python is required n which flavour?", reading_model(), NAMES, TODAY
    )
    assert len(parts) == 2
    assert parts[1].goal.aside is not None


def test_what_a_condition_names_is_asked_about() -> None:
    (one,) = understand(
        "what would break if I change parse?", reading_model(), SomeNames("parse"), TODAY
    )
    assert [target.text for target in one.goal.targets] == ["parse"]
