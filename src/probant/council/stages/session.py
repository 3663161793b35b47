"""The council sits: reviewers, cross-review, chairman, in this order and within one deadline.

What is asked is questions.py's business, what it comes to outcome.py's. The models run in a thread
of their own (loop.py), so that none of them can hold up the caller.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from types import MappingProxyType

from probant.council.stages import deadline
from probant.council.stages.asking import (
    NO_TIME_LEFT,
    SLACK_SECONDS,
    Purse,
    Question,
    Round,
    not_asked,
)
from probant.council.stages.events import (
    Event,
    Say,
    StageEnded,
    StageSkipped,
    StageStarted,
    unheard,
)
from probant.llm.loop import GRACE_SECONDS, Apart, CouncilLoop, NewLoop
from probant.llm.port import Model, Stage
from probant.vocabulary.council import Depth, Heard, Prices, Spared, VoiceStatus
from probant.vocabulary.record import Record

NOBODY_ANSWERED = "no reviewer answered"


class Bounds(Record, kw_only=True):
    """What the council may use up."""

    max_seconds: float
    max_parallel: int = 8
    max_usd: float | None = None
    prices: Prices = MappingProxyType({})


class Sitting(Record, kw_only=True):
    """Who is asked, and how the later questions follow from the earlier replies.

    `cross_review` makes the second stage's questions from what the reviewers said, `synthesis`
    the chairman's from both.
    """

    depth: Depth
    reviews: tuple[Question, ...]
    cross_review: Callable[[tuple[Heard, ...]], tuple[Question, ...]]
    chairman: Model | None
    synthesis: Callable[[Model, tuple[Heard, ...], tuple[Heard, ...]], Question]
    bounds: Bounds


class Stages(Record, kw_only=True):
    """What every model said at every stage, with the seconds each stage took."""

    reviews: tuple[Heard, ...] = ()
    ballots: tuple[Heard, ...] = ()
    synthesis: tuple[Heard, ...] = ()
    seconds: tuple[tuple[str, float], ...] = ()

    @property
    def everything(self) -> tuple[Heard, ...]:
        return self.reviews + self.ballots + self.synthesis


def nobody_asked(
    reviewers: tuple[Model, ...], chairman: Model | None, spared: Spared, why: str, say: Say
) -> Stages:
    """The account of a council that is spared the whole question."""
    say(StageSkipped(stage=Stage.REVIEWER, why=why))
    chair = () if chairman is None else (not_asked(chairman, Stage.CHAIRMAN, spared, why),)
    return Stages(
        reviews=tuple(not_asked(one, Stage.REVIEWER, spared, why) for one in reviewers),
        synthesis=chair,
    )


def hold_council(
    sitting: Sitting,
    say: Say = unheard,
    *,
    new_loop: NewLoop = CouncilLoop,
) -> Stages:
    """Ask them all. `say` is called in the caller's own thread, as things happen."""
    room = _Room(sitting, new_loop)
    room.open()
    try:
        for event in room.events():
            say(event)
    finally:
        room.leave()
    return room.stages()


class _Room:
    """The thread in which the models are asked, and what is known outside of it."""

    def __init__(self, sitting: Sitting, new_loop: NewLoop) -> None:
        self._sitting = sitting
        self._said: queue.SimpleQueue[Event | None] = queue.SimpleQueue()
        self._course = _Course(sitting, self._said.put)
        self._apart = Apart(
            self._course.run, new_loop=new_loop, at_end=lambda: self._said.put(None)
        )

    def open(self) -> None:
        self._apart.start()

    def events(self) -> Iterator[Event]:
        """What happens, until it is over or the last moment has passed."""
        until = time.monotonic() + self._sitting.bounds.max_seconds + SLACK_SECONDS + GRACE_SECONDS
        while True:
            try:
                event = self._said.get(timeout=max(0.01, until - time.monotonic()))
            except queue.Empty:
                return
            if event is None:
                return
            yield event

    def leave(self) -> None:
        self._apart.leave()

    def stages(self) -> Stages:
        """What came of it; what went wrong in putting a question is raised here."""
        self._apart.check()
        return self._course.stages()


