"""Questions about CI through the public interface, with a loopback service: which run counts, how
good it is as evidence, what is told of a failure, and what happens where nobody can look.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind
from tests.cases.ci_asking import (
    PYTEST_LOG,
    SOURCE,
    TOKEN,
    ask_ci,
    cloned,
    entries,
    failing,
    passing,
    told,
)
from tests.cases.goals import goal
from tests.ci_server import SLUG, Canned, CiServer, archive, job_row, log_text, run_row, step_row
from tests.repos import commit, git, make_repo, make_tree

PASSED, WHY = "did CI pass?", "why did CI fail?"


def on(branch: str) -> Goal:
    target = Target(text=branch, kind=TargetKind.COMMIT)
    return goal(Relation.CI_RUNS, target, polar=True, facet=Facet.CI)


ON_MAIN = on("main")
OTHER_SHA = "ab" * 20


@pytest.fixture
def server() -> Iterator[CiServer]:
    with CiServer() as running:
        yield running


@pytest.fixture(autouse=True)
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GH_TOKEN", raising=False)
    monkeypatch.setenv("GITHUB_TOKEN", TOKEN)


# How good it is


@pytest.mark.parametrize("question", [PASSED, WHY])
def test_an_empty_run_list_is_weak_and_answers_nothing(
    tmp_path: Path, server: CiServer, question: str
) -> None:
    repo, _ = cloned(tmp_path, server)
    answer = ask_ci(repo, server, question)
    assert answer["outcome"] == "insufficient_evidence"
    assert entries(answer) == [("ci_workflow", "observed", "weak")]
    assert answer["answer"]["values"] == []


def test_a_run_that_passed_and_whose_log_was_read_is_verified(
    tmp_path: Path, server: CiServer
) -> None:
    repo, sha = cloned(tmp_path, server)
    passing(server, sha)
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["confidence"]["level"]) == ("answered", "complete")
    assert answer["gate"]["evidence_grade"] == "verified"
    (value,) = answer["answer"]["values"]
    assert value == {
        "type": "run", "target": "CI", "passed": 1, "failed": 0, "skipped": 1, "exit_code": 0,
        "citations": [],
    }  # fmt: skip
    address = f"https://{server.host}/{SLUG}/actions/runs/1003"
    assert [entry["sources"] for entry in answer["evidence"]] == [[address], [address]]
    for words in ("Yes", "run #3 of CI", "ci.yml", "push on main", sha[:9], "2024-05-06"):
        assert words in told(answer)


@pytest.mark.parametrize(
    "log",
    [None, b"", log_text("##[group]Run pytest", "##[error]Process completed with exit code 1.")],
)
def test_jobs_without_a_log_that_says_so_are_strong_only(
    tmp_path: Path, server: CiServer, log: bytes | None
) -> None:
    repo, sha = cloned(tmp_path, server)
    passing(server, sha)
    server.logs = {} if log is None else {1: log}
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["gate"]["evidence_grade"]) == ("answered", "strong")
    assert entries(answer) == [("ci_workflow", "observed", "strong")]


def test_one_unread_log_among_the_runs_keeps_them_strong(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    passing(server, sha)
    server.runs.append(run_row(2, sha, workflow_id=8, name="Lint"))
    server.jobs[1002] = [job_row(9, "lint")]
    assert ask_ci(repo, server, PASSED)["gate"]["evidence_grade"] == "strong"
    server.logs[9] = log_text("all good")
    assert ask_ci(repo, server, PASSED)["gate"]["evidence_grade"] == "verified"


def test_a_failure_told_by_annotations_alone_is_a_part_of_the_reason(
    tmp_path: Path, server: CiServer
) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, "unused")
    server.logs = {}
    assert ask_ci(repo, server, PASSED)["gate"]["evidence_grade"] == "strong"
    mark = {"path": "src/calc.py", "start_line": 2, "annotation_level": "failure", "message": "no"}
    server.annotations = {1: [mark]}
    assert ask_ci(repo, server, PASSED)["gate"]["evidence_grade"] == "verified"
    assert ask_ci(repo, server, WHY)["outcome"] == "partial"


def test_a_branch_with_more_runs_than_a_page_is_told_by_its_newest_commit(
    tmp_path: Path, server: CiServer
) -> None:
    repo, _ = cloned(tmp_path, server)
    old = [run_row(1, OTHER_SHA, workflow_id=n) for n in range(120)]
    server.runs = [run_row(59, "ef" * 20), *old]
    server.jobs = {1059: [job_row(1, "test")]}
    answer = ask_ci(repo, server, ON_MAIN)
    assert (answer["outcome"], answer["gate"]["evidence_grade"]) == ("answered", "strong")
    assert [a.path.count("head_sha") for a in server.asked if "/actions/runs?" in a.path] == [0, 1]


def test_a_branch_whose_runs_are_not_all_listed_is_moderate(
    tmp_path: Path, server: CiServer
) -> None:
    repo, _ = cloned(tmp_path, server)
    server.runs = [run_row(1, OTHER_SHA, workflow_id=n, event="schedule") for n in range(1100)]
    answer = ask_ci(repo, server, ON_MAIN)
    assert answer["outcome"] == "partial"
    assert "Yes" not in told(answer)


def test_a_run_whose_jobs_cannot_be_had_is_strong_only(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha)]
    server.only = {"/jobs": Canned(500)}
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["confidence"]["level"]) == ("answered", "high")
    assert answer["gate"]["evidence_grade"] == "strong"


def test_jobs_that_say_otherwise_do_not_verify(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha)]
    server.jobs = {1003: [job_row(1, "test"), job_row(2, "may fail", "failure")]}
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["gate"]["evidence_grade"]) == ("answered", "strong")
    assert "1 failed, namely may fail" in told(answer)


def test_a_failed_run_is_a_proved_no(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    server.runs.append(run_row(2, sha, workflow_id=8, name="Lint", path=".github/workflows/l.yml"))
    server.jobs[1002] = [job_row(9, "lint")]
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["gate"]["status"]) == ("refuted", "full_confirmed")
    assert told(answer).startswith("No: run #4 of CI")
    assert "namely test (3.11)" in told(answer)
    assert {value["target"]: value["exit_code"] for value in answer["answer"]["values"]} == {
        "CI": 1, "Lint": 0,
    }  # fmt: skip


def test_rows_that_are_pull_requests_are_no_runs(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    pulls = [{"number": 5, "title": "CI passed", "state": "closed", "head": {"sha": sha}}]
    server.always = Canned(200, json.dumps({"total_count": 1, "workflow_runs": pulls}).encode())
    assert ask_ci(repo, server, WHY)["outcome"] == "insufficient_evidence"
    server.always = Canned(200, json.dumps(pulls).encode())
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], answer["answer"]["values"]) == ("error", [])


# Which run


@pytest.mark.parametrize("question", [PASSED, WHY])
def test_a_run_of_another_commit_of_the_branch_is_only_a_part(
    tmp_path: Path, server: CiServer, question: str
) -> None:
    repo, _ = cloned(tmp_path, server)
    failing(server, OTHER_SHA, *PYTEST_LOG)
    answer = ask_ci(repo, server, question)
    assert (answer["outcome"], answer["gate"]["status"]) == ("partial", "partial_supported")
    assert "other_target" in answer["gate"]["reason_codes"]
    assert "Yes" not in told(answer)
    assert OTHER_SHA[:9] in told(answer)
    assert answer["citations"] == []  # nobody knows what stood in that commit


def test_a_run_of_another_branch_says_nothing(tmp_path: Path, server: CiServer) -> None:
    repo, _ = cloned(tmp_path, server)
    server.runs = [run_row(3, OTHER_SHA, head_branch="elsewhere")]
    assert ask_ci(repo, server, PASSED)["outcome"] == "insufficient_evidence"


def test_the_newest_run_and_attempt_of_a_workflow_counts(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(2, sha, "failure"), run_row(5, sha, run_attempt=3)]
    server.jobs = {1005: [job_row(1, "test")]}
    answer = ask_ci(repo, server, PASSED)
    assert answer["outcome"] == "answered"
    assert "run #5, attempt 3, of CI" in told(answer)


def test_runs_on_later_pages_count(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(2, sha, workflow_id=n, event="schedule") for n in range(150)]
    server.runs[-1] |= {"conclusion": "failure", "name": "Last", "id": 4321}
    server.jobs = {4321: [job_row(1, "x", "failure")]}
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], "of Last" in told(answer)) == ("refuted", True)
    assert len([a for a in server.asked if "page=2" in a.path]) == 1


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"conclusion": None, "status": "in_progress"}, "is still in progress"),
        ({"conclusion": None, "status": "queued"}, "is still queued"),
        ({"conclusion": "cancelled"}, "ended with cancelled"),
        ({"conclusion": "timed_out"}, "ended with timed out"),
        ({"conclusion": "action_required"}, "ended with action required"),
        ({"conclusion": "something new"}, "ended with something new"),
    ],
)
def test_a_run_that_did_not_come_to_an_end_by_itself_concludes_nothing(
    tmp_path: Path, server: CiServer, more: dict[str, str | None], word: str
) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha, workflow_id=8, name="Lint"), run_row(4, sha) | more]
    server.jobs = {1003: [job_row(1, "lint")], 1004: [job_row(2, "test", None)]}
    answer = ask_ci(repo, server, PASSED)
    assert answer["outcome"] == "partial"
    assert "Yes" not in told(answer)
    assert word in told(answer)
    assert ask_ci(repo, server, WHY)["outcome"] == "insufficient_evidence"


def test_only_skipped_runs_prove_nothing(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha, "skipped")]
    assert ask_ci(repo, server, PASSED)["outcome"] == "insufficient_evidence"


def test_what_the_service_runs_for_itself_is_not_the_projects_ci(
    tmp_path: Path, server: CiServer
) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [
        run_row(9, sha, "failure", event="dynamic", workflow_id=5, name="Dependency updates"),
        run_row(3, sha),
    ]
    server.jobs = {1003: [job_row(1, "test")]}
    assert ask_ci(repo, server, PASSED)["outcome"] == "answered"


def test_the_premise_that_ci_failed_may_be_wrong(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha)]
    answer = ask_ci(repo, server, WHY)
    assert answer["outcome"] == "insufficient_evidence"
    assert "false_premise" in answer["gate"]["reason_codes"]
    assert "ended with success" in told(answer)


# What is told of a failure


def test_a_failure_is_told_with_step_log_lines_source_lines_and_commits(
    tmp_path: Path, server: CiServer
) -> None:
    repo, sha = cloned(tmp_path, server)
    commit(repo, {"README.md": "later\n"}, "later")
    sha = git(repo, "rev-parse", "HEAD").strip()
    failing(server, sha, *PYTEST_LOG)
    answer = ask_ci(repo, server, WHY)
    assert (answer["outcome"], answer["gate"]["status"]) == ("answered", "full_confirmed")
    for words in (
        "job test (3.11) failed in step 2, Run pytest",
        "FAILED tests/test_calc.py::test_it - ZeroDivisionError: division by zero",
        "src/calc.py:6 were last changed by",
    ):
        assert words in told(answer)
    assert [(c["path"], c["start_line"], c["quote"]) for c in answer["citations"]] == [
        ("tests/test_calc.py", 5, "    assert third(3) == 1"),
        ("src/calc.py", 6, "    return x / 0"),
    ]
    commits = [v["subject"] for v in answer["answer"]["values"] if v["type"] == "commit"]
    assert commits == ["first"]
    assert ("file_content", "observed", "strong") in entries(answer)


WORKFLOW = """name: CI
on: push
jobs:
  test:
    strategy:
      matrix:
        python: ["3.11", "3.12"]
    steps:
      - uses: actions/checkout@v4
      - name: Set up ${{ matrix.python }}
        uses: actions/setup-python@v5
      - run: |
          pytest -q
          echo done
