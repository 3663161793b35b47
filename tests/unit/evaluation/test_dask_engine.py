"""The same tasks on a cluster of two processes: same results, whoever dies on the way."""

from __future__ import annotations

import os
import socket
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from probant.errors import ExecutionError, UsageError
from probant.evaluation.running import dask_engine
from probant.evaluation.running.dask_engine import DaskEngine
from probant.evaluation.running.engines import Failure, LocalEngine, mapped
from tests.unit.evaluation.dask_cluster import cluster

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


@dataclass(frozen=True, slots=True)
class Square:
    number: int
    seconds: float = 0.0


def squared(task: Square) -> tuple[int, int]:
    time.sleep(task.seconds)
    if task.number == 3:
        raise ValueError("three is not liked")
    return task.number, task.number**2


def deadly(task: Square) -> int:
    if task.number == 2:
        time.sleep(0.5)
        os._exit(1)
    return task.number


def test_every_task_comes_back_once_with_what_it_gave(tmp_path: Path) -> None:
    tasks = [Square(number) for number in range(20)]
    with cluster(tmp_path) as made:
        made.worker("--no-nanny")
        made.worker("--no-nanny")
        found = dict(mapped(DaskEngine(made.address), squared, iter(tasks)))
    assert found == dict(mapped(LocalEngine(2), squared, tasks))
    assert found[Square(4)] == (4, 16)
    assert found[Square(3)] == Failure("ValueError: three is not liked", is_lost=True)


def test_a_worker_killed_half_way_loses_nothing(tmp_path: Path) -> None:
    tasks = [Square(number, 0.1) for number in range(30)]
    with cluster(tmp_path) as made:
        doomed = made.worker("--no-nanny")
        made.worker("--no-nanny")
        made.wait_for(2)
        found = []
        for n_done, one in enumerate(mapped(DaskEngine(made.address), squared, tasks)):
            found.append(one)
            if n_done == 5:
                doomed.kill()
        assert doomed.wait(timeout=10) < 0
    assert [task for task, _ in sorted(found, key=lambda one: one[0].number)] == tasks
    assert dict(found)[Square(29, 0.1)] == (29, 841)


def test_a_task_that_kills_its_workers_fails_and_the_others_do_not(tmp_path: Path) -> None:
    tasks = [Square(number) for number in range(6)]
    with cluster(tmp_path) as made:
        made.worker()
        made.worker()
        found = dict(mapped(DaskEngine(made.address), deadly, tasks))
    (failure,) = [one for one in found.values() if isinstance(one, Failure)]
    assert found[Square(2)] is failure
    assert "ended 3 times" in failure.reason
    assert [found[task] for task in tasks if task.number != 2] == [0, 1, 3, 4, 5]


def test_a_scheduler_nobody_runs_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_engine, "CONNECT_SECONDS", 1.0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(ExecutionError, match="no Dask scheduler answers at") as told:
            list(mapped(DaskEngine(address), squared, [Square(1)]))
    assert "dask scheduler" in str(told.value)
    assert "\n" not in str(told.value)


def test_a_cluster_without_workers_is_not_waited_for_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_engine, "NO_WORKER_SECONDS", 1.0)
    with cluster(tmp_path) as made, pytest.raises(ExecutionError, match="has no worker"):
        list(mapped(DaskEngine(made.address), squared, [Square(1)]))


def test_without_the_package_or_an_address_it_is_a_usage_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(UsageError, match="--address"):
        DaskEngine(None)
    monkeypatch.setattr(dask_engine, "missing", lambda: "distributed is not installed")
    with pytest.raises(UsageError, match=r"probant\[cluster\]"):
        DaskEngine("127.0.0.1:8786")
