"""What every comparison of facts shares: the two sides cut to common files, and the counting.

Next: imports.py and score.py say which facts are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.sources.code.truth import CodeTruth

Document = Mapping[str, Any]
Entry = Mapping[str, Any]
Key = tuple[Any, ...]
Told = Callable[[Key], tuple[str, int, str]]
"""Path, line (0 where there is none) and words for one key."""


@dataclass(frozen=True, order=True, slots=True)
class Disagreement:
    """`side` is "missed" (only the oracle has it), "extra" (only the engine) or "differs"."""

    path: str
    line: int
    side: str
    what: str


@dataclass(frozen=True, kw_only=True, slots=True)
class FactScore:
    """`n_unjudged` facts of the engine are those the oracle has no word on."""

    fact: str
    precision: Rate
    recall: Rate
    disagreements: tuple[Disagreement, ...] = ()
    n_unjudged: int = 0


class Judge:
    """One document and one truth, cut down to the files both know."""

    def __init__(self, document: Document, truth: CodeTruth, files: frozenset[str]) -> None:
        self.truth = truth
        self._document = document
        self._files = files

    def has(self, part: str) -> bool:
        return part in self._document

    def entries(self, part: str, *, fact: str, file_key: str = "file") -> list[Entry]:
        silent = self.truth.silent_lines
        return [
            entry
            for entry in self._document.get(part, ())
            if self.covers(fact, entry[file_key])
            and (entry[file_key], entry.get("line")) not in silent
        ]

    def covers(self, fact: str, path: str) -> bool:
        return path in self._files and (fact, path) not in self.truth.unjudged


def compared(
    fact: str,
    wanted: set[Any],
    found: set[Any],
    *,
    allowed: set[Any],
    text: Told,
    claimed: set[Any] | None = None,
    n_unjudged: int = 0,
) -> FactScore:
    """Recall of `wanted` among `found`; precision of `claimed` (all of it if not told)."""
    judged = found if claimed is None else claimed
    missed, extra = wanted - found, judged - allowed
    return FactScore(
        fact=fact,
        precision=Rate(len(judged) - len(extra), len(judged)),
        recall=Rate(len(wanted) - len(missed), len(wanted)),
        disagreements=_told(missed, "missed", text) + _told(extra, "extra", text),
        n_unjudged=n_unjudged,
    )


def _told(keys: Iterable[Key], side: str, text: Told) -> tuple[Disagreement, ...]:
    found = []
    for key in keys:
        path, line, what = text(key)
        found.append(Disagreement(path, line, side, what))
    return tuple(sorted(found))
