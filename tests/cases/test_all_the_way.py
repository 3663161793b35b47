"""Relations followed all the way: what is not certain on the way makes the answer a part."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.vocabulary.question import Goal, Relation
from tests.cases.goals import answered, goal, reasons_of, values_of
from tests.repos import make_tree

CHAIN = {
    "app/top.py": "from app.mid import middle\n\n\ndef top():\n    middle()\n",
    "app/mid.py": (
        "from lib.low import Low, low\n\n\ndef middle():\n    low()\n    Low()\n\n\n"
        "def loop():\n    loop()\n"
    ),
    "lib/low.py": (
        "class Odd(Exception):\n    pass\n\n\nclass Low:\n    def __init__(self):\n"
        "        made()\n\n\ndef low():\n    raise Odd\n\n\ndef made():\n    pass\n"
    ),
}


def check(repo: Path, asked: Goal, expected: list[str], *, text: str = "") -> Answer:
    answer = answered(repo, asked)
    assert (values_of(answer), answer.ruling.outcome.value) == (expected, "answered"), answer.text
    assert text in answer.text
    return answer


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("way") / "r", CHAIN)


def test_a_bare_relation_is_the_direct_one_and_says_so(repo: Path) -> None:
    said = "top directly calls middle"
    check(repo, goal(Relation.CALLS, "top"), ["middle app/top.py:5"], text=said)
    said = "low is directly called by middle"
    check(repo, goal(Relation.CALLED_BY, "low"), ["middle app/mid.py:5"], text=said)
    check(repo, goal(Relation.RAISES, "top"), [], text="top raises nothing in its own body.")


def test_everything_a_function_calls(repo: Path) -> None:
    asked = goal(Relation.CALLS, "top", directly=False)
    expected = [
        "middle app/mid.py:4",
        "low lib/low.py:10",
        "Low lib/low.py:5",
        "made lib/low.py:14",
    ]
    check(repo, asked, expected, text="top directly or through others calls middle")
    inside = goal(Relation.CALLS, "top", directly=False, within="lib")
    check(repo, inside, expected[1:], text="In lib, top directly or through others calls low")
    check(repo, goal(Relation.CALLS, "loop", directly=False), ["loop app/mid.py:9"])


def test_callees_of_a_folder_are_those_defined_there(repo: Path) -> None:
    asked = goal(Relation.CALLS, "middle", within="lib")
    check(repo, asked, ["low app/mid.py:5", "Low app/mid.py:6"])
    check(repo, goal(Relation.CALLS, "middle", within="app"), [])


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    handlers[x]()\n", "unresolved_references"),
        ("    x.run()\n", "unresolved_references"),
    ],
)
def test_what_is_not_bound_on_the_way_leaves_the_list_open(
    tmp_path: Path, body: str, reason: str
) -> None:
    files = {"a.py": f"def low():\n    pass\n\n\ndef go(x):\n    step(x)\n\n\ndef step(x):\n{body}"}
    answer = answered(make_tree(tmp_path / "r", files), goal(Relation.CALLS, "go", directly=False))
    assert values_of(answer)[:1] == ["step a.py:9"]
    assert (answer.ruling.outcome.value, reasons_of(answer)) == ("partial", {reason})


def test_an_override_may_be_called_instead(tmp_path: Path) -> None:
    files = {
        "a.py": "class A:\n    def begin(self):\n        self.step()\n\n"
        "    def step(self):\n        pass\n",
        "b.py": "from a import A\n\n\nclass B(A):\n    def step(self):\n        other()\n\n\n"
        "def other():\n    pass\n",
    }
    answer = answered(
        make_tree(tmp_path / "r", files), goal(Relation.CALLS, "A.begin", directly=False)
    )
    assert answer.ruling.outcome.value == "partial"


def test_exceptions_come_out_through_what_is_called(repo: Path) -> None:
    asked = goal(Relation.RAISES, "top", directly=False)
    answer = check(repo, asked, ["Odd lib/low.py:1"])
    assert answer.text == (
        "top directly or through others raises Odd (lib/low.py:1): Odd through low (lib/low.py:11)."
    )
    check(repo, goal(Relation.RAISES, "top", directly=False, within="app"), [])
    polar = goal(Relation.RAISES, "top", directly=False, polar=True, member="Odd")
    assert answered(repo, polar).text.startswith("Yes, top directly or through others raises Odd")


def test_what_a_handler_may_catch_does_not_certainly_come_out(tmp_path: Path) -> None:
    files = {
        "a.py": "def low():\n    raise ValueError\n\n\ndef safe():\n    try:\n        low()\n"
        "    except ValueError:\n        pass\n\n\ndef go():\n    safe()\n"
    }
    answer = answered(make_tree(tmp_path / "r", files), goal(Relation.RAISES, "go", directly=False))
    assert (values_of(answer), answer.ruling.outcome.value) == ([], "insufficient_evidence")
    assert "not_told" in reasons_of(answer)


def test_what_comes_out_of_a_file(repo: Path) -> None:
    asked = goal(Relation.RAISES, "app/mid.py", directly=False)
    check(repo, asked, ["Odd lib/low.py:1"])


def test_an_inherited_method_raises_what_its_base_does(tmp_path: Path) -> None:
    files = {
        "a.py": "class A:\n    def begin(self):\n        low()\n\n\nclass B(A):\n    pass\n\n\n"
        "def low():\n    raise KeyError\n"
    }
    root = make_tree(tmp_path / "r", files)
    assert values_of(answered(root, goal(Relation.RAISES, "B.begin", directly=False))) == [
        "KeyError"
    ]


def test_calls_that_leave_the_repository_may_raise_more(tmp_path: Path) -> None:
    files = {"a.py": "import json\n\n\ndef go(x):\n    json.loads(x)\n    raise KeyError(x)\n"}
    answer = answered(make_tree(tmp_path / "r", files), goal(Relation.RAISES, "go", directly=False))
    assert (values_of(answer), reasons_of(answer)) == (["KeyError"], {"outside_repository"})
    assert answer.ruling.outcome.value == "partial"


def test_imports_all_the_way(repo: Path) -> None:
    asked = goal(Relation.IMPORTS, "app/top.py", directly=False)
    check(repo, asked, ["app.mid app/mid.py", "lib.low lib/low.py"])
    check(repo, goal(Relation.IMPORTS, "app/top.py"), ["app.mid app/mid.py"],
          text="app/top.py directly imports app.mid")  # fmt: skip
    inside = goal(Relation.IMPORTS, "app/top.py", directly=False, within="lib")
    check(repo, inside, ["lib.low lib/low.py"])


def test_importers_all_the_way(repo: Path) -> None:
    asked = goal(Relation.IMPORTED_BY, "lib/low.py", directly=False)
    check(repo, asked, ["app/mid.py", "app/top.py"])
    check(repo, goal(Relation.IMPORTED_BY, "lib/low.py"), ["app/mid.py"])
    inside = goal(Relation.IMPORTED_BY, "lib/low.py", directly=False, within="app/top.py")
    check(repo, inside, ["app/top.py"])


def test_how_far_is_refused_where_nothing_follows(repo: Path) -> None:
    answer = answered(repo, goal(Relation.FIELDS, "Low", directly=False, transitive=False))
    assert reasons_of(answer) == {"question_not_covered"}
