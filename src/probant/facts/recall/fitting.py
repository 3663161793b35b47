"""How well a definition fits a description: what its name says of it, and what it does.

Names abbreviate: a word is in a name also as one that code puts for it, as its beginning (`covar`
for covariance), or inside of a longer part (`nhessian`). Next: ranking.py.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from probant.facts.recall.query import Words
from probant.facts.recall.store import RecallStore
from probant.facts.recall.words import meanings, stems_of, words_of
from probant.facts.rows import DefFact

MIN_BEGINNING = 3
"""A shorter part of a name begins too many words."""

MIN_INSIDE = 4
"""A shorter word stands inside too many others."""

PREDICATES = frozenset(
    """
    is has can should was are contains exists needs supports must allows does will have equals
    matches starts ends
    """.split()
)
"""First words of names that tell yes or no."""

BOOLEANS = frozenset({"bool", "boolean"})

_FIELDS: Mapping[str, str] = {
    "said": "{doc strings body}",
    "scope": "{scope}",
    "signature": "{signature}",
}


class Fitting:
    """The words of one description, each with how much it tells and where it stands."""

    def __init__(self, store: RecallStore, words: Words, n_definitions: int) -> None:
        self._words = words
        self._meanings = [meanings(one) for one in words.stems]
        held = {one: store.holding("definitions", f'"{one}"') for one in words.stems}
        self._shares = _rarity_shares([len(held[one]) for one in words.stems], n_definitions)
        self._holding = {
            sign: [store.holding("definitions", f'{columns} : "{one}"') for one in words.stems]
            for sign, columns in _FIELDS.items()
        }

    def signs(self, row: int, fact: DefFact) -> dict[str, float]:
        """Each a share of one; `row` is the number of its document."""
        parts = stems_of(fact.name)
        found = {
            sign: self._share([row in rows for rows in holding])
            for sign, holding in self._holding.items()
        }
        found["name"] = self._share(
            [_is_in_name(one, alike, fact.name.lower(), parts)
             for one, alike in zip(self._words.stems, self._meanings, strict=True)]
        )  # fmt: skip
        verb = self._words.verb
        found["verb"] = float(bool(parts) and parts[0] in meanings(verb))
        found["yes_or_no"] = float(self._words.is_yes_or_no and _tells_yes_or_no(fact))
        return found

    def _share(self, is_held: Sequence[bool]) -> float:
        return sum(share for share, held in zip(self._shares, is_held, strict=True) if held)


def _rarity_shares(n_holding: Sequence[int], n_definitions: int) -> list[float]:
    """How much of what all words tell each one does: a rare one more."""
    most = max(n_definitions, *n_holding, 1) if n_holding else 1
    rarity = [math.log(1 + (most - n + 0.5) / (n + 0.5)) for n in n_holding]
    total = sum(rarity) or 1.0
    return [one / total for one in rarity]


def _is_in_name(
    one: str, alike: Collection[str], name: str, parts: Sequence[str]
) -> bool:  # fmt: skip
    if any(part in alike for part in parts) or (len(one) >= MIN_INSIDE and one in name):
        return True
    return any(
        len(part) >= MIN_BEGINNING and (one.startswith(part) or part.startswith(one))
        for part in parts
    )


def _tells_yes_or_no(fact: DefFact) -> bool:
    first = next(iter(words_of(fact.name)), "")
    return first in PREDICATES or (fact.details.returns or "").strip().lower() in BOOLEANS
