"""Where the work is done: processes of this machine.

An engine maps a function over tasks and gives each task back with its result, in any order. A
process that dies loses nothing: its task is given out again. Next: dask_engine.py is the other one.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

from probant.errors import ProbantError

T = TypeVar("T")
R = TypeVar("R")
MAX_TRIES = 3
END_SECONDS = 10.0
"""For a process to end whatever it has started."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A task that came to nothing, and why."""

    reason: str
    is_lost: bool = False
    """Whether it brought down the process that worked on it, every time."""


class Engine(Protocol):
    def map(
        self, function: Callable[[T], R], tasks: Iterable[T]
    ) -> Iterator[tuple[T, R | Failure]]:
        """Every task once, in the order they are done."""


def lost(n_tries: int) -> Failure:
    return Failure(f"the process that did it ended {n_tries} times", is_lost=True)


def attempt(function: Callable[[T], R], task: T) -> R | Failure:
    """What a task gives, or in one line why it gave nothing: a fault stays with its task."""
    try:
        return function(task)
    except ProbantError as error:
        return Failure(str(error))
    except Exception as error:  # noqa: BLE001 - a fault of one task must not end the others
        return Failure(f"{type(error).__name__}: {error}"[:400])


class LocalEngine:
    """As many processes as there are jobs, started when there is work, ended with it."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise ValueError("at least one process is needed")
        self._jobs = jobs

    def map(
        self, function: Callable[[T], R], tasks: Iterable[T]
    ) -> Iterator[tuple[T, R | Failure]]:
        waiting = deque((task, 1) for task in tasks)
        workers: list[_Worker] = []
        try:
            workers += [_Worker(function) for _ in range(min(self._jobs, len(waiting)))]
            while waiting or any(worker.held for worker in workers):
                for worker in workers:
                    if worker.held is None and waiting:
                        worker.give(waiting.popleft())
                busy = {worker.pipe: worker for worker in workers if worker.held}
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index] # only what was waited for
                    task, n_tries = worker.take()
                    if worker.said is not None:
                        yield task, worker.said.value
                        continue
                    workers[workers.index(worker)] = _Worker(function)
                    if n_tries < MAX_TRIES:
                        waiting.appendleft((task, n_tries + 1))
                    else:
                        yield task, lost(n_tries)
        finally:
            for worker in workers:
                worker.end()


@dataclass(frozen=True, slots=True)
class _Said:
    value: Any


class _Worker:
    """One process and the task it holds."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        # Not forked: the parent may have threads, and a fork would carry their locks.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.held: tuple[Any, int] | None = None
        self.said: _Said | None = None
        # No daemon: the engine under test parses big trees in processes of its own.
        self._process = context.Process(target=_work, args=(function, theirs))
        self._process.start()
        theirs.close()

    def give(self, held: tuple[Any, int]) -> None:
        self.held = held
        try:
            self.pipe.send(held[0])
        except OSError:
            return  # it is dead; taking from it says so

    def take(self) -> tuple[Any, int]:
        """The task it held; `said` is None where the process died with it."""
        held, self.held = self.held, None
        if held is None:
            raise RuntimeError("an idle process has nothing to say")
        try:
            self.said = _Said(self.pipe.recv())
        except (EOFError, OSError):
            self.said = None
            self.end()
        return held

    def end(self) -> None:
        self._process.terminate()
        self._process.join(END_SECONDS)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _work(function: Callable[[Any], Any], pipe: Connection) -> None:
    """Until the parent closes its end or is gone; interrupting is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As an exception, so that programs under way end with this one.
    signal.signal(signal.SIGTERM, _leave)
    while True:
        try:
            task = pipe.recv()
            pipe.send(attempt(function, task))
        except (EOFError, OSError):
            return


def _leave(*_: object) -> None:
    """Once: whoever asks again must not disturb the tidying up."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)
