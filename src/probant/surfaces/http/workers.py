"""Several processes that answer on one socket: started, watched, and ended together.

They share the address, the repositories' caches and the store, and nothing in memory. One that ends
unasked is started again, unless it does so at once: then something is wrong with all of them.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable

from probant.errors import ExecutionError
from probant.ledger.database import close_stores

TOO_SOON_SECONDS = 2.0
MAX_TOO_SOON = 5
ENDING = (signal.SIGTERM, signal.SIGINT)


def run_workers(n_workers: int, answer: Callable[[], None]) -> None:
    """Until this process is asked to end; its workers finish what they are at first."""
    close_stores()  # connections are not shared by processes
    began: dict[int, float] = {}
    is_ending = False
    n_too_soon = 0

    def end(number: int, _frame: object) -> None:
        nonlocal is_ending
        is_ending = True
        for pid in list(began):
            _signal(pid, number)

    def begin() -> None:
        # No signal until the new one is known, or it would be left out, or take it for its own.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        began[_started(answer)] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    before = {one: signal.signal(one, end) for one in ENDING}
    try:
        for _ in range(n_workers):
            if not is_ending:
                begin()
        while began:
            pid, _ = os.wait()
            age = time.monotonic() - began.pop(pid, time.monotonic())
            if is_ending:
                continue
            n_too_soon = n_too_soon + 1 if age < TOO_SOON_SECONDS else 0
            if n_too_soon >= MAX_TOO_SOON:
                end(signal.SIGTERM, None)
                raise ExecutionError("the workers end as soon as they begin", remedy="see the log")
            begin()
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _started(answer: Callable[[], None]) -> int:
    """A copy of this process, which has no threads yet, that answers and then ends."""
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        for one in ENDING:
            signal.signal(one, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        answer()
        code = 0
    finally:
        sys.stderr.flush()
        os._exit(code)


def _signal(pid: int, number: int) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return
