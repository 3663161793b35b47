"""Functions asked for by their own documentation, in a copy of the tree that lacks it.

The first sentence is what a stranger would ask; all of it is what its author had to say. Tests are
no goal, as with commits. Next: the table of how many were among the places shown, by language.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from probant.evaluation.arms.recall_copy import write_copy
from probant.evaluation.localise.commits import is_aside
from probant.evaluation.localise.scores import N_SHOWN, Shown, percent
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.code.oracles import LANGUAGE_OF
from probant.evaluation.sources.recall.facts import described_functions

ALL_LANGUAGES = "all"


@dataclass(frozen=True, kw_only=True, slots=True)
class Documented:
    """A function, and what was written about it."""

    path: str
    line: int
    first_sentence: str
    documentation: str

    @property
    def language(self) -> str:
        return LANGUAGE_OF.get(PurePosixPath(self.path).suffix, "other")


@dataclass(frozen=True, slots=True)
class Sought:
    """One function, who was asked for it by what, and where it stood among what was shown."""

    function: Documented
    answerer: str
    asked_by: str
    rank: int | None


@dataclass(frozen=True, kw_only=True, slots=True)
class RecallRow:
    """How many functions of a language one answerer found."""

    answerer: str
    asked_by: str
    language: str
    at_1: Rate
    at_10: Rate


def bare_copy(tree: Tree, root: Path, *, limit: int, seed: int) -> tuple[Documented, ...]:
    """Write the tree to `root` without what is written about these functions."""
    described = described_functions(tree, random.Random(f"{seed}:described"))
    chosen = [(entry, text) for entry, text in described if not is_aside(entry.path)][:limit]
    write_copy(tree, [entry for entry, _ in chosen], root)
    return tuple(
        Documented(path=entry.path, line=entry.line, first_sentence=text, documentation=entry.doc)
        for entry, text in chosen
    )


def sought(
    function: Documented, answerer: str, asked_by: str, shown: Sequence[Shown]
) -> Sought:  # fmt: skip
    places = [(one.path, one.line) for one in shown[:N_SHOWN]]
    place = (function.path, function.line)
    return Sought(
        function, answerer, asked_by, places.index(place) + 1 if place in places else None
    )


def recall_rows(trials: Iterable[Sought]) -> list[RecallRow]:
    """In the order in which answerers were first asked; all languages, then each."""
    grouped: dict[tuple[str, str], dict[str, list[int | None]]] = {}
    for one in trials:
        by_language = grouped.setdefault((one.asked_by, one.answerer), {ALL_LANGUAGES: []})
        by_language[ALL_LANGUAGES].append(one.rank)
        by_language.setdefault(one.function.language, []).append(one.rank)
    return [
        RecallRow(
            answerer=answerer,
            asked_by=asked_by,
            language=language,
            at_1=Rate(sum(rank == 1 for rank in ranks), len(ranks)),
            at_10=Rate(sum(rank is not None for rank in ranks), len(ranks)),
        )
        for (asked_by, answerer), by_language in grouped.items()
        for language, ranks in by_language.items()
    ]


def as_text(rows: Sequence[RecallRow], missing: Mapping[str, str]) -> str:
    lines = ["functions asked for by their own documentation, which was taken out before"]
    lines += [f"not measured: {label}: {reason}" for label, reason in missing.items()]
    lines.append(
        f"{'asked by':<16} {'answerer':<28} {'language':<12} {'n':>5} {'@1':>7} {'@10':>7}"
    )
    for row in rows:
        at_1, at_10 = percent(row.at_1.value), percent(row.at_10.value)
        told = f"{row.asked_by:<16} {row.answerer:<28} {row.language:<12}"
        lines.append(f"{told} {row.at_1.n:>5} {at_1:>7} {at_10:>7}")
    return "\n".join(lines) + "\n"


def as_json(rows: Sequence[RecallRow], missing: Mapping[str, str]) -> dict[str, object]:
    return {
        "schema": "probant.localise/1",
        "documented": [
            {
                "asked_by": row.asked_by,
                "answerer": row.answerer,
                "language": row.language,
                "functions": row.at_1.n,
                "recall_at_1": row.at_1.value,
                "recall_at_10": row.at_10.value,
            }
            for row in rows
        ],
        "not_measured": dict(missing),
    }
