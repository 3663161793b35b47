"""Whether tests pass: run in the sandbox by the projects' own kits, counted one by one.

Which tests are meant is run_targets.py's matter, what a failure says that of failures.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from probant.runs.kits import kit_of
from probant.runs.port import Case, CaseResult, NoRun, TestRun, Wanted, WantedTest
from probant.runs.supervised import tested
from probant.tools.base import EntryMaker
from probant.tools.complaints import Complaint, complaints_in
from probant.tools.failures import Failures
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_entries import NOTHING_LEFT, Graded, Left, entry_of, manifest_of, tree_place
from probant.tools.run_grades import Grade, grade_tests, value_of_tests
from probant.tools.run_projects import below, beside, projects_for
from probant.tools.run_targets import Meant, meant_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import NameValue, Observation

N_NAMED = 5
"""How many failing tests the statement of a run spells out."""


class Ran(Record):
    """One project's tests, run as often as was asked for."""

    project: Project
    wanted: Wanted
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
        if ran and meant.wanted.tests and not any(run.cases for one in ran for run in one.runs):
            return (self._not_there(step, meant, ran),)
        if step.relation is Relation.FAILURE:
            return (Failures(self._box, self._make).entry(step, _runs(ran), not_run),)
        if step.facet is Facet.FAILING:
            return (self._failing(step, ran, not_run),)
        graded = [_graded(one, meant, self._complaints(one)) for one in ran]
        left = self._left(ran)
        return (entry_of(self._make, step, graded, not_run, meant.reasons, left),)

    def _left(self, ran: Sequence[Ran]) -> Left:
        """Where all tests were asked about: what of the tree was not run."""
        if not ran or not all(one.wanted.is_everything for one in ran):
            return NOTHING_LEFT
        chosen = [one.project for one in ran]
        paths = {case.path for run in _runs(ran) for case in run.cases}
        tree = self._box.tree
        return Left(beside=beside(tree, chosen), below=below(tree, chosen, paths))

    def _run(self, wanted: Wanted) -> tuple[list[Ran], list[NoRun]]:
        ran: list[Ran] = []
        not_run: list[NoRun] = []
        for project, own in self._projects(wanted):
            runs = self._repeated(project, own)
            if isinstance(runs, NoRun):
                not_run.append(runs)
            else:
                ran.append(_only_wanted(Ran(project, own, runs)))
        if not ran and not not_run:
            note = "there is no manifest that says how this is tested"
            not_run.append(NoRun(ReasonCode.NO_MANIFEST, note))
        return ran, not_run

    def _projects(self, wanted: Wanted) -> list[tuple[Project, Wanted]]:
        """Each project with what is wanted of it: a test belongs to the project around its file."""
        if wanted.is_everything:
            return [(project, wanted) for project in projects_for(self._box.tree)]
        found: dict[Project, Wanted] = {}
        for test in wanted.tests:
            for project in projects_for(self._box.tree, test.path):
                own = found.get(project, Wanted())
                found[project] = replace(own, tests=(*own.tests, test))
        for path in wanted.paths:
            for project in projects_for(self._box.tree, path):
                own = found.get(project, Wanted())
                found[project] = replace(own, paths=(*own.paths, path))
        return list(found.items())

    def _repeated(self, project: Project, wanted: Wanted) -> tuple[TestRun, ...] | NoRun:
        kit, workshop = kit_of(project.ecosystem), self._box.workshop
        if kit is None or workshop is None:
            note = f"{project.where}: {project.ecosystem.value} projects cannot be tested here"
            return NoRun(ReasonCode.TOOL_MISSING, note)
        runs: list[TestRun] = []
        for _ in range(workshop.permission.repeat):
            site = workshop.site(project.folder)
            run = site if isinstance(site, NoRun) else tested(kit, site, wanted)
            if isinstance(run, NoRun):
                return run
            runs.append(run)
        return tuple(runs)

    def _not_there(self, step: Step, meant: Meant, ran: Sequence[Ran]) -> EvidenceEntry:
        """The runner came to its end and told of no test of that name."""
        commands = ", ".join(dict.fromkeys(one.worst.command for one in ran))
        note = f"{commands} ran no test called {meant.said}"
        if not meant.places:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,), note=note
            )
        at = f"{meant.places[0].path}:{meant.places[0].lines.first}"
        why = (
            "the project's settings or code may deselect it, skip its file or leave it out"
            if meant.is_known
            else "the runner does not take it for a test"
        )
        return self._make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.NO_TESTS_RAN,),
            note=f"{meant.said} stands at {at}, and {commands} did not run it: {why}",
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
        left = self._left(ran).told
        told = [*(one.seen.statement for one in graded), *(one.note for one in not_run), left]
        note = "; ".join(filter(None, told))
        is_whole = not not_run and all(
            run.is_whole and run.is_counted and not run.doubts and _has_run(run)
            for run in _runs(ran)
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


def _has_run(run: TestRun) -> bool:
    return any(case.result is not CaseResult.SKIPPED for case in run.cases)


def _has_failed(case: Case) -> bool:
    return case.result is CaseResult.FAILED


def _only_wanted(ran: Ran) -> Ran:
    """Without tests nobody asked about: a filter of a runner may let others through."""
    if not ran.wanted.tests:
        return ran
    return replace(ran, runs=tuple(
        replace(run, cases=tuple(
            case for case in run.cases if any(_is_it(case, test) for test in ran.wanted.tests)
        ))
        for run in ran.runs
    ))  # fmt: skip


def _is_it(case: Case, test: WantedTest) -> bool:
    return (
        _is_called(case.name, test.name)
        and (not test.path or not case.path or case.path == test.path)
        and _is_owned(case.name, test)
    )


def _is_owned(full: str, test: WantedTest) -> bool:
    """Whether a name that tells more than the test's own tells its owner."""
    owner = re.split(r"\W+", test.owner)[-1]
    parts = re.split(r"\W+", full.partition("[")[0])
    has_more = len(parts) > len(re.split(r"\W+", test.name.partition("[")[0]))
    return not owner or not has_more or owner in parts


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
_WITHIN = ("/", " > ", " › ", "::")
"""What stands between a test and a part of it."""


def _not_run(ran: Ran) -> list[str]:
    """Tests that were wanted and of which the run does not tell."""
    cases = ran.worst.cases
    return [test.name for test in ran.wanted.tests if not any(_is_it(case, test) for case in cases)]


def _grade(ran: Ran, meant: Meant, flaky: Sequence[str]) -> Grade:
    """The grade of the worst run, lowered by what it was not about."""
    run = ran.worst
    if flaky:
        return Grade(quality=Quality.MODERATE, reasons=(ReasonCode.CONTRADICTION,))
    if not run.is_counted and not meant.wanted.is_everything:
        return Grade(quality=Quality.WEAK, reasons=(ReasonCode.NOT_COUNTED,))
    grade = grade_tests(run)
    if grade.is_no:
        return grade
    if _not_run(ran):
        reasons = (*grade.reasons, ReasonCode.NOT_COUNTED)
        return Grade(quality=min(grade.quality, Quality.MODERATE), reasons=reasons)
    if not meant.is_all and meant.is_known:
        return replace(grade, quality=min(grade.quality, Quality.MODERATE))
    return grade


def _graded(ran: Ran, meant: Meant, complaints: Sequence[Complaint] = ()) -> Graded:
    run = ran.worst
    target = meant.said or ran.project.where
    value = value_of_tests(run, target)
    flaky = _flaky(ran.runs)
    named = tuple(one.place for one in complaints if one.place is not None)
    places = named or meant.places[:N_NAMED] or manifest_of(ran.project)
    statement = "; ".join([_told(ran, target, flaky), *(one.text for one in complaints[:1])])
    return Graded(
        grade=_grade(ran, meant, flaky),
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
    lost = _not_run(ran)
    if lost and run.is_counted:
        told.append(f"not run: {', '.join(lost[:N_NAMED])}")
    if run.note:
        told.append(run.note)
    if run.lacking and (failing or run.exit_code):
        told.append(f"the run did not have {', '.join(run.lacking[:N_NAMED])}")
    if flaky:
        told.append(f"not the same in every run: {', '.join(flaky[:N_NAMED])}")
    return "; ".join([*told, *run.doubts])


def _flaky(runs: Sequence[TestRun]) -> list[str]:
    """Tests, or whole runs, that did not come out the same each time."""
    if len(runs) < 2:
        return []
    results = [{case.name: case.result for case in run.cases} for run in runs]
    names = {name for one in results for name in one}
    unlike = sorted(name for name in names if len({one.get(name) for one in results}) > 1)
    codes = {run.exit_code for run in runs}
    return unlike or (["the exit code"] if len(codes) > 1 else [])
