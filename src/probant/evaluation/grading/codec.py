"""Results as rows of `probant.result/1`, and back.

A row names its question by id and carries no seconds, so that a run gives the same bytes on every
machine. Next: running/folder.py keeps the rows, and the seconds beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from probant.evaluation.grading.result import Result
from probant.evaluation.plain import NotPlainError, of_plain, record_json
from probant.evaluation.questions.truth import Question

SCHEMA = "probant.result/1"
_ELSEWHERE = ("question", "seconds")


def result_json(result: Result) -> dict[str, Any]:
    row = record_json(result, without=_ELSEWHERE)
    return {"schema": SCHEMA, "id": result.question.id, **row}


def result_of(document: object, question: Question, seconds: float = 0.0) -> Result:
    """Raises NotPlainError where the document is no row, or one about another question."""
    if not isinstance(document, Mapping) or document.get("schema") != SCHEMA:
        raise NotPlainError(f"not a {SCHEMA} row")
    if document.get("id") != question.id:
        raise NotPlainError(f"a row about {document.get('id')!r}, not {question.id!r}")
    row = {name: value for name, value in document.items() if name not in ("schema", "id")}
    return of_plain(Result, row, question=question, seconds=seconds)
