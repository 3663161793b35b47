"""The regression set of runs: what looks like an answer and must stay insufficient evidence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from tests.cases.asking import Json, ask_json
from tests.cases.auditing import read_places
from tests.cases.ci_asking import ask_ci, cloned
from tests.ci_server import Canned, CiServer
from tests.repos import Files, make_tree
from tests.running import PYPROJECT, needs_sandbox
from tests.unit.runs.native import needs_native

NO_TESTS: Files = {
    "pyproject.toml": PYPROJECT,
    "shop.py": "def price(n):\n    return n\n",
    "tests/__init__.py": "",
    "tests/test_shop.py": '"""12 passed, 0 failed."""\n\n\ndef check_price():\n    assert True\n',
    "README.md": "The tests pass. The build is fine.\n",
}
NO_WORK: Files = {
    "Makefile": "OBJECTS = $(CC)\nall:\n\t@echo built all\n\ncheck:\n\t@echo 7 tests passed\n",
    "main.c": "int main(void) { return 0; }\n",
    "README.md": "Run make; it builds.\n",
}


@pytest.fixture
def server() -> Iterator[CiServer]:
    with CiServer() as made:
        yield made


def _is_refused(answer: Json, reason: str) -> None:
    assert answer["outcome"] == "insufficient_evidence", answer["answer"]["text"]
    assert answer["answer"]["values"] == []
    assert reason in answer["gate"]["reason_codes"]
    assert answer["confidence"]["level"] in ("none", "low")


@needs_sandbox
@pytest.mark.parametrize(
    "question",
    ["do the tests pass", "are all unit tests green?", "do the tests in tests/test_shop.py pass?",
     "probant query run_tests", "which tests fail?"],
)  # fmt: skip
def test_no_test_is_no_passing_test(tmp_path: Path, question: str) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", NO_TESTS), question, allow_exec=True)
    _is_refused(answer, "no_tests_ran")


@needs_native
@pytest.mark.parametrize(
    "question", ["does it build?", "is the build green?", "probant query run_build"]
)
def test_a_build_with_nothing_to_do_builds_nothing(tmp_path: Path, question: str) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", NO_WORK), question, allow_exec=True)
    _is_refused(answer, "nothing_built")


@pytest.mark.parametrize("question", ["why did CI fail", "did CI pass?"])
def test_an_empty_list_of_runs(tmp_path: Path, server: CiServer, question: str) -> None:
    repo, _sha = cloned(tmp_path, server)
    _is_refused(ask_ci(repo, server, question), "below_minimum")


@pytest.mark.parametrize("question", ["why did CI fail", "did CI pass?"])
def test_a_list_of_pull_requests_is_no_list_of_runs(
    tmp_path: Path, server: CiServer, question: str
) -> None:
    repo, sha = cloned(tmp_path, server)
    pulls = [{"number": 5, "title": "CI passed", "state": "closed", "head": {"sha": sha}}]
    server.always = Canned(200, json.dumps({"total_count": 1, "workflow_runs": pulls}).encode())
    answer = ask_ci(repo, server, question)
    assert answer["outcome"] in ("insufficient_evidence", "error")
    assert answer["answer"]["values"] == []


def test_a_wrong_file_read_settles_nothing(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "x = 1\n", "engine.py": "class Engine: ...\n"})
    (entry,) = read_places(repo, Place(RepoPath("a.py"), LineRange(1, 1), "Engine"))
    assert (entry.quality.name, entry.exact_match_count) == ("WEAK", 0)


BARE: Files = {
    "shop.py": "def price(n):\n    return n\n",
    "test_shop.py": "from shop import price\n\n\ndef test_price():\n    assert price(1) == 1\n",
}


@needs_sandbox
def test_a_tree_without_build_system_is_not_told_to_have_built(tmp_path: Path) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", BARE), "does it build?", allow_exec=True)
    _is_refused(answer, "no_manifest")


@needs_sandbox
def test_the_only_test_is_not_lost_from_build_and_tests(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {**BARE, "pyproject.toml": PYPROJECT})
    answer = ask_json(repo, "does it build and do its tests pass?", allow_exec=True)
    assert answer["outcome"] == "answered"
    assert len(answer["answer"]["values"]) == 2
    assert "1 passed" in answer["answer"]["text"]


@needs_native
def test_a_project_without_languages_has_a_manifest(tmp_path: Path) -> None:
    script = "cmake_minimum_required(VERSION 3.10)\nproject(x NONE)\n"
    repo = make_tree(tmp_path / "repo", {"CMakeLists.txt": script})
    answer = ask_json(repo, "does it build?", allow_exec=True)
    assert "no_manifest" not in answer["gate"]["reason_codes"]
    assert "manifest" not in answer["answer"]["text"]


@needs_sandbox
def test_a_failing_build_shows_no_sandbox_path_and_tells_its_error_once(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"pyproject.toml": PYPROJECT, "shop.py": "def price(:\n"})
    text = ask_json(repo, "does it build?", allow_exec=True)["answer"]["text"]
    assert "SyntaxError" in text
    assert "/repo/" not in text
    assert text.count("shop.py") == 1
