"""Talk to a program that stays: both pipes at once, a deadline for everything, limits on size.

Knows no protocol. A program that hangs, floods or dies is an error, and its whole group is ended.
How programs are started is process.py's matter.
"""

from __future__ import annotations

import contextlib
import os
import resource
import selectors
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from probant.errors import ProgramFailed, ProgramTooSlow
from probant.workspace.process import end, spawn

MAX_MEMORY_BYTES = 4 << 30
MAX_FILE_BYTES = 64 << 20
"""The largest file the program may write: it has no business writing any."""

_CHUNK_BYTES = 1 << 16


class Dialogue:
    """One running program. `deadline` is a moment of the monotonic clock."""

    def __init__(
        self,
        argv: Sequence[str],
        *,
        cwd: Path,
        env: Mapping[str, str] | None = None,
        max_received: int,
    ) -> None:
        self._name = Path(argv[0]).name
        self._child = spawn(argv, cwd=cwd, env=env, has_stdin=True, has_stderr=False)
        _limit(self._child.pid)
        assert self._child.stdin is not None and self._child.stdout is not None  # noqa: S101 - pipes
        self._to, self._from = self._child.stdin.fileno(), self._child.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._unsent = bytearray()
        self._received = bytearray()
        self._left_bytes = max_received

    def send(self, message: bytes) -> None:
        """Queue a message; it goes out while answers are waited for, so neither side can block."""
        self._unsent += message

    def take_line(self, max_bytes: int, deadline: float) -> bytes:
        """The next line, without its end."""
        while (at := self._received.find(b"\n")) < 0:
            if len(self._received) > max_bytes:
                raise ProgramFailed(f"{self._name} sent a line that does not end")
            self._pump(deadline)
        return self._cut(at + 1)[:-1]

    def take(self, n_bytes: int, deadline: float) -> bytes:
        """The next `n_bytes` bytes."""
        while len(self._received) < n_bytes:
            self._pump(deadline)
        return self._cut(n_bytes)

    def close(self) -> None:
        """End the program and all it started; closing twice is fine."""
        end(self._child)

    def _cut(self, n_bytes: int) -> bytes:
        taken = bytes(self._received[:n_bytes])
        del self._received[:n_bytes]
        return taken

    def _pump(self, deadline: float) -> None:
        """Move what can be moved now; wait for that, but not beyond the deadline."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._from, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._to, selectors.EVENT_WRITE)
            left_seconds = deadline - time.monotonic()
            events = selector.select(left_seconds) if left_seconds > 0 else []
        if not events:
            raise ProgramTooSlow(f"{self._name} did not answer in time")
        for key, _ in events:
            if key.fd == self._to:
                self._write()
            else:
                self._read()

    def _write(self) -> None:
        try:
            with contextlib.suppress(BlockingIOError):
                del self._unsent[: os.write(self._to, self._unsent[:_CHUNK_BYTES])]
        except BrokenPipeError as gone:
            raise ProgramFailed(f"{self._name} ended unexpectedly") from gone

    def _read(self) -> None:
        try:
            chunk = os.read(self._from, _CHUNK_BYTES)
        except BlockingIOError:
            return
        if not chunk:
            raise ProgramFailed(f"{self._name} ended unexpectedly")
        self._left_bytes -= len(chunk)
        if self._left_bytes < 0:
            raise ProgramFailed(f"{self._name} sent more than can be read")
        self._received += chunk


def _limit(pid: int) -> None:
    """Bounds on memory and written files, best effort: the program may have ended already."""
    for what, most in (
        (resource.RLIMIT_DATA, MAX_MEMORY_BYTES),
        (resource.RLIMIT_FSIZE, MAX_FILE_BYTES),
        (resource.RLIMIT_CORE, 0),
    ):
        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(pid, what, (most, most))
