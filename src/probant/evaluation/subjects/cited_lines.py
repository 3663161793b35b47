"""Places a baseline found, as an answer that quotes the line of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.subjects.baselines import always_abstain, plain_answer

MAX_PLACES = 200
Place = tuple[str, int]


class CitedAnswers:
    """Answers about the files below `root`."""

    def __init__(self, root: Path) -> None:
        self._files = CitedFiles(root)

    def located(self, question: str, name: str, places: Sequence[Place]) -> Mapping[str, object]:
        """Definitions of `name`; none is no answer."""
        return self._answer(question, "location", [(name, place) for place in places])

    def named(self, question: str, found: Sequence[tuple[str, Place]]) -> Mapping[str, object]:
        """Names with the place each stands at, as callers have."""
        return self._answer(question, "name", found)

    def _answer(
        self, question: str, kind: str, found: Sequence[tuple[str, Place]]
    ) -> Mapping[str, object]:
        if not found:
            return always_abstain(question)
        values: list[object] = []
        citations: list[object] = []
        for number, (name, (path, line)) in enumerate(found[:MAX_PLACES]):
            where = {"path": path, "line": line}
            values.append({"type": kind, "name": name, **where, "citations": [number]})
            quoted = {"start_line": line, "end_line": line, "quote": self._line(path, line)}
            citations.append({"path": path, **quoted})
        return plain_answer(question, "answered", values, citations)

    def _line(self, path: str, line: int) -> str:
        lines = (self._files.content(path) or b"").decode("utf-8", "replace").split("\n")
        return lines[line - 1] if 1 <= line <= len(lines) else ""
