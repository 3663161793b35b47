"""The council's sitting: order, time, cost and what becomes of models that misbehave."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from typing import Any

import pytest

from probant.council.deciding.outcome import conclude
from probant.council.stages.asking import Purse, Round
from probant.council.stages.events import Event, ModelAsked, StageSkipped, StageStarted, plain
from probant.council.stages.session import Bounds, Sitting, Stages, hold_council
from probant.llm.port import Asked, NoReply, Reply, Stage, Trouble
from probant.vocabulary.council import Depth, Heard, Spared, VerdictReason, VoiceStatus
from tests.unit.council.deliberating import material
from tests.unit.council.doubles import (
    JumpingLoop,
    breaks,
    cannot_be_cancelled,
    fake,
    hangs,
    returns,
    says,
    sitting_of,
)


def held(sitting: Sitting) -> tuple[Stages, list[Event]]:
    events: list[Event] = []
    return hold_council(sitting, events.append, new_loop=JumpingLoop), events


def statuses(heard: tuple[Heard, ...]) -> dict[str, str]:
    return {one.name: one.status.value for one in heard}


def spared(stages: Stages) -> list[Spared | None]:
    return [one.spared for one in stages.everything]


def skipped(events: list[Event]) -> dict[Stage, str]:
    return {one.stage: one.why for one in events if isinstance(one, StageSkipped)}


def allotted(events: list[Event]) -> dict[Stage, float]:
    return {one.stage: one.max_seconds for one in events if isinstance(one, StageStarted)}


def test_the_three_stages_come_in_order() -> None:
    a, b = fake("a", says("fine")), fake("b", says("good"))
    stages, events = held(sitting_of(a, b, chairman=a))
    assert statuses(stages.reviews) == {"a": "answered", "b": "answered"}
    assert statuses(stages.ballots) == {"a": "answered", "b": "answered"}
    assert statuses(stages.synthesis) == {"a": "answered"}
    assert a.stages() == [Stage.REVIEWER, Stage.RANKING, Stage.CHAIRMAN]
    assert [name for name, _ in stages.seconds] == ["reviewer", "ranking", "chairman"]
    assert [plain(one)["event"] for one in events if isinstance(one, StageStarted)] == [
        "stage_started"
    ] * 3


def test_reviewers_are_asked_at_the_same_time() -> None:
    meeting = asyncio.Barrier(3)

    async def meets(_asked: Asked) -> Reply:
        await meeting.wait()  # nobody gets past alone
        return Reply(text="met", seconds=0)

    stages, _ = held(sitting_of(*(fake(name, meets) for name in "abc")))
    assert set(statuses(stages.reviews).values()) == {"answered"}


def test_no_more_than_allowed_are_asked_at_once() -> None:
    running, most = 0, 0

    async def counts(_asked: Asked) -> Reply:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(1)
        running -= 1
        return Reply(text="done", seconds=1)

    bounds = Bounds(max_seconds=100, max_parallel=2)
    stages, _ = held(sitting_of(*(fake(name, counts) for name in "abcde"), bounds=bounds))
    assert most == 2
    assert len(stages.reviews) == 5


def test_who_never_gets_a_turn_was_not_asked() -> None:
    bounds = Bounds(max_seconds=10, max_parallel=1)
    stages, _ = held(sitting_of(fake("a", hangs), fake("b", says("x")), bounds=bounds))
    assert statuses(stages.reviews) == {"a": "timeout", "b": "not_asked"}
    assert spared(stages) == [None, Spared.NO_TIME]
    assert stages.reviews[1].detail


def test_the_time_is_divided_as_a_waterfall() -> None:
    slow = says("slow", after=47.5)
    a, b = fake("a", slow), fake("b", slow)
    _, events = held(sitting_of(a, b, chairman=a))
    # 100 s, 5 of them in reserve: half of 95, then 70 % of 47.5, then what is left.
    assert allotted(events)[Stage.REVIEWER] == 47.5
    assert allotted(events)[Stage.RANKING] == pytest.approx(33.25, abs=0.01)
    assert allotted(events)[Stage.CHAIRMAN] == pytest.approx(14.25, abs=0.6)


def test_time_not_used_flows_on() -> None:
    a, b = fake("a", says("x", after=5)), fake("b", says("y", after=1))
    _, events = held(sitting_of(a, b, chairman=a))
    assert allotted(events)[Stage.RANKING] == pytest.approx(0.7 * 90, abs=0.01)
    assert allotted(events)[Stage.CHAIRMAN] == pytest.approx(85, abs=0.01)


def test_each_model_is_told_how_long_it_may_take() -> None:
    a = fake("a", says("x"))
    held(sitting_of(a, chairman=a))
    assert a.asked[0].max_seconds == pytest.approx(47.5)
    assert a.asked[1].max_seconds == pytest.approx(95)


@pytest.mark.parametrize("behave", [hangs, cannot_be_cancelled])
def test_who_hangs_is_timed_out_and_the_rest_is_kept(behave: object) -> None:
    a, b = fake("a", behave), fake("b", says("fine"))  # type: ignore[arg-type]
    stages, _ = held(sitting_of(a, b, chairman=b))
    assert statuses(stages.reviews) == {"a": "timeout", "b": "answered"}
    assert stages.reviews[0].seconds == pytest.approx(48, abs=0.01)
    assert "48.0 s" in stages.reviews[0].detail
    assert statuses(stages.synthesis) == {"b": "answered"}


def test_everybody_hangs() -> None:
    stages, events = held(sitting_of(fake("a", hangs), fake("b", hangs), chairman=fake("c", hangs)))
    assert statuses(stages.reviews) == {"a": "timeout", "b": "timeout"}
    assert stages.ballots == ()
    assert statuses(stages.synthesis) == {"c": "not_asked"}
    assert skipped(events)[Stage.CHAIRMAN] == "no reviewer answered"


def test_a_hanging_chairman_is_timed_out() -> None:
    a, b = fake("a", says("x")), fake("b", says("y"))
    stages, _ = held(sitting_of(a, b, chairman=fake("c", cannot_be_cancelled)))
    assert statuses(stages.synthesis) == {"c": "timeout"}
    assert statuses(stages.reviews) == {"a": "answered", "b": "answered"}


def test_everybody_fails() -> None:
    down = returns(NoReply(trouble=Trouble.FAILED, detail="500", seconds=1, n_tries=3))
    stages, _ = held(sitting_of(fake("a", down), fake("b", down), chairman=fake("c", down)))
    assert statuses(stages.reviews) == {"a": "failed", "b": "failed"}
    assert stages.reviews[0].detail == "500"
    assert stages.reviews[0].n_tries == 3


def test_a_fault_of_one_adapter_is_that_models_and_tells_no_secrets() -> None:
    stages, events = held(sitting_of(fake("a", breaks), fake("b", says("x"))))
    assert statuses(stages.reviews) == {"a": "failed", "b": "answered"}
    assert "RuntimeError" in stages.reviews[0].detail
    assert "secret" not in str(stages) + str(events)


def test_a_model_that_cancels_itself_is_not_waited_for() -> None:
    async def cancels(_asked: Asked) -> Reply:
        raise asyncio.CancelledError

    stages, _ = held(sitting_of(fake("a", cancels), fake("b", says("x"))))
    assert statuses(stages.reviews) == {"a": "failed", "b": "answered"}


def test_a_reply_without_the_block_is_said_so_and_still_reaches_the_chairman() -> None:
    a = fake("a", says("garbage"))
    stages, events = held(sitting_of(a, chairman=a))
    assert statuses(stages.reviews) == {"a": "unparsed"}
    assert stages.reviews[0].text == "garbage"
    assert stages.reviews[0].detail == "no block"
    assert statuses(stages.synthesis) == {"a": "unparsed"}
    assert skipped(events) == {Stage.RANKING: "fewer than two reviewers answered"}


def test_a_cut_reply_is_kept_and_not_read() -> None:
    cut = returns(NoReply(trouble=Trouble.CUT, detail="length", seconds=1, text='{"verdict"'))
    stages, _ = held(sitting_of(fake("a", cut)))
    assert stages.reviews[0].status is VoiceStatus.CUT
    assert stages.reviews[0].text == '{"verdict"'


def test_the_quick_tier_has_no_cross_review() -> None:
    a, b = fake("a", says("x")), fake("b", says("y"))
    stages, events = held(sitting_of(a, b, chairman=a, depth=Depth.QUICK))
    assert stages.ballots == ()
    assert skipped(events) == {Stage.RANKING: "the quick tier has none"}
    assert b.stages() == [Stage.REVIEWER]


def test_no_time_left_for_the_cross_review() -> None:
    late = says("x", after=0.66)
    a, b = fake("a", late), fake("b", late)
    stages, events = held(sitting_of(a, b, chairman=a, bounds=Bounds(max_seconds=1.4)))
    assert stages.ballots == ()
    assert skipped(events) == {Stage.RANKING: "no time was left"}
    assert len(stages.synthesis) == 1


def test_without_a_chairman_the_reviewers_have_all_the_time() -> None:
    stages, events = held(sitting_of(fake("a", says("x")), fake("b", says("y"))))
    assert stages.synthesis == ()
    assert allotted(events) == {Stage.REVIEWER: 95.0}


def test_without_any_time_nobody_is_asked() -> None:
    a = fake("a", says("x"))
    stages, _ = held(sitting_of(a, chairman=a, bounds=Bounds(max_seconds=0)))
    assert statuses(stages.reviews) == {"a": "not_asked"}
    assert statuses(stages.synthesis) == {"a": "not_asked"}
    assert spared(stages) == [Spared.NO_TIME, Spared.NO_REVIEWS]


def test_no_time_left_is_a_timeout_and_no_failure() -> None:
    a, b = fake("a", says("fine")), fake("b", says("good"))
    stages, _ = held(sitting_of(a, b, chairman=a, bounds=Bounds(max_seconds=0)))
    got = conclude(material(stages.reviews, stages.synthesis[0]))
    assert got.reasons == (VerdictReason.TIMEOUT, VerdictReason.TOO_FEW_REVIEWERS)
    assert a.asked == []


PRICES = {"a": (1.0, 10.0), "b": (1.0, 10.0)}


def test_what_the_calls_cost() -> None:
    a = fake("a", says("x", tokens=(1_000_000, 100_000)))
    b = fake("b", says("y"))
    stages, _ = held(sitting_of(a, b, bounds=Bounds(max_seconds=10, prices=PRICES)))
    assert [one.usd for one in stages.reviews] == [2.0, None]


def test_nobody_is_asked_once_the_cap_is_reached() -> None:
    dear = says("x", tokens=(1_000_000, 0))
    a, b = fake("a", dear), fake("b", dear)
    bounds = Bounds(max_seconds=100, max_usd=2.0, prices=PRICES)
    stages, _ = held(sitting_of(a, b, chairman=a, bounds=bounds))
    assert statuses(stages.reviews) == {"a": "answered", "b": "answered"}
    assert statuses(stages.ballots) == {"a": "not_asked", "b": "not_asked"}
    assert statuses(stages.synthesis) == {"a": "not_asked"}
    assert spared(stages) == [None, None, *[Spared.COST] * 3]
    assert "cap of 2 US dollars" in stages.synthesis[0].detail


def test_a_reply_that_was_cut_or_failed_is_paid_for_too() -> None:
    cut = NoReply(
        trouble=Trouble.CUT, detail="length", seconds=1,
        prompt_tokens=1_000_000, completion_tokens=0,
    )  # fmt: skip
    stages, _ = held(
        sitting_of(fake("a", returns(cut)), bounds=Bounds(max_seconds=10, prices=PRICES))
    )
    assert stages.reviews[0].usd == 1.0


def test_a_model_that_blocks_the_whole_loop_is_left_behind() -> None:
    release = threading.Event()

    async def blocks(_asked: Asked) -> Reply:
        release.wait(60)
        return Reply(text="late", seconds=60)

    a, b = fake("a", says("x")), fake("b", blocks)
    stages = hold_council(sitting_of(a, b, chairman=a, bounds=Bounds(max_seconds=0.5)))
    release.set()
    assert statuses(stages.reviews)["b"] == "timeout"
    assert statuses(stages.synthesis) == {"a": "not_asked"}
    for thread in threading.enumerate():
        if thread.name == "probant-models":
            thread.join(30)
    assert Stage.CHAIRMAN not in a.stages()


def test_a_thread_left_behind_cannot_change_what_is_being_read() -> None:
    """It could put in an answer, or a whole stage, while the caller closed the round."""
    seen: list[int] = []

    def looks(_event: Event) -> None:
        seen.append(len(asked.heard()))

    questions = sitting_of(fake("a", hangs), fake("b", hangs)).reviews
    asked = Round(questions, Purse({}, None), looks)
    asked.close()
    assert seen == [2, 2]
    asked.close()
    assert seen == [2, 2]


def test_it_can_be_held_from_within_a_running_loop() -> None:
    async def outer() -> Stages:
        return hold_council(sitting_of(fake("a", says("x"))))

    assert statuses(asyncio.run(outer()).reviews) == {"a": "answered"}


def test_an_interrupt_ends_what_runs() -> None:
    ended = threading.Event()

    async def notes_its_end(_asked: Asked) -> Reply:
        try:
            await asyncio.sleep(1e9)
        finally:
            ended.set()
        raise AssertionError

    def interrupts(event: Event) -> None:
        if isinstance(event, ModelAsked):
            raise KeyboardInterrupt

    sitting = sitting_of(fake("a", notes_its_end), bounds=Bounds(max_seconds=3600))
    with pytest.raises(KeyboardInterrupt):
        hold_council(sitting, interrupts)
    assert ended.wait(5)


def test_what_goes_wrong_in_making_a_question_is_not_swallowed() -> None:
    sitting = sitting_of(fake("a", says("x")), fake("b", says("y")), chairman=fake("c", says("z")))

    def broken(_reviews: tuple[Heard, ...]) -> tuple[object, ...]:
        raise ZeroDivisionError

    from probant.vocabulary.record import replace

    with pytest.raises(ZeroDivisionError):
        held(replace(sitting, cross_review=broken))


def test_what_comes_after_the_end_is_not_heard() -> None:
    async def answers_when_cancelled(_asked: Asked) -> Reply:
        try:
            await asyncio.sleep(1e9)
        except asyncio.CancelledError:
            return Reply(text="too late", seconds=0)
        raise AssertionError

    a, b = fake("a", answers_when_cancelled), fake("b", says("x"))
    stages, _ = held(sitting_of(a, b, chairman=b))
    assert stages.reviews[0].status is VoiceStatus.TIMEOUT
    assert stages.reviews[0].text == ""


HANGING_LOOKUP = """
import asyncio, socket, time
from tests.unit.council.doubles import fake, sitting_of
from probant.council.stages.session import Bounds, hold_council

