"""Which runs are chosen, how they are graded, and what a named workflow changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from probant.ci.port import Job, Outlook, Repository, Run
from probant.ci.service import Found
from probant.ci.shapes import job_of, run_of
from probant.tools.ci_runs import Seen, choose, grade
from probant.tools.ci_words import sentence_of, value_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.wiring import open_workbench
from tests.cases.asking import settings_beside
from tests.cases.ci_asking import TOKEN, cloned
from tests.ci_server import CiServer, job_row, log_text, run_row, step_row
from tests.repos import commit, git

SHA = "ab" * 20
Row = dict[str, Any]


def run(number: int, conclusion: str | None = "success", **more: Any) -> Run:
    found = run_of(run_row(number, more.pop("sha", SHA), conclusion, **more))
    assert found is not None
    return found


def job(name: str, conclusion: str = "success", *steps: dict[str, Any]) -> Job:
    found = job_of(job_row(1, name, conclusion, steps))
    assert found is not None
    return found


def found_of(*runs: Run, is_asked: bool = True, is_whole: bool = True) -> Found:
    return Found(host="h", repository=Repository("a", "b"), runs=runs, is_asked=is_asked,
                 is_whole=is_whole, branch="main")  # fmt: skip


def numbers(runs: tuple[Run, ...]) -> list[int]:
    return [one.number for one in runs]


def test_one_run_of_each_workflow_and_event() -> None:
    lint: Row = {"workflow_id": 8, "name": "Lint", "path": ".github/workflows/lint.yml"}
    runs = (run(9), run(8, event="pull_request"), run(7, **lint), run(6), run(5, **lint))
    assert numbers(choose(found_of(*runs), "")) == [9, 8, 7]


def test_runs_of_a_branch_are_those_of_its_newest_commit() -> None:
    other: Row = {"workflow_id": 8, "sha": "cd" * 20}
    assert numbers(choose(found_of(run(9), run(8, **other), is_asked=False), "")) == [9]


@pytest.mark.parametrize("name", ["Lint", "lint", "lint.yml", ".github/workflows/lint.yml"])
def test_a_workflow_is_found_by_any_of_its_names(name: str) -> None:
    lint: Row = {"workflow_id": 8, "name": "Lint", "path": ".github/workflows/lint.yml@main"}
    runs = (run(9), run(7, **lint), run(6, **lint))
    assert numbers(choose(found_of(*runs), name)) == [7]
    assert choose(found_of(*runs), "deploy") == ()


@pytest.mark.parametrize(
    ("conclusions", "is_asked", "is_whole", "quality", "reasons"),
    [
        (["success"], True, True, Quality.STRONG, ()),
        (["success", "skipped", "neutral"], True, True, Quality.STRONG, ()),
        (["success", "failure"], True, True, Quality.STRONG, ()),
        (["startup_failure", None], True, True, Quality.STRONG, ()),
        (["success", None], True, True, Quality.MODERATE, (ReasonCode.NOT_TOLD,)),
        (["success", "cancelled"], True, True, Quality.MODERATE, (ReasonCode.NOT_TOLD,)),
        (["success"], True, False, Quality.MODERATE, (ReasonCode.NOT_TOLD,)),
        (["skipped"], True, True, Quality.WEAK, (ReasonCode.NOT_TOLD,)),
        (["success"], False, True, Quality.MODERATE, (ReasonCode.OTHER_TARGET,)),
        (["failure"], False, True, Quality.MODERATE, (ReasonCode.OTHER_TARGET,)),
    ],
)
def test_grades(
    conclusions: list[str | None],
    is_asked: bool,
    is_whole: bool,
    quality: Quality,
    reasons: tuple[ReasonCode, ...],
) -> None:
    runs = tuple(run(n, conclusion) for n, conclusion in enumerate(conclusions))
    seen = [Seen(run=one, jobs=None) for one in runs]
    assert grade(found_of(*runs, is_asked=is_asked, is_whole=is_whole), seen) == (
        quality,
        reasons,
    )


@pytest.mark.parametrize(
    ("conclusion", "jobs", "agrees"),
    [
        ("success", [job("a"), job("b", "skipped")], True),
        ("success", [job("a", "skipped")], False),
        ("success", [job("a"), job("b", "failure")], False),
        ("success", [job("a"), job("b", "cancelled")], False),
        ("success", [], False),
        ("failure", [job("a", "failure"), job("b")], True),
        ("failure", [job("a")], False),
        ("failure", [], False),
    ],
)
def test_jobs_confirm_a_run_only_if_they_say_the_same(
    conclusion: str, jobs: list[Job], agrees: bool
) -> None:
    assert Seen(run=run(1, conclusion), jobs=tuple(jobs)).agrees is agrees


def test_values_count_jobs() -> None:
    jobs = [job("a"), job("b", "failure"), job("c", "cancelled"), job("d", "skipped")]
    assert value_of(run(1, "failure"), jobs).astuple() == ("CI", 1, 1, 2, 1)
    assert value_of(run(1), None).astuple() == ("CI", 1, 0, 0, 0)
    assert "of 4 jobs 1 passed, 1 failed, 1 skipped, 1 stopped, namely b" in sentence_of(
        run(1, "failure"), jobs
    )
    assert run(1, None).state.outlook is Outlook.RUNNING


@pytest.fixture
def server() -> Iterator[CiServer]:
    with CiServer() as running:
        yield running


def observed(
    repo: Path, server: CiServer, relation: Relation = Relation.CI_RUNS, *, polar: bool = True,
    workflow: str = "", branch: str = "",
) -> tuple[EvidenceEntry, ...]:  # fmt: skip
    named = ((workflow, TargetKind.WORKFLOW), (branch, TargetKind.COMMIT))
    targets = tuple(Target(text=text, kind=kind) for text, kind in named if text)
    step = Step(
        tool="ci_runs", evidence_class=EvidenceClass.CI_WORKFLOW, aspect=Aspect.RELATION,
        relation=relation, targets=targets, polar=polar, facet=Facet.CI,
    )  # fmt: skip
    settings = replace(settings_beside(repo), ci_host=server.host, ci_api=server.api, ci_via="rest")
    with open_workbench(settings, repo) as bench:
        return bench.desk.run(step)


def test_a_named_workflow_is_asked_alone(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    lint: Row = {"workflow_id": 8, "name": "Lint", "path": ".github/workflows/lint.yml"}
    server.runs = [run_row(9, sha, "failure"), run_row(7, sha, **lint)]
    (entry,) = observed(repo, server, workflow="lint")
    assert (entry.quality, entry.is_no) == (Quality.STRONG, False)
    (entry,) = observed(repo, server, workflow="CI")
    assert entry.is_no
    (entry,) = observed(repo, server, workflow="deploy")
    assert (entry.quality, entry.observations) == (Quality.MODERATE, ())
    assert entry.reasons == (ReasonCode.OTHER_TARGET,)
    assert "there are runs of CI, Lint" in (entry.note or "")


def test_which_jobs_failed(
    tmp_path: Path, server: CiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_TOKEN", TOKEN)
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(9, sha, "failure")]
    steps = [step_row(3, "Build", "failure")]
    cells = [job_row(n, f"build (linux, {n})", "failure", steps) for n in (1, 2)]
    server.jobs = {1009: [*cells, job_row(3, "call / test")]}
    (listed,) = observed(repo, server, polar=False)
    server.token, server.logs = TOKEN, {1: log_text("##[error]bad")}
    listed, confirmed = observed(repo, server, polar=False)
    assert (listed.signal, confirmed.signal) == (Signal.REMOTE, Signal.EXECUTION)
    assert [one.statement for one in listed.observations][1:] == [
        "job build (linux, 1) failed in step 3, Build",
        "job build (linux, 2) failed in step 3, Build",
    ]
    assert listed.observations == confirmed.observations


def test_a_dirty_tree_is_told(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(9, sha)]
    (repo / "src/calc.py").write_text("changed\n")
    (entry,) = observed(repo, server)
    (run_told,) = entry.observations
    assert "changes that are not committed were not part of it" in run_told.statement


def test_a_named_branch_tag_or_commit_is_asked_about(tmp_path: Path, server: CiServer) -> None:
    repo, first = cloned(tmp_path, server)
    git(repo, "tag", "v1")
    second = commit(repo, {"new.txt": "x"}, "second")
    git(repo, "branch", "work")
    git(repo, "update-ref", "refs/remotes/origin/far", first)
    server.runs = [
        run_row(9, second, "failure", head_branch="work"),
        run_row(8, first),
        run_row(7, "cd" * 20, head_branch="far"),
        run_row(6, "ef" * 20, head_branch="unknown-here"),
    ]

    def shas(name: str) -> list[str]:
        entry = observed(repo, server, branch=name)[0]
        assert not entry.reasons
        seen = (*entry.observations, *entry.against)
        return [one.statement.partition("commit ")[2][:9] for one in seen]

    assert shas("v1") == shas(first) == shas(first[:10]) == [first[:9]]
    assert shas("main") == [first[:9]]
    assert shas("work") == [second[:9]]
    assert shas("far") == ["cd" * 4 + "c"]
    assert shas("unknown-here") == ["ef" * 4 + "e"]
    assert "no CI run of gone" in (observed(repo, server, branch="gone")[0].note or "")
