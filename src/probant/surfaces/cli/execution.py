"""What the flags say about running things, and the line that tells a waiting person about it."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from probant.errors import UsageError
from probant.runs.workshop import Say
from probant.surfaces.cli.text import one_line
from probant.wiring import Execution, Permission

MAX_SECONDS = 86_400
MAX_REPEAT = 100
MAX_CHARS = 120
PAUSE_SECONDS = 5.0
"""How often a log is told at most."""


def execution_of(args: argparse.Namespace, say: Say | None) -> Execution:
    """Only flags can permit running: no file, no variable, nothing of the target."""
    if args.allow_unsandboxed and not args.allow_exec:
        raise UsageError(
            "--allow-unsandboxed permits nothing by itself", remedy="give --allow-exec as well"
        )
    permission = Permission(
        allowed=args.allow_exec,
        unsandboxed=args.allow_unsandboxed,
        seconds=_number(args.exec_timeout, "--exec-timeout", MAX_SECONDS),
        repeat=_number(getattr(args, "repeat", "1"), "--repeat", MAX_REPEAT),
    )
    return Execution(permission=permission, say=say, patch=_patch(getattr(args, "patch", None)))


def _number(text: str, flag: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= most):
        raise UsageError(f"{flag} is {text!r}", remedy=f"give a whole number from 1 to {most}")
    return int(text)


def _patch(name: str | None) -> bytes | None:
    if name is None:
        return None
    from probant.workspace.diffs import MAX_PATCH_BYTES

    try:
        if name == "-":
            return sys.stdin.buffer.read(MAX_PATCH_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MAX_PATCH_BYTES + 1)
    except OSError as trouble:
        raise UsageError(
            f"the change {name} cannot be read: {trouble.strerror}",
            remedy="give a file with a unified diff",
        ) from trouble


@contextmanager
def waiting_for(args: argparse.Namespace) -> Iterator[Say | None]:
    """One line on a terminal, written over itself; lines for a log where nobody looks on."""
    if args.quiet:
        yield None
        return
    line = _StatusLine(sys.stderr)
    try:
        yield line.say
    finally:
        line.clear()


class _StatusLine:
    """What goes on right now, on standard error."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._is_terminal = stream.isatty()
        self._said = ""
        self._said_at = -PAUSE_SECONDS

    def say(self, told: str) -> None:
        text, now = one_line(told), time.monotonic()
        if text == self._said:
            return
        if self._is_terminal:
            self._write(f"\r\x1b[K{text[: self._width()]}")
        elif now - self._said_at >= PAUSE_SECONDS:
            self._write(f"probant: {text[:MAX_CHARS]}\n")
        else:
            return
        self._said, self._said_at = text, now

    def clear(self) -> None:
        if self._is_terminal and self._said:
            self._write("\r\x1b[K")

    def _width(self) -> int:
        """One column is left free: a full line would make the terminal begin another."""
        try:
            n_columns = os.get_terminal_size(self._stream.fileno()).columns
        except (OSError, ValueError):
            return MAX_CHARS
        return min(MAX_CHARS, n_columns - 1) if n_columns else MAX_CHARS

    def _write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # nobody reads it any more
            self._stream.write(text)
            self._stream.flush()
