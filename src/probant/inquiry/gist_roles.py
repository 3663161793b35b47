"""Who does it and to whom it is done: which side of a verb a named thing stands on.

"Who calls X" and "what X calls" hold the same words; only their order, and whether the verb is
active, tells them apart. Where the order leaves a doubt there is no role, and so no reading.
Used by gist.py, which knows the words; the rows that need a role are in gist_rows.py.
"""

from __future__ import annotations

import re
from functools import cache

THING = "\ue004"
"""Stands for a thing that is named, in the sentence as roles look at it."""

_ACTIVE = {
    "CALL": "call calls calling invoke invokes invoking instantiate instantiates instantiating",
    "IMPORT": "import imports importing include includes including pull pulls pulling bring brings",
    "INHERIT": "inherit inherits inheriting extend extends extending derive derives deriving"
    " subclass subclassing descend descends",
    "OVERRIDE": "override overrides",
    "RAISE": "raise raises raising throw throws throwing",
}
_PASSIVE = {
    "CALL": "called invoked instantiated",
    "IMPORT": "imported included",
    "INHERIT": "extended subclassed",  # what is derived may be derived from it, or it from that
    "OVERRIDE": "overridden overriden",
    "RAISE": "raised thrown",
}
_SMALL = (
    r"(?:(?:to|on|upon|from|of|in|the|a|an|this|that|our|any|function|method|class|module|file"
    r"|type|struct|interface|exception|error|anywhere|directly) )*"
)
_INSIDE = (
    r"(?:in|inside|within|from inside|from within|by)"
    r"(?: (?:the|its) (?:body|code|source|implementation|definition) of)?"
)
_YES_OR_NO = frozenset("is are was were does do did would can could will has have".split())
_OPEN = frozenset("who whom whose what which where when how list name show find enumerate".split())

DONE_BY, DONE_TO, BOTH = "BY", "TO", "PAIR"


_DECORATED = (
    (rf"\b(?:decorator|annotation) (?:called |named )?{THING}|{THING} (?:decorator|annotation)\b"
     rf"|\b(?:decorated|annotated|marked) (?:with|by|using) {_SMALL}{THING}", DONE_BY),
    (rf"\bdecorators? (?:[\w']+ ){{0,4}}?(?:of|on|to|for|above|over) {_SMALL}{THING}"
     rf"|{THING} decorators\b|{THING} (?:[\w']+ ){{0,3}}decorators\b"
     rf"|\b{THING} (?:[\w']+ ){{0,2}}decorated\b", DONE_TO),
)  # fmt: skip


def role_of(shape: str) -> tuple[str, str, bool] | None:
    """The verb, the role of what is named, and whether two things stand in turned order."""
    found = {
        verb: done
        for verb in _ACTIVE
        if (done := _role(shape, _either(_ACTIVE[verb]), _either(_PASSIVE[verb]))) is not None
    }
    for pattern, role in _DECORATED if "decorat" in shape or "annotat" in shape else ():
        if shape.count(THING) == 1 and _compiled(pattern).search(shape):
            found.setdefault("DECORATE", (role, False))
    if len(found) != 1:
        return None
    ((verb, (role, is_turned)),) = found.items()
    return verb, role, is_turned


def is_yes_or_no(shape: str) -> bool:
    """Whether the words ask for a yes or no, and for nothing more."""
    words = shape.split(" ")
    says_so = words[0] in _YES_OR_NO or words[0] in ("whether", "if")
    return says_so and not _OPEN & set(words)


def _either(words: str) -> str:
    return rf"\b(?:{'|'.join(words.split())})"


def _role(shape: str, active: str, passive: str) -> tuple[str, bool] | None:
    n_things = shape.count(THING)
    ways = _of_one(active, passive) if n_things == 1 else _of_two(active, passive)
    if n_things not in (1, 2):
        return None
    said = {
        (role, is_turned)
        for pattern, role, is_turned in ways
        if _compiled(pattern).search(shape) is not None
    }
    return said.pop() if len(said) == 1 else None


def _of_one(active: str, passive: str) -> tuple[tuple[str, str, bool], ...]:
    no_relative = r"(?: (?!that |which |who |where |and |or )[\w']+){0,4}?"
    return (
        (rf"{active} {_SMALL}{THING}", DONE_TO, False),
        (rf"{passive} (?:by|inside|within) {_SMALL}{THING}", DONE_BY, False),
        (rf"{active} (?:made |performed |done )?{_INSIDE} {_SMALL}{THING}", DONE_BY, False),
        (rf"^(?!.*{_INSIDE} {_SMALL}{THING})(?:.* )?{THING}{no_relative} {passive}\b"
         rf"(?! (?:by|inside|within) {_SMALL}{THING})", DONE_TO, False),
        (rf"{THING}.* {active} {_SMALL}(?:it|them)\b", DONE_TO, False),
        (rf"{THING}{no_relative} {active}\b(?! {_SMALL}(?:{THING}|it\b|them\b))", DONE_BY, False),
        (rf"{_INSIDE} {_SMALL}{THING} .*\b{passive}\b", DONE_BY, False),
    )  # fmt: skip


def _of_two(active: str, passive: str) -> tuple[tuple[str, str, bool], ...]:
    return (
        (rf"{THING} (?:(?!that |which |who )[\w']+ ){{0,3}}?{active} {_SMALL}{THING}", BOTH, False),
        (rf"{THING} (?:[\w']+ ){{0,2}}?{passive} (?:[\w']+ )?{_INSIDE} {_SMALL}{THING}",
         BOTH, True),
        (rf"{active} {_SMALL}{THING} (?:anywhere |somewhere |made |done )?{_INSIDE}"
         rf" {_SMALL}{THING}", BOTH, True),
        (rf"^{_INSIDE} {_SMALL}{THING} .*{THING} (?:[\w']+ )?{passive}\b", BOTH, False),
    )  # fmt: skip


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
