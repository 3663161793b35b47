"""How much work a call is, for tests that no input keeps the program busy for long.

No bound is a number of seconds: a busy machine, or a slow one, changes nothing. Calls are counted,
and are the same on every machine. What a regular expression does within one call cannot be counted
from Python; there processor time is compared, with that of a quarter of the text or with that of
one plain pass over it, on the same machine at the same moment.
"""

from __future__ import annotations

import re
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

Work = Callable[[], object]

MAX_GROWTH = 8
"""For four times the size. What is linear grows by 4, what is quadratic by 16."""
FREE_CALLS = 5_000
"""What a call may cost whatever the size."""
MEASURABLE_SECONDS = 0.05
"""Below, the clock of the processor says nothing about growth; what is quadratic is far above."""
N_ATTEMPTS = 4
MAX_CALLS_EACH = 20
"""For each character of a text that cannot be had in other sizes."""
MAX_PASSES = 500
"""Plain passes over such a text; a quadratic reader of 100 kB takes ten times as long, or more."""

_CHARACTER = re.compile(".", re.DOTALL)


def n_calls(work: Work) -> int:
    """How many functions, of Python and of C, are called."""
    n = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal n
        n += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return n


def check_growth(prepared: Callable[[int], Work], size: int) -> None:
    """Four times the size is not much more than four times the work.

    Calls are counted at a fifth of `size`: counting is slow, and exact at any size.
    """
    prepared(size // 20)()  # what is done once in a process is not counted
    few, many = (n_calls(prepared(one)) for one in (size // 20, size // 5))
    assert many <= MAX_GROWTH * few + FREE_CALLS, f"{few} calls became {many}"
    if sys.gettrace() is None:  # a tracer sees lines, so that its own time would be compared
        check_time_growth(prepared(size // 4), prepared(size))


def check_time_growth(small: Work, large: Work) -> None:
    """The same of processor time; only what is seen in every attempt counts."""
    seen = []
    for _ in range(N_ATTEMPTS):
        after = _seconds(large)
        if after < MEASURABLE_SECONDS:
            return
        before = min(_seconds(small) for _ in range(2))
        if after < MAX_GROWTH * before:
            return
        seen.append(f"{before:.3f} s became {after:.3f} s")
    raise AssertionError("; ".join(seen))


def check_work(work: Work, n_chars: int) -> None:
    """The work is in proportion to the length of a text, where that is all there is of it."""
    n = n_calls(work)
    assert n <= MAX_CALLS_EACH * n_chars + FREE_CALLS, f"{n} calls for {n_chars} characters"
    text = "a" * max(n_chars, 10_000)
    seen = []
    for _ in range(N_ATTEMPTS if sys.gettrace() is None else 0):
        taken, plain = _seconds(work), _seconds(lambda: _CHARACTER.findall(text))
        if taken < MAX_PASSES * plain:
            return
        seen.append(f"{taken:.3f} s beside {plain:.6f} s")
    assert not seen, "; ".join(seen)


@dataclass
class Peak:
    """The most memory that Python held at once, in bytes, beyond what it held before."""

    n_bytes: int = 0


@contextmanager
def peak_memory() -> Iterator[Peak]:
    """Filled in at the end: what is never read takes no memory."""
    peak = Peak()
    tracemalloc.start()
    try:
        yield peak
    finally:
        peak.n_bytes = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()


def _seconds(work: Work) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun
