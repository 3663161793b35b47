"""One question to a model behind the loopback endpoint, without waiting between tries."""

from __future__ import annotations

import asyncio
from typing import Any

import probant.llm.wire  # noqa: F401 - no question should have to load it within its time
from probant.llm.endpoint import Endpoint
from probant.llm.openai import OpenAIModel
from probant.llm.port import Asked, NoReply, Prompt, Reply, Stage, Trouble

SCHEMA = {
    "type": "object",
    "properties": {"verdict": {"type": "string"}},
    "required": ["verdict"],
    "additionalProperties": False,
}
PROMPT = Prompt("You review.", "Look at this.")


class Waits(list[float]):
    """What would have been waited."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


def model_at(base_url: str, waits: Waits | None = None, **more: Any) -> OpenAIModel:
    made = Endpoint(**{"name": "alpha", "base_url": base_url, "model": "m1", **more})
    return OpenAIModel(made, sleep=Waits() if waits is None else waits, draw=lambda: 0.0)


def asked(max_seconds: float = 10.0, *, is_structured: bool = False, **more: Any) -> Asked:
    given = {"stage": Stage.REVIEWER, "prompt": PROMPT, "max_seconds": max_seconds, **more}
    return Asked(**given, schema=SCHEMA if is_structured else None)


def said(model: OpenAIModel, question: Asked | None = None) -> Reply | NoReply:
    return asyncio.run(model.complete(question or asked()))


def reply_of(model: OpenAIModel, question: Asked | None = None) -> Reply:
    found = said(model, question)
    assert isinstance(found, Reply), found
    return found


def trouble_of(
    model: OpenAIModel, question: Asked | None = None, trouble: Trouble = Trouble.FAILED
) -> NoReply:
    found = said(model, question)
    assert isinstance(found, NoReply), found
    assert found.trouble is trouble, found
    assert 0 < len(found.detail) <= 300
    assert found.detail.isprintable(), found.detail
    return found
