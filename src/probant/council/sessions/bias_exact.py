"""Exact permutation tests over integers: every rearrangement counted, none drawn at random.

Each ballot or session has a small distribution of its own under the null hypothesis; their sum is
the convolution. Knows nothing of reviewers (bias.py does).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import factorial

from probant.vocabulary.record import Record

MAX_ARRANGED = 9
"""More than this many things in one ballot are not rearranged: 9! is 362,880."""
SMALLEST_P = 1e-12
"""Below this the rounding of the sums would be told, not the probability."""
_NEGLIGIBLE = 1e-20

Distribution = tuple[tuple[int, float], ...]
"""(value, probability), ascending; the mean is 0."""
NOTHING: Distribution = ((0, 1.0),)


class Tested(Record):
    """The sum as it was, the largest it could have been, and the two-sided probability."""

    observed: int
    most: int
    p: float


class Term(Record):
    """One ballot or session: what was observed, and what could have been."""

    observed: int
    could_be: Distribution


def centred_ranks(values: Sequence[float]) -> tuple[int, ...]:
    """Twice the rank less its mean; equal values share the mean of their ranks."""
    ordered = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(ordered)))}
    n_equal = Counter(values)
    return tuple(2 * first[one] + n_equal[one] - len(values) for one in values)


def arranged(fixed: Sequence[int], moved: Sequence[int]) -> Term:
    """The sum of products, and all the sums when `moved` is rearranged. One of them has mean 0."""
    observed = sum(one * other for one, other in zip(fixed, moved, strict=True))
    return Term(observed, _arrangements(tuple(sorted(fixed)), tuple(sorted(moved))))


@lru_cache(maxsize=10_000)
def _arrangements(fixed: tuple[int, ...], moved: tuple[int, ...]) -> Distribution:
    """Place by place, over the sets of what is used up: the order within a set does not matter."""
    reached: dict[int, Counter[int]] = {0: Counter({0: 1})}
    for weight in fixed:
        following: dict[int, Counter[int]] = {}
        for used, sums in reached.items():
            for at, value in enumerate(moved):
                if used >> at & 1:
                    continue
                target = following.setdefault(used | 1 << at, Counter())
                for total, n_ways in sums.items():
                    target[total + weight * value] += n_ways
        reached = following
    (counts,) = reached.values()
    n_all = factorial(len(moved))
    return tuple((value, n_ways / n_all) for value, n_ways in sorted(counts.items()))


def flipped(difference: int) -> Term:
    """A difference whose sign could as well have been the other."""
    if difference == 0:
        return Term(0, NOTHING)
    most = abs(difference)
    return Term(difference, ((-most, 0.5), (most, 0.5)))


def examine(terms: Iterable[Term]) -> Tested:
    """How likely a sum at least so far from 0 is, if every term is drawn from its distribution."""
    listed = list(terms)
    observed = sum(one.observed for one in listed)
    most = sum(one.could_be[-1][0] for one in listed)
    total = convolved(one.could_be for one in listed)
    p = sum(chance for value, chance in total if abs(value) >= abs(observed))
    return Tested(observed, most, min(1.0, max(SMALLEST_P, p)))


def convolved(distributions: Iterable[Distribution]) -> Distribution:
    """The distribution of the sum; equal ones are taken together by squaring."""
    total: Distribution = NOTHING
    for one, n_times in Counter(distributions).items():
        if one != NOTHING:
            total = _sum_of(_power(one, n_times), total)
    return total


def _power(one: Distribution, n_times: int) -> Distribution:
    result, square = NOTHING, one
    while n_times:
        if n_times & 1:
            result = _sum_of(square, result)
        n_times >>= 1
        if n_times:
            square = _sum_of(square, square)
    return result


def _sum_of(one: Distribution, other: Distribution) -> Distribution:
    small, large = sorted((one, other), key=len)
    sums: dict[int, float] = {}
    for value, chance in small:
        for also, its_chance in large:
            at = value + also
            sums[at] = sums.get(at, 0.0) + chance * its_chance
    return tuple(sorted((at, chance) for at, chance in sums.items() if chance > _NEGLIGIBLE))


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """The same probabilities after allowing for how many were looked at together."""
    adjusted: dict[str, float] = {}
    floor = 0.0
    for at, (name, p) in enumerate(sorted(chances.items(), key=lambda one: one[1])):
        floor = max(floor, min(1.0, p * (len(chances) - at)))
        adjusted[name] = floor
    return adjusted
