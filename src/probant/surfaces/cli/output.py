"""What every command does around its work: settings, progress on stderr, JSON on stdout."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from probant.settings import Settings, load_settings
from probant.wiring import Progress

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

MIN_FILES_WORTH_A_BAR = 200


def settings_of(args: argparse.Namespace) -> Settings:
    return load_settings(config_file=args.config)


def write(text: str) -> None:
    """UTF-8, whatever the locale says."""
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.buffer.flush()


def write_json(document: Json) -> None:
    write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def progress_of(args: argparse.Namespace, *, always: bool = False) -> Iterator[Progress | None]:
    """A bar on stderr for a person who waits; nothing for pipes, --quiet and small work."""
    if args.quiet or not sys.stderr.isatty():
        yield None
        return
    bar = _Bar(always)
    try:
        yield bar.advance
    finally:
        bar.close()


class _Bar:
    """Made on the first report, so that work that never reports costs nothing."""

    def __init__(self, always: bool) -> None:
        self._always = always
        self._stop: Callable[[], None] | None = None
        self._update: Progress | None = None

    def advance(self, n_done: int, n_all: int) -> None:
        if self._update is None:
            if not self._always and n_all < MIN_FILES_WORTH_A_BAR:
                return
            self._start(n_all)
        if self._update is not None:
            self._update(n_done, n_all)

    def _start(self, n_all: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        progress = Progress(
            TextColumn("indexing"), BarColumn(), MofNCompleteColumn(), TextColumn("files"),
            console=Console(stderr=True), transient=True,
        )  # fmt: skip
        task = progress.add_task("index", total=n_all)
        progress.start()
        self._stop = progress.stop
        self._update = lambda done, total: progress.update(task, completed=done, total=total)

    def close(self) -> None:
        if self._stop is not None:
            self._stop()
