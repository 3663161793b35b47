"""Any assistant as a subject: a command that takes the question and prints an answer.

It may print `probant.answer/1` or prose. It is only passed on here; reading.py reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from probant.errors import ProgramFailed, ProgramTooSlow
from probant.evaluation.subjects.reading import prose_answer
from probant.evaluation.subjects.response import SCHEMA
from probant.vocabulary.reason import ReasonCode
from probant.workflows.answer_command import MAX_ANSWER_SECONDS, AnswerCommand, Silent


class Command:
    """One command for one tree; a failure of it is an error of that question."""

    def __init__(
        self, template: str, root: Path, *, max_seconds: float = MAX_ANSWER_SECONDS
    ) -> None:
        self._command = AnswerCommand(template, root.resolve(), max_seconds=max_seconds)

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        # The command knows the tree as it lies there: another revision has to be named to it.
        asked = f"{question_text} (at revision {at})" if at is not None else question_text
        said = self._command.ask(asked)
        if isinstance(said, Silent):
            kind = ProgramTooSlow if said.reason is ReasonCode.TIMEOUT else ProgramFailed
            raise kind(f"the answerer did not answer: {said.why}")
        return answer_of(said)


def answer_of(printed: str) -> Mapping[str, object]:
    """`probant.answer/1` where it is that, prose otherwise."""
    if printed.lstrip().startswith("{"):
        try:
            document = json.loads(printed)
        except (ValueError, RecursionError):
            document = None
        if isinstance(document, dict) and document.get("schema") == SCHEMA:
            return document
    return prose_answer(printed)
