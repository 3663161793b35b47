"""Whether it builds: the projects of the snapshot built in the sandbox, each by its own kit.

A build that fails is told with the first lines of the source it complains about.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, NoRun
from probant.runs.supervised import built
from probant.tools.base import EntryMaker
from probant.tools.complaints import Complaint, complaints_in
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_entries import Graded, Left, entry_of, manifest_of
from probant.tools.run_grades import grade_build, value_of_build
from probant.tools.run_projects import BARE, beside, projects_for
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.value import Observation, TextValue


class Built(Record):
    project: Project
    run: BuildRun
    complaints: tuple[Complaint, ...]
    """What a failing build complains about."""


class Build:
    """Builds one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._workshop = box.workshop
        self._make = EntryMaker(box.tree, "build", Signal.EXECUTION)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = next((t.text for t in step.targets if t.kind is TargetKind.BUILD_TARGET), "")
        done: list[Built] = []
        not_run: list[NoRun] = []
        for project in projects_for(self._tree):
            if project == BARE:
                continue  # files that run are not a project that builds
            run = self._build(project, target)
            if isinstance(run, NoRun):
                not_run.append(run)
            else:
                done.append(Built(project, run, self._complaints(run, project)))
        if not done and not not_run:
            note = "there is no manifest that says how this is built"
            not_run.append(NoRun(ReasonCode.NO_MANIFEST, note))
        if step.relation is Relation.FAILURE and done:
            return (self._failure(step, done),)
        graded = [_graded(one, target) for one in done]
        left = Left(beside=beside(self._tree, [one.project for one in done]))
        return (entry_of(self._make, step, graded, not_run, left=left),)

    def _build(self, project: Project, target: str) -> BuildRun | NoRun:
        kit = kit_of(project.ecosystem)
        if kit is None or self._workshop is None:
            note = f"{project.where}: {project.ecosystem.value} projects cannot be built here"
            return NoRun(ReasonCode.TOOL_MISSING, note)
        site = self._workshop.site(project.folder)
        return site if isinstance(site, NoRun) else built(kit, site, target)

    def _complaints(self, run: BuildRun, project: Project) -> tuple[Complaint, ...]:
        return complaints_in(run.log, self._tree, project.folder) if run.exit_code else ()

    def _failure(self, step: Step, built: Sequence[Built]) -> EvidenceEntry:
        """What failing builds complain about; one that does not fail has nothing to tell."""
        failed = [one for one in built if one.run.exit_code]
        note = "; ".join(_told(one) for one in built)
        if not failed:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        seen = [
            Observation(TextValue(complaint.text), (complaint.place,), complaint.text)
            for one in failed
            for complaint in one.complaints
            if complaint.place is not None
        ]
        ends = [Observation(TextValue(_told(one)), (), _told(one)) for one in failed]
        return self._make.observed(step, Quality.STRONG, (*ends, *seen), note=note)


def _graded(built: Built, target: str) -> Graded:
    value = value_of_build(built.run, target or built.project.where)
    named = tuple(one.place for one in built.complaints if one.place is not None)
    places = named or manifest_of(built.project)
    return Graded(
        grade=grade_build(built.run),
        seen=Observation(value, places, _told(built)),
        n_counted=built.run.n_done,
    )


def _told(built: Built) -> str:
    run = built.run
    where = f" in {built.project.folder}" if built.project.folder else ""
    if run.exit_code == 0:
        steps = "1 step" if run.n_done == 1 else f"{run.n_done} steps"
        end = f"built with {steps}" if run.n_done else "had nothing to do"
    else:
        said = f": {built.complaints[0].text}" if built.complaints else ""
        end = f"failed with exit code {run.exit_code}{said}"
    return "; ".join(
        [f"{run.command}{where} {end}", *([run.note] if run.note else []), *run.doubts]
    )
