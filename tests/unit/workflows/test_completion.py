"""What is offered to someone who types a question, on small real trees."""

from __future__ import annotations

from pathlib import Path

import probant
from probant.surfaces.browsing import complete, examples
from tests.repos import make_tree

CART = "class Cart:\n    def total(self):\n        return add(1)\n\n\ndef add(x):\n    return x\n"
FILES = {
    "shop/cart.py": CART,
    "tests/test_cart.py": "class TestCart:\n    def test_it(self):\n        pass\n",
}


def offers(tmp_path: Path, text: str) -> list[str]:
    with probant.open(make_tree(tmp_path / "repo", FILES)) as opened:
        return [one.text for one in complete(opened, text, None)]


def test_the_last_word_is_ended_and_the_rest_is_kept(tmp_path: Path) -> None:
    assert offers(tmp_path, "who calls Car")[0] == "who calls Cart"
    assert "what does shop/cart.py" in offers(tmp_path, "what does cart.p")


def test_kinds_are_offered_at_the_start_only(tmp_path: Path) -> None:
    assert "called_by" in offers(tmp_path, "called_")
    assert offers(tmp_path, "x called_") == []


def test_one_letter_is_too_little(tmp_path: Path) -> None:
    assert offers(tmp_path, "who calls C") == []


def test_examples_are_about_the_product_and_not_its_tests(tmp_path: Path) -> None:
    with probant.open(make_tree(tmp_path / "repo", FILES)) as opened:
        assert examples(opened) == (
            "where is Cart defined?",
            "what does shop/cart.py import?",
            "who calls add?",
            "called_by add",
        )
    with probant.open(make_tree(tmp_path / "empty", {"a.txt": "x"})) as opened:
        assert examples(opened) == ()
