"""Run an untrusted build or test: bubblewrap, no network, a clean environment, limits on all of it.

Not here: what to run (runs/), the copy it runs in (workcopy.py). Programs start in process.py.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Protocol

from probant.vocabulary.record import Record
from probant.workspace import process

INSIDE = "/repo"
"""Where the copy stands in the sandbox."""

RESULTS_INSIDE = "/results"
HOME_INSIDE = "/tmp/home"

OnLine = Callable[[bytes], None]


class Mount(Record):
    """A file or folder outside the copy that the program may read, at this place inside."""

    source: Path
    inside: str


class Limits(Record, kw_only=True):
    memory_bytes: int = 4 << 30
    n_processes: int = 512
    file_bytes: int = 2 << 30
    disk_bytes: int = 8 << 30
    output_bytes: int = 64 << 20


class Errand(Record, kw_only=True):
    """What to run: with the copy writable, a folder for results, and what it may read besides."""

    argv: tuple[str, ...]
    cwd: str
    env: tuple[tuple[str, str], ...]
    copy: Path
    results: Path
    mounts: tuple[Mount, ...] = ()


class Ended(Enum):
    """What ended it."""

    ITSELF = "itself"
    TIMEOUT = "timeout"
    OUTPUT = "output"
    MEMORY = "memory"
    DISK = "disk"
    PROCESSES = "processes"


class Finished(Record, kw_only=True):
    exit_code: int
    output: bytes
    """What it printed on both channels, in the order it came; long output keeps its end."""
    stdout: bytes
    ended: Ended


class NoSandbox(Record):
    """Why nothing can be contained here, and what to do about it."""

    why: str


class Sandbox(Protocol):
    is_isolated: bool

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished: ...


def find_sandbox(*, unsandboxed: bool = False) -> Sandbox | NoSandbox:
    """The sandbox of this machine, after it was really started once."""
    program = shutil.which("bwrap")
    if program is None and not unsandboxed:
        return NoSandbox("bubblewrap is not installed; install the package bubblewrap")
    return Bubblewrap(Path(program))


class Bubblewrap:
    is_isolated = True

    def __init__(self, program: Path) -> None:
        self._program = program

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished:
        argv = [os.fspath(self._program), *_options(errand), "--", *errand.argv]
        done = process.run(argv, timeout=seconds, max_output=limits.output_bytes)
        ended = (
            Ended.TIMEOUT if done.timed_out else Ended.OUTPUT if done.truncated else Ended.ITSELF
        )
        return Finished(
            exit_code=done.returncode,
            output=done.stdout + done.stderr,
            stdout=done.stdout,
            ended=ended,
        )


def _options(errand: Errand) -> list[str]:
    options = ["--unshare-all", "--die-with-parent", "--new-session", "--clearenv"]
    for folder in ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc"):
        options += ["--ro-bind-try", folder, folder]
    options += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--dir", HOME_INSIDE]
    for mount in errand.mounts:
        options += ["--ro-bind", os.fspath(mount.source), mount.inside]
    options += ["--bind", os.fspath(errand.copy), INSIDE]
    options += ["--bind", os.fspath(errand.results), RESULTS_INSIDE]
    for name, value in {"PATH": "/usr/bin:/bin", "HOME": HOME_INSIDE, **dict(errand.env)}.items():
        options += ["--setenv", name, value]
    return [*options, "--chdir", errand.cwd]
