"""The sandbox: bubblewrap, every namespace of its own, no network, next to nothing to read.

As root the program inside is another user, so that the kernel's limits bind it; else it stays in
a user namespace. Next: watching.py looks after it while it runs.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from probant.errors import ProgramFailed
from probant.vocabulary.record import Record
from probant.workspace import process
from probant.workspace.containment import (
    SIGNALLED,
    Ended,
    Errand,
    Finished,
    Limits,
    NoSandbox,
    OnLine,
)
from probant.workspace.gauges import DiskGauge, ProcessGauge
from probant.workspace.jail import (
    Owner,
    limited,
    memory_file,
    options,
    small_files,
    system_program,
)
from probant.workspace.mountpoints import with_places
from probant.workspace.programs import find_program
from probant.workspace.watching import Output, watch

_START_SECONDS = 30.0
_END_SECONDS = 1.5
_MAX_STATUS_BYTES = 10_000
_MAX_SAID_CHARS = 300
_FIRST_FREE_USER, _N_FREE_USERS = 61184, 4336
"""Users that no person and no package has; service managers give them out for a while."""

_FORBIDDEN = "Operation not permitted", "Permission denied", "No permissions", "user namespace"


class Bubblewrap(Record):
    """A way to start bubblewrap that was seen to work here."""

    program: str
    owner: Owner | None
    is_last_user_namespace: bool = False
    """Whether what runs inside is kept from making user namespaces of its own."""

    @property
    def is_isolated(self) -> bool:
        return True

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished:
        """To its end, or until a limit; no process of it is left then."""
        errand = with_places(errand)
        if self.owner is not None:
            _hand_over((errand.copy, errand.results), self.owner)
        output = Output(limits.output_bytes, on_line)
        with _Start(self, errand, limits, errand.argv) as started:
            gauges = (
                ProcessGauge(started.first_pid, limits),
                DiskGauge((errand.copy, errand.results), started.first_pid, limits),
            )
            ended = watch(
                started.child,
                output,
                seconds=seconds,
                gauge=lambda: next((over for gauge in gauges if (over := gauge())), None),
            )
            exit_code = started.exit_code() if ended is Ended.ITSELF else SIGNALLED + signal.SIGKILL
        output.finish()
        if exit_code is None:
            raise ProgramFailed(f"the sandbox did not start: {_said(bytes(output.both))}")
        return Finished(
            exit_code=exit_code,
            output=bytes(output.both),
            stdout=bytes(output.stdout),
            ended=ended,
            is_cut=output.both.is_cut,
        )


@cache
def find_bubblewrap(not_below: Path | None = None) -> Bubblewrap | NoSandbox:
    """Really started, once for each process: that it is installed says little.

    One that lies below `not_below`, the tree under investigation, is none.
    """
    program = find_program("bwrap", not_below=not_below, system_first=True)
    if program is None:
        return NoSandbox("bubblewrap is not installed; install the package bubblewrap")
    missing = [name for name in ("prlimit", "setpriv") if system_program(name) is None]
    if missing:
        return NoSandbox(f"{missing[0]} is not installed; install the package util-linux")
    said = ""
    for owner, is_last_user_namespace in _ways():
        candidate = Bubblewrap(program, owner, is_last_user_namespace)
        said = _trial(candidate)
        if not said:
            return candidate
    return NoSandbox(f"bubblewrap does not start: {said}; {_remedy(said)}")


def _ways() -> tuple[tuple[Owner | None, bool], ...]:
    """As root another user first; in a user namespace root stays root, which limits bind less.

    A namespace in which no further ones can be made comes before one in which they can.
    """
    by_namespace = ((None, True), (None, False))
    if os.geteuid() != 0:
        return by_namespace
    user = _FIRST_FREE_USER + os.getpid() % _N_FREE_USERS
    return (((user, user), False), *by_namespace)


def _trial(candidate: Bubblewrap) -> str:
    """What went wrong when nothing much was run; '' if nothing did."""
    output = Output(_MAX_STATUS_BYTES, None)
    try:
        with _Start(candidate, None, Limits(), ("true",)) as started:
            watch(started.child, output, seconds=_START_SECONDS)
            exit_code = started.exit_code()
    except ProgramFailed as failed:
        return failed.message
    if exit_code == 0:
        return ""
    return _said(bytes(output.both)) or f"it ended with {exit_code}"


def _remedy(said: str) -> str:
    if any(sign in said for sign in _FORBIDDEN):
        return (
            "allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, "
            "kernel.apparmor_restrict_unprivileged_userns=0), or run it as root"
        )
    return "try a newer bubblewrap (0.7 at least)"


def _said(raw: bytes) -> str:
    lines = raw.decode("utf-8", "replace").strip().splitlines()
    return next((line for line in lines if line.startswith("bwrap:")), lines[-1] if lines else "")[
        :_MAX_SAID_CHARS
    ]


class _Start:
    """One start of bubblewrap; leaving it ends every process inside."""

    child: process.Child

    def __init__(
        self, how: Bubblewrap, errand: Errand | None, limits: Limits, argv: Sequence[str]
    ) -> None:
        self._how = how
        self._errand = errand
        self._limits = limits
        self._argv = argv
        self._status = b""
        self._status_fd = self._first_fd = -1
        self.first_pid = -1

    def __enter__(self) -> _Start:
        self._status_fd, told_fd = os.pipe2(os.O_CLOEXEC)
        try:
            self._spawn(told_fd)
            os.close(told_fd)
            told_fd = -1
            self._meet()
        except BaseException:
            self.__exit__()
            if told_fd >= 0:
                os.close(told_fd)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """First the first process inside: the kernel takes all the others with it."""
        if self._first_fd >= 0:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                signal.pidfd_send_signal(self._first_fd, signal.SIGKILL)
        if hasattr(self, "child"):
            process.end(self.child)
        if self._first_fd >= 0:
            select.select([self._first_fd], [], [], _END_SECONDS)
            os.close(self._first_fd)
            self._first_fd = -1
        if self._status_fd >= 0:
            os.close(self._status_fd)
            self._status_fd = -1

    def exit_code(self) -> int | None:
        """How the program ended; None if it never started."""
        process.wait(self.child, _END_SECONDS)
        while select.select([self._status_fd], [], [], 0)[0] and self._read_status():
            pass
        return self._told("exit-code")

    def _spawn(self, told_fd: int) -> None:
        """The options go through a file: what is on a command line, everybody can read."""
        owner = self._how.owner
        with small_files(owner) as files:
            words = options(self._errand, self._limits, owner, status_fd=told_fd, files=files)
            words += ["--disable-userns"] if self._how.is_last_user_namespace else []
            if any("\0" in word for word in words):  # one word could pass for several
                raise ProgramFailed("a NUL cannot be part of a setting or a place")
            with memory_file("\0".join(words)) as options_fd:
                start = [self._how.program, "--args", str(options_fd), "--"]
                self.child = process.spawn(
                    [*start, *limited(self._limits, owner), *self._argv],
                    cwd=Path("/"),
                    env=None,
                    has_stdin=False,
                    has_stderr=True,
                    pass_fds=(told_fd, options_fd, *files.values()),
                )

    def _meet(self) -> None:
        """Wait until it says which is the first process inside."""
        while b"\n" not in self._status:
            if not select.select([self._status_fd], [], [], _START_SECONDS)[0]:
                raise ProgramFailed("the sandbox did not start in time")
            if not self._read_status():
                return  # it has ended, and said why
        pid = self._told("child-pid")
        if pid is not None:
            self.first_pid = pid
            with contextlib.suppress(OSError):
                self._first_fd = os.pidfd_open(pid)

    def _read_status(self) -> bool:
        chunk = os.read(self._status_fd, _MAX_STATUS_BYTES)
        self._status += chunk
        return bool(chunk) and len(self._status) < _MAX_STATUS_BYTES

    def _told(self, key: str) -> int | None:
        for line in self._status.splitlines():
            with contextlib.suppress(ValueError):
                if key in (told := json.loads(line)):
                    return int(told[key])
        return None


def _hand_over(folders: Sequence[Path], owner: tuple[int, int]) -> None:
    """Give what we put there ourselves to the user who runs; no link is followed."""
    for top in folders:
        pending = [os.fspath(top)]
        os.chown(top, *owner, follow_symlinks=False)
        while pending:
            # What lies too deep for its path is an earlier run's own.
            with contextlib.suppress(OSError), os.scandir(pending.pop()) as entries:
                for entry in entries:
                    if entry.stat(follow_symlinks=False).st_uid != owner[0]:
                        os.chown(entry.path, *owner, follow_symlinks=False)
                    if entry.is_dir(follow_symlinks=False):
                        pending.append(entry.path)
