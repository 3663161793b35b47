"""What was learned, as a Python module: it loads fast, and the reasoning core reads no files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from learning.training import Model

_HEAD = '''"""What the reader learned from sentences of known kind. Made by `python -m learning`."""

from __future__ import annotations

from collections.abc import Iterator

'''
_LOOKUP = '''

def lookup(feature: str) -> Iterator[tuple[int, int]]:
    """The kinds a feature speaks for or against: two letters tell which and how much."""
    at = WEIGHTS.find(f"\\n{feature}\\t")
    if at < 0:
        return
    at += len(feature) + 2
    said = WEIGHTS[at : WEIGHTS.index("\\n", at)]
    for letter, weight in zip(said[::2], said[1::2], strict=True):
        yield ord(letter) - FIRST, ord(weight) - MIDDLE


def is_asked_with(word: str, kind: str) -> bool:
    """Whether a sentence of the kind was seen to hold the word."""
    at = ASKED_WITH.find(f"\\n{word}\\t")
    letter = chr(FIRST + KINDS.index(kind))
    return at >= 0 and ASKED_WITH.find(letter, at, ASKED_WITH.index("\\n", at + 1)) >= 0


def is_pair(left: str, right: str) -> bool:
    """Whether the two words were seen side by side."""
    at = PAIRS.find(f"\\n{left}\\t")
    return at >= 0 and PAIRS.find(f" {right} ", at, PAIRS.index("\\n", at + 1)) >= 0
'''
FIRST = 0x100
MAX_WEIGHT = 120
MIDDLE = 0x480
"""Letters from which kinds and weights are counted."""


def as_module(model: Model) -> str:
    rows = [f"{feature}\t{_packed(weights)}" for feature, weights in sorted(model.weights.items())]
    return "".join(
        (
            _HEAD,
            f"KINDS = {model.kinds!r}\n",
            f"RELATIONS = {model.relations!r}\n",
            f"WORDS = {' '.join(sorted(model.lexicon.words))!r}\n",
            f"CAPITALS = {' '.join(sorted(model.lexicon.capitals))!r}\n",
            'ASKED_WITH = """\n',
            "\n".join(f"{word}\t{_kinds(kinds)}" for word, kinds in model.asked_with.items()),
            '\n"""\n',
            'PAIRS = """\n',
            "\n".join(_grouped(model.pairs)),
            '\n"""\n',
            f"FIRST, MIDDLE = {FIRST:#x}, {MIDDLE:#x}\n",
            'WEIGHTS = """\n',
            "\n".join(rows),
            '\n"""\n',
            _LOOKUP,
        )
    )


def _grouped(pairs: Iterable[str]) -> Iterator[str]:
    """A word, and what was seen right of it."""
    right: dict[str, list[str]] = {}
    for pair in sorted(pairs):
        left, _, other = pair.partition(" ")
        right.setdefault(left, []).append(other)
    for left, others in right.items():
        yield f"{left}\t {' '.join(others)} "


def _kinds(numbers: Iterable[int]) -> str:
    return "".join(chr(FIRST + number) for number in numbers)


def _packed(weights: Mapping[int, int]) -> str:
    return "".join(
        chr(FIRST + kind) + chr(MIDDLE + max(-MAX_WEIGHT, min(MAX_WEIGHT, weight)))
        for kind, weight in weights.items()
    )
