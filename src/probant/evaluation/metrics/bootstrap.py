"""How a figure would vary with other repositories: whole repositories are drawn again, seeded.

Questions of one repository share its style and its traps, so they are no independent draws; only
the sums of each repository are drawn, which makes 40,000 results as cheap as 40.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

N_DRAWS = 2000
SEED = 7
TAIL = 0.025

Interval = tuple[float, float]
Sums = tuple[float, float]
"""Numerator and denominator of one repository."""
C = TypeVar("C")


def ratio_interval(
    by_repo: Mapping[str, Sums], *, n_draws: int = N_DRAWS, seed: int = SEED
) -> Interval | None:
    """The middle 95 % of `sum(numerators) / sum(denominators)` over drawn repositories.

    None where nothing was measured. One repository gives a point: it says nothing of others.
    """
    measured = [by_repo[repo] for repo in sorted(by_repo) if by_repo[repo][1] > 0]
    if not measured:
        return None
    tops = [top for top, _ in measured]
    bottoms = [bottom for _, bottom in measured]
    values = []
    for draw in _draws(len(measured), n_draws, seed):
        below = sum(map(bottoms.__getitem__, draw))
        values.append(sum(map(tops.__getitem__, draw)) / below)
    return _middle(values)


def figure_interval(
    by_repo: Mapping[str, C],
    figure: Callable[[Sequence[C]], float | None],
    *,
    n_draws: int = N_DRAWS,
    seed: int = SEED,
) -> Interval | None:
    """The same for a figure that is no ratio of sums; draws in which it has no value do not count.

    `figure` must be cheap on what each repository was summed up to.
    """
    measured = [by_repo[repo] for repo in sorted(by_repo)]
    if not measured:
        return None
    drawn = (
        figure([measured[index] for index in draw]) for draw in _draws(len(measured), n_draws, seed)
    )
    values = [value for value in drawn if value is not None]
    return _middle(values) if values else None


@lru_cache(maxsize=64)
def _draws(n_clusters: int, n_draws: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """The same draws for every figure over as many repositories, made once."""
    rng = random.Random(f"{seed}:{n_clusters}")
    listed = range(n_clusters)
    return tuple(tuple(rng.choices(listed, k=n_clusters)) for _ in range(n_draws))


def _middle(values: list[float]) -> Interval:
    values.sort()
    last = len(values) - 1
    return values[round(TAIL * last)], values[round((1 - TAIL) * last)]
