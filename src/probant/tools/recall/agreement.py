"""When one definition may be taken for what a description means. Otherwise there are only leads.

Words that merely occur together prove nothing. What is asked for here is agreement both ways: name,
signature and summary account for every word of the description, and the description for every word
of the name; what was read says so too; and no other definition fits, nor comes near.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from probant.tools.recall.candidates import Asked, Candidate, held_in, is_test
from probant.tools.recall.words import STOP, stem

MARGIN = 0.85
"""The next candidate must stay below this part of the first one's rank."""

MIN_NAMED = 0.5
"""The part of the description, by rarity, that name, signature and owner must hold."""

MIN_WORDS = 2
"""So many words of the description the name itself must hold, or else share with its owner."""

MIN_RIVAL = 0.65
"""A definition whose name fits, and that may hold so much of the description, could be meant."""

GENERIC = frozenset(stem(word) for word in STOP) | {"get", "set", "impl"}
"""Words of a name that a description may leave out."""


def agreed(asked: Asked, found: Sequence[Candidate]) -> Candidate | None:
    """The one definition, or None."""
    if len(asked.stems) < MIN_WORDS or not found:
        return None
    first = found[0]
    if not (_fits(asked, first) and _is_read(asked, first)):
        return None
    return None if any(_is_rival(asked, first, other) for other in found[1:]) else first


def _fits(asked: Asked, one: Candidate) -> bool:
    return _accounts_for_description(asked, one) and _is_accounted_for(asked, one)


def _is_rival(asked: Asked, first: Candidate, other: Candidate) -> bool:
    if is_test(other.fact.path) and not asked.about_tests:
        return False
    is_namesake = other.fields.name == first.fields.name
    return is_namesake or other.score > MARGIN * first.score or _may_fit(asked, other)


def _may_fit(asked: Asked, one: Candidate) -> bool:
    """Its name says nothing that was not asked, and its text may say the rest."""
    fields = one.fields
    said = {*fields.name, *fields.head, *fields.owner, *fields.doc, *fields.body, *fields.path}
    weight = sum(asked.weights[word] for word in asked.stems if held_in(said, word))
    return _all_asked(asked, fields.name) and weight >= MIN_RIVAL * asked.total


def _accounts_for_description(asked: Asked, one: Candidate) -> bool:
    """Every word of it stands in the name, the signature, the owner's name or the summary."""
    fields = one.fields
    said = {*fields.name, *fields.head, *fields.owner, *fields.summary}
    return all(held_in(said, word) for word in asked.stems)


def _is_accounted_for(asked: Asked, one: Candidate) -> bool:
    """Every telling word of the name stands in the description, and enough of that in the name."""
    fields = one.fields
    if not _all_asked(asked, fields.name):
        return False
    structure = {*fields.name, *fields.head, *fields.owner}
    n_named = sum(1 for word in asked.stems if held_in(fields.name, word))
    weight = sum(asked.weights[word] for word in asked.stems if held_in(structure, word))
    if n_named < MIN_WORDS and not (
        n_named == 1 and fields.owner and _all_asked(asked, fields.owner)
    ):
        return False
    return weight >= MIN_NAMED * asked.total


def _all_asked(asked: Asked, words: Iterable[str]) -> bool:
    telling = [word for word in words if word not in GENERIC]
    return bool(telling) and all(
        any(held_in((word,), said) for said in asked.stems) for word in telling
    )


def _is_read(asked: Asked, one: Candidate) -> bool:
    """What was read of the definition itself speaks of it too, not only its name."""
    text = one.fields.summary | one.fields.body
    return sum(1 for word in asked.stems if held_in(text, word)) >= MIN_WORDS


def named_after(asked: Asked, found: Sequence[Candidate]) -> Candidate | None:
    """The one definition whose name is the concept itself, if its text speaks of it as well."""
    holding = [
        one
        for one in found
        if all(held_in(one.fields.name, word) for word in asked.stems)
        and (asked.about_tests or not is_test(one.fact.path))
    ]
    if len(holding) != 1 or not _all_asked(asked, holding[0].fields.name):
        return None
    text = holding[0].fields.summary | holding[0].fields.body
    return holding[0] if all(held_in(text, word) for word in asked.stems) else None
