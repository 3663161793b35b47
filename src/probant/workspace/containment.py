"""The values of a contained run: what to run, within which limits, and how it ended.

Nothing is started here. Next: bubblewrap.py and unsandboxed.py run, sandbox.py chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Protocol

from probant.vocabulary.record import Record

INSIDE = "/repo"
"""Where the copy stands in the sandbox."""

RESULTS_INSIDE = "/results"
HOME_INSIDE = "/tmp/home"  # noqa: S108 - in the sandbox, where /tmp is its own

OnLine = Callable[[bytes], None]
"""Gets each line of either channel, without its end, as it is printed; an endless one is cut."""

SIGNALLED = 128
"""An exit code above this is a signal's number added to it, as shells say it."""


class Mount(Record):
    """A file or folder outside the copy that the program may read, at this place inside."""

    source: Path
    inside: str


class Limits(Record, kw_only=True):
    """For the whole run together, except `file_bytes`, which is for each file."""

    memory_bytes: int = 4 << 30
    n_processes: int = 1024
    """Threads count as well."""
    file_bytes: int = 2 << 30
    disk_bytes: int = 8 << 30
    output_bytes: int = 256 << 20
    n_open_files: int = 4096


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
    """`exit_code` is the program's own; 128 + n where signal n ended it, so 137 where we did.

    Of long output the middle is left out: `is_cut` says so. `on_line` misses nothing of it.
    """

    exit_code: int
    output: bytes
    """What it printed on both channels, in the order it came."""
    stdout: bytes
    ended: Ended
    is_cut: bool = False


class NoSandbox(Record):
    """Why nothing can be contained here, and what to do about it."""

    why: str


class Sandbox(Protocol):
    @property
    def is_isolated(self) -> bool: ...

    @property
    def owner(self) -> tuple[int, int] | None:
        """The user and group that need to own what the program may write; None for our own."""
        ...

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished: ...
