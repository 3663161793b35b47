"""The steps before a kind is chosen: what asks, what tells, what fills a pause, what is a name."""

from __future__ import annotations

import pytest

from probant.questions.registry import forms_by_label
from probant.reading.clauses import restricting, set_aside
from probant.reading.guesses import quoted_descriptions
from probant.reading.model import asking_part
from probant.reading.pieces import Token, meant_word
from probant.reading.reader import read_sentence
from probant.reading.shape import is_put_so
from probant.reading.things import Sort
from probant.reading.tokens import tokens_of
from probant.reading.understanding import understand
from probant.vocabulary.question import Relation
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

NAMES = SomeNames("fetch_rows", "load_table", "RowStore", "parse")


def tokens(text: str, names: SomeNames = NAMES) -> tuple[Token, ...]:
    return tokens_of(text, names, reading_model().lexicon)


def words(text: str, numbers: set[int]) -> set[str]:
    found = tokens(text)
    return {found[number].word for number in numbers}


@pytest.mark.parametrize(
    ("text", "asking"),
    [
        ("I broke it. Who calls fetch_rows?", "who"),
        ("Determine who calls fetch_rows. Return one path per line.", "determine"),
        ("List the callers of fetch_rows. A list is enough.", "list"),
        ("I changed fetch_rows. List its callers.", "list"),
    ],
)
def test_the_sentence_that_asks(text: str, asking: str) -> None:
    found = tokens(text)
    assert found[asking_part(found)[0]].word == asking


@pytest.mark.parametrize(
    ("text", "narrows"),
    [
        ("I fixed all of them except one. Who calls fetch_rows?", set()),
        ("Ignore the examples. Who calls fetch_rows?", {"ignore"}),
        ("I only care about the core. Who calls fetch_rows?", {"only"}),
    ],
)
def test_a_story_narrows_only_as_an_order_or_a_wish(text: str, narrows: set[str]) -> None:
    found = tokens(text)
    assert words(text, restricting(found, set_aside(found))) == narrows


@pytest.mark.parametrize(
    ("slip", "meant"),
    [("taht", "that"), ("whcih", "which"), ("fucntion", "function"), ("zzzqqq", None)],
)
def test_a_slip_is_the_commonest_word_it_may_be(slip: str, meant: str | None) -> None:
    assert meant_word(slip, reading_model().lexicon) == meant


@pytest.mark.parametrize(
    ("text", "sort", "named"),
    [
        ("which tags contain 80940176?", Sort.COMMIT, "80940176"),
        ("where is the file named ci-checks?", Sort.PATH, "ci-checks"),
        ("wc -l pkg/rows.py", Sort.PATH, "pkg/rows.py"),
        ("which jobs are in the Nightly workflow?", Sort.NAME, "Nightly"),
    ],
)
def test_what_is_named(text: str, sort: Sort, named: str) -> None:
    names = SomeNames(paths=("ci-checks", "pkg/rows.py"))
    assert [(t.thing.sort, t.thing.text) for t in tokens(text, names) if t.thing] == [(sort, named)]


def test_the_place_of_an_error_is_a_file_and_a_line() -> None:
    found = [t.thing.text for t in tokens('It says "pkg/rows.py, line 42" here.') if t.thing]
    assert found == ["pkg/rows.py", "42"]


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("which function drops old rows?", 'which function "drops old rows"?'),
        ("find this: removes a session", 'find this: "removes a session"'),
        ("which functions are never called?", None),
        ("which function is it?", None),
    ],
)
def test_a_description_in_plain_words(text: str, quoted: str | None) -> None:
    assert next(quoted_descriptions(text), None) == quoted


def test_a_description_is_read_where_nothing_else_is() -> None:
    best = read_sentence("which function drops the old rows?", reading_model(), NAMES, TODAY).best
    assert best is not None
    assert best.goal.relation is Relation.DESCRIBED_AS
    assert [target.text for target in best.goal.targets] == ["drops the old rows"]


@pytest.mark.parametrize(
    ("text", "caller"),
    [
        ("does load_table call fetch_rows?", "load_table"),
        ("is fetch_rows called by load_table?", "load_table"),
        ("is fetch_rows called in the body of load_table?", "load_table"),
        ("load_table: does it call fetch_rows?", "load_table"),
        ("is fetch_rows called by the function load_table?", "load_table"),
        ("load_table, is fetch_rows called in there?", "load_table"),
    ],
)
def test_which_calls_which(text: str, caller: str) -> None:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    assert one.goal.polar
    assert [target.text for target in one.goal.targets] == [caller, "fetch_rows"]


def test_what_only_a_story_names_is_not_asked_about() -> None:
    text = 'RowStore failed with "no such row" today. Who calls fetch_rows?'
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    assert one.goal.relation is Relation.CALLED_BY
    assert [target.text for target in one.goal.targets] == ["fetch_rows"]


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("Hard to tell from the diff alone: who calls fetch_rows?", True),
        ("Surely not worth much: who calls fetch_rows?", True),
        ("Ignoring examples, who calls fetch_rows?", False),
        ("Who calls fetch_rows? Output the names only.", True),
        ("Who calls fetch_rows? Report only the slow ones.", False),
    ],
)
def test_what_is_said_beside_a_question(text: str, *, is_read: bool) -> None:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    is_sure = one.reading is not None and one.reading.quality >= ReadingQuality.STRONG
    assert is_sure == is_read, one.reading


