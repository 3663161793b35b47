"""Whether tests still pass: run on both sides of a change, test by test.

The entry speaks of the side after the change. A test that passed and fails now proves a "no"; one
that failed before already is not the change's fault, and one that is gone proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from probant.facts.rows import DefFact
from probant.runs.port import TestRun
from probant.tools.base import EntryMaker
from probant.tools.change_build import nothing_to_run
from probant.tools.change_impact import Touched
from probant.tools.change_meant import sides_for
from probant.tools.change_proposal import Sides
from probant.tools.change_runs import Compared, Key, Ran, Side, compare, run_tests, which
from probant.tools.registry import Toolbox
from probant.tools.run_grades import Grade, grade_tests, value_of_tests
from probant.tools.test_cases import Case as WrittenCase
from probant.tools.test_cases import TestCases
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.value import Observation, TextValue

N_NAMED = 5
"""How many tests one sentence names."""


class ChangeTest:
    """Tests before and after one change."""

    __test__ = False

    def __init__(self, box: Toolbox) -> None:
        self._box = box

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        sides = sides_for(self._box, step)
        if sides is None:
            return (nothing_to_run(self._box, step, "change_test"),)
        return (self._compared(step, sides),)

    def _compared(self, step: Step, sides: Sides) -> EvidenceEntry:
        make = EntryMaker(sides.after.tree, "change_test", Signal.EXECUTION)
        after = run_tests(sides.after)
        if not after.ran:
            first = after.not_run[0]
            return make.could_not_look(step, first.reason, first.note)
        before = run_tests(sides.before)
        compared = compare(before, after)
        against = tuple(_against(compared, before, after))
        rewritten = self._rewritten(sides)
        grade = _grade(compared, before, after, is_no=bool(against), rewritten=bool(rewritten))
        runs = tuple(_runs(before, after))
        sums = (*runs, *_named(compared), *_unbroken(compared, before, grade))
        if rewritten:
            sums = (*sums, _said(f"the change itself rewrites {', '.join(rewritten[:N_NAMED])}"))
        entry = make.observed(
            step,
            max(grade.quality, Quality.WEAK),
            sums if grade.quality >= Quality.MODERATE else (),
            n_matches=len(after.results),
            reasons=grade.reasons,
            note="; ".join(one.statement for one in (*against, *sums)),
        )
        return replace(entry, against=against)

    def _rewritten(self, sides: Sides) -> list[str]:
        """Tests that a change of code takes lines from, or set-ups that it adds: a test that is
        fitted to the change does not tell whether what held before still holds."""
        proposal = self._box.proposal
        touched = proposal().touched(sides) if proposal is not None else ()
        cases = TestCases(sides.before)
        code = [one for one in touched if one.removed or one.changed]
        tests = [one for one in touched if _is_about_tests(one, cases)]
        if all(one in tests for one in code):
            return []  # nothing but tests is changed
        return [one.file.path for one in tests if one.n_deleted or _is_set_up(one.file.path)]


def _is_about_tests(one: Touched, cases: TestCases) -> bool:
    if _is_set_up(one.file.path):
        return True
    held = cases.of(one.file.was_at).cases if one.file.before is not None else ()
    return bool(held) and all(_is_test_like(fact, held) for fact in (*one.removed, *one.changed))


def _is_test_like(fact: DefFact, held: Sequence[WrittenCase]) -> bool:
    """Whether a definition of a file of tests is one, or holds some."""
    return any(
        case.definition.qualified_name == fact.qualified_name
        or case.definition.qualified_name.startswith(f"{fact.qualified_name}.")
        for case in held
    )


def _is_set_up(path: str) -> bool:
    return path.rpartition("/")[2] == "conftest.py"


def _grade(compared: Compared, before: Side, after: Side, *, is_no: bool, rewritten: bool) -> Grade:
    """Strong only if all that ran after passed, and nothing that ran before is missing."""
    grades = [grade_tests(run) for one in after.ran for run in one.tests]
    reasons = [reason for grade in grades for reason in grade.reasons]
    reasons += [one.reason for one in (*before.not_run, *after.not_run)]
    quality = min(grade.quality for grade in grades)
    if any(grade.is_no for grade in grades):
        quality = Quality.MODERATE
    if compared.failed_before or (not is_no and any(_only_failed(one) for one in after.ran)):
        reasons.append(ReasonCode.FAILED_BEFORE)
    if compared.gone:
        reasons.append(ReasonCode.TESTS_GONE)
    if rewritten and not is_no:
        reasons.append(ReasonCode.TESTS_REWRITTEN)
    if compared.flaky:
        reasons.append(ReasonCode.CONTRADICTION)
    if is_no or reasons:
        quality = min(quality, Quality.MODERATE)
    return Grade(quality=quality, is_no=is_no, reasons=tuple(dict.fromkeys(reasons)))


def _only_failed(one: Ran) -> bool:
    """Whether nothing but its exit code says that it failed."""
    return any(run.exit_code and not run.is_counted for run in one.tests)


def _against(compared: Compared, before: Side, after: Side) -> Iterator[Observation]:
    """What proves that the change is not safe."""
    if compared.regressed:
        yield _told(compared.regressed, "passed before the change and now fail|s")
    if compared.new_failing and before.ran:
        yield _told(compared.new_failing, "did not run before the change and now fail|s")
    known = {which(one.project): one for one in before.ran}
    for one in after.ran:
        was = known.get(which(one.project))
        if was is not None and _only_failed(one) and all(run.exit_code == 0 for run in was.tests):
            code = one.tests[-1].exit_code
            told = f"{one.tests[-1].command} in {one.project.where} ended with exit code {code}"
            yield _said(f"{told} after the change and with 0 before it")


def _named(compared: Compared) -> Iterator[Observation]:
    rows = (
        (compared.failed_before, "failed before the change already"),
        (compared.gone, "passed before the change and no longer run|s"),
        (compared.flaky, "passed in one run and failed in another"),
        (compared.fixed, "failed before the change and pass|es now"),
    )
    for tests, what in rows:
        if tests:
            yield _told(tests, what)


def _unbroken(compared: Compared, before: Side, grade: Grade) -> Iterator[Observation]:
    is_whole = not grade.is_no and not before.not_run and not compared.flaky
    if is_whole and before.results and grade.quality >= Quality.MODERATE:
        yield _said("no test fails that passed before the change")


def _runs(before: Side, after: Side) -> Iterator[Observation]:
    for when, side in (("before", before), ("after", after)):
        for one in side.ran:
            yield _ran(one, one.tests[-1], when)


def _ran(one: Ran, run: TestRun, when: str) -> Observation:
    value = value_of_tests(run, f"{one.project.where} {when} the change")
    told = f"{when} the change {run.command} in {one.project.where}: {value.passed} passed, "
    told += f"{value.failed} failed, {value.skipped} skipped"
    return Observation(value, (), "; ".join([told, *run.doubts]))


def _told(keys: Sequence[Key], what: str) -> Observation:
    """Tests by name, and what is said of them; an ending behind `|` is for one alone."""
    names = [
        f"{path}::{name}" if path and not name.startswith(path) else name for _, path, name in keys
    ]
    more = f" and {len(names) - N_NAMED} more" if len(names) > N_NAMED else ""
    front = "the test" if len(names) == 1 else "the tests"
    said = re.sub(r"\|(\w+)", r"\1" if len(names) == 1 else "", what)
    return _said(f"{front} {', '.join(names[:N_NAMED])}{more} {said}")


def _said(text: str) -> Observation:
    return Observation(TextValue(text), (), text)
