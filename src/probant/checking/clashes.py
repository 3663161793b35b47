"""Which two statements cannot both be true: a table of rules. consistency.py applies it.

Relations of which a thing has many (calls, imports, bases in most languages) clash only where one
statement denies what the other says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable

from probant.checking.calls import literal_value, read_call
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Mention
from probant.vocabulary.record import Record

_DENIABLE = frozenset(ClaimKind) - {ClaimKind.CONSISTENCY, ClaimKind.LINE_RANGE}
_RECEIVERS = frozenset({"self", "cls", "this", "&self", "&mut self", "mut self"})
_DECLARING = (".h", ".hh", ".hpp", ".hxx", ".pyi", ".d.ts")
"""Files that declare what is defined elsewhere: a thing may well stand in both."""

_ONE_BASE = frozenset({"java", "javascript", "typescript"})
_KINDS_OF_VALUE = {
    "text": ("str", "string", "&str", "text"),
    "number": ("int", "integer", "float", "double", "number", "long", "usize", "u32", "i32", "u64"),
    "truth": ("bool", "boolean"),
    "bytes": ("bytes", "bytearray"),
    "map": ("dict", "map", "mapping", "object", "hashmap"),
    "row": ("list", "tuple", "set", "array", "vec", "slice", "iterator", "generator"),
}
_KIND_OF_TYPE = {name: kind for kind, names in _KINDS_OF_VALUE.items() for name in names}
_MAY_BE_BOTH = (frozenset({"number", "truth"}), frozenset({"map", "row"}))
MIN_QUOTE_CHARS = 12
"""A shorter text stands in many places."""


class Rule(Record, kw_only=True):
    """`key` gathers the statements that speak of the same; `clash` says why two of them exclude
    each other ('' if they do not). Where words alone do not decide, the code must refute one."""

    kinds: frozenset[ClaimKind]
    key: Callable[[Assertion, Shelf], Hashable | None]
    clash: Callable[[Assertion, Assertion, Shelf], str]
    is_logical: bool


def dotted(mention: Mention) -> str:
    """The name with its owner, however the text joins them."""
    name = re.sub(r"::|#|->", ".", mention.text)
    if mention.owner and "." not in name:
        return f"{re.sub('::|#|->', '.', mention.owner)}.{name}"
    return name


def _path(place: CitedPlace, shelf: Shelf) -> str:
    found = shelf.paths_like(place.path)
    return found[0] if len(found) == 1 else place.path


def _who(mention: Mention | None, shelf: Shelf) -> tuple[str, str]:
    if mention is None:
        return "", ""
    return dotted(mention), _path(mention.within, shelf) if mention.within else ""


def _subject(one: Assertion, shelf: Shelf) -> Hashable | None:
    return (one.kind, *_who(one.subject, shelf)) if one.subject is not None else None


def said(one: Assertion, shelf: Shelf) -> Hashable | None:
    """All a statement says, but for whether it denies it."""
    place = (_path(one.place, shelf), one.place.lines) if one.place else None
    literal = one.literal.lower()[:7] if one.kind is ClaimKind.COMMIT_CHANGED else one.literal
    told = (_who(one.subject, shelf), _who(one.object, shelf), place, literal)
    if not any((one.subject, one.object, one.place, one.literal)):
        return None
    return (one.kind, *told, one.names, one.count, one.expected)


def _denial(first: Assertion, second: Assertion, _shelf: Shelf) -> str:
    return "" if first.denied == second.denied else "one denies what the other says"


def _two_places(first: Assertion, second: Assertion, shelf: Shelf) -> str:
    if first.denied or second.denied:
        return ""
    if first.place is None or second.place is None:
        holders = {dotted(one.object) for one in (first, second) if one.object is not None}
        return "one thing has one definition" if len(holders) == 2 else ""
    if _is_there(first, first.place, shelf) and _is_there(second, second.place, shelf):
        return ""  # declared here, defined there
    paths = [_path(place, shelf) for place in (first.place, second.place)]
    if paths[0] != paths[1]:
        declares = any(path.endswith(_DECLARING) for path in paths)
        return "" if declares else "one thing is defined in one file"
    return "one thing is defined at one place" if _is_apart(first.place, second.place) else ""


def _is_there(said: Assertion, place: CitedPlace, shelf: Shelf) -> bool:
    """Whether something of the name stands at the place, if only a declaration."""
    path, lines = _path(place, shelf), place.lines
    name = dotted(said.subject).rpartition(".")[2] if said.subject else ""
    return any(
        one.path == path
        and (lines is None or (one.first_line <= lines.last and lines.first <= one.last_line))
        for one in shelf.book.definitions(name)
    )


def _is_apart(first: CitedPlace, second: CitedPlace) -> bool:
    if first.lines is None or second.lines is None:
        return False
    return first.lines.last < second.lines.first or second.lines.last < first.lines.first


def _parameters(first: Assertion, second: Assertion, _shelf: Shelf) -> str:
    if first.denied or second.denied:
        return ""
    numbers = [_n_parameters(one) for one in (first, second)]
    if all(numbers) and numbers[0].isdisjoint(numbers[1]):
        return "it has one number of parameters"
    lists = [_own_parameters(one) for one in (first, second) if one.is_complete and one.names]
    if len(lists) == 2 and lists[0] != lists[1]:
        return "it has one list of parameters"
    for whole, part in ((first, second), (second, first)):
        if whole.is_complete and whole.names and part.names:
            more = set(_own_parameters(part)) - set(_own_parameters(whole))
            if more:
                return "the whole list of its parameters lacks what the other names"
    return ""


def _n_parameters(one: Assertion) -> frozenset[int]:
    """How many it may have by this statement: a receiver is counted by some and not by others."""
    if one.count is not None:
        return frozenset({one.count})
    if not one.is_complete or not one.names:
        return frozenset()
    n_own = len(_own_parameters(one))
    is_method = one.subject is not None and "." in dotted(one.subject)
    return frozenset({n_own, n_own + 1} if is_method else {n_own, len(one.names)})


def _own_parameters(one: Assertion) -> list[str]:
    return [name.lstrip("*&") for name in one.names if name not in _RECEIVERS]


def _types(first: Assertion, second: Assertion, _shelf: Shelf) -> str:
    if first.denied or second.denied:
        return ""
    kinds = [_KIND_OF_TYPE.get(_bare_type(one.literal)) for one in (first, second)]
    if None in kinds or kinds[0] == kinds[1] or frozenset(kinds) in _MAY_BE_BOTH:
        return ""
    return "it has one type"


def _other_types(first: Assertion, second: Assertion, _shelf: Shelf) -> str:
    if first.denied or second.denied:
        return ""
    one, other = _bare_type(first.literal), _bare_type(second.literal)
    if not one or not other or one in other or other in one:
        return ""
    return "it has one type"


def _bare_type(written: str) -> str:
    """`typing.List[int]` is a list, 'str' a str; '' for a choice of types."""
    text = written.strip("`'\" ").lower()
    if re.search(r"\||\bunion\b|\boptional\b|\bor\b|\bany\b|\?$", text):
        return ""
    text = re.split(r"[\[<(]", text, maxsplit=1)[0]
    return text.rpartition(".")[2].rpartition("::")[2].strip("*& ")


def _call(one: Assertion, _shelf: Shelf) -> Hashable | None:
    """A call without literals, or on an object, may return something else the next time."""
    sample = read_call(one.literal)
    if sample is None or "." in sample.function or not sample.arguments:
        return None
    return ClaimKind.RETURNS_VALUE, repr(sample)


def _values(first: Assertion, second: Assertion, _shelf: Shelf) -> str:
    if first.denied or second.denied:
        return ""
    values = [literal_value(one.expected) for one in (first, second)]
    if None in values or values[0] == values[1]:
        return ""
    return "the same call has one result"


def _both_ends(one: Assertion, shelf: Shelf) -> Hashable | None:
    if one.subject is None or one.object is None or one.denied:
        return None
    ends = _who(one.subject, shelf), _who(one.object, shelf)
    return one.kind, frozenset(ends) if ends[0] != ends[1] else None


def _circle(first: Assertion, second: Assertion, shelf: Shelf) -> str:
    if _who(first.subject, shelf) == _who(second.subject, shelf):
        return ""
    return "neither can be the base of the other's base"


def _bases(first: Assertion, second: Assertion, shelf: Shelf) -> str:
    if first.denied or second.denied or first.subject is None:
        return ""
    if _who(first.object, shelf) == _who(second.object, shelf):
        return ""
    name = dotted(first.subject).rpartition(".")[2]
    languages = {shelf.book.language(one.path) for one in shelf.book.definitions(name)}
    return "a class has one base there" if languages and languages <= _ONE_BASE else ""


def _quote(one: Assertion, _shelf: Shelf) -> Hashable | None:
    text = "\n".join(line.rstrip() for line in one.literal.strip().split("\n"))
    return (ClaimKind.QUOTE, text) if len(text) >= MIN_QUOTE_CHARS else None


def _two_quotes(first: Assertion, second: Assertion, shelf: Shelf) -> str:
    if first.place is None or second.place is None or first.denied or second.denied:
        return ""
    if _path(first.place, shelf) == _path(second.place, shelf):
        return "the text stands there once" if _is_apart(first.place, second.place) else ""
    return "the text stands in one file"


_TYPED = frozenset({ClaimKind.RETURNS, ClaimKind.TYPE_OF})
_DEFINED = frozenset({ClaimKind.DEFINED_IN})

RULES: tuple[Rule, ...] = (
    Rule(kinds=_DENIABLE, key=said, clash=_denial, is_logical=True),
    Rule(kinds=_DEFINED, key=_subject, clash=_two_places, is_logical=False),
    Rule(kinds=frozenset({ClaimKind.PARAMETER}), key=_subject, clash=_parameters, is_logical=True),
    Rule(kinds=_TYPED, key=_subject, clash=_types, is_logical=True),
    Rule(kinds=_TYPED, key=_subject, clash=_other_types, is_logical=False),
    Rule(kinds=frozenset({ClaimKind.RETURNS_VALUE}), key=_call, clash=_values, is_logical=True),
    Rule(kinds=frozenset({ClaimKind.EXTENDS}), key=_both_ends, clash=_circle, is_logical=True),
    Rule(kinds=frozenset({ClaimKind.EXTENDS}), key=_subject, clash=_bases, is_logical=False),
    Rule(kinds=frozenset({ClaimKind.QUOTE}), key=_quote, clash=_two_quotes, is_logical=False),
)  # fmt: skip
