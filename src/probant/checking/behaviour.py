"""V3: does the code do what the text says? Known only by running it, which needs permission.

Next: consistency.py.
"""

from __future__ import annotations

from typing import Protocol

from probant.vocabulary.assertion import Assertion, Checked
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode


class Runner(Protocol):
    """Runs what an assertion speaks about, somewhere it can do no harm."""

    def run(self, assertion: Assertion) -> Checked: ...


class NotPermitted:
    """The runner of everybody who did not say that running is fine."""

    def run(self, assertion: Assertion) -> Checked:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.UNVERIFIABLE,
            reason=ReasonCode.NOT_PERMITTED,
            detail="only running the code can tell, and running it was not permitted",
        )


class NoSandbox:
    """The runner while there is nothing to run code in that could contain it."""

    def run(self, assertion: Assertion) -> Checked:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.UNVERIFIABLE,
            reason=ReasonCode.SANDBOX_UNAVAILABLE,
            detail="only running the code can tell, and there is no sandbox to run it in",
        )


def runner_for(permitted: bool) -> Runner:
    return NoSandbox() if permitted else NotPermitted()
