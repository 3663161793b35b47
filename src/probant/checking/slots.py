"""What an answer tells, as typed slots: yes or no, numbers, lines, files, names.

Here from the values of an answer that is data; prose.py reads them from a text. Comparing them is
agreement.py's work.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from probant.vocabulary.assertion import Span
from probant.vocabulary.record import Record
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)

MAX_ITEMS = 300
"""How many things of one sort an answer is taken to tell; what is beyond makes it partial."""

MAX_ITEM_CHARS = 200
N_SHA_CHARS = 12

T = TypeVar("T")


class SlotKind(Enum):
    BOOLEAN = "boolean"
    COUNT = "count"
    LINES = "lines"
    FILES = "files"
    NAMES = "names"
    STATEMENT = "statement"
    """Not a slot of its own: two statements of prose that cannot both be true."""


class Cited(Record, order=True):
    """Lines of a file, as an answer gives them."""

    path: str
    first: int
    last: int

    def __str__(self) -> str:
        lines = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{self.path}:{lines}"


class Slots(Record, kw_only=True):
    """All an answer tells. `is_typed` where it came as data, so that a slot it leaves open is truly so.

    `says_none` where it says that there is nothing of what was asked for; `is_partial` where it
    says itself that there may be more. `spans` are where things stand in prose.
    """

    truth: bool | None = None
    counts: tuple[tuple[str, int], ...] = ()
    lines: tuple[Cited, ...] = ()
    files: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    says_none: bool = False
    is_typed: bool = False
    is_partial: bool = False
    spans: tuple[tuple[str, Span], ...] = ()

    @property
    def is_empty(self) -> bool:
        told = self.counts or self.lines or self.files or self.names
        return self.truth is None and not self.says_none and not told


def slots_of_values(
    values: Iterable[Value], *, says_none: bool = False, is_partial: bool = False
) -> Slots:
    """The slots of an answer that is data."""
    truth: bool | None = None
    counts: list[tuple[str, int]] = []
    lines: list[Cited] = []
    files: list[str] = []
    names: list[str] = []
    for value in values:
        match value:
            case BooleanValue(told):
                truth = told
            case CountValue(count):
                counts.append(("", count))
            case LocationValue(found):
                names.append(found.qualified_name)
                lines.append(Cited(found.path, found.line, found.line))
            case NameValue(name, path, line):
                names.append(name)
                if path is not None and line is not None:
                    lines.append(Cited(path, line, line))
                elif path is not None:
                    files.append(path)
            case PathValue(path):
                files.append(path)
            case CommitValue(sha):
                names.append(sha[:N_SHA_CHARS])
            case TextValue(text):
                names.append(" ".join(text.split())[:MAX_ITEM_CHARS])
    files += [one.path for one in lines]
    return Slots(
        truth=truth,
        counts=distinct(counts),
        lines=distinct(lines),
        files=distinct(files),
        names=distinct(names),
        says_none=says_none and truth is None and not (files or names or counts),
        is_typed=True,
        is_partial=is_partial or max(len(lines), len(files), len(names)) > MAX_ITEMS,
    )


def distinct(items: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(items))[:MAX_ITEMS]
