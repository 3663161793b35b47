"""Which kind of question a masked sentence is: what a small network says, and the words it goes by.

Everything is made by `learning/` and packed by `learning/packing.py`; nothing here knows a kind by
name. Whoever wires the program reads the file. Next: network.py, reader.py.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, count, pairwise
from math import exp, log

from probant.reading.asides import Asides
from probant.reading.network import Network, Shape
from probant.reading.pieces import Lexicon, Token
from probant.vocabulary.memo import remembered
from probant.vocabulary.record import Record

TURNED = "~"
"""Ends the label under which the order of two things is told."""
MIN_SHARE = 1e-6


class Model(Record, kw_only=True):
    """`labels` name the outputs of the network; `words` are those each label is asked with."""

    labels: tuple[str, ...]
    lexicon: Lexicon
    words: Callable[[str], frozenset[str]]
    cues: Callable[[str], frozenset[str]]
    """Words that few other labels are asked with: a question without any of them is not sure."""
    label_by_cue: Mapping[str, str]
    """Those of all labels, each with one that it is a cue of."""
    noise: frozenset[str]
    """Words and turns of speech that can change no question."""
    known: Mapping[int, str]
    """The label of a sentence that must always be read, by the hash of its words."""
    network: Network
    asides: Asides

    def scores(self, tokens: Sequence[Token]) -> dict[str, float]:
        """How well each label fits: zero where it is as likely as all others together.

        Near misses are labels of their own. One that ends in `~` says, above zero, that the two
        things of that form stand the other way round.
        """
        outputs = self.network.outputs(told_apart(tokens), asking_part(tokens))
        told = dict(zip(self.labels, outputs, strict=True))
        highest = max(told[label] for label in told if label[-1] != TURNED)
        shares = {label: exp(one - highest) for label, one in told.items() if label[-1] != TURNED}
        total = sum(shares.values())
        return {
            label: (_odds(shares[label] / total) if label in shares else one) / ODDS_A_POINT
            for label, one in told.items()
        }


def told_apart(tokens: Iterable[Token]) -> list[str]:
    """The words, with the second thing of its sort in a sentence marked as such: which one stands
    behind "of" tells who calls whom."""
    first: dict[str, str] = {}
    words = []
    for token in tokens:
        if token.thing is None:
            first = {} if token.word in _ENDS else first
            words.append(token.word)
        else:
            is_first = first.setdefault(token.word, token.thing.text) == token.thing.text
            words.append(token.word if is_first else f"{token.word}2")
    return words


_ENDS = frozenset(".?!")
ODDS_A_POINT = 4.0
"""A label with a score of one is about fifty times as likely as all others together."""


def together(scores: Iterable[float]) -> float:
    """How well several labels fit that count as one."""
    shares = (1 / (1 + exp(-one * ODDS_A_POINT)) for one in scores)
    return _odds(sum(shares)) / ODDS_A_POINT


def _odds(share: float) -> float:
    held = min(max(share, MIN_SHARE), 1 - MIN_SHARE)
    return log(held / (1 - held))


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


@remembered
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
    while not asked and len(parts) > 1 and _says_how(tokens[slice(*parts[-1])]):
        parts.pop()
    return (asked or parts or [(0, len(tokens))])[-1]


def _says_how(tokens: Sequence[Token]) -> bool:
    """Whether a sentence only says how the answer should look: "Return one path per line." """
    words = [token.word for token in tokens if not token.is_stop]
    if any(token.thing is not None for token in tokens):
        return False
    if words[:2] in (["do", "not"], ["make", "no"]) and words[2:3] and words[2] in _DOING:
        return True
    if _POINTING.intersection(words):
        return False
    return words[0] in _ANSWERING or words[-1] in _SUFFICING


_DOING = frozenset(
    "modify edit edits change changes touch guess explain speculate paraphrase truncate".split()
)
"""What nobody does who answers: "Make no edits." """
_ANSWERING = frozenset(
    "return answer output emit respond reply include print report give cite format state one path"
    " names name a the no paths file yes just only nothing".split()
)
_SUFFICING = frozenset("suffice suffices enough do fine sufficient needed please thanks".split())
_POINTING = frozenset(
    "it its that this them they their these those he she what which who where how whether if"
    " same thing ones".split()
)


def unpacked(raw: bytes) -> Model:
    """The model out of its file: a head that says how long each part is, the parts, the weights.

    Every command reads it, so words are kept as text and lists of them as numbers; the words of a
    label are put together when it is asked about.
    """
    n_head, n_parts = int.from_bytes(raw[:4], "little"), int.from_bytes(raw[4:8], "little")
    head = json.loads(raw[8 : 8 + n_head])
    body, weights = zlib.decompress(raw[8 + n_head :][:n_parts]), raw[8 + n_head + n_parts :]
    ends = accumulate(head["sizes"].values(), initial=0)
    parts = dict(zip(head["sizes"], (body[a:b] for a, b in pairwise(ends)), strict=True))
    texts = {name: parts[name].decode().split("\n") for name in WORDS}
    words, labels = texts["words"], head["labels"]

    def numbers(name: str, width: int = 2) -> tuple[int, ...]:
        return struct.unpack(f"<{len(parts[name]) // width}{' HI'[width // 2]}", parts[name])

    def words_by_label(name: str) -> Callable[[str], frozenset[str]]:
        every, ends = numbers(name), accumulate(head["counts"][name], initial=0)
        some = dict(zip(labels, (every[a:b] for a, b in pairwise(ends)), strict=True))
        return cache(lambda label: frozenset(words[number] for number in some[label]))

    cues, known = numbers("cue labels"), numbers("known", 4)
    return Model(
        labels=tuple(labels),
        lexicon=Lexicon(dict(zip(texts["lexicon"], count())), frozenset(texts["capitals"])),
        words=words_by_label("asked"),
        cues=words_by_label("cues"),
        label_by_cue={words[a]: labels[b] for a, b in zip(cues[::2], cues[1::2], strict=True)},
        noise=frozenset(texts["noise"]),
        known={key: labels[n] for key, n in zip(known[::2], known[1::2], strict=True)},
        network=Network(Shape(**head["shape"]), texts["vectors"], weights, head["biases"]),
        asides=Asides(weights=memoryview(parts["asides"]).cast("b"), **head["asides"]),
    )


WORDS = ("words", "lexicon", "capitals", "noise", "vectors")
"""The parts that are words, one a line."""
