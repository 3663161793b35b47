"""Puts one question to an answerer, and grades what came back.

Knows nothing of the engine: an answerer is anything that turns a question into the
`probant.answer/1` mapping. Next: work.py asks whole batches, metrics/metrics.py counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from probant.errors import ProbantError
from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, grade, is_verbatim, overlap
from probant.evaluation.questions.truth import Question
from probant.evaluation.subjects.reading import response_of
from probant.evaluation.subjects.registry import Answerer
from probant.evaluation.subjects.response import MalformedResponseError, Response
from probant.evaluation.weighted_confidence import weighted

Clock = Callable[[], float]


def run(
    questions: Sequence[Question],
    answerer: Answerer,
    *,
    root: Path,
    clock: Clock = time.perf_counter,
) -> tuple[Result, ...]:
    """One result per question, in the order asked."""
    files = CitedFiles(root)
    return tuple(ask(question, answerer, files, clock) for question in questions)


def ask(
    question: Question,
    answerer: Answerer,
    files: CitedFiles,
    clock: Clock = time.perf_counter,
) -> Result:
    started = clock()
    answer = None
    try:
        answer = answerer(question.text, question.at)
        seconds = clock() - started
        response = response_of(question, answer, files.root)
    except (ProbantError, MalformedResponseError) as error:
        # The answerer's failure is a measurement, not the end of the run.
        return Result.failed(question, str(error), clock() - started, answer)
    return _graded(question, response, answer, files, seconds)


def _graded(
    question: Question,
    response: Response,
    answer: Mapping[str, object],
    files: CitedFiles,
    seconds: float,
) -> Result:
    verbatim = {
        number
        for number, cited in enumerate(response.citations)
        if is_verbatim(files.content(cited.path, question.at), cited)
    }
    if len(verbatim) < len(response.citations) and (past := _looked_at(question, answer, files)):
        verbatim = {
            number
            for number, cited in enumerate(response.citations)
            if is_verbatim(files.content(cited.path, past), cited)
        }
    given = grade(question, response)
    score = weighted(answer)
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
        weighted=round(score.score, 6) if score else None,
        answer=answer,
    )


def _looked_at(question: Question, answer: Mapping[str, object], files: CitedFiles) -> str | None:
    """The commit the answer is about, where the question itself names it: "did X exist at v1?" """
    snapshot = answer.get("snapshot")
    commit = snapshot.get("commit") if isinstance(snapshot, Mapping) else None
    if not isinstance(commit, str) or question.at is not None:
        return None
    return commit if files.is_named(commit, question.text) else None
