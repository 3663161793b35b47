"""Ninja's own log: which steps ran. A step counts if what it makes is there and new."""

from __future__ import annotations

from pathlib import Path

from probant.runs.native.files import is_fresh, outside, read_text
from probant.runs.worksite import Worksite

LOG = ".ninja_log"
_BOOKKEEPING = ("build.ninja", "CMakeCache.txt", "cmake_install.cmake", "CTestTestfile.cmake")


def n_steps(site: Worksite, folder: Path, inside: str, since_ns: int) -> int:
    """Lines of the log tell start, end, time, output and a hash of the command."""
    steps: set[tuple[str, str, str]] = set()
    for start, end, _, output, command in _lines(site, folder):
        is_work = output.rpartition("/")[2] not in _BOOKKEEPING
        if is_work and is_fresh(site, outside(site, output, inside), since_ns):
            steps.add((start, end, command))
    return len(steps)


def made(site: Worksite, folder: Path, inside: str, since_ns: int) -> tuple[str, ...]:
    """What those steps made."""
    outputs = dict.fromkeys(fields[3] for fields in _lines(site, folder))
    return tuple(one for one in outputs if is_fresh(site, outside(site, one, inside), since_ns))


def _lines(site: Worksite, folder: Path) -> list[list[str]]:
    written = read_text(site, folder / LOG)
    split = [line.split("\t") for line in written.split("\n") if not line.startswith("#")]
    return [fields for fields in split if len(fields) == 5]
