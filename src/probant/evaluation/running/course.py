"""The course of a run: which job comes next, and what becomes of its result.

A unit is prepared only when nothing else is left to hand out, so units end early and few are open
at once; of a unit that ended nothing is held but its name. Next: conduct.py begins and ends it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from probant.evaluation.arms.stages import ARMS
from probant.evaluation.grading.codec import result_json
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.coverage import FactCoverage
from probant.evaluation.plain import line_of
from probant.evaluation.questions.codec import set_of
from probant.evaluation.questions.truth import Question
from probant.evaluation.running.coverages import is_kept, write_coverage
from probant.evaluation.running.engines import Engine, Failure, Job
from probant.evaluation.running.folder import Missing, Run, Unit, done_rows, questions_file
from probant.evaluation.running.tasks import Watcher, Work
from probant.evaluation.running.work import (
    OTHER_PROGRAM,
    AnswerTask,
    OtherProgram,
    PrepareTask,
    SubjectSpec,
    SurveyTask,
    answer,
    prepare,
    survey,
)
from probant.evaluation.running.writing import Row, RunWriter
from probant.evaluation.subjects.registry import BASELINES

BATCH = 20
RUN_BATCH = 2
"""Questions about runs take long; fewer of them are lost where something is killed."""

MAX_OPEN_UNITS = 256
"""Some 3 MB of questions each: what the side that hands out the work holds at most."""


@dataclass(slots=True)
class _Open:
    """A unit under way: the order of its questions, and what is still to come."""

    ids: tuple[str, ...] = ()
    n_left: Counter[str] = field(default_factory=Counter)
    """Answers that are missing, by subject."""
    n_jobs: int = 0


class Course:
    """All units of a run, from those nobody has begun to those that ended."""

    def __init__(self, writer: RunWriter, run: Run, work: Work, watcher: Watcher) -> None:
        self._writer, self._run, self._work, self._watcher = writer, run, work, watcher
        self._units = deque(run.meta.units)
        self._n_units_left = Counter(unit.repo for unit in run.meta.units)
        self._open: dict[Unit, _Open] = {}
        self._jobs: deque[Job] = deque()
        self._unmade: dict[Unit, str] = {}
        self._unasked: dict[tuple[Unit, str], str] = {}
        self._unsurveyed: dict[Unit, str] = {}

    def carried_out(self, engine: Engine) -> list[Missing]:
        """Gives back what could not be made, and whom nobody could ask, with the reason."""
        for task, result in engine.stream(self._next_job):
            self._take(task, result)
            held = self._open[task.unit]
            held.n_jobs -= 1
            if not held.n_jobs:
                self._end(task.unit)
        unmade = [
            Missing(unit.repo, unit.arm, self._unmade[unit])
            for unit in self._run.meta.units
            if unit in self._unmade
        ]
        unasked = [
            Missing(unit.repo, unit.arm, f"{subject} could not be asked: {reason}")
            for (unit, subject), reason in sorted(self._unasked.items())
        ]
        return [*unmade, *unasked] + [
            Missing(unit.repo, unit.arm, f"its facts could not be counted: {reason}")
            for unit, reason in sorted(self._unsurveyed.items())
        ]

    def _next_job(self) -> Job | None:
        while not self._jobs and self._units and len(self._open) < MAX_OPEN_UNITS:
            self._begin(self._units.popleft())
        return self._jobs.popleft() if self._jobs else None

    def _begin(self, unit: Unit) -> None:
        self._open[unit] = _Open()
        is_known = questions_file(self._run.root, unit).is_file()
        if not is_known and self._work.published is None:
            self._give(unit, Job(prepare, self._work.prepare_task(unit, self._run.meta)))
            return
        if not is_known and self._work.published is not None:
            self._writer.write_set(unit, self._work.published.asked(unit))
        self._put(unit, self._run.asked(unit).questions)
        if not self._open[unit].n_jobs:
            self._end(unit)

    def _give(self, unit: Unit, *jobs: Job) -> None:
        self._open[unit].n_jobs += len(jobs)
        self._jobs.extend(jobs)

    def _put(self, unit: Unit, questions: Sequence[Question]) -> None:
        """Every question that has no answer yet, to everyone who is asked."""
        held, meta = self._open[unit], self._run.meta
        held.ids = tuple(question.id for question in questions)
        size = RUN_BATCH if ARMS[unit.arm].runs else BATCH
        subjects = self._subjects(unit)
        for subject in subjects:
            done = done_rows(self._run.root, subject.name, unit)
            left = [question for question in questions if question.id not in done]
            held.n_left[subject.name] = len(left)
            for start in range(0, len(left), size):
                batch = left[start : start + size]
                self._give(unit, Job(answer, self._work.answer_task(unit, meta, subject, batch)))
        n_total = len(questions) * len(subjects)
        self._watcher.begins(unit, n_total - held.n_left.total(), n_total)
        for subject in subjects:
            if not held.n_left[subject.name]:
                self._finish(unit, subject.name)
        # How many facts some question can ask is told by the own wordings' run.
        is_surveyed = unit.arm == "plain" and meta.wordings is None
        if is_surveyed and not is_kept(self._run.root, unit.repo):
            self._give(unit, Job(survey, self._work.survey_task(unit, meta)))

    def _subjects(self, unit: Unit) -> list[SubjectSpec]:
        beside = [
            SubjectSpec(name=name)
            for name in self._run.meta.beside
            if (arms := BASELINES[name].arms) is None or unit.arm in arms
        ]
        return [self._work.subject, *beside]

    def _take(self, task: object, result: object) -> None:
        if isinstance(result, Failure):
            refuse_other_program(result)
        if isinstance(task, PrepareTask):
            self._prepared(task, result)
        elif isinstance(task, AnswerTask):
            self._answered(task, result)
        elif isinstance(result, FactCoverage):
            write_coverage(self._run.root, result)
        elif isinstance(task, SurveyTask):
            self._unsurveyed[task.unit] = _reason(result)

    def _prepared(self, task: PrepareTask, made: object) -> None:
        if not isinstance(made, bytes):
            self._unmade[task.unit] = _reason(made)
            self._watcher.prepared(task.unit, None)
            return
        asked = set_of(made)
        self._writer.write_set(task.unit, asked)
        self._watcher.prepared(task.unit, len(asked.questions))
        self._put(task.unit, asked.questions)

    def _answered(self, task: AnswerTask, rows: object) -> None:
        if isinstance(rows, tuple):
            self._keep(task, rows)
        elif not (isinstance(rows, Failure) and rows.is_lost):
            self._unasked[task.unit, task.subject.name] = _reason(rows)
        elif len(task.questions) > 1:
            # One of them may have brought down whoever answered; the others can be answered.
            singles = [replace(task, questions=(question,)) for question in task.questions]
            self._give(task.unit, *(Job(answer, single) for single in singles))
        else:
            self._keep(task, [_broken_row(question) for question in task.questions])

    def _keep(self, task: AnswerTask, rows: Sequence[Row]) -> None:
        subject = task.subject.name
        self._writer.append(subject, task.unit, rows)
        self._open[task.unit].n_left[subject] -= len(rows)
        self._watcher.answered(len(rows))
        if not self._open[task.unit].n_left[subject]:
            self._finish(task.unit, subject)

    def _finish(self, unit: Unit, subject: str) -> None:
        self._writer.finish(subject, unit, self._open[unit].ids)
        self._watcher.finished(unit, subject)

    def _end(self, unit: Unit) -> None:
        del self._open[unit]
        self._n_units_left[unit.repo] -= 1
        if not self._n_units_left[unit.repo]:
            self._watcher.measured(unit.repo)


def refuse_other_program(failure: Failure) -> None:
    """Half a run of one program and half of another would be nobody's."""
    if failure.reason.startswith(OTHER_PROGRAM):
        raise OtherProgram(
            "the program changed while it ran, or is another one where the work is done",
            remedy="install the same one everywhere and run again",
        )


def _reason(result: object) -> str:
    return result.reason if isinstance(result, Failure) else f"{result!r} is no result"[:400]


def _broken_row(question: Question) -> Row:
    result = Result.failed(question, "whoever was asked broke down", 0.0)
    return Row(question.id, line_of(result_json(result)), 0.0)
