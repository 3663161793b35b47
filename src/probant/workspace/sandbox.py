"""Run an untrusted build or test: which way of containing it there is on this machine.

Not here: what to run (runs/), the copy it runs in (workcopy.py). Programs start in process.py.
"""

from __future__ import annotations

from pathlib import Path

from probant.vocabulary.record import replace
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.containment import (
    HOME_INSIDE,
    INSIDE,
    RESULTS_INSIDE,
    Ended,
    Errand,
    Finished,
    Limits,
    Mount,
    NoSandbox,
    OnLine,
    Sandbox,
)
from probant.workspace.jail import memory_bytes
from probant.workspace.unsandboxed import Unsandboxed

__all__ = [
    "HOME_INSIDE",
    "INSIDE",
    "RESULTS_INSIDE",
    "Ended",
    "Errand",
    "Finished",
    "Limits",
    "Mount",
    "NoSandbox",
    "OnLine",
    "Sandbox",
    "find_sandbox",
    "fitting_limits",
]


def fitting_limits() -> Limits:
    """The usual limits, less memory on a small machine."""
    usual = Limits()
    return replace(usual, memory_bytes=min(usual.memory_bytes, memory_bytes() * 3 // 4))


def find_sandbox(
    *, unsandboxed: bool = False, not_below: Path | None = None
) -> Sandbox | NoSandbox:
    """The sandbox of this machine, after it was really started once.

    `unsandboxed` permits to do without one, where there is none to be had. `not_below` is the tree
    under investigation, of which no program is the sandbox.
    """
    found = find_bubblewrap(not_below)
    if isinstance(found, NoSandbox) and unsandboxed:
        return Unsandboxed(found.why)
    return found
