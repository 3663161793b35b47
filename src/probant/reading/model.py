"""Which kind of question a masked sentence is: a linear model over its words, read from bytes.

The weights are made by `learning/` and packed by `learning/packing.py`; nothing here knows a kind
by name. Whoever wires the program reads the file. Next: reader.py.
"""

from __future__ import annotations

import json
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate

from probant.reading.tokens import Lexicon, Token
from probant.vocabulary.record import Record

_PAUSES = frozenset(",()-")
_ENDS = frozenset(".?!;:")


class Model(Record, kw_only=True):
    """Rows of weights by the hash of a feature; `words` are those each label is asked with."""

    labels: tuple[str, ...]
    lexicon: Lexicon
    words: Mapping[str, frozenset[str]]
    cues: Mapping[str, frozenset[str]]
    """Words that few other labels are asked with: a question without any of them is not sure."""
    cue_words: frozenset[str]
    """Those of all labels."""
    noise: frozenset[str]
    """Words and turns of speech that can change no question."""
    known: Mapping[int, str]
    """The label of a sentence that must always be read, by the hash of its words."""
    hashes: array[int]
    starts: array[int]
    columns: array[int]
    weights: array[int]
    biases: tuple[float, ...]
    scale: float

    def scores(self, tokens: Sequence[Token]) -> dict[str, float]:
        """How well each label fits; near misses are labels of their own.

        A label that ends in `~` says, above zero, that the two things of that form stand the other
        way round.
        """
        found = [hash_of(feature) for feature in features_of(tokens)]
        totals = [0] * len(self.labels)
        for one in found:
            at = bisect_left(self.hashes, one)
            if at == len(self.hashes) or self.hashes[at] != one:
                continue
            for place in range(self.starts[at], self.starts[at + 1]):
                totals[self.columns[place]] += self.weights[place]
        norm = self.scale / (len(found) ** 0.5 or 1.0)
        return {
            label: total * norm + bias
            for label, total, bias in zip(self.labels, totals, self.biases, strict=True)
        }


def key_of(tokens: Sequence[Token]) -> int:
    """What two sentences share that are the same but for the things they name.

    Where nothing but a thing is said, what stands beside it counts: `f -> ?` is more than `f?`.
    """
    said = [token for token in tokens if not token.is_stop]
    if all(token.thing is not None for token in said):
        said = [token for token in tokens if token.word not in (".", "?", "!")]
    return hash_of(" ".join(token.word for token in said))


def hash_of(feature: str) -> int:
    return zlib.crc32(feature.encode())


def asking_part(tokens: Sequence[Token]) -> tuple[int, int]:
    """Where the sentence that asks begins and ends: the last question, else the last sentence."""
    parts: list[tuple[int, int]] = []
    start = 0
    for at in range(len(tokens) + 1):
        is_end = at == len(tokens) or (tokens[at].thing is None and tokens[at].word in ".?!")
        if is_end:
            if any(not token.is_stop for token in tokens[start:at]):
                parts.append((start, at))
            start = at + 1
    asked = [part for part in parts if part[1] < len(tokens) and tokens[part[1]].word == "?"]
    if not asked and len(parts) > 1 and _says_how(tokens[slice(*parts[-1])]):
        parts.pop()
    return (asked or parts or [(0, len(tokens))])[-1]


def _says_how(tokens: Sequence[Token]) -> bool:
    """Whether a sentence only says how the answer should look: "Return one path per line." """
    words = [token.word for token in tokens if not token.is_stop]
    if any(token.thing is not None for token in tokens) or _POINTING.intersection(words):
        return False
    return words[0] in _ANSWERING or words[-1] in _SUFFICING


_ANSWERING = frozenset(
    "return answer output emit respond reply include print report give cite format state one path"
    " names name a the no paths file yes just only nothing".split()
)
_SUFFICING = frozenset("suffice suffices enough do fine sufficient needed please thanks".split())
_POINTING = frozenset(
    "it its that this them they their these those he she what which who where how whether if"
    " same thing ones".split()
)


def features_of(tokens: Sequence[Token]) -> set[str]:
    """Words, runs of two and three, the same of the asking part, and pieces of long words."""
    words = [token.word for token in tokens if token.word not in _PAUSES]
    found = set(_runs("", ["^", *words, "$"], 3))
    first, last = asking_part(tokens)
    asked = [token.word for token in tokens[first:last] if not token.is_stop]
    found.update(_runs("q", ["^", *asked, "$"], 2))
    for word in set(words):
        if word.isalpha() and len(word) > 3:
            whole = f"^{word}$"
            found.update(
                f"c{whole[at : at + n]}" for n in (4, 5) for at in range(len(whole) - n + 1)
            )
    return found


def _runs(prefix: str, words: Sequence[str], longest: int) -> list[str]:
    return [
        f"{prefix}{n}{' '.join(words[at : at + n])}"
        for n in range(1, longest + 1)
        for at in range(len(words) - n + 1)
    ]


def unpacked(raw: bytes) -> Model:
    """The model out of its file: a JSON head, then four compressed arrays, of which the sorted ones
    are kept as differences."""
    n_head = int.from_bytes(raw[:4], "little")
    head = json.loads(zlib.decompress(raw[4 : 4 + n_head]))
    body = zlib.decompress(raw[4 + n_head :])
    arrays: list[array[int]] = []
    at = 0
    for code, count in zip(("I", "H", "H", "b"), head["sizes"], strict=True):
        values = array(code)
        end = at + count * values.itemsize
        values.frombytes(body[at:end])
        arrays.append(values)
        at = end
    labels = tuple(head["labels"])
    words: dict[str, set[str]] = {label: set() for label in labels}
    for word, numbers in head["words"].items():
        for number in numbers:
            words[labels[number]].add(word)
    cues = {labels[int(number)]: frozenset(some) for number, some in head["cues"].items()}
    return Model(
        labels=labels,
        lexicon=Lexicon(
            {word: rank for rank, word in enumerate(head["lexicon"])}, frozenset(head["capitals"])
        ),
        words={label: frozenset(some) for label, some in words.items()},
        cues=cues,
        cue_words=frozenset[str]().union(*cues.values()),
        noise=frozenset(head["noise"]),
        known={key: labels[number] for key, number in head["known"]},
        hashes=array("I", accumulate(arrays[0])),
        starts=array("I", accumulate(arrays[1])),
        columns=arrays[2],
        weights=arrays[3],
        biases=tuple(head["biases"]),
        scale=head["scale"],
    )
