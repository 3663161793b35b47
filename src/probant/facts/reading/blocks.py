"""Names that are bound in a part of a function only: from where they are declared to a block's end.

For languages in which a block hides the names around it and a variable keeps its type. Scopes that
are definitions are `scopes`' matter. What a name stands for is the language's to say, when asked.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


Span = tuple[int, int]
"""The bytes of a block: its first, and the one behind its last."""


class Declared(NamedTuple, Generic[T]):
    """`value` belongs to the name from byte `start` to the end of `block`."""

    start: int
    block: Span
    value: T


class Blocks(Generic[T]):
    """The blocks of one file, and the names declared in them."""

    def __init__(self, spans: Iterable[Span], *, first_counts: bool) -> None:
        """`first_counts`: a later declaration in the same block only assigns to the first."""
        self._first_counts = first_counts
        self._spans = Nested(sorted(set(spans), key=lambda span: (span[0], -span[1])))
        self._declared: dict[str, list[Declared[T]]] = {}
        self._sorted: dict[str, tuple[Nested, list[Declared[T]]]] = {}

    def around(self, byte: int) -> Span | None:
        """The innermost block that holds this byte; None outside all of them."""
        at = self._spans.around(byte)
        return (self._spans.starts[at], self._spans.ends[at]) if at >= 0 else None

    def declare(self, name: str, start: int, block: Span, value: T) -> None:
        self._declared.setdefault(name, []).append(Declared(start, block, value))

    def lookup(self, name: str, byte: int) -> Declared[T] | None:
        """The innermost declaration of a name that holds at this byte."""
        known = self._sorted.get(name)
        if known is None:
            found = self._declared.get(name)
            if not found:
                return None
            known = self._sorted[name] = self._in_order(found)
        at = known[0].around(byte)
        return known[1][at] if at >= 0 else None

    def _in_order(self, found: list[Declared[T]]) -> tuple[Nested, list[Declared[T]]]:
        kept: list[Declared[T]] = []
        blocks: set[Span] = set()
        for one in sorted(found, key=lambda declared: (declared.start, -declared.block[1])):
            if not self._first_counts or one.block not in blocks:
                blocks.add(one.block)
                kept.append(one)
        return Nested([(one.start, one.block[1]) for one in kept]), kept


class Nested:
    """Spans in order of their starts, each inside or beside the ones before it."""

    def __init__(self, spans: list[Span]) -> None:
        self.starts = [start for start, _ in spans]
        self.ends = [end for _, end in spans]
        self.outer: list[int] = []
        open_spans: list[int] = []
        for number, (start, _) in enumerate(spans):
            while open_spans and self.ends[open_spans[-1]] <= start:
                open_spans.pop()
            self.outer.append(open_spans[-1] if open_spans else -1)
            open_spans.append(number)

    def around(self, byte: int) -> int:
        """The number of the innermost span that holds a byte, -1 for none."""
        at = bisect_right(self.starts, byte) - 1
        while at >= 0 and self.ends[at] <= byte:
            at = self.outer[at]
        return at
