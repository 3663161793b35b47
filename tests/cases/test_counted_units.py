"""Numbers of what calls or raises something: the noun of the question says what is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.repos import make_repo

TOOLS = """\
class Odd(Exception):
    pass


def shared():
    raise Odd("no")


def one():
    shared()
    shared()
    raise Odd("one")


class Box:
    def put(self):
        shared()
        raise Odd("put")

    def take(self):
        shared()
"""
MORE = """\
from tools import shared

shared()


def two():
    shared()
"""
OVERLOADED = """\
class Both {
    static void shared() {}
    void run(int a) { shared(); shared(); }
    void run(String a) {
        shared();
    }
}
"""


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("units") / "r"
    return make_repo(root, {"tools.py": TOOLS, "more.py": MORE})


def number(repo: Path, question: str) -> int | None:
    told: Json = ask_json(repo, question)
    values = told["answer"]["values"]
    return values[0]["count"] if values else None


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("how many times is shared called?", 6),
        ("how many call sites does shared have?", 6),
        ("how many functions call shared?", 4),
        ("how many different functions call shared?", 4),
        ("how many methods call shared?", 2),
        ("probant query called_by shared --count --unit methods", 2),
        ("how many files call shared?", 2),
        ("how many callers does shared have?", 5),
        ("how many times is Odd raised?", 3),
        ("how many functions raise Odd?", 3),
        ("how many classes call shared?", None),
        ("how many modules call shared?", None),
    ],
)
def test_the_noun_says_what_is_counted(repo: Path, question: str, expected: int | None) -> None:
    assert number(repo, question) == expected


def test_the_sentence_names_what_was_counted(repo: Path) -> None:
    told = ask_json(repo, "how many functions call shared?")
    assert told["answer"]["text"] == "shared is directly called by 4 different functions."


def test_functions_of_one_name_are_different_functions(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"Both.java": OVERLOADED})
    assert number(repo, "probant query called_by shared --count --unit methods") == 2
