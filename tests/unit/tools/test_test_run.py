"""Which tests a question means, what becomes of them, and what is said of failures."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from probant.runs.port import Case, CaseResult, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.evidence import EvidenceClass, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Grounding, Outcome, TruthStatus
from probant.vocabulary.value import NameValue, RunValue
from tests.repos import make_repo
from tests.running import PYPROJECT, entry, needs_sandbox, reasons, run_question

pytestmark = needs_sandbox

CALC = "def half(n):\n    return n / 0\n\n\ndef double(n):\n    return 2 * n\n"
FILES = {
    "pyproject.toml": PYPROJECT,
    "calc.py": CALC,
    "tests/test_half.py": "from calc import half\n\n\ndef test_half():\n    assert half(2) == 1\n",
    "tests/test_double.py": (
        "from calc import double\n\n\nclass TestDouble:\n    def test_two(self):\n"
        "        assert double(1) == 2\n\n    def test_four(self):\n        assert double(2) == 4\n"
    ),
}


def _run(answer_values: tuple[object, ...]) -> RunValue:
    (value,) = answer_values
    assert isinstance(value, RunValue)
    return value


@pytest.mark.parametrize(
    ("question", "outcome", "passed", "failed"),
    [
        ("do the tests pass?", Outcome.REFUTED, 2, 1),
        ("does the test test_half pass?", Outcome.REFUTED, 0, 1),
        ("does the test test_two pass?", Outcome.ANSWERED, 1, 0),
    ],
)
def test_counts_come_from_the_run(
    tmp_path: Path, question: str, outcome: Outcome, passed: int, failed: int
) -> None:
    answer = run_question(tmp_path, FILES, question)
    assert (answer.ruling.outcome, answer.ruling.status) == (outcome, TruthStatus.FULL_CONFIRMED)
    value = _run(tuple(cited.value for cited in answer.values))
    assert (value.passed, value.failed, value.skipped) == (passed, failed, 0)


def test_a_test_nobody_knows_is_not_said_to_fail(tmp_path: Path) -> None:
    answer = run_question(tmp_path, FILES, "does the test test_third pass?")
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert reasons(answer) == {"missing_anchor"}
    assert not answer.values


CLASSES = {
    "pyproject.toml": PYPROJECT,
    "pytest.ini": "[pytest]\naddopts = -k 'not left_out'\n",
    "tests/__init__.py": "",
    "tests/base.py": "class Base:\n    def test_up(self):\n        assert self.fine\n",
    "tests/test_own.py": (
        "from tests.base import Base\n\n\n"
        "class TestFine(Base):\n    fine = True\n\n    def test_own(self):\n        pass\n\n"
        "    class TestInner:\n        def test_in(self):\n            pass\n\n\n"
        "class TestPoor(Base):\n    fine = False\n\n    def test_own(self):\n        pass\n\n\n"
        "def test_left_out():\n    assert 0\n"
    ),
}


@pytest.mark.parametrize(
    ("question", "outcome", "passed", "failed"),
    [
        ("does TestFine pass?", Outcome.ANSWERED, 3, 0),
        ("does tests/test_own.py::TestFine pass?", Outcome.ANSWERED, 3, 0),
        ("do the tests in class TestFine pass?", Outcome.ANSWERED, 3, 0),
        ("does tests/test_own.py::TestFine::TestInner pass?", Outcome.ANSWERED, 1, 0),
        ("does TestPoor pass?", Outcome.REFUTED, 1, 1),
        ("do the tests in TestPoor pass?", Outcome.REFUTED, 1, 1),
    ],
)
def test_a_class_means_its_tests_and_those_of_its_bases(
    tmp_path: Path, question: str, outcome: Outcome, passed: int, failed: int
) -> None:
    answer = run_question(tmp_path, CLASSES, question)
    assert answer.ruling.outcome is outcome
    value = _run(tuple(cited.value for cited in answer.values))
    assert (value.passed, value.failed) == (passed, failed)


def test_a_test_that_is_there_and_was_left_out_is_not_called_missing(tmp_path: Path) -> None:
    answer = run_question(tmp_path, CLASSES, "does test_left_out pass?")
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert reasons(answer) == {"no_tests_ran"}
    assert "tests/test_own.py:22" in answer.text


def test_nothing_runs_unasked(tmp_path: Path) -> None:
    canary = tmp_path / "canary"
    files = {**FILES, "tests/conftest.py": f"open({str(canary)!r}, 'w')\n"}
    answer = run_question(tmp_path, files, "do the tests pass?", allowed=False)
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert reasons(answer) == {"not_permitted"}
    assert "--allow-exec" in answer.text
    assert not canary.exists()
    assert not (tmp_path / "cache" / "runs").exists()


class EveryOtherTime:
    """A kit whose runs come out by turns: one test passes, fails, passes."""

    def __init__(self) -> None:
        self._turns = itertools.cycle((CaseResult.PASSED, CaseResult.FAILED))

    def build(self, site: Worksite, target: str) -> NoRun:
        return NoRun(ReasonCode.TOOL_MISSING, f"{target} is not built in {site.folder}")

    def test(self, site: Worksite, wanted: Wanted) -> TestRun:
        del site, wanted
        result = next(self._turns)
        cases = (
            Case(name="test_ok", path="tests/test_ok.py", result=CaseResult.PASSED),
            Case(name="test_sometimes", path="tests/test_flaky.py", result=result),
        )
        code = int(result is CaseResult.FAILED)
        return TestRun(command="pytest", cases=cases, exit_code=code, is_whole=True)


@pytest.mark.parametrize("repeat", [2, 3])
def test_two_runs_that_differ_contradict_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, repeat: int
) -> None:
    kit = EveryOtherTime()
    monkeypatch.setattr("probant.tools.test_run.kit_of", lambda _ecosystem: kit)
    answer = run_question(tmp_path, FILES, "do the tests pass?", repeat=repeat)
    assert answer.ruling.status is TruthStatus.PARTIAL_SUPPORTED
    assert answer.ruling.grounding is Grounding.CONTRADICTED
    assert "contradiction" in reasons(answer)
    assert "test_sometimes" in answer.text
    assert entry(answer, EvidenceClass.TEST).quality is Quality.MODERATE


def test_a_failure_is_told_with_its_lines_and_who_touched_them(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    answer = run_question(repo, None, "why does the test test_half fail?")
    assert answer.ruling.outcome is Outcome.ANSWERED
    assert "ZeroDivisionError" in answer.text
    assert "calc.py:2" in answer.text
    assert "“first”" in answer.text
    assert {(one.path, one.lines.first) for one in answer.citations} >= {
        ("calc.py", 2),
        ("tests/test_half.py", 5),
    }


def test_a_passing_test_has_no_failure_to_tell(tmp_path: Path) -> None:
    answer = run_question(tmp_path, FILES, "why does the test test_two fail?")
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert "false_premise" in reasons(answer)


def test_failing_tests_are_listed_by_name(tmp_path: Path) -> None:
    answer = run_question(tmp_path, FILES, "which tests fail?")
    names = [cited.value for cited in answer.values]
    assert [one.name.rpartition("::")[2] for one in names if isinstance(one, NameValue)] == [
        "test_half"
    ]
