"""What became of one question. Made in running/runner.py, counted in metrics/metrics.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from probant.evaluation.grading.scoring import Grade, Overlap, overlap
from probant.evaluation.questions.truth import Question
from probant.evaluation.subjects.response import Response


@dataclass(frozen=True, kw_only=True, slots=True)
class Result:
    question: Question
    response: Response | None
    grade: Grade
    overlap: Overlap | None
    n_citations: int
    n_verbatim: int
    n_values_cited: int
    seconds: float
    error: str | None
    weighted: float | None = None
    """The older weighted score of the same investigation; None where it has no evidence list."""
    answer: Mapping[str, object] | None = None
    """The whole answer, kept only where it was not right: its trace is what people look at."""

    def __post_init__(self) -> None:
        if self.response is None and self.grade is not Grade.ERROR:
            raise ValueError("no response can only be graded as an error")

    @classmethod
    def failed(
        cls,
        question: Question,
        error: str,
        seconds: float,
        answer: Mapping[str, object] | None = None,
    ) -> Result:
        """The answerer broke down, or broke the contract with `answer`."""
        return cls(
            question=question,
            response=None,
            grade=Grade.ERROR,
            overlap=overlap(question.truth, ()),
            n_citations=0,
            n_verbatim=0,
            n_values_cited=0,
            seconds=seconds,
            error=error,
            answer=answer,
        )

    @property
    def said(self) -> tuple[object, ...]:
        """Outcome and values in a form that two wordings of one question must share."""
        if self.response is None:
            return ("error",)
        values = sorted(
            repr((v.type, v.name, v.path, v.line, v.text, v.boolean, v.count, v.sha, v.run))
            for v in self.response.values
        )
        return (self.response.outcome, tuple(values))
