"""Rewordings of a question: many, each another sentence, all of the same thing."""

from __future__ import annotations

import re

import pytest

from probant.inquiry.reader import read_question
from probant.inquiry.rewordings import REWORDINGS
from probant.inquiry.variants import MAX_VARIANTS, variants_of
from probant.vocabulary.question import Goal, Relation
from probant.vocabulary.record import replace

ROWS = [(relation, row) for relation, rows in REWORDINGS.items() for row in rows]


def read(question: str) -> Goal:
    return replace(read_question(question), question="")


@pytest.mark.parametrize(("relation", "row"), ROWS, ids=[row[0] for _, row in ROWS])
def test_every_row_asks_one_thing(relation: Relation, row: tuple[str, ...]) -> None:
    goals = [read(re.sub(r"[{}]", "", sentence)) for sentence in row]
    assert goals[0].relation is relation
    assert [sentence for sentence, goal in zip(row, goals, strict=True) if goal != goals[0]] == []
    holes = {frozenset(re.findall(r"\{([^{}]+)\}", sentence)) for sentence in row}
    assert len(holes) == 1, "every sentence names the same targets"


@pytest.mark.parametrize(
    ("question", "n_at_least"),
    [
        ("who calls parse?", 9),
        ("Where is `Context.invoke` defined?", 8),
        ("does load call parse?", 8),
        ("what parameters does the function load_all take?", 6),
        ("which classes extend BaseCommand in core.py?", 8),
        ("how many lines does core.py have?", 4),
        ("is parse async?", 3),
        ("what is the last commit?", 3),
        ("is this good code?", 3),
        ("parse", 3),
    ],
)
def test_variants(question: str, n_at_least: int) -> None:
    variants = variants_of(question)
    assert variants[0] == question
    assert n_at_least <= len(variants) <= MAX_VARIANTS
    assert len({one.lower() for one in variants}) == len(variants)
    if read(question).aside is None:
        assert [one for one in variants if read(one) != read(question)] == []


def test_a_wording_of_another_sort_is_no_variant() -> None:
    """A folder is asked for of files, a yes can answer no question for callers."""
    assert not any("folder" in one for one in variants_of("where is Engine defined?"))
    assert not any(one.startswith("does ") for one in variants_of("who calls parse?"))


@pytest.mark.parametrize("text", ["", " ", "{}", "{t} {question}", "\0", "where is {x} defined?"])
def test_strange_words_are_kept_as_they_are(text: str) -> None:
    assert variants_of(text)[0] == " ".join(text.split())
