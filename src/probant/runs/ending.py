"""How a program ended: by itself, or from outside, which tells nothing of the code.

The same words for every kind of project. What its own end means is for the kits.
"""

from __future__ import annotations

from probant.runs.network import DOWNLOADS, needs_network
from probant.runs.port import NoRun
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Ended, Finished

_FROM_OUTSIDE = {
    Ended.TIMEOUT: (ReasonCode.TIMEOUT, "did not end in time"),
    Ended.OUTPUT: (ReasonCode.TOOL_FAILED, "was ended: it printed too much"),
    Ended.MEMORY: (ReasonCode.TOOL_FAILED, "was ended: it took too much memory"),
    Ended.DISK: (ReasonCode.TOOL_FAILED, "was ended: it wrote too much"),
    Ended.PROCESSES: (ReasonCode.TOOL_FAILED, "was ended: it started too many programs"),
}
"""Every end but its own."""


def stopped(done: Finished, what: str, so_far: str = "") -> NoRun | None:
    """Why a run that was ended from outside tells nothing; None if it came to its own end."""
    if done.ended is Ended.ITSELF:
        return None
    if done.ended is Ended.TIMEOUT and needs_network(done.output.decode("utf-8", "replace")):
        return DOWNLOADS  # downloaders try again for a long time
    reason, words = _FROM_OUTSIDE[done.ended]
    return NoRun(reason, f"{what} {words}" + (f"; so far {so_far}" if so_far else ""))
