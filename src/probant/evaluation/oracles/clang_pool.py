"""Worker processes around libclang: what they say, and which file each of them died of.

Not here: what is in a reading (clang_worker.py) and what follows from all of them (clang.py).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from probant.evaluation.oracles.clang_flags import Attempt
from probant.evaluation.oracles.clang_install import REMEDY
from probant.evaluation.oracles.clang_worker import MAX_SECONDS_EACH
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.workspace import process

MAX_WORKERS = 4
MAX_OUTPUT_BYTES = 1 << 30
PACKAGES = Path(__file__).resolve().parents[3]
MODULE = "probant.evaluation.oracles.clang_worker"

Job = tuple[str, tuple[Attempt, ...]]
Reading = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Readings:
    version: str
    units: tuple[Reading, ...]

    def __add__(self, other: Readings) -> Readings:
        return Readings(self.version or other.version, self.units + other.units)


def read_all(jobs: Sequence[Job], *, root: Path, libclang: Path) -> Readings:
    """One reading per job, in no particular order."""
    n_workers = max(1, min(MAX_WORKERS, os.cpu_count() or 1, len(jobs)))
    with ThreadPoolExecutor(n_workers) as threads:
        shares = [jobs[first::n_workers] for first in range(n_workers)]
        told = threads.map(lambda share: _read_share(share, root, libclang), shares)
        return sum(told, start=Readings("", ()))


def _read_share(jobs: Sequence[Job], root: Path, libclang: Path) -> Readings:
    readings = Readings("", ())
    while jobs:
        told = _one_worker(jobs, root, libclang)
        readings += told
        jobs = jobs[len(told.units) :]
        if jobs:
            gave_up = {"path": jobs[0][0], "fatal": "the front end gave up on it", "files": {}}
            readings += Readings("", (gave_up,))
            jobs = jobs[1:]
    return readings


def _one_worker(jobs: Sequence[Job], root: Path, libclang: Path) -> Readings:
    """What a worker said before it ended, well or not."""
    listed = [
        {"path": path, "attempts": [(a.language, a.arguments) for a in attempts]}
        for path, attempts in jobs
    ]
    completed = process.run(
        # The tree must not be on the search path: it may hold a `clang` of its own.
        [sys.executable, "-P", "-m", MODULE],
        env={"PYTHONPATH": os.pathsep.join([str(PACKAGES), str(libclang)])},
        stdin=json.dumps({"root": str(root), "jobs": listed}).encode(),
        timeout=MAX_SECONDS_EACH * (len(jobs) + 1.0),
        max_output=MAX_OUTPUT_BYTES,
    )
    lines = completed.stdout.split(b"\n")[:-1]
    if not lines:
        said = completed.stderr.decode("utf-8", "replace").strip().splitlines()
        raise OracleMissingError(
            f"libclang cannot be loaded: {said[-1] if said else 'no word from it'}", remedy=REMEDY
        )
    version, *units = (json.loads(line) for line in lines)
    return Readings(version["version"], tuple(units))
