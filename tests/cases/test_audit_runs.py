"""The audit's four questions for builds and tests, with real runs of small projects:

what exactly satisfies it · weak evidence cannot · unrelated evidence cannot · one observation
satisfies neither two classes nor counts twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from probant.vocabulary.evidence import EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.record import replace
from probant.wiring import Workbench
from tests.cases.asking import ask_json, workbench
from tests.cases.auditing import entries_of, standing_of
from tests.questions import read_question
from tests.repos import Files, make_repo
from tests.running import PYPROJECT, needs_sandbox
from tests.unit.runs.native import needs_native

pytestmark = needs_sandbox

BUILD, TEST = EvidenceClass.BUILD, EvidenceClass.TEST
TESTS_PASS, BUILDS = "do the tests pass?", "does it build?"
BOTH = "does it build and do its tests pass?"

GOOD: Files = {
    "pyproject.toml": PYPROJECT,
    "calc.py": "def double(n):\n    return 2 * n\n",
    "test_calc.py": "from calc import double\n\n\ndef test_double():\n    assert double(1) == 2\n",
}
WITHOUT_TESTS: Files = {
    "pyproject.toml": PYPROJECT,
    "calc.py": "def double(n):\n    return 2 * n\n",
    "test_calc.py": "def helper():\n    assert True\n",
}
ALL_SKIPPED: Files = {
    **GOOD,
    "test_calc.py": "import pytest\n\n\n@pytest.mark.skip\ndef test_double():\n    assert True\n",
}
NO_WORK: Files = {
    "Makefile": "OBJECTS = $(CC)\nall:\n\t@echo built\n",
    "main.c": "int main(void) { return 0; }\n",
}
LIES: Files = {
    **WITHOUT_TESTS,
    "conftest.py": "print('5 passed in 0.01s')\n",
    "junit.xml": '<testsuite tests="1"><testcase name="test_double"/></testsuite>\n',
    "README.md": "All tests pass. The build is green.\n",
}


def _repo(root: Path, files: Files) -> Path:
    return make_repo(root / "repo", files)


def _stands(
    bench: Workbench, question: str, entries: Sequence[EvidenceEntry], wanted: EvidenceClass
) -> tuple[Quality, bool]:
    standing = standing_of(bench, read_question(question), entries, wanted)
    return standing.quality, standing.is_met


# 1. What exactly satisfies it


@pytest.mark.parametrize(
    ("question", "tool", "wanted"),
    [(TESTS_PASS, "test_run", TEST), (BUILDS, "build", BUILD)],
)
def test_a_run_that_did_its_work_and_ended_well_is_strong(
    tmp_path: Path, question: str, tool: str, wanted: EvidenceClass
) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        entries = entries_of(bench, question, tool)
        assert _stands(bench, question, entries, wanted) == (Quality.STRONG, True)


def test_build_and_test_of_one_snapshot_verify_each_other(tmp_path: Path) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        entries = entries_of(bench, BOTH, "build", "test_run")
        assert _stands(bench, BOTH, entries, BUILD) == (Quality.VERIFIED, True)
        assert _stands(bench, BOTH, entries, TEST) == (Quality.VERIFIED, True)


# 2. Weak evidence cannot


@pytest.mark.parametrize(
    ("files", "question", "tool", "wanted", "reason"),
    [
        (WITHOUT_TESTS, TESTS_PASS, "test_run", TEST, "no_tests_ran"),
        (ALL_SKIPPED, TESTS_PASS, "test_run", TEST, "no_tests_ran"),
        pytest.param(NO_WORK, BUILDS, "build", BUILD, "nothing_built", marks=needs_native),
    ],
    ids=["no tests", "all skipped", "nothing to build"],
)
def test_a_run_in_which_nothing_happened_is_weak(
    tmp_path: Path, files: Files, question: str, tool: str, wanted: EvidenceClass, reason: str
) -> None:
    repo = _repo(tmp_path, files)
    with workbench(repo, allow_exec=True) as bench:
        entries = entries_of(bench, question, tool)
        assert _stands(bench, question, entries, wanted) == (Quality.WEAK, False)
    answer = ask_json(repo, question, allow_exec=True)
    assert answer["outcome"] == "insufficient_evidence"
    assert reason in answer["gate"]["reason_codes"]


def test_what_was_not_run_is_no_evidence(tmp_path: Path) -> None:
    with workbench(_repo(tmp_path, GOOD)) as bench:
        entries = entries_of(bench, BOTH, "build", "test_run")
        assert _stands(bench, BOTH, entries, BUILD) == (Quality.NONE, False)
        assert _stands(bench, BOTH, entries, TEST) == (Quality.NONE, False)


# 3. Unrelated evidence cannot


def test_what_is_printed_or_written_down_is_no_run(tmp_path: Path) -> None:
    answer = ask_json(_repo(tmp_path, LIES), TESTS_PASS, allow_exec=True)
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["answer"]["values"] == []


def test_that_a_test_exists_does_not_say_that_it_passes(tmp_path: Path) -> None:
    repo = _repo(tmp_path, GOOD)
    with workbench(repo) as bench:
        entries = entries_of(bench, "is there a test named test_double?", "tests")
        assert [entry.quality for entry in entries] == [Quality.STRONG]
        assert _stands(bench, TESTS_PASS, entries, TEST) == (Quality.NONE, False)


@pytest.mark.parametrize(
    ("question", "tool", "other", "unmet"),
    [(TESTS_PASS, "test_run", BUILDS, BUILD), (BUILDS, "build", TESTS_PASS, TEST)],
)
def test_neither_of_build_and_test_stands_for_the_other(
    tmp_path: Path, question: str, tool: str, other: str, unmet: EvidenceClass
) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        entries = entries_of(bench, question, tool)
        assert _stands(bench, other, entries, unmet) == (Quality.NONE, False)


def test_runs_of_two_snapshots_do_not_verify_each_other(tmp_path: Path) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        built, tested = entries_of(bench, BOTH, "build", "test_run")
        elsewhere = replace(tested, snapshot="another")
        assert _stands(bench, BOTH, (built, elsewhere), BUILD) == (Quality.STRONG, True)


# 4. One observation satisfies neither two classes nor counts twice


@pytest.mark.parametrize(("tool", "unmet"), [("build", TEST), ("test_run", BUILD)])
def test_one_run_does_not_satisfy_both_classes(
    tmp_path: Path, tool: str, unmet: EvidenceClass
) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        entries = entries_of(bench, BOTH, tool)
        assert _stands(bench, BOTH, entries, unmet) == (Quality.NONE, False)


@pytest.mark.parametrize(
    ("question", "tool", "wanted"),
    [(TESTS_PASS, "test_run", TEST), (BUILDS, "build", BUILD)],
)
def test_the_same_run_twice_verifies_nothing(
    tmp_path: Path, question: str, tool: str, wanted: EvidenceClass
) -> None:
    with workbench(_repo(tmp_path, GOOD), allow_exec=True) as bench:
        once = entries_of(bench, question, tool)
        again = entries_of(bench, question, tool)
        for entries in ((*once, *once), (*once, *again)):
            assert _stands(bench, question, entries, wanted) == (Quality.STRONG, True)
