"""Types as truths, by a checker that the engine does not ask."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from probant.evaluation.oracles.clients import NODE, NODE_VERSION
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.type_truth import TypeText, same_type
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.python.types import (
    CHECKER_VERSION,
    HELD,
    RETURNED,
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
    unreachable = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_INDEX": "1"}
    source = type_source(unreachable, tmp_path / "cache")(read_tree(root), random.Random(7))
    assert source.facts() == {}
    assert f"cannot install {NODE}" in source.dropped[0].reason


def test_only_the_pinned_checker_is_run_and_by_the_pinned_node(tmp_path: Path) -> None:
    oracles = tmp_path / "oracles"
    checker = oracles / f"basedpyright-{CHECKER_VERSION}" / "node_modules" / "basedpyright"
    node = oracles / f"{NODE}-{NODE_VERSION}"
    for folder in (checker, node):
        folder.mkdir(parents=True)
    program, script = server_of(os.environ, tmp_path)
    assert Path(program).is_relative_to(node)
    assert Path(script).is_relative_to(checker)


def test_no_python_of_this_machine_is_asked_for_its_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("python", "python3"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\ntouch {tmp_path}/asked\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    _facts(make_tree(tmp_path / "repo", {"m.py": "import other\n" + SOURCE}))
    assert not (tmp_path / "asked").exists()


def test_facts_of_a_small_module(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    found = _facts(root)
    held = {dict(fact.targets)["x"]: fact.truth for fact in found[HELD]}
    returned = {dict(fact.targets)["x"]: fact.truth for fact in found[RETURNED]}
    assert held["PRICES"] == TypeText("dict[str, list[float]]")
    assert held["out in half"] == TypeText("float")
    assert returned == {"half": TypeText("float")}


def _facts(root: Path) -> Mapping[str, Sequence[Fact]]:
    source = type_source(os.environ, load_settings().cache_dir)(read_tree(root), random.Random(7))
    found = source.facts()
    if not found:
        pytest.skip(f"basedpyright cannot be had here: {source.dropped[0].reason}")
    return found


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
