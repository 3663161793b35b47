"""What every command does around its work: settings, progress on stderr, what it has to say.

All that goes out passes here, so that in a workflow of GitHub no text, name or path can become a
command of the runner.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from probant.errors import ProbantError, RequestRefused, UsageError
from probant.settings import Settings, load_settings
from probant.surfaces.cli.text import one_line

if TYPE_CHECKING:
    from probant.surfaces.wire import Json
    from probant.wiring import Progress

MIN_FILES_WORTH_A_BAR = 200


def settings_of(args: argparse.Namespace) -> Settings:
    return load_settings(config_file=args.config)


def limit_of(args: argparse.Namespace) -> int | None:
    return whole_number(args.limit, "--limit")


def whole_number(text: str | None, flag: str) -> int | None:
    """What a flag that counts was given; None where it was not given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) >= 1):
        raise UsageError(f"{flag} is {text!r}", remedy="give a whole number from 1 on")
    return int(text)


def write(text: str, form: str = "text") -> None:
    """UTF-8, whatever the locale says; a program may have put a stream of text in its place."""
    said = for_the_log(text, form)
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None:
        sys.stdout.write(said)
    else:
        raw.write(said.encode("utf-8", "replace"))
    sys.stdout.flush()


def write_json(document: Json) -> None:
    from probant.surfaces.rendering import json_text

    write(json_text(document), "json")


def write_error(error: ProbantError) -> None:
    """What could not be run, as `probant.error/1`."""
    members = error.members if isinstance(error, RequestRefused) else {}
    told = {"code": error.code, "message": error.message, "remedy": error.remedy, **members}
    write_json({"schema": "probant.error/1", "error": told})


def tell(note: str) -> None:
    """One line for the person, beside what a program reads."""
    aside(f"probant: {one_line(note)}\n")


def aside(text: str) -> None:
    sys.stderr.write(for_the_log(text))


def for_the_log(text: str, form: str = "text") -> str:
    """Where a runner reads the output for commands, none but our own annotations are in it.

    It takes `##[` for one anywhere, and `::` at the beginning of a line. Programs that read a form
    still read the same.
    """
    if form != "github" and not os.environ.get("GITHUB_ACTIONS"):
        return text
    sign, colon = _WRITTEN.get(form, ("# ", ": "))
    text = text.replace("##[", f"#{sign}[")
    return text if form == "github" else _COMMAND.sub(lambda found: f"{found[1]}{colon}:", text)


_COMMAND = re.compile(r"(?m)((?:^|\r)[^\S\r\n]*+)::")
_JSON = (r"\u0023", r"\u003a")
_WRITTEN = {"json": _JSON, "sarif": _JSON, "junit": ("&#35;", "&#58;")}
"""Another way to write the two signs `#` and `:` in each form."""


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
