"""Records as JSON and back, by their annotations, for what a replay has to read again.

Which record stands in which file is transcript.py's matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from probant.llm.keys import is_secret, without_keys
from probant.vocabulary.record import Record

T = TypeVar("T")
R = TypeVar("R", bound=Record)


class Unreadable(ValueError):
    """Stored data that does not have the shape of the record it should be."""


def plain(value: object) -> Any:
    """Records as objects, enumerations as their values, tuples as lists."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Record):
        return {name: plain(getattr(value, name)) for name in type(value).fields}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(one) for key, one in value.items()}
    if isinstance(value, (frozenset, set)):
        return sorted(plain(one) for one in value)
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    if value is None or isinstance(value, (str, int, float)):
        return value
    raise TypeError(f"{type(value).__name__} has no place in a transcript")


def restore(kind: type[T], data: object) -> T:
    """The record that `plain` was given; raises Unreadable if it cannot be that."""
    try:
        made: T = _restored(kind, data)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise Unreadable(f"no {kind.__name__}: {error}") from error
    return made


def redacted(record: R, keys: Iterable[str]) -> R:
    """The same record without the values of keys; the very same where there are none."""
    secrets = [key for key in keys if is_secret(key)]
    return restore(type(record), without_keys(plain(record), secrets)) if secrets else record


def _restored(kind: Any, data: Any) -> Any:
    if isinstance(kind, NewType):
        return _restored(kind.__supertype__, data)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(get_args(kind), data)
    if origin is not None:
        return _collection(origin, get_args(kind), data)
    if kind is Any or kind is object:
        return data
    if issubclass(kind, Enum):
        return kind(data)
    if issubclass(kind, Record):
        return _record(kind, data)
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not kind:
        raise ValueError(f"{type(data).__name__} where {kind.__name__} was expected")
    return data


def _record(kind: type[Record], data: Any) -> Record:
    if not isinstance(data, dict) or not data.keys() <= kind.every_field:
        raise ValueError(f"not the fields of {kind.__name__}")
    hints = _hints(kind)
    made: Record = kind(**{name: _restored(hints[name], one) for name, one in data.items()})
    return made


@cache
def _hints(kind: type[Record]) -> dict[str, Any]:
    return get_type_hints(kind)


def _one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    trouble: Exception = ValueError("nothing it could be")
    for kind in kinds:
        try:
            return _restored(kind, data)
        except (TypeError, ValueError, KeyError) as error:
            trouble = error
    raise ValueError(str(trouble))


def _collection(origin: Any, parts: tuple[Any, ...], data: Any) -> Any:
    if issubclass(origin, Mapping):
        if not isinstance(data, dict):
            raise ValueError("no mapping")
        return {_restored(parts[0], key): _restored(parts[1], one) for key, one in data.items()}
    if not isinstance(data, list):
        raise ValueError("no list")
    if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
        return tuple(_restored(kind, one) for kind, one in zip(parts, data, strict=True))
    return origin(_restored(parts[0], one) for one in data)
