"""Whether an endpoint answers at all: the shortest question there is, asked once.

What it says is of no interest: a reply cut at the few words it was allowed is an answer too.
"""

from __future__ import annotations

from probant.llm.endpoint import Endpoint, Structure
from probant.llm.openai import OpenAIModel
from probant.llm.port import Asked, NoReply, Prompt, Reply, Stage
from probant.vocabulary.record import replace

MAX_TOKENS = 16
"""The fewest that all endpoints take."""

_PROMPT = Prompt("", "Say: ready")


async def trial(endpoint: Endpoint, max_seconds: float) -> Reply | NoReply:
    brief = replace(endpoint, max_output_tokens=MAX_TOKENS, structure=Structure.NONE)
    model = OpenAIModel(brief, max_tries=1, takes_any=True)
    asked = Asked(stage=Stage.REVIEWER, prompt=_PROMPT, max_seconds=max_seconds)
    return await model.complete(asked)
