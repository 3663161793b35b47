"""Carries a run out: prepare every unit, ask every question of every subject, keep each row.

Goes on where an earlier run was stopped. What cannot be prepared is listed, what breaks whoever is
asked counts as an error: nothing is ever silently missing. Next: report prints what is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from probant.evaluation.arms.place import Place
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.grading.codec import result_json
from probant.evaluation.grading.result import Result
from probant.evaluation.plain import line_of
from probant.evaluation.questions.codec import set_of
from probant.evaluation.questions.truth import Question
from probant.evaluation.running.coverages import read_coverages, write_coverage
from probant.evaluation.running.engines import Engine, Failure
from probant.evaluation.running.folder import (
    Meta,
    Missing,
    Run,
    Unit,
    done_rows,
    questions_file,
)
from probant.evaluation.running.published import Published
from probant.evaluation.running.work import (
    AnswerTask,
    PrepareTask,
    Settle,
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


class Watcher(Protocol):
    """Told what happens, as it happens."""

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        """None: it could not be."""

    def begins(self, n_done: int, n_total: int) -> None: ...

    def answered(self, n_more: int) -> None: ...

    def finished(self, unit: Unit, subject: str) -> None: ...

    def measured(self, repo: str) -> None:
        """All units of a repository are done, and the folder holds them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Work:
    """Where the trees lie, who is asked, and how a process settles down to it."""

    places: Mapping[str, Place]
    subject: SubjectSpec
    settle: Settle
    published: Published | None = None
    """A set that was written before, instead of questions of our own."""


def conduct(writer: RunWriter, meta: Meta, work: Work, engine: Engine, watcher: Watcher) -> Run:
    """Everything that is not done yet; the folder says what is."""
    writer.write_meta(replace(meta, finished=False))
    failures = prepare_all(writer, meta, work, engine, watcher)
    meta = replace(meta, missing=(*meta.missing, *failures))
    run = writer.write_meta(replace(meta, finished=False))
    _Asking(writer, run, work, engine, watcher).carry_out()
    _survey(writer, run, work, engine)
    return writer.write_meta(replace(meta, finished=True))


def prepare_all(
    writer: RunWriter, meta: Meta, work: Work, engine: Engine, watcher: Watcher
) -> list[Missing]:
    """The questions of every unit that has none yet; what could not be made, with the reason."""
    left = [unit for unit in meta.units if not questions_file(writer.root, unit).is_file()]
    if work.published is not None:
        for unit in left:
            writer.write_set(unit, work.published.asked(unit))
        return []
    failures = {}
    tasks = [_prepare_task(unit, meta, work) for unit in left]
    for task, made in engine.map(prepare, tasks):
        if isinstance(made, Failure):
            failures[task.unit] = made.reason
            watcher.prepared(task.unit, None)
            continue
        asked = set_of(made)
        writer.write_set(task.unit, asked)
        watcher.prepared(task.unit, len(asked.questions))
    return [Missing(u.repo, u.arm, failures[u]) for u in left if u in failures]


def _survey(writer: RunWriter, run: Run, work: Work, engine: Engine) -> None:
    """What cannot be extracted stays unmeasured, which no gate takes for met."""
    known = {coverage.repo for coverage in read_coverages(writer.root)}
    tasks = [
        SurveyTask(
            unit=unit,
            place=work.places[unit.repo],
            seed=run.meta.seed,
            program=run.meta.program,
            settle=work.settle,
            published=_folder(work),
        )
        for unit in run.units()
        if unit.arm == "plain" and unit.repo not in known
    ]
    for _, found in engine.map(survey, tasks):
        if not isinstance(found, Failure):
            write_coverage(writer.root, found)


def _folder(work: Work) -> str | None:
    return str(work.published.root) if work.published else None


def _prepare_task(unit: Unit, meta: Meta, work: Work) -> PrepareTask:
    return PrepareTask(
        unit=unit,
        place=work.places[unit.repo],
        seed=meta.seed,
        program=meta.program,
        settle=work.settle,
        families=meta.families,
        limit=meta.limit,
    )


class _Asking:
    """The second half: all questions of all prepared units, to everyone who is asked."""

    def __init__(
        self, writer: RunWriter, run: Run, work: Work, engine: Engine, watcher: Watcher
    ) -> None:
        self._writer, self._run, self._work = writer, run, work
        self._engine, self._watcher = engine, watcher
        self._asked = {unit: run.asked(unit) for unit in run.units()}
        self._left: Counter[tuple[Unit, str]] = Counter()

    def carry_out(self) -> None:
        tasks = list(self._tasks())
        n_total = sum(
            len(asked.questions) * len(self._subjects(unit)) for unit, asked in self._asked.items()
        )
        self._watcher.begins(n_total - sum(self._left.values()), n_total)
        for unit in self._asked:
            for subject in self._subjects(unit):
                if not self._left[unit, subject.name]:
                    self._finish(unit, subject.name)
        again = [single for failed in self._map(tasks) for single in _singles(failed)]
        for task in self._map(again):
            self._keep(task, [_broken_row(question) for question in task.questions])

    def _subjects(self, unit: Unit) -> list[SubjectSpec]:
        beside = [
            SubjectSpec(name=name)
            for name in self._run.meta.beside
            if (arms := BASELINES[name].arms) is None or unit.arm in arms
        ]
        return [self._work.subject, *beside]

    def _tasks(self) -> Iterator[AnswerTask]:
        for unit, asked in self._asked.items():
            size = RUN_BATCH if ARMS[unit.arm].runs else BATCH
            for subject in self._subjects(unit):
                done = done_rows(self._run.root, subject.name, unit)
                left = [question for question in asked.questions if question.id not in done]
                self._left[unit, subject.name] = len(left)
                for start in range(0, len(left), size):
                    yield self._task(unit, subject, tuple(left[start : start + size]))

    def _task(
        self, unit: Unit, subject: SubjectSpec, questions: tuple[Question, ...]
    ) -> AnswerTask:
        return AnswerTask(
            unit=unit,
            place=self._work.places[unit.repo],
            seed=self._run.meta.seed,
            program=self._run.meta.program,
            settle=self._work.settle,
            subject=subject,
            questions=questions,
            published=_folder(self._work),
            keep_answers=subject == self._work.subject,
        )

    def _map(self, tasks: list[AnswerTask]) -> list[AnswerTask]:
        """Keeps what is answered; gives back those that came to nothing."""
        failed = []
        for task, rows in self._engine.map(answer, tasks):
            if isinstance(rows, Failure):
                failed.append(task)
            else:
                self._keep(task, list(rows))
        return failed

    def _keep(self, task: AnswerTask, rows: list[Row]) -> None:
        key = (task.unit, task.subject.name)
        self._writer.append(task.subject.name, task.unit, rows)
        self._left[key] -= len(rows)
        self._watcher.answered(len(rows))
        if not self._left[key]:
            self._finish(*key)

    def _finish(self, unit: Unit, subject: str) -> None:
        self._writer.finish(subject, unit, self._asked[unit])
        self._watcher.finished(unit, subject)
        if not any(n for (other, _), n in self._left.items() if other.repo == unit.repo):
            self._watcher.measured(unit.repo)


def _singles(task: AnswerTask) -> list[AnswerTask]:
    """One question may have brought down whoever answered; the others are asked once more."""
    return [replace(task, questions=(question,)) for question in task.questions]


def _broken_row(question: Question) -> Row:
    result = Result.failed(question, "whoever was asked broke down", 0.0)
    return Row(question.id, line_of(result_json(result)), 0.0)
