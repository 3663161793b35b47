"""The audit's four questions for CI: what satisfies it exactly, what cannot.

One observation is the lists of runs and jobs, another the log of a job; neither is a workflow
file, a list of pull requests, or a run somewhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from probant.inquiry.requirements import requirements_for
from probant.judgement.corroboration import Standing, corroborate
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.record import replace
from probant.wiring import open_workbench
from tests.cases.asking import ask_json, settings_beside
from tests.cases.ci_asking import FILES, PYTEST_LOG, TOKEN, ask_ci, cloned, failing, passing, told
from tests.ci_server import Canned, CiServer, run_row
from tests.questions import read_question
from tests.repos import make_repo

CI, CONTENT = EvidenceClass.CI_WORKFLOW, EvidenceClass.FILE_CONTENT
PASSED, WHY = "did CI pass?", "why did CI fail?"
Fill = Callable[[CiServer, str], None]


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[CiServer]:
    monkeypatch.setenv("GITHUB_TOKEN", TOKEN)
    with CiServer() as running:
        yield running


def seen(
    repo: Path, server: CiServer, question: str, tool: str = "ci_runs"
) -> tuple[tuple[EvidenceEntry, ...], tuple[Standing, ...]]:
    """What one tool says to a question, and how its requirements stand on nothing else."""
    goal = read_question(question)
    settings = replace(settings_beside(repo), ci_host=server.host, ci_api=server.api, ci_via="rest")
    with open_workbench(settings, repo) as bench:
        capability = next(c for c in bench.desk.capabilities if c.tool == tool)
        step = Step(
            tool=tool, evidence_class=capability.evidence_class, aspect=Aspect.RELATION,
            relation=goal.relation, targets=goal.targets, polar=goal.polar, facet=goal.facet,
        )  # fmt: skip
        entries = bench.desk.run(step)
        needs = requirements_for(goal, entries)
        return entries, corroborate(goal, needs, entries, bench.desk.capabilities)


def ci_standing(standings: tuple[Standing, ...]) -> Standing:
    return next(s for s in standings if s.requirement.evidence_class is CI)


def failed(server: CiServer, sha: str) -> None:
    failing(server, sha, *PYTEST_LOG)


def without_logs(server: CiServer, sha: str) -> None:
    passing(server, sha)
    server.logs = {}


def list_only(server: CiServer, sha: str) -> None:
    passing(server, sha)
    server.only = {"/jobs": Canned(404)}


def nothing(server: CiServer, sha: str) -> None:
    server.runs = []


def elsewhere(server: CiServer, sha: str) -> None:
    failing(server, "cd" * 20, *PYTEST_LOG)


def skipped(server: CiServer, sha: str) -> None:
    server.runs = [run_row(3, sha, "skipped")]


def running(server: CiServer, sha: str) -> None:
    server.runs = [run_row(3, sha, None)]


# 1. What exactly satisfies it


@pytest.mark.parametrize(
    ("fill", "question", "quality"),
    [
        (passing, PASSED, Quality.VERIFIED),
        (failed, PASSED, Quality.VERIFIED),
        (failed, WHY, Quality.VERIFIED),
        (without_logs, PASSED, Quality.STRONG),
        (list_only, PASSED, Quality.STRONG),
    ],
)
def test_runs_of_this_commit_satisfy_it(
    tmp_path: Path, server: CiServer, fill: Fill, question: str, quality: Quality
) -> None:
    repo, sha = cloned(tmp_path, server)
    fill(server, sha)
    standing = ci_standing(seen(repo, server, question)[1])
    assert (standing.quality, standing.is_met) == (quality, True)


# 2. Weak evidence cannot


@pytest.mark.parametrize(
    ("fill", "question", "quality"),
    [
        (nothing, PASSED, Quality.WEAK),
        (nothing, WHY, Quality.WEAK),
        (skipped, PASSED, Quality.WEAK),
        (running, PASSED, Quality.MODERATE),
        (elsewhere, PASSED, Quality.MODERATE),
        (elsewhere, WHY, Quality.MODERATE),
        (passing, WHY, Quality.NONE),
    ],
)
def test_less_than_a_run_of_this_commit_that_is_over_does_not(
    tmp_path: Path, server: CiServer, fill: Fill, question: str, quality: Quality
) -> None:
    repo, sha = cloned(tmp_path, server)
    fill(server, sha)
    standing = ci_standing(seen(repo, server, question)[1])
    assert (standing.quality, standing.is_met) == (quality, False)
    assert ask_ci(repo, server, question)["outcome"] in ("partial", "insufficient_evidence")


# 3. Unrelated evidence cannot


def test_a_workflow_file_does_not(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    for question in (PASSED, WHY):
        answer = ask_json(repo, question)
        assert answer["outcome"] == "insufficient_evidence"
        assert {e["class"] for e in answer["evidence"]} == {"ci_workflow"}
        assert answer["gate"]["reason_codes"] == ["no_service"]


@pytest.mark.parametrize("tool", ["manifests", "discovery", "git_history", "test_run", "build"])
def test_other_tools_do_not(tmp_path: Path, server: CiServer, tool: str) -> None:
    repo, sha = cloned(tmp_path, server)
    passing(server, sha)
    goal = read_question(PASSED)
    with open_workbench(settings_beside(repo), repo) as bench:
        own = [c for c in bench.desk.capabilities if c.tool == tool]
        assert own and all(c.evidence_class is not CI for c in own)
    assert [need.evidence_class for need in requirements_for(goal)] == [CI]


# 4. One observation satisfies neither two classes nor counts twice


def test_the_list_alone_never_verifies_itself(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    passing(server, sha)
    goal = read_question(PASSED)
    (listed, _confirmed), _ = seen(repo, server, PASSED)
    with open_workbench(settings_beside(repo), repo) as bench:
        twice = corroborate(goal, requirements_for(goal), (listed, listed), bench.desk.capabilities)
    assert ci_standing(twice).quality is Quality.STRONG


def test_a_log_that_names_lines_does_not_stand_for_reading_them(
    tmp_path: Path, server: CiServer
) -> None:
    repo, sha = cloned(tmp_path, server)
    failed(server, sha)
    _, standings = seen(repo, server, WHY)
    content = next(s for s in standings if s.requirement.evidence_class is CONTENT)
    assert (content.quality, content.is_met) == (Quality.NONE, False)
    answer = ask_ci(repo, server, WHY)
    assert [step["tool"] for step in answer["trace"]["steps"]] == ["ci_runs", "read"]
    assert "src/calc.py:6" in told(answer)
