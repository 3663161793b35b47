"""Which named things fill the slots of a kind, and what is left over to narrow them.

A file besides a name says where that name is, a second name whose it is. Anything else left over
means the sentence asks something else: then the kind does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.inquiry.likeness.kinds import (
    FILE,
    FITS,
    KINDS,
    NAME,
    NO_KIND,
    OTHER_KIND,
    TAG,
    TURNED,
    Kind,
)
from probant.inquiry.likeness.tokens import Tokens
from probant.inquiry.things import Thing
from probant.vocabulary.record import Record

_ARTICLES = (
    r"(?:(?:the|a|an|its|class|struct|type|interface|trait|file|module|function|method|named|called"
    r"|object|enum|outer|enclosing|package|script) )*"
)
_PLACED = re.compile(
    rf"<name> (?:function |method |class |symbol |one |constant |(?:that )?is |defined |declared |found )*"
    rf"(?:in|of|from|inside|within|at|under) {_ARTICLES}<path>"
    rf"|(?:in|inside|within|from) {_ARTICLES}<path> (?:.* )?<name>"
)
_OWNED = re.compile(
    rf"<name> (?:function |method |attribute |field )?(?:of|in|on|from|inside|within) {_ARTICLES}<name>"
)
_OWNER_FIRST = re.compile(r"<name> 's (?:\w+ )?<name>|class <name> .*\bmethod <name>")


class Filled(Record):
    """Things in the order of the kind's slots, each as it is to be said."""

    said: tuple[str, ...]
    revision: str = ""


def filled(name: str, tokens: Tokens) -> Filled | None:
    """The slots of a kind filled with what the sentence names, if that goes without a rest."""
    if name in (NO_KIND, OTHER_KIND):
        return None
    kind = KINDS[name.removesuffix(TURNED)]
    if kind.words and re.search(rf"\b(?:{kind.words})\b", " ".join(tokens.words)) is None:
        return None
    things, revision = _without_revision(kind, tokens.things)
    for way in _ways(kind, tokens, things):
        slots = kind.slots[::-1] if name.endswith(TURNED) else kind.slots
        chosen = _chosen(slots, way)
        if chosen is not None:
            said = chosen[::-1] if name.endswith(TURNED) else chosen
            return Filled(tuple(said), revision)
    return None


def _without_revision(kind: Kind, things: Sequence[Thing]) -> tuple[tuple[Thing, ...], str]:
    tags = [thing for thing in things if thing.sort == TAG]
    if TAG in kind.slots or len(tags) != 1:
        return tuple(things), ""
    return tuple(thing for thing in things if thing.sort != TAG), tags[0].text


def _ways(kind: Kind, tokens: Tokens, things: tuple[Thing, ...]) -> list[tuple[Thing, ...]]:
    """The things as they are, or with one that only narrows another put to it."""
    ways = [_distinct(things)]
    sorts = [thing.sort for thing in things]
    shape = " ".join(tokens.words)
    if sorts.count(NAME) == 1 and sorts.count(FILE) == 1 and NAME in kind.slots:
        if kind.is_placed and _PLACED.search(shape):
            name, file = (next(t for t in things if t.sort == sort) for sort in (NAME, FILE))
            rest = tuple(t for t in things if t not in (name, file))
            ways.append((Thing("placed", f"`{name.text}` in `{file.text}`"), *rest))
    if sorts == [NAME, NAME] and kind.slots == (NAME,):
        first, second = things
        if _OWNED.search(shape):
            ways.append((Thing(NAME, f"{second.text}.{first.text}"),))
        elif _OWNER_FIRST.search(shape):
            ways.append((Thing(NAME, f"{first.text}.{second.text}"),))
    return ways


def _distinct(things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """What is named twice is one thing."""
    return tuple(dict.fromkeys(things))


def _chosen(slots: tuple[str, ...], things: tuple[Thing, ...]) -> list[str] | None:
    if len(slots) != len(things):
        return None
    left = list(things)
    chosen: list[str] = []
    for slot in slots:
        fits = FITS[slot] | ({"placed"} if NAME in FITS[slot] else frozenset())
        exact = next((one for one in left if one.sort == slot), None)
        one = exact or next((one for one in left if one.sort in fits), None)
        if one is None:
            return None
        left.remove(one)
        chosen.append(_said(one, slot))
    return chosen


def _said(thing: Thing, slot: str) -> str:
    if thing.sort == "placed":
        return thing.text
    if slot == "line":
        return thing.text
    return f'"{thing.text}"' if slot == "literal" else f"`{thing.text}`"


def word_of(kind: Kind, tokens: Tokens) -> str:
    """The word of the sentence that the kind asks about."""
    found = re.search(rf"\b(?:{kind.words})\b", " ".join(tokens.words)) if kind.words else None
    return found.group() if found else ""
