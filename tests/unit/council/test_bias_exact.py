"""Exact tests: what is counted cleverly equals what is counted one by one."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import pytest

from probant.council.sessions.bias_exact import (
    SMALLEST_P,
    Term,
    arranged,
    centred_ranks,
    convolved,
    examine,
    flipped,
    holm,
)


def brute_arranged(pairs: list[tuple[list[int], list[int]]]) -> Fraction:
    """Every combination of every rearrangement, one by one."""
    observed = sum(a * b for fixed, moved in pairs for a, b in zip(fixed, moved, strict=True))
    n_all = n_far = 0
    for ways in itertools.product(*(itertools.permutations(moved) for _, moved in pairs)):
        total = sum(
            a * b
            for (fixed, _), way in zip(pairs, ways, strict=True)
            for a, b in zip(fixed, way, strict=True)
        )
        n_all += 1
        n_far += abs(total) >= abs(observed)
    return Fraction(n_far, n_all)


def test_the_convolution_equals_brute_force_over_ballots() -> None:
    draw = random.Random(1)
    for _ in range(60):
        pairs = []
        for _ in range(draw.randint(1, 4)):
            size = draw.randint(2, 4)
            places = list(centred_ranks(range(size)))
            draw.shuffle(places)
            pairs.append((places, list(centred_ranks([draw.randint(1, 4) for _ in range(size)]))))
        found = examine(arranged(fixed, moved) for fixed, moved in pairs)
        assert found.p == pytest.approx(float(brute_arranged(pairs)), abs=1e-12)


def test_the_convolution_equals_brute_force_over_signs() -> None:
    draw = random.Random(2)
    for _ in range(60):
        values = [draw.randint(-6, 6) for _ in range(draw.randint(1, 10))]
        sums = [
            sum(sign * value for sign, value in zip(signs, values, strict=True))
            for signs in itertools.product((-1, 1), repeat=len(values))
        ]
        expected = sum(abs(one) >= abs(sum(values)) for one in sums) / len(sums)
        assert examine(map(flipped, values)).p == pytest.approx(expected, abs=1e-12)


def test_equal_terms_taken_together_give_the_same() -> None:
    one = arranged((-2, 0, 2), (-2, 0, 2)).could_be
    slowly = ((0, 1.0),)
    for _ in range(7):
        sums: dict[int, float] = {}
        for value, chance in slowly:
            for also, its_chance in one:
                sums[value + also] = sums.get(value + also, 0.0) + chance * its_chance
        slowly = tuple(sorted(sums.items()))  # type: ignore[assignment]
    found = convolved([one] * 7)
    assert [value for value, _ in found] == [value for value, _ in slowly]
    assert [chance for _, chance in found] == pytest.approx([chance for _, chance in slowly])
    assert sum(chance for _, chance in found) == pytest.approx(1)


@pytest.mark.parametrize(
    ("values", "ranks"),
    [
        ((10, 20, 30), (-2, 0, 2)),
        ((5, 5), (0, 0)),
        ((1, 1, 9), (-1, -1, 2)),
        ((3,), (0,)),
        ((), ()),
    ],
)
def test_ranks_are_centred_and_shared(values: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    assert centred_ranks(values) == ranks


def test_nothing_to_rearrange_proves_nothing() -> None:
    assert examine([]).p == 1.0
    assert examine([flipped(0)] * 30).p == 1.0
    assert examine([arranged((-1, 1), (0, 0))] * 30).p == 1.0


def test_many_terms_are_quick_and_the_least_probability_is_a_bound() -> None:
    found = examine([flipped(100 + at) for at in range(120)])
    assert found.p == SMALLEST_P
    assert examine([Term(4, arranged((-3, -1, 1, 3), (-3, -1, 1, 3)).could_be)] * 400).p < 1e-9


def test_holm_allows_for_the_number_of_questions() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == pytest.approx(
        {"a": 0.03, "c": 0.06, "b": 0.06}
    )
    assert holm({"a": 0.9, "b": 0.8}) == {"b": 1.0, "a": 1.0}
    assert holm({}) == {}
