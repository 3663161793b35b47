"""A baseline for Python: definitions and callers as jedi finds them, asked in a process of its own.

That process is ended where a question takes too long, and started anew for the next one. jedi is
no dependency: where it is not installed there is no such baseline. Next: jedi_worker.py.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from probant.errors import ProgramFailed
from probant.evaluation.subjects.anchors import Wish, anchor_of, wish_of
from probant.evaluation.subjects.baselines import always_abstain
from probant.evaluation.subjects.cited_lines import CitedAnswers
from probant.workspace import process
from probant.workspace.dialogue import Dialogue

MAX_SECONDS = 20.0
MAX_LINE_BYTES = 4_000_000
MAX_RECEIVED_BYTES = 500_000_000
MODULE = "probant.evaluation.subjects.jedi_worker"
PACKAGES = Path(__file__).resolve().parents[3]


def missing() -> str | None:
    return None if importlib.util.find_spec("jedi") else "jedi is not installed"


class JediNames:
    def __init__(self, root: Path, *, max_seconds: float = MAX_SECONDS) -> None:
        self._root = root.resolve()
        self._max_seconds = max_seconds
        self._cited = CitedAnswers(root)
        self._worker: Dialogue | None = None
        self._known: dict[tuple[Wish, str], list[tuple[str, tuple[str, int]]]] = {}

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        anchor, wish = anchor_of(question_text), wish_of(question_text)
        if anchor is None or at is not None or wish is Wish.ELSE:
            return always_abstain(question_text)
        if (wish, anchor) not in self._known:
            self._known[wish, anchor] = self._ask(wish, anchor)
        found = self._known[wish, anchor]
        if wish is Wish.CALLERS:
            return self._cited.named(question_text, found)
        name = anchor.rpartition(".")[2]
        return self._cited.located(question_text, name, [place for _, place in found])

    def close(self) -> None:
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask(self, wish: Wish, name: str) -> list[tuple[str, tuple[str, int]]]:
        if self._worker is None:
            self._worker = self._started()
        asked = {"wish": wish.value, "name": name}
        self._worker.send(json.dumps(asked).encode() + b"\n")
        try:
            said = self._worker.take_line(MAX_LINE_BYTES, time.monotonic() + self._max_seconds)
        except ProgramFailed:
            self.close()
            raise
        return [(str(name), (str(path), int(line))) for name, path, line in json.loads(said)]

    def _started(self) -> Dialogue:
        return Dialogue(
            # The tree must not be on the search path: it may hold a `jedi` of its own.
            [sys.executable, "-P", "-m", MODULE, str(self._root)],
            cwd=Path("/"),
            env=process.clean_env({"PYTHONPATH": str(PACKAGES)}),
            max_received=MAX_RECEIVED_BYTES,
        )

    def __del__(self) -> None:
        self.close()
