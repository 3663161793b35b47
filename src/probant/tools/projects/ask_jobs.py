"""Questions for the jobs of workflow files: which there are, and the matrix they are run over."""

from __future__ import annotations

from collections.abc import Sequence

from probant.tools.base import EntryMaker
from probant.tools.projects.workflow_jobs import Axis, WrittenJob, jobs_of
from probant.tools.projects.workflows import Workflow, other_systems, workflows
from probant.tools.settings_files.tree import NotUnderstood
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, TextValue
from probant.workspace.snapshot import SourceTree

_CI = frozenset({"ci", "continuous integration", "the ci"})


class Held(Record):
    """One job and the file it stands in."""

    path: RepoPath
    job: WrittenJob


def ask_jobs(step: Step, tree: SourceTree, make: EntryMaker) -> EvidenceEntry:
    known = workflows(tree)
    if not known:
        others = other_systems(tree)
        if others:
            note = f"there are only {', '.join(others)}, whose jobs are not read"
            return make.could_not_look(step, ReasonCode.LANGUAGE_NOT_PARSED, note)
        reasons = (ReasonCode.MISSING_ANCHOR,) if step.targets else ()
        none = "there are no workflows here"
        return make.absent(step, complete=False, reasons=reasons, note=none)
    held, troubles = _read(tree, known)
    chosen = _chosen(step, known, held)
    if chosen is None:
        names = ", ".join([*(one.file for one in known), *(one.job.key for one in held)])
        return make.absent(step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,),
                           note=f"no such workflow or job; there are {names}")  # fmt: skip
    seen = _matrices(chosen) if step.facet is Facet.MATRIX else tuple(_told(one) for one in chosen)
    unread = "; ".join(troubles) or None
    if not seen:
        return make.absent(step, complete=not troubles, note=unread,
                           searched=_heads(known, step))  # fmt: skip
    return make.observed(step, Quality.STRONG, seen, complete=not troubles, note=unread)


def _read(tree: SourceTree, known: Sequence[Workflow]) -> tuple[list[Held], list[str]]:
    held: list[Held] = []
    troubles: list[str] = []
    for one in known:
        try:
            held += [Held(one.path, job) for job in jobs_of(tree, one.path)]
        except NotUnderstood as why:
            troubles.append(f"{one.path}: {why}")
    return held, troubles


def _chosen(step: Step, known: Sequence[Workflow], held: Sequence[Held]) -> list[Held] | None:
    """The jobs asked about: all, those of a workflow, or one by its own name."""
    if not step.targets:
        return list(held)
    name = step.targets[0].text
    files = {one.path for one in known if one.is_called(name)}
    if not files and len(known) == 1 and name.lower() in _CI:
        files = {known[0].path}
    if files:
        return [one for one in held if one.path in files]
    return [one for one in held if name in (one.job.key, one.job.title)] or None


def _told(one: Held) -> Observation:
    job = one.job
    title = f", called {job.title}," if job.title != job.key else ""
    waits = [f"waits for {', '.join(job.needs)}"] if job.needs else []
    calls = [f"calls {job.uses}"] if job.uses else []
    over = [f"is run over {', '.join(axis.name for axis in job.axes)}"] if job.axes else []
    more = ", ".join([*waits, *calls, *over]) or f"has {len(job.steps)} steps"
    at = Place(one.path, LineRange(job.line, job.line), job.key)
    return Observation(
        NameValue(job.key, one.path, job.line), (at,), f"{job.key}{title} in {one.path} {more}"
    )


def _matrices(chosen: Sequence[Held]) -> tuple[Observation, ...]:
    return tuple(_axis(one, axis) for one in chosen for axis in one.job.axes)


def _axis(one: Held, axis: Axis) -> Observation:
    values = ", ".join(value or "''" for value in axis.values) if axis.is_known else "computed"
    said = f"{one.job.key}: {axis.name} = {values}"
    at = Place(one.path, LineRange(axis.line, axis.line), axis.name)
    return Observation(TextValue(said), (at,), f"{said} ({one.path}:{axis.line})")


def _heads(known: Sequence[Workflow], step: Step) -> tuple[Place, ...]:
    """What shows that a file was looked at and has none."""
    files = [one for one in known if not step.targets or one.is_called(step.targets[0].text)]
    return tuple(Place(one.path, LineRange(1, 1)) for one in files)
