"""Lexical blocks of one file: every function, named or not, and every `{…}` that binds names.

Finer than `Scopes`, which knows definitions alone: a callback's parameter is nobody else's. What a
binding means is computed when it is first asked for. Next: bindings.py fills this.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tree_sitter import Node

MODULE_BLOCK = 0


class Maker(NamedTuple):
    """One way in which a name gets its value: a ready code, or nodes to read it from.

    `path` tells the part of the value that is taken, as `.name`; None where it is some other part.
    """

    code: str = ""
    annotation: Node | None = None
    value: Node | None = None
    path: str | None = ""
    is_placeholder: bool = False


class Blocks:
    """Numbered in the order they begin; 0 is the file."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._parents: list[int] = [MODULE_BLOCK]
        self._is_function: list[bool] = [True]
        self._table: dict[tuple[int, str], list[Maker]] = {}

    def build(self, spans: Iterable[tuple[int, int, bool]]) -> None:
        """From (start, end, whether it is a function or namespace), in any order."""
        open_blocks: list[int] = [MODULE_BLOCK]
        for start, end, is_function in sorted(spans, key=lambda span: (span[0], -span[1])):
            while len(open_blocks) > 1 and self._ends[open_blocks[-1] - 1] <= start:
                open_blocks.pop()
            self._starts.append(start)
            self._ends.append(end)
            self._parents.append(open_blocks[-1])
            self._is_function.append(is_function)
            open_blocks.append(len(self._starts))

    def at(self, byte: int) -> int:
        """The innermost block that holds this byte."""
        no = bisect_right(self._starts, byte)
        while no and self._ends[no - 1] <= byte:
            no = self._parents[no]
        return no

    def hoisted(self, block: int) -> int:
        """The block in which `var` binds: that of the function around."""
        while not self._is_function[block]:
            block = self._parents[block]
        return block

    def bind(self, block: int, name: str, maker: Maker) -> None:
        self._table.setdefault((block, name), []).append(maker)

    def holder(self, block: int, name: str) -> int | None:
        """The nearest block around that binds the name; None where the file does not."""
        while (block, name) not in self._table:
            if block == MODULE_BLOCK:
                return None
            block = self._parents[block]
        return block

    def makers(self, block: int, name: str) -> list[Maker]:
        return self._table.get((block, name), [])
