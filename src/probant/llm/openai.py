"""A model behind any OpenAI-compatible address, asked through the openai package.

The package is loaded by the first question. Nothing of its own variables is believed: the only key
that travels is the endpoint's, to the endpoint's address, in a request with no header but ours
(wire.py). Every way to fail is a `NoReply` with one plain line; refusals.py words them.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from probant.llm.body import Body, BodyTooLong, Inbox
from probant.llm.endpoint import Endpoint
from probant.llm.port import Asked, NoReply, Reply, Trouble
from probant.llm.refusals import RETRIED, Failure, backoff, meaning, wished_wait
from probant.llm.request import Form, request_of
from probant.vocabulary.record import Record, replace

if TYPE_CHECKING:
    from probant.llm.wire import Client

MAX_TRIES = 4
"""For one question; a request that asks for less in return is not counted."""
MAX_BROKEN = 2
"""Tries at a reply that breaks off: each of them was worked for, and paid."""

Sleep = Callable[[float], Awaitable[None]]


class Refused(Record, kw_only=True):
    """Not this time. `wait` is what the endpoint asks for."""

    detail: str
    status: int | None = None
    words: str = ""
    wait: float | None = None
    trouble: Trouble = Trouble.FAILED
    text: str = ""
    body: Body | None = None
    is_final: bool = False


class OpenAIModel:
    """`Model` over HTTP. `sleep` and `draw` are the waits between tries and their jitter.

    With `takes_any` whatever a model says is a reply, cut or not: that it answers is enough.
    """

    def __init__(
        self, endpoint: Endpoint, *, max_tries: int = MAX_TRIES, takes_any: bool = False,
        sleep: Sleep = asyncio.sleep, draw: Callable[[], float] = random.random,
    ) -> None:  # fmt: skip
        self.name = endpoint.name
        self.model = endpoint.model
        self.endpoint = endpoint
        self.form = Form.of(endpoint)
        self.max_tries = max_tries
        self.takes_any = takes_any
        self.sleep = sleep
        self.draw = draw

    async def complete(self, asked: Asked) -> Reply | NoReply:
        call = _Call(self, asked)
        try:
            async with asyncio.timeout(asked.max_seconds):
                return await call.made()
        except TimeoutError:
            return call.out_of_time()


class _Call:
    """One question with all its tries."""

    def __init__(self, model: OpenAIModel, asked: Asked) -> None:
        self._model = model
        self._endpoint = model.endpoint
        self._asked = asked
        self._form = replace(
            model.form, with_structure=model.form.with_structure and asked.schema is not None
        )
        self._began = time.monotonic()
        self._n_tries = 0
        self._n_broken = 0
        self._inbox = Inbox()
        self._last = ""

    async def made(self) -> Reply | NoReply:
        from probant.llm.wire import client_of

        try:
            client = client_of(self._endpoint)
        except Failure as why:
            return self._no_reply(Refused(detail=self._told(why.words)))
        async with client:
            return await self._tried(client)

    async def _tried(self, client: Client) -> Reply | NoReply:
        n_refused = 0
        while True:
            outcome = await self._once(client)
            if isinstance(outcome, Reply):
                return outcome
            self._last = outcome.detail
            milder = self._form.milder(self._endpoint, outcome.status, outcome.words)
            if milder is not None:
                self._form = milder
                continue
            n_refused += 1
            wait = backoff(n_refused - 1, self._model.draw())
            wait = wait if outcome.wait is None else outcome.wait
            if outcome.is_final or n_refused >= self._model.max_tries:
                return self._no_reply(outcome)
            if wait >= self._left():
                return self._no_reply(self._too_late(outcome))
            await self._model.sleep(wait)

    async def _once(self, client: Client) -> Reply | Refused:
        """One request and what came of it."""
        self._n_tries += 1
        self._inbox = Inbox()
        try:
            request = request_of(self._endpoint, self._form, self._asked)
            await client.ask(request, self._asked.stage.value, self._inbox)
        except BodyTooLong:
            return Refused(
                detail=self._told("its reply is too long; take another model"), is_final=True
            )
        except Failure as failure:
            return self._failed(failure)
        return self._judged(self._inbox.body(is_whole=True))

    def _failed(self, failure: Failure) -> Reply | Refused:
        if failure.status is not None:
            return Refused(
                detail=meaning(self._endpoint, failure.status, failure.words),
                status=failure.status,
                words=failure.words,
                wait=wished_wait(failure.headers, time.time()),
                is_final=failure.status not in RETRIED,
            )
        if not failure.is_midway:
            return Refused(detail=self._told(failure.words), is_final=failure.is_final)
        return self._judged(self._inbox.body(is_whole=False))

    def _judged(self, body: Body) -> Reply | Refused:
        """Whether what came is a whole reply.

        1. An error in place of a reply is what a status would be.
        2. What is no chat completion, or has no end, is none.
        3. A reply that its endpoint cut short is cut.
        4. A refusal, a call of a tool, and nothing at all are no replies.
        """
        if body.error is not None:
            return self._reported(body)
        if body.fault:
            remedy = "check base_url, which usually ends in /v1"
            return Refused(detail=self._told(f"{body.fault}; {remedy}"), is_final=True)
        if not body.is_ended:
            return self._broken(body)
        is_enough = self._model.takes_any and body.has_choice
        if body.finish in _CUT and not is_enough:
            return self._cut(body, f"its reply was cut: {_CUT[body.finish]}")
        if (why := _why_none(body)) and not is_enough:
            return Refused(detail=self._told(why, body.refusal), is_final=True)
        self._model.form = self._remembered()
        return Reply(
            text=body.text,
            seconds=self._seconds(),
            n_tries=self._n_tries,
            prompt_tokens=body.prompt_tokens,
            completion_tokens=body.completion_tokens,
        )

    def _reported(self, body: Body) -> Refused:
        status, words = body.error_status, body.error or ""
        if status is None:
            told = self._told("it reports an error in place of a reply; try again later", words)
            return Refused(detail=told, words=words, is_final=True)
        return Refused(
            detail=meaning(self._endpoint, status, words),
            status=status,
            words=words,
            is_final=status not in RETRIED,
        )

    def _broken(self, body: Body) -> Refused:
        """It may break off once by chance."""
        self._n_broken += 1
        what = "its reply broke off before its end; try again, or stream = false"
        return self._cut(body, what, is_final=self._n_broken >= MAX_BROKEN)

    def _cut(self, body: Body, what: str, *, is_final: bool = True) -> Refused:
        return Refused(
            detail=self._told(what),
            trouble=Trouble.CUT,
            text=body.text,
            body=body,
            is_final=is_final,
        )

    def _remembered(self) -> Form:
        """What worked is asked the next time; that nothing structured was wanted means nothing."""
        is_wanted = self._asked.schema is not None
        kept = self._form.with_structure if is_wanted else self._model.form.with_structure
        return replace(self._form, with_structure=kept)

    def _too_late(self, refused: Refused) -> Refused:
        if refused.wait is None:
            return refused
        more = f"it asks to wait {refused.wait:.0f} s, longer than there is time"
        return replace(refused, detail=self._told(f"{refused.detail}; {more}"))

    def out_of_time(self) -> Reply | NoReply:
        """What there is at the end of the time: all of it, if the end had come."""
        body = self._inbox.body(is_whole=False)
        if body.is_ended and not body.fault:
            judged = self._judged(body)
            return judged if isinstance(judged, Reply) else self._no_reply(judged)
        what = f"no reply within {self._asked.max_seconds:.0f} s; take a deeper tier or deadline_s"
        if self._last:
            what += f"; before that: {self._last}"
        late = Refused(detail=self._told(what), trouble=Trouble.TIMEOUT, text=body.text)
        return self._no_reply(late)

    def _no_reply(self, refused: Refused) -> NoReply:
        body = refused.body
        return NoReply(
            trouble=refused.trouble,
            detail=refused.detail,
            seconds=self._seconds(),
            n_tries=self._n_tries,
            text=refused.text,
            prompt_tokens=body.prompt_tokens if body else None,
            completion_tokens=body.completion_tokens if body else None,
        )

    def _told(self, what: str, quoted: str = "") -> str:
        return self._endpoint.told(what, quoted)

    def _seconds(self) -> float:
        return time.monotonic() - self._began

    def _left(self) -> float:
        return self._asked.max_seconds - self._seconds()


_LONGER = "raise max_output_tokens or take another model"
_CUT = {
    "length": f"it reached its longest length; {_LONGER}",
    "max_tokens": f"it reached its longest length; {_LONGER}",
    "content_filter": "the endpoint's filter stopped it; take another model",
    "error": "the endpoint failed while it wrote; try again later",
}
"""Reasons to finish that are no end of a reply."""


def _why_none(body: Body) -> str:
    """Why a message that came whole says nothing; "" where it says something."""
    if body.refusal:
        return "the model refuses to answer; take another model"
    if not body.has_choice:
        return "its reply has no choices; check base_url and model"
    if body.text.strip():
        return ""
    if body.has_tool_call:
        return "it wants to call a tool, and there are none; take another model"
    if body.has_thought:
        return f"it thought and said nothing; {_LONGER}"
    return "its reply is empty; take another model"
