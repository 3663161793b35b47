"""What is told and what is asked, wherever the seam between them is.

"I remember a file a.py, it got renamed - what's its new path?": the last part asks, the others tell
what it is asked about. A part that could narrow the question ("except in tests", "only the public
ones") is never left out. Gives sentences to read; reads none itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

_SEAM = (
    r"(?i)(?:,|;|:|\.|\?|!| [-–—]+)(?: |$)+(?:(?:i\.?e\.?|that is|e\.g\.|and|but|so|or)(?:,|:)? )*"
    r"| (?=(?:i'd like|i would like|i want|i need) to (?:see|know|have)\b)"
)
_ASKS = (
    r"(?i)^(?:(?:in|on|at|from|by|to|under|with|for|of) )?(?:what|which|where|who|whose|whom|when"
    r"|how|does|do|did|is|are|was|were|has|have|can|could|will|would|list|show|name|tell|give|find"
    r"|count|whereabouts|what's|where's|who's|any"
    r"|i'd like to|i would like to|i want to know|i need to know)\b"
)
_NARROWS = frozenset(
    """
    only except excluding exclude besides apart without ignoring ignore other than not no never
    nor neither test tests public private static abstract direct directly indirectly transitively
    first last oldest newest both either unless instead
    """.split()
)
_DROPPED = re.compile(
    r"(?i)^(?:i|i'm|i've|i'd|i'll|we|we're|we've|someone|somebody|a|an|the|my|our|new|quick|user"
    r"|users|compiler|error|reviewing|looking|trying|going|if|when|before|after|there|hi|hello|hey"
    r"|hmm|ok|well|just|clean-up|cleanup|visibility|sanity|thanks|please|question|suppose|say"
    r"|checking|working|debugging|refactoring|reading|thx|cheers)\b"
)
_TRUE = (
    r"(?i)(?:is|am|are) (?:that|this|it|he|she|they|i|you|we) (?:really )?(?:true|right|correct|so)"
    r"|(?:right|correct|true|yes)"
)
_CLAIMS = (
    r"(?i)^(?:(?:someone|somebody|a|the|my|our|one|an) )?(?:[a-z]+ )?(?:told (?:me|us)|claims?"
    r"|claimed|says?|said|thinks?|thought|believes?|insists?|swears?|heard|assumes?)(?: that)? "
)
_NOUNS = (
    r"(?:one|file|class|function|method|module|commit|thing|type|package|test|workflow|constant"
    r"|variable|decorator|library|dependency)"
)
_POSSESSIVE = re.compile(r"(?i)\b(?:its|their)\b")
_POINTERS = (
    rf"(?i)\b(?:that|this|the same) {_NOUNS}\b(?!')",
    r"(?i)\b(?:it|them|they)\b(?!')",
    r"(?i)\b(?:that|this)\b(?='s|$| (?:in|on|at|from|to|by|of)\b)",
)
_THERE = re.compile(r"(?i)\b(?:(?:in|on|at) )?(?:there|that line|this line)$")
_LINE = re.compile(r"(?i)\b(?:line|row) (\d+)\b")
_WHERE = r"(?i)where(?: exactly| precisely| is that)?|(?:in |on )?which (?:file|line)"
_VERSION = r"v?\d+(?:\.\d+)+(?:[-.+]?\w+)*|v\d+"
_ONLY_THERE = r"(?i)\b(?:there(?:'s| is| are| must be)|looking for|called|named|have|has)\b"
_POINTS = r"(?i)\b(?:there|it|its|they|them|their|those|these)\b"
_AROUND = (
    rf"{_NOUNS}|files?|code|changes?|changing|something|somewhere|bugs?|work|working|look|looking"
    r"|reading|am|is|be|stuck|lines?|place|part|content|contents|inside|breakpoint|problem|error"
)
"""What may stand before "in X" and names nothing besides X."""

MAX_PARTS = 5


def asked_apart(text: str, names_in: Callable[[str], list[str]]) -> Iterator[str]:
    """The part that asks, with the one thing the others name put in where it points at it."""
    parts = [part.strip() for part in _compiled(_SEAM).split(text.strip()) if part.strip()]
    if not 1 < len(parts) <= MAX_PARTS:
        return
    asking = [part for part in parts if _compiled(_ASKS).match(part)]
    if len(asking) > 1 and re.search(r"\bi\.?e\.? ", text):
        asking = asking[-1:]  # said again, and more plainly
    told = [part for part in parts if part not in asking]
    if len(asking) != 1 or not told:
        return
    told = [_compiled(r"(?i)\b(?:never|not) (?:seen|used|worked)\b").sub("", one) for one in told]
    asked = asking[0].rstrip(" ?.!")
    if _compiled(_TRUE).fullmatch(asked):
        if len(told) == 1:
            yield f"is it true that {_compiled(_CLAIMS).sub('', told[0])}"
        return
    is_pointing = _compiled(_POINTS).search(asked) is not None
    names = _joined(list(dict.fromkeys(n for part in told for n in names_in(part))), told)
    if names_in(asked):
        if not names and not is_pointing and all(map(_may_go, told)):
            yield asked
        if len(names) == 1 and _compiled(_VERSION).fullmatch(names[0]):
            yield f"{asked} in {names[0]}"
        return
    if not names and not is_pointing and all(map(_may_go, told)):
        yield asked
    if (
        len(names) == 1
        and not _is_of_another(" ".join(told), names[0])
        and not _narrowing(told, names[0])
    ):
        line = _LINE.search(" ".join(told))
        if _compiled(_WHERE).fullmatch(asked) and not _compiled(_ONLY_THERE).search(" ".join(told)):
            yield f"{told[-1]} where"  # what else was told is part of it
            return
        yield from _on_line(asked, names[0], line[1]) if line else _with(asked, names[0])


def _is_of_another(told: str, name: str) -> bool:
    """ "People who call X, where are they?", "bump jobs in X": it is not X that is spoken of."""
    said, name = told.replace("`", ""), re.escape(name)
    holder = rf"(?i)\b(?!(?:{_AROUND}|\d+)\b)[\w-]+ (?:in|inside|of|from|under) {name}(?!\S)"
    others = rf"(?i)\b(?:who|whoever|that|which|people|things?|everything|anything) .*{name}(?!\S)"
    return re.search(holder, said) is not None or re.search(others, said) is not None


def _joined(names: list[str], told: list[str]) -> list[str]:
    """ "parse in a.py", "in Engine there is one called run": two names, one thing."""
    said = " ".join(told).replace("`", "")
    called = [name.strip("`.,") for name in re.findall(r"\b(?:called|named) (\S+)", said)]
    names = list(dict.fromkeys([*names, *called]))
    if len(names) != 2:
        return names
    for one, other in (names, names[::-1]):
        is_inside = re.search(rf"\b(?:in|inside|within) {re.escape(other)}(?!\S)", said)
        if f"{one} in {other}" in said or (is_inside and one in called):
            return [f"{one} in {other}"]
    return names


def _on_line(asked: str, name: str, line: str) -> Iterator[str]:
    """A line that was told is a part of what is asked about."""
    filled = _THERE.sub(f"on line {line} of {name}", asked)
    if filled != asked:
        yield filled


def _may_go(part: str) -> bool:
    words = set(re.findall(r"[a-z]+", part.lower()))
    return _DROPPED.match(part) is not None and not _NARROWS & words


def _narrowing(told: list[str], name: str) -> bool:
    words = {word.strip('`,.;:?!"()') for word in " ".join(told).lower().split()}
    return bool(_NARROWS & words - set(name.lower().split()))


def _with(asked: str, name: str) -> Iterator[str]:
    """The question about that thing: where a word points at it, or else at its end."""
    quoted = f'"{name}"' if " " in name else f"`{name}`"
    if name.startswith("the "):
        quoted = name
    elif " in " in name:
        quoted = " in ".join(f"`{part}`" for part in name.split(" in "))
    filled = _POSSESSIVE.sub(f"{quoted}'s", asked)
    if filled == asked:
        filled = _THERE.sub(f"in {quoted}", asked)
    for pointer in map(_compiled, _POINTERS):
        if filled == asked:
            filled = pointer.sub(quoted, asked, count=1)
    if filled != asked:
        yield filled
        return
    if _compiled(_WHERE).fullmatch(asked):
        yield f"where is {quoted}"
        return
    yield f"{asked} in {quoted}"
    yield f"{asked} of {quoted}"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
