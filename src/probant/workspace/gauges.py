"""Measure what a tree of processes takes: memory, tasks, room on the disk. Linux's /proc is read.

Limits of the kernel bind single processes; here the whole tree is summed up. Next: watching.py
asks now and then, and ends what is over.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from probant.workspace.containment import Ended, Limits

_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
_BLOCK_BYTES = 512
_WALK_PAUSE_SECONDS = 1.0
_WALKS_PER_COST = 20
"""A walk through many files takes its time; so much longer is waited for the next one."""
_RESERVE_BYTES = 256 << 20
"""With less than this left on the disk, whoever took a good part of it has to stop."""

_FIRST_TO_GO = "1000"
_SHORT_PART = 50
"""With less than this part of its memory left, the machine is short of it."""

_ALLOWED_SHARED = 1.75
"""What the folders in memory may hold at most, and as much again as the limit."""
_N_OF_THE_SANDBOX = 8
"""The sandbox has processes of its own, and a limit of the kernel is better heard of early."""


class Process(NamedTuple):
    pid: int
    parent: int
    n_threads: int
    rss_bytes: int


def processes_below(root_pid: int) -> list[Process]:
    """The process and all that descend from it; in a sandbox, orphans stay below its first."""
    by_parent: dict[int, list[Process]] = {}
    found: list[Process] = []
    for process in _all_processes():
        by_parent.setdefault(process.parent, []).append(process)
        if process.pid == root_pid:
            found.append(process)
    for process in found:
        found += by_parent.get(process.pid, ())
    return found


def _all_processes() -> Iterable[Process]:
    with os.scandir("/proc") as entries:
        for entry in entries:
            if entry.name.isdigit() and (process := _process(entry.name)) is not None:
                yield process


def _process(pid: str) -> Process | None:
    try:
        raw = Path(f"/proc/{pid}/stat").read_bytes()
        # The name before the last ')' is the program's own choice.
        fields = raw[raw.rindex(b")") + 2 :].split()
        rss_bytes = int(fields[21]) * _PAGE_BYTES
        return Process(int(pid), int(fields[1]), int(fields[17]), rss_bytes)
    except (OSError, ValueError, IndexError):
        return None


class ProcessGauge:
    """Memory and tasks of everything below one process."""

    def __init__(self, root_pid: int, limits: Limits) -> None:
        self._root_pid = root_pid
        self._limits = limits
        self._is_marked = False
        self._shared_before = _memory_figures()["Shmem"]

    def __call__(self) -> Ended | None:
        if self._takes_unseen_memory():
            return Ended.MEMORY
        found = processes_below(self._root_pid)
        if not self._is_marked:
            self._mark(found)
        n_tasks = sum(process.n_threads for process in found)
        if n_tasks > self._limits.n_processes + _N_OF_THE_SANDBOX:
            return Ended.PROCESSES
        if sum(process.rss_bytes for process in found) <= self._limits.memory_bytes:
            return None
        # Pages that several share were counted several times: now with each one's share of them.
        total = sum(_share_bytes(process) for process in found)
        return Ended.MEMORY if total > self._limits.memory_bytes else None

    def _takes_unseen_memory(self) -> bool:
        """Memory of files that live in it is no process's own: the machine's figures tell of it.

        Somebody else may have taken it. Ending a run that could be looked at is no wrong answer.
        """
        now = _memory_figures()
        grown = now["Shmem"] - self._shared_before
        is_short = now["MemAvailable"] < now["MemTotal"] // _SHORT_PART
        return is_short or grown > self._limits.memory_bytes * _ALLOWED_SHARED

    def _mark(self, found: list[Process]) -> None:
        """If the machine runs out of memory, it is to take from these first."""
        for process in found:
            self._is_marked = True
            with contextlib.suppress(OSError):
                Path(f"/proc/{process.pid}/oom_score_adj").write_text(_FIRST_TO_GO)


def _memory_figures() -> dict[str, int]:
    """Those of /proc/meminfo that matter, in bytes."""
    found = {"MemTotal": 0, "MemAvailable": 0, "Shmem": 0}
    with contextlib.suppress(OSError):
        for line in Path("/proc/meminfo").read_bytes().decode("utf-8", "replace").splitlines():
            name, _, rest = line.partition(":")
            if name in found:
                found[name] = int(rest.split()[0]) << 10
    return found


def _share_bytes(process: Process) -> int:
    try:
        raw = Path(f"/proc/{process.pid}/smaps_rollup").read_bytes()
    except FileNotFoundError:
        return 0
    except OSError:
        return process.rss_bytes
    for line in raw.splitlines():
        if line.startswith(b"Pss:"):
            return int(line.split()[1]) << 10
    return 0  # it has no memory any more


class DiskGauge:
    """What some folders hold, walked now and then: how much is free says little about one run.

    Others write and delete on the same disk; a disk that fills up only makes us look sooner.
    """

    def __init__(self, folders: tuple[Path, ...], root_pid: int, limits: Limits) -> None:
        self._folders = folders
        self._root_pid = root_pid
        self._max_bytes = limits.disk_bytes
        self._next_walk = time.monotonic() + _WALK_PAUSE_SECONDS
        self._walk_below = _free_bytes(folders[0]) - self._max_bytes // 2

    def __call__(self) -> Ended | None:
        free = _free_bytes(self._folders[0])
        begun = time.monotonic()
        if begun < self._next_walk and free > self._walk_below:
            return None
        taken = self._taken()
        cost = time.monotonic() - begun
        self._next_walk = time.monotonic() + max(_WALK_PAUSE_SECONDS, cost * _WALKS_PER_COST)
        self._walk_below = free - self._max_bytes // 2
        is_full = free <= _RESERVE_BYTES and taken > _RESERVE_BYTES
        return Ended.DISK if taken > self._max_bytes or is_full else None

    def _taken(self) -> int:
        """All of the folders' files, and deleted files that are still open."""
        unlinked = _unlinked_bytes(self._root_pid, self._folders[0].stat().st_dev)
        return sum(map(_folder_bytes, self._folders)) + unlinked


def _free_bytes(folder: Path) -> int:
    status = os.statvfs(folder)
    return status.f_bavail * status.f_frsize


def _folder_bytes(folder: Path) -> int:
    total = 0
    pending = [os.fspath(folder)]
    while pending:
        try:
            with os.scandir(pending.pop()) as entries:
                for entry in entries:
                    with contextlib.suppress(OSError):
                        total += entry.stat(follow_symlinks=False).st_blocks * _BLOCK_BYTES
                        if entry.is_dir(follow_symlinks=False):
                            pending.append(entry.path)
        except OSError:
            continue
    return total


def _unlinked_bytes(root_pid: int, device: int) -> int:
    by_inode: dict[int, int] = {}
    for process in processes_below(root_pid):
        with contextlib.suppress(OSError):
            for opened in Path(f"/proc/{process.pid}/fd").iterdir():
                status = opened.stat()
                is_file = stat.S_ISREG(status.st_mode) and status.st_dev == device
                if is_file and status.st_nlink == 0:
                    by_inode[status.st_ino] = status.st_blocks * _BLOCK_BYTES
    return sum(by_inode.values())
