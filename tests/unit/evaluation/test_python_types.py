"""Types as truths, by a checker that the engine does not ask."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.type_truth import TypeText, same_type
from probant.evaluation.sources.python.types import (
    CHECKER_VERSION,
    HELD,
    RETURNED,
    SERVER,
    server_of,
    type_source,
)
from probant.evaluation.subjects.response import Value
from probant.settings import load_settings
from tests.repos import make_tree

SOURCE = """
LIMIT = 10
PRICES = {"tea": [1.5]}


def half(amount: int):
    out = amount / 2
    return out


def vague(amount):
    return amount
"""


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("int", "Literal[10]", True),
        ("int | None", "None | int", True),
        ("Optional[str]", 'Literal["a", "b"] | None', True),
        ("dict[str, list[float]]", "dict[str, list[int | float]]", True),
        ("int", "str", False),
        ("int", "int | None", False),
        ("list[int]", "list[str]", False),
        ("what?", "what?", False),
    ],
)
def test_the_same_type_in_other_words(one: str, two: str, same: bool) -> None:
    assert same_type(one, two) is same


def test_values_are_parts_of_a_type() -> None:
    truth = TypeText("int | str")
    assert truth.fits([_text("Literal[1]"), _text('Literal["a"]')])
    assert not truth.fits([_text("Literal[1]")])
    assert not truth.fits([])


def test_without_the_checker_the_family_is_listed_as_dropped(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    source = type_source({"PATH": str(tmp_path)})(read_tree(root), random.Random(7))
    if source.facts() == {}:
        assert "basedpyright" in source.dropped[0].reason


def test_the_pinned_checker_goes_before_an_installed_one(tmp_path: Path) -> None:
    for name in ("node", SERVER):
        (tmp_path / "bin" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "bin" / name).write_text("#!/bin/sh\n")
        (tmp_path / "bin" / name).chmod(0o755)
    path = {"PATH": str(tmp_path / "bin")}
    pinned = tmp_path / "cache" / "oracles" / f"basedpyright-{CHECKER_VERSION}"
    (pinned / "node_modules" / "basedpyright").mkdir(parents=True)
    program, script = server_of(path, tmp_path / "cache")
    assert program == str(tmp_path / "bin" / "node")
    assert Path(script).is_relative_to(pinned)
    (installed,) = server_of(path, None)
    assert Path(installed).name == SERVER


def test_facts_of_a_small_module(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    cache = load_settings().cache_dir
    source = type_source(os.environ, cache)(read_tree(root), random.Random(7))
    found = source.facts()
    if not found:
        pytest.skip("basedpyright is not installed")
    held = {dict(fact.targets)["x"]: fact.truth for fact in found[HELD]}
    returned = {dict(fact.targets)["x"]: fact.truth for fact in found[RETURNED]}
    assert held["PRICES"] == TypeText("dict[str, list[float]]")
    assert held["out in half"] == TypeText("float")
    assert returned == {"half": TypeText("float")}


def _text(text: str) -> Value:
    return Value(
        type="text",
        name=None,
        qualified_name=None,
        path=None,
        line=None,
        text=text,
        boolean=None,
        citations=(),
    )
