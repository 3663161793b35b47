"""JSON of a model, read strictly: one object within caps on size and depth, all of it writable.

The rules of JSON itself are json_text.py's. What the fields mean is replies.py's matter; where the
object stands in a reply is reply_blocks.py's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from probant.vocabulary.json_text import NotStrictJson, read_json

MAX_CHARS = 200_000
MAX_DEPTH = 16

_MARK = re.compile(r'["\\{}\[\]]')


class NotRead(ValueError):
    """One line that says why a reply cannot be read, with next to nothing of its text."""


def read_object(text: str) -> dict[str, object]:
    """The one object that the text holds. Its caps are checked before anything is parsed."""
    if len(text) > MAX_CHARS:
        raise NotRead(f"the JSON is longer than {MAX_CHARS} characters")
    if any(depth > MAX_DEPTH for _, depth in _depths(text, 0)):
        raise NotRead(f"the JSON is nested more than {MAX_DEPTH} deep")
    try:
        value = read_json(text)
    except NotStrictJson as odd:
        raise NotRead(f"the JSON is malformed: {odd}") from None
    if not isinstance(value, dict):
        raise NotRead("the JSON is not an object")
    try:
        compact(value).encode()
    except UnicodeEncodeError:
        raise NotRead("a string of the JSON holds half of a surrogate pair") from None
    except ValueError:
        raise NotRead("a number of the JSON is too large") from None
    return value


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def closing(text: str, start: int) -> int | None:
    """Just behind the bracket that closes the one at `start`; None if there is none."""
    return next((end for end, depth in _depths(text, start) if depth == 0), None)


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
