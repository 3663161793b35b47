"""Everyday wordings: each asks what the typed query beside it asks, and is answered alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import commit, git, make_repo

FIRST = {
    "app.py": "import json\nimport lib\n\n\ndef slipped_in(path):\n    return json.loads(path)\n",
    "lib.py": "class Old: ...\n\n\ndef confirm(text, abort=False) -> bool:\n    return abort\n",
    "src/lib.rs": "pub type Outcome = Result<(), String>;\n",
    "pyproject.toml": "[project]\nname = 'tool'\nversion = '1'\ndependencies = ['attrs']\n",
    ".github/workflows/ci.yml": "name: Tests\non: push\njobs:\n  lint:\n    runs-on: x\n",
}
SECOND = {
    "lib.py": "def confirm(text, abort=True) -> bool:\n    return abort\n",
    "b.py": "B = 1\n",
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    repo = make_repo(tmp_path_factory.mktemp("plain") / "repo", FIRST)
    git(repo, "tag", "v1.0.0")
    git(repo, "branch", "side")
    commit(repo, SECOND, "second", author="Grace Hopper")
    return repo


@pytest.mark.parametrize(
    ("question", "query"),
    [
        ("does app.py import json?", "imports app.py json"),
        ("does app.py import requests?", "imports app.py requests"),
        ("which files did HEAD change?", "commit_files HEAD"),
        ("which files did HEAD~1 change?", "commit_files HEAD~1"),
        ("which branches contain HEAD~1?", "branches_containing HEAD~1"),
        ("who last changed slipped_in?", "last_change slipped_in"),
        (
            "how many commits changed the function slipped_in?",
            "commits_touching slipped_in --count",
        ),
        ("did b.py exist in version 1.0.0?", "existed_at b.py 1.0.0"),
        ("did b.py exist on branch side?", "existed_at b.py side"),
        ("last commit by Grace Hopper", "last_commit --by 'Grace Hopper'"),
        ("what is the type of confirm?", "type confirm"),
        ("is there a type alias Outcome?", "exists type_alias:Outcome"),
        ("which jobs are in the Tests workflow?", "workflow_jobs Tests"),
        ("where is the class Old?", "defined_in class:Old"),
        ("where is the class Old defined?", "defined_in class:Old"),
        ("where is confirm in lib.py?", "defined_in confirm --in lib.py"),
    ],
)
def test_plain(repo: Path, question: str, query: str) -> None:
    answer, wanted = ask_json(repo, question), ask_json(repo, f"probant query {query}")
    assert answer["reading"] is not None
    assert answer["reading"]["kind"] == wanted["reading"]["kind"]
    assert answer["outcome"] == wanted["outcome"]
    assert answer["answer"] == wanted["answer"]


def test_a_package_that_is_nowhere_declared_is_asked_about(repo: Path) -> None:
    answer = ask_json(repo, "does this project depend on numpy?")
    assert answer["outcome"] == "refuted"
    assert answer["answer"]["text"].startswith("No: the project does not declare numpy")
