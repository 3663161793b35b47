"""Numbers that say how much stands behind them: n, Wilson's interval, and one by repository.

What was not measured has no value. Next: metrics.py counts results into these.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.bootstrap import Interval, Sums, ratio_interval

Z_95 = 1.959963984540054
Clusters = Mapping[str, Sums]
"""Repository → its part of the numerator and of the denominator."""


@dataclass(frozen=True, slots=True)
class Rate:
    """`n_hits` of `n`; no value at all when nothing was measured."""

    n_hits: int
    n: int
    clusters: Clusters = field(default_factory=dict, compare=False, repr=False)
    n_facts: int | None = field(default=None, compare=False)
    """How many facts the questions are about, several wordings each; None where no questions are
    counted."""

    def __post_init__(self) -> None:
        if not 0 <= self.n_hits <= self.n:
            raise ValueError(f"not a rate: {self.n_hits} of {self.n}")

    @property
    def value(self) -> float | None:
        return self.n_hits / self.n if self.n else None

    @property
    def interval(self) -> Interval | None:
        """Wilson's interval at 95 %: honest near 0 and 1, where these rates live.

        It takes each of the n for a trial of its own, which wordings of one fact are not.
        """
        if not self.n:
            return None
        share, z2 = self.n_hits / self.n, Z_95**2
        centre = share + z2 / (2 * self.n)
        spread = Z_95 * math.sqrt(share * (1 - share) / self.n + z2 / (4 * self.n**2))
        low, high = ((centre + sign * spread) / (1 + z2 / self.n) for sign in (-1, 1))
        # Exact at both ends, where rounding would leave a trace.
        return low if self.n_hits else 0.0, high if self.n_hits < self.n else 1.0

    @property
    def between_repositories(self) -> Interval | None:
        """What other repositories of the same sort would have given; None where none is known."""
        return ratio_interval(self.clusters)


@dataclass(frozen=True, slots=True)
class Mean:
    """An average that is no share of anything, so only repositories can tell how it varies."""

    value: float | None
    n: int
    clusters: Clusters = field(default_factory=dict, compare=False, repr=False)

    @property
    def interval(self) -> Interval | None:
        return ratio_interval(self.clusters)

    between_repositories = interval


@dataclass(frozen=True, slots=True)
class Amount:
    """A plain number of things; nothing was drawn, so it has no interval."""

    value: int | None
    n: int

    @property
    def interval(self) -> None:
        return None


def counted(entries: Iterable[tuple[str, int, int]]) -> Rate:
    """The rate over (repository, hits, n) of single results or groups of them."""
    clusters = _summed(entries)
    return Rate(
        int(sum(hits for hits, _ in clusters.values())),
        int(sum(n for _, n in clusters.values())),
        clusters,
    )


def share(results: Iterable[Result], is_hit: Callable[[Result], bool]) -> Rate:
    """Over questions, so that it also knows how many facts they are about."""
    listed = list(results)
    rate = counted((r.question.repo, int(is_hit(r)), 1) for r in listed)
    return replace(rate, n_facts=len({r.question.fact for r in listed}))


def mean(entries: Sequence[tuple[str, float]]) -> Mean:
    """The average over (repository, number); the order of the entries does not count."""
    if not entries:
        return Mean(None, 0)
    by_repo: dict[str, list[float]] = {}
    for repo, number in entries:
        by_repo.setdefault(repo, []).append(number)
    clusters = {repo: (math.fsum(own), len(own)) for repo, own in by_repo.items()}
    return Mean(math.fsum(number for _, number in entries) / len(entries), len(entries), clusters)


def _summed(entries: Iterable[tuple[str, int, int]]) -> dict[str, Sums]:
    found: dict[str, Sums] = {}
    for repo, hits, n in entries:
        before_hits, before_n = found.get(repo, (0, 0))
        found[repo] = (before_hits + hits, before_n + n)
    return found
