"""What the flags say about running things, and the line that tells a waiting person about it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from probant.errors import UsageError
from probant.runs.workshop import Say
from probant.surfaces.cli.text import one_line
from probant.wiring import Execution, Permission

MAX_SECONDS = 86_400
MAX_REPEAT = 100


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
    try:
        if name == "-":
            return sys.stdin.buffer.read()
        return Path(name).read_bytes()
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
    is_terminal = sys.stderr.isatty()

    def say(told: str) -> None:
        text = one_line(told)[:120]
        sys.stderr.write(f"\r\x1b[K{text}" if is_terminal else f"probant: {text}\n")
        sys.stderr.flush()

    try:
        yield say
    finally:
        if is_terminal:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