class _Course:
    """The three stages, one after the other."""

    def __init__(self, sitting: Sitting, tell: Callable[[Event], None]) -> None:
        self._sitting = sitting
        self._tell = tell
        self._purse = Purse(sitting.bounds.prices, sitting.bounds.max_usd)
        self._rounds: dict[Stage, Round] = {}
        self._seconds: dict[Stage, float] = {}
        self._lock = threading.Lock()
        self._is_over = False

    async def run(self) -> None:
        now = asyncio.get_running_loop().time
        sitting, limit = self._sitting, self._sitting.bounds.max_seconds
        end = now() + limit - deadline.reserve(limit)
        is_last = sitting.chairman is None
        seconds = deadline.for_reviewers(end - now(), is_last=is_last)
        reviews = await self._stage(Stage.REVIEWER, sitting.reviews, seconds)

        ballots: tuple[Heard, ...] = ()
        if reason := self._no_cross_review(reviews, end - now()):
            self._tell(StageSkipped(stage=Stage.RANKING, why=reason))
        else:
            seconds = deadline.for_cross_review(end - now())
            ballots = await self._stage(Stage.RANKING, sitting.cross_review(reviews), seconds)

        if sitting.chairman is None:
            self._tell(StageSkipped(stage=Stage.CHAIRMAN, why="no chairman is named"))
        elif not any(_has_spoken(one) for one in reviews):
            self._tell(StageSkipped(stage=Stage.CHAIRMAN, why=NOBODY_ANSWERED))
        else:
            question = sitting.synthesis(sitting.chairman, reviews, ballots)
            await self._stage(Stage.CHAIRMAN, (question,), end - now())

    async def _stage(
        self, stage: Stage, questions: tuple[Question, ...], max_seconds: float
    ) -> tuple[Heard, ...]:
        begun = asyncio.get_running_loop().time()
        held = Round(questions, self._purse, self._tell)
        with self._lock:
            if self._is_over:  # the caller went on without it
                raise asyncio.CancelledError
            self._rounds[stage] = held
        names = tuple(one.model.name for one in questions)
        self._tell(StageStarted(stage=stage, names=names, max_seconds=round(max_seconds, 3)))
        await held.hold(max_seconds, self._sitting.bounds.max_parallel)
        seconds = round(asyncio.get_running_loop().time() - begun, 3)
        with self._lock:
            self._seconds[stage] = seconds
        heard = held.heard()
        self._tell(
            StageEnded(
                stage=stage,
                n_answered=sum(one.status is VoiceStatus.ANSWERED for one in heard),
                n_models=len(heard),
                seconds=seconds,
            )
        )
        return heard

    def _no_cross_review(self, reviews: tuple[Heard, ...], seconds_left: float) -> str:
        """Why the reviewers do not judge each other; "" where they do."""
        if self._sitting.depth is Depth.QUICK:
            return "the quick tier has none"
        if self._sitting.chairman is None:
            return "there is no chairman who would use it"
        if sum(one.status is VoiceStatus.ANSWERED for one in reviews) < 2:
            return "fewer than two reviewers answered"
        if not deadline.is_enough(deadline.for_cross_review(seconds_left)):
            return NO_TIME_LEFT
        return ""

    def stages(self) -> Stages:
        """What is known by now; whoever still owes an answer has run out of time.

        The thread may be running still, if a model holds it up: from here on it changes nothing.
        """
        with self._lock:
            self._is_over = True
            rounds, seconds = dict(self._rounds), dict(self._seconds)
        for held in rounds.values():
            held.close()

        def heard(stage: Stage) -> tuple[Heard, ...]:
            return rounds[stage].heard() if stage in rounds else ()

        return Stages(
            reviews=heard(Stage.REVIEWER) or self._reviewers_not_asked(),
            ballots=heard(Stage.RANKING),
            synthesis=heard(Stage.CHAIRMAN) or self._chairman_not_asked(heard(Stage.REVIEWER)),
            seconds=tuple((stage.value, took) for stage, took in seconds.items()),
        )

    def _reviewers_not_asked(self) -> tuple[Heard, ...]:
        """Where the thread did not even get to run in time."""
        reviewers = (one.model for one in self._sitting.reviews)
        return tuple(
            not_asked(one, Stage.REVIEWER, Spared.NO_TIME, NO_TIME_LEFT) for one in reviewers
        )

    def _chairman_not_asked(self, reviews: tuple[Heard, ...]) -> tuple[Heard, ...]:
        chairman = self._sitting.chairman
        if chairman is None:
            return ()
        spoke = any(_has_spoken(one) for one in reviews)
        if spoke:
            return (not_asked(chairman, Stage.CHAIRMAN, Spared.NO_TIME, NO_TIME_LEFT),)
        return (not_asked(chairman, Stage.CHAIRMAN, Spared.NO_REVIEWS, NOBODY_ANSWERED),)


def _has_spoken(heard: Heard) -> bool:
    """Whether there is something for the chairman to read, be it in the form asked for or not."""
    return heard.status in (VoiceStatus.ANSWERED, VoiceStatus.UNPARSED)
