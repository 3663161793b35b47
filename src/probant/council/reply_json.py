"""JSON of a model, read strictly: an object without NaN, twins, or depth and size without end.

What its fields mean is replies.py's matter; where it stands in a reply is reply_blocks.py's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import isfinite

MAX_CHARS = 200_000
MAX_DEPTH = 16
MAX_DIGITS = 15

_MARK = re.compile(r'["\\{}\[\]]')


class NotStrict(ValueError):
    """One line that says what is wrong and quotes nothing of the text but a short key."""


def read_object(text: str) -> dict[str, object]:
    """The one object that the text holds."""
    if len(text) > MAX_CHARS:
        raise NotStrict(f"the JSON is longer than {MAX_CHARS} characters")
    if any(depth > MAX_DEPTH for _, depth in _depths(text, 0)):
        raise NotStrict(f"the JSON is nested more than {MAX_DEPTH} deep")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_without_twins,
            parse_constant=_no_constant,
            parse_int=_whole,
            parse_float=_fraction,
        )
    except json.JSONDecodeError as odd:
        raise NotStrict(f"the JSON is malformed: {odd.msg}, line {odd.lineno}") from None
    if not isinstance(value, dict):
        raise NotStrict("the JSON is not an object")
    if not is_unicode(compact(value)):
        raise NotStrict("a string holds half of a surrogate pair")
    return value


def closing(text: str, start: int) -> int | None:
    """Just behind the bracket that closes the one at `start`; None if there is none."""
    return next((end for end, depth in _depths(text, start) if depth == 0), None)


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def is_unicode(text: str) -> bool:
    """Whether it can be written as UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _depths(text: str, start: int) -> Iterator[tuple[int, int]]:
    """After each bracket outside of strings: where that is and how deep it is there."""
    depth, is_inside, at = 0, False, start
    while found := _MARK.search(text, at):
        at = found.end()
        if found[0] == "\\":
            at += is_inside
        elif found[0] == '"':
            is_inside = not is_inside
        elif not is_inside:
            depth += 1 if found[0] in "{[" else -1
            yield at, depth


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise NotStrict("the JSON has a key twice in one object")
    return made


def _no_constant(name: str) -> object:
    raise NotStrict(f"{name} is not JSON")


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise NotStrict("a number has too many digits")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise NotStrict("a number is too large")
    return number
