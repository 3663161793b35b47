"""How a run of CI is told: one sentence with everything that says which run it was, and its value.

Counts are of jobs; a run whose jobs nobody listed counts as one thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.ci.port import Job, Outlook, Run
from probant.vocabulary.value import Observation, RunValue, TextValue

N_NAMED = 5
SHORT_SHA = 9


def value_of(run: Run, jobs: Sequence[Job] | None) -> RunValue:
    """The run as numbers. Jobs that were stopped count as skipped: they prove nothing."""
    is_failed = run.state.outlook is Outlook.FAILED
    if jobs is None:
        return RunValue(run.name, int(not is_failed), int(is_failed), 0, int(is_failed))
    n_passed, n_failed = _count(jobs, Outlook.PASSED), _count(jobs, Outlook.FAILED)
    return RunValue(run.name, n_passed, n_failed, len(jobs) - n_passed - n_failed, int(is_failed))


def told(run: Run, jobs: Sequence[Job] | None = None) -> Observation:
    """A run as it ended. One that did not pass or fail has no value but its sentence."""
    sentence = sentence_of(run, jobs)
    if run.state.outlook in (Outlook.PASSED, Outlook.FAILED):
        return Observation(value_of(run, jobs), (), sentence)
    return Observation(TextValue(sentence), (), sentence)


def sentence_of(run: Run, jobs: Sequence[Job] | None = None) -> str:
    where = [
        run.path.rpartition("/")[2],
        f"{run.event} on {run.branch}" if run.branch else run.event,
    ]
    where += [f"commit {run.sha[:SHORT_SHA]}", run.started[:10]]
    which = f"run #{run.number}" + (f", attempt {run.attempt}," if run.attempt > 1 else "")
    is_over = run.state.outlook is not Outlook.RUNNING
    ending = f"ended with {run.state.word}" if is_over else f"is still {run.state.word}"
    about = ", ".join(part for part in where if part)
    return f"{which} of {run.name} ({about}) {ending}{_of_jobs(jobs)}"


def job_words(job: Job) -> str:
    step = job.failed_step
    return f"job {job.name} failed" + (f" in step {step.number}, {step.name}" if step else "")


def _of_jobs(jobs: Sequence[Job] | None) -> str:
    if not jobs:
        return ""
    counts = [f"{n} {outlook.value}" for outlook in Outlook if (n := _count(jobs, outlook))]
    failed = [job.name for job in jobs if job.state.outlook is Outlook.FAILED]
    more = " and more" if len(failed) > N_NAMED else ""
    named = f", namely {', '.join(failed[:N_NAMED])}{more}" if failed else ""
    return f"; of {len(jobs)} job{'s' if len(jobs) != 1 else ''} {', '.join(counts)}{named}"


def _count(jobs: Sequence[Job], outlook: Outlook) -> int:
    return sum(job.state.outlook is outlook for job in jobs)