socket.getaddrinfo = lambda *_args: time.sleep(120)  # a resolver that does not answer

async def connects(_asked):
    await asyncio.open_connection("models.example", 443)

stages = hold_council(sitting_of(fake("a", connects), bounds=Bounds(max_seconds=0.5)))
print(stages.reviews[0].status.value)
"""


def test_a_name_that_is_being_looked_up_does_not_hold_up_the_end() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HANGING_LOOKUP],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("timeout\n", "")


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.host.invalid", "x" * 70 + ".example"])
def test_names_are_looked_up_as_ever(host: str) -> None:
    async def connects(_asked: Asked) -> Reply:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, 80)
        except (OSError, UnicodeError):
            return Reply(text="not found", seconds=0)
        return Reply(text=str(found[0][4][0]), seconds=0)

    stages = hold_council(sitting_of(fake("a", connects), bounds=Bounds(max_seconds=30)))
    assert stages.reviews[0].text == ("127.0.0.1" if host == "127.0.0.1" else "not found")


def test_a_thread_that_does_not_get_to_run_in_time_asked_nobody() -> None:
    release = threading.Event()

    class LateLoop(asyncio.SelectorEventLoop):
        def run_until_complete(self, future: Any) -> Any:
            release.wait(60)
            return super().run_until_complete(future)

    a = fake("a", says("x"))
    sitting = sitting_of(a, chairman=a, bounds=Bounds(max_seconds=0.1))
    stages = hold_council(sitting, new_loop=LateLoop)
    release.set()
    assert statuses(stages.reviews) == {"a": "not_asked"}
    assert statuses(stages.synthesis) == {"a": "not_asked"}
