"""Who answers: questions read from a file, a command that hangs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from probant.checking.document import Document
from probant.surfaces.answer_reading import answer_data
from probant.vocabulary.reason import ReasonCode
from probant.workflows.consistency import Asked, Command, read_questions
from tests.unit.checking.bench import shelf_of


def test_questions_stand_on_lines_and_rewordings_below_them() -> None:
    text = "  who?\r\n\twho else?\n\n# remark\nwhere is é?\n   # remark\n  and where?"
    first, second = read_questions(Document("-", text))
    assert first == Asked(question="who?", span=first.span, rewordings=("who else?",))
    assert second.rewordings == ("and where?",)
    assert [text[one.span.start : one.span.end] for one in (first, second)] == [
        "who?", "where is é?",
    ]  # fmt: skip
    assert [one.span.line for one in (first, second)] == [1, 5]


@pytest.mark.parametrize(
    ("script", "reason", "why"),
    [
        ("import time; time.sleep(30)", ReasonCode.TIMEOUT, "longer than 0.5 seconds"),
        ("import os; os.kill(os.getpid(), 9)", ReasonCode.TOOL_FAILED, "ended with a signal"),
        ("import sys; sys.exit(2)", ReasonCode.TOOL_FAILED, "ended with code 2"),
    ],
)
def test_a_command_that_gives_no_answer(
    tmp_path: Path, script: str, reason: ReasonCode, why: str
) -> None:
    with shelf_of(tmp_path, {"a.py": "x = 1\n"}) as shelf:
        template = shlex.join([sys.executable, "-c", script, "{question}"])
        command = Command(template, tmp_path, shelf, answer_data, max_seconds=0.5)
        reply = command.answer("where is x?\0")
    assert reply.reason is reason
    assert why in reply.why
    assert reply.slots.is_empty


def test_a_command_that_hangs_twice_is_not_started_again(tmp_path: Path) -> None:
    script = "import pathlib, sys, time; p = pathlib.Path(sys.argv[1]); p.write_text('x');"
    counted = script + "(p.parent / f'started-{time.time_ns()}').touch(); time.sleep(30)"
    with shelf_of(tmp_path / "repo", {"a.py": "x = 1\n"}) as shelf:
        runs = tmp_path / "runs"
        runs.mkdir()
        template = shlex.join([sys.executable, "-c", counted, str(runs / "last"), "{question}"])
        command = Command(template, tmp_path, shelf, answer_data, max_seconds=0.5)
        replies = command.answer_all(["a?", "b?", "c?", "d?"])
    assert len(list(runs.glob("started-*"))) == 2
    assert [reply.reason for reply in replies] == [ReasonCode.TIMEOUT] * 4
    assert [reply.why.startswith("not asked") for reply in replies] == [False, False, True, True]


def test_the_wordings_of_a_question_share_their_time(tmp_path: Path) -> None:
    with shelf_of(tmp_path, {"a.py": "x = 1\n"}) as shelf:
        template = shlex.join([sys.executable, "-c", "print('a.py:1')", "{question}"])
        command = Command(template, tmp_path, shelf, answer_data, max_question_seconds=0.0)
        (reply,) = command.answer_all(["where?"])
    assert reply.reason is ReasonCode.TIMEOUT
    assert reply.why.startswith("not asked")
