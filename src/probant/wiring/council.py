"""The user's models → what a review is handed. Nothing is asked here, and no key is shown.

Only the user's own settings name models; a repository under review has no say in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from probant.errors import ConfigurationError
from probant.llm.endpoint import Endpoint, Structure
from probant.llm.loop import run_apart
from probant.llm.openai import OpenAIModel
from probant.llm.port import NoReply, Reply, Trouble
from probant.llm.roster import CouncilConfig
from probant.llm.trial import trial
from probant.settings import Settings
from probant.settings.council import CouncilSettings, ModelSettings
from probant.vocabulary.record import Record
from probant.workspace.process import user_env

__all__ = ["Seat", "council_config", "council_models", "try_models"]


SLACK_SECONDS = 2.0
"""Each ends by itself in time; one that does not is left behind."""


class Seat(Record, kw_only=True):
    """One configured model with its parts; `why_not` says why it cannot be asked, "" if it can."""

    name: str
    model: OpenAIModel
    configured: ModelSettings
    parts: tuple[str, ...]
    why_not: str = ""


def council_models(
    settings: Settings, environment: Mapping[str, str] | None = None
) -> tuple[Seat, ...]:
    """Every model of the user's settings, usable or not. Nothing is asked or loaded yet.

    Keys are taken from `environment`, by default the user's own.
    """
    council = settings.council
    if council is None:
        return ()
    variables = user_env() if environment is None else environment
    return tuple(_seat(one, council, variables) for one in council.models)


def council_config(
    settings: Settings, environment: Mapping[str, str] | None = None
) -> CouncilConfig:
    """What a review is handed; a key that is missing is an error before anything is done."""
    council = settings.council
    if council is None:
        return CouncilConfig()
    seats = council_models(settings, environment)
    unusable = [f"{seat.name}: {seat.why_not}" for seat in seats if seat.why_not]
    if unusable:
        raise ConfigurationError(
            f"a model cannot be asked: {'; '.join(unusable)}",
            remedy="set the variable, or take the model out of the configuration",
        )
    by_name = {seat.name: seat.model for seat in seats}
    return CouncilConfig(
        reviewers=tuple(seat.model for seat in seats if seat.configured.reviews),
        chairman=by_name.get(council.chairman),
        narrator=by_name.get(council.narrator),
        reader=by_name.get(council.reader),
        min_reviewers=council.min_reviewers,
        max_concurrency=council.max_concurrency,
        max_cost_usd=council.max_cost_usd,
        deadline_seconds=council.deadline_s,
        prices={
            one.name: (one.price_prompt, one.price_completion)
            for one in council.models
            if one.price_prompt is not None and one.price_completion is not None
        },
        max_output_tokens={
            one.name: one.max_output_tokens
            for one in council.models
            if one.max_output_tokens is not None
        },
        notes=tuple(f"{one.name}: {one.note}" for one in council.models if one.note),
        secrets=tuple(dict.fromkeys(filter(None, (one.model.endpoint.key for one in seats)))),
    )


def try_models(seats: tuple[Seat, ...], max_seconds: float) -> tuple[Reply | NoReply | None, ...]:
    """What each says to a word, all at once; None for those that cannot be asked."""

    async def tried(seat: Seat) -> Reply | NoReply | None:
        return None if seat.why_not else await trial(seat.model.endpoint, max_seconds)

    async def together() -> list[Reply | NoReply | None]:
        return await asyncio.gather(*(tried(seat) for seat in seats))

    try:
        return tuple(run_apart(together, max_seconds + SLACK_SECONDS))
    except TimeoutError:
        late = NoReply(trouble=Trouble.TIMEOUT, detail="no reply in time", seconds=max_seconds)
        return tuple(None if seat.why_not else late for seat in seats)


def _seat(one: ModelSettings, council: CouncilSettings, environment: Mapping[str, str]) -> Seat:
    key = environment.get(one.api_key_env, "").strip() if one.api_key_env else ""
    endpoint = Endpoint(
        name=one.name,
        base_url=one.base_url,
        model=one.model,
        key=key,
        key_env=one.api_key_env,
        is_streamed=one.stream,
        structure=Structure(one.structured),
        temperature=one.temperature,
        max_output_tokens=one.max_output_tokens,
        uses_proxy=one.use_proxy,
    )
    parts = {
        "reviewer": one.reviews,
        "chairman": one.name == council.chairman,
        "narrator": one.name == council.narrator,
        "reader": one.name == council.reader,
    }
    return Seat(
        name=one.name,
        model=OpenAIModel(endpoint),
        configured=one,
        parts=tuple(part for part, is_its in parts.items() if is_its),
        why_not=_why_no_key(one.api_key_env, key),
    )


def _why_no_key(variable: str, key: str) -> str:
    if variable and not key:
        return f"its key variable {variable} is not set"
    if not (key.isascii() and key.isprintable()) or " " in key:
        return f"its key variable {variable} holds more than a key"
    return ""
