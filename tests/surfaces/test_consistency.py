"""`probant check --consistency` as a user meets it: own answers, given texts, a command."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.repos import make_repo
from tests.surfaces.test_program import FILES, probant

CASES = {
    "agrees": "print('It is in `shop/cart.py:6`.')",
    "wavers": "print('shop/cart.py:6' if 'file' in asked else 'shop/cart.py:60')",
    "fails": "sys.exit(3)",
    "sometimes": "print('shop/cart.py:6') if 'file' in asked else sys.exit(1)",
    "is silent": "print()",
    "shouts": "print('\\x1b[31m\\x00 shop/cart.py:6 \\u202e' + 'x' * 5000)",
    "floods": "print('x' * 2_000_000)",
    "answers in JSON": "print(json.dumps({'schema': 'probant.answer/1', 'outcome': 'answered',"
    " 'answer': {'text': '', 'values': [{'type': 'path', 'path': repo}]}}))",
}


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "shop", FILES)


def answerer(folder: Path, case: str) -> str:
    script = folder / "answer er.py"
    script.write_text(f"import json, sys\nasked, repo = sys.argv[1:]\n{CASES[case]}\n")
    return f"'{sys.executable}' '{script}' {{question}} {{repo}}"


def compared(shop: Path, *arguments: str, stdin: str | None = None) -> tuple[int, dict[str, Any]]:
    done = probant(
        "check", "--consistency", *arguments, "--format", "json",
        cwd=shop, cache=shop.parent / "cache", stdin=stdin,
    )  # fmt: skip
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


def test_own_answers_agree_over_the_rewordings_of_a_question(shop: Path) -> None:
    code, report = compared(shop, "-", stdin="who calls add?\n\n# a remark\nwhere is Cart?\n")
    assert code == 0
    assert report["schema"] == "probant.check/1"
    assert [group["question"] for group in report["groups"]] == ["who calls add?", "where is Cart?"]
    for group, claim in zip(report["groups"], report["claims"], strict=True):
        n_answers = len(group["answers"])
        assert n_answers == len(group["variants"]) >= 6
        assert group["pairs"]["agreeing"] == n_answers * (n_answers - 1) // 2
        assert group["conflicts"] == []
        assert (claim["kind"], claim["verdict"]) == ("consistency", "verified")
        assert claim["citations"]
    assert [claim["span"]["line"] for claim in report["claims"]] == [1, 4]
    assert report["groups"][0]["answers"][0]["slots"]["lines"] == ["shop/cart.py:3"]


def test_rewordings_of_ones_own_stand_indented_below_a_question(shop: Path) -> None:
    asked = "where is Cart?\n  which file defines Cart?\n\twhere is add defined?\nwhere is add?\n"
    code, report = compared(shop, "-", stdin=asked)
    assert code == 1
    first, second = report["groups"]
    assert first["variants"] == [
        "where is Cart?", "which file defines Cart?", "where is add defined?",
    ]  # fmt: skip
    assert first["pairs"] == {"compared": 3, "agreeing": 1, "conflicting": 2, "insufficient": 0}
    assert {one["kind"] for one in first["conflicts"]} == {"contradiction"}
    refuted = [one for one in report["claims"] if one["verdict"] == "refuted"]
    assert {(one["failure"], one["text"]) for one in refuted} == {
        ("contradiction", "where is Cart?")
    }
    assert second["pairs"]["conflicting"] == 0


def test_a_question_without_an_answer_is_no_agreement(shop: Path) -> None:
    code, report = compared(shop, "-", stdin="is this any good?\n")
    assert code == 3
    assert [(one["verdict"], one["reason"]) for one in report["claims"]] == [
        ("unverifiable", "out_of_scope")
    ]
    assert report["groups"][0]["pairs"]["insufficient"] == report["groups"][0]["pairs"]["compared"]


@pytest.mark.parametrize(
    ("case", "code", "verdict", "reason"),
    [
        ("agrees", 0, "verified", None),
        ("wavers", 1, "refuted", None),
        ("fails", 3, "unverifiable", "tool_failed"),
        ("is silent", 3, "unverifiable", "not_told"),
        ("shouts", 0, "verified", None),
        ("floods", 3, "unverifiable", "tool_failed"),
        ("answers in JSON", 0, "verified", None),
    ],
)
def test_a_command_is_asked_every_wording(
    shop: Path, tmp_path: Path, case: str, code: int, verdict: str, reason: str | None
) -> None:
    asked = "where is add; echo `id` $(id) defined?\n  in which file is add?\n  add {repo}\n"
    found, report = compared(shop, "-", "--answerer", answerer(tmp_path, case), stdin=asked)
    (group,) = report["groups"]
    assert (found, group["pairs"]["compared"]) == (code, 3)
    assert {(one["verdict"], one["reason"]) for one in report["claims"]} == {(verdict, reason)}


def test_a_command_that_only_sometimes_answers_is_counted_apart(shop: Path, tmp_path: Path) -> None:
    asked = "where is add?\n  in which file is add?\n  which file has add?\n"
    code, report = compared(shop, "-", "--answerer", answerer(tmp_path, "sometimes"), stdin=asked)
    assert code == 0
    assert report["groups"][0]["pairs"] == {
        "compared": 3, "agreeing": 1, "conflicting": 0, "insufficient": 2,
    }  # fmt: skip
    assert sorted(one["verdict"] for one in report["claims"]) == ["unverifiable", "verified"]
    assert "ended with code 1" in str(report["claims"])


def test_given_texts_are_answers(shop: Path, tmp_path: Path) -> None:
    texts = {
        "one.md": "Yes.\n\nIt stands in shop/cart.py:6.\n",
        "two.md": "Yes, see `shop/cart.py:6`.\n",
        "three.md": "No.\n\nIt stands in shop/cart.py:60.\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    files = [str(tmp_path / name) for name in texts]
    code, report = compared(shop, *files)
    assert code == 1
    assert report["groups"][0]["question"] is None
    assert report["groups"][0]["pairs"] == {
        "compared": 3, "agreeing": 1, "conflicting": 2, "insufficient": 0,
    }  # fmt: skip
    claims = report["claims"]
    assert {one["source"] for one in claims} == {files[2]}
    assert {(one["text"], one["span"]["line"]) for one in claims} >= {("shop/cart.py:60", 3)}
    code, report = compared(shop, *files[:2])
    assert code == 0
    assert [one["verdict"] for one in report["claims"]] == ["verified"]


def test_the_table_for_people(shop: Path, tmp_path: Path) -> None:
    done = probant(
        "check", "--consistency", "-", "--answerer", answerer(tmp_path, "shouts"),
        cwd=shop, cache=tmp_path / "cache", stdin="where is \x1b[2J add?\n  where is add\u202e?\n",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout
    assert "shop/cart.py:6" in done.stdout
    assert "agree: 2 answers agree, in 1 pair" in done.stdout
    assert done.stdout.endswith(
        "1 question, 1 pair: 1 agree, 0 in conflict, 0 with a side that tells nothing\n"
    )


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        ((), None, "no question is named"),
        (("-",), "", "there is no question in -"),
        (("-",), "# only a remark\n", "there is no question in -"),
        (("-",), "x" * 5_000, "too long"),
        (("-",), "a?\n" + " b?\n" + "".join(f" {n}?\n" for n in range(20)), "22 wordings"),
        (("-", "--answerer", "cat"), "who calls add?", "does not take the question"),
        (("-", "--answerer", "cat '{question}"), "who calls add?", "cannot be read"),
        (("-", "--fix"), "who calls add?", "--fix has no meaning"),
        (("-", "--tiers", "V1"), "who calls add?", "--tiers leaves V4 out"),
    ],
)
def test_what_cannot_be_meant(
    shop: Path, tmp_path: Path, arguments: tuple[str, ...], stdin: str | None, says: str
) -> None:
    done = probant(
        "check", "--consistency", *arguments, cwd=shop, cache=tmp_path / "cache", stdin=stdin
    )
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_command_that_is_not_there_is_named(shop: Path, tmp_path: Path) -> None:
    done = probant(
        "check", "--consistency", "-", "--answerer", "no-such-program {question}",
        cwd=shop, cache=tmp_path / "cache", stdin="who calls add?",
    )  # fmt: skip
    assert done.returncode == 4
    assert "no-such-program" in done.stderr


@pytest.mark.parametrize("form", ["sarif", "github", "junit"])
def test_a_conflict_is_a_claim_in_every_form(shop: Path, tmp_path: Path, form: str) -> None:
    done = probant(
        "check", "--consistency", "-", "--format", form,
        cwd=shop, cache=tmp_path / "cache", stdin="where is add?\n  where is Cart?\n",
    )  # fmt: skip
    assert done.returncode == 1
    assert "shop/cart.py:6" in done.stdout
    assert "contradiction" in done.stdout
    if form == "sarif":
        (run,) = json.loads(done.stdout)["runs"]
        assert [one["ruleId"] for one in run["results"]] == ["contradiction"]
    if form == "junit":
        tree = ElementTree.fromstring(done.stdout)  # noqa: S314 - our own output
        (failure,) = tree.iter("failure")
        assert failure.get("type") == "contradiction"
