"""What a verification says on its way: one line for each event, and a board for a person."""

from __future__ import annotations

import pytest

from probant.council.stages.events import (
    NAMES,
    Event,
    MachineReviewed,
    ModelAsked,
    ModelHeard,
    PromptBuilt,
    StageEnded,
    StageSkipped,
    StageStarted,
    VerdictReached,
)
from probant.llm.port import Stage
from probant.surfaces.cli.verify_progress import Board, told
from probant.vocabulary.council import Verdict, VoiceStatus

ASKED = ModelAsked(stage=Stage.REVIEWER, name="alpha", model="m1")
FAILED = ModelHeard(
    stage=Stage.REVIEWER, name="alpha", model="m1", status=VoiceStatus.FAILED, seconds=2.04,
    detail="500\x1b[31m\nboom",
)  # fmt: skip
EVENTS: list[tuple[Event, str]] = [
    (
        PromptBuilt(
            n_chars=5120, max_chars=30000, n_files=3, n_files_whole=2, n_items=4, n_items_kept=3
        ),
        "prompt: 5120 of 30000 characters, 2 of 3 files whole, 3 of 4 evidence items",
    ),
    (
        PromptBuilt(n_chars=9, max_chars=10, n_files=1, n_files_whole=1, n_items=0, n_items_kept=0),
        "prompt: 9 of 10 characters, 1 of 1 file whole",
    ),
    (
        MachineReviewed(n_items=1, n_rejected=1),
        "machine reviewer: 1 item looked at, 1 rejected",
    ),
    (
        StageStarted(stage=Stage.REVIEWER, names=("alpha", "be\nta"), max_seconds=85.4),
        "reviewer: alpha, be\\nta; at most 85 s",
    ),
    (StageSkipped(stage=Stage.RANKING, why="quick"), "ranking: skipped, quick"),
    (
        StageEnded(stage=Stage.REVIEWER, n_answered=1, n_models=2, seconds=3.14),
        "reviewer: 1 of 2 answered after 3.1 s",
    ),
    (ASKED, "reviewer: alpha (m1) was asked"),
    (FAILED, "reviewer: alpha (m1): failed after 2.0 s: 500\\u001b[31m\\nboom"),
    (
        VerdictReached(verdict=Verdict.UNCLEAR, reasons=(), seconds=9.0),
        "verdict after 9.0 s: unclear",
    ),
]


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_an_event_is_one_line(event: Event, line: str) -> None:
    assert told(event) == line


def test_every_event_has_its_line() -> None:
    assert {type(event) for event, _ in EVENTS} == set(NAMES)


def test_the_board_shows_who_is_thinking_and_who_is_done() -> None:
    now = [100.0]
    board = Board(lambda: now[0])
    for event, _ in EVENTS[:5]:
        board.take(event)
    board.take(ASKED)
    board.take(ModelAsked(stage=Stage.REVIEWER, name="betamax", model="m2"))
    now[0] = 107.6
    assert board.lines()[-2:] == [
        "… reviewer alpha (m1)    thinking, 8 s",
        "… reviewer betamax (m2)  thinking, 8 s",
    ]
    board.take(FAILED)
    board.take(
        ModelHeard(
            stage=Stage.REVIEWER,
            name="betamax",
            model="m2",
            status=VoiceStatus.ANSWERED,
            seconds=7.0,
        )
    )
    assert board.lines()[-2:] == [
        "✘ reviewer alpha (m1)    failed after 2.0 s: 500\\u001b[31m\\nboom",
        "✔ reviewer betamax (m2)  answered after 7.0 s",
    ]
    assert board.lines()[0].startswith("prompt: ") and len(board.lines()) == 6
