"""JSON as the standard has it: no NaN, no key twice, no nesting without end.

Text of anybody. What the JSON says is for others.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

MAX_DEPTH = 100


class NotStrictJson(ValueError):
    """One line that says what is wrong, with next to nothing of the text."""


def read_json(raw: bytes | str) -> object:
    """The one value that the text holds."""
    text = _decoded(raw) if isinstance(raw, bytes) else raw
    try:
        value = json.loads(text, object_pairs_hook=_without_twins, parse_constant=_refuse_constant)
    except json.JSONDecodeError as odd:
        raise NotStrictJson(f"{odd.msg} at line {odd.lineno} column {odd.colno}") from None
    except NotStrictJson:
        raise
    except ValueError:
        # The one that is left: a whole number longer than Python converts.
        raise NotStrictJson("a number has too many digits") from None
    except RecursionError:
        raise NotStrictJson(f"it is nested more than {MAX_DEPTH} deep") from None
    _check_depth(value)
    return value


def is_json(text: str) -> bool:
    try:
        read_json(text)
    except NotStrictJson:
        return False
    return True


def encodable(text: str) -> str:
    """The text with a replacement mark for each lone half of a surrogate pair."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as odd:
        raise NotStrictJson(f"byte {odd.start} is not UTF-8") from None


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotStrictJson("an object has a key twice")
    return found


def _refuse_constant(name: str) -> object:
    raise NotStrictJson(f"{name} is no number of JSON")


def _check_depth(value: object) -> None:
    level = _containers([value])
    for _ in range(MAX_DEPTH):
        level = _containers(
            inner for one in level for inner in (one.values() if isinstance(one, dict) else one)
        )
    if level:
        raise NotStrictJson(f"it is nested more than {MAX_DEPTH} deep")


def _containers(values: Iterable[object]) -> list[dict[str, object] | list[object]]:
    return [one for one in values if isinstance(one, dict | list)]
