"""Whether tests pass: run in the sandbox by the projects' own kits, counted one by one.

Which tests are meant is run_targets.py's matter, what a failure says that of failures.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from probant.runs.kits import kit_of
from probant.runs.port import Case, CaseResult, NoRun, TestRun, Wanted
from probant.tools.base import EntryMaker
from probant.tools.complaints import Complaint, complaints_in
from probant.tools.failures import Failures
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_entries import Graded, entry_of, manifest_of, tree_place
from probant.tools.run_grades import Grade, grade_tests, value_of_tests
from probant.tools.run_projects import projects_for
from probant.tools.run_targets import Meant, meant_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import ABOUT_FAILING, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import NameValue, Observation

N_NAMED = 5
"""How many failing tests the statement of a run spells out."""


class Ran(Record):
    """One project's tests, run as often as was asked for."""

    project: Project
    runs: tuple[TestRun, ...]

    @property
    def worst(self) -> TestRun:
        return max(self.runs, key=lambda run: (run.count(CaseResult.FAILED), run.exit_code != 0))


class TestRuns:
    """Tests one snapshot."""

    __test__ = False

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._make = EntryMaker(box.tree, "test_run", Signal.EXECUTION)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        meant = meant_tests(self._box, step)
        if meant.missing:
            return (
                self._make.absent(step, complete=False, reasons=meant.reasons, note=meant.missing),
            )
        ran, not_run = self._run(meant.wanted)
        ran = [_only_wanted(one, meant.wanted) for one in ran]
        if ran and meant.wanted.tests and not any(run.cases for one in ran for run in one.runs):
            return (self._not_there(step, meant, ran),)
        if step.relation is Relation.FAILURE:
            return (Failures(self._box, self._make).entry(step, _runs(ran), not_run),)
        if step.about == ABOUT_FAILING:
            return (self._failing(step, ran, not_run),)
        graded = [_graded(one, meant, self._complaints(one)) for one in ran]
        return (entry_of(self._make, step, graded, not_run, reasons=meant.reasons),)

    def _run(self, wanted: Wanted) -> tuple[list[Ran], list[NoRun]]:
        ran: list[Ran] = []
        not_run: list[NoRun] = []
        path = next(iter(wanted.paths), "") or next((t.path for t in wanted.tests), "")
        for project in projects_for(self._box.tree, path):
            runs = self._repeated(project, wanted)
            if isinstance(runs, NoRun):
                not_run.append(runs)
            else:
                ran.append(Ran(project, runs))
        if not ran and not not_run:
            note = "there is no manifest that says how this is tested"
            not_run.append(NoRun(ReasonCode.TOOL_MISSING, note))
        return ran, not_run

    def _repeated(self, project: Project, wanted: Wanted) -> tuple[TestRun, ...] | NoRun:
        kit, workshop = kit_of(project.ecosystem), self._box.workshop
        if kit is None or workshop is None:
            note = f"{project.where}: {project.ecosystem.value} projects cannot be tested here"
            return NoRun(ReasonCode.TOOL_MISSING, note)
        runs: list[TestRun] = []
        for _ in range(workshop.permission.repeat):
            site = workshop.site(project.folder)
            run = site if isinstance(site, NoRun) else kit.test(site, wanted)
            if isinstance(run, NoRun):
                return run
            runs.append(run)
        return tuple(runs)

    def _not_there(self, step: Step, meant: Meant, ran: Sequence[Ran]) -> EvidenceEntry:
        """The runner came to its end and knew no test of that name."""
        commands = ", ".join(dict.fromkeys(one.worst.command for one in ran))
        note = f"{commands} ran no test called {meant.said}"
        return self._make.absent(
            step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,), note=note
        )

    def _complaints(self, ran: Ran) -> tuple[Complaint, ...]:
        """Of a run that failed before it could tell of single tests."""
        run = ran.worst
        if run.exit_code == 0 or any(_has_failed(case) for case in run.cases):
            return ()
        return complaints_in(run.log, self._box.tree, ran.project.folder)

    def _failing(self, step: Step, ran: Sequence[Ran], not_run: Sequence[NoRun]) -> EvidenceEntry:
        """The failing tests by name; none only where all were run and counted."""
        graded = [_graded(one, Meant(wanted=Wanted())) for one in ran]
        if not graded:
            return entry_of(self._make, step, graded, not_run)
        note = "; ".join([*(one.seen.statement for one in graded), *(one.note for one in not_run)])
        is_whole = not not_run and all(
            one.grade.is_no or one.grade.quality is Quality.STRONG for one in graded
        )
        failed = [case for one in ran for case in one.worst.cases if _has_failed(case)]
        reasons = tuple(dict.fromkeys(r for one in graded for r in one.grade.reasons))
        if not failed:
            return self._make.absent(step, complete=is_whole, reasons=reasons, note=note)
        seen = tuple(self._named(case) for case in failed)
        return self._make.observed(
            step, Quality.STRONG, seen, complete=is_whole, reasons=reasons, note=note
        )

    def _named(self, case: Case) -> Observation:
        place = tree_place(self._box.tree, case.path, case.line)
        path = RepoPath(case.path) if place is not None else None
        value = NameValue(case.name, path, case.line if path else None)
        return Observation(value, (place,) if place else (), f"{case.name} fails")


