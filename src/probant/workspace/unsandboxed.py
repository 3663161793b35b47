"""Run a build or test with no sandbox, for users who said so where there is none.

A clean environment, limits and a deadline still hold, and whatever it started ends with it; but
it reads and writes what the user can. Next: sandbox.py, which never prefers this.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from probant.errors import ProgramFailed
from probant.vocabulary.record import Record
from probant.workspace import process, touched
from probant.workspace.containment import (
    SIGNALLED,
    Ended,
    Errand,
    Finished,
    Limits,
    Mount,
    OnLine,
)
from probant.workspace.gauges import DiskGauge, ProcessGauge, processes_below
from probant.workspace.jail import system_program
from probant.workspace.watching import Output, watch

_SET_CHILD_SUBREAPER, _GET_CHILD_SUBREAPER = 36, 37
_END_SECONDS = 1.5
_ROUND_SECONDS = 0.02


class Unsandboxed(Record):
    """`why` there is no sandbox."""

    why: str

    @property
    def is_isolated(self) -> bool:
        return False

    @property
    def owner(self) -> tuple[int, int] | None:
        return None

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished:
        for mount in errand.mounts:
            _show(mount, errand.copy)
        home = errand.copy.parent / "home"
        home.mkdir(exist_ok=True)
        output = Output(limits.output_bytes, on_line)
        before = {one.pid for one in processes_below(os.getpid())}
        with _adopting_orphans():
            child = process.spawn(
                [*_limited(limits), *errand.argv],
                cwd=Path(errand.cwd),
                env={"HOME": os.fspath(home), "TMPDIR": os.fspath(home), **dict(errand.env)},
                has_stdin=False,
                has_stderr=True,
            )
            gauges = (
                ProcessGauge(child.pid, limits),
                DiskGauge((errand.copy, errand.results), child.pid, limits),
            )
            try:
                ended = watch(
                    child,
                    output,
                    seconds=seconds,
                    gauge=lambda: next((over for gauge in gauges if (over := gauge())), None),
                )
                if ended is Ended.ITSELF:
                    process.wait(child, _END_SECONDS)
            finally:
                process.end(child)
                _end_rest(child, home, before)
        output.finish()
        code = child.returncode
        return Finished(
            exit_code=code if code >= 0 else SIGNALLED - code,
            output=bytes(output.both),
            stdout=bytes(output.stdout),
            ended=ended,
            is_cut=output.both.is_cut,
        )


def _show(mount: Mount, copy: Path) -> None:
    """A place in the copy can be a link; anything else has to be where it is."""
    inside = Path(mount.inside)
    if inside == mount.source:
        return
    if not inside.is_relative_to(copy):
        raise ProgramFailed(f"{mount.inside} can only be shown in a sandbox")
    path = inside.relative_to(copy).as_posix()
    if touched.state(copy, path) is None:
        try:
            touched.make_link(copy, path, os.fspath(mount.source))
        except OSError as trouble:
            raise ProgramFailed(f"{path} cannot be shown: {trouble.strerror}") from trouble


def _limited(limits: Limits) -> list[str]:
    program = system_program("prlimit")
    if program is None:
        return []
    return [program, f"--fsize={limits.file_bytes}", f"--nofile={limits.n_open_files}",
            "--core=0", "--"]  # fmt: skip


@contextlib.contextmanager
def _adopting_orphans() -> Iterator[None]:
    """What a program leaves behind becomes our child, so that it can be found and ended."""
    was_adopting = _is_subreaper()
    _set_subreaper(on=True)
    try:
        yield
    finally:
        _set_subreaper(on=was_adopting)


def _end_rest(child: process.Child, home: Path, before: set[int]) -> None:
    """Kill and reap what the program left; others that run below us are none of its."""
    until = time.monotonic() + _END_SECONDS
    known: set[int] = set()  # the dead no longer tell where they came from
    while time.monotonic() < until:
        below = {one.pid for one in processes_below(os.getpid())[1:]} - before - {child.pid}
        left = {pid for pid in below if pid in known or _is_of(pid, child.pid, home)}
        if not left:
            return
        known |= left
        for pid in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, os.WNOHANG)
        time.sleep(_ROUND_SECONDS)


def _is_of(pid: int, session: int, home: Path) -> bool:
    """Whether a process came from the run: by its session, its settings, or where it works."""
    with contextlib.suppress(OSError):
        if os.getsid(pid) == session:
            return True
    folder = Path(f"/proc/{pid}")
    with contextlib.suppress(OSError):
        if os.fsencode(home) in (folder / "environ").read_bytes():
            return True
    with contextlib.suppress(OSError):
        return (folder / "cwd").readlink().is_relative_to(home.parent)
    return False


def _is_subreaper() -> bool:
    found = ctypes.c_int(0)
    try:
        ctypes.CDLL(None).prctl(_GET_CHILD_SUBREAPER, ctypes.byref(found), 0, 0, 0)
    except (OSError, AttributeError):
        return False
    return bool(found.value)


def _set_subreaper(*, on: bool) -> None:
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, int(on), 0, 0, 0)
