"""What a run is made of: where the trees lie, who is asked, and the tasks that follow from it.

Pure values. Next: course.py puts the tasks in order, work.py does them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from probant.evaluation.arms.place import Place
from probant.evaluation.questions.truth import Question
from probant.evaluation.running.folder import Meta, Unit
from probant.evaluation.running.published import Published
from probant.evaluation.running.work import (
    AnswerTask,
    PrepareTask,
    Settle,
    SubjectSpec,
    SurveyTask,
)
from probant.evaluation.templates.reading import Templates


class Watcher(Protocol):
    """Told what happens, as it happens."""

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        """None: it could not be."""

    def begins(self, unit: Unit, n_done: int, n_total: int) -> None:
        """Its questions are put from now on; so many answers are there already."""

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
    templates: Templates | None = None
    """Outside templates that are asked instead of the own wordings."""

    @property
    def folder(self) -> str | None:
        return str(self.published.root) if self.published else None

    def prepare_task(self, unit: Unit, meta: Meta) -> PrepareTask:
        return PrepareTask(
            unit=unit,
            place=self.places[unit.repo],
            seed=meta.seed,
            program=meta.program,
            settle=self.settle,
            families=meta.families,
            limit=meta.limit,
            templates=self.templates,
        )

    def survey_task(self, unit: Unit, meta: Meta) -> SurveyTask:
        return SurveyTask(
            unit=unit,
            place=self.places[unit.repo],
            seed=meta.seed,
            program=meta.program,
            settle=self.settle,
            published=self.folder,
        )

    def answer_task(
        self, unit: Unit, meta: Meta, subject: SubjectSpec, questions: Sequence[Question]
    ) -> AnswerTask:
        return AnswerTask(
            unit=unit,
            place=self.places[unit.repo],
            seed=meta.seed,
            program=meta.program,
            settle=self.settle,
            subject=subject,
            questions=tuple(questions),
            published=self.folder,
            keep_answers=subject == self.subject,
        )
