"""Refusals claim nothing beyond what was looked for, and folders own what stands in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
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
        ("what is the default of abort in shop's confirm?", "in confirm is False."),
        ("what does shop's Till extend?", "Till extends Base (src/shop/till.py:1)."),
        ("how many lines are there in till.py under src/shop?", "has 10 lines."),
    ],
)
def test_a_folder_owns_what_stands_in_it(repo: Path, question: str, expected: str) -> None:
    assert said(repo, question).endswith(expected)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "what does market's Base extend?",
            "no definition, file or folder called market was found; "
            "Base is a class at src/shop/till.py:1.",
        ),
        ("what is the default of Table?", "Table is an enum."),
        ("go version in go.mod?", "no dependency called go.mod is declared."),
        ("what is the type of confirm?", "confirm is a function; ask what it returns"),
    ],
)
def test_a_refusal_says_what_was_looked_for(repo: Path, question: str, expected: str) -> None:
    told = ask_json(repo, question)
    assert told["outcome"] == "insufficient_evidence"
    assert expected in told["answer"]["text"]
    assert "untrue" not in told["answer"]["text"]
