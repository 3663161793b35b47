"""What a person who waits is told while something runs: a few times a second, never more."""

from __future__ import annotations

import time
from collections.abc import Callable

from probant.runs.port import CaseResult
from probant.runs.workshop import Say

SECONDS_BETWEEN = 0.2


class Throttle:
    """Says what it is given unless it has just said something."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._next = 0.0

    def tell(self, words: Callable[[], str], *, is_last: bool = False) -> None:
        """`words` are only made where they are said; the last ones always are."""
        now = time.monotonic()
        if is_last or now >= self._next:
            self._next = now + SECONDS_BETWEEN
            self._say(words())


class LiveCount:
    """How many tests passed, failed and were skipped; `n_tests` where it is known before."""

    def __init__(self, say: Say, runner: str, n_tests: int = 0) -> None:
        self._throttle = Throttle(say)
        self._runner = runner
        self._n_tests = n_tests
        self._counts = dict.fromkeys(CaseResult, 0)

    def add(self, result: CaseResult, n_more: int = 1) -> None:
        self._counts[result] += n_more
        self._throttle.tell(self._words, is_last=sum(self._counts.values()) == self._n_tests)

    def _words(self) -> str:
        counts = ", ".join(
            f"{n} {result.value}"
            for result, n in self._counts.items()
            if n or result is CaseResult.PASSED
        )
        return f"{self._runner}: {counts}" + (f" of {self._n_tests}" if self._n_tests else "")
