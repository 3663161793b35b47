"""What a question leaves out: what no such answer holds changes nothing, anything else is heard."""

from __future__ import annotations

import pytest

from probant.reading.understanding import Understood, understand
from probant.vocabulary.question import Relation
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

NAMES = SomeNames(
    "load_table", "fetch_rows", "RowStore", "RowStore.fetch", "LoadError", "Format", "max_rows",
    paths=("pkg/rows.py", "pkg/store.py"),
)  # fmt: skip


def understood(text: str) -> Understood:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    return one


def is_confirmed(one: Understood) -> bool:
    return one.reading is not None and one.reading.quality >= ReadingQuality.STRONG


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("Return the fields of class RowStore. Exclude methods.", Relation.FIELDS),
        ("Enumerate all call sites of load_table; exclude imports and mentions in comments.",
         Relation.CALLED_BY),
        ("Where is LoadError raised (not docs, not imports)?", Relation.RAISED_BY),
        ("Find where `RowStore` is declared; ignore usages and references.", Relation.DEFINED_IN),
    ],
)  # fmt: skip
def test_what_no_such_answer_holds_may_be_left_out(text: str, relation: Relation) -> None:
    one = understood(text)
    assert is_confirmed(one)
    assert one.goal.relation is relation


@pytest.mark.parametrize(
    "text",
    [
        "Return the fields of class RowStore. Exclude the generated ones.",
        "Enumerate all call sites of load_table; exclude wrappers.",
        "list callers of load_table; exclude decorators",
        "which code calls load_table, not the private ones?",
        "which exceptions does load_table raise, not the risky ones?",
        "Where is LoadError raised (not in the parser)?",
    ],
)
def test_what_could_be_among_the_answers_is_never_passed_over(text: str) -> None:
    one = understood(text)
    assert not is_confirmed(one) or one.goal.filters.public, one.reading


@pytest.mark.parametrize(
    "tail",
    [
        "unless quiet is set", "in the hot path", "during startup", "before the refactor",
        "when debug is on", "more than once", "by mistake", "in other packages", "in production",
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "asked",
    [
        "which code calls load_table", "what fields does RowStore have",
        "who wrote line 12 of pkg/rows.py",
    ],
)  # fmt: skip
def test_a_narrowed_question_is_not_answered_as_the_whole_one(asked: str, tail: str) -> None:
    assert not is_confirmed(understood(f"{asked} {tail}?"))


def test_no_transitive_calls_asks_for_the_direct_ones() -> None:
    one = understood("Report the functions called in the body of load_table; no transitive calls.")
    assert is_confirmed(one)
    assert (one.goal.relation, one.goal.transitive) == (Relation.CALLS, False)


def test_a_word_is_not_taken_for_the_name_where_code_is_named() -> None:
    """ "Format: file:line." says how the answer should look, though something is called so here."""
    text = "Need the definition location of method `fetch` on class `RowStore`. Format: file:line."
    assert [target.text for target in understood(text).goal.targets] in (
        ["fetch"],
        ["RowStore.fetch"],
    )


def test_it_behind_a_heading_is_what_calls() -> None:
    one = understood("load_table: is fetch_rows among the things it calls?")
    assert one.goal.relation is Relation.CALLS
    assert [target.text for target in one.goal.targets] == ["load_table", "fetch_rows"]


@pytest.mark.parametrize(
    "text",
    [
        "is numpy a runtime dependency of this project?", "is numpy a dev dependency?",
        "is numpy still a direct dependency?", "do we depend on numpy in production?",
    ],
)  # fmt: skip
def test_what_a_dependency_is_for_is_not_passed_over(text: str) -> None:
    one = understood(text)
    assert not is_confirmed(one) or one.goal.facet is not None


def test_what_is_joined_to_a_name_is_asked_about_too() -> None:
    assert not is_confirmed(understood("what are the fields of RowStore and margin?"))


@pytest.mark.parametrize(
    "text",
    [
        "The ticket says the bug is in fetch of class RowStore. Where's the one of this class?",
        "Something is off in fetch on RowStore. Where is that defined?",
    ],
)
def test_a_member_that_is_a_word_is_not_passed_over_for_its_class(text: str) -> None:
    one = understood(text)
    assert not is_confirmed(one) or "fetch" in one.goal.targets[0].text


@pytest.mark.parametrize("text", ["Commit the newly added file pkg/rows.py.", "commit my changes"])
def test_what_is_to_be_committed_is_no_question(text: str) -> None:
    assert understood(text).goal.relation is None


def test_an_arrow_asks_what_comes_out() -> None:
    assert understood("load_table -> what?").goal.relation is not Relation.PARAMETERS


def test_a_story_about_a_member_does_not_ask_for_its_class() -> None:
    text = "I edited the wrong fetch. The one I want belongs to RowStore. What file is it in?"
    one = understood(text)
    assert not is_confirmed(one) or "fetch" in one.goal.targets[0].text
