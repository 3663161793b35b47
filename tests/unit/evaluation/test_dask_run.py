"""A whole run on two workers: the same files, byte for byte, also where one of them is killed."""

from __future__ import annotations

import signal
import subprocess
from functools import partial
from pathlib import Path

import pytest

from probant.evaluation.running.conduct import Work, conduct
from probant.evaluation.running.dask_engine import DaskEngine
from probant.evaluation.running.engines import Engine, LocalEngine
from probant.evaluation.running.folder import Unit
from probant.evaluation.running.plan import Asked, local, meta_of
from probant.evaluation.running.work import SubjectSpec
from probant.evaluation.running.writing import writing
from probant.surfaces.evaluating import settle
from tests.unit.evaluation.dask_cluster import cluster
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import write_tree

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
pytestmark = pytest.mark.slow

N_BEFORE_KILL = 30


class Killer:
    """Watches a run; ends a worker once so many questions are answered."""

    def __init__(self, doomed: subprocess.Popen[bytes] | None = None) -> None:
        self._doomed = doomed
        self.n_answered = self.n_total = 0
        self.n_answered_at_kill: int | None = None

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        assert n_questions, unit

    def begins(self, unit: Unit, n_done: int, n_total: int) -> None:
        assert n_done == 0, unit
        self.n_total += n_total

    def answered(self, n_more: int) -> None:
        self.n_answered += n_more
        if self._doomed is not None and self.n_answered >= N_BEFORE_KILL:
            self.n_answered_at_kill = self.n_answered
            self._doomed.kill()
            self._doomed = None

    def finished(self, unit: Unit, subject: str) -> None: ...

    def measured(self, repo: str) -> None: ...


def carried_out(tree: Path, folder: Path, engine: Engine, watcher: Killer) -> dict[str, bytes]:
    """Every file of the run but the seconds, which no two runs share."""
    repo = local(tree)
    asked = Asked(
        corpus=None,
        seed=7,
        limit=4,
        families=("1", "2", "16", "33", "62", "U1", "U5"),
        arms=("plain", "history"),
        subject=SubjectSpec(name="probant"),
        beside=("always-abstain", "first-grep-hit"),
    )
    work = Work(
        places={repo.place.repo: repo.place}, subject=asked.subject, settle=partial(settle, None)
    )
    with writing(folder) as writer:
        conduct(writer, meta_of(asked, [repo]), work, engine, watcher)
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.relative_to(folder).parts[0] != "timings"
    }


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tree(tmp_path_factory.mktemp("depot"), SAMPLE)


@pytest.fixture(scope="module")
def expected(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What processes of this machine make of it."""
    top = tmp_path_factory.mktemp("local")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PROBANT_CACHE_DIR", str(top / "cache"))
        found = carried_out(tree, top / "run", LocalEngine(2), Killer())
    assert any(path.startswith("results/probant/") for path in found)
    return found


def test_a_cluster_writes_the_same_files(
    tree: Path, expected: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A cache of its own: nothing may come from the run before.
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    with cluster(tmp_path / "cluster") as made:
        made.worker("--no-nanny")
        made.worker("--no-nanny")
        made.wait_for(2)
        found = carried_out(tree, tmp_path / "run", DaskEngine(made.address), Killer())
    assert found == expected


def test_a_worker_killed_half_way_changes_no_byte(
    tree: Path, expected: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    with cluster(tmp_path / "cluster") as made:
        doomed = made.worker("--no-nanny")
        made.worker("--no-nanny")
        made.wait_for(2)
        killer = Killer(doomed)
        found = carried_out(tree, tmp_path / "run", DaskEngine(made.address), killer)
        assert doomed.wait(timeout=10) == -signal.SIGKILL
    assert killer.n_answered_at_kill is not None
    assert killer.n_answered_at_kill < killer.n_total
    assert found == expected
