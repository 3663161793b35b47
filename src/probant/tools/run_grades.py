"""How good the evidence of a run is: exit code and counts of this run, nothing that was printed.

Confirm only if: tests ran, all of them passed, the runner came to its end and said so. What is
graded here becomes an entry in build.py and test_run.py.
"""

from __future__ import annotations

from probant.runs.port import BuildRun, CaseResult, TestRun
from probant.vocabulary.evidence import Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.value import RunValue


class Grade(Record, kw_only=True):
    """`is_no`: the run proves that it does not build or pass."""

    quality: Quality
    is_no: bool = False
    reasons: tuple[ReasonCode, ...] = ()


def grade_tests(run: TestRun) -> Grade:
    """All relevant tests pass and count > 0: strong. Some do: moderate. None ran: weak."""
    n_passed, n_failed = run.count(CaseResult.PASSED), run.count(CaseResult.FAILED)
    if n_failed and run.doubts and run.exit_code == 0:
        return Grade(quality=Quality.MODERATE, reasons=(ReasonCode.CONTRADICTION,))
    if n_failed:
        quality = Quality.MODERATE if n_passed else Quality.NONE
        return _no(run, quality)
    if not run.is_counted:
        if run.exit_code:
            return _no(run, Quality.NONE, ReasonCode.NOT_COUNTED)
        return Grade(quality=Quality.WEAK, reasons=(ReasonCode.NOT_COUNTED,))
    if not n_passed:
        return Grade(quality=Quality.WEAK, reasons=(ReasonCode.NO_TESTS_RAN,))
    if run.doubts or run.exit_code:
        return Grade(quality=Quality.MODERATE, reasons=(ReasonCode.CONTRADICTION,))
    if not run.is_whole:
        return Grade(quality=Quality.MODERATE, reasons=(ReasonCode.NOT_COUNTED,))
    return Grade(quality=Quality.STRONG)


def _no(run: TestRun | BuildRun, quality: Quality, *reasons: ReasonCode) -> Grade:
    """A failure proves the "no", unless it may come from files the run did not have."""
    if run.lacking:
        told = (*reasons, ReasonCode.WINDOW_SKIPPED_FILES)
        return Grade(quality=max(quality, Quality.WEAK), reasons=told)
    return Grade(quality=quality, is_no=True, reasons=reasons)


def grade_build(run: BuildRun) -> Grade:
    """Builds the target: strong. Builds something else: moderate. Had nothing to do: weak."""
    if run.exit_code:
        return _no(run, Quality.NONE)
    if run.doubts:
        return Grade(quality=Quality.WEAK, reasons=(ReasonCode.CONTRADICTION,))
    if not run.covers_target:
        quality = Quality.MODERATE if run.n_done else Quality.WEAK
        return Grade(quality=quality, reasons=(ReasonCode.OTHER_TARGET,))
    if not run.n_done:
        return Grade(quality=Quality.WEAK, reasons=(ReasonCode.NOTHING_BUILT,))
    return Grade(quality=Quality.STRONG)


def value_of_tests(run: TestRun, target: str) -> RunValue:
    return RunValue(
        target,
        run.count(CaseResult.PASSED),
        run.count(CaseResult.FAILED),
        run.count(CaseResult.SKIPPED),
        run.exit_code,
    )


def value_of_build(run: BuildRun, target: str) -> RunValue:
    is_built = run.exit_code == 0 and run.n_done > 0 and run.covers_target
    return RunValue(target, int(is_built), int(run.exit_code != 0), 0, run.exit_code)
