"""Wordings and the texts they are put into."""

from __future__ import annotations

import random
import string

import pytest

from probant.evaluation.statements.mutations import CheckMutations
from probant.evaluation.statements.runner import code_texts
from probant.evaluation.statements.texts import composed, worded
from probant.evaluation.statements.wordings import WORDINGS
from tests.unit.evaluation.check_sample import harbour, harbour_facts, harbour_truth

MIN_WORDINGS = 5


@pytest.mark.parametrize("sort", WORDINGS)
def test_every_sort_is_said_in_several_ways(sort: str) -> None:
    assert len(set(WORDINGS[sort])) >= MIN_WORDINGS


@pytest.mark.parametrize("sort", [sort for sort in WORDINGS if sort.endswith("@")])
def test_a_narrowed_wording_names_the_file(sort: str) -> None:
    for wording in WORDINGS[sort]:
        assert "where" in {name for _, name, _, _ in string.Formatter().parse(wording)}


def test_every_statement_stands_once_at_its_place() -> None:
    facts = harbour_facts()
    true = [ground.told for found in facts.all().values() for ground in found]
    texts = list(composed(true, random.Random(3)))
    assert sum(len(text.statements) for text in texts) == len(true)
    for text in texts:
        for statement in text.statements:
            assert text.text[statement.start : statement.end] == statement.text


def test_true_and_false_are_not_mixed() -> None:
    texts = code_texts(harbour(), (harbour_truth(),), seed=5, limit=20)
    kinds = [{s.told.is_true for s in text.statements} for text in texts]
    assert all(len(kind) == 1 for kind in kinds)
    assert {True} in kinds
    assert {False} in kinds


def test_the_same_seed_gives_the_same_texts() -> None:
    once, again = (code_texts(harbour(), (harbour_truth(),), seed=5, limit=9) for _ in range(2))
    assert [text.text for text in once] == [text.text for text in again]


def test_a_name_that_is_an_ordinary_word_is_marked_as_code() -> None:
    facts = harbour_facts()
    grounds = facts.all()["extends"]
    for seed in range(40):
        for ground in grounds:
            said = worded(ground.told, random.Random(seed)).text
            assert f"`{ground.told.slot['x']}" in said or ground.told.slot["x"] == "CargoError"


def test_every_mutation_can_be_worded() -> None:
    facts = harbour_facts()
    for found in CheckMutations(facts).all(facts.all()).values():
        for one in found:
            assert "{" not in worded(one, random.Random(1)).text.replace("{'", "")