"""


@pytest.mark.parametrize(
    ("job", "step", "line"),
    [
        ("test (3.11)", "Run pytest -q", 12),
        ("test (3.11)", "Set up 3.11", 10),
        ("test (3.11)", "Run actions/checkout@v4", 9),
        ("test / inner (3.11)", "Run pytest -q", 12),
        ("test (3.11)", "Set up job", None),
        ("other", "Run pytest -q", None),
    ],
)
def test_the_step_that_failed_is_cited_from_the_workflow_file(
    tmp_path: Path, server: CiServer, job: str, step: str, line: int | None
) -> None:
    repo, sha = cloned(tmp_path, server, {".github/workflows/ci.yml": WORKFLOW})
    failing(server, sha, "##[error]It went wrong")
    server.jobs = {1004: [job_row(1, job, "failure", [step_row(3, step, "failure")])]}
    answer = ask_ci(repo, server, WHY)
    where = [(c["path"], c["start_line"]) for c in answer["citations"]]
    assert where == ([(".github/workflows/ci.yml", line)] if line else [])


def test_lines_of_a_file_that_changed_since_are_not_cited(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    make_tree(repo, {"src/calc.py": "# a new first line\n" + SOURCE})
    answer = ask_ci(repo, server, WHY)
    assert [c["path"] for c in answer["citations"]] == ["tests/test_calc.py"]
    assert answer["outcome"] == "answered"


@pytest.mark.parametrize(
    ("lines", "says", "cited"),
    [
        (["src/calc.py:2:5: warning: odd", "src/calc.py:6:5: error: bad thing",
          "##[error]Process completed with exit code 2."], "error: bad thing", [6]),
        (["Checking", "src/calc.py:3 is fine", "nothing more", "##[error]It went wrong"],
         "It went wrong", [3]),
        (["one", "two", "three", "##[error]Process completed with exit code 7."],
         "one | two | three", []),
        (["::error file=src/calc.py,line=6::told by a command"], "error: told by a command", [6]),
    ],
)  # fmt: skip
def test_decisive_lines(
    tmp_path: Path, server: CiServer, lines: list[str], says: str, cited: list[int]
) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *lines)
    answer = ask_ci(repo, server, WHY)
    assert says in told(answer)
    assert "::error" not in json.dumps(answer)
    assert [c["start_line"] for c in answer["citations"]] == cited


def test_annotations_are_cited_too(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, "##[error]Process completed with exit code 1.")
    mark = {"path": "src/calc.py", "start_line": 2, "end_line": 2, "annotation_level": "failure",
            "message": "half is wrong", "title": "", "raw_details": None}  # fmt: skip
    general = mark | {"path": ".github", "start_line": 1, "message": "exit code 1"}
    server.annotations = {1: [general, mark, mark | {"start_line": 999}, mark | {"path": "../x"}]}
    answer = ask_ci(repo, server, WHY)
    assert [(c["path"], c["start_line"]) for c in answer["citations"]] == [("src/calc.py", 2)]


def test_a_log_in_an_archive_is_read(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, "unused")
    server.logs = {}
    text = log_text(*PYTEST_LOG)
    server.archives = {1004: archive({"0_docs.txt": b"fine", "1_test (3.11).txt": text})}
    answer = ask_ci(repo, server, WHY)
    assert "ZeroDivisionError" in told(answer)
    assert answer["outcome"] == "answered"


def test_without_a_token_lists_are_read_and_logs_are_missed(
    tmp_path: Path, server: CiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    monkeypatch.delenv("GITHUB_TOKEN")
    assert ask_ci(repo, server, PASSED)["outcome"] == "refuted"
    answer = ask_ci(repo, server, WHY)
    assert answer["outcome"] == "partial"
    assert "job test (3.11) failed in step 2" in told(answer)
    assert "logs are given only with a token" in told(answer)
    assert "not_permitted" in answer["gate"]["reason_codes"]


def test_hostile_text_of_a_run_stays_text(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    evil = "\x1b[31m::error::x\x07\u202e\n::set-output name=a::b" + "y" * 5_000
    failing(server, sha, evil, "E   \x1b]0;title\x07bad \x00thing", f"##[error]{evil}")
    server.runs[0] |= {"name": evil, "head_branch": "main", "event": evil, "path": evil}
    server.jobs[1004][0] |= {"name": evil, "steps": [step_row(1, evil, "failure"), None, 5]}
    answer = ask_ci(repo, server, WHY)
    text = json.dumps(answer, ensure_ascii=False)
    assert not {"\x1b", "\x07", "\x00", "\u202e", "\\u001b", "\\u0000"} & set(text)
    assert "\\u001b" not in text and "\n::" not in told(answer)
    assert answer["outcome"] == "answered"
    assert len(told(answer)) < 6_000


# Who is asked, and who sees the token


def test_the_token_reaches_the_service_and_nobody_else(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG, f"E   leaked {TOKEN} here")
    answer = ask_ci(repo, server, WHY)
    assert {asked.token for asked in server.asked} == {f"Bearer {TOKEN}"}
    assert [asked.token for asked in server.other.asked] == [""]
    assert TOKEN not in json.dumps(answer)
    assert "leaked *** here" in told(answer)


@pytest.mark.parametrize(
    "remote",
    ["https://evil.example/acme/widget.git", "git@evil.example:acme/widget.git",
     "https://127.0.0.1:1/acme/widget.git", "file:///acme/widget", "/acme/widget", "ext::sh -c x"],
)  # fmt: skip
def test_a_remote_elsewhere_is_not_asked(tmp_path: Path, server: CiServer, remote: str) -> None:
    repo, _ = cloned(tmp_path, server)
    git(repo, "remote", "set-url", "origin", remote)
    answer = ask_ci(repo, server, PASSED)
    assert (answer["outcome"], server.asked) == ("insufficient_evidence", [])
    assert answer["gate"]["status"] == "blocked_execution_error"
    assert answer["gate"]["reason_codes"] == ["no_service"]
    assert "PROBANT_CI_REPOSITORY=OWNER/NAME" in told(answer)
    assert "--allow-exec" not in told(answer)


def test_the_repository_may_be_named(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    git(repo, "remote", "remove", "origin")
    server.runs = [run_row(3, sha)]
    assert ask_ci(repo, server, PASSED, ci_repository=SLUG)["outcome"] == "answered"
    assert ask_ci(repo, server, PASSED, ci_repository="../x")["outcome"] == "insufficient_evidence"


def test_upstream_is_asked_where_origin_has_no_run(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    git(repo, "remote", "add", "upstream", f"ssh://git@127.0.0.1/{SLUG}")
    git(repo, "remote", "set-url", "origin", f"https://{server.host}/me/fork.git")
    git(repo, "remote", "add", "main", f"https://{server.host}/{SLUG}")
    server.runs = [run_row(3, sha)]
    assert ask_ci(repo, server, PASSED)["outcome"] == "answered"


def test_a_directory_without_commits_has_no_runs(tmp_path: Path, server: CiServer) -> None:
    tree = make_tree(tmp_path / "plain", {"a.py": ""})
    answer = ask_ci(tree, server, PASSED, ci_repository=SLUG)
    assert answer["gate"]["reason_codes"] == ["no_history"]
    unborn = make_repo(tmp_path / "unborn")
    answer = ask_ci(unborn, server, PASSED, ci_repository=SLUG)
    assert answer["gate"]["reason_codes"] == ["no_history"]


# Where nobody can look


@pytest.mark.parametrize(
    ("reply", "reason", "outcome", "says"),
    [
        (Canned(401), "not_permitted", "insufficient_evidence", "does not accept the token"),
        (Canned(403), "not_permitted", "insufficient_evidence", "cannot be seen with this login"),
        (Canned(404), "not_permitted", "insufficient_evidence", "cannot be seen with this login"),
        (Canned(403, b"{}", (("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "1715000000"))),
         "rate_limited", "insufficient_evidence", "ask again after 2024-05-06 12:53 UTC"),
        (Canned(429, b"{}", (("Retry-After", "60"),)), "rate_limited", "insufficient_evidence",
         "ask again in 60 seconds"),
        (Canned(429, b"{}", (("Retry-After", "never"), ("X-RateLimit-Reset", "²"))),
         "rate_limited", "insufficient_evidence", "ask again later"),
        (Canned(500), "tool_failed", "error", "status 500"),
        (Canned(200, b"<html>"), "tool_failed", "error", "it is not JSON"),
        (Canned(200, b"[" * 100_000), "tool_failed", "error", "not what it should be"),
        (Canned(200, b"[]"), "tool_failed", "error", "no list of workflow runs"),
        (Canned(200, b'{"workflow_runs": {}}'), "tool_failed", "error", "no list of workflow runs"),
        (Canned(200, b'{"workflow_runs": [', length=5_000), "tool_failed", "error", "cut off"),
        (Canned(302, b""), "tool_failed", "error", "redirected to an address"),
        (Canned(302, b"", (("Location", "http://evil.example/x"),)), "tool_failed", "error",
         "redirected to an address"),
        (Canned(302, b"", (("Location", "file:///etc/passwd"),)), "tool_failed", "error",
         "redirected to an address"),
        (Canned(302, b"", (("Location", "/again"),)), "tool_failed", "error", "again and again"),
    ],
)  # fmt: skip
def test_refusals_say_why_and_what_to_do(
    tmp_path: Path, server: CiServer, reply: Canned, reason: str, outcome: str, says: str
) -> None:
    repo, _ = cloned(tmp_path, server)
    server.always = reply
    for question in (PASSED, WHY):
        answer = ask_ci(repo, server, question)
        assert (answer["outcome"], answer["gate"]["reason_codes"]) == (outcome, [reason])
        assert says in told(answer)
        assert answer["gate"]["status"] == "blocked_execution_error"


def test_a_private_repository_without_a_token(
    tmp_path: Path, server: CiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, _ = cloned(tmp_path, server)
    monkeypatch.delenv("GITHUB_TOKEN")
    server.token, server.is_private = TOKEN, True
    answer = ask_ci(repo, server, PASSED)
    assert "cannot be seen without a token" in told(answer)
    assert "GITHUB_TOKEN" in told(answer)


def test_no_network(tmp_path: Path, server: CiServer) -> None:
    repo, _ = cloned(tmp_path, server)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        closed = taken.getsockname()[1]
    answer = ask_ci(repo, server, PASSED, ci_api=f"http://127.0.0.1:{closed}")
    assert answer["gate"]["reason_codes"] == ["no_network"]
    assert answer["outcome"] == "insufficient_evidence"


def test_rows_of_wrong_types_are_left_out(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    good = run_row(3, sha)
    odd: list[object] = [None, 5, [], {}, good | {"id": "7"}, good | {"id": -1}]
    odd += [good | {"head_sha": None}, good | {"id": True}, good | {"head_sha": "../x"}]
    body = {"workflow_runs": [*odd, good | {"run_number": [], "name": {}, "event": 3}]}
    server.only = {"/runs": Canned(200, json.dumps(body).encode())}
    server.jobs = {1003: [job_row(1, "test") | {"steps": "none"}]}
    answer = ask_ci(repo, server, PASSED)
    assert answer["outcome"] == "answered"
    assert "run #0 of ci.yml" in told(answer)


# Ways to ask


@pytest.mark.parametrize(
    ("question", "outcome", "says"),
    [
        (ON_MAIN, "refuted", "run #4 of CI"),
        ("probant query ci_passed Lint", "answered", "run #2 of Lint"),
        ("probant query ci_passed ci.yml", "refuted", "run #4 of CI"),
        ("did ci.yml pass?", "refuted", "run #4 of CI"),
        (
            "probant query ci_passed deploy.yml",
            "insufficient_evidence",
            "there are runs of CI, Lint",
        ),
        ("which CI jobs failed?", "answered", "job test (3.11) failed in step 2, Run pytest"),
        ("what is the status of CI?", "answered", "run #2 of Lint"),
        ("probant query why_ci_failed ci.yml", "answered", "ZeroDivisionError"),
        ("why did ci.yml fail?", "answered", "ZeroDivisionError"),
        ("probant query why_ci_failed Lint", "insufficient_evidence", "ended with success"),
        (on("gone"), "insufficient_evidence", ""),
    ],
)
def test_ways_to_ask(
    tmp_path: Path, server: CiServer, question: str | Goal, outcome: str, says: str
) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    server.runs.append(
        run_row(2, sha, workflow_id=8, name="Lint", path=".github/workflows/lint.yml")
    )
    server.jobs[1002] = [job_row(9, "lint")]
    answer = ask_ci(repo, server, question)
    assert answer["outcome"] == outcome
    assert says in told(answer)


def test_a_past_commit_has_runs_of_its_own(tmp_path: Path, server: CiServer) -> None:
    repo, first = cloned(tmp_path, server)
    second = commit(repo, {"README.md": "later\n"}, "later")
    server.runs = [run_row(2, first), run_row(3, second, "failure")]
    server.jobs = {1002: [job_row(1, "test")], 1003: [job_row(2, "test", "failure")]}
    answer = ask_ci(repo, server, f"did CI pass for commit {first[:10]}?")
    assert answer["outcome"] == "answered"
    assert "run #2 of CI" in told(answer)
    assert ask_ci(repo, server, PASSED)["outcome"] == "refuted"
