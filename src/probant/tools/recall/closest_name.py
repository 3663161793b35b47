"""The name made of the words of a concept: "zip durations" may be what `zip_duration` is for.

Only the name counts, and no other may be made of them: words from different places of a program are
no concept of it. Longer descriptions are weighed by likeness.py. Next: concepts.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.facts.recall.origins import is_test
from probant.facts.recall.words import meanings
from probant.tools.recall.agreement import orders_of
from probant.tools.recall.candidates import Asked, Candidate

_EMPTY = frozenset({"get", "set", "impl", "is", "do", "run"})
"""Words of a name that say little about what it is for."""


def closest_name(
    asked: Asked, found: Sequence[Candidate], used: frozenset[str]
) -> Candidate | None:
    """The one definition whose name is made of the words of a concept, in any form.

    Another word that means the same counts only where names here do not use the word itself
    (`used`): a word that this code has a use for is meant as it stands.
    """
    if len(asked.stems) < 2:
        return None
    holding = [one for one in found if _order(asked, one, used) in orders_of(asked)]
    plain = [one for one in holding if asked.about_tests or not is_test(one.fact.path)]
    ranked = sorted(plain or holding, key=lambda one: _distance(asked, one, used))
    if not ranked or _distance(asked, ranked[0], used)[0]:
        return None
    is_tied = len(ranked) > 1 and _distance(asked, ranked[0], used) == _distance(
        asked, ranked[1], used
    )
    return None if is_tied else ranked[0]


def _usual(word: str, used: frozenset[str]) -> frozenset[str]:
    return frozenset({word}) if word in used else meanings(word)


def _order(asked: Asked, one: Candidate, used: frozenset[str]) -> list[str]:
    """Which words of the concept the name has, in its own order, each once."""
    meant = [
        word for own in one.fields.name for word in asked.stems if own in _usual(word, used)
    ]  # fmt: skip
    return list(dict.fromkeys(meant))


def _distance(asked: Asked, one: Candidate, used: frozenset[str]) -> tuple[int, int]:
    """How much the name says besides, and how little of what was said word by word."""
    own = set(one.fields.name)
    meant = asked.said.union(*(_usual(word, used) for word in asked.stems))
    return len(own - meant - _EMPTY), -len(own & asked.said)
