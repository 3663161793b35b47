"""Records as plain JSON and back, by the annotations of their fields.

A field that holds its default is left out, sets are sorted: equal records are equal bytes. What
does not fit its annotation is refused. Next: questions/codec.py and grading/codec.py.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


class NotPlainError(ValueError):
    """The JSON is not of the promised shape; the message says where."""


def line_of(document: object) -> bytes:
    """One line of ASCII: the same bytes whatever the machine's locale."""
    return json.dumps(document, sort_keys=True, separators=(",", ":")).encode("ascii")


def read_json(content: bytes) -> object:
    """Any JSON there is; raises NotPlainError where the bytes are none."""
    try:
        document: object = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise NotPlainError(f"no JSON: {error}") from error
    return document


def to_plain(value: object) -> Any:
    """`value` as JSON; records become objects without the fields that hold their default."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Enum():
            return value.value
        case Mapping():
            return {str(key): to_plain(entry) for key, entry in value.items()}
        case AbstractSet():
            return sorted(to_plain(entry) for entry in value)
        case tuple() | list():
            return [to_plain(entry) for entry in value]
    return record_json(value)


def record_json(record: Any, *, without: Collection[str] = ()) -> dict[str, Any]:
    """One record as an object, without the fields named."""
    held = [(field, getattr(record, field.name)) for field in fields(record)]
    return {
        field.name: to_plain(value)
        for field, value in held
        if field.name not in without and not _is_default(field, value)
    }


def of_plain(kind: type[T], document: object, **known: object) -> T:
    """A record of `kind`, with the fields that are `known` already; raises NotPlainError."""
    if not isinstance(document, Mapping):
        raise NotPlainError(f"{kind.__name__} is no object")
    hints: Mapping[str, Any] = _hints(kind)  # type: ignore[arg-type] # a class can be hashed
    unknown = sorted(set(document) - set(hints) | set(document) & set(known))
    if unknown:
        raise NotPlainError(f"{kind.__name__} has no {', '.join(map(str, unknown))}")
    given: dict[str, object] = dict(known)
    for field in fields(kind):  # type: ignore[arg-type]
        if field.name in document:
            given[field.name] = _read(hints[field.name], document[field.name], field.name)
        elif field.name not in given and field.default is MISSING:
            if type(None) not in get_args(hints[field.name]):
                raise NotPlainError(f"{kind.__name__} without {field.name}")
            given[field.name] = None
    try:
        return kind(**given)
    except ValueError as error:
        raise NotPlainError(str(error)) from error


@cache
def _hints(kind: Any) -> dict[str, Any]:
    known = get_type_hints(kind)
    return {field.name: known[field.name] for field in fields(kind)}


def _is_default(field: Field[Any], value: object) -> bool:
    return value is None if field.default is MISSING else bool(value == field.default)


def _read(hint: Any, value: object, where: str) -> object:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _of_union(inner, value, where)
    if origin in _COLLECTIONS:
        return _COLLECTIONS[origin](inner, value, where)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _member(hint, value, where)
    if isinstance(hint, type) and is_dataclass(hint):
        return of_plain(hint, value)
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    is_right = isinstance(value, hint) and (hint is bool or not isinstance(value, bool))
    if not is_right:
        raise NotPlainError(f"{where} is no {hint.__name__}")
    return value


def _of_union(inner: tuple[Any, ...], value: object, where: str) -> object:
    if value is None and type(None) in inner:
        return None
    (only,) = [hint for hint in inner if hint is not type(None)]
    return _read(only, value, where)


def _member(hint: type[Enum], value: object, where: str) -> Enum:
    try:
        return hint(value)
    except ValueError as error:
        raise NotPlainError(f"{where} is {value!r}") from error


def _tuple(inner: tuple[Any, ...], value: object, where: str) -> tuple[object, ...]:
    entries = _list(value, where)
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(_read(inner[0], entry, where) for entry in entries)
    if len(entries) != len(inner):
        raise NotPlainError(f"{where} has not {len(inner)} parts")
    return tuple(_read(hint, entry, where) for hint, entry in zip(inner, entries, strict=True))


def _frozenset(inner: tuple[Any, ...], value: object, where: str) -> frozenset[object]:
    return frozenset(_read(inner[0], entry, where) for entry in _list(value, where))


def _mapping(_: tuple[Any, ...], value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise NotPlainError(f"{where} is no object")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise NotPlainError(f"{where} is no list")
    return value


_COLLECTIONS: Mapping[object, Callable[[tuple[Any, ...], object, str], object]] = {
    tuple: _tuple,
    frozenset: _frozenset,
    Mapping: _mapping,
}
