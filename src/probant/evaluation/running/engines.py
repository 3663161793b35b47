"""Where the work is done: processes of this machine.

An engine takes jobs as somebody has them and gives each task back with its result, in any order. A
process that dies loses nothing: its job is given out again. Next: dask_engine.py is the other one.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
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
    """Whether it brought down whoever worked on it: a part of the task may still be done."""


@dataclass(frozen=True, slots=True)
class Job:
    """A task, and the function that does it: both can be sent to another process."""

    function: Callable[[Any], Any]
    task: Any


NextJob = Callable[[], Job | None]
"""The next thing to do; None is 'nothing now', and results may bring more."""


class Engine(Protocol):
    def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
        """Each task with its result or `Failure`, in the order they are done.

        `next_job` is asked whenever somebody is free; where it has nothing and nothing is under
        way, that is the end.
        """


def mapped(
    engine: Engine, function: Callable[[T], R], tasks: Iterable[T]
) -> Iterator[tuple[T, R | Failure]]:
    """One function for tasks that are known beforehand."""
    left = iter(tasks)

    def next_job() -> Job | None:
        return next((Job(function, task) for task in left), None)

    return engine.stream(next_job)


def lost(n_tries: int) -> Failure:
    return Failure(f"the process that did it ended {n_tries} times", is_lost=True)


def fault(error: Exception) -> Failure:
    """Something nobody foresaw: it ends whoever worked, and is told all the same."""
    return Failure(f"{type(error).__name__}: {error}"[:400], is_lost=True)


def attempt(function: Callable[[T], R], task: T) -> R | Failure:
    """What a task gives, or in one line why it gave nothing; what nobody foresaw is raised."""
    try:
        return function(task)
    except ProbantError as error:
        return Failure(str(error))
    except OSError as error:  # the machine's: a full disk, a tree that cannot be read
        return Failure(f"{type(error).__name__}: {error}"[:400])


class LocalEngine:
    """As many processes as there are jobs, started when there is work, ended with the stream."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise ValueError("at least one process is needed")
        self._jobs = jobs

    def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
        pool = _Pool(self._jobs)
        try:
            while pool.is_busy_with(next_job):
                yield from pool.done()
        finally:
            pool.end()


class _Pool:
    def __init__(self, size: int) -> None:
        self._size = size
        self._idle: list[_Worker] = []
        self._busy: dict[Any, _Worker] = {}
        self._again: deque[tuple[Job, int]] = deque()

    def is_busy_with(self, next_job: NextJob) -> bool:
        """Whether anything is under way, after everybody who was free has been given a job."""
        while len(self._busy) < self._size:
            job, n_tries = self._again.popleft() if self._again else (next_job(), 1)
            if job is None:
                break
            # Whoever was busy last still holds open what the next job is likely to need.
            worker = self._idle.pop() if self._idle else _Worker()
            self._busy[worker.pipe] = worker
            worker.give((job, n_tries))
        return bool(self._busy)

    def done(self) -> Iterator[tuple[Any, Any]]:
        """Waits for the first; a job whose process died is put back until it had its tries."""
        for pipe in wait(list(self._busy)):
            worker = self._busy.pop(pipe)
            (job, n_tries), said = worker.take()
            if said is not None:
                self._keep(worker, said.value)
                yield job.task, said.value
            elif n_tries < MAX_TRIES:
                self._again.append((job, n_tries + 1))
            else:
                yield job.task, lost(n_tries)

    def _keep(self, worker: _Worker, said: object) -> None:
        if isinstance(said, Failure) and said.is_lost:
            worker.end()
        else:
            self._idle.append(worker)

    def end(self) -> None:
        for worker in (*self._idle, *self._busy.values()):
            worker.end()


@dataclass(frozen=True, slots=True)
class _Said:
    value: Any


class _Worker:
    """One process and the job it holds."""

    def __init__(self) -> None:
        # Not forked: the parent may have threads, and a fork would carry their locks.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._held: tuple[Job, int] | None = None
        # No daemon: the engine under test parses big trees in processes of its own.
        self._process = context.Process(target=_work, args=(theirs,))
        self._process.start()
        theirs.close()

    def give(self, held: tuple[Job, int]) -> None:
        self._held = held
        try:
            self.pipe.send(held[0])
        except OSError:
            return  # it is dead; taking from it says so

    def take(self) -> tuple[tuple[Job, int], _Said | None]:
        """The job it held, and what it said; None where the process died with it."""
        held, self._held = self._held, None
        if held is None:
            raise RuntimeError("an idle process has nothing to say")
        try:
            return held, _Said(self.pipe.recv())
        except (EOFError, OSError):
            self.end()
            return held, None

    def end(self) -> None:
        self._process.terminate()
        self._process.join(END_SECONDS)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """Until the parent closes its end or is gone; interrupting is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As an exception, so that programs under way end with this one.
    signal.signal(signal.SIGTERM, _leave)
    with suppress(EOFError, OSError):
        while True:
            _serve(pipe)


def _serve(pipe: Connection) -> None:
    job: Job = pipe.recv()
    try:
        said = attempt(job.function, job.task)
    except Exception as error:
        pipe.send(fault(error))
        # What this process holds open may be in any state: the next job gets a fresh one.
        raise SystemExit(1) from error
    pipe.send(said)


def _leave(*_: object) -> None:
    """Once: whoever asks again must not disturb the tidying up."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)
