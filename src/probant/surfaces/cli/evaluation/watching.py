"""How far a run is: a bar on stderr for a person who waits, a line per finished unit otherwise."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from probant.evaluation.running.conduct import Watcher
from probant.evaluation.running.folder import Unit
from probant.surfaces.cli.output import tell

if TYPE_CHECKING:
    from rich.progress import Progress

OnMeasured = Callable[[str], None]


@contextmanager
def watching(args: argparse.Namespace, n_units: int, on_measured: OnMeasured) -> Iterator[Watcher]:
    if args.quiet or not sys.stderr.isatty():
        yield Lines(on_measured, is_quiet=args.quiet)
        return
    bar = Bar(n_units, on_measured)
    try:
        yield bar
    finally:
        bar.close()


class Lines:
    """One line for each unit that is prepared or done."""

    def __init__(self, on_measured: OnMeasured, *, is_quiet: bool) -> None:
        self._on_measured = on_measured
        self._is_quiet = is_quiet

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        said = "could not be prepared" if n_questions is None else f"{n_questions} questions"
        self._say(f"{unit.name}: {said}")

    def begins(self, unit: Unit, n_done: int, n_total: int) -> None:
        if n_done:
            self._say(f"{unit.name}: {n_done} of {n_total} answers are there already")

    def answered(self, n_more: int) -> None:
        """Too often for a line."""

    def finished(self, unit: Unit, subject: str) -> None:
        self._say(f"{unit.name}: {subject} has answered")

    def measured(self, repo: str) -> None:
        self._on_measured(repo)

    def _say(self, note: str) -> None:
        if not self._is_quiet:
            tell(note)


class Bar:
    """Answers of those that are known to be wanted, units of all, and the rate."""

    def __init__(self, n_units: int, on_measured: OnMeasured) -> None:
        self._on_measured = on_measured
        self._n_units = n_units
        self._n_begun = 0
        self._n_asked = 0
        self._progress = _progress()
        self._task = self._progress.add_task("preparing", total=None, units=self._units())
        self._progress.start()

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        """It begins at once."""

    def begins(self, unit: Unit, n_done: int, n_total: int) -> None:  # noqa: ARG002 - a bar has no room
        self._n_begun += 1
        self._n_asked += n_total
        self._progress.update(
            self._task,
            description="asking",
            total=self._n_asked,
            advance=n_done,
            units=self._units(),
        )

    def answered(self, n_more: int) -> None:
        self._progress.advance(self._task, n_more)

    def finished(self, unit: Unit, subject: str) -> None:
        """The answers have been counted."""

    def _units(self) -> str:
        return f"{self._n_begun}/{self._n_units} units begun"

    def measured(self, repo: str) -> None:
        # What is printed must not run into the bar.
        self._progress.stop()
        try:
            self._on_measured(repo)
        finally:
            self._progress.start()

    def close(self) -> None:
        self._progress.stop()


def _progress() -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:.1f}/s")

    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(),
        TextColumn("{task.fields[units]}"),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
