"""Refusals claim nothing beyond what was looked for, and folders own what stands in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Goal, Relation
from tests.cases.asking import ask_json
from tests.cases.goals import goal
from tests.repos import make_repo

FILES = {
    "src/shop/__init__.py": "from .till import confirm as confirm\n",
    "src/shop/till.py": (
        "class Base:\n    pass\n\n\nclass Till(Base):\n    pass\n\n\n"
        "def confirm(text, abort=False) -> bool:\n    return abort\n"
    ),
    "other/till.py": "class Till:\n    pass\n",
    "lib.rs": "#[derive(Default)]\npub enum Table {\n    #[default]\n    Plain,\n    Fancy,\n}\n",
    "go.mod": "module example.com/shop\n\ngo 1.15\n",
}
DEFAULT = goal(Relation.DEFAULT, "Table")


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("looked") / "r", FILES)


def said(repo: Path, question: str) -> str:
    text = ask_json(repo, question)["answer"]["text"]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("probant query default confirm abort --of shop", "in confirm is False."),
        (
            "probant query extends Till --of shop",
            "Till directly extends Base (src/shop/till.py:1).",
        ),
    ],
)
def test_a_folder_owns_what_stands_in_it(repo: Path, question: str, expected: str) -> None:
    assert said(repo, question).endswith(expected)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "probant query extends Base --of market",
            "no definition, file or folder called market was found.\n"
            "Base is a class at src/shop/till.py:1.",
        ),
        (DEFAULT, "Table is an enum."),
        ("probant query dependency_version go.mod", "no dependency called go.mod is declared."),
        ("probant query type confirm", "confirm is a function; ask what it returns"),
    ],
)
def test_a_refusal_says_what_was_looked_for(
    repo: Path, question: str | Goal, expected: str
) -> None:
    told = ask_json(repo, question)
    assert told["outcome"] == "insufficient_evidence"
    assert expected in told["answer"]["text"]
    assert "untrue" not in told["answer"]["text"]
