"""The network says what its plain definition says, whatever its weights are."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from probant.reading.network import (
    FIRST,
    LAST,
    N_WINDOW,
    Network,
    Shape,
    packed_lanes,
    pieces_of,
    unpacked_lanes,
)

SHAPE = Shape(width=5, n_features=7, n_outputs=4, n_buckets=3, shift=2, scale=0.25)
WORDS = (FIRST, LAST, "who", "calls", "<name>", "?")


def network(seed: int) -> tuple[Network, list[int], list[int]]:
    drawn = random.Random(seed)
    n_bytes = (len(WORDS) + 3) * 5 + 5 + N_WINDOW * 5 * 7 + 2 * 7 * 4
    weights = [drawn.randint(-127, 127) for _ in range(n_bytes)]
    biases = [drawn.randint(-5000, 5000) for _ in range(7 + 4)]
    made = Network(SHAPE, WORDS, bytes(one + 128 for one in weights), biases)
    return made, weights, biases


def plainly(
    weights: list[int], biases: list[int], words: Sequence[str], asked: tuple[int, int]
) -> list[float]:
    """The definition, number by number."""
    n_vectors = len(WORDS) + 3
    vectors = [weights[at * 5 : at * 5 + 5] for at in range(n_vectors)]
    asking = weights[n_vectors * 5 : n_vectors * 5 + 5]
    windows = weights[n_vectors * 5 + 5 :][: N_WINDOW * 5 * 7]
    outputs = weights[-2 * 7 * 4 :]

    def vector(word: str) -> list[int]:
        if word in WORDS:
            return vectors[WORDS.index(word)]
        rows = [vectors[len(WORDS) + one] for one in pieces_of(word, 3)]
        return [round(sum(row[at] for row in rows) / len(rows)) for at in range(5)]

    said = [vector(word) for word in (FIRST, *words, LAST)]
    asks = range(asked[0] + 1, asked[1] + 1)
    said = [
        [a + b for a, b in zip(one, asking, strict=True)] if at in asks else one
        for at, one in enumerate(said)
    ]
    features: list[list[int]] = []
    for at in range(len(said)):
        around = [said[n] if 0 <= n < len(said) else [0] * 5 for n in (at - 1, at, at + 1)]
        features.append(
            [
                biases[f]
                + sum(
                    around[p][d] * windows[(p * 5 + d) * 7 + f] for p in range(3) for d in range(5)
                )
                for f in range(7)
            ]
        )
    loudest = [max(0, *(one[f] for one in features)) for f in range(7)]
    loudest += [max(0, 0, *(features[at][f] for at in asks)) for f in range(7)]
    shifted = [one >> 2 for one in loudest]
    return [
        0.25 * (biases[7 + o] + sum(one * outputs[n * 4 + o] for n, one in enumerate(shifted)))
        for o in range(4)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_lanes_say_what_single_numbers_say(seed: int) -> None:
    made, weights, biases = network(seed)
    for words, asked in (
        (["who", "calls", "<name>", "?"], (0, 3)),
        (["unheard", "who", "of", "?"], (1, 3)),
        ([], (0, 0)),
    ):
        assert made.outputs(words, asked) == plainly(weights, biases, words, asked)


def test_numbers_below_zero_keep_to_their_lane() -> None:
    total = 3 * packed_lanes([-5, 7, 0]) + packed_lanes([1, -30, 2])
    assert [one - 2**31 for one in unpacked_lanes(total, 3)] == [-14, -9, 2]


def test_tables_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network(SHAPE, WORDS, b"\x80" * 10, [0] * 11)
