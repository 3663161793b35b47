"""How alike a description and a definition are, and when one is so far ahead that it may be shown.

Words only: what comes out of here is a likelihood, never a proof. Weights and limits were chosen
on one half of a set of packages and measured on the other half (ADR 21). What counts as agreement,
agreement.py says; next: concepts.py.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from probant.facts.recall.origins import is_test
from probant.facts.recall.words import meanings, stem, words_of
from probant.tools.recall.candidates import Asked, Candidate, Fields, held_in

WEIGHTS: Mapping[str, float] = {
    "name": 1.1, "anywhere": 4.0, "code": 2.8, "types": 1.0, "summary": 6.2,
    "unasked": -1.9, "deed": 0.6, "opposite": -1.9, "yes_or_no": 2.3, "pair": 0.2, "form": 1.6,
    "parameters": 1.8, "in_tests": -2.7, "namesakes": -1.8, "length": -1.9, "documented": -3.1,
    "documented_form": -2.4, "documented_parameters": -1.8, "documented_code": -1.4,
}  # fmt: skip
"""What each sign counts for. Where a definition documents itself, that weighs, not its code."""

MIN_SHARE = 0.75
MIN_SHARE_DOCUMENTED = 0.8
"""The part of all likelihood that the first one must have. More where documentation speaks for it:
siblings are documented alike."""

MIN_TOLD = 0.85
"""The part of the description that a documented definition must tell of itself, by rarity."""

MIN_WORDS = 3
"""So many telling words make a description."""

WORDS_PER_MISSING = 6
"""For each so many words, one may be missing that names of this code use for something else."""

N_FIRST = 2
"""So many words say what is done to what: none of them may be missing that way."""

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
DIRECTIONS = frozenset({"to", "from", "into"})
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


def stands_out(asked: Asked, likely: Likely, used: frozenset[str]) -> bool:
    """Whether the first one holds enough, is far enough ahead, and is not the reverse.

    `used` are the words that names of this code use: one of them missing is somebody else's word.
    """
    first, fields = likely.ranked[0], likely.ranked[0].fields
    everything = {*_code(fields), *fields.doc}
    nouns = used - {deed_of(asked)}  # a name may do without its verb
    missing = [word for word in asked.stems if word in nouns and not held_in(everything, word)]
    if len(asked.stems) < MIN_WORDS or len(missing) > len(asked.stems) // WORDS_PER_MISSING:
        return False
    if set(missing).intersection(asked.stems[:N_FIRST]):
        return False  # what it is done to is another thing
    if first.fields.name[:1] == ("test",) and not asked.about_tests:
        return False
    if likely.signs["opposite"] or _is_denied(asked, first) or _is_reversed(asked, first):
        return False
    if not fields.doc:
        return likely.share >= MIN_SHARE
    others = (one for one in likely.ranked[1:] if one.fields.doc and not is_test(one.fact.path))
    is_told = _tells(asked, first) and not any(_tells(asked, other) for other in others)
    return is_told and likely.share >= MIN_SHARE_DOCUMENTED


def _tells(asked: Asked, one: Candidate) -> bool:
    """Whether a documented definition says of itself what was asked for."""
    fields = one.fields
    told = {*fields.name, *fields.owner, *fields.parameters, *fields.summary}
    weight = sum(asked.weights[word] for word in asked.stems if held_in(told, word))
    return weight >= MIN_TOLD * asked.total


def _is_denied(asked: Asked, one: Candidate) -> bool:
    """What one of the two denies, the other must deny as well."""
    said = {*words_of(one.fact.name), *one.fields.summary}
    return NOT.isdisjoint(said) != NOT.isdisjoint(asked.words)


def _is_reversed(asked: Asked, one: Candidate) -> bool:
    """From one to the other is not from the other to one."""
    if DIRECTIONS.isdisjoint(asked.words):
        return False
    return any(
        not DIRECTIONS.isdisjoint(said) and not _in_order(asked.stems, said)
        for said in (one.fields.name, one.fields.summary)
    )


def _in_order(stems: Sequence[str], said: Sequence[str]) -> bool:
    """Whether those of the stems that are said follow each other as they do here."""
    at = [
        next((index for index, word in enumerate(said) if held_in((word,), stem_)), None)
        for stem_ in stems
    ]
    found = [index for index in at if index is not None]
    return found == sorted(found)


def signs_of(asked: Asked, one: Candidate, n_named: int) -> dict[str, float]:
    """What speaks for a definition and against it, each about between 0 and 1."""
    fields = one.fields
    name = set(fields.name)
    code = _code(fields)
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


def _code(fields: Fields) -> set[str]:
    """Everything a definition holds but its documentation."""
    said = (fields.name, fields.owner, fields.parameters, fields.types, fields.path, fields.body)
    return set().union(*said)


def _share(weights: Mapping[str, float], field: set[str]) -> float:
    total = sum(weights.values())
    return sum(weight * held_in(field, word) for word, weight in weights.items()) / (total or 1)


def _exact_share(weights: Mapping[str, float], field: set[str] | frozenset[str]) -> float:
    total = sum(weights.values())
    return sum(weight for word, weight in weights.items() if word in field) / (total or 1)


def _pairs(stems: Sequence[str], name: set[str]) -> float:
    pairs = list(pairwise(stems))
    return sum(1 for a, b in pairs if a in name and b in name) / max(len(pairs), 1)
