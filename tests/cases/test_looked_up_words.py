"""Plain English words that are names because of what stands beside them: keys, locals, files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import make_tree

CART = """
def sum_up(items: list[int]) -> int:
    amount: int = sum(items)
    return amount
"""
FILES = {
    ".codecov.yml": "comment: false\ncoverage:\n  status: off\n",
    "settings.toml": "[tool.lint]\nignore = ['E1']\n",
    "shop/cart.py": CART,
    "shop/checkout_flow.py": 'def pay() -> None:\n    raise ValueError("total() failed.")\n',
    "LICENSE": "MIT License\n\nPermission is hereby granted, free of charge\n",
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\nlicense = "MIT"\n',
}  # fmt: skip


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("words") / "repo", FILES)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("where is comment set in .codecov.yml?", ".codecov.yml:1"),
        (".codecov.yml: where's the comment key?", ".codecov.yml:1"),
        ("settings.toml: where's the ignore key?", "settings.toml:2"),
        ("what is the type of amount in sum_up?", "int"),
        ("what is the type of the parameter items of sum_up?", "list[int]"),
        ("path of the file checkout_flow", "shop/checkout_flow.py"),
        ('which file contains the text "total() failed."?', "shop/checkout_flow.py:2"),
        ("What is the `license` of this project?", "MIT"),
    ],
)
def test_a_word_is_a_name_where_the_thing_beside_it_has_it(
    repo: Path, question: str, told: str
) -> None:
    answer = ask_json(repo, question)
    assert answer["outcome"] == "answered", answer["answer"]["text"]
    assert told in answer["answer"]["text"]


@pytest.mark.parametrize(
    "question", ["where is colour set in .codecov.yml?", "what is the type of weight in sum_up?"]
)
def test_a_word_that_nothing_beside_it_has_is_no_answer(repo: Path, question: str) -> None:
    assert ask_json(repo, question)["outcome"] == "insufficient_evidence"
