"""Two answerers to stand beside every score: one that never speaks and one that always does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.frame_words import FRAME_WORDS

MIN_WORD_CHARS = 3


def always_abstain(
    question_text: str,
    at: str | None = None,  # noqa: ARG001 - the same at any revision
) -> Mapping[str, object]:
    """Never wrong and of no use: the floor for accuracy."""
    return plain_answer(question_text, "insufficient_evidence", [], [])


class FirstGrepHit:
    """Takes the first line that contains the longest word of the question: the floor for trust."""

    def __init__(self, root: Path) -> None:
        self._lines: list[tuple[str, int, str]] = []
        for path, content in read_tree(root).files.items():
            try:
                text = content.decode("utf-8")
            except UnicodeDecodeError:
                continue
            for number, line in enumerate(text.split("\n"), start=1):
                self._lines.append((path, number, line))

    def __call__(
        self,
        question_text: str,
        at: str | None = None,  # noqa: ARG002 - it only knows the tree as it lies there
    ) -> Mapping[str, object]:
        words = re.findall(r"\w+", question_text)
        telling = [w for w in words if len(w) >= MIN_WORD_CHARS and w.lower() not in FRAME_WORDS]
        for word in sorted(telling, key=lambda w: (-len(w), w)):
            for path, number, line in self._lines:
                if word in line:
                    return self._found(question_text, word, path, number, line)
        return always_abstain(question_text)

    def _found(
        self, question: str, word: str, path: str, number: int, line: str
    ) -> Mapping[str, object]:
        value = {"type": "location", "name": word, "path": path, "line": number, "citations": [0]}
        cited = {"path": path, "start_line": number, "end_line": number, "quote": line}
        return plain_answer(question, "answered", [value], [cited])


def plain_answer(
    question: str, outcome: str, values: list[object], citations: list[object]
) -> Mapping[str, object]:
    return {
        "schema": "probant.answer/1",
        "question": question,
        "outcome": outcome,
        "answer": {"text": "", "values": values},
        "leads": [],
        "citations": citations,
        "confidence": {"level": "low" if values else "none"},
        "gate": {
            "status": "partial_supported" if values else "blocked_missing_anchor",
            "reason_codes": [],
        },
        "trace": {"steps": [], "recovery_attempts": 0, "stop_reason": "exhausted"},
    }
