"""Reads whatever a subject gave back: `probant.answer/1`, or prose, by the kind of truth asked for.

What cannot be read is an error of its own sort, told apart by its first word. Next: prose.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from probant.evaluation.oracles.tree import NOT_CONTENT
from probant.evaluation.questions.truth import Question
from probant.evaluation.subjects.clauses import Paths
from probant.evaluation.subjects.prose import UNREAD, UnreadAnswerError, response_from_prose
from probant.evaluation.subjects.response import MalformedResponseError, Response, parse_response

__all__ = ["PROSE_SCHEMA", "UNREAD", "UnreadAnswerError", "prose_answer", "response_of"]

PROSE_SCHEMA = "probant.prose/1"


def prose_answer(text: str) -> Mapping[str, object]:
    """The answer of somebody who writes."""
    return {"schema": PROSE_SCHEMA, "text": text}


def response_of(question: Question, answer: Mapping[str, object], root: Path) -> Response:
    """Raises `MalformedResponseError` where nothing can be read."""
    if answer.get("schema") != PROSE_SCHEMA:
        return parse_response(answer)
    text = answer.get("text")
    if not isinstance(text, str):
        raise MalformedResponseError("text is no string")
    whole = text.replace(f"{root.resolve()}/", "").replace(f"{root}/", "")
    return response_from_prose(question, whole, _paths(root.resolve()))


@lru_cache(maxsize=8)
def _paths(root: Path) -> Paths:
    found: list[str] = []
    for folder, names, files in os.walk(root):
        names[:] = [name for name in names if name not in NOT_CONTENT]
        found += [(Path(folder) / name).relative_to(root).as_posix() for name in files]
    return Paths(found)
