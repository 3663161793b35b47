"""Whether it still builds: both sides of a change built, the entry speaks of the side after it."""

from __future__ import annotations

from collections.abc import Iterator

from probant.runs.port import BuildRun, NoRun
from probant.tools.base import EntryMaker
from probant.tools.change_meant import no_change, sides_for
from probant.tools.change_proposal import Sides
from probant.tools.change_runs import Which, run_builds, which
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_grades import grade_build, value_of_build
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.value import Observation

Builds = list[tuple[Project, BuildRun | NoRun]]


class ChangeBuild:
    """Builds before and after one change."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        sides = sides_for(self._box, step)
        if sides is None:
            return (nothing_to_run(self._box, step, "change_build"),)
        return (self._compared(step, sides),)

    def _compared(self, step: Step, sides: Sides) -> EvidenceEntry:
        make = EntryMaker(sides.after.tree, "change_build", Signal.EXECUTION)
        after = run_builds(sides.after)
        ran = [(project, run) for project, run in after if isinstance(run, BuildRun)]
        not_run = [run for _, run in after if isinstance(run, NoRun)]
        if not ran:
            first = not_run[0] if not_run else _NOTHING
            return make.could_not_look(step, first.reason, first.note)
        before = run_builds(sides.before)
        known = {which(project): run for project, run in before if isinstance(run, BuildRun)}
        broken = [one for one in ran if one[1].exit_code]
        against = [one for one in broken if _was_built(known.get(which(one[0])))]
        grades = [grade_build(run) for project, run in ran]
        quality = min(grade.quality for grade in grades)
        reasons = [reason for grade in grades for reason in grade.reasons]
        reasons += [run.reason for run in not_run]
        if len(broken) > len(against):
            reasons.append(ReasonCode.FAILED_BEFORE)
        quality = min(quality, Quality.MODERATE) if not_run else quality
        seen = tuple(_told(before, after, apart_from={which(project) for project, _ in against}))
        shown = seen if quality >= Quality.MODERATE or against else ()
        entry = make.observed(
            step,
            max(quality, Quality.WEAK),
            shown,
            n_matches=len(ran),
            reasons=tuple(dict.fromkeys(reasons)),
            note="; ".join(one.statement for one in seen),
        )
        return replace(entry, against=tuple(_broke(project, run) for project, run in against))


_NOTHING = NoRun(ReasonCode.NO_MANIFEST, "no project that could be built")


def nothing_to_run(box: Toolbox, step: Step, tool: str) -> EvidenceEntry:
    """There is no change, which is no trouble of running anything."""
    make = EntryMaker(box.tree, tool, Signal.EXECUTION)
    note = no_change(box)
    return make.absent(step, complete=False, reasons=(ReasonCode.NO_CHANGE_SUPPLIED,), note=note)


def _was_built(run: BuildRun | None) -> bool:
    return run is not None and run.exit_code == 0


def _told(before: Builds, after: Builds, *, apart_from: set[Which]) -> Iterator[Observation]:
    for when, builds in (("before", before), ("after", after)):
        for project, run in builds:
            if isinstance(run, NoRun) or (when == "after" and which(project) in apart_from):
                continue
            target = f"{project.where} {when} the change"
            done = "builds" if run.exit_code == 0 else f"does not build (exit code {run.exit_code})"
            done = "has nothing to build" if run.exit_code == 0 and not run.n_done else done
            statement = f"{when} the change {project.where} {done} with {run.command}"
            yield Observation(value_of_build(run, target), (), "; ".join([statement, *run.doubts]))


def _broke(project: Project, run: BuildRun) -> Observation:
    target = f"{project.where} after the change"
    statement = (
        f"{project.where} does not build after the change: {run.command} ended with exit code"
        f" {run.exit_code}, before it with 0"
    )
    return Observation(value_of_build(run, target), (), statement)
