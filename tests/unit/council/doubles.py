"""Models that do as they are told, and a clock that jumps instead of waiting."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Mapping

from probant.council.stages.asking import Question
from probant.council.stages.session import Bounds, Sitting
from probant.llm.port import Asked, Model, NoReply, Prompt, Reply, Stage
from probant.vocabulary.council import Depth, Heard

Behaviour = Callable[[Asked], Awaitable[Reply | NoReply]]


class JumpingSelector(selectors.DefaultSelector):
    """Where the loop would wait, time passes instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(None)
        self.now += max(0.0, timeout)
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop for tests of deadlines: no test waits for one."""

    def __init__(self) -> None:
        self._jumping = JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


class FakeModel:
    """Behaves, at each stage, as given; notes what it was asked."""

    def __init__(self, name: str, behaviour: Mapping[Stage, Behaviour]) -> None:
        self.name = name
        self.model = f"{name}-model"
        self.asked: list[Asked] = []
        self._behaviour = behaviour

    async def complete(self, asked: Asked) -> Reply | NoReply:
        self.asked.append(asked)
        return await self._behaviour[asked.stage](asked)

    def stages(self) -> list[Stage]:
        return [one.stage for one in self.asked]


def says(text: str, after: float = 0.0, tokens: tuple[int, int] | None = None) -> Behaviour:
    async def behave(_asked: Asked) -> Reply:
        await asyncio.sleep(after)
        prompt, completion = tokens or (None, None)
        return Reply(text=text, seconds=after, prompt_tokens=prompt, completion_tokens=completion)

    return behave


def returns(no_reply: NoReply) -> Behaviour:
    async def behave(_asked: Asked) -> NoReply:
        return no_reply

    return behave


async def hangs(_asked: Asked) -> Reply:
    await asyncio.sleep(1e9)
    raise AssertionError("nobody waits so long")


async def cannot_be_cancelled(_asked: Asked) -> Reply:
    while True:
        try:
            await asyncio.sleep(1e9)
        except asyncio.CancelledError:
            continue


async def breaks(_asked: Asked) -> Reply:
    raise RuntimeError("the key is sk-secret")


def fake(name: str, behave: Behaviour) -> FakeModel:
    return FakeModel(name, dict.fromkeys(Stage, behave))


def why_unread(text: str) -> str:
    """A stand-in for reading a reply: anything but `garbage` will do."""
    return "no block" if text == "garbage" else ""


def question(model: Model, stage: Stage) -> Question:
    return Question(
        model=model, stage=stage, prompt=Prompt("system", "user"), why_unread=why_unread
    )


def sitting_of(
    *models: FakeModel,
    chairman: FakeModel | None = None,
    depth: Depth = Depth.BALANCED,
    bounds: Bounds | None = None,
) -> Sitting:
    by_name = {model.name: model for model in models}

    def cross_review(reviews: tuple[Heard, ...]) -> tuple[Question, ...]:
        voters = [by_name[one.name] for one in reviews if one.status.value == "answered"]
        return tuple(question(model, Stage.RANKING) for model in voters)

    def synthesis(
        model: Model, _reviews: tuple[Heard, ...], _ballots: tuple[Heard, ...]
    ) -> Question:
        return question(model, Stage.CHAIRMAN)

    return Sitting(
        depth=depth,
        reviews=tuple(question(model, Stage.REVIEWER) for model in models),
        cross_review=cross_review,
        chairman=chairman,
        synthesis=synthesis,
        bounds=bounds or Bounds(max_seconds=100.0),
    )
