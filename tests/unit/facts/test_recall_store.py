"""The search index is shared by processes: whoever finds it locked waits, and never drops it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from probant.errors import ProbantError
from probant.facts.recall.store import FILE
from tests.cases.asking import workbench
from tests.repos import make_tree

N_PROCESSES = 3
RETRY = "\n\n".join(
    f'def retry_{number}(delay):\n    """Wait for the retry delay."""\n    return delay'
    for number in range(20)
)


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    repo = make_tree(tmp_path / "repo", {f"m{n}.py": RETRY for n in range(20)})
    with workbench(repo):
        pass
    return repo


def search_index(repo: Path) -> Path:
    (facts,) = (repo.parent / f"{repo.name}.state").glob("cache/facts/*/lock")
    return facts.parent / FILE


def _search(repo: Path, start: Barrier, found: Queue[str]) -> None:
    with workbench(repo) as bench:
        places = bench.places()
        start.wait()
        try:
            found.put(str(len(places.by_words("retry delay", limit=10))))
        except (ProbantError, sqlite3.Error) as error:
            found.put(repr(error))


def test_processes_that_build_it_at_once_all_have_it(repo: Path) -> None:
    spawn = get_context("spawn")
    start, found = spawn.Barrier(N_PROCESSES), spawn.Queue()
    arguments = (repo, start, found)
    processes = [spawn.Process(target=_search, args=arguments) for _ in range(N_PROCESSES)]
    for process in processes:
        process.start()
    assert [found.get(timeout=60) for _ in processes] == ["10"] * N_PROCESSES
    for process in processes:
        process.join()
    connection = sqlite3.connect(search_index(repo))
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert connection.execute("SELECT count(*) FROM blobs").fetchone() == (1,)
    connection.close()


@contextmanager
def _held_by_another(path: Path) -> Iterator[None]:
    """Locked as while another process changes its mode, for which SQLite itself does not wait."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.5, other.execute, ("ROLLBACK",))
    done.start()
    yield
    done.join()
    other.close()


def test_one_that_is_locked_is_not_dropped(repo: Path) -> None:
    path = search_index(repo)
    path.touch()
    before = path.stat().st_ino
    with _held_by_another(path), workbench(repo) as bench:
        assert len(bench.places().by_words("retry delay", limit=10)) == 10
    assert path.stat().st_ino == before
