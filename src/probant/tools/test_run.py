"""Whether tests pass: run in the sandbox by the projects' own kits, counted one by one."""

from __future__ import annotations

from probant.runs.kits import kit_of
from probant.runs.port import CaseResult, NoRun, TestRun, Wanted, WantedTest
from probant.tools.base import EntryMaker
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_entries import Graded, entry_of
from probant.tools.run_grades import grade_tests, value_of_tests
from probant.tools.run_projects import projects_for
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Signal
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import Observation

N_NAMED = 5
"""How many failing tests the statement of a run spells out."""


class TestRuns:
    """Tests one snapshot."""

    __test__ = False

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._workshop = box.workshop
        self._make = EntryMaker(box.tree, "test_run", Signal.EXECUTION)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        wanted = self._wanted(step)
        path = next(iter(wanted.paths), "") or next((t.path for t in wanted.tests), "")
        graded: list[Graded] = []
        not_run: list[NoRun] = []
        for project in projects_for(self._tree, path):
            run = self._test(project, wanted)
            if isinstance(run, NoRun):
                not_run.append(run)
            else:
                graded.append(_graded(run, project, wanted))
        if not graded and not not_run:
            not_run.append(NoRun(ReasonCode.TOOL_MISSING, "no project that could be tested"))
        return (entry_of(self._make, step, graded, not_run),)

    def _wanted(self, step: Step) -> Wanted:
        tests = tuple(
            WantedTest(name=target.text, path=target.within or "")
            for target in step.targets
            if target.kind is TargetKind.TEST
        )
        paths = tuple(t.text for t in step.targets if t.kind is TargetKind.PATH)
        return Wanted(tests=tests, paths=paths)

    def _test(self, project: Project, wanted: Wanted) -> TestRun | NoRun:
        kit = kit_of(project.ecosystem)
        if kit is None:
            note = f"{project.where}: {project.ecosystem.value} projects cannot be tested here"
            return NoRun(ReasonCode.TOOL_MISSING, note)
        if self._workshop is None:
            return NoRun(ReasonCode.NOT_PERMITTED, "nothing can be run here")
        site = self._workshop.site(project.folder)
        return site if isinstance(site, NoRun) else kit.test(site, wanted)


def _graded(run: TestRun, project: Project, wanted: Wanted) -> Graded:
    target = project.where if wanted.is_everything else _named(wanted)
    value = value_of_tests(run, target)
    failing = [case.name for case in run.cases if case.result is CaseResult.FAILED]
    named = ", ".join(failing[:N_NAMED]) + (" and more" if len(failing) > N_NAMED else "")
    told = (
        f"{run.command} in {project.where}: {value.passed} passed, {value.failed} failed, "
        f"{value.skipped} skipped, exit code {run.exit_code}"
    )
    statement = "; ".join([told, *([f"failed: {named}"] if failing else []), *run.doubts])
    n_run = value.passed + value.failed
    return Graded(grade=grade_tests(run), seen=Observation(value, (), statement), n_counted=n_run)


def _named(wanted: Wanted) -> str:
    return ", ".join([*(test.name for test in wanted.tests), *wanted.paths])
