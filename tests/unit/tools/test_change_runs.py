"""Tests of both sides of a change, compared one by one."""

from __future__ import annotations

import pytest

from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.tools.change_runs import Ran, Side, compare
from probant.tools.change_test import _against, _grade
from probant.tools.projects.records import Project
from probant.vocabulary.evidence import Quality
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace

LETTERS = {"p": CaseResult.PASSED, "f": CaseResult.FAILED, "s": CaseResult.SKIPPED}


def side(*runs: str, exit_code: int | None = None, is_counted: bool = True) -> Side:
    """One side; each run as `a=p b=f`: names with what became of them."""
    tests = []
    for run in runs:
        cases = tuple(
            Case(name=name, path="t.py", result=LETTERS[letter])
            for name, letter in (word.split("=") for word in run.split())
        )
        code = int("=f" in run) if exit_code is None else exit_code
        tests.append(TestRun(command="pytest", cases=cases, exit_code=code, is_whole=True,
                             is_counted=is_counted))  # fmt: skip
    return Side(ran=(Ran(project=project(), tests=tuple(tests)),), not_run=())


def project(ecosystem: Ecosystem = Ecosystem.PYTHON) -> Project:
    return Project(ecosystem=ecosystem, folder="", languages=())


NOT_RUN = Side(ran=(), not_run=(NoRun(ReasonCode.TIMEOUT, "too slow"),))


def judged(before: Side, after: Side) -> tuple[Quality, list[ReasonCode], list[str]]:
    compared = compare(before, after)
    against = [one.statement for one in _against(compared, before, after)]
    grade = _grade(compared, before, after, is_no=bool(against), rewritten=False)
    return grade.quality, list(grade.reasons), against


def test_all_pass_on_both_sides_is_strong() -> None:
    assert judged(side("a=p b=p"), side("a=p b=p c=p")) == (Quality.STRONG, [], [])


def test_a_test_that_fails_now_is_named() -> None:
    _, _, against = judged(side("a=p b=p"), side("a=p b=f"))
    assert against == ["the test t.py::b passed before the change and now fails"]


def test_a_new_test_that_fails_is_named() -> None:
    _, _, against = judged(side("a=p"), side("a=p n=f m=f"))
    assert against == ["the tests t.py::n, t.py::m did not run before the change and now fail"]


def test_what_failed_before_is_not_the_changes_fault() -> None:
    quality, reasons, against = judged(side("a=p b=f"), side("a=p b=f"))
    assert (quality, reasons, against) == (Quality.MODERATE, [ReasonCode.FAILED_BEFORE], [])


@pytest.mark.parametrize("before", ["t.py=f", "compiling=f"])
def test_what_could_not_be_collected_before_is_not_the_changes_fault(before: str) -> None:
    quality, reasons, against = judged(side(before), side("a=p b=f"))
    assert (quality, reasons, against) == (Quality.MODERATE, [ReasonCode.FAILED_BEFORE], [])


def test_a_new_test_that_fails_beside_one_that_failed_is_named() -> None:
    _, _, against = judged(side("a=f"), side("a=f n=f"))
    assert against == ["the test t.py::n did not run before the change and now fails"]


def test_two_kinds_of_project_in_one_folder_are_two_projects() -> None:
    def both(python: str, node: str) -> Side:
        kinds = ((python, Ecosystem.PYTHON), (node, Ecosystem.NPM))
        rows = [replace(side(runs).ran[0], project=project(kind)) for runs, kind in kinds]
        return Side(ran=tuple(rows), not_run=())

    before, after = both("a=f", "a=p"), both("a=f", "a=p")
    assert judged(before, after) == (Quality.MODERATE, [ReasonCode.FAILED_BEFORE], [])
    assert compare(before, after).flaky == ()


def test_what_failed_before_does_not_hide_a_regression() -> None:
    _, reasons, against = judged(side("a=p b=f"), side("a=f b=f"))
    assert ReasonCode.FAILED_BEFORE in reasons
    assert against == ["the test t.py::a passed before the change and now fails"]


def test_a_repaired_test_is_fine() -> None:
    before, after = side("a=p b=f"), side("a=p b=p")
    assert judged(before, after) == (Quality.STRONG, [], [])
    assert [name for _, _, name in compare(before, after).fixed] == ["b"]


@pytest.mark.parametrize("after", ["a=p", "a=p b=s"])
def test_a_test_that_is_gone_or_skipped_leaves_a_doubt(after: str) -> None:
    quality, reasons, against = judged(side("a=p b=p"), side(after))
    assert (quality, reasons, against) == (Quality.MODERATE, [ReasonCode.TESTS_GONE], [])


def test_a_flaky_test_is_a_contradiction_and_no_regression() -> None:
    quality, reasons, against = judged(side("a=p b=p", "a=p b=p"), side("a=p b=f", "a=p b=p"))
    assert (quality, against) == (Quality.MODERATE, [])
    assert ReasonCode.CONTRADICTION in reasons


def test_parameters_told_in_another_order_are_the_same_tests() -> None:
    before, after = side("a[x-1]=p a[y-2]=p b=p"), side("a[y-1]=p a[x-2]=p b=p")
    assert judged(before, after) == (Quality.STRONG, [], [])


def test_a_parameter_that_fails_now_is_a_regression_all_the_same() -> None:
    _, _, against = judged(side("a[x]=p a[y]=p"), side("a[x]=p a[z]=f"))
    assert against == ["the test t.py::a[z] did not run before the change and now fails"]


def test_no_tests_is_weak() -> None:
    quality, reasons, _ = judged(side(""), side(""))
    assert (quality, reasons) == (Quality.WEAK, [ReasonCode.NO_TESTS_RAN])


def test_what_could_not_run_before_leaves_a_doubt_and_no_proof() -> None:
    assert judged(NOT_RUN, side("a=p")) == (Quality.MODERATE, [ReasonCode.TIMEOUT], [])
    assert judged(NOT_RUN, side("a=f"))[2] == []


def test_only_an_exit_code_that_changes_is_a_proof() -> None:
    before, after = (side("", exit_code=code, is_counted=False) for code in (0, 2))
    assert "ended with exit code 2" in judged(before, after)[2][0]
    assert judged(after, after)[2] == []
    assert ReasonCode.FAILED_BEFORE in judged(after, after)[1]
