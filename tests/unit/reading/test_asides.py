"""Words that only tell: what may be passed over, and what never is."""

from __future__ import annotations

import pytest
from learning.asides import CLOSE, OPEN, marked_texts, marked_tokens
from learning.sentences import HOLE
from learning.training import Persons

from probant.reading.asides import told_odds
from probant.reading.coverage import DOUBTED, only_telling
from probant.reading.understanding import understand
from probant.vocabulary.question import Relation
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

NAMES = SomeNames("fetch_rows", "load_table", "RowStore", "parse")


def read(text: str) -> tuple[Relation | None, bool]:
    """What a text asks, and whether that is sure."""
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    is_sure = one.reading is not None and one.reading.quality >= ReadingQuality.STRONG
    return one.goal.relation, is_sure


def told(text: str) -> set[str]:
    model = reading_model()
    tokens, _ = marked_tokens(text, Persons(), model.lexicon)
    odds = told_odds(model.asides, tokens)
    return {tokens[n].word for n in only_telling(tokens, odds, DOUBTED, lambda _: False)}


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("I serialized a RowStore and was amazed at the output; which fields does it have?",
         Relation.FIELDS),
        ("Lineage probe: which classes extend RowStore?", Relation.EXTENDED_BY),
        ("List the callers of fetch_rows so the migration plan can be put together.",
         Relation.CALLED_BY),
        ("the dashboard went dark, who calls fetch_rows?", Relation.CALLED_BY),
    ],
)  # fmt: skip
def test_a_story_in_words_nobody_listed_is_passed_over(text: str, relation: Relation) -> None:
    assert read(text) == (relation, True)


@pytest.mark.parametrize(
    "text",
    [
        "Windows: who calls fetch_rows?",
        "Which mobile classes extend RowStore?",
        "I serialized a RowStore; which deprecated fields does it have?",
        "We only ship the server, who calls fetch_rows there?",
        "Who calls fetch_rows besides the obvious one?",
    ],
)
def test_what_may_narrow_a_question_is_not_passed_over(text: str) -> None:
    assert not read(text)[1]


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("Who extends RowStore, no, the other way round, what does it extend?", Relation.EXTENDS),
        ("What calls fetch_rows... no wait, what does fetch_rows call?", Relation.CALLS),
    ],
)
def test_what_is_taken_back_is_not_asked(text: str, relation: Relation) -> None:
    assert read(text) == (relation, True)


def test_what_is_taken_back_for_something_unread_answers_nothing() -> None:
    assert not read("Who extends RowStore, no, forget it, who blorbs it on a whim?")[1]


def test_words_that_leave_something_out_are_never_told() -> None:
    assert "excluding" not in told("I was in a hurry, excluding nobody. Who calls {name}?")
    assert "hurry" in told("I was in a hurry, excluding nobody. Who calls {name}?")


def test_marks_are_whole() -> None:
    for text in marked_texts():
        depth = 0
        for letter in HOLE.sub("x", text):
            depth += (letter == OPEN) - (letter == CLOSE)
            assert depth in (0, 1), text
        assert depth == 0, text
