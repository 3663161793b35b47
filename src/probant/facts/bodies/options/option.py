"""One option of a command line as it is defined, in all its spellings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tree_sitter import Node

_NAME = re.compile(r"(?:--?|\+|/)?[A-Za-z0-9?#@][\w.:-]*")


class Option(NamedTuple):
    """`names` as one types them, dashes and all; none where only running the code could tell.

    `words` are what really stands in the lines from `first` to `last`, one for each name. Values
    that are told by their position have no dashes.
    """

    names: tuple[str, ...]
    words: tuple[str, ...]
    first: int
    last: int

    @property
    def is_positional(self) -> bool:
        return bool(self.names) and not any(name.startswith(("-", "+")) for name in self.names)

    @property
    def best(self) -> int:
        """Which of the names people would call it: the first long one."""
        return next((i for i, name in enumerate(self.names) if name.startswith("--")), 0)


def option(node: Node, written: Iterable[str], *, dashed: bool = True) -> Option:
    """An option whose names are written so; without dashes of their own they get them."""
    words = [word for word in written if _NAME.fullmatch(word)]
    names = [word if dashed else with_dashes(word) for word in words]
    return Option(tuple(names), tuple(words), node.start_point[0] + 1, node.end_point[0] + 1)


def unknown(node: Node) -> Option:
    return Option((), (), node.start_point[0] + 1, node.end_point[0] + 1)


def with_dashes(name: str) -> str:
    if name.startswith("-"):
        return name
    return f"-{name}" if len(name) == 1 else f"--{name}"


def folded(name: str) -> str:
    """A name as one may ask for it: without dashes; `_` and `-` between words are alike."""
    return name.lstrip("-").replace("_", "-")