def _runs(ran: Iterable[Ran]) -> list[TestRun]:
    return [run for one in ran for run in one.runs]


def _has_failed(case: Case) -> bool:
    return case.result is CaseResult.FAILED


def _only_wanted(ran: Ran, wanted: Wanted) -> Ran:
    """Without tests nobody asked about: a filter of a runner may let others through."""
    if not wanted.tests:
        return ran
    return replace(ran, runs=tuple(
        replace(run, cases=tuple(c for c in run.cases if _is_wanted(c, wanted)))
        for run in ran.runs
    ))  # fmt: skip


def _is_wanted(case: Case, wanted: Wanted) -> bool:
    return any(
        _is_called(case.name, test.name)
        and (not test.path or not case.path or case.path == test.path)
        for test in wanted.tests
    )


def _is_called(full: str, name: str) -> bool:
    """Whether a runner's name for a test is this one, or that of a part of it.

    What stands before may be left out; parameters count only if they are told.
    """
    plain = full if "[" in name else full.partition("[")[0]
    marked = f" {plain}"
    return any(marked.endswith(f"{mark}{name}") for mark in _BEFORE) or any(
        f"{mark}{name}{after}" in marked for mark in _BEFORE for after in _WITHIN
    )


_BEFORE = ("::", ".", " ", "/", "#")
_WITHIN = ("/", " > ", " › ")
"""What stands between a test and a part of it."""


def _graded(ran: Ran, meant: Meant, complaints: Sequence[Complaint] = ()) -> Graded:
    run = ran.worst
    target = meant.said or ran.project.where
    value = value_of_tests(run, target)
    grade = grade_tests(run)
    if not meant.is_all and not grade.is_no and meant.wanted.tests and meant.places:
        grade = replace(grade, quality=min(grade.quality, Quality.MODERATE))
    flaky = _flaky(ran.runs)
    if flaky:
        grade = Grade(quality=Quality.MODERATE, reasons=(ReasonCode.CONTRADICTION,))
    named = tuple(one.place for one in complaints if one.place is not None)
    places = named or meant.places[:N_NAMED] or manifest_of(ran.project)
    statement = "; ".join([_told(ran, target, flaky), *(one.text for one in complaints[:1])])
    return Graded(
        grade=grade,
        seen=Observation(value, places, statement),
        n_counted=value.passed + value.failed,
    )


def _told(ran: Ran, target: str, flaky: Sequence[str]) -> str:
    run = ran.worst
    counts = ", ".join(f"{run.count(result)} {result.value}" for result in CaseResult)
    times = f" (worst of {len(ran.runs)} runs)" if len(ran.runs) > 1 else ""
    where = "" if target == "." else f" for {target}"
    if not run.is_counted and run.exit_code:
        counts = "did not get as far as telling of a test"
    told = [f"{run.command}{where}: {counts}, exit code {run.exit_code}{times}"]
    failing = [case.name for case in run.cases if _has_failed(case)]
    if failing:
        more = f" and {len(failing) - N_NAMED} more" if len(failing) > N_NAMED else ""
        told.append(f"failed: {', '.join(failing[:N_NAMED])}{more}")
    if flaky:
        told.append(f"not the same in every run: {', '.join(flaky[:N_NAMED])}")
    return "; ".join([*told, *run.doubts])


def _flaky(runs: Sequence[TestRun]) -> list[str]:
    """Tests, or whole runs, that did not come out the same each time."""
    if len(runs) < 2:
        return []
    results: dict[str, set[CaseResult | None]] = {}
    for name in {case.name for run in runs for case in run.cases}:
        for run in runs:
            found = next((case.result for case in run.cases if case.name == name), None)
            results.setdefault(name, set()).add(found)
    unlike = sorted(name for name, seen in results.items() if len(seen) > 1)
    codes = {run.exit_code for run in runs}
    return unlike or (["the exit code"] if len(codes) > 1 else [])
