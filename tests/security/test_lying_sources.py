"""Runs that test something other than the snapshot, or not all that was asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.evidence import EvidenceClass, Quality
from probant.vocabulary.ruling import Outcome, TruthStatus
from tests.repos import git, make_repo
from tests.running import PYPROJECT, entry, needs_sandbox, reasons, run_question

pytestmark = needs_sandbox

REWRITING = "open('test_a.py', 'w').write('def test_a():\\n    assert True\\n')\n"


def test_tests_that_are_rewritten_are_not_the_snapshots(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": PYPROJECT,
        "conftest.py": REWRITING,
        "test_a.py": "def test_a():\n    assert False\n",
    }
    answer = run_question(tmp_path, files, "do the tests pass?")
    assert answer.ruling.status is TruthStatus.PARTIAL_SUPPORTED
    assert "contradiction" in reasons(answer)
    assert "rewrote test_a.py" in answer.text
    assert (tmp_path / "project" / "test_a.py").read_text() == files["test_a.py"]


def test_a_wanted_test_that_does_not_run_is_missed(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": PYPROJECT + "[tool.pytest.ini_options]\naddopts = '-k one'\n",
        "thing.py": "def thing():\n    return 1\n",
        "test_thing.py": (
            "from thing import thing\n\n\ndef test_one():\n    assert thing() == 1\n\n\n"
            "def test_two():\n    assert thing() == 2\n"
        ),
    }
    answer = run_question(tmp_path, files, "do the tests for thing pass?")
    assert answer.ruling.outcome is Outcome.PARTIAL
    assert "not run: test_two" in answer.text
    assert entry(answer, EvidenceClass.TEST).quality is Quality.MODERATE


def test_a_list_of_failing_tests_that_stopped_early_is_not_whole(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": PYPROJECT + "[tool.pytest.ini_options]\naddopts = '-x'\n",
        "test_a.py": "def test_one():\n    assert 0\n\n\ndef test_two():\n    assert 0\n",
    }
    answer = run_question(tmp_path, files, "which tests fail?")
    assert answer.ruling.status is not TruthStatus.FULL_CONFIRMED


def test_a_failure_without_the_submodule_is_not_proved(tmp_path: Path) -> None:
    data = make_repo(tmp_path / "data", {"numbers.txt": "1\n"})
    test = "def test_data():\n    assert open('data/numbers.txt').read() == '1\\n'\n"
    repo = make_repo(tmp_path / "repo", {"pyproject.toml": PYPROJECT, "test_data.py": test})
    git(repo, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(data), "data")
    git(repo, "commit", "--quiet", "-m", "data")
    answer = run_question(repo, None, "do the tests pass?")
    assert answer.ruling.outcome is not Outcome.REFUTED
    assert "window_skipped_files" in reasons(answer)


def test_a_failure_without_a_generated_file_is_not_proved(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": PYPROJECT,
        ".gitignore": "_version.py\n",
        "pkg/__init__.py": "from ._version import v\n",
        "test_pkg.py": "import pkg\n\n\ndef test_v():\n    assert pkg.v == 1\n",
    }
    repo = make_repo(tmp_path / "repo", files)
    (repo / "pkg" / "_version.py").write_text("v = 1\n")
    answer = run_question(repo, None, "do the tests pass?")
    assert answer.ruling.outcome is not Outcome.REFUTED
    assert "window_skipped_files" in reasons(answer)
    assert "pkg/_version.py" in answer.text


@pytest.mark.parametrize("question", ["do the tests in test_b.c pass?"])
def test_an_exit_code_says_nothing_about_one_file(tmp_path: Path, question: str) -> None:
    files = {
        "Makefile": "all: a\na: a.c\n\tcc -o a a.c\n\ntest: a\n\tfalse\n",
        "a.c": "int main(void) { return 0; }\n",
        "test_b.c": "int main(void) { return 0; }\n",
    }
    answer = run_question(tmp_path, files, question)
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE


def test_what_stands_beside_and_is_not_run_is_named(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": PYPROJECT,
        "package.json": '{"name": "beside", "scripts": {"test": "node --test"}}',
        "small.py": "x = 1\n",
        "other.py": "y = 1\n",
        "test_small.py": "def test_small():\n    assert True\n",
    }
    answer = run_question(tmp_path, files, "do the tests pass?")
    assert "not run: the npm project" in answer.text
