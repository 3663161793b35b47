"""Typed queries through the real program and the library: answers, refusals, lists, JSON."""

from __future__ import annotations

import json
import os
import pty
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from probant import query
from probant.errors import UsageError
from probant.questions.asking import command_of
from probant.questions.examples import example_of
from probant.questions.registry import KINDS
from probant.surfaces.api import ask_query
from probant.surfaces.goal_wire import goal_schema, kinds_json, query_from_json
from probant.vocabulary.ruling import Outcome
from tests.cases.asking import settings_beside
from tests.repos import make_repo

PROGRAM = str(Path(sys.executable).parent / "probant")
FILES = {
    "shop/__init__.py": "",
    "shop/cart.py": "class Cart:\n    def total(self) -> int:\n        return add(1, 2)\n\n\n"
    "def add(a: int, b: int) -> int:\n    return a + b\n",
    "shop/more.py": "from shop.cart import add\n\n\ndef twice(x):\n    return add(x, x)\n",
    "tests/test_cart.py": "from shop.cart import add\n\n\n"
    "def test_add():\n    assert add(1, 1) == 2\n",
    "pyproject.toml": "[project]\nname = 'shop'\nversion = '1.2'\nrequires-python = '>=3.9'\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("query") / "shop", FILES)


def environment_of(repo: Path) -> dict[str, str]:
    settings = settings_beside(repo)
    return os.environ | {
        "PROBANT_CACHE_DIR": str(settings.cache_dir), "PROBANT_STORE": settings.store,
    }  # fmt: skip


def probant(
    repo: Path, *arguments: str, stdin: str | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments], cwd=repo, env=environment_of(repo), input=stdin,
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def answer_of(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.stderr == ""
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ("called_by add", 0, ["(shop/cart.py:3)", "read as which code calls `add`?"]),
        ("calls Cart.total add", 0, ["Yes, Cart.total directly calls add."]),
        ("calls add Cart.total", 0, ["No: add does not directly call Cart.total"]),
        ("defined_in --in shop/cart.py add", 0, ["shop/cart.py:6"]),
        ("parameters add --count", 0, ["2 parameters"]),
        ("trait add async", 0, ["add is not async"]),
        ("project_field version", 0, ["1.2"]),
        ("language_version python", 0, [">=3.9"]),
        ("defined_in zebra", 3, ["∅ Not proved: no definition or file called 'zebra' was found."]),
        ("called_by add --format markdown", 0, ["Read as: which code calls \\`add\\`?"]),
    ],
)  # fmt: skip
def test_queries_are_answered_as_questions_are(
    shop: Path, arguments: str, code: int, says: list[str]
) -> None:
    done = probant(shop, "query", *shlex.split(arguments))
    assert (done.returncode, done.stderr) == (code, "")
    for said in says:
        assert said in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("", "no kind of question is given; see probant query --list"),
        ("caled_by add", "did you mean called_by"),
        ("calls", "calls takes CALLER or CALLER CALLEE and got no target"),
        ("methods Cart --since 2024-01-01", "methods cannot be filtered by --since; it takes --in"),
        ("last_commit --since 2024-02-30", "--since 2024-02-30 is not a date"),
        ("called_by add --symbol-kind clas", "did you mean class?"),
        ("called_by add --limit 0", "--limit is '0'; give a whole number from 1 on"),
        ("calls add --directly --all-the-way", "exclude each other"),
        ("called_by add --at nowhere", "nowhere"),
    ],
)
def test_what_cannot_be_asked_is_one_line_with_the_remedy(
    shop: Path, arguments: str, says: str
) -> None:
    done = probant(shop, "query", *shlex.split(arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_answer_tells_how_it_was_read_and_can_be_asked_again(shop: Path) -> None:
    first = answer_of(
        probant(shop, "query", "called_by", "add", "--in", "shop", "--format", "json")
    )
    assert first["reading"] == {
        "sentence": "which code calls `add` in shop?", "kind": "called_by", "accounted": [],
        "left_over": [], "quality": "typed",
    }  # fmt: skip
    assert (first["readings"], first["parts"]) == ([], [])
    assert first["goal"]["kind"] == "called_by"
    assert first["goal"]["filters"] == {"in": "shop"}
    assert [target["text"] for target in first["goal"]["targets"]] == ["add"]
    again = probant(shop, "ask", "--goal", "-", "--format", "json", stdin=json.dumps(first["goal"]))
    assert answer_of(again) == first


@pytest.mark.parametrize(
    "command",
    ["trait add async", "defined_in file:pyproject.toml", "language_version python 3.9",
     "default shop/cart.py::add a", "line_author shop/cart.py 1", "defines shop/cart.py classes"],
)  # fmt: skip
def test_the_goal_of_every_answer_is_the_same_question(shop: Path, command: str) -> None:
    kind, *targets = shlex.split(command)
    first = query(kind, *targets, repo=shop, settings=settings_beside(shop)).to_json()
    asked = query_from_json(json.loads(json.dumps(first["goal"])))
    assert ask_query(asked, shop, settings=settings_beside(shop)).to_json() == first


@pytest.mark.parametrize(
    ("goal", "says"),
    [
        ("{", "the goal is not JSON"),
        ("[]", "the goal is not an object"),
        ('{"kind": "called_by", "target": []}', "'target' that nobody knows; did you mean targets"),
        ('{"kind": "called_by", "targets": [{"txt": "add"}]}', "did you mean text?"),
        ('{"kind": "called_by", "targets": ["add"], "filters": {"inn": "x"}}', "did you mean in?"),
        ('{"kind": "called_by", "targets": ["add"], "filters": {"public": 1}}', "true or false"),
        ('{"kind": "called_by", "targets": ["add"], "limit": 0}', "whole number"),
        ('{"kind": null}', "kind is not a text"),
        ('{"kind": "caled_by", "targets": ["add"]}', "did you mean called_by"),
        ('{"schema": "probant.goal/2", "kind": "called_by"}', "'probant.goal/1'"),
    ],
)  # fmt: skip
def test_a_goal_is_read_strictly(shop: Path, goal: str, says: str) -> None:
    done = probant(shop, "ask", "--goal", "-", stdin=goal)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


def test_a_question_and_a_goal_exclude_each_other(shop: Path, tmp_path: Path) -> None:
    assert "exclude each other" in probant(shop, "ask", "--goal", "-", "where is add?").stderr
    assert "cannot be read" in probant(shop, "ask", "--goal", str(tmp_path / "none")).stderr


def test_a_limit_cuts_what_is_shown_not_what_is_counted(shop: Path) -> None:
    told = query("called_by", "add", repo=shop, limit=1, settings=settings_beside(shop)).to_json()
    assert len(told["answer"]["values"]) == 1
    assert told["answer"]["n_values"] == 3
    assert len(told["claims"]) == 3
    shown = probant(shop, "query", "called_by", "add", "--limit", "1").stdout
    assert "1 of 3 shown (--limit)" in shown
    asked = answer_of(probant(shop, "ask", "who calls add?", "--limit", "2", "--format", "json"))
    assert (len(asked["answer"]["values"]), asked["answer"]["n_values"]) == (2, 3)


def test_the_list_shows_every_kind(shop: Path) -> None:
    listed = answer_of(probant(shop, "query", "--list", "--format", "json"))
    assert listed == json.loads(json.dumps(kinds_json()))
    assert listed["schema"] == "probant.kinds/1"
    by_name = {kind["name"]: kind for kind in listed["kinds"]}
    assert {form.kind for kind in KINDS.values() for form in kind.forms} == set(by_name)
    calls = by_name["called_by"]
    assert calls["slots"] == [{"name": "callee", "optional": False, "takes": ["symbol"]}]
    assert calls["sentence"] == "which code calls {callee}?"
    assert calls["example"] == "probant query called_by read"
    assert {"in", "outside_tests", "directly"} <= set(calls["filters"])
    text = probant(shop, "query", "--list").stdout
    assert all(f"\n{name}\n" in f"\n{text}" for name in by_name)


def test_the_schema_knows_what_the_program_reads() -> None:
    schema = goal_schema()
    assert set(schema["properties"]["filters"]["properties"]) == {
        "in", "of", "symbol_kind", "outside_tests", "only_tests", "public", "since", "until", "by",
        "directly",
    }  # fmt: skip
    assert "called_by" in schema["properties"]["kind"]["enum"]


def test_the_library_has_the_same(shop: Path) -> None:
    result = query(
        "called_by", "add", repo=shop, within="shop", outside_tests=True, directly=False,
        settings=settings_beside(shop),
    )  # fmt: skip
    assert result.answer.ruling.outcome is Outcome.ANSWERED
    assert result.to_json()["goal"]["filters"] == {
        "in": "shop", "outside_tests": True, "directly": False,
    }  # fmt: skip
    with pytest.raises(UsageError, match="whole number"):
        query("called_by", "add", repo=shop, limit=0)


FORMS = [form for kind in KINDS.values() for form in kind.forms]


@pytest.mark.parametrize("form", FORMS, ids=[form.label for form in FORMS])
def test_every_form_runs(shop: Path, form: Any) -> None:
    """Nothing here is like the example, so most are refused; none may break."""
    goal = example_of(form)
    answer = ask_query(goal, shop, settings=settings_beside(shop)).answer
    assert answer.reading is not None and answer.reading.kind
    assert answer.goal == goal, command_of(goal)


def test_nobody_is_waited_for_without_a_terminal(shop: Path) -> None:
    """A question whose readings are offered ends by itself when the input is no terminal."""
    done = probant(shop, "ask", "tell me about the carts and their adding", stdin="1\n")
    assert done.returncode in (0, 3)
    assert "which one?" not in done.stdout


def test_a_query_in_a_terminal_ends_too(shop: Path) -> None:
    ours, theirs = pty.openpty()
    try:
        done = subprocess.run(
            [PROGRAM, "query", "called_by", "add"], cwd=shop, env=environment_of(shop),
            stdin=theirs, capture_output=True, check=False, timeout=60,
        )  # fmt: skip
    finally:
        os.close(ours)
        os.close(theirs)
    assert done.returncode == 0
