"""A run from its questions to its rows: the same whoever works, and nothing silently missing."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from probant.evaluation.arms.trees import DONE
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.coverage import FactCoverage, KindCoverage
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.oracles.git_plumbing import git
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.running import work as working
from probant.evaluation.running.coverages import covered, write_coverage
from probant.evaluation.running.engines import Failure, LocalEngine, NextJob, mapped
from probant.evaluation.running.folder import UNASKED, Unit, open_run, results_file
from probant.evaluation.running.plan import local, meta_of, why_not_the_same
from probant.evaluation.running.work import OtherProgram, Site, SubjectSpec, SurveyTask
from probant.evaluation.subjects.baselines import always_abstain
from probant.evaluation.subjects.registry import Answerer
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.test_recall import FILES
from tests.unit.evaluation.track import (
    Inline,
    Notes,
    asking,
    carried_out,
    contents,
    planned,
    site,
)
from tests.unit.evaluation.trees import write_tree


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return write_tree(tmp_path / "depot", {**FILES, **SAMPLE})


@pytest.fixture(autouse=True)
def _forget_trees() -> Iterator[None]:
    yield
    working._TREES.clear()
    working._OPENED.close()


def test_all_arms_end_in_one_folder(tree: Path, tmp_path: Path) -> None:
    notes = Notes()
    run = carried_out(tmp_path / "run", planned(tree, tmp_path / "cache"), Inline(), notes)
    assert run == open_run(tmp_path / "run")
    assert run.meta.finished
    assert [unit.arm for unit in run.units()] == ["plain", "history", "recall"]
    assert {result.question.family for result in run.results()} == {"43", "62", "64"}
    assert run.subjects() == ("probant", "always-abstain")
    assert {result.question.arm for result in run.results()} == {"plain", "history", "recall"}
    assert len(run.results("always-abstain")) == len(run.results()) > 20
    assert notes.n_answered == notes.n_total == 2 * len(run.results())
    assert notes.measured_repos[-1] == "depot"
    assert len(notes.finished_units) == 6
    assert all(result.answer for result in run.results() if result.grade is not Grade.CORRECT)
    assert not any(result.answer for result in run.results("always-abstain"))


def test_processes_write_the_same_bytes(tree: Path, tmp_path: Path) -> None:
    asked = asking(limit=5)
    carried_out(tmp_path / "one", planned(tree, tmp_path / "cache", asked), Inline())
    carried_out(tmp_path / "two", planned(tree, tmp_path / "other", asked), LocalEngine(2))
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_what_is_done_is_not_asked_again(tree: Path, tmp_path: Path) -> None:
    run = carried_out(tmp_path / "run", planned(tree, tmp_path / "cache"), Inline())
    whole = contents(tmp_path / "run")
    path = results_file(run.root, "probant", Unit("depot", "plain"))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-2]) + lines[-2][:30])
    notes = Notes()
    carried_out(tmp_path / "run", planned(tree, tmp_path / "cache"), Inline(), notes)
    assert notes.n_answered == 2
    assert notes.prepared_units == {}
    assert contents(tmp_path / "run") == whole


class Deadly:
    """Ends its own process at one question."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        if question_text == self._text:
            os.kill(os.getpid(), signal.SIGKILL)
        return always_abstain(question_text, at)


@contextmanager
def _deadly(_: SubjectSpec, __: Path, *, text: str) -> Iterator[Answerer]:
    yield Deadly(text)


def deadly_site(cache: Path) -> Site:
    text = (cache / "deadly.txt").read_text()
    return replace(site(cache), open_subject=partial(_deadly, text=text))


def test_a_question_that_kills_whoever_answers_is_an_error_and_the_others_are_answered(
    tree: Path, tmp_path: Path
) -> None:
    cache, asked = tmp_path / "cache", asking(families=("62",), beside=(), limit=5)
    before = carried_out(tmp_path / "before", planned(tree, cache, asked), Inline())
    texts = [result.question.text for result in before.results()]
    cache.mkdir(exist_ok=True)
    (cache / "deadly.txt").write_text(texts[1])
    planned_run = planned(tree, cache, asked, deadly_site)
    run = carried_out(tmp_path / "run", planned_run, LocalEngine(2))
    grades = {result.question.text: result.grade for result in run.results()}
    assert list(grades) == texts
    assert grades.pop(texts[1]) is Grade.ERROR
    assert set(grades.values()) == {Grade.ABSTAINED}


