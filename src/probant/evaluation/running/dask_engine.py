"""The same work on a Dask cluster: scheduler and workers run elsewhere, this end hands out tasks.

The only module that knows `distributed`. A worker that is lost loses nothing: the scheduler gives
its tasks to others, and a task is blamed only for workers that ended while they were doing it.
"""

from __future__ import annotations

import importlib
import importlib.util
import pickle
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from typing import Any

from probant.errors import ExecutionError, UsageError
from probant.evaluation.running.engines import (
    MAX_TRIES,
    Failure,
    Job,
    NextJob,
    attempt,
    fault,
    lost,
)

CONNECT_SECONDS = 10.0
NO_WORKER_SECONDS = 60.0
"""How long a cluster may be without any worker: they may be starting, or starting again."""

LOOK_SECONDS = 2.0
TASKS_PER_THREAD = 2
"""In flight at once: one done, one on its way; the rest costs the cluster nothing."""

_ALONE = ThreadPoolExecutor(max_workers=1, thread_name_prefix="probant")
"""A worker may have many threads; what a task opens stays with the thread that opened it."""

_AGAIN = object()


def missing() -> str | None:
    """Why there can be no such engine; None if nothing is missing."""
    return None if importlib.util.find_spec("distributed") else "distributed is not installed"


class DaskEngine:
    """Works on the workers of the scheduler at `address` ("host:port")."""

    def __init__(self, address: str | None) -> None:
        if missing() is not None:
            raise UsageError(
                "the engine dask needs the package distributed",
                remedy="pip install 'probant[cluster]'",
            )
        if not address:
            raise UsageError(
                "the engine dask needs a scheduler", remedy="name it with --address HOST:PORT"
            )
        self._address = address

    def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
        """Each task with its result, in the order they are done."""
        client = _connected(self._address)
        try:
            yield from _Round(client, next_job).results()
        finally:
            client.close(timeout=CONNECT_SECONDS)


class _Round:
    """One stream: where jobs come from, and those under way with how often they were given out."""

    def __init__(self, client: Any, next_job: NextJob) -> None:
        self._client = client
        self._next_job = next_job
        self._topic = f"probant-{uuid.uuid4().hex}"
        self._under_way: dict[Any, tuple[Job, int]] = {}
        self._n_given = 0
        self._alone_since: float | None = None
        self._counted = (float("-inf"), 0)

    def results(self) -> Iterator[tuple[Any, Any]]:
        while self._top_up():
            for future in self._finished():
                job, n_hearings = self._under_way.pop(future)
                outcome = self._outcome(future)
                if outcome is not _AGAIN:
                    yield job.task, outcome
                elif n_hearings < MAX_TRIES:
                    self._give(job, n_hearings + 1)
                else:
                    yield job.task, Failure("each time its worker was lost", is_lost=True)

    def _top_up(self) -> bool:
        """Whether anything is under way, after there is as much as the cluster can take."""
        room = TASKS_PER_THREAD * max(1, self._n_threads()) - len(self._under_way)
        for _ in range(room):
            job = self._next_job()
            if job is None:
                break
            self._give(job, 1)
        return bool(self._under_way)

    def _give(self, job: Job, n_hearings: int) -> None:
        # As bytes: the scheduler looks for its own keys in what it can read.
        payload = pickle.dumps(job)
        key = f"{self._topic}-{self._n_given}"
        self._n_given += 1
        future = self._client.submit(_done, payload, self._topic, key=key, pure=False)
        self._under_way[future] = (job, n_hearings)

    def _finished(self) -> list[Any]:
        """Waits, but not forever where nobody is left to do the work."""
        distributed = importlib.import_module("distributed")
        try:
            with self._client.as_current():
                done = distributed.wait(
                    list(self._under_way), timeout=LOOK_SECONDS, return_when="FIRST_COMPLETED"
                ).done
        except TimeoutError:
            done = set()
        except CancelledError as error:
            raise _lost("the scheduler is gone") from error
        self._look_for_workers()
        # In the order they were given out, so that one run is like the next.
        return [future for future in self._under_way if future in done]

    def _look_for_workers(self) -> None:
        if self._n_threads():
            self._alone_since = None
            return
        now = time.monotonic()
        self._alone_since = self._alone_since or now
        if now - self._alone_since > NO_WORKER_SECONDS:
            raise _lost(f"the cluster has had no worker for {NO_WORKER_SECONDS:g} seconds")

    def _n_threads(self) -> int:
        """Counted now and then: asking costs more than many a task."""
        when, n_threads = self._counted
        if time.monotonic() - when < LOOK_SECONDS:
            return n_threads
        try:
            n_threads = sum(self._client.nthreads().values())
        except (OSError, TimeoutError, CancelledError) as error:
            raise _lost("the scheduler does not answer any more") from error
        self._counted = (time.monotonic(), n_threads)
        return n_threads

    def _outcome(self, future: Any) -> Any:
        """What became of a task; `_AGAIN` if it only waited at workers that died."""
        if future.cancelled():
            raise _lost("the scheduler has dropped the work")
        try:
            error = future.exception(timeout=CONNECT_SECONDS)
            if error is None:
                told = future.result(timeout=CONNECT_SECONDS)
                return pickle.loads(told)  # noqa: S301 - our workers'
        except TimeoutError:
            return _AGAIN  # it was done, but whoever held the result is gone
        except CancelledError as gone:
            raise _lost("the scheduler is gone") from gone
        if not isinstance(error, importlib.import_module("distributed").KilledWorker):
            return fault(error)
        n_ended = self._n_begun()[future.key]
        if n_ended < MAX_TRIES:
            return _AGAIN
        return lost(n_ended)

    def _n_begun(self) -> Counter[str]:
        """How often each task was begun, by its key."""
        return Counter(str(key) for _, key in self._client.get_events(self._topic))


def _done(payload: bytes, topic: str) -> bytes:
    """On the worker: says that it begins, then does it."""
    worker: Any = importlib.import_module("distributed").get_worker()
    worker.log_event(topic, worker.get_current_task())
    return _ALONE.submit(_attempted, payload).result()


def _attempted(payload: bytes) -> bytes:
    """What nobody foresaw is raised, and told by the future."""
    job: Job = pickle.loads(payload)  # noqa: S301 - written by `_give`
    return pickle.dumps(attempt(job.function, job.task))


def _connected(address: str) -> Any:
    distributed = importlib.import_module("distributed")
    client = None
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        client.wait_for_workers(1, timeout=NO_WORKER_SECONDS)
    except ValueError as error:
        raise UsageError(
            f"{address} is no address of a scheduler", remedy="write it like HOST:PORT"
        ) from error
    except (OSError, TimeoutError) as error:
        if client is None:
            raise _lost(f"no Dask scheduler answers at {address}") from error
        client.close(timeout=CONNECT_SECONDS)
        raise _lost(f"the scheduler at {address} has no worker") from error
    return client


def _lost(what: str) -> ExecutionError:
    return ExecutionError(
        what,
        remedy="start it (`dask scheduler`, `dask worker HOST:PORT --nthreads 1`) and give the same"
        " command again: what is done is kept",
    )
