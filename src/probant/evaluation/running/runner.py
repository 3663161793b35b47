"""Puts every question to an answerer, one after the other, and keeps what came back.

Knows nothing of the engine: an answerer is anything that turns a question into the
`probant.answer/1` mapping. Next: metrics/metrics.py counts, report/report.py prints.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from probant.errors import ProbantError
from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, grade, is_verbatim, overlap
from probant.evaluation.metrics.gates import GATES, Gate
from probant.evaluation.metrics.metrics import Metrics, measured
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.generate import (
    DEFAULT_LIMIT,
    DEFAULT_SOURCES,
    MIN_NEGATIVES,
    generate,
)
from probant.evaluation.questions.truth import Question
from probant.evaluation.report.report import Report
from probant.evaluation.sources.fact import MakeSource
from probant.evaluation.subjects.response import MalformedResponseError, Response, parse_response

Clock = Callable[[], float]


class Answerer(Protocol):
    """Answers one question about the repository it was made for, or about a revision of it."""

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]: ...


@dataclass(frozen=True, slots=True)
class Progress:
    n_done: int
    n_total: int


OnProgress = Callable[[Progress], None]


def measure(
    root: Path,
    seed: int,
    answerer: Answerer,
    *,
    sources: Sequence[MakeSource] = DEFAULT_SOURCES,
    families: Collection[str] | None = None,
    limit_per_family: int = DEFAULT_LIMIT,
    min_negatives: int = MIN_NEGATIVES,
    beside: Mapping[str, Answerer] | None = None,
    gates: Sequence[Gate] = GATES,
    clock: Clock = time.perf_counter,
    on_progress: OnProgress | None = None,
) -> Report:
    """Generate, ask, grade, count: the whole track on one repository.

    `beside` names further answerers, such as baselines, that get the same questions.
    """
    tree = read_tree(root)
    asked = generate(
        tree,
        seed,
        sources,
        families=families,
        limit_per_family=limit_per_family,
        min_negatives=min_negatives,
    )
    results = run(asked.questions, answerer, root=root, clock=clock, on_progress=on_progress)
    others: dict[str, Metrics] = {
        name: measured(run(asked.questions, other, root=root, clock=clock))
        for name, other in (beside or {}).items()
    }
    return Report.of(
        repo=root.resolve().name,
        seed=seed,
        results=results,
        dropped=asked.dropped,
        others=others,
        gates=gates,
    )


def run(
    questions: Sequence[Question],
    answerer: Answerer,
    *,
    root: Path,
    clock: Clock = time.perf_counter,
    on_progress: OnProgress | None = None,
) -> tuple[Result, ...]:
    """One result per question, in the order asked."""
    results: list[Result] = []
    files = CitedFiles(root)
    for question in questions:
        results.append(_ask(question, answerer, files, clock))
        if on_progress is not None:
            on_progress(Progress(len(results), len(questions)))
    return tuple(results)


def _ask(question: Question, answerer: Answerer, files: CitedFiles, clock: Clock) -> Result:
    started = clock()
    try:
        answer = answerer(question.text, question.at)
        seconds = clock() - started
        response = parse_response(answer)
    except (ProbantError, MalformedResponseError) as error:
        # The answerer's failure is a measurement, not the end of the run.
        return Result.failed(question, str(error), clock() - started)
    return _graded(question, response, files, seconds)


def _graded(question: Question, response: Response, files: CitedFiles, seconds: float) -> Result:
    verbatim = {
        number
        for number, cited in enumerate(response.citations)
        if is_verbatim(files.content(cited.path, question.at), cited)
    }
    given = grade(question, response)
    said = () if given is Grade.ERROR else response.values
    return Result(
        question=question,
        response=response,
        grade=given,
        overlap=overlap(question.truth, said),
        n_citations=len(response.citations),
        n_verbatim=len(verbatim),
        n_values_cited=sum(bool(verbatim.intersection(v.citations)) for v in response.values),
        seconds=seconds,
        error=None,
    )
