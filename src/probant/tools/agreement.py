"""When one definition may be taken for what a description means. Otherwise there are only leads.

Words that merely occur together prove nothing. What is asked for is agreement both ways. Always:
name, parameters, owner and summary account for every word of the description, and no other
definition may do so. And either
(a) the description accounts for every word of the name, which holds the better part of it; or
(b) the description is the summary: it accounts for every word of that, and the name shares some.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from probant.facts.recall.origins import is_test
from probant.facts.recall.words import STOP, meanings, stem
from probant.facts.rows import DefFact

MIN_NAMED = 0.5
"""The part of the description that name, parameters and owner must hold."""

MIN_WORDS = 2
"""So many words of the description the name itself must hold, unless the summary holds all."""

MIN_SUMMARY_WORDS = 3
"""A shorter summary is no description."""

MIN_RIVAL = 0.5
"""A definition whose name fits, and that may hold so much of the description, could be meant."""

DIRECTIONS = frozenset({"to", "from", "into", "2", "as"})
"""Words of a name that make the order of the others matter."""

GENERIC = frozenset(stem(word) for word in STOP) | {"get", "set", "impl"}
"""Words of a name that a description may leave out."""


class Told(NamedTuple):
    """Stems of what a definition says of itself, by where it says it."""

    fact: DefFact
    name: tuple[str, ...]
    owner: frozenset[str]
    parameters: frozenset[str]
    summary: tuple[str, ...]
    doc: frozenset[str]
    rest: frozenset[str]
    """Types, path, and what stands in its body."""

    @property
    def structure(self) -> frozenset[str]:
        return self.owner.union(self.name, self.parameters)


def agreed(stems: Sequence[str], told: Sequence[Told]) -> Told | None:
    """The one definition that these telling words describe, or None.

    `told` are all definitions that could say every word, or that share a name with one of them.
    """
    if len(stems) < MIN_WORDS or "test" in stems:
        return None  # of tests not all that could be meant are known
    counting = [one for one in told if not is_test(one.fact.path)]
    fitting = [one for one in counting if _says(one.structure.union(one.summary), stems)]
    summed_up = [one for one in fitting if _is_summary(stems, one)]
    if len(summed_up) == 1 and not _has_namesake(summed_up[0], counting):
        return summed_up[0] if sum(1 for one in fitting if one.summary) == 1 else None
    if len(fitting) != 1:
        return None
    first = fitting[0]
    if not (_is_accounted_for(stems, first) and _is_read(stems, first)):
        return None
    others = (one for one in counting if one is not first)
    return None if any(_is_rival(stems, first, other) for other in others) else first


def is_named_by(stems: Sequence[str], name: Iterable[str]) -> bool:
    """Whether every telling word of a name is said, and there is one."""
    telling = [word for word in name if word not in GENERIC]
    return bool(telling) and all(any(_holds((word,), one) for one in stems) for word in telling)


def _holds(field: Collection[str], one: str) -> bool:
    """Whether a field holds a word: itself, or another that means the same."""
    return not meanings(one).isdisjoint(field)


def _says(field: Collection[str], stems: Sequence[str]) -> bool:
    return all(_holds(field, one) for one in stems)


def _share(field: Collection[str], stems: Sequence[str]) -> float:
    return sum(_holds(field, one) for one in stems) / len(stems)


def _in_order(words: Sequence[str], others: Sequence[str]) -> bool:
    """Whether the words stand among the others in this very order."""
    rest = iter(others)
    return all(any(_holds((other,), word) for other in rest) for word in words)


# (a) by name


def _is_accounted_for(stems: Sequence[str], one: Told) -> bool:
    """Every telling word of the name stands in the description, and enough of that in the name."""
    if not is_named_by(stems, one.name):
        return False
    n_named = sum(_holds(one.name, word) for word in stems)
    if n_named < MIN_WORDS and not _says(one.summary, stems):
        return False  # one word alone is a name for many things
    telling = [word for word in one.name if word not in GENERIC]
    if not DIRECTIONS.isdisjoint(one.name) and not _in_order(telling, stems):
        return False  # from one to the other is not from the other to one
    return _share(one.structure, stems) >= MIN_NAMED


def _is_read(stems: Sequence[str], one: Told) -> bool:
    """What was read of the definition itself speaks of it too, not only its name."""
    text = one.rest.union(one.summary)
    return sum(_holds(text, word) for word in stems) >= min(2, len(stems) - 1)


def _is_rival(stems: Sequence[str], first: Told, other: Told) -> bool:
    """It may be meant as well: of the same name, documented so, or named so and about the rest."""
    documented = other.structure.union(other.doc)
    if other.name == first.name or _says(documented, stems):
        return True
    is_about = _share(documented.union(other.rest), stems) >= MIN_RIVAL
    return is_named_by(stems, other.name) and is_about


# (b) by summary


def _is_summary(stems: Sequence[str], one: Told) -> bool:
    """The summary says what was asked and no more, and the name speaks of it."""
    telling = [w for w in one.summary if w not in GENERIC and len(w) > 1]
    return (
        len(set(telling)) >= MIN_SUMMARY_WORDS
        and is_named_by(stems, telling)
        and _in_order(stems, (*one.name, *telling))
        and any(_holds(one.name, word) for word in stems)
    )


def _has_namesake(one: Told, told: Sequence[Told]) -> bool:
    return any(other is not one and other.name == one.name for other in told)
