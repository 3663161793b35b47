"""Doubles say what they were given and raise on anything else."""

from __future__ import annotations

import asyncio

import pytest

from probant.llm.port import Asked, NoReply, Prompt, Reply, Stage, Trouble
from probant.llm.replay import Line, ReplayModel, ScriptedModel, UnheardPrompt, prompt_sha256
from tests.unit.llm.asking import PROMPT, asked

GOOD = Reply(text="good", seconds=1.5)
LATE = NoReply(trouble=Trouble.TIMEOUT, detail="late", seconds=9.0)


def test_a_prompt_that_was_heard_is_answered_again() -> None:
    heard = {(Stage.REVIEWER, prompt_sha256(PROMPT)): GOOD}
    model = ReplayModel("alpha", heard)
    assert asyncio.run(model.complete(asked())) == GOOD
    assert asyncio.run(model.complete(asked())) == GOOD
    for other in (asked(stage=Stage.CHAIRMAN), asked(prompt=Prompt("You review.", "Look"))):
        with pytest.raises(UnheardPrompt, match="alpha has not heard"):
            asyncio.run(model.complete(other))


def test_two_prompts_are_not_taken_for_each_other() -> None:
    assert prompt_sha256(Prompt("ab", "c")) != prompt_sha256(Prompt("a", "bc"))
    assert prompt_sha256(Prompt("", "1\nx")) != prompt_sha256(Prompt("1\n", "x"))
    assert prompt_sha256(Prompt("a\ud800", "b"))


def test_lines_are_said_in_order_and_once() -> None:
    def third(question: Asked) -> str:
        return question.prompt.user

    lines: list[Line] = ["one", LATE, third]
    script: dict[Stage, Line | list[Line]] = {Stage.REVIEWER: lines, Stage.CHAIRMAN: GOOD}
    model = ScriptedModel("alpha", script)

    async def all_of_it() -> list[Reply | NoReply]:
        return [await model.complete(asked()) for _ in range(3)]

    first, second, last = asyncio.run(all_of_it())
    assert (first, second) == (Reply(text="one", seconds=0.0), LATE)
    assert last.text == "Look at this."
    assert asyncio.run(model.complete(asked(stage=Stage.CHAIRMAN))) == GOOD
    assert len(model.asked) == 4
    for stage in Stage:
        with pytest.raises(UnheardPrompt, match="no line left"):
            asyncio.run(model.complete(asked(stage=stage)))
