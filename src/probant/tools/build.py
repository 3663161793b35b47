"""Whether it builds: the projects of the snapshot built in the sandbox, each by its own kit."""

from __future__ import annotations

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, NoRun
from probant.tools.base import EntryMaker
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_entries import Graded, entry_of
from probant.tools.run_grades import grade_build, value_of_build
from probant.tools.run_projects import projects_for
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Signal
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import Observation


class Build:
    """Builds one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._workshop = box.workshop
        self._make = EntryMaker(box.tree, "build", Signal.EXECUTION)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = next((t.text for t in step.targets if t.kind is TargetKind.BUILD_TARGET), "")
        graded: list[Graded] = []
        not_run: list[NoRun] = []
        for project in projects_for(self._tree):
            run = self._build(project, target)
            if isinstance(run, NoRun):
                not_run.append(run)
            else:
                graded.append(_graded(run, project, target))
        if not graded and not not_run:
            not_run.append(NoRun(ReasonCode.TOOL_MISSING, "no project that could be built"))
        return (entry_of(self._make, step, graded, not_run),)

    def _build(self, project: Project, target: str) -> BuildRun | NoRun:
        kit = kit_of(project.ecosystem)
        if kit is None:
            note = f"{project.where}: {project.ecosystem.value} projects cannot be built here"
            return NoRun(ReasonCode.TOOL_MISSING, note)
        if self._workshop is None:
            return NoRun(ReasonCode.NOT_PERMITTED, "nothing can be run here")
        site = self._workshop.site(project.folder)
        return site if isinstance(site, NoRun) else kit.build(site, target)


def _graded(run: BuildRun, project: Project, target: str) -> Graded:
    what = target or project.where
    done = f"{run.command} in {project.where} ended with exit code {run.exit_code}"
    made = f" and did {run.n_done} pieces of work" if run.exit_code == 0 else ""
    statement = "; ".join([done + made, *([run.note] if run.note else []), *run.doubts])
    seen = Observation(value_of_build(run, what), (), statement)
    return Graded(grade=grade_build(run), seen=seen, n_counted=run.n_done)