def _once(task: tuple[Path, int]) -> int:
    """Dies the first time each number is worked on."""
    folder, number = task
    mark = folder / str(number)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def _never(task: int) -> int:
    if task == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    if task == 2:
        raise ValueError("two")
    return task


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    tasks = [(tmp_path, number) for number in range(2)]
    done = dict(mapped(LocalEngine(2), _once, tasks))
    assert done == {(tmp_path, number): number * number for number in range(2)}


def test_what_never_works_is_said_and_the_rest_is_done() -> None:
    done = dict(mapped(LocalEngine(2), _never, range(4)))
    assert done[0] == 0
    assert done[3] == 3
    assert isinstance(done[1], Failure)
    assert "3 times" in done[1].reason
    assert done[2] == Failure("ValueError: two", is_lost=True)


def test_a_unit_is_asked_before_the_next_one_is_prepared(tree: Path, tmp_path: Path) -> None:
    write_tree(tmp_path / "second" / "shed", SAMPLE)
    asked = asking(limit=5, beside=())
    notes, held = Notes(), []

    class Looking(Inline):
        def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
            for task, result in super().stream(next_job):
                held.append((task.unit.name, type(task).__name__, len(notes.measured_repos)))
                yield task, result

    plans = [planned(root, tmp_path / "cache", asked) for root in (tree, tmp_path / "second/shed")]
    repos = [local(tree), local(tmp_path / "second" / "shed")]
    places = {name: place for _, work in plans for name, place in work.places.items()}
    work = replace(plans[0][1], places=places)
    run = carried_out(tmp_path / "run", (meta_of(asked, repos), work), Looking(), notes)
    assert notes.measured_repos == ["depot", "shed"]
    assert notes.begun_units == [unit.name for unit in run.units()]
    # Nothing of the second repository is begun before the first one is told of.
    assert {n_told for name, _, n_told in held if name.startswith("shed")} == {1}
    kinds = [kind for name, kind, _ in held if name == "depot.plain"]
    assert kinds == ["PrepareTask", "AnswerTask", "SurveyTask"]


def test_a_unit_that_cannot_be_prepared_is_listed(tree: Path, tmp_path: Path) -> None:
    meta, work = planned(tree, tmp_path / "cache")
    cache = tmp_path / "cache" / "evaluation" / "trees"
    cache.parent.mkdir(parents=True)
    cache.write_text("no folder")
    run = carried_out(tmp_path / "run", (meta, work), Inline())
    assert [(entry.repo, entry.arm) for entry in run.meta.missing] == [
        ("depot", "history"), ("depot", "recall"),
    ]  # fmt: skip
    assert {result.question.arm for result in run.results()} == {"plain"}


def test_another_program_ends_the_run(tree: Path, tmp_path: Path) -> None:
    meta, work = planned(tree, tmp_path / "cache")
    with pytest.raises(OtherProgram, match="run again"):
        carried_out(tmp_path / "run", (replace(meta, program="older"), work), Inline())
    assert not open_run(tmp_path / "run").meta.finished


@contextmanager
def _faulty(_: SubjectSpec, __: Path) -> Iterator[Answerer]:
    def faulty(question_text: str, at: str | None = None) -> Mapping[str, object]:
        raise KeyError("a fault of the engine")

    yield faulty


@contextmanager
def _closed(_: SubjectSpec, root: Path) -> Iterator[Answerer]:
    if root.is_dir():
        raise OSError("no room left")
    yield always_abstain


def faulty_site(cache: Path) -> Site:
    return replace(site(cache), open_subject=_faulty)


def closed_site(cache: Path) -> Site:
    return replace(site(cache), open_subject=_closed)


def test_a_fault_at_a_question_is_an_error_of_that_question(tree: Path, tmp_path: Path) -> None:
    asked = asking(families=("62",), beside=())
    run = carried_out(
        tmp_path / "run", planned(tree, tmp_path / "cache", asked, faulty_site), Inline()
    )
    assert {result.error for result in run.results()} == {"KeyError: 'a fault of the engine'"}
    assert run.meta.missing == ()


