"""What a folder or the whole repository defines, and which tests a folder has."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.vocabulary.question import Facet, Goal, Relation
from probant.vocabulary.symbol import SymbolKind
from tests.cases.asking import ask_json
from tests.cases.goals import answered, goal, reasons_of, values_of
from tests.repos import make_tree

FILES = {
    "src/x/a.py": "class A:\n    def m(self):\n        pass\n\n\ndef f():\n    pass\n",
    "src/x/deep/b.py": "class B:\n    class Inner:\n        pass\n\n\ndef _g():\n    pass\n",
    "src/x2/c.py": "class C:\n    pass\n",
    "src/x/tests/test_a.py": "def test_one():\n    pass\n\n\ndef test_two():\n    pass\n",
    "tests/test_top.py": "def test_top():\n    pass\n",
    "README.md": "# x\n",
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("folder") / "r", FILES)


def check(repo: Path, asked: Goal, expected: list[str], *, text: str = "") -> Answer:
    answer = answered(repo, asked)
    assert (values_of(answer), answer.ruling.outcome.value) == (expected, "answered"), answer.text
    assert answer.ruling.status.value == "full_confirmed", answer.text
    assert text in answer.text
    return answer


def test_classes_of_a_folder(repo: Path) -> None:
    asked = goal(Relation.DEFINES, "src/x", facet=Facet.CLASSES)
    check(repo, asked, ["A src/x/a.py:1", "B src/x/deep/b.py:1"], text="src/x defines A")
    check(repo, goal(Relation.DEFINES, "src/x2", facet=Facet.FUNCTIONS), [],
          text="src/x2 defines no functions at its outermost level.")  # fmt: skip


def test_a_folder_comes_before_the_file_in_it_that_is_called_like_it(tmp_path: Path) -> None:
    files = {"shop/shop.py": "class Shop:\n    pass\n", "shop/cart.py": "class Cart:\n    pass\n"}
    repo = make_tree(tmp_path / "r", files)
    names = [
        [
            value["name"]
            for value in ask_json(repo, f"probant query defines {what}")["answer"]["values"]
        ]
        for what in ("shop", "shop.py")
    ]
    assert names == [["Cart", "Shop"], ["Shop"]]


def test_the_whole_repository_is_counted(repo: Path) -> None:
    asked = goal(Relation.DEFINES, facet=Facet.CLASSES, counted=True)
    check(repo, asked, ["3"], text="this repository defines 3 classes at its outermost level.")
    functions = goal(Relation.DEFINES, facet=Facet.FUNCTIONS, counted=True)
    check(repo, functions, ["5"])
    ours = goal(Relation.DEFINES, facet=Facet.FUNCTIONS, counted=True, outside_tests=True)
    check(repo, ours, ["2"], text="Outside tests, this repository defines 2 functions")
    public = goal(
        Relation.DEFINES, facet=Facet.FUNCTIONS, outside_tests=True, public=True, within="src"
    )
    check(repo, public, ["f src/x/a.py:6"])


def test_methods_are_meant_where_they_are_named(repo: Path) -> None:
    methods = frozenset({SymbolKind.METHOD})
    asked = goal(Relation.DEFINES, symbol_kinds=methods, counted=True)
    check(repo, asked, ["1"], text="Among methods, this repository defines 1 thing.")


def test_code_nobody_parses_leaves_the_number_open(tmp_path: Path) -> None:
    files = {"a.py": "def f():\n    pass\n", "b/b.rb": "def g\nend\n", "c/c.py": "def h(): ...\n"}
    root = make_tree(tmp_path / "r", files)
    whole = answered(root, goal(Relation.DEFINES, facet=Facet.FUNCTIONS, counted=True))
    assert "language_not_parsed" in reasons_of(whole)
    assert not whole.values
    (root / "b/b.rb").rename(root / "b/b.sh")
    check(root, goal(Relation.DEFINES, facet=Facet.CLASSES, counted=True), ["0"])
    check(root, goal(Relation.DEFINES, within="c", facet=Facet.FUNCTIONS, counted=True), ["1"])


def test_tests_of_a_folder(repo: Path) -> None:
    expected = ["test_one src/x/tests/test_a.py:1", "test_two src/x/tests/test_a.py:5"]
    check(repo, goal(Relation.TEST_CASES, "src/x"), expected)
    check(repo, goal(Relation.TEST_CASES, within="src/x", counted=True), ["2"],
          text="In src/x, there are 2 tests.")  # fmt: skip
    check(repo, goal(Relation.TEST_CASES, within="src/x2", counted=True), ["0"])
