"""A Dask cluster on loopback, of processes that the test ends by their own ids."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import probant

HERE = Path(__file__).parents[3]
START_SECONDS = 60.0
SETTINGS: Mapping[str, str] = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "2",
    "DASK_DISTRIBUTED__WORKER__DAEMON": "False",
}


class Cluster:
    """A scheduler and the workers started so far."""

    def __init__(self, folder: Path, variables: Mapping[str, str]) -> None:
        self._folder = folder
        source = Path(probant.__file__).parents[1]
        self._env = {**os.environ, **SETTINGS, **variables}
        self._env["PYTHONPATH"] = f"{source}{os.pathsep}{HERE}"
        self._started: list[subprocess.Popen[bytes]] = []
        written = folder / "scheduler.json"
        listen = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self._start("dask_scheduler", *listen, "--scheduler-file", str(written))
        self.address = _address(written)

    def worker(self, *options: str) -> subprocess.Popen[bytes]:
        usual = ["--nthreads", "1", "--host", "127.0.0.1", "--no-dashboard"]
        local = ["--local-directory", str(self._folder / f"worker{len(self._started)}")]
        return self._start("dask_worker", self.address, *usual, *local, *options)

    def wait_for(self, n_workers: int) -> None:
        distributed = importlib.import_module("distributed")
        with distributed.Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(n_workers, timeout=START_SECONDS)

    def _start(self, module: str, *argv: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log.txt").open("ab") as log:
            child = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *argv],
                env=self._env,
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        self._started.append(child)
        return child

    def end(self) -> None:
        for child in reversed(self._started):
            child.terminate()
        for child in self._started:
            try:
                child.wait(timeout=10)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


@contextmanager
def cluster(folder: Path, variables: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    folder.mkdir(parents=True, exist_ok=True)
    made = Cluster(folder, variables or {})
    try:
        yield made
    finally:
        made.end()


def _address(written: Path) -> str:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            return str(json.loads(written.read_text())["address"])
        except (OSError, ValueError, KeyError):
            time.sleep(0.05)
    raise TimeoutError("the scheduler did not start")
