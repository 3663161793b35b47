"""Ask several models the same kind of question at once, within a time and a cost.

What a model is asked and how its reply is read is its stage's business (session.py). Whatever a
model does, each question gives exactly one `Heard`, and nobody waits for it longer than allowed.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence

from probant.council.stages.events import Event, ModelAsked, ModelHeard
from probant.llm.port import Asked, Model, NoReply, Prompt, Reply, Stage, Trouble
from probant.llm.replay import prompt_sha256
from probant.vocabulary.council import Heard, Prices, Spared, VoiceStatus
from probant.vocabulary.record import Record

SLACK_SECONDS = 0.5
"""A model ends its own call at its limit; so much longer its own account of it is waited for."""
TOKENS_PRICED = 1_000_000
MAX_DETAIL_CHARS = 300
NO_TIME_LEFT = "no time was left"

STATUS_OF_TROUBLE: Mapping[Trouble, VoiceStatus] = {
    Trouble.TIMEOUT: VoiceStatus.TIMEOUT,
    Trouble.CUT: VoiceStatus.CUT,
    Trouble.FAILED: VoiceStatus.FAILED,
}


class Question(Record, kw_only=True):
    """One question to one model. `why_unread` reads the reply: "" where it can be used."""

    model: Model
    stage: Stage
    prompt: Prompt
    why_unread: Callable[[str], str]
    schema: Mapping[str, object] | None = None
    order: tuple[tuple[str, str], ...] = ()


class Purse:
    """What the calls have cost so far, as far as that is known."""

    def __init__(self, prices: Prices, max_usd: float | None) -> None:
        self._prices = prices
        self._max_usd = max_usd
        self.usd = 0.0

    def refusal(self) -> str:
        """Why nothing more may be asked; "" while something may."""
        if self._max_usd is None or self.usd < self._max_usd:
            return ""
        return f"the cap of {self._max_usd:g} US dollars is reached"

    def pay(
        self, name: str, prompt_tokens: int | None, completion_tokens: int | None
    ) -> float | None:
        """What one call cost; None where its price or its size is not known."""
        price = self._prices.get(name)
        if price is None or prompt_tokens is None or completion_tokens is None:
            return None
        usd = (prompt_tokens * price[0] + completion_tokens * price[1]) / TOKENS_PRICED
        self.usd += usd
        return usd


class Round:
    """One stage's questions. `heard()` can be asked for at any moment, from any thread."""

    def __init__(
        self, questions: Sequence[Question], purse: Purse, tell: Callable[[Event], None]
    ) -> None:
        self.questions = tuple(questions)
        self._purse = purse
        self._tell = tell
        self._heard: dict[int, Heard] = {}
        self._asked_at: dict[int, float] = {}
        self._is_over = False
        self._lock = threading.Lock()

    async def hold(self, max_seconds: float, max_parallel: int) -> None:
        """Ask everybody; over when all have answered or the time is."""
        loop = asyncio.get_running_loop()
        until = loop.time() + max_seconds
        slots = asyncio.Semaphore(max(1, max_parallel))
        tasks = [
            asyncio.create_task(self._ask(number, until, slots))
            for number in range(len(self.questions))
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=max(0.0, max_seconds) + SLACK_SECONDS)
        for task in tasks:
            task.cancel()  # not awaited: who ignores being cancelled must not hold up the rest
        self.close(loop.time())

    def close(self, now: float | None = None) -> None:
        """Whoever has not answered by now has run out of time."""
        with self._lock:
            if self._is_over:
                return
            self._is_over = True
            late = {
                number: self._unanswered(number, now)
                for number in range(len(self.questions))
                if number not in self._heard
            }
            self._heard |= late
        for number, heard in late.items():
            self._tell(_heard(self.questions[number], heard))

    def heard(self) -> tuple[Heard, ...]:
        with self._lock:
            return tuple(self._heard[number] for number in sorted(self._heard))

    async def _ask(self, number: int, until: float, slots: asyncio.Semaphore) -> None:
        question = self.questions[number]
        loop = asyncio.get_running_loop()
        async with slots:
            left = until - loop.time()
            if refusal := self._purse.refusal():
                self._keep(number, _spare(question, Spared.COST, refusal))
                return
            if left <= 0:
                self._keep(number, _spare(question, Spared.NO_TIME, NO_TIME_LEFT))
                return
            self._asked_at[number] = begun = loop.time()
            self._tell(_asked(question))
            said = await _said(question, left)
            self._keep(number, self._account(question, said, loop.time() - begun))

    def _account(self, question: Question, said: Reply | NoReply, seconds: float) -> Heard:
        status, detail = _status(question, said)
        return Heard(
            name=question.model.name,
            model=question.model.model,
            stage=question.stage.value,
            status=status,
            seconds=round(seconds, 3),
            text=said.text,
            detail=detail[:MAX_DETAIL_CHARS],
            n_tries=said.n_tries,
            prompt_tokens=said.prompt_tokens,
            completion_tokens=said.completion_tokens,
            usd=self._purse.pay(question.model.name, said.prompt_tokens, said.completion_tokens),
            prompt_sha256=prompt_sha256(question.prompt),
            order=question.order,
        )

    def _unanswered(self, number: int, now: float | None) -> Heard:
        question = self.questions[number]
        begun = self._asked_at.get(number)
        if begun is None:
            why = "its turn did not come before the time was over"
            return _spare(question, Spared.NO_TIME, why)
        seconds = 0.0 if now is None else now - begun
        said = NoReply(
            trouble=Trouble.TIMEOUT,
            detail=f"no answer within {seconds:.1f} s" if seconds else "no answer in time",
            seconds=seconds,
        )
        return self._account(question, said, seconds)

    def _keep(self, number: int, heard: Heard) -> None:
        with self._lock:
            if self._is_over or number in self._heard:  # what comes too late is not heard any more
                return
            self._heard[number] = heard
        self._tell(_heard(self.questions[number], heard))