def test_whoever_cannot_be_asked_is_listed_and_asked_the_next_time(
    tree: Path, tmp_path: Path
) -> None:
    asked = asking(families=("62",), beside=())
    run = carried_out(
        tmp_path / "run", planned(tree, tmp_path / "cache", asked, closed_site), Inline()
    )
    assert {result.grade for result in run.results()} == {Grade.ERROR}
    assert {result.error for result in run.results()} == {UNASKED}
    assert [entry.reason for entry in run.meta.missing] == [
        "probant could not be asked: OSError: no room left"
    ]
    again = carried_out(tmp_path / "run", planned(tree, tmp_path / "cache", asked), Inline())
    assert Grade.ERROR not in {result.grade for result in again.results()}
    assert again.results() and not again.meta.missing


def test_facts_that_could_not_be_counted_are_listed_and_leave_coverage_unmeasured(
    tree: Path, tmp_path: Path
) -> None:
    class Unable(Inline):
        def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
            for task, result in super().stream(next_job):
                is_survey = isinstance(task, SurveyTask)
                yield task, Failure("a parser broke down") if is_survey else result

    plan = planned(tree, tmp_path / "cache", asking(families=("62",), beside=()))
    run = carried_out(tmp_path / "run", plan, Unable())
    assert [entry.reason for entry in run.meta.missing] == [
        "its facts could not be counted: a parser broke down"
    ]
    assert covered(run).value is None
    again = carried_out(tmp_path / "run", plan, Inline())
    assert not again.meta.missing
    counted = KindCoverage(n=2, n_askable=1, n_judged=1)
    write_coverage(again.root, FactCoverage(repo="depot", by_kind={"classes": counted}))
    assert covered(again) == Rate(1, 2)
    two = replace(again.meta, units=(*again.meta.units, Unit("shed", "plain")))
    assert covered(replace(again, meta=two)).value is None


def test_why_a_run_is_not_gone_on_with(tree: Path, tmp_path: Path) -> None:
    meta, _ = planned(tree, tmp_path / "cache")
    assert why_not_the_same(meta, meta) is None
    assert why_not_the_same(replace(meta, finished=True), meta) is None
    assert "something else" in str(why_not_the_same(replace(meta, seed=8), meta))
    assert "program" in str(why_not_the_same(replace(meta, program="x"), meta))
    (tree / "README.md").write_text("changed")
    changed, _ = planned(tree, tmp_path / "cache")
    assert "depot has changed" in str(why_not_the_same(meta, changed))


def test_an_arm_is_the_same_wherever_it_is_made(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for number, name in enumerate(("first", "second")):
        monkeypatch.setenv("GIT_AUTHOR_NAME", name)
        monkeypatch.setenv("GIT_COMMITTER_DATE", f"{number} +0000")
        monkeypatch.setenv(
            "HOME", str(write_tree(tmp_path / name, {".gitconfig": _gitconfig(name)}))
        )
        monkeypatch.setenv("GIT_DEFAULT_HASH", ("sha1", "sha256")[number])
        cache = tmp_path / f"cache-{name}"
        carried_out(tmp_path / f"run-{name}", planned(tree, cache), Inline())
        working._TREES.clear()
        (history,) = cache.glob("evaluation/trees/history-*/depot")
        made.append((git(history, "log", "--all", "--format=%H %an %T"), read_tree(history).files))
    assert made[0] == made[1]
    assert contents(tmp_path / "run-first") == contents(tmp_path / "run-second")


def _gitconfig(name: str) -> str:
    crlf = "true" if name == "second" else "input"
    return f"[user]\n\tname = {name}\n\temail = {name}@x\n[core]\n\tautocrlf = {crlf}\n"


def test_a_half_made_tree_is_made_again(tree: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    carried_out(tmp_path / "one", planned(tree, cache), Inline())
    for home in cache.glob("evaluation/trees/*-*/"):
        if home.is_dir():
            (home / DONE).unlink()
            shutil.rmtree(home / "depot" / "src", ignore_errors=True)
    working._TREES.clear()
    carried_out(tmp_path / "two", planned(tree, cache), Inline())
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_settling_can_be_sent_to_a_process(tmp_path: Path) -> None:
    (done,) = mapped(LocalEngine(1), _cache_of, [partial(site, tmp_path)])
    assert done[1] == tmp_path


def _cache_of(settle: partial[Site]) -> Path:
    return settle().cache
