"""How alike a description and a definition are, and when one is so far ahead that it may be shown.

Words only: what comes out of here is a likelihood, never a proof. The weights were fitted on half
of a set of packages, the limits chosen there, and both measured on the other half (tools.md has
the figures). What counts as agreement, agreement.py says; next: concepts.py.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from probant.tools.recall.candidates import Asked, Candidate, held_in, is_test
from probant.tools.recall.words import meanings, stem, words_of

WEIGHTS: Mapping[str, float] = {
    "name": 2.5, "anywhere": 3.8, "code": 2.2, "types": 0.6, "summary": 4.4,
    "unasked": -1.7, "deed": 1.0, "opposite": -1.0, "yes_or_no": 2.0, "pair": 2.3, "form": 2.4,
    "parameters": 2.0, "in_tests": -2.7, "namesakes": -1.8, "length": -1.4, "documented": -1.5,
    "documented_form": -2.1, "documented_parameters": -2.0, "documented_code": -0.9,
}  # fmt: skip
"""What each sign counts for. Where a definition documents itself, that weighs, not its code."""

MIN_SHARE_OF_CODE = 0.8
MIN_SHARE_OF_DOCUMENTED = 0.9
"""The part of all likelihood that the first one must have. More where documentation told of it:
siblings are documented alike."""

MIN_WORDS = 4
"""So many telling words make a description; fewer are a phrase, which many things may share."""

MIN_HELD = 0.4
"""The part of the description, by rarity, that must be found somewhere in the definition."""

FADING = 0.25
"""How much less each further word of a description says about what it is of."""

_YES_OR_NO = frozenset(
    stem(word)
    for word in "is has can should check contains equals are needs allows supports".split()
)
_WHETHER = frozenset("whether if true is are has does can".split())
_BEFORE_THE_DEED = frozenset("this a an the function method helper to it that which".split())
_OPPOSITES = tuple(
    (frozenset(stem(w) for w in one.split()), frozenset(stem(w) for w in other.split()))
    for one, other in (
        ("set write mark put", "get return retrieve is has read fetch report query"),
        ("add append push insert create", "remove delete drop pop discard"),
        ("open start begin enter", "close stop end exit finish"),
        ("enable show lock attach", "disable hide unlock detach"),
        ("encode serialize dump export save", "decode deserialize parse load import"),
    )
)
NOT = frozenset("not non no without never except".split())


class Likely(NamedTuple):
    """Candidates from the likeliest on, and the first one's part of all likelihood."""

    ranked: tuple[Candidate, ...]
    share: float
    signs: Mapping[str, float]


def by_likeness(asked: Asked, found: Sequence[Candidate]) -> Likely | None:
    """All candidates, the likeliest first; None where there are none."""
    if not found:
        return None
    n_named = Counter(one.fact.name for one in found if not is_test(one.fact.path))
    signs = [signs_of(asked, one, n_named[one.fact.name]) for one in found]
    odds = [sum(WEIGHTS[sign] * value for sign, value in one.items()) for one in signs]
    order = sorted(range(len(found)), key=lambda index: (-odds[index], index))
    best = order[0]
    share = 1 / sum(math.exp(one - odds[best]) for one in odds)
    return Likely(tuple(found[index] for index in order), share, signs[best])


def stands_out(asked: Asked, likely: Likely) -> bool:
    """Whether the first one holds enough, is far enough ahead, and is not the reverse."""
    first, signs = likely.ranked[0], likely.signs
    if len(asked.stems) < MIN_WORDS or signs["opposite"] or signs["anywhere"] < MIN_HELD:
        return False
    if bool(NOT & set(words_of(first.fact.name))) != bool(NOT & set(asked.words)):
        return False
    needed = MIN_SHARE_OF_DOCUMENTED if first.fields.doc else MIN_SHARE_OF_CODE
    return likely.share >= needed