async def _said(question: Question, max_seconds: float) -> Reply | NoReply:
    asked = Asked(
        stage=question.stage,
        prompt=question.prompt,
        max_seconds=max_seconds,
        schema=question.schema,
    )
    # In a task of its own, so that whatever an adapter raises is a result of that model alone.
    task = asyncio.ensure_future(question.model.complete(asked))
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()
    if task.cancelled():
        return NoReply(trouble=Trouble.FAILED, detail="it broke off by itself", seconds=0.0)
    trouble = task.exception()
    if trouble is None:
        return task.result()
    # Only the kind: the message may quote a request, and with it a key.
    what = f"asking it ended with an internal {type(trouble).__name__}"
    return NoReply(trouble=Trouble.FAILED, detail=what, seconds=0.0)


def _status(question: Question, said: Reply | NoReply) -> tuple[VoiceStatus, str]:
    if isinstance(said, NoReply):
        return STATUS_OF_TROUBLE[said.trouble], said.detail
    why_unread = question.why_unread(said.text)
    return (VoiceStatus.UNPARSED, why_unread) if why_unread else (VoiceStatus.ANSWERED, "")


def _asked(question: Question) -> ModelAsked:
    return ModelAsked(stage=question.stage, name=question.model.name, model=question.model.model)


def _heard(question: Question, heard: Heard) -> ModelHeard:
    return ModelHeard(
        stage=question.stage,
        name=heard.name,
        model=heard.model,
        status=heard.status,
        seconds=heard.seconds,
        detail=heard.detail,
    )


def _spare(question: Question, spared: Spared, why: str) -> Heard:
    return not_asked(question.model, question.stage, spared, why)


def not_asked(model: Model, stage: Stage, spared: Spared, why: str) -> Heard:
    """The account of a model that was spared."""
    return Heard(
        name=model.name,
        model=model.model,
        stage=stage.value,
        status=VoiceStatus.NOT_ASKED,
        seconds=0.0,
        detail=why,
        spared=spared,
    )
