"""A small network over the words of a sentence: whole numbers, and the standard library alone.

Each word has a vector; a window of three words is one feature, a feature counts where it speaks
loudest, in the sentence and in the part of it that asks. Many numbers are held side by side in one
large integer ("lanes"), so that one multiplication by a small number serves all of them. The
weights are made by `learning/`; what the outputs mean is told in model.py.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate
from operator import add

from probant.vocabulary.record import Record

LANE = 4
"""Bytes of a lane: sums stay below half of what it holds, above and below zero."""
_HALF = 1 << (8 * LANE - 1)
_BYTE = 128
N_WINDOW = 3
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


_HALVES: dict[int, int] = {}


def _halves(n: int) -> int:
    if n not in _HALVES:
        _HALVES[n] = int.from_bytes(_HALF.to_bytes(LANE, "little") * n, "little")
    return _HALVES[n]


class Shape(Record, kw_only=True):
    """How many of each there are. `shift` brings a feature down before it is weighed, `scale` an
    output back to what was learned."""

    width: int
    n_features: int
    n_outputs: int
    n_buckets: int
    shift: int
    scale: float


class Network:
    """`weights` are four tables of bytes one behind the other: the vectors of words and buckets,
    what a word of the asking part has besides, the windows, the outputs. `biases` are those of the
    features, then those of the outputs."""

    def __init__(
        self, shape: Shape, words: Sequence[str], weights: bytes, biases: Sequence[int]
    ) -> None:
        self.shape = shape
        self.words = {word: number for number, word in enumerate(words)}
        width, n_features = shape.width, shape.n_features
        sizes = (
            (len(words) + shape.n_buckets) * width,
            width,
            N_WINDOW * width * n_features,
            2 * n_features * shape.n_outputs,
        )
        ends = list(accumulate(sizes))
        if len(weights) != ends[-1] or len(biases) != n_features + shape.n_outputs:
            raise ValueError("the tables of the network do not fit its shape")
        self._vectors = weights[: ends[0]]
        self._asking = [one - _BYTE for one in weights[ends[0] : ends[1]]]
        windows = _packed_rows(weights[ends[1] : ends[2]], n_features)
        self._windows = [windows[at : at + width] for at in range(0, len(windows), width)]
        self._weights = _packed_rows(weights[ends[2] :], shape.n_outputs)
        self._window_biases = packed_lanes(biases[:n_features])
        self._biases = packed_lanes(biases[n_features:])

    def outputs(self, words: Sequence[str], asked: tuple[int, int]) -> list[float]:
        """What the network says of a sentence; `asked` is where its asking part begins and ends."""
        said = [FIRST, *words, LAST]
        asks = range(asked[0] + 1, asked[1] + 1)
        seen = [self._seen(word, is_asked=at in asks) for at, word in enumerate(said)]
        loudest = array("I", [_HALF]) * self.shape.n_features
        loudest_asked = loudest
        for at in range(len(said)):
            total = self._window_biases + seen[at][1]
            total += seen[at - 1][0] if at else 0
            total += seen[at + 1][2] if at + 1 < len(said) else 0
            features = unpacked_lanes(total, self.shape.n_features)
            loudest = array("I", map(max, loudest, features))
            if at in asks:
                loudest_asked = array("I", map(max, loudest_asked, features))
        total = self._biases
        for weights, feature in zip(self._weights, (*loudest, *loudest_asked), strict=True):
            strength = (feature - _HALF) >> self.shape.shift
            if strength:
                total += strength * weights
        return [
            (one - _HALF) * self.shape.scale for one in unpacked_lanes(total, self.shape.n_outputs)
        ]

    def _seen(self, word: str, *, is_asked: bool) -> tuple[int, int, int]:
        """What a word adds to every feature of a window in which it is first, middle or last."""
        vector = self._vector(word)
        if is_asked:
            vector = list(map(add, vector, self._asking))
        before, here, behind = (
            sum(number * row for number, row in zip(vector, rows, strict=True) if number)
            for rows in self._windows
        )
        return before, here, behind

    def _vector(self, word: str) -> Sequence[int]:
        own = self.words.get(word)
        if own is not None:
            return self._row(own)
        rows = [self._row(len(self.words) + one) for one in pieces_of(word, self.shape.n_buckets)]
        return [round(sum(column) / len(rows)) for column in zip(*rows, strict=True)]

    def _row(self, number: int) -> list[int]:
        width = self.shape.width
        return [one - _BYTE for one in self._vectors[number * width : (number + 1) * width]]


def _packed_rows(weights: bytes, n: int) -> list[int]:
    """Rows of small numbers, each kept in a byte and moved up by half of what that holds."""
    lanes = bytearray(len(weights) * LANE)
    lanes[::LANE] = weights
    moved = int.from_bytes(_BYTE.to_bytes(LANE, "little") * n, "little")
    size = n * LANE
    return [
        int.from_bytes(lanes[at : at + size], "little") - moved for at in range(0, len(lanes), size)
    ]
