"""The cross-review counted: who is shown what under which label, and who comes out on top.

Marks serve the chairman and, where there is none, the choice of a rationale; no mark reaches the
verdict. Next: dispositions.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from statistics import fmean

from probant.vocabulary.council import DIMENSIONS, Ballot
from probant.vocabulary.record import Record

WEIGHTS: Mapping[str, float] = {
    "accuracy": 0.35,
    "relevance": 0.10,
    "completeness": 0.20,
    "conciseness": 0.15,
    "clarity": 0.20,
}
CAPS: tuple[tuple[float, float], ...] = ((5, 4.0), (7, 7.0))
"""(accuracy below this, the most the score can be), strictest first."""
N_DIGITS = 4

Marks = tuple[int, ...]
Order = tuple[tuple[str, str], ...]
"""(label, reviewer name), in the order shown."""


class Standing(Record, kw_only=True):
    """One reviewer as the others see it. None where nobody else's ballot says anything of it."""

    name: str
    borda: float | None
    """0 for the last of every ballot, 1 for the first of every ballot."""
    score: float | None
    """The weighted mark, 1 to 10."""
    marks: tuple[tuple[str, float], ...] = ()
    """The mean mark for each dimension."""
    n_ballots: int = 0


class Ranking(Record):
    """All reviewers that were shown, best first."""

    standings: tuple[Standing, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.standings)


def orders(names: Iterable[str], voter: str, seed: str) -> Order:
    """The names under labels, shuffled for this voter; equal for equal seeds, everywhere."""

    def drawn(name: str) -> bytes:
        return sha256("\0".join((seed, voter, name)).encode(errors="replace")).digest()

    return tuple((_label(at), name) for at, name in enumerate(sorted(set(names), key=drawn)))


def rank(ballots: Sequence[Ballot]) -> Ranking:
    """Best first: by place, then by mark, then by name. Nobody's ballot counts for itself."""
    names = sorted({name for ballot in ballots for _, name in ballot.order})
    points: dict[str, list[float]] = {name: [] for name in names}
    marks: dict[str, list[Marks]] = {name: [] for name in names}
    for ballot in ballots:
        for name, point in _points(ballot):
            points[name].append(point)
        for name, given in _named_scores(ballot):
            marks[name].append(given)
    standings = (_standing(name, points[name], marks[name]) for name in names)
    return Ranking(tuple(sorted(standings, key=_place)))


def weighted(marks: Marks) -> float:
    """A review that is not accurate is not saved by being clear and short."""
    score = sum(
        WEIGHTS[dimension] * mark for dimension, mark in zip(DIMENSIONS, marks, strict=True)
    )
    cap = next((cap for below, cap in CAPS if marks[0] < below), score)
    return round(min(score, cap), N_DIGITS)


def _label(at: int) -> str:
    """A, B, … Z, AA, AB, …"""
    head, tail = divmod(at, 26)
    return (_label(head - 1) if head else "") + chr(ord("A") + tail)


def _named_scores(ballot: Ballot) -> list[tuple[str, Marks]]:
    named = dict(ballot.order)
    return [
        (named[label], marks)
        for label, marks in ballot.scores
        if label in named and named[label] != ballot.voter
    ]


def _points(ballot: Ballot) -> list[tuple[str, float]]:
    """0 to 1 for each of the others, whatever their number.

    Whoever is left out of a ranking shares the places that are left. One alone beats nobody.
    """
    named = dict(ballot.order)
    others = [name for name in dict.fromkeys(named.values()) if name != ballot.voter]
    placed = [named[label] for label in _ranked(ballot) if label in named]
    placed = [name for name in dict.fromkeys(placed) if name != ballot.voter]
    if len(others) < 2 or not placed:
        return []
    last = len(others) - 1
    rest = [name for name in others if name not in placed]
    shared = fmean(range(len(rest))) / last if rest else 0.0
    return [
        *((name, (last - at) / last) for at, name in enumerate(placed)),
        *((name, shared) for name in rest),
    ]


def _ranked(ballot: Ballot) -> tuple[str, ...]:
    """The ranking as given; where there is none, as the marks have it."""
    if ballot.ranking:
        return ballot.ranking
    return tuple(label for label, _ in sorted(ballot.scores, key=lambda one: -weighted(one[1])))


def _standing(name: str, points: list[float], marks: list[Marks]) -> Standing:
    means = [round(fmean(column), N_DIGITS) for column in zip(*marks, strict=True)]
    return Standing(
        name=name,
        borda=round(fmean(points), N_DIGITS) if points else None,
        score=round(fmean(map(weighted, marks)), N_DIGITS) if marks else None,
        marks=tuple(zip(DIMENSIONS, means, strict=False)),
        n_ballots=max(len(points), len(marks)),
    )


def _place(one: Standing) -> tuple[float, float, str]:
    borda = -1.0 if one.borda is None else one.borda
    return -borda, -(one.score or 0.0), one.name
