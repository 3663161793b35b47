"""How well a definition fits the words that are asked: what its name says of them, and its code.

Names abbreviate: a word is in a name also as one that code puts for it, as its beginning (`covar`
for covariance), or inside of a longer part (`nhessian`). Next: ranking.py.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from probant.facts.recall.query import Words, any_of
from probant.facts.recall.store import RecallStore
from probant.facts.recall.weights import Weight, fused
from probant.facts.recall.words import meanings, stems_of, words_of
from probant.facts.rows import DefFact

MIN_BEGINNING = 3
"""A shorter part of a name begins too many words."""

MIN_INSIDE = 4
"""A shorter word stands inside too many others."""

LONG_LINES = 300

PREDICATES = frozenset(
    """
    is has can should was are contains exists needs supports must allows does will have equals
    matches starts ends
    """.split()
)
"""First words of names that tell yes or no."""

BOOLEANS = frozenset({"bool", "boolean"})

_COLUMNS: Mapping[str, str] = {
    "signature": "signature",
    "doc": "doc",
    "strings": "strings",
    "code": "body",
}
"""Which column of the full-text table a sign is about."""


class Fitting:
    """The words of one search, each with how much it tells and where it stands."""

    def __init__(
        self,
        store: RecallStore,
        words: Words,
        n_definitions: int,
        weights: Mapping[str, Weight],
    ) -> None:
        """Only what has a weight is looked up."""
        self._words = words
        self._weights = weights
        self._meanings = [words.meanings_of(one) for one in words.stems]
        asked = [any_of(words.forms(one)) for one in words.stems]
        self._holding = [store.holding("definitions", one) for one in asked]
        names = words.written if "written" in weights else ()
        self._written = [r for one in names if (r := store.holding("definitions", f'"{one}"'))]
        self._shares = _rarity_shares([len(rows) for rows in self._holding], n_definitions)
        self._by_column = {
            sign: [store.holding("definitions", f"{column} : ({one})") for one in asked]
            for sign, column in _COLUMNS.items()
            if sign in weights
        }

    def score(self, row: int, fact: DefFact, path_stems: Collection[str], **given: float) -> float:
        """All that speaks for one definition; `row` is the number of its document.

        What is given counts as it is, also in place of what its document says.
        """
        return fused(self._weights, {**self._signs(row, fact, path_stems), **given})

    def _signs(self, row: int, fact: DefFact, path_stems: Collection[str]) -> dict[str, float]:
        """Each a share of one."""
        parts = [part for part in stems_of(fact.name) if len(part) > 1]
        stems, verb = self._words.stems, self._words.verb
        found = {
            sign: self._share([row in rows for rows in holding])
            for sign, holding in self._by_column.items()
        }
        plain = fact.name.lower()
        found["name"] = self._share(
            [_is_in_name(one, alike, plain, parts)
             for one, alike in zip(stems, self._meanings, strict=True)]
        )  # fmt: skip
        asked = sum(
            any(_is_said_by(part, one, alike)
                for one, alike in zip(stems, self._meanings, strict=True))
            for part in parts
        )  # fmt: skip
        found["asked"] = asked / len(parts) if parts else 0.0
        found["whole"] = float("".join(words_of(fact.name)) in self._words.names)
        n_written = sum(row in rows for rows in self._written)
        found["written"] = n_written / (len(self._written) or 1)
        found["verb"] = float(bool(parts) and parts[0] in meanings(verb))
        found["yes_or_no"] = float(self._words.is_yes_or_no and _tells_yes_or_no(fact))
        held = sum(
            row in rows or one in path_stems or one in parts
            for one, rows in zip(stems, self._holding, strict=True)
        )
        found["coverage"] = held / (len(stems) or 1)
        n_lines = min(fact.last_line - fact.first_line + 1, LONG_LINES)
        found["size"] = math.log1p(n_lines) / math.log1p(LONG_LINES)
        return found

    def _share(self, is_held: Sequence[bool]) -> float:
        return sum(share for share, held in zip(self._shares, is_held, strict=True) if held)


def _rarity_shares(n_holding: Sequence[int], n_definitions: int) -> list[float]:
    """How much of what all words tell each one does: a rare one more."""
    most = max(n_definitions, *n_holding, 1) if n_holding else 1
    rarity = [math.log(1 + (most - n + 0.5) / (n + 0.5)) for n in n_holding]
    total = sum(rarity) or 1.0
    return [one / total for one in rarity]


def _is_in_name(one: str, alike: Collection[str], name: str, parts: Sequence[str]) -> bool:
    if any(part in alike for part in parts) or (len(one) >= MIN_INSIDE and one in name):
        return True
    return any(_begins(part, one) for part in parts)


def _is_said_by(part: str, one: str, alike: Collection[str]) -> bool:
    """Whether a part of a name is what this word says."""
    return part in alike or (len(one) >= MIN_INSIDE and one in part) or _begins(part, one)


def _begins(part: str, one: str) -> bool:
    """Whether one of both is the beginning of the other."""
    return len(part) >= MIN_BEGINNING and (one.startswith(part) or part.startswith(one))


def _tells_yes_or_no(fact: DefFact) -> bool:
    first = next(iter(words_of(fact.name)), "")
    return first in PREDICATES or (fact.details.returns or "").strip().lower() in BOOLEANS
