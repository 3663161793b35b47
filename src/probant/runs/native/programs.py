"""What the kits of CMake and make share about programs: where they are, what cut them short.

Not here: what a result means (the kits), what a failing build lacks (missing.py).
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Ended, Finished

SYSTEM = ("/usr/", "/bin/")
"""Where a program has to stand for the sandbox to see it."""

MAX_LOG_CHARS = 8_000
MAX_JOBS = 4
SECONDS_BETWEEN = 0.2

ENV = {
    "CCACHE_DISABLE": "1",
    "CLICOLOR": "0",
    "LC_ALL": "C.UTF-8",
    "NINJA_STATUS": "[%f/%t] ",
    "TERM": "dumb",
}
"""A cache could stand in for the work; colours and other languages could hide what is read."""

_STEP = re.compile(rb"\[ *(\d+(?:/\d+|%))\] ")

NO_NETWORK = re.compile(
    r"Could not resolve host|Couldn't resolve host|Temporary failure in name resolution"
    r"|Network is unreachable|unable to resolve host address|Could not resolve hostname"
)
DOWNLOADS = NoRun(
    ReasonCode.DEPENDENCIES_UNAVAILABLE,
    "it downloads something, and there is no network in the sandbox",
)

_ENDS = {
    Ended.OUTPUT: "printed more than is kept",
    Ended.MEMORY: "needed more memory than allowed",
    Ended.DISK: "wrote more than allowed",
    Ended.PROCESSES: "started more processes than allowed",
}


def system_program(site: Worksite, name: str) -> str | None:
    """A program that can be started where the project is run."""
    found = site.program(name)
    if found is not None and not site.sandbox.is_isolated:
        return os.fspath(found)
    usual = Path("/usr/bin") / name
    for path in (found, usual):
        if path is not None and os.fspath(path).startswith(SYSTEM) and path.exists():
            return os.fspath(path)
    return None


def not_installed(name: str) -> NoRun:
    return NoRun(ReasonCode.TOOL_MISSING, f"{name} is not installed; install the package {name}")


def n_jobs() -> int:
    return max(1, min(MAX_JOBS, len(os.sched_getaffinity(0))))


def cut_short(done: Finished, what: str) -> NoRun | None:
    """Why a program that did not end by itself tells nothing; None if it did."""
    if done.ended is Ended.ITSELF:
        return None
    if done.ended is Ended.TIMEOUT and NO_NETWORK.search(text_of(done)):
        return DOWNLOADS  # downloaders try again for a long time
    if done.ended is Ended.TIMEOUT:
        return NoRun(ReasonCode.TIMEOUT, f"{what} did not end in time")
    return NoRun(ReasonCode.TOOL_FAILED, f"{what} {_ENDS.get(done.ended, 'was stopped')}")


def text_of(done: Finished) -> str:
    return done.output.decode("utf-8", "replace")


def log_of(done: Finished) -> str:
    return text_of(done)[-MAX_LOG_CHARS:]


def telling_steps(site: Worksite, what: str) -> Callable[[bytes], None]:
    """For `on_line`: tells the steps that ninja and make count, a few times a second."""
    told_at = 0.0

    def tell(line: bytes) -> None:
        nonlocal told_at
        step = _STEP.match(line[:40])
        if step and time.monotonic() - told_at >= SECONDS_BETWEEN:
            told_at = time.monotonic()
            site.say(f"{what}: {step[1].decode()}")

    return tell
