"""A question that asks for a judgement is answered with what can be proved of it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import probant
from tests.repos import make_tree
from tests.surfaces.http.servers import PROBANT

CODE = {
    "shop/cart.py": "def total(lines):\n    return sum(lines)\n\n\ndef show(lines):\n"
    "    print(total(lines))\n",
    "tests/test_cart.py": "from shop.cart import total\n\n\ndef test_total():\n"
    "    assert total([1]) == 1\n",
}


def test_whether_something_is_dead_code_is_left_to_whoever_asked(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", CODE)
    answer = probant.ask("is `total` dead code?", repo).to_json()
    assert answer["outcome"] == "partial"
    assert answer["gate"]["truth_mode"] == "limited"
    assert "question_not_covered" in answer["gate"]["reason_codes"]
    assert answer["answer"]["values"] == []
    kinds = {part["goal"]["kind"]: part for part in answer["parts"]}
    callers = kinds["called_by"]["answer"]["values"]
    assert [(one["path"], one["line"]) for one in callers] == [
        ("shop/cart.py", 6),
        ("tests/test_cart.py", 5),
    ]
    assert all(part["gate"]["truth_mode"] == "limited" for part in answer["parts"])


def test_where_nothing_can_be_proved_the_refusal_stands(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", CODE)
    answer = probant.ask("is `frobnicate` dead code?", repo).to_json()
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["parts"] == []


def test_a_question_about_something_unknown_is_not_answered_by_what_bears_on_the_rest(
    tmp_path: Path,
) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "class Engine:\n    def stop(self): ...\n"})
    answer = probant.ask("does save call Engine?", repo).to_json()
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["parts"] == []


def test_what_bears_on_a_question_has_no_mark_of_an_answer(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", CODE)
    done = subprocess.run(
        [PROBANT, "ask", "is `total` dead code?", "--repo", str(repo), "--quiet"],
        capture_output=True, text=True, env=os.environ | {"PROBANT_CACHE_DIR": str(tmp_path / "c")},
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert done.returncode == 3
    assert lines[0].startswith("◐ No single fact settles this.")
    assert "✔" not in done.stdout
    assert any(line.startswith("• total is directly called by show") for line in lines)
    assert "Within limits" not in done.stdout
    assert "not taken into account: dead" in lines


def test_a_member_that_nothing_has_is_said_to_be_missing(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"shop.py": "class Cart:\n    def total(self): ...\n"})
    answer = probant.ask("why would `Cart.discount` talk to the printer?", repo).to_json()
    assert answer["outcome"] == "insufficient_evidence"
    assert "No definition called Cart.discount was found here." in answer["answer"]["text"]
