"""What CI says of this commit: runs of its workflows, their jobs, and the log of what failed.

Confirm only if: the run is of the snapshot's commit, it is over, and it ended well or badly by
itself. Lists of runs and of jobs are one observation, the log of a job is another.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.ci.port import Job, NoAnswer, Outlook, Run
from probant.ci.service import CiService, Found
from probant.tools.base import EntryMaker
from probant.tools.ci_failures import CiFailures
from probant.tools.ci_words import SHORT_SHA, job_words, told
from probant.tools.projects.workflows import Workflow
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import Observation, TextValue

N_RUNS = 10
"""How many runs are asked for their jobs."""

N_JOBS_TOLD = 3
N_LOGS = 3
"""How many runs are held against their logs; more of them stay what the lists say."""

DECIDED = (Outlook.PASSED, Outlook.FAILED)
SERVICES_OWN = "dynamic"
"""The event of runs the service starts for itself, such as updates of dependencies."""


class Seen(Record, kw_only=True):
    """One run, and its jobs where they could be had."""

    run: Run
    jobs: tuple[Job, ...] | None

    @property
    def outlook(self) -> Outlook:
        return self.run.state.outlook

    @property
    def failed(self) -> tuple[Job, ...]:
        return tuple(job for job in self.jobs or () if job.state.outlook is Outlook.FAILED)

    @property
    def telling(self) -> Job | None:
        """The job whose log is read to bear the run out."""
        return next((job for job in self.jobs or () if job.state.outlook is self.outlook), None)

    @property
    def agrees(self) -> bool:
        """Whether the jobs by themselves say how the run ended."""
        if self.jobs is None:
            return False
        if self.outlook is Outlook.FAILED:
            return bool(self.failed)
        ended = {job.state.outlook for job in self.jobs}
        return Outlook.PASSED in ended and ended <= {Outlook.PASSED, Outlook.SKIPPED}


class CiRuns:
    """Asks about one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._ci = box.ci() if box.ci is not None else None
        self._make = EntryMaker(box.tree, "ci_runs", Signal.REMOTE)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if self._ci is None:
            note = "no CI service can be asked here"
            return (self._make.could_not_look(step, ReasonCode.NOT_PERMITTED, note),)
        branch = next((t.text for t in step.targets if t.kind is TargetKind.COMMIT), "")
        found = self._ci.runs(branch)
        if isinstance(found, NoAnswer):
            return (self._refused(step, found),)
        if not found.runs:
            note = _nothing(self._box, found, branch)
            return (self._make.observed(step, Quality.WEAK, note=note),)
        name = next((t.text for t in step.targets if t.kind is TargetKind.WORKFLOW), "")
        chosen = choose(found, name)
        if not chosen:
            known = ", ".join(sorted({run.name for run in found.runs})[:N_RUNS])
            note = f"no run of a workflow called {name}; there are runs of {known}"
            reasons = (ReasonCode.OTHER_TARGET,)
            return (self._make.observed(step, Quality.MODERATE, reasons=reasons, note=note,
                                        n_matches=len(found.runs), n_exact=0),)  # fmt: skip
        seen = [self._seen(found, run, n) for n, run in enumerate(chosen)]
        return self._entries(step, found, seen)

    def _refused(self, step: Step, why: NoAnswer) -> EvidenceEntry:
        if why.reason is ReasonCode.TOOL_FAILED:
            return self._make.failed(step, why.note)
        return self._make.could_not_look(step, why.reason, why.note)

    def _seen(self, found: Found, run: Run, number: int) -> Seen:
        if self._ci is None or number >= N_RUNS:
            return Seen(run=run, jobs=None)
        jobs = self._ci.jobs(found, run)
        return Seen(run=run, jobs=None if isinstance(jobs, NoAnswer) else jobs)

    def _entries(self, step: Step, found: Found, seen: Sequence[Seen]) -> tuple[EvidenceEntry, ...]:
        """What the lists say; and, where logs were read, what they say."""
        failed = [one for one in seen if one.outlook is Outlook.FAILED]
        if step.relation is Relation.FAILURE and not failed:
            return (self._no_failure(step, found, seen),)
        subject = failed if step.relation is Relation.FAILURE else seen
        listed = self._listed(step, found, subject)
        decided = [one for one in subject if one.outlook in DECIDED]
        if not decided or not all(one.agrees for one in decided):
            return (listed,)
        if step.relation is Relation.FAILURE and self._ci is not None:
            return (listed, self._why(found, listed, failed, self._ci))
        if not self._is_borne_out(found, failed or decided):
            return (listed,)
        note = "the log of the run says the same"
        return (listed, replace(listed, signal=Signal.EXECUTION, note=note))

    def _no_failure(self, step: Step, found: Found, seen: Sequence[Seen]) -> EvidenceEntry:
        note = "; ".join(told(one.run, one.jobs).statement for one in seen)
        is_open = any(one.outlook in (Outlook.RUNNING, Outlook.STOPPED) for one in seen)
        reason = ReasonCode.NOT_TOLD if is_open else ReasonCode.FALSE_PREMISE
        reasons = (reason,) if found.is_asked else (reason, ReasonCode.OTHER_TARGET)
        return self._make.absent(step, complete=False, reasons=reasons, note=note)

    def _listed(self, step: Step, found: Found, seen: Sequence[Seen]) -> EvidenceEntry:
        """The runs themselves, graded."""
        quality, reasons = grade(found, seen)
        is_no = step.polar and quality is Quality.STRONG and _has_failed(seen)
        if is_no:  # that some of it passed is only a part of what was asked
            quality = Quality.MODERATE
        told_runs = self._told(seen)
        against = tuple(
            words
            for one, words in zip(seen, told_runs, strict=True)
            if is_no and one.outlook is Outlook.FAILED
        )
        shown = tuple(words for words in told_runs if words not in against)
        if is_no and not shown:
            entry = self._make.absent(step, complete=True, note=self._note(found, seen))
            return replace(entry, against=against, sources=_sources(found, seen))
        if not step.polar:
            shown = (*shown, *_failed_jobs(step, seen))
        entry = self._make.observed(
            step,
            quality,
            shown,
            n_matches=len(found.runs),
            n_exact=len(seen),
            reasons=reasons,
            note=self._note(found, seen),
        )
        return replace(entry, against=against, sources=_sources(found, seen))

    def _is_borne_out(self, found: Found, seen: Sequence[Seen]) -> bool:
        """Whether a log of every one of these runs was read and says how the run ended."""
        if self._ci is None or len(seen) > N_LOGS:
            return False
        teller = CiFailures(self._box, self._make, self._ci)
        return all(
            one.telling is not None and teller.is_borne_out(found, one.run, one.telling)
            for one in seen
        )

    def _why(
        self, found: Found, listed: EvidenceEntry, failed: Sequence[Seen], ci: CiService
    ) -> EvidenceEntry:
        """What the logs of failed jobs say; without them, what the lists say of their steps."""
        teller = CiFailures(self._box, self._make, ci)
        jobs = [(one.run, job) for one in failed for job in one.failed]
        said = [teller.of_job(found, run, job) for run, job in jobs[:N_JOBS_TOLD]]
        missing = [one.missing for one in said if one.missing is not None]
        more = len(jobs) - N_JOBS_TOLD
        notes = [*dict.fromkeys(one.note for one in missing)]
        notes += [f"{more} more jobs failed"] if more > 0 else []
        shown = tuple(one for each in said for one in each.seen)
        is_borne_out = all(one.is_borne_out for one in said)
        return replace(
            listed,
            signal=Signal.EXECUTION if is_borne_out else Signal.REMOTE,
            observations=(*listed.observations, *shown),
            sources=(*listed.sources, *sorted({p.path for one in shown for p in one.places})),
            complete=not missing,
            reasons=tuple(dict.fromkeys([*listed.reasons, *(one.reason for one in missing)])),
            note="; ".join(notes) or "the log of the run says the same",
        )

    def _note(self, found: Found, seen: Sequence[Seen]) -> str:
        commit = self._box.tree.snapshot.commit or ""
        parts = [f"{len(found.runs)} runs in {found.repository.slug}"]
        if not found.is_asked:
            theirs = seen[0].run.sha[:SHORT_SHA]
            parts.append(f"none of commit {commit[:SHORT_SHA]}, the newest is of {theirs}")
        return "; ".join(parts)

    def _told(self, seen: Sequence[Seen]) -> list[Observation]:
        """The runs in words; of a tree that was edited, what they do not speak of."""
        runs = [told(one.run, one.jobs) for one in seen]
        if self._box.tree.snapshot.dirty:
            limit = "changes that are not committed were not part of it"
            runs[0] = replace(runs[0], statement=f"{runs[0].statement}; {limit}")
        return runs


