"""Run a program to its end and say what it cost: time on the clock, processor time, memory.

A program that ends otherwise than expected is an error: failing fast must not count as fast.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from probant.errors import ProgramFailed

MEMORY_SAMPLE_SECONDS = 0.02
_KB_PER_MB = 1024


@dataclass(frozen=True, kw_only=True, slots=True)
class Cost:
    """`cpu_seconds` counts the program and every process it waited for."""

    wall_seconds: float
    cpu_seconds: float


def cost_of(argv: Sequence[str], *, env: Mapping[str, str], cwd: Path, expect: int = 0) -> Cost:
    """Run once, output thrown away."""
    with tempfile.TemporaryFile() as said:
        start = time.perf_counter()
        child = _start(argv, env, cwd, said)
        _, status, usage = os.wait4(child.pid, 0)
        wall = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        _check(argv, child.returncode, expect, said)
    return Cost(wall_seconds=wall, cpu_seconds=usage.ru_utime + usage.ru_stime)


def peak_memory_mb(argv: Sequence[str], *, env: Mapping[str, str], cwd: Path) -> float:
    """The largest sum over all its processes at one moment; shared pages count once."""
    peak_kb = 0
    with tempfile.TemporaryFile() as said:
        child = _start(argv, env, cwd, said)
        while child.poll() is None:
            peak_kb = max(peak_kb, sum(_memory_kb(pid) for pid in _family(child.pid)))
            time.sleep(MEMORY_SAMPLE_SECONDS)
        _check(argv, child.returncode, 0, said)
    return peak_kb / _KB_PER_MB


def _start(
    argv: Sequence[str], env: Mapping[str, str], cwd: Path, said: IO[bytes]
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        argv,
        env=env,
        cwd=cwd,
        stdin=subprocess.DEVNULL,  # ripgrep would search a pipe
        stdout=subprocess.DEVNULL,
        stderr=said,
    )


def _check(argv: Sequence[str], returncode: int, expect: int, said: IO[bytes]) -> None:
    if returncode == expect:
        return
    said.seek(0)
    lines = said.read().decode("utf-8", "replace").split("\n")
    last = next((line.strip() for line in reversed(lines) if line.strip()), "no word")
    command = " ".join((Path(argv[0]).name, *argv[1:]))
    raise ProgramFailed(f"{command} ended with {returncode}, not {expect}, saying: {last}")


def _family(pid: int) -> Iterator[int]:
    """The process and everything below it that is alive now."""
    yield pid
    try:
        lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:  # it ended meanwhile
        return
    for child in " ".join(lists).split():
        yield from _family(int(child))


def _memory_kb(pid: int) -> int:
    """Proportional set size; 0 for a process that has just ended."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
