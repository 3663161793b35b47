"""Slow work in threads, a bounded amount of it: who comes too late is told when to come again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

from probant.surfaces.http.problems import Problem, Refused

T = TypeVar("T")

RETRY_AFTER_SECONDS = 1


class Crew:
    """At most `n_workers` things are done at once and `max_waiting` wait."""

    def __init__(self, n_workers: int, max_waiting: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(n_workers, thread_name_prefix=f"probant-{name}")
        self._most = n_workers + max_waiting
        self._lock = Lock()
        self.n_open = 0

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Raises `Refused` with 429 where too much is waiting already."""
        with self._lock:
            if self.n_open >= self._most:
                raise Refused(
                    Problem(
                        status=429, code="too_busy", detail="too many requests are waiting",
                        remedy="try again after the time in Retry-After",
                        headers={"Retry-After": str(RETRY_AFTER_SECONDS)},
                    )
                )  # fmt: skip
            self.n_open += 1
        future = self._pool.submit(work)
        future.add_done_callback(self._done)
        return future

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.wrap_future(self.submit(work))

    def close(self) -> None:
        """What waits is dropped; what is under way ends with the process."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _done(self, _future: Future[T]) -> None:
        with self._lock:
            self.n_open -= 1
