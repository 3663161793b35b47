"""Parse files in worker processes, and survive a worker that crashes or never ends.

A batch whose worker is lost is parsed again one file at a time, so that only the file to blame is
left out, with its reason. What to parse and where to store it is `index`'s work.
"""

from __future__ import annotations

import gc
import marshal
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from probant.facts.languages import extract
from probant.facts.schema import FileFacts, StoredFacts, to_store

BATCH_SECONDS = 60.0
FILE_SECONDS = 20.0

Job = tuple[str, str, bytes]
"""Blob key, suffix of the path, source."""

Parsed = list[tuple[str, StoredFacts]]


def parse_batch(batch: Sequence[Job]) -> bytes:
    """The work of one worker. Rows are plain values, and travel three times as fast this way."""
    return marshal.dumps(
        [(key, *to_store(extract(source, suffix))) for key, suffix, source in batch]
    )


def _received(raw: bytes) -> Parsed:
    """Only ever bytes our own worker made."""
    return [(key, StoredFacts(*facts)) for key, *facts in marshal.loads(raw)]  # noqa: S302


def parse_in_processes(batches: Iterator[list[Job]]) -> Iterator[Parsed]:
    """The facts of every batch, in order."""
    n_workers = max(1, min(8, os.cpu_count() or 1))
    pool = _pool(n_workers)
    waiting: deque[tuple[list[Job], Future[bytes]]] = deque()
    try:
        for batch in batches:
            waiting.append((batch, pool.submit(parse_batch, batch)))
            if len(waiting) < 2 * n_workers:  # bounds memory, keeps every worker busy
                continue
            parsed, pool = _first(waiting, pool, n_workers)
            yield parsed
        while waiting:
            parsed, pool = _first(waiting, pool, n_workers)
            yield parsed
    finally:
        _dismiss(pool)


def _pool(n_workers: int) -> ProcessPoolExecutor:
    gc.freeze()  # what exists now is shared with the workers, not copied by their collectors
    return ProcessPoolExecutor(n_workers, initializer=_begin)


def _begin() -> None:
    """An interrupt is the parent's to handle; and rows make no cycles worth collecting."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()


def _first(
    waiting: deque[tuple[list[Job], Future[bytes]]], pool: ProcessPoolExecutor, n_workers: int
) -> tuple[Parsed, ProcessPoolExecutor]:
    batch, future = waiting.popleft()
    try:
        return _received(future.result(BATCH_SECONDS)), pool
    except (BrokenProcessPool, TimeoutError):
        _dismiss(pool)
        fresh = _pool(n_workers)
        for _ in range(len(waiting)):
            lost, _future = waiting.popleft()
            waiting.append((lost, fresh.submit(parse_batch, lost)))
        return [_alone(job) for job in batch], fresh


def _alone(job: Job) -> tuple[str, StoredFacts]:
    """One file in a worker of its own."""
    pool = _pool(1)
    try:
        return _received(pool.submit(parse_batch, [job]).result(FILE_SECONDS))[0]
    except BrokenProcessPool:
        return job[0], to_store(FileFacts.unparsed("parser_crashed"))
    except TimeoutError:
        return job[0], to_store(FileFacts.unparsed("parser_timeout"))
    finally:
        _dismiss(pool)


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """End the workers now, busy or not."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()
