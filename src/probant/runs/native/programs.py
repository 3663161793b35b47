"""What the kits of CMake and make share about programs: where they are, what they print.

Not here: what a result means (the kits), what a failing build lacks (missing.py).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from probant.runs.live import Throttle
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Finished

SYSTEM = ("/usr/", "/bin/")
"""Where a program has to stand for the sandbox to see it."""

MAX_LOG_CHARS = 8_000
MAX_JOBS = 4

ENV = {
    "CCACHE_DISABLE": "1",
    "CLICOLOR": "0",
    "LC_ALL": "C.UTF-8",
    "NINJA_STATUS": "[%f/%t] ",
    "TERM": "dumb",
}
"""A cache could stand in for the work; colours and other languages could hide what is read."""

_STEP = re.compile(rb"\[ *(\d+(?:/\d+|%))\] ")


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


def text_of(done: Finished) -> str:
    return done.output.decode("utf-8", "replace")


def log_of(done: Finished) -> str:
    return text_of(done)[-MAX_LOG_CHARS:]


def telling_steps(site: Worksite, what: str) -> Callable[[bytes], None]:
    """For `on_line`: tells the steps that ninja and make count, a few times a second."""
    throttle = Throttle(site.say)

    def tell(line: bytes) -> None:
        if step := _STEP.match(line[:40]):
            throttle.tell(lambda: f"{what}: {step[1].decode()}")

    return tell
