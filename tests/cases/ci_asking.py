"""Ask a repository about CI, with the loopback service in the place of the real one."""

from __future__ import annotations

from pathlib import Path

from probant.surfaces.api import ask, ask_query
from probant.vocabulary.question import Goal
from probant.vocabulary.record import replace
from tests.cases.asking import QUERY, Json, settings_beside, typed
from tests.ci_server import SLUG, CiServer, job_row, log_text, run_row, step_row
from tests.repos import Files, git, make_repo

TOKEN = "ghp_canaryCANARYcanary0123456789"
SOURCE = "def half(x):\n    return x / 2\n\n\ndef third(x):\n    return x / 0\n"
FILES: Files = {
    "src/calc.py": SOURCE,
    "tests/test_calc.py": "from calc import third\n\n\ndef test_it():\n    assert third(3) == 1\n",
    ".github/workflows/ci.yml": "name: CI\non: push\njobs:\n  test:\n    runs-on: x\n",
}


def cloned(root: Path, server: CiServer, files: Files = FILES) -> tuple[Path, str]:
    """A repository whose origin is at the service, and its commit."""
    repo = make_repo(root / "repo", files)
    git(repo, "remote", "add", "origin", f"https://{server.host}/{SLUG}.git")
    return repo, git(repo, "rev-parse", "HEAD").strip()


def ask_ci(repo: Path, server: CiServer, question: str | Goal, **more: str) -> Json:
    asked = {"ci_host": server.host, "ci_api": server.api, "ci_via": "rest", **more}
    settings = replace(settings_beside(repo), **asked)
    if isinstance(question, Goal) or question.startswith(QUERY):
        return ask_query(typed(question), repo, settings=settings).to_json()
    return ask(question, repo, settings=settings).to_json()


def failing(server: CiServer, sha: str, *lines: str) -> None:
    """One failed run of a commit: a failed job with this log, and one that passed."""
    steps = [step_row(1, "Set up job"), step_row(2, "Run pytest", "failure")]
    server.token = TOKEN
    server.runs = [run_row(4, sha, "failure")]
    server.jobs = {1004: [job_row(1, "test (3.11)", "failure", steps), job_row(2, "docs")]}
    server.logs = {1: log_text(*lines)}


def passing(server: CiServer, sha: str) -> None:
    """One run of a commit that passed: a job with its log, and one that was skipped."""
    server.token = TOKEN
    server.runs = [run_row(3, sha)]
    server.jobs = {1003: [job_row(1, "test (3.11)"), job_row(2, "deploy", "skipped")]}
    server.logs = {1: log_text("##[group]Run pytest", "1 passed", "Cleaning up")}


PYTEST_LOG = (
    "##[group]Run pytest", "pytest", "##[endgroup]",
    "tests/test_calc.py:5: ",
    "    def third(x):",
    ">       return x / 0",
    "E       ZeroDivisionError: division by zero",
    "",
    "/home/runner/work/widget/widget/src/calc.py:6: ZeroDivisionError",
    "FAILED tests/test_calc.py::test_it - ZeroDivisionError: division by zero",
    "##[error]Process completed with exit code 1.",
)  # fmt: skip


def told(answer: Json) -> str:
    """The answer's words."""
    return str(answer["answer"]["text"])


def entries(answer: Json) -> list[tuple[str, str, str]]:
    return [(e["class"], e["status"], e["quality"]) for e in answer["evidence"]]
