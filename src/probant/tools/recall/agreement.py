"""When one definition may be taken for what a description means. Otherwise there are only leads.

Words that merely occur together prove nothing. What is asked for is agreement both ways. Always:
name, parameters and summary account for every word of the description, and no other definition may
do so or comes near. And either
(a) the description accounts for every word of the name, which holds the better part of it; or
(b) the description is the summary: it accounts for every word of that, and the name shares some.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from probant.facts.recall.origins import is_test
from probant.facts.recall.words import STOP, stem
from probant.tools.recall.candidates import Asked, Candidate, held_in

MARGIN = 0.85
"""The next candidate must stay below this part of the first one's rank."""

MIN_NAMED = 0.5
"""The part of the description, by rarity, that name, signature and owner must hold."""

MIN_WORDS = 2
"""So many words of the description the name itself must hold, or else share with its owner."""

MIN_SUMMARY_WORDS = 3
"""A shorter summary is no description."""

MIN_RIVAL = 0.65
"""A definition whose name fits, and that may hold so much of the description, could be meant."""

DIRECTIONS = frozenset({"to", "from", "into", "2", "as"})
"""Words of a name that make the order of the others matter."""

ACTIONS = ("ing", "tion", "sion", "ment", "ance", "ence", "al", "ysis")
"""How a word ends that names what a verb does."""

GENERIC = frozenset(stem(word) for word in STOP) | {"get", "set", "impl"}
"""Words of a name that a description may leave out."""


def agreed(asked: Asked, found: Sequence[Candidate]) -> Candidate | None:
    """The one definition, or None."""
    if len(asked.stems) < MIN_WORDS:
        return None
    fitting = [
        one for one in found if _counts(asked, one) and _accounts_for_description(asked, one)
    ]
    told = [one for one in fitting if _is_summary(asked, one)]
    if len(told) == 1 and not _namesakes(asked, told[0], found):
        return told[0] if sum(1 for one in fitting if one.fields.summary) == 1 else None
    if len(fitting) != 1 or fitting[0] is not found[0]:
        return None
    first = found[0]
    if not (_is_accounted_for(asked, first) and _is_read(asked, first)):
        return None
    return None if any(_is_rival(asked, first, other) for other in found[1:]) else first


def named_after(asked: Asked, found: Sequence[Candidate]) -> Candidate | None:
    """The one definition whose name is the concept itself, if its text speaks of it as well.

    The very words, in any form and in their order: what merely means the same is another concept,
    and a dimension of snakes is no snake of dimensions.
    """
    words = set(asked.stems)
    holding = [one for one in found if _counts(asked, one) and words <= set(one.fields.name)]
    if len(holding) != 1 or not set(holding[0].fields.name) - GENERIC <= words:
        return None
    if not _is_said_so(asked, holding[0].fields.name):
        return None
    return holding[0] if words <= {*holding[0].fields.summary, *holding[0].fields.body} else None


def _is_said_so(asked: Asked, name: Sequence[str]) -> bool:
    """Whether a name has the words of a concept in their order, or in one that English turns."""
    telling = list(dict.fromkeys(w for w in name if w not in GENERIC or w in asked.stems))
    return telling in orders_of(asked)


def orders_of(asked: Asked) -> list[list[str]]:
    """In which orders a name may have the words of a concept.

    "Token validation" is what `validate_token` does, "validation of tokens" a `TokenValidation`.
    """
    first, *rest = asked.stems
    *begun, last = asked.stems
    orders = [[first, *rest]]
    if asked.words and asked.words[-1].endswith(ACTIONS):
        orders.append([last, *begun])
    if "of" in asked.words:
        orders.append([*rest, first])
    return orders


def _counts(asked: Asked, one: Candidate) -> bool:
    return asked.about_tests or not is_test(one.fact.path)


def _accounts_for_description(asked: Asked, one: Candidate) -> bool:
    """Every word of it stands in the name, a parameter, the owner's name or the summary."""
    fields = one.fields
    said = {*fields.name, *fields.parameters, *fields.owner, *fields.summary}
    return all(held_in(said, word) for word in asked.stems)


# (a) by name


def _is_accounted_for(asked: Asked, one: Candidate) -> bool:
    """Every telling word of the name stands in the description, and enough of that in the name."""
    fields = one.fields
    if not _all_asked(asked, fields.name):
        return False
    structure = {*fields.name, *fields.parameters, *fields.owner}
    n_named = sum(1 for word in asked.stems if held_in(fields.name, word))
    weight = sum(asked.weights[word] for word in asked.stems if held_in(structure, word))
    if n_named < MIN_WORDS and not _says_all(asked, fields.summary):
        return False  # one word alone is a name for many things
    telling = [word for word in fields.name if word not in GENERIC]
    if not DIRECTIONS.isdisjoint(fields.name) and not _in_order(telling, asked.stems):
        return False  # from one to the other is not from the other to one
    return weight >= MIN_NAMED * asked.total


def _says_all(asked: Asked, summary: Sequence[str]) -> bool:
    return all(held_in(summary, word) for word in asked.stems)


def _in_order(words: Sequence[str], others: Sequence[str]) -> bool:
    """Whether the words stand among the others in this very order."""
    rest = iter(others)
    return all(any(held_in((other,), word) for other in rest) for word in words)


def _is_read(asked: Asked, one: Candidate) -> bool:
    """What was read of the definition itself speaks of it too, not only its name."""
    text = {*one.fields.summary, *one.fields.body}
    return sum(1 for word in asked.stems if held_in(text, word)) >= min(2, len(asked.stems) - 1)


def _is_rival(asked: Asked, first: Candidate, other: Candidate) -> bool:
    if not _counts(asked, other):
        return False
    is_namesake = other.fields.name == first.fields.name
    return is_namesake or other.score > MARGIN * first.score or _may_fit(asked, other)


def _may_fit(asked: Asked, one: Candidate) -> bool:
    """Its name says nothing that was not asked, and its text may say the rest."""
    fields = one.fields
    said = {
        *fields.name, *fields.parameters, *fields.types, *fields.owner, *fields.doc, *fields.body,
        *fields.path,
    }  # fmt: skip
    weight = sum(asked.weights[word] for word in asked.stems if held_in(said, word))
    return _all_asked(asked, fields.name) and weight >= MIN_RIVAL * asked.total


# (b) by summary


def _is_summary(asked: Asked, one: Candidate) -> bool:
    """The summary says what was asked and no more, and the name speaks of it."""
    telling = [w for w in one.fields.summary if w not in GENERIC and len(w) > 1]
    return (
        len(set(telling)) >= MIN_SUMMARY_WORDS
        and _all_asked(asked, telling)
        and _in_order(asked.stems, (*one.fields.name, *telling))
        and any(held_in(one.fields.name, word) for word in asked.stems)
    )


def _namesakes(asked: Asked, one: Candidate, found: Sequence[Candidate]) -> bool:
    return any(
        other is not one and other.fields.name == one.fields.name and _counts(asked, other)
        for other in found
    )


def _all_asked(asked: Asked, words: Iterable[str]) -> bool:
    telling = [word for word in words if word not in GENERIC]
    return bool(telling) and all(
        any(held_in((word,), said) for said in asked.stems) for word in telling
    )
