"""Which named things fill the slots of a kind, and what is left over to narrow them.

A file besides a name may say where that name is, a second name whose it is. Anything else left over
means the sentence asks something else: then the kind does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.inquiry.likeness.kinds import (
    FILE,
    FITS,
    KINDS,
    LINE,
    NAME,
    NO_KIND,
    OTHER_KIND,
    TAG,
    TEXT,
    TURNED,
    Kind,
)
from probant.inquiry.likeness.tokens import Tokens
from probant.inquiry.things import Thing
from probant.vocabulary.record import Record

PLACED = "placed"
"""The sort of a name told with its file."""

_ARTICLES = (
    r"(?:(?:the|a|an|its|class|struct|type|interface|trait|file|module|function|method|named|called"
    r"|object|enum|outer|enclosing|package|script) )*"
)
_IN_ITS_FILE = re.compile(
    rf"<name> (?:that is |which is |defined |declared |found )*(?:in|from|inside|within|under) "
    rf"{_ARTICLES}<path>"
)
_FILE_FIRST = re.compile(rf"^(?:in|inside|within) {_ARTICLES}<path>(?: \|)? (?=.*<name>)")
_OWNED = re.compile(
    rf"<name> (?:function |method |attribute |field )?(?:of|in|on|from|inside|within) "
    rf"{_ARTICLES}<name>"
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


def narrowed(tokens: Tokens) -> Tokens | None:
    """With the one name and the one file put together, where the file only says which is meant."""
    sorts = [thing.sort for thing in tokens.things]
    if sorts.count(NAME) != 1 or sorts.count(FILE) != 1:
        return None
    shape = " ".join(tokens.words)
    whole = _IN_ITS_FILE.sub("<name>", shape)
    whole = _FILE_FIRST.sub("", shape) if whole == shape else whole
    if whole == shape:
        return None
    name, file = (next(t for t in tokens.things if t.sort == sort) for sort in (NAME, FILE))
    placed = Thing(PLACED, f"`{name.text}` in `{file.text}`")
    things = tuple(placed if t is name else t for t in tokens.things if t is not file)
    return Tokens(tuple(whole.split()), things, tokens.n_guessed)


def _ways(kind: Kind, tokens: Tokens, things: tuple[Thing, ...]) -> list[tuple[Thing, ...]]:
    """The things as they are, or two names as one: whose it is, and its name."""
    ways = [_distinct(things)]
    shape = " ".join(tokens.words)
    if [thing.sort for thing in things] == [NAME, NAME] and kind.slots == (NAME,):
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
        fits = FITS[slot] | ({PLACED} if slot == NAME else frozenset())
        exact = next((one for one in left if one.sort == slot), None)
        one = exact or next((one for one in left if one.sort in fits), None)
        if one is None or (one.sort != PLACED and set(one.text) & {"`", '"'}):
            return None  # missing, or not to be told from the marks around it
        left.remove(one)
        chosen.append(_said(one, slot))
    return chosen


def _said(thing: Thing, slot: str) -> str:
    if thing.sort == PLACED or slot == LINE:
        return thing.text
    return f'"{thing.text}"' if slot == TEXT else f"`{thing.text}`"


def word_of(kind: Kind, tokens: Tokens) -> str:
    """The word of the sentence that the kind asks about."""
    found = re.search(rf"\b(?:{kind.words})\b", " ".join(tokens.words)) if kind.words else None
    return found.group() if found else ""
