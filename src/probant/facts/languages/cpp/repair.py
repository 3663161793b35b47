"""Parse a file, and once more with harmless macros blanked out where the first parse has errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from probant.facts.reading.grammar import parse

if TYPE_CHECKING:
    from tree_sitter import Node

ERRORS = "\n(ERROR) @error (MISSING) @error\n"


class Tree(NamedTuple):
    root: Node
    captures: dict[str, list[Node]]
    n_errors: int


def parsed(source: bytes, package: str, query: str) -> Tree:
    root, captures = parse(source, package, query + ERRORS)
    return Tree(root, captures, len(captures.get("error", ())))
