"""Questions to models run in a thread of their own, which nobody has to wait for.

So none of them can hold up the caller, and the caller may itself run in an event loop. Looking up
a host's name blocks a thread, sometimes for long; the standard loop keeps such threads in a pool
that Python joins before it exits. Here nobody waits for them.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

T = TypeVar("T")

GRACE_SECONDS = 1.0
"""How long after the last moment the caller waits for the thread before going on without it."""

NewLoop = Callable[[], asyncio.AbstractEventLoop]


class CouncilLoop(asyncio.SelectorEventLoop):
    """As the standard one, apart from who looks up names."""

    async def getaddrinfo(
        self,
        host: Any,
        port: Any,
        *,
        family: int = 0,
        type: int = 0,  # noqa: A002 - the loop's own signature
        proto: int = 0,
        flags: int = 0,
    ) -> Any:
        found: Future[Any] = Future()

        def look_up() -> None:
            found.set_running_or_notify_cancel()
            try:
                found.set_result(socket.getaddrinfo(host, port, family, type, proto, flags))
            except (OSError, UnicodeError) as trouble:
                found.set_exception(trouble)

        threading.Thread(target=look_up, name="probant-lookup", daemon=True).start()
        return await asyncio.wrap_future(found, loop=self)


def run_apart(work: Callable[[], Coroutine[Any, Any, T]], max_seconds: float) -> T:
    """What it comes to; raises TimeoutError where it does not come to an end in time."""
    apart = Apart(work)
    apart.start()
    try:
        return apart.result(max_seconds)
    finally:
        apart.leave()


class Apart(Generic[T]):
    """One piece of work in a thread and a loop of its own. `at_end` is called there."""

    def __init__(
        self,
        work: Callable[[], Coroutine[Any, Any, T]],
        *,
        new_loop: NewLoop = CouncilLoop,
        at_end: Callable[[], None] = lambda: None,
    ) -> None:
        self._work = work
        self._at_end = at_end
        self._done: Future[T] = Future()
        self._task: asyncio.Task[T] | None = None
        self._loop = new_loop()
        # What an abandoned task does in the end is nobody's concern any more.
        self._loop.set_exception_handler(lambda _loop, _context: None)
        self._thread = threading.Thread(target=self._run, name="probant-models", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def result(self, max_seconds: float) -> T:
        """Raises what the work raised, TimeoutError where there is no result by then."""
        try:
            return self._done.result(max_seconds)
        except CancelledError:
            raise TimeoutError from None

    def check(self) -> None:
        """Raise what the work raised, if it is over."""
        if self._done.done() and not self._done.cancelled():
            self._done.result()

    def leave(self) -> None:
        """End what still runs; who does not let himself be ended is left behind."""
        if self._thread.is_alive():
            with suppress(RuntimeError):  # it closed in between
                self._loop.call_soon_threadsafe(self._give_up)
            self._thread.join(GRACE_SECONDS)

    def _give_up(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _run(self) -> None:
        try:
            self._task = task = self._loop.create_task(self._work())
            self._loop.run_until_complete(asyncio.wait([task]))
            if not task.cancelled():
                trouble = task.exception()
                if trouble is None:
                    self._done.set_result(task.result())
                else:
                    self._done.set_exception(trouble)
        finally:
            self._done.cancel()  # of no effect where there is a result
            self._at_end()
            self._clear()

    def _clear(self) -> None:
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        if left:
            self._loop.run_until_complete(asyncio.wait(left, timeout=GRACE_SECONDS / 2))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()
