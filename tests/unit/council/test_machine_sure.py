"""What keeps the machine reviewer from being sure: deletions, failures of tools, silence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.council.intake.reading import read_evidence
from probant.council.machine.opinions import machine_review
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.workspace.snapshot import open_tree
from tests.repos import git, make_repo

Body = object

KEPT = "import os\nx = 1\ny = 3\n"


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {
        "src/a.py": "x = 1\n", "src/auth.py": "def check():\n    raise PermissionError\n",
        "src/old.js": "one()\ntwo()\nthree()\n",
    }  # fmt: skip
    repo = make_repo(tmp_path_factory.mktemp("sure") / "shop", files)
    (repo / "src/a.py").write_text(KEPT)
    (repo / "src/auth.py").unlink()
    (repo / "src/old.js").rename(repo / "src/new.js")
    git(repo, "add", "--all")
    git(repo, "commit", "--quiet", "-m", "no more checks")
    return repo


def said(repo: Path, body: Body, tmp_path: Path) -> MachineOpinion:
    text = body if isinstance(body, str) else json.dumps(body)
    form = BodyFormat.TEXT if isinstance(body, str) else BodyFormat.JSON
    item = Item(
        evidence_id="e", request_index=0, source="s", format=form, content=text,
        bearing=Bearing.BLOCKING,
    )  # fmt: skip
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        (opinion,) = machine_review([item], tree)
    return opinion


def ruff(path: str, row: int, **more: object) -> dict[str, object]:
    place = {"row": row, "column": 1}
    return {"code": "X1", "filename": path, "location": place, "end_location": place} | more


def eslint(path: str, row: int, **more: object) -> dict[str, object]:
    return {"filePath": path, "messages": [{"ruleId": "r", "line": row, "message": "m"} | more]}


def bandit(path: str, row: int) -> dict[str, object]:
    return {"filename": path, "line_number": row, "test_id": "B1", "issue_text": "m"}


def semgrep(path: str, row: int) -> dict[str, object]:
    place = {"line": row, "col": 1}
    return {"path": path, "check_id": "r", "start": place, "end": place, "extra": {}}


def sarif(path: str, row: int) -> dict[str, object]:
    place = {"artifactLocation": {"uri": path}, "region": {"startLine": row}}
    return {"message": {"text": "m"}, "locations": [{"physicalLocation": place}]}


def log(*results: object, **more: object) -> dict[str, object]:
    run = {"tool": {"driver": {"name": "t"}}, "results": list(results)} | more
    return {"version": "2.1.0", "runs": [run]}


def bodies(path: str, row: int) -> dict[str, Body]:
    return {
        "ruff": [ruff(path, row)],
        "eslint": [eslint(path, row)],
        "bandit": {"results": [bandit(path, row)]},
        "semgrep": {"results": [semgrep(path, row)]},
        "sarif": log(sarif(path, row)),
        "text": f"{path}:{row}: bad",
    }


FORMS = tuple(bodies("", 0))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("path", ["src/auth.py", "src/old.js"])
def test_evidence_about_a_file_that_the_commit_deletes_is_never_rejected(
    repo: Path, tmp_path: Path, form: str, path: str
) -> None:
    opinion = said(repo, bodies(path, 2)[form], tmp_path)
    assert opinion.status is Status.UNRESOLVED
    assert "is deleted or renamed by this commit" in opinion.rationale


@pytest.mark.parametrize("form", FORMS)
def test_a_file_that_the_commit_before_deleted_is_absent(
    repo: Path, tmp_path: Path, form: str
) -> None:
    git(tmp_path, "clone", "--quiet", str(repo), "clone")
    git(tmp_path / "clone", "commit", "--quiet", "--allow-empty", "-m", "later")
    opinion = said(tmp_path / "clone", bodies("src/auth.py", 2)[form], tmp_path)
    assert opinion.status is Status.REJECTED, opinion.rationale


@pytest.mark.parametrize("form", FORMS)
def test_a_shallow_clone_cannot_tell_what_its_commit_deletes(
    repo: Path, tmp_path: Path, form: str
) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", f"file://{repo}", "clone")
    opinion = said(tmp_path / "clone", bodies("src/auth.py", 2)[form], tmp_path)
    assert opinion.status is Status.UNRESOLVED, opinion.rationale


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("row", "status"), [(0, "acknowledged"), (3, "acknowledged"),
                                             (4, "acknowledged"), (5, "rejected")])  # fmt: skip
def test_every_format_counts_lines_alike(
    repo: Path, tmp_path: Path, form: str, row: int, status: str
) -> None:
    opinion = said(repo, bodies("src/a.py", row)[form], tmp_path)
    assert opinion.status.value == status, opinion.rationale


@pytest.mark.parametrize(
    "body",
    [
        [ruff("src/a.py", 1, end_location={"row": 10, "column": 2})],
        [eslint("src/a.py", 1, endLine=10)],
        {"results": [bandit("src/a.py", 1) | {"line_range": [1, 10]}]},
        {"results": [semgrep("src/a.py", 1) | {"end": {"line": 10, "col": 2}}]},
        log({"message": {}, "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": "src/a.py"}, "region": {"startLine": 1, "endLine": 10}}}]}),
        "src/a.py:1-10: bad",
    ],
    ids=FORMS,
)  # fmt: skip
def test_a_range_that_begins_in_the_file_is_no_absence(
    repo: Path, tmp_path: Path, body: Body
) -> None:
    opinion = said(repo, body, tmp_path)
    assert opinion.status is Status.UNRESOLVED
    assert "lines 1-10 go on behind the end of src/a.py" in opinion.rationale


FAILED = [{"filename": "src/a.py", "reason": "syntax error while parsing AST from file"}]
NOTES = [{"level": "error", "message": {"text": "could not parse"}}]


@pytest.mark.parametrize("row", [1, 99])
@pytest.mark.parametrize("tool", ["bandit", "semgrep", "eslint", "notified", "unsuccessful"])
def test_what_a_tool_could_not_look_at_keeps_its_output_open(
    repo: Path, tmp_path: Path, tool: str, row: int
) -> None:
    body = {
        "bandit": {"errors": FAILED, "results": [bandit("src/a.py", row)]},
        "semgrep": {"errors": [{"type": "Syntax error"}], "results": [semgrep("src/a.py", row)]},
        "eslint": [eslint("src/a.py", row, fatal=True)],
        "notified": log(
            sarif("src/a.py", row),
            invocations=[{"executionSuccessful": True, "toolExecutionNotifications": NOTES}],
        ),
        "unsuccessful": log(sarif("src/a.py", row), invocations=[{"executionSuccessful": False}]),
    }[tool]
    opinion = said(repo, body, tmp_path)
    assert opinion.status is Status.UNRESOLVED
    assert opinion.rationale.endswith("Errors of its own that the tool reports: 1.")


def test_notes_that_all_went_well_are_no_errors(repo: Path, tmp_path: Path) -> None:
    well = {"executionSuccessful": True, "toolExecutionNotifications": [{"level": "note"}, 7]}
    opinion = said(repo, log(sarif("src/a.py", 99), invocations=[well, "odd"]), tmp_path)
    assert opinion.status is Status.REJECTED


def test_a_failure_that_sarif_tells_of_outlives_its_slimming(repo: Path, tmp_path: Path) -> None:
    document = log(sarif("src/a.py", 99), invocations=[{"toolExecutionNotifications": NOTES}])
    (tmp_path / "a.sarif").write_text(json.dumps(document))
    (item,) = read_evidence([str(tmp_path / "a.sarif")])
    opinion = said(repo, json.loads(str(item["content"])), tmp_path)
    assert opinion.status is Status.UNRESOLVED
    assert "Errors of its own" in opinion.rationale


SILENT: dict[str, Body] = {
    "bandit": {"errors": [], "generated_at": "x", "metrics": {"_totals": {}}, "results": []},
    "semgrep": {"version": "1.9", "errors": [], "paths": {"scanned": ["src/a.py"]}, "results": []},
    "linter": [],
    "eslint": [{"filePath": "/w/src/a.js", "messages": [], "errorCount": 0}],
    "SARIF": log(),
}


@pytest.mark.parametrize("tool", SILENT)
def test_a_known_tool_that_reports_nothing_is_known(repo: Path, tmp_path: Path, tool: str) -> None:
    opinion = said(repo, SILENT[tool], tmp_path)
    assert opinion.status is Status.ACKNOWLEDGED
    assert opinion.rationale == f"This {tool} output reports nothing."


@pytest.mark.parametrize(
    "body",
    [
        {"errors": FAILED, "generated_at": "x", "metrics": {}, "results": []},
        {"errors": [{"type": "x"}], "paths": {}, "results": []},
        log(invocations=[{"executionSuccessful": False}]),
        {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "t"}}}]},
        {"version": "2.1.0", "runs": []},
        {"results": []},
    ],
)
def test_silence_of_a_tool_that_did_not_look_is_open(
    repo: Path, tmp_path: Path, body: Body
) -> None:
    assert said(repo, body, tmp_path).status is Status.UNRESOLVED


def test_a_run_without_results_does_not_become_one_with_none(repo: Path, tmp_path: Path) -> None:
    document = {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "t"}}}]}
    (tmp_path / "a.sarif").write_text(json.dumps(document))
    (item,) = read_evidence([str(tmp_path / "a.sarif")])
    assert said(repo, json.loads(str(item["content"])), tmp_path).status is Status.UNRESOLVED
