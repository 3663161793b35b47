"""Which kind of question a sentence is like, and how surely: a linear model over its words.

Each run of up to three words speaks for and against kinds; the weights come from sentences whose
kind is known (`learning/`). No weight is known here by heart: see weights.py, which is made.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from probant.inquiry.gist_roles import THING, role_of

LONGEST_RUN = 3
SCALE = 32
"""Weights are kept as whole numbers: so many make one."""

BIAS = ""
"""The feature every sentence has."""

Lookup = Callable[[str], Iterable[tuple[int, int]]]
"""For a feature, the kinds it speaks for or against, each with its weight."""


def features_of(words: Sequence[str]) -> tuple[str, ...]:
    """Runs of words, pairs with one word between them, the stems of words, and the role."""
    said = ["^", *words, "$"]
    runs = {
        " ".join(said[at : at + length])
        for length in range(1, LONGEST_RUN + 1)
        for at in range(len(said) - length + 1)
    }
    gaps = {f"{left} _ {right}" for left, right in zip(said, said[2:], strict=False)}
    stems = {f"~{stem(word)}" for word in words if word.isalpha()}
    return (BIAS, *sorted((runs | gaps | stems | _role(words)) - {"^", "$"}))


def _role(words: Sequence[str]) -> set[str]:
    """Which side of its verb a named thing stands on: "calls X" is not "X calls"."""
    shape = " ".join(THING if word.startswith("<") else word for word in words)
    role = role_of(shape)
    return set() if role is None else {f"#{role[0]} {role[1]} {role[2]}"}


def stem(word: str) -> str:
    """Without the ending that only bends a word."""
    for ending in ("ing", "ies", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def scores_of(features: Iterable[str], lookup: Lookup, n_kinds: int) -> list[float]:
    scores = [0] * n_kinds
    for feature in features:
        for kind, weight in lookup(feature):
            scores[kind] += weight
    return [score / SCALE for score in scores]


def shares_of(scores: Mapping[str, float]) -> dict[str, float]:
    """Each kind's probability; together they make one."""
    top = max(scores.values())
    powers = {kind: math.exp(score - top) for kind, score in scores.items()}
    total = sum(powers.values())
    return {kind: power / total for kind, power in powers.items()}
