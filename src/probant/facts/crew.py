"""Read files in worker processes, and survive a worker that crashes or never ends.

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

from probant.facts.file_reading import FileRead, Job, read_file
from probant.facts.schema import FileFacts, StoredFacts, to_store

BATCH_SECONDS = 60.0
FILE_SECONDS = 20.0

WAITING_BATCHES = 4
"""For each worker: bounds memory, and keeps it busy while what is done is written."""


def read_batch(batch: Sequence[Job]) -> bytes:
    """The work of one worker. Rows are plain values, and travel three times as fast this way."""
    return marshal.dumps([_plain(read_file(Job(*job))) for job in batch])


def _plain(read: FileRead) -> tuple[object, ...]:
    return (*read[:1], None if read.facts is None else tuple(read.facts), *read[2:])


def _received(raw: bytes) -> list[FileRead]:
    """Only ever bytes our own worker made."""
    return [
        FileRead(key, facts and StoredFacts(*facts), blob, words)
        for key, facts, blob, words in marshal.loads(raw)  # noqa: S302
    ]


def read_in_processes(batches: Iterator[list[Job]]) -> Iterator[list[FileRead]]:
    """What was found in every batch, in order."""
    n_workers = max(1, min(8, os.cpu_count() or 1))
    pool = _pool(n_workers)
    waiting: deque[tuple[list[Job], Future[bytes]]] = deque()
    try:
        for batch in batches:
            waiting.append((batch, pool.submit(read_batch, batch)))
            if len(waiting) < WAITING_BATCHES * n_workers:
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
) -> tuple[list[FileRead], ProcessPoolExecutor]:
    batch, future = waiting.popleft()
    try:
        return _received(future.result(BATCH_SECONDS)), pool
    except (BrokenProcessPool, TimeoutError):
        _dismiss(pool)
        fresh = _pool(n_workers)
        for _ in range(len(waiting)):
            lost, _future = waiting.popleft()
            waiting.append((lost, fresh.submit(read_batch, lost)))
        return [_alone(job) for job in batch], fresh


def _alone(job: Job) -> FileRead:
    """One file in a worker of its own."""
    pool = _pool(1)
    try:
        return _received(pool.submit(read_batch, [job]).result(FILE_SECONDS))[0]
    except BrokenProcessPool:
        return _unparsed(job, "parser_crashed")
    except TimeoutError:
        return _unparsed(job, "parser_timeout")
    finally:
        _dismiss(pool)


def _unparsed(job: Job, why: str) -> FileRead:
    """Its words can be had all the same: no parser has a part in them."""
    facts = to_store(FileFacts.unparsed(why)) if job.key else None
    return read_file(job._replace(key=""))._replace(key=job.key, facts=facts)


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """End the workers now, busy or not."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()
