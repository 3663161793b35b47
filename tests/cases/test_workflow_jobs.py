"""Questions about the jobs of workflow files and their matrices."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind
from tests.cases.asking import Json, ask_json
from tests.cases.goals import goal
from tests.repos import make_repo

FILES = {
    ".github/workflows/ci.yml": """name: Tests
on: push
jobs:
  lint:
    steps:
      - run: ruff check
  test:
    name: Test on ${{ matrix.python }}
    needs: lint
    strategy:
      matrix:
        python: ["3.11", "3.12"]
        include:
          - python: "3.13"
            experimental: true
    steps:
      - run: pytest
""",
    ".github/workflows/release.yml": "on: push\njobs:\n  publish:\n    uses: ./x.yml\n",
    ".github/workflows/odd.yml": "on: push\n",
}
ALL_JOBS = goal(Relation.WORKFLOW_JOBS)


def matrix(*workflow: str, member: str = "") -> Goal:
    targets = [Target(text=name, kind=TargetKind.WORKFLOW) for name in workflow]
    return goal(Relation.WORKFLOW_JOBS, *targets, member=member, facet=Facet.MATRIX)


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("jobs") / "repo", FILES)


def values(answer: Json) -> list[object]:
    return [value.get("name", value.get("text")) for value in answer["answer"]["values"]]


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("which jobs does ci.yml have?", ["lint", "test"]),
        ("probant query workflow_jobs Tests", ["lint", "test"]),
        ("list the jobs of release.yml", ["publish"]),
        (ALL_JOBS, ["lint", "test", "publish"]),
        (matrix("ci.yml"),
         ["test: python = 3.11, 3.12", "test: include = {python: 3.13, experimental: true}"]),
        (matrix(member="test"),
         ["test: python = 3.11, 3.12", "test: include = {python: 3.13, experimental: true}"]),
        (matrix("release.yml"), []),
        ("which jobs does odd.yml have?", []),
    ],
)  # fmt: skip
def test_jobs_and_matrices(repo: Path, question: str | Goal, wanted: list[str]) -> None:
    answer = ask_json(repo, question)
    assert (answer["outcome"], values(answer)) == ("answered", wanted)
    assert answer["gate"]["status"] == "full_confirmed"
    assert {c["path"] for c in answer["citations"]} <= set(FILES)


def test_how_many(repo: Path) -> None:
    answer = ask_json(repo, "how many jobs does ci.yml have?")
    assert [value["count"] for value in answer["answer"]["values"]] == [2]


def test_a_workflow_that_is_not_there(repo: Path) -> None:
    answer = ask_json(repo, "which jobs does nightly.yml have?")
    assert answer["outcome"] == "insufficient_evidence"
    assert "missing_anchor" in answer["gate"]["reason_codes"]


def test_a_file_that_cannot_be_read_leaves_the_list_open(tmp_path: Path) -> None:
    files = FILES | {".github/workflows/broken.yml": "jobs: [\n  unclosed: {\n"}
    answer = ask_json(make_repo(tmp_path / "repo", files), ALL_JOBS)
    assert (answer["outcome"], values(answer)) == ("partial", ["lint", "test", "publish"])


@pytest.mark.parametrize(
    ("files", "reason"),
    [({"a.py": ""}, ""), ({".travis.yml": "script: make\n"}, "language_not_parsed")],
)
def test_no_workflow_file(tmp_path: Path, files: dict[str, str], reason: str) -> None:
    answer = ask_json(make_repo(tmp_path / "repo", files), ALL_JOBS)
    assert answer["outcome"] == "insufficient_evidence"
    assert reason in (*answer["gate"]["reason_codes"], "")
