"""Watch over a started program until it ends or has to: its output, its deadline, its limits.

Output is taken all the time, whether it is kept or not, so that nobody waits on a full pipe. What
is measured is gauges.py's matter; how the program is stopped, its starter's.
"""

from __future__ import annotations

import os
import selectors
import time
from collections import deque
from collections.abc import Callable

from probant.workspace.containment import Ended, OnLine
from probant.workspace.process import Child, exit_notice

HEAD_BYTES = 16 << 20
TAIL_BYTES = 16 << 20
MAX_LINE_BYTES = 1 << 20
_CHUNK_BYTES = 1 << 16
_PIPE_GRACE_SECONDS = 0.3
"""How long something may still hold the pipes after the program itself has ended."""

_TICK_SECONDS = 0.1
_MAX_TICK_SECONDS = 0.5
_TICKS_PER_COST = 20
"""Measuring takes a twentieth of the time at most, however many processes there are."""

Gauge = Callable[[], Ended | None]


class Output:
    """What was printed: the beginning and the end of it, for each channel and for both."""

    def __init__(self, max_bytes: int, on_line: OnLine | None) -> None:
        self.stdout, self.both = Excerpt(), Excerpt()
        self._left_bytes = max_bytes
        self._lines = (_Lines(on_line), _Lines(on_line)) if on_line else None

    def take(self, channel: int, chunk: bytes) -> bool:
        """False once there was more than is allowed."""
        self._left_bytes -= len(chunk)
        self.both.add(chunk)
        if channel == 0:
            self.stdout.add(chunk)
        if self._lines is not None:
            self._lines[channel].feed(chunk)
        return self._left_bytes >= 0

    def finish(self) -> None:
        for lines in self._lines or ():
            lines.finish()


class Excerpt:
    """Bytes with their middle left out where there are many."""

    def __init__(self, head_bytes: int = HEAD_BYTES, tail_bytes: int = TAIL_BYTES) -> None:
        self._head_bytes, self._tail_bytes = head_bytes, tail_bytes
        self._head: list[bytes] = []
        self._tail: deque[bytes] = deque()
        self._n_head = self._n_tail = self._n_dropped = 0

    def add(self, chunk: bytes) -> None:
        room = self._head_bytes - self._n_head
        if room > 0:
            self._head.append(chunk[:room])
            self._n_head += len(self._head[-1])
            chunk = chunk[room:]
        if chunk:
            self._tail.append(chunk)
            self._n_tail += len(chunk)
        while self._tail and self._n_tail - len(self._tail[0]) >= self._tail_bytes:
            n_bytes = len(self._tail.popleft())
            self._n_tail -= n_bytes
            self._n_dropped += n_bytes

    @property
    def is_cut(self) -> bool:
        return self._n_dropped > 0

    def __bytes__(self) -> bytes:
        gap = b"\n[%d bytes left out]\n" % self._n_dropped if self._n_dropped else b""
        return b"".join((*self._head, gap, *self._tail))


class _Lines:
    """Whole lines out of chunks."""

    def __init__(self, on_line: OnLine) -> None:
        self._on_line = on_line
        self._begun = bytearray()
        self._is_told = False
        """Whether the beginning of the present line was told, since it was too long to keep."""

    def feed(self, chunk: bytes) -> None:
        *ended, rest = chunk.split(b"\n")
        for piece in ended:
            self._begun += piece
            self.finish(is_ended=True)
        self._begun += rest
        if len(self._begun) > MAX_LINE_BYTES:
            self._tell()
            self._is_told = True
            self._begun.clear()

    def finish(self, *, is_ended: bool = False) -> None:
        if (self._begun or is_ended) and not self._is_told:
            self._tell()
        self._begun.clear()
        self._is_told = False

    def _tell(self) -> None:
        if not self._is_told:
            self._on_line(bytes(self._begun[:MAX_LINE_BYTES]))


def watch(child: Child, output: Output, *, seconds: float, gauge: Gauge | None = None) -> Ended:
    """Until the program has ended, or something says it must; stopping it is the caller's part."""
    deadline = time.monotonic() + seconds
    with selectors.DefaultSelector() as selector, exit_notice(child.pid) as program_fd:
        if program_fd is not None:
            selector.register(program_fd, selectors.EVENT_READ, data="program")
        for channel, pipe in enumerate((child.stdout, child.stderr)):
            if pipe is not None:
                selector.register(pipe, selectors.EVENT_READ, data=channel)
        measuring = _Measuring(gauge)
        has_ended = False
        while selector.get_map() or (program_fd is None and child.poll() is None):
            now = time.monotonic()
            if now >= deadline:
                return Ended.ITSELF if has_ended else Ended.TIMEOUT
            for key, _ in selector.select(max(0.0, min(deadline, measuring.due) - now)):
                if key.data == "program":
                    selector.unregister(key.fileobj)
                    has_ended = True
                    deadline = min(deadline, time.monotonic() + _PIPE_GRACE_SECONDS)
                elif not _take(key, selector, output):
                    return Ended.OUTPUT
            if not has_ended and (over := measuring.look()) is not None:
                return over
    return Ended.ITSELF


def _take(key: selectors.SelectorKey, selector: selectors.BaseSelector, output: Output) -> bool:
    chunk = os.read(key.fd, _CHUNK_BYTES)
    if not chunk:
        selector.unregister(key.fileobj)
    return output.take(key.data, chunk)


class _Measuring:
    """Asks the gauge now and then, the less often the longer it takes."""

    def __init__(self, gauge: Gauge | None) -> None:
        self._gauge = gauge
        self.due = time.monotonic() + _TICK_SECONDS

    def look(self) -> Ended | None:
        begun = time.monotonic()
        if begun < self.due:
            return None
        over = self._gauge() if self._gauge is not None else None
        cost = time.monotonic() - begun
        pause = min(_MAX_TICK_SECONDS, max(_TICK_SECONDS, cost * _TICKS_PER_COST))
        self.due = time.monotonic() + pause
        return over