def signs_of(asked: Asked, one: Candidate, n_named: int) -> dict[str, float]:
    """What speaks for a definition and against it, each about between 0 and 1."""
    fields = one.fields
    name = set(fields.name)
    code = {*name, *fields.owner, *fields.parameters, *fields.types, *fields.path, *fields.body}
    early = {word: asked.weights[word] / (1 + FADING * at) for at, word in enumerate(asked.stems)}
    unasked = [w for w in fields.name if w not in asked.said and not _is_meant(asked, w)]
    own_words = set(words_of(one.fact.name))
    signs = {
        "name": _share(early, name),
        "anywhere": _share(early, code.union(fields.doc)),
        "code": _exact_share(asked.weights, code),
        "types": _exact_share(asked.weights, fields.types),
        "summary": _exact_share(asked.weights, set(fields.summary)),
        "unasked": len(unasked) / max(len(fields.name), 1),
        "deed": float(bool(fields.name) and fields.name[0] in meanings(deed_of(asked))),
        "opposite": float(_is_opposite(deed_of(asked), fields.name)),
        "yes_or_no": float(_asks_whether(asked) and _tells_whether(one)),
        "pair": _pairs(asked.stems, name),
        "form": len(own_words.intersection(asked.words)) / max(len(own_words), 1),
        "parameters": len(fields.parameters & asked.said) / max(len(fields.parameters), 1),
        "in_tests": float(is_test(one.fact.path) and not asked.about_tests),
        "namesakes": min(max(n_named - 1, 0), 3) / 3,
        "length": math.log(1 + fields.n_words) / 5,
        "documented": float(bool(fields.doc)),
    }
    for sign in ("form", "parameters", "code"):
        signs[f"documented_{sign}"] = signs["documented"] * signs[sign]
    return signs


def closest_name(
    asked: Asked, found: Sequence[Candidate], used: frozenset[str]
) -> Candidate | None:
    """The one definition whose name holds every word of a concept, and the least besides.

    Another word that means the same counts only where names here do not use the word itself
    (`used`): a word that this code has a use for is meant as it stands.
    """
    if len(asked.stems) < 2:
        return None
    holding = [
        one for one in found
        if all((_usual(word, used) & set(one.fields.name)) for word in asked.stems)
    ]  # fmt: skip
    plain = [one for one in holding if asked.about_tests or not is_test(one.fact.path)]
    ranked = sorted(plain or holding, key=lambda one: _distance(asked, one, used))
    if not ranked or _distance(asked, ranked[0], used)[0] > 1:
        return None
    is_tied = len(ranked) > 1 and _distance(asked, ranked[0], used) == _distance(
        asked, ranked[1], used
    )
    return None if is_tied else ranked[0]


def _usual(word: str, used: frozenset[str]) -> frozenset[str]:
    return frozenset({word}) if word in used else meanings(word)


def _distance(asked: Asked, one: Candidate, used: frozenset[str]) -> tuple[int, int]:
    """How much the name says besides, and how little of what was said word by word."""
    own = set(one.fields.name)
    meant = asked.said.union(*(_usual(word, used) for word in asked.stems))
    return len(own - meant - _EMPTY), -len(own & asked.said)


_EMPTY = frozenset({"get", "set", "impl", "is", "do", "run"})


def deed_of(asked: Asked) -> str:
    """The verb a description begins with."""
    first = [word for word in asked.words[:4] if word not in _BEFORE_THE_DEED]
    return stem(first[0]) if first else ""


def _is_opposite(deed: str, name: Sequence[str]) -> bool:
    first = name[0] if name else ""
    return any(
        (deed in one and first in other) or (deed in other and first in one)
        for one, other in _OPPOSITES
    )


def _asks_whether(asked: Asked) -> bool:
    return not _WHETHER.isdisjoint(asked.words[:4])


def _tells_whether(one: Candidate) -> bool:
    return "bool" in one.fields.types or bool(one.fields.name and one.fields.name[0] in _YES_OR_NO)


def _is_meant(asked: Asked, word: str) -> bool:
    return any(word in meanings(said) for said in asked.stems) or word in meanings(deed_of(asked))


def _share(weights: Mapping[str, float], field: set[str]) -> float:
    total = sum(weights.values())
    return sum(weight * held_in(field, word) for word, weight in weights.items()) / (total or 1)


def _exact_share(weights: Mapping[str, float], field: set[str] | frozenset[str]) -> float:
    total = sum(weights.values())
    return sum(weight for word, weight in weights.items() if word in field) / (total or 1)


def _pairs(stems: Sequence[str], name: set[str]) -> float:
    pairs = list(pairwise(stems))
    return sum(1 for a, b in pairs if a in name and b in name) / max(len(pairs), 1)
