"""Start programs: no shell, a clean environment, an own process group, limits on time and output.

Not here: what to run (git.py, the tools), talking to a program that stays (dialogue.py), isolation
(sandbox.py). Nothing else starts programs.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from probant.errors import ProgramFailed, ProgramMissing

PASSED_ON = ("PATH", "TMPDIR")
"""The only variables of the caller a program gets to see."""

Child = subprocess.Popen[bytes]

_CHUNK_BYTES = 1 << 16
_SLOW_SECONDS = 2.0
_PIPE_GRACE_SECONDS = 0.5
"""How long a grandchild may hold the pipe after the program itself has ended."""


class Completed(NamedTuple):
    """How a program ended; `returncode` is negative when a signal ended it."""

    returncode: int
    stdout: bytes
    stderr: bytes
    timed_out: bool = False
    truncated: bool = False


def clean_env(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The allowlisted variables, a fixed locale, and what the caller adds."""
    env = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # A relative entry would be looked up in the directory under investigation.
    entries = env.get("PATH", os.defpath).split(os.pathsep)
    env["PATH"] = os.pathsep.join(entry for entry in entries if entry.startswith("/"))
    env |= {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
    return env | dict(extra or {})


def user_env() -> dict[str, str]:
    """Everything the user's own shell has, for a command the user gave; never for the target's."""
    return dict(os.environ)


def run(
    argv: Sequence[str],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    stdin: bytes | None = None,
    timeout: float,
    max_output: int,
) -> Completed:
    """Run to the end; past `timeout` seconds or `max_output` bytes the whole group is killed."""
    running = start(argv, cwd=cwd, env=env, stdin=stdin, timeout=timeout, max_output=max_output)
    return running.finish()


def start(
    argv: Sequence[str],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    stdin: bytes | None = None,
    timeout: float,
    max_output: int,
) -> Running:
    """Like `run`, but the caller works on while the program does; then `finish()` or `kill()`."""
    child = spawn(argv, cwd=cwd, env=env, has_stdin=stdin is not None, has_stderr=True)
    return Running(child, stdin=stdin or b"", timeout=timeout, max_output=max_output)


class Running:
    """A program under way."""

    def __init__(self, child: Child, *, stdin: bytes, timeout: float, max_output: int) -> None:
        self._child = child
        self._left_to_feed = memoryview(stdin)
        self._deadline = time.monotonic() + timeout
        self._room_bytes = max_output
        self._output: tuple[list[bytes], list[bytes]] = ([], [])

    def finish(self, *, if_slow: Callable[[], None] | None = None) -> Completed:
        """Collect output and exit code; whatever of its group is left then is killed.

        `if_slow` is called once if it takes long, and may raise to give up.
        """
        try:
            stopped_by = self._exchange(if_slow)
        finally:
            self.kill()
        return Completed(
            self._child.returncode,
            b"".join(self._output[0]),
            b"".join(self._output[1]),
            timed_out=stopped_by == "timeout",
            truncated=stopped_by == "output",
        )

    def kill(self) -> None:
        """End the whole group; nothing happens if it was ended before."""
        end(self._child)

    def _exchange(self, if_slow: Callable[[], None] | None) -> str:
        """Feed stdin and collect output until the program is over; the word says what cut it."""
        child = self._child
        with selectors.DefaultSelector() as selector, exit_notice(child.pid) as program_fd:
            if program_fd is not None:
                selector.register(program_fd, selectors.EVENT_READ, data="program")
            for pipe, chunks in zip((child.stdout, child.stderr), self._output, strict=True):
                if pipe is not None:
                    selector.register(pipe, selectors.EVENT_READ, data=chunks)
            if child.stdin is not None:
                os.set_blocking(child.stdin.fileno(), False)
                selector.register(child.stdin, selectors.EVENT_WRITE, data="stdin")
            deadline = self._deadline
            slow_at = time.monotonic() + _SLOW_SECONDS if if_slow is not None else deadline
            while selector.get_map():
                left_seconds = deadline - time.monotonic()
                events = selector.select(max(0.0, min(left_seconds, slow_at - time.monotonic())))
                if if_slow is not None and time.monotonic() >= slow_at:
                    if_slow()
                    if_slow, slow_at = None, deadline
                elif not events or left_seconds <= 0:
                    return "timeout" if deadline == self._deadline else "pipe held"
                for key, _ in events:
                    if key.data == "program":
                        selector.unregister(key.fileobj)
                        deadline = min(deadline, time.monotonic() + _PIPE_GRACE_SECONDS)
                    elif key.data == "stdin":
                        self._feed(selector)
                    elif not self._take(key, selector):
                        return "output"
        return "" if program_fd is not None else self._wait_blindly()

    def _wait_blindly(self) -> str:
        """Without notice of its end, a program that closed its pipes is waited for like this."""
        try:
            self._child.wait(max(0.0, self._deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            return "timeout"
        return ""

    def _take(self, key: selectors.SelectorKey, selector: selectors.BaseSelector) -> bool:
        """Read one chunk; False if there is no room for it."""
        chunk = os.read(key.fd, _CHUNK_BYTES)
        if not chunk:
            selector.unregister(key.fileobj)
        key.data.append(chunk[: max(0, self._room_bytes)])
        self._room_bytes -= len(chunk)
        return self._room_bytes >= 0

    def _feed(self, selector: selectors.BaseSelector) -> None:
        pipe = self._child.stdin
        assert pipe is not None  # noqa: S101 - only registered when it is a pipe
        try:
            n_written = os.write(pipe.fileno(), self._left_to_feed[:_CHUNK_BYTES])
            self._left_to_feed = self._left_to_feed[n_written:]
        except BrokenPipeError:
            self._left_to_feed = memoryview(b"")
        if not self._left_to_feed:
            selector.unregister(pipe)
            pipe.close()


class Conversation:
    """A program that answers one request after another over its pipes."""

    def __init__(
        self, argv: Sequence[str], *, env: Mapping[str, str] | None, timeout: float
    ) -> None:
        self._child = spawn(argv, cwd=None, env=env, has_stdin=True, has_stderr=False)
        assert self._child.stdin is not None and self._child.stdout is not None  # noqa: S101 - pipes
        self._to, self._from = self._child.stdin.fileno(), self._child.stdout.fileno()
        self._timeout_seconds = timeout
        self._buffer = bytearray()

    def ask(self, request: bytes) -> None:
        """Send all of `request`; it is small, so it fits the pipe before an answer is read."""
        try:
            while request:
                request = request[os.write(self._to, request) :]
        except BrokenPipeError as gone:
            raise ProgramFailed("a helper program ended unexpectedly") from gone

    def line(self) -> bytes:
        """The next line, without its newline."""
        while (end := self._buffer.find(b"\n")) < 0:
            self._fill()
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line

    def exactly(self, n_bytes: int) -> bytes:
        """The next `n_bytes` bytes."""
        while len(self._buffer) < n_bytes:
            self._fill()
        taken = bytes(self._buffer[:n_bytes])
        del self._buffer[:n_bytes]
        return taken

    def close(self) -> None:
        """End the program; closing twice is fine."""
        end(self._child)

    def _fill(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._from, selectors.EVENT_READ)
            if not selector.select(self._timeout_seconds):
                raise ProgramFailed("a helper program stopped answering")
        chunk = os.read(self._from, _CHUNK_BYTES)
        if not chunk:
            raise ProgramFailed("a helper program ended unexpectedly")
        self._buffer += chunk


@contextlib.contextmanager
def exit_notice(pid: int) -> Iterator[int | None]:
    """A descriptor that becomes readable when the process ends; None where that is forbidden."""
    try:
        fd = os.pidfd_open(pid)
    except OSError:
        yield None
        return
    try:
        yield fd
    finally:
        os.close(fd)


def spawn(
    argv: Sequence[str],
    *,
    cwd: Path | None,
    env: Mapping[str, str] | None,
    has_stdin: bool,
    has_stderr: bool,
    pass_fds: Sequence[int] = (),
) -> Child:
    """A program with its pipes, in a group of its own; whoever starts it has to `end` it."""
    if cwd is not None and not cwd.is_dir():
        raise ProgramFailed(f"cannot start {argv[0]}: {cwd} is not a directory")
    try:
        return subprocess.Popen(
            list(argv),
            cwd=cwd,
            env=clean_env(env),
            stdin=subprocess.PIPE if has_stdin else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if has_stderr else subprocess.DEVNULL,
            start_new_session=True,
            bufsize=0,
            pass_fds=pass_fds,
        )
    except (FileNotFoundError, PermissionError) as missing:
        raise ProgramMissing(
            f"the program {argv[0]} cannot be started: {missing.strerror}",
            remedy=f"install {argv[0]} and put it on PATH",
        ) from missing
    except (OSError, ValueError) as odd:  # too long a command line, a NUL in it
        raise ProgramFailed(f"cannot start {argv[0]}: {odd}") from odd


def wait(child: Child, seconds: float) -> bool:
    """Whether it has ended by then."""
    try:
        child.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def end(child: Child) -> None:
    """Kill the group, then reap its leader: until then its number cannot be anyone else's."""
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None and not pipe.closed:
            pipe.close()
