"""A small network over the words of a sentence: whole numbers, and the standard library alone.

Each word has a vector; a window of three or five words is one feature, a feature counts where it
speaks loudest, in the sentence and in the part of it that asks; a narrow layer of sums leads to the
outputs. Many numbers are held side by side in one large integer ("lanes"), so that one
multiplication by a small number serves all of them. The weights are made by `learning/`; what the
outputs mean is told in model.py.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from operator import add

from probant.vocabulary.record import Record

LANE = 4
"""Bytes of a lane: sums stay below half of what it holds, above and below zero."""
_HALF = 1 << (8 * LANE - 1)
_BYTE = 128
WINDOWS = (3, 5)
"""How many words a feature looks at: half of the features at three, half at five."""
FIRST, LAST = "^", "$"
"""Stand before the first word and behind the last."""
GRAMS = (3, 4, 5)


def pieces_of(word: str, n_buckets: int) -> list[int]:
    """The buckets of the pieces of a word that has no vector of its own."""
    whole = f"^{word}$"
    found = [whole[at : at + n] for n in GRAMS for at in range(len(whole) - n + 1)]
    return [zlib.crc32(one.encode()) % n_buckets for one in found or [whole]]


def packed_lanes(values: Sequence[int]) -> int:
    """Numbers side by side in one; they may be below zero, and so may sums of such integers."""
    raised = array("I", [value + _HALF for value in values])
    if sys.byteorder == "big":
        raised.byteswap()
    return int.from_bytes(raised.tobytes(), "little") - _halves(len(values))


def unpacked_lanes(packed: int, n: int) -> array[int]:
    """The numbers of the lanes, each moved up by half of what a lane holds, so that none is below
    zero."""
    found = array("I")
    found.frombytes((packed + _halves(n)).to_bytes(n * LANE, "little"))
    if sys.byteorder == "big":
        found.byteswap()
    return found


@cache
def _halves(n: int) -> int:
    return int.from_bytes(_HALF.to_bytes(LANE, "little") * n, "little")


class Shape(Record, kw_only=True):
    """How many of each there are; `n_features` of each window. The shifts bring features and sums
    down before they are weighed, `scale` an output back to what was learned."""

    width: int
    n_features: int
    n_sums: int
    n_outputs: int
    n_buckets: int
    feature_shift: int
    sum_shift: int
    scale: float


class Network:
    """`weights` are tables of bytes one behind the other: the vectors of words and buckets, what a
    word of the asking part has besides, the features of each window, the sums, the outputs.
    `biases` are those of the features of each window, then those of the outputs."""

    def __init__(
        self, shape: Shape, words: Sequence[str], weights: bytes, biases: Sequence[int]
    ) -> None:
        self.shape = shape
        self.words = {word: number for number, word in enumerate(words)}
        width, n_features = shape.width, shape.n_features
        sizes = (
            (len(words) + shape.n_buckets) * width,
            width,
            *(n * width * n_features for n in WINDOWS),
            2 * len(WINDOWS) * n_features * shape.n_sums,
            shape.n_sums * shape.n_outputs,
        )
        ends = list(accumulate(sizes))
        n_biases = len(WINDOWS) * n_features + shape.n_outputs
        if len(weights) != ends[-1] or len(biases) != n_biases:
            raise ValueError("the tables of the network do not fit its shape")
        tables = [weights[start:end] for start, end in pairwise((0, *ends))]
        self._vectors = tables[0]
        self._asking = [one - _BYTE for one in tables[1]]
        self._windows = [_packed_rows(table, n_features) for table in tables[2:-2]]
        self._sums = _packed_rows(tables[-2], shape.n_sums)
        self._outputs = _packed_rows(tables[-1], shape.n_outputs)
        self._window_biases = [
            packed_lanes(biases[at * n_features : (at + 1) * n_features])
            for at in range(len(WINDOWS))
        ]
        self._biases = packed_lanes(biases[len(WINDOWS) * n_features :])
        self._shares = lru_cache(N_WORDS_KEPT)(self._shares_of)

    def outputs(self, words: Sequence[str], asked: tuple[int, int]) -> list[float]:
        """What the network says of a sentence; `asked` is where its asking part begins and ends."""
        said = [FIRST, *words, LAST]
        asks = range(asked[0] + 1, asked[1] + 1)
        shares = [self._shares(word, at in asks) for at, word in enumerate(said)]
        loudest: list[int] = []
        loudest_asked: list[int] = []
        for number, bias in enumerate(self._window_biases):
            everywhere, in_question = self._loudest([one[number] for one in shares], bias, asks)
            loudest += everywhere
            loudest_asked += in_question
        sums = _weighed(
            (*loudest, *loudest_asked), self._sums, 0, self.shape.feature_shift, self.shape.n_sums
        )
        told = _weighed(
            sums, self._outputs, self._biases, self.shape.sum_shift, self.shape.n_outputs
        )
        return [(one - _HALF) * self.shape.scale for one in told]

    def _loudest(
        self, shares: Sequence[Sequence[int]], bias: int, asks: range
    ) -> tuple[array[int], array[int]]:
        """Each feature of one window where it is loudest: anywhere, and in the asking part."""
        n_words = len(shares[0])
        loudest = array("I", [_HALF]) * self.shape.n_features
        loudest_asked = loudest
        for at in range(len(shares)):
            first = at - n_words // 2
            total = bias + sum(
                shares[first + place][place]
                for place in range(n_words)
                if 0 <= first + place < len(shares)
            )
            features = unpacked_lanes(total, self.shape.n_features)
            loudest = array("I", map(max, loudest, features))
            if at in asks:
                loudest_asked = array("I", map(max, loudest_asked, features))
        return loudest, loudest_asked

    def _shares_of(self, word: str, is_asked: bool) -> tuple[tuple[int, ...], ...]:
        """What a word adds to every feature, for each window and each place in it."""
        vector = self._vector(word)
        if is_asked:
            vector = list(map(add, vector, self._asking))
        width = self.shape.width
        return tuple(
            tuple(
                sum(
                    number * row
                    for number, row in zip(vector, rows[place : place + width], strict=True)
                    if number
                )
                for place in range(0, len(rows), width)
            )
            for rows in self._windows
        )

    def _vector(self, word: str) -> Sequence[int]:
        own = self.words.get(word)
        if own is not None:
            return self._row(own)
        rows = [self._row(len(self.words) + one) for one in pieces_of(word, self.shape.n_buckets)]
        return [round(sum(column) / len(rows)) for column in zip(*rows, strict=True)]

    def _row(self, number: int) -> list[int]:
        width = self.shape.width
        return [one - _BYTE for one in self._vectors[number * width : (number + 1) * width]]


N_WORDS_KEPT = 1024
"""How many words keep what they add to the features: a sentence is looked at several times."""


def _weighed(
    numbers: Sequence[int], rows: Sequence[int], bias: int, shift: int, n: int
) -> array[int]:
    """The sums of a layer, each moved up by half of what a lane holds, as its inputs are."""
    total = bias
    for row, number in zip(rows, numbers, strict=True):
        strength = (number - _HALF) >> shift
        if strength:
            total += strength * row
    return unpacked_lanes(total, n)


def _packed_rows(weights: bytes, n: int) -> list[int]:
    """Rows of small numbers, each kept in a byte and moved up by half of what that holds."""
    lanes = bytearray(len(weights) * LANE)
    lanes[::LANE] = weights
    moved = int.from_bytes(_BYTE.to_bytes(LANE, "little") * n, "little")
    size = n * LANE
    return [
        int.from_bytes(lanes[at : at + size], "little") - moved for at in range(0, len(lanes), size)
    ]
