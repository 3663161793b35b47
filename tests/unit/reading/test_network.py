"""The network says what its plain definition says, whatever its weights are."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from probant.reading.network import (
    FIRST,
    LAST,
    WINDOWS,
    Network,
    Shape,
    packed_lanes,
    pieces_of,
    unpacked_lanes,
)

WIDTH, N_FEATURES, N_SUMS, N_OUTPUTS, N_BUCKETS = 5, 7, 6, 4, 3
SHAPE = Shape(
    width=WIDTH, n_features=N_FEATURES, n_sums=N_SUMS, n_outputs=N_OUTPUTS, n_buckets=N_BUCKETS,
    feature_shift=2, sum_shift=3, scale=0.25,
)  # fmt: skip
WORDS = (FIRST, LAST, "who", "calls", "<name>", "?")
SIZES = (
    (len(WORDS) + N_BUCKETS) * WIDTH,
    WIDTH,
    *(n * WIDTH * N_FEATURES for n in WINDOWS),
    2 * len(WINDOWS) * N_FEATURES * N_SUMS,
    N_SUMS * N_OUTPUTS,
)


def network(seed: int) -> tuple[Network, list[list[int]], list[int]]:
    drawn = random.Random(seed)
    tables = [[drawn.randint(-127, 127) for _ in range(n)] for n in SIZES]
    biases = [drawn.randint(-5000, 5000) for _ in range(len(WINDOWS) * N_FEATURES + N_OUTPUTS)]
    weights = bytes(one + 128 for table in tables for one in table)
    return Network(SHAPE, WORDS, weights, biases), tables, biases


def plainly(
    tables: list[list[int]], biases: list[int], words: Sequence[str], asked: tuple[int, int]
) -> list[float]:
    """The definition, number by number."""
    vectors, asking, *windows, sums, outputs = tables

    def row(number: int) -> list[int]:
        return vectors[number * WIDTH : (number + 1) * WIDTH]

    def vector(word: str) -> list[int]:
        if word in WORDS:
            return row(WORDS.index(word))
        rows = [row(len(WORDS) + one) for one in pieces_of(word, N_BUCKETS)]
        return [round(sum(column) / len(rows)) for column in zip(*rows, strict=True)]

    said = [vector(word) for word in (FIRST, *words, LAST)]
    asks = range(asked[0] + 1, asked[1] + 1)
    said = [
        [a + b for a, b in zip(one, asking, strict=True)] if at in asks else one
        for at, one in enumerate(said)
    ]

    def feature(at: int, window: int, f: int) -> int:
        n, table = WINDOWS[window], windows[window]
        return biases[window * N_FEATURES + f] + sum(
            said[at - n // 2 + place][d] * table[(place * WIDTH + d) * N_FEATURES + f]
            for place in range(n)
            if 0 <= at - n // 2 + place < len(said)
            for d in range(WIDTH)
        )

    loudest = [
        max([0, *(feature(at, window, f) for at in places)])
        for places in (range(len(said)), asks)
        for window in range(len(WINDOWS))
        for f in range(N_FEATURES)
    ]
    summed = [
        sum((one >> 2) * sums[n * N_SUMS + s] for n, one in enumerate(loudest))
        for s in range(N_SUMS)
    ]
    return [
        0.25
        * (
            biases[len(WINDOWS) * N_FEATURES + o]
            + sum((one >> 3) * outputs[n * N_OUTPUTS + o] for n, one in enumerate(summed))
        )
        for o in range(N_OUTPUTS)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_lanes_say_what_single_numbers_say(seed: int) -> None:
    made, tables, biases = network(seed)
    for words, asked in (
        (["who", "calls", "<name>", "?"], (0, 3)),
        (["unheard", "who", "of", "?"], (1, 3)),
        ([], (0, 0)),
    ):
        assert made.outputs(words, asked) == plainly(tables, biases, words, asked)


def test_numbers_below_zero_keep_to_their_lane() -> None:
    total = 3 * packed_lanes([-5, 7, 0]) + packed_lanes([1, -30, 2])
    assert [one - 2**31 for one in unpacked_lanes(total, 3)] == [-14, -9, 2]


def test_tables_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network(SHAPE, WORDS, b"\x80" * 10, [0] * 11)
