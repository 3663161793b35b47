"""Frozen records that cost next to nothing to define.

The standard library's dataclasses compile several methods for each class while its module loads;
over all the records of a question that is most of a command's start-up time. Here the methods are
shared, and type checkers see the same thing (`dataclass_transform`). See docs/adr for the figures.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing import dataclass_transform
else:

    def dataclass_transform(**_options: object) -> Any:
        return lambda decorated: decorated


T = TypeVar("T", bound="Record")

_set = object.__setattr__


@dataclass_transform(frozen_default=True)
class _RecordType(type):
    """Turns annotations into slots, and class-level values into defaults."""

    fields: tuple[str, ...]
    every_field: frozenset[str]
    defaults: dict[str, object]
    kw_only: bool
    values_of: attrgetter[Any] | None
    """All values at once; None where there are too few of them for a tuple."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], space: dict[str, Any],
        *, kw_only: bool = False, order: bool = False,
    ) -> _RecordType:  # fmt: skip
        fields = tuple(space.get("__annotations__", ()))
        defaults = {field: space.pop(field) for field in fields if field in space}
        space |= {"__slots__": fields, "__match_args__": fields}
        if order:
            space["__lt__"] = _before
        made = super().__new__(mcs, name, bases, space)
        made.fields, made.defaults, made.kw_only = fields, defaults, kw_only
        made.every_field = frozenset(fields)
        made.values_of = attrgetter(*fields) if len(fields) > 1 else None
        return made

    def __init__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_options: bool
    ) -> None:
        super().__init__(name, bases, space)


def _before(self: Record, other: object) -> Any:
    if type(other) is not type(self) or not isinstance(other, Record):
        return NotImplemented
    return self.astuple() < other.astuple()


class Record(metaclass=_RecordType):
    """Subclass with annotated fields; add `kw_only=True` where positions would be a riddle.

    A `__post_init__` may refuse values that would lie.
    """

    if not TYPE_CHECKING:

        def __init__(self, *args: object, **given: object) -> None:
            kind = type(self)
            if not args:
                # Most records are made so, thousands of them: no look at each field by itself.
                values = given if len(given) == len(kind.fields) else {**kind.defaults, **given}
                if values.keys() == kind.every_field:
                    for field, value in values.items():
                        _set(self, field, value)
                    self.__post_init__()
                    return
            if args and (kind.kw_only or len(args) > len(kind.fields)):
                raise TypeError(f"{kind.__name__} takes its fields by name")
            for field, value in zip(kind.fields, args, strict=False):
                _set(self, field, value)
            for field in kind.fields[len(args) :]:
                if field in given:
                    _set(self, field, given.pop(field))
                elif field in kind.defaults:
                    _set(self, field, kind.defaults[field])
                else:
                    raise TypeError(f"{kind.__name__} needs {field}")
            if given:
                raise TypeError(f"{kind.__name__} has no field {', '.join(given)}")
            self.__post_init__()

    def __post_init__(self) -> None:
        """Nothing to refuse by default."""

    def astuple(self) -> tuple[object, ...]:
        kind = type(self)
        if kind.values_of is None:
            return tuple(getattr(self, field) for field in kind.fields)
        found: tuple[object, ...] = kind.values_of(self)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Record):
            return NotImplemented
        return self.astuple() == other.astuple()

    def __hash__(self) -> int:
        return hash((type(self), self.astuple()))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).fields)
        return f"{type(self).__name__}({told})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuilt, (type(self), self.astuple())


def _rebuilt(kind: type[T], values: tuple[object, ...]) -> T:
    return kind(**dict(zip(kind.fields, values, strict=True)))


def replace(record: T, **changes: object) -> T:
    """A copy with some fields changed; checked like a new one."""
    kind = type(record)
    if not changes.keys() <= kind.every_field:
        raise TypeError(
            f"{kind.__name__} has no field {', '.join(changes.keys() - kind.every_field)}"
        )
    made = kind.__new__(kind)
    for field, value in zip(kind.fields, record.astuple(), strict=True):
        _set(made, field, changes.get(field, value))
    made.__post_init__()
    return made