@pytest.mark.parametrize(
    ("text", "label", "fits"),
    [
        ("rename fetch_rows", "locate", False),
        ("set the key max_rows to 3", "config-value", False),
        ("where is fetch_rows called?", "locate", False),
        ("sorry if this is known, but where is fetch_rows?", "locate", True),
        ("tell me if load_table calls fetch_rows", "callers", False),
        ("tell me if load_table calls fetch_rows", "does-call", True),
        ("could the callers of fetch_rows be listed?", "callers", True),
    ],
)
def test_the_answer_is_of_the_kind_asked_for(text: str, label: str, fits: bool) -> None:
    found = tokens(text)
    assert is_put_so(forms_by_label()[label][1], found, set_aside(found)) is fits


def test_one_of_several_kinds_narrows_nothing() -> None:
    (one,) = understand("where is the class or struct RowStore?", reading_model(), NAMES, TODAY)
    assert one.goal.targets[0].kinds == frozenset()


@pytest.mark.parametrize(
    ("text", "n_questions"),
    [
        ("who last changed pkg/rows.py and when was that?", 1),
        ("where is RowStore defined and who calls it?", 2),
    ],
)
def test_who_and_when_are_told_besides(text: str, n_questions: int) -> None:
    assert len(understand(text, reading_model(), NAMES, TODAY)) == n_questions


@pytest.mark.parametrize(
    ("heading", "left"),
    [("Frontend", ("Frontend",)), ("Quick question", ()), ("Nit", ())],
)
def test_a_heading_may_be_a_scope(heading: str, left: tuple[str, ...]) -> None:
    best = read_sentence(f"{heading}: who calls fetch_rows?", reading_model(), NAMES, TODAY).best
    assert best is not None
    assert best.reading.left_over == left


def relations(text: str, names: SomeNames = NAMES) -> list[Relation | None]:
    return [one.goal.relation for one in understand(text, reading_model(), names, TODAY)]


def test_each_of_two_questions_has_its_own_reading_though_one_is_open() -> None:
    first, second = relations("who calls fetch_rows, and how do I switch that off?")
    assert first is Relation.CALLED_BY
    assert second is None


def test_what_narrows_the_first_question_is_no_second_one() -> None:
    text = "which functions call fetch_rows and are async?"
    assert relations(text) == [None]


def test_a_second_question_needs_no_mark() -> None:
    found = relations("who added fetch_rows? what does it return")
    assert found == [Relation.ADDED_BY, Relation.RETURNS]


@pytest.mark.parametrize("end", [", right?", " right?", ", correct?"])
def test_a_statement_that_wants_a_yes_is_a_question(end: str) -> None:
    (found,) = understand(f"load_table calls fetch_rows{end}", reading_model(), NAMES, TODAY)
    assert found.goal.relation is Relation.CALLS
    assert found.goal.polar
    assert found.reading is not None
    assert found.reading.left_over == ()


@pytest.mark.parametrize("scope", ["(not in tests)", "(no tests)", "outside of tests"])
def test_a_scope_in_brackets_is_a_filter(scope: str) -> None:
    (found,) = understand(f"who calls fetch_rows {scope}", reading_model(), NAMES, TODAY)
    assert found.goal.relation is Relation.CALLED_BY
    assert found.goal.filters.outside_tests


def test_a_word_of_talk_that_is_a_name_here_is_not_passed_over() -> None:
    """ "Sprint" is talk elsewhere; here it may be what is called."""
    text = "is there a call to sprint in fetch_rows?"
    assert "sprint" in reading_model().noise
    (found,) = understand(text, reading_model(), SomeNames("fetch_rows", "sprint"), TODAY)
    assert [target.text for target in found.goal.targets] != ["fetch_rows"] or (
        found.goal.relation is None
    )


def test_the_order_of_two_things_is_told_by_what_stands_behind_of() -> None:
    names = SomeNames("RowStore", "BaseStore")
    asked = ("is RowStore a child class of BaseStore", "is BaseStore a parent class of RowStore")
    for text in asked:
        (found,) = understand(text, reading_model(), names, TODAY)
        assert found.goal.relation is Relation.EXTENDS
        assert [target.text for target in found.goal.targets] == ["RowStore", "BaseStore"]


def test_how_many_and_which_ones_asks_for_the_ones() -> None:
    text = "how many functions call fetch_rows, which ones?"
    (found,) = understand(text, reading_model(), NAMES, TODAY)
    assert found.goal.relation is Relation.CALLED_BY
    assert not found.goal.counted


def test_what_which_ones_points_back_at_is_no_story() -> None:
    text = "tests named after a github issue, which ones"
    (found,) = understand(text, reading_model(), NAMES, TODAY)
    assert found.goal.relation is None


def test_a_file_in_capitals_is_no_word() -> None:
    (found,) = understand(
        "LICENSE was renamed, what is its name now?", reading_model(), NAMES, TODAY
    )
    assert found.goal.relation is not Relation.LICENCE
    (asked,) = understand("which license is this project under?", reading_model(), NAMES, TODAY)
    assert asked.goal.relation is Relation.LICENCE


def test_a_folder_that_is_an_english_word_is_not_passed_over() -> None:
    text = "every class in source that extends RowStore"
    plain = SomeNames("RowStore")
    (found,) = understand(text, reading_model(), SomeNames("RowStore", paths=["source"]), TODAY)
    assert found.goal.relation is None
    assert understand(text, reading_model(), plain, TODAY)[0].goal.relation is Relation.EXTENDED_BY
