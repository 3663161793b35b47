"""What is asked is one question: unambiguous keys, whole texts, wordings that ask the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.project_truth import Among
from probant.evaluation.questions.wordings.wording import Style, Wording
from probant.evaluation.questions.wordings.world import WORLD
from probant.evaluation.sources.content.config import keys_of
from probant.evaluation.subjects.response import Value
from probant.vocabulary.question import Facet
from tests.questions import read_question

PROJECT = b"""
[project]
name = "tool"
license = "MIT"
authors = [
    { name = "Grace" },
]

[[tool.mypy.overrides]]
module = "tests"

[tool.mypy]
module = "src"
"""


def test_a_key_that_stands_in_a_list_of_tables_too_is_asked_by_its_whole_name() -> None:
    keys = keys_of("pyproject.toml", PROJECT)
    assert keys["license"] == 4
    assert keys["project.name"] == 3
    assert {"name", "module"}.isdisjoint(keys)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("parse in config.py", "is `parse` in `config.py`?"),
        ("tags are not supported in names", "is `tags are not supported in names`?"),
    ],
)
def test_only_a_file_hint_is_quoted_apart(said: str, expected: str) -> None:
    assert Wording(Style.BACKTICKS, "is `{x}`?").worded(x=said) == expected


@pytest.mark.parametrize(
    ("family", "x", "y"),
    [
        ("U19.NEAR", "test_gap", ""),
        ("U19.PASS", "test_gap", ""),
        ("U18.NO", "1a2b3c4d", "app/main.py"),
        ("42", "", ""),
        ("51", "test_gap", "v1.2"),
    ],
)
def test_wordings_of_a_family_ask_one_question(family: str, x: str, y: str) -> None:
    goals = [read_question(wording.worded(x=x, y=y)) for wording in WORLD[family].wordings]
    facets = [None if goal.facet is Facet.COMMANDS else goal.facet for goal in goals]
    asked = {(g.relation, g.polar, facet, g.member) for g, facet in zip(goals, facets, strict=True)}
    assert len(asked) == 1, "a program may be told by its name or by where it starts"
    assert goals[0].aside is None


def test_an_explanation_of_the_thing_gives_its_place() -> None:
    def text(said: str) -> Value:
        return Value(
            type="text", name=None, qualified_name=None, path=None, line=None, text=said,
            boolean=None, citations=(),
        )  # fmt: skip

    truth = Among(("a/b.py", 4), "load")
    assert truth.fits([text("load is a function defined at a/b.py:4."), text("It takes path.")])
    assert not truth.fits([text("load is a function defined at a/b.py:41.")])
    assert truth.fits([text("See a/b.py:4, where `load` begins.")])
    assert truth.fits([text("(./a/b.py:4)")])
    assert not truth.fits([text("See x/a/b.py:4.")])


def test_who_lists_everything_has_found_nothing() -> None:
    def at(line: int) -> Value:
        return Value(
            type="location", name="x", qualified_name=None, path="a.py", line=line, text=None,
            boolean=None, citations=(),
        )  # fmt: skip

    truth = Among(("a.py", 4), "load")
    assert truth.fits([at(4)])
    assert truth.fits([at(9), at(8), at(4)])
    assert truth.fits([at(4), at(4), at(4), at(4)])
    assert not truth.fits([at(9), at(8)])
    assert not truth.fits([at(line) for line in range(1, 5)])
    assert not truth.fits([at(line) for line in range(1, 400)])
    everything = replace(at(1), type="text", text=" ".join(f"a.py:{line}" for line in range(400)))
    assert not truth.fits([everything])


def test_an_adverb_is_no_word_of_a_phrase() -> None:
    assert {"currently", "maybe", "already"} <= FRAME_WORDS