def choose(found: Found, name: str) -> tuple[Run, ...]:
    """The newest run of each workflow and event of one commit, of the named workflow if any."""
    runs = [run for run in found.runs if not name or _is_called(run, name)]
    if not name:
        runs = [run for run in runs if run.event != SERVICES_OWN] or runs
    newest = runs[0].sha if runs else ""
    by_workflow: dict[tuple[object, str], Run] = {}
    for run in runs:
        if run.sha == newest:
            by_workflow.setdefault((run.workflow or run.name, run.event), run)
    return tuple(by_workflow.values())


def grade(found: Found, seen: Sequence[Seen]) -> tuple[Quality, tuple[ReasonCode, ...]]:
    """Runs of this commit that passed or failed: strong. Of another, or not over: moderate."""
    if not found.is_asked:
        return Quality.MODERATE, (ReasonCode.OTHER_TARGET,)
    if _has_failed(seen):
        return Quality.STRONG, ()
    if any(one.outlook in (Outlook.RUNNING, Outlook.STOPPED) for one in seen):
        return Quality.MODERATE, (ReasonCode.NOT_TOLD,)
    if not any(one.outlook is Outlook.PASSED for one in seen):
        return Quality.WEAK, (ReasonCode.NOT_TOLD,)
    if not all(found.is_whole_for(one.run.sha) for one in seen):
        return Quality.MODERATE, (ReasonCode.NOT_TOLD,)
    return Quality.STRONG, ()


def _sources(found: Found, seen: Sequence[Seen]) -> tuple[str, ...]:
    return tuple(found.address_of(one.run) for one in seen)


def _has_failed(seen: Sequence[Seen]) -> bool:
    return any(one.outlook is Outlook.FAILED for one in seen)


def _failed_jobs(step: Step, seen: Sequence[Seen]) -> tuple[Observation, ...]:
    """Which jobs failed, where that is asked and not told with their logs."""
    if step.relation is Relation.FAILURE:
        return ()
    return tuple(
        Observation(TextValue(job.name), (), job_words(job)) for one in seen for job in one.failed
    )


def _is_called(run: Run, name: str) -> bool:
    known = Workflow(path=RepoPath(run.path or run.name), title=run.name, triggers=())
    return known.is_called(name)


def _nothing(box: Toolbox, found: Found, named: str) -> str:
    commit = (box.tree.snapshot.commit or "")[:SHORT_SHA]
    where = f"commit {commit}" + (f" or of branch {found.branch}" if found.branch else "")
    return f"{found.repository.slug} has no CI run of {named or where}"
