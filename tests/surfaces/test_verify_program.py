"""`probant verify`, the real program: with no models, and with a council on loopback."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.chat_server import ChatServer, Request, refuse, say
from tests.repos import commit, make_repo
from tests.surfaces.test_program import PROGRAM, probant

DEPLOY = '''"""Deploy a branch."""
import subprocess

def deploy(branch):
    subprocess.run(f"deploy {branch}", shell=True)
    return True
'''
SHELL = '    subprocess.run(f"deploy {branch}", shell=True)'
REPORTED = {
    "filename": "./deploy.py", "line_number": 5, "line_range": [5], "test_id": "B602",
    "issue_severity": "HIGH", "issue_text": "shell=True", "code": f"5 {SHELL}\n",
}  # fmt: skip
BANDIT = {"results": [REPORTED]}
STALE = {"results": [REPORTED | {"line_number": 500, "line_range": [500]}]}
PLACE = {"artifactLocation": {"uri": "deploy.py"}, "region": {"startLine": 5}}
RESULTS = [
    {"ruleId": "shell", "level": "error", "message": {"text": "a shell"},
     "locations": [{"physicalLocation": PLACE}]},
    {"ruleId": "style", "level": "note", "message": {"text": "style"}},
]  # fmt: skip
DRIVER = {"driver": {"name": "scan", "version": "1.0"}}
SARIF = {"version": "2.1.0", "runs": [{"tool": DRIVER, "results": RESULTS}]}
CRITICAL = {
    "severity": "critical", "path": "deploy.py", "start_line": 5, "end_line": 5,
    "quote": SHELL.strip(), "description": "The branch reaches a shell.", "dimension": "security",
}  # fmt: skip
CONFIRMS = {
    "evidence_id": "auto-1", "source": "bandit@1.9.4", "strength": "blocking",
    "status": "confirmed", "council_confirmed": True, "council_rationale": "deploy.py:5 does it.",
}  # fmt: skip


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    repo = make_repo(tmp_path / "shop", {"README.md": "Shop.\n"})
    commit(repo, {"deploy.py": DEPLOY}, "deploy")
    for name, content in (("bandit", BANDIT), ("stale", STALE), ("scan", SARIF)):
        (tmp_path / f"{name}.json").write_text(json.dumps(content))
    return repo


def verify(shop: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    place = shop.parent
    told = {
        "PROBANT_LOG_DIR": str(place / "logs"),
        "PROBANT_CONFIG": str(place / "config.toml"),
        "GITHUB_ACTIONS": "",
        **more,
    }
    if not (place / "config.toml").exists():
        (place / "config.toml").write_text("")
    return probant("verify", *arguments, cwd=shop, cache=place / "cache", **told)


def answered(shop: Path, *arguments: str, **more: str) -> dict[str, Any]:
    done = verify(shop, *arguments, "--format", "json", "--quiet", **more)
    assert done.stderr == ""
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["exit_code"] == done.returncode
    return told


# No models


def test_without_models_the_machine_still_speaks(shop: Path) -> None:
    done = verify(
        shop, "HEAD", "--evidence", "bandit@1.9.4:../bandit.json:blocking",
        "--evidence", "old@1:../stale.json:blocking", "--quiet",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (3, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("? unclear: ") and "[no_models]" in lines[1]
    assert re.search(r"\? unresolved +auto-1", done.stdout)
    assert re.search(r"✔ rejected +auto-2", done.stdout)
    assert "deploy.py has 6 lines" in " ".join(done.stdout.split())
    assert "cites deploy.py:500 B602 (not there)" in done.stdout


def test_without_models_and_evidence_it_says_what_would_be_read(shop: Path) -> None:
    done = verify(shop, "main", "--quiet")
    assert done.returncode == 3
    assert "complete: 1 file whole; no model has read it" in done.stdout
    assert "evidence" not in done.stdout


def test_a_transcript_is_kept_where_it_says(shop: Path) -> None:
    told = answered(shop, "HEAD")
    place = Path(told["transcript_location"])
    assert place.parent == shop.parent / "logs" and (place / "manifest.json").is_file()
    assert told["schema"] == "probant.verify/1" and told["evidence_summary"] is None


def test_progress_goes_to_the_other_stream(shop: Path) -> None:
    done = verify(shop, "HEAD", "--format", "json")
    assert json.loads(done.stdout)["verdict"] == "unclear"
    assert all(line.startswith("probant: ") for line in done.stderr.splitlines())
    assert "prompt: " in done.stderr and "verdict after " in done.stderr


def test_sarif_evidence_by_level_and_by_rule(shop: Path) -> None:
    whole = answered(shop, "HEAD", "--evidence", "../scan.json")["evidence_summary"]
    assert [one["strength"] for one in whole] == ["informational"]
    blocks = answered(shop, "HEAD", "--evidence", "../scan.json", "--sarif-errors-block")
    assert [one["strength"] for one in blocks["evidence_summary"]] == ["blocking", "informational"]
    rules = answered(shop, "HEAD", "--evidence", "../scan.json", "--sarif-per-rule")
    assert len(rules["evidence_summary"]) == 2


def test_without_evidence_is_the_same_request_stripped_of_it(shop: Path) -> None:
    told = answered(shop, "HEAD", "--evidence", "../scan.json", "--without-evidence")
    assert told["evidence_summary"] is None
    assert told["input_metrics"]["evidence_present"] is False


def test_paths_are_those_of_the_folder_one_stands_in(shop: Path) -> None:
    commit(shop, {"lib/a.py": "A = 1\n", "lib/b.py": "B = 1\n"}, "lib")
    done = probant(
        "verify", "HEAD", "a.py", "--format", "json", "--quiet", cwd=shop / "lib",
        cache=shop.parent / "cache", PROBANT_LOG_DIR=str(shop.parent / "logs"),
        PROBANT_CONFIG=str(shop.parent / "config.toml"),
    )  # fmt: skip
    assert done.returncode == 2  # the configuration is named and not there
    (shop.parent / "config.toml").write_text("")
    told = answered(shop / "lib", "HEAD", "a.py", PROBANT_CONFIG=str(shop.parent / "config.toml"))
    assert [one["path"] for one in told["coverage"]["files"]] == ["lib/a.py"]


# Bad input: one line, with the remedy


def test_outside_git_the_remedy_was_to_leave_out_what_is_required(tmp_path: Path) -> None:
    place = tmp_path / "plain"
    place.mkdir()
    done = verify(place, "HEAD")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not a git repository, and a review needs a commit" in done.stderr
    assert "with --repo" in done.stderr and "leave" not in done.stderr


@pytest.mark.parametrize("span", ["HEAD~1..HEAD", "HEAD~1...HEAD", "main..", "..main"])
def test_a_range_was_called_a_commit_nobody_knows(shop: Path, span: str) -> None:
    done = verify(shop, span)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"'{span}' is a range, and one commit is wanted" in done.stderr


def test_an_empty_repository_was_said_to_lack_a_name(tmp_path: Path) -> None:
    done = verify(make_repo(tmp_path / "empty"), "HEAD")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the repository has no commit yet" in done.stderr


def test_a_commit_that_deletes_says_so_in_each_form(shop: Path) -> None:
    commit(shop, {"README.md": "The shop.\n"}, "undeployed", remove=("deploy.py",))
    for form in ("text", "github", "sarif", "json"):
        done = verify(shop, "HEAD", "--format", form, "--quiet")
        assert done.returncode == 3
        assert "deploy.py" in done.stdout and "delete" in done.stdout, form


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "the following arguments are required: REV"),
        (["nowhere"], "nowhere"),
        (["HEAD", "gone.py"], "gone.py"),
        (["HEAD", "../outside.py"], "outside"),
        (["HEAD", "--tier", "deep"], "invalid choice: 'deep'"),
        (["HEAD", "--focus", "x" * 201], "201"),
        (["HEAD", "--focus", "a\nb"], "one line"),
        (["HEAD", "--evidence", "gone.json"], "gone.json"),
        (["HEAD", "--evidence", "README.md"], "tool@version:FILE"),
        (["HEAD", "--evidense", "x"], "did you mean --evidence?"),
        (["HEAD", "--tier", "quick", "--evidence", "t@1:../big.txt:blocking"], "1,500"),
    ],
)
def test_bad_input_is_one_line_with_a_remedy(shop: Path, arguments: list[str], says: str) -> None:
    (shop.parent / "big.txt").write_text("x" * 2_000)
    done = verify(shop, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("probant: ") and done.stderr.count("\n") == 1
    assert says in done.stderr and ";" in done.stderr


def test_a_folder_without_git_has_no_commits(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "config.toml").write_text("")
    done = verify(tmp_path / "plain", "HEAD")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "git init" in done.stderr
    assert "leave the revision out" not in done.stderr


# A council


def review(verdict: str, *findings: object, dispositions: tuple[object, ...] = ()) -> str:
    return json.dumps(
        {"verdict": verdict, "summary": f"I say {verdict}.", "findings": list(findings),
         "evidence_dispositions": list(dispositions)}
    )  # fmt: skip


def ballot(request: Request) -> str:
    labels = sorted(set(re.findall(r'<review label="(\w+)"', request.user)))
    marks = {"accuracy": 8, "relevance": 8, "completeness": 7, "conciseness": 7, "clarity": 8}
    evaluations = {label: marks | {"notes": ""} for label in labels}
    return json.dumps({"evaluations": evaluations, "ranking": labels})


def synthesis(verdict: str, *findings: object, dispositions: tuple[object, ...] = ()) -> str:
    block = {
        "verdict": verdict, "rationale": f"All in all: {verdict}.", "findings": list(findings),
        "evidence_dispositions": list(dispositions),
    }  # fmt: skip
    return f"We looked.\n\n```json\n{json.dumps(block)}\n```\n"


def council(shop: Path, server: ChatServer, names: tuple[str, ...] = ("alpha", "beta")) -> None:
    lines = ["[council]", f'chairman = "{names[0]}"']
    for name in names:
        lines += [
            "[[council.reviewers]]", f'name = "{name}"', f'base_url = "{server.base_url}"',
            f'model = "{name}-model"',
        ]  # fmt: skip
    (shop.parent / "config.toml").write_text("\n".join(lines) + "\n")


@pytest.fixture
def agreeing(shop: Path) -> Iterator[ChatServer]:
    script = {
        "reviewer": review("fail", CRITICAL, dispositions=(CONFIRMS,)),
        "ranking": ballot,
        "chairman": synthesis("fail", CRITICAL, dispositions=(CONFIRMS,)),
    }
    with ChatServer(script) as server:
        council(shop, server)
        yield server


def test_a_council_that_agrees_fails_the_commit(shop: Path, agreeing: ChatServer) -> None:
    done = verify(shop, "HEAD", "--evidence", "bandit@1.9.4:../bandit.json:blocking")
    assert done.returncode == 1
    assert done.stdout.startswith("✘ fail: ")
    assert "All in all: fail." in done.stdout
    assert f"│ {SHELL.strip()}" in done.stdout
    assert "from alpha, beta, chairman" in done.stdout
    assert re.search(r"✘ confirmed +auto-1", done.stdout)
    assert "reviewer: beta (beta-model): answered" in done.stderr
    assert "cost " in done.stdout and "tokens read" in done.stdout
    assert {one.stage for one in agreeing.requests} == {"reviewer", "ranking", "chairman"}


def test_the_forms_of_a_fail(shop: Path, agreeing: ChatServer) -> None:
    assert agreeing.port
    sarif = verify(shop, "HEAD", "--format", "sarif", "--quiet")
    (result,) = json.loads(sarif.stdout)["runs"][0]["results"]
    assert (sarif.returncode, result["level"]) == (1, "error")
    summary = shop.parent / "summary.md"
    github = verify(shop, "HEAD", "--format", "github", "--quiet", GITHUB_STEP_SUMMARY=str(summary))
    assert github.stdout.startswith("::error title=probant%3A fail::")
    assert "::error title=critical%3A security,file=deploy.py,line=5,endLine=5::" in github.stdout
    assert summary.read_text().startswith("### probant verify: fail")


def test_a_pass_needs_everybody_and_leaves_with_zero(shop: Path) -> None:
    script = {"reviewer": review("pass"), "ranking": ballot, "chairman": synthesis("pass")}
    with ChatServer(script) as server:
        council(shop, server)
        done = verify(shop, "HEAD")
    assert done.returncode == 0 and done.stdout.startswith("✔ pass: ")


def test_an_invented_place_is_shown_apart_and_counts_for_nothing(shop: Path) -> None:
    wrong = CRITICAL | {"start_line": 50, "end_line": 51}
    script = {
        "reviewer": review("fail", wrong), "ranking": ballot, "chairman": synthesis("fail", wrong),
    }  # fmt: skip
    with ChatServer(script) as server:
        council(shop, server)
        done = verify(shop, "HEAD", "--quiet")
    assert done.returncode == 3
    assert "reported, but not borne out by the source" in done.stdout
    assert "[ungrounded_findings]" in done.stdout


def test_a_model_that_fails_is_named_with_its_reason(shop: Path) -> None:
    script = {
        "reviewer/alpha-model": review("pass"), "reviewer/beta-model": refuse(401, "no such key"),
        "ranking": ballot, "chairman": synthesis("pass"),
    }  # fmt: skip
    with ChatServer(script) as server:
        council(shop, server)
        done = verify(shop, "HEAD")
    assert done.returncode == 3
    assert "[too_few_reviewers]" in done.stdout
    assert re.search(r"beta \(beta-model\) failed \([\d.]+ s\): .*401", done.stdout)


def test_what_a_model_says_reaches_no_terminal_raw(shop: Path) -> None:
    hostile = "\x1b]0;owned\x07\u202e::error::x ##[error]y"
    finding = CRITICAL | {"description": hostile, "dimension": hostile}
    script = {
        "reviewer": review("fail", finding), "ranking": ballot,
        "chairman": say(synthesis("fail", finding).replace("All in all", hostile)),
    }  # fmt: skip
    with ChatServer(script) as server:
        council(shop, server)
        for form in ("text", "github", "sarif", "json"):
            done = verify(shop, "HEAD", "--format", form, GITHUB_ACTIONS="true")
            out = done.stdout + done.stderr
            assert done.returncode in (1, 3)
            assert "\x1b" not in out and "\x07" not in out and "##[" not in out
            assert form in ("sarif", "json") or "\u202e" not in out
            commands = [line for line in out.splitlines() if line.lstrip().startswith("::")]
            assert form == "github" or commands == []


def test_a_person_at_a_terminal_sees_who_is_thinking(shop: Path) -> None:
    script = {
        "reviewer": say(review("pass"), wait=0.8), "ranking": ballot, "chairman": synthesis("pass"),
    }  # fmt: skip
    with ChatServer(script) as server:
        council(shop, server)
        seen, code = at_a_terminal(shop, "verify", "HEAD")
    assert code == 0
    assert "… reviewer alpha (alpha-model)  thinking, 0 s" in seen
    assert "prompt: " in seen and "probant: " not in seen
    assert "\x1b[?25h" in seen  # the cursor is back


def at_a_terminal(shop: Path, *arguments: str) -> tuple[str, int]:
    """What goes to standard error where that is a terminal."""
    place = shop.parent
    ours, theirs = os.openpty()
    environment = os.environ | {
        "PROBANT_CACHE_DIR": str(place / "cache"),
        "PROBANT_STORE": f"sqlite:///{place / 'counts.db'}",
        "PROBANT_LOG_DIR": str(place / "logs"),
        "PROBANT_CONFIG": str(place / "config.toml"),
        "TERM": "xterm",
        "COLUMNS": "100",
    }
    running = subprocess.Popen(
        [PROGRAM, *arguments], cwd=shop, env=environment, stdout=subprocess.DEVNULL, stderr=theirs
    )
    os.close(theirs)
    seen = b""
    try:
        while piece := os.read(ours, 65536):
            seen += piece
    except OSError:  # the other side is closed
        pass
    os.close(ours)
    return seen.decode(), running.wait(60)
