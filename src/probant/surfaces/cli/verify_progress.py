"""What a verification is doing, on stderr while it is done: live lines for a person at a terminal,
one line for each event elsewhere, nothing with --quiet.

Names and reasons of endpoints are shown, never sent raw. What it comes to is shown elsewhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from probant.council.stages.events import (
    Event,
    MachineReviewed,
    ModelAsked,
    ModelHeard,
    PromptBuilt,
    Say,
    StageEnded,
    StageSkipped,
    StageStarted,
    VerdictReached,
    unheard,
)
from probant.surfaces.cli.output import aside
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, counted
from probant.vocabulary.council import VoiceStatus
from probant.vocabulary.record import Record

MAX_DETAIL = 160
WAITING = "…"
MARKS = {VoiceStatus.ANSWERED: "✔", VoiceStatus.NOT_ASKED: "–"}
FAILED_MARK = "✘"
_REFRESHES_A_SECOND = 4


@contextmanager
def progress_of(args: argparse.Namespace) -> Iterator[Say]:
    """Where to say what happens."""
    if args.quiet:
        yield unheard
    elif sys.stderr.isatty():
        with _live() as say:
            yield say
    else:
        yield lambda event: aside(f"probant: {told(event)}\n")


def told(event: Event) -> str:
    """One event as one line."""
    match event:
        case PromptBuilt():
            return _prompt(event)
        case MachineReviewed():
            return (
                f"machine reviewer: {counted(event.n_items, 'item')} looked at,"
                f" {event.n_rejected} rejected"
            )
        case StageStarted():
            names = ", ".join(one_line(name) for name in event.names)
            return f"{event.stage.value}: {names}; at most {event.max_seconds:.0f} s"
        case StageSkipped():
            return f"{event.stage.value}: skipped, {one_line(event.why)}"
        case StageEnded():
            return (
                f"{event.stage.value}: {event.n_answered} of {event.n_models} answered"
                f" after {event.seconds:.1f} s"
            )
        case ModelAsked():
            return f"{event.stage.value}: {_named(event)} was asked"
        case ModelHeard():
            return f"{event.stage.value}: {_named(event)}: {_heard(event)}"
        case VerdictReached():
            return f"verdict after {event.seconds:.1f} s: {event.verdict.value}"


def _prompt(event: PromptBuilt) -> str:
    items = (
        f", {event.n_items_kept} of {counted(event.n_items, 'evidence item')}"
        if event.n_items
        else ""
    )
    return (
        f"prompt: {event.n_chars} of {event.max_chars} characters,"
        f" {event.n_files_whole} of {counted(event.n_files, 'file')} whole{items}"
    )


def _named(event: ModelAsked | ModelHeard) -> str:
    return one_line(f"{event.name} ({event.model})")


def _heard(event: ModelHeard) -> str:
    why = f": {clipped(one_line(event.detail), MAX_DETAIL)}" if event.detail else ""
    return f"{event.status.value.replace('_', ' ')} after {event.seconds:.1f} s{why}"


class _Row(Record, kw_only=True):
    """One model in one stage, as the live lines show it."""

    stage: str
    name: str
    since: float
    ended: str = ""
    mark: str = WAITING


class Board:
    """What the live lines show: what happened, in order, and who is still thinking."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._rows: dict[tuple[str, str], _Row] = {}
        self._notes: list[str] = []

    def take(self, event: Event) -> None:
        if isinstance(event, ModelAsked):
            row = _Row(stage=event.stage.value, name=_named(event), since=self._clock())
            self._rows[event.stage.value, event.name] = row
        elif isinstance(event, ModelHeard):
            self._rows[event.stage.value, event.name] = _Row(
                stage=event.stage.value, name=_named(event), since=0.0, ended=_heard(event),
                mark=MARKS.get(event.status, FAILED_MARK),
            )  # fmt: skip
        elif isinstance(event, PromptBuilt | MachineReviewed | StageSkipped):
            self._notes.append(told(event))

    def lines(self) -> list[str]:
        now = self._clock()
        width = max((len(row.name) for row in self._rows.values()), default=0)
        thinking = [
            f"{row.mark} {row.stage:<8} {row.name:<{width}}  "
            + (row.ended or f"thinking, {now - row.since:.0f} s")
            for row in self._rows.values()
        ]
        return [*self._notes, *thinking]


@contextmanager
def _live() -> Iterator[Say]:
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    board = Board(time.monotonic)

    def shown() -> Text:
        return Text("\n".join(board.lines()), overflow="ellipsis", no_wrap=True)

    with Live(
        get_renderable=shown, console=Console(stderr=True), transient=True,
        refresh_per_second=_REFRESHES_A_SECOND,
    ):  # fmt: skip
        yield board.take
