"""How often the changed file, or function, stands among the places shown, and how far up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from probant.evaluation.localise.commits import Subject
from probant.evaluation.metrics.rates import Rate

N_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Shown:
    """A place as it was shown: a file, and the line of a definition where one was named."""

    path: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Function:
    """A function before the commit: the line of its name, and all of its lines."""

    path: str
    line: int
    first: int
    last: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Row:
    """What one answerer made of all subjects. A rate over nothing has no value."""

    answerer: str
    at_1: Rate
    at_5: Rate
    at_10: Rate
    recall_at_10: float | None
    reciprocal_rank: float | None
    functions_at_10: Rate


def changed_functions(subject: Subject, functions: Iterable[Function]) -> frozenset[Function]:
    """The innermost functions that a changed line stands in."""
    known = list(functions)
    found: set[Function] = set()
    for path, first, last in subject.lines:
        around = [f for f in known if f.path == path and f.first <= last and first <= f.last]
        found.update(f for f in around if not any(_is_inside(g, f, first, last) for g in around))
    return frozenset(found)


def _is_inside(inner: Function, outer: Function, first: int, last: int) -> bool:
    is_within = outer.first <= inner.first and inner.last <= outer.last and inner != outer
    return is_within and inner.first <= first and last <= inner.last


Trial = tuple[Subject, frozenset[Function], Sequence[Shown]]
"""A subject, the functions it changed, and what was shown for it, best first."""


def row_of(answerer: str, trials: Sequence[Trial]) -> Row:
    ranks = [_rank(shown[:N_SHOWN], subject.files) for subject, _, shown in trials]
    asked = [(gold, shown[:N_SHOWN]) for _, gold, shown in trials if gold]
    n = len(trials)
    return Row(
        answerer=answerer,
        at_1=_within(ranks, 1),
        at_5=_within(ranks, 5),
        at_10=_within(ranks, N_SHOWN),
        recall_at_10=sum(map(_recalled, trials)) / n if n else None,
        reciprocal_rank=sum(1 / rank for rank in ranks if rank) / n if n else None,
        functions_at_10=Rate(sum(_shows(gold, shown) for gold, shown in asked), len(asked)),
    )


def _rank(shown: Sequence[Shown], files: Collection[str]) -> int | None:
    return next((at for at, one in enumerate(shown, 1) if one.path in files), None)


def _within(ranks: Sequence[int | None], most: int) -> Rate:
    return Rate(sum(rank is not None and rank <= most for rank in ranks), len(ranks))


def _recalled(trial: Trial) -> float:
    subject, _, shown = trial
    return len({one.path for one in shown[:N_SHOWN]} & set(subject.files)) / len(subject.files)


def _shows(gold: frozenset[Function], shown: Sequence[Shown]) -> bool:
    return any((one.path, one.line) == (f.path, f.line) for one in shown for f in gold)


def as_text(rows: Sequence[Row], n_repos: int) -> str:
    n = rows[0].at_1.n if rows else 0
    n_functions = rows[0].functions_at_10.n if rows else 0
    lines = [
        f"{n} subjects of commits in {n_repos} repositories, asked at the parent; "
        f"{n_functions} of them changed a function",
        f"{'':<22} {'hit@1':>7} {'hit@5':>7} {'hit@10':>7} {'rec@10':>7} {'MRR':>7} {'func@10':>8}",
    ]
    for row in rows:
        figures = (row.at_1.value, row.at_5.value, row.at_10.value, row.recall_at_10)
        told = " ".join(f"{percent(value):>7}" for value in figures)
        rank = "–" if row.reciprocal_rank is None else f"{row.reciprocal_rank:.3f}"
        functions = percent(row.functions_at_10.value)
        lines.append(f"{row.answerer:<22} {told} {rank:>7} {functions:>8}")
    return "\n".join(lines) + "\n"


def percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.1%}"


def as_json(rows: Sequence[Row]) -> dict[str, object]:
    return {
        "schema": "probant.localise/1",
        "rows": [
            {
                "answerer": row.answerer,
                "subjects": row.at_1.n,
                "hit_at_1": row.at_1.value,
                "hit_at_5": row.at_5.value,
                "hit_at_10": row.at_10.value,
                "recall_at_10": row.recall_at_10,
                "mean_reciprocal_rank": row.reciprocal_rank,
                "subjects_with_functions": row.functions_at_10.n,
                "functions_hit_at_10": row.functions_at_10.value,
            }
            for row in rows
        ],
    }
