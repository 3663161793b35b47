"""The lines of a file that its parser could not place, so that the rest of it can be trusted.

Not whether a file was read at all: that is `status`. A brace without its fellow in such a place
moves the borders of everything around it, so then no line is trusted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node

EVERYWHERE = ((1, 1 << 30),)
"""Where nothing can be trusted."""
MAX_TROUBLES = 200
MAX_LEAVES = 20_000

_OPENING = frozenset({"{", "${", "#{"})
_WIDER = ("_statement", "_declaration", "declaration", "_specifier")

Troubles = tuple[tuple[int, int], ...]
"""First and last lines, in order."""


def troubles(root: Node) -> Troubles:
    """The statements in which an error lies, with a line around them."""
    found: set[tuple[int, int]] = set()
    is_told = False
    pending = [root] if root.has_error else []
    while pending:
        node = pending.pop()
        inside = [one for one in node.children if one.has_error or one.is_missing]
        if not (node.is_error or node.is_missing) and (inside or node.parent is None):
            pending += inside
            continue
        if _is_macro_call(node):
            is_told = True
            continue
        if len(found) == MAX_TROUBLES or node.parent is None or not _is_balanced(node):
            return EVERYWHERE
        first, last = _around(node)
        found.add((max(1, first), last + 2))
    # What is wrong is at least in a node that says so; where none does, nobody knows where it is.
    return tuple(sorted(found)) or (EVERYWHERE if root.has_error and not is_told else ())


def _around(node: Node) -> tuple[int, int]:
    """Rows of the smallest statement or declaration around a node, up to where its body begins."""
    first, last = node.start_point[0], node.end_point[0]
    around = node.parent
    while around is not None and around.child_by_field_name("body") is None:
        if around.type.endswith(_WIDER):
            return min(first, around.start_point[0]), max(last, around.end_point[0])
        if around.type.endswith(("_list", "block", "compound_statement", "body")):
            break
        around = around.parent
    return first, last


def _is_macro_call(node: Node) -> bool:
    """The semicolon that `TEST_CASE("…") {` and `END_OF_SUITE()` outside of bodies do not need."""
    around = node.parent
    if not node.is_missing or node.type != ";" or around is None or around.parent is None:
        return False
    called = around.children[0].child_by_field_name("function")
    return (
        around.type == "expression_statement"
        and around.parent.type in ("translation_unit", "declaration_list")
        and called is not None
        and called.type == "identifier"
        and (called.text or b"").isupper()
    )


def _is_balanced(node: Node) -> bool:
    """Whether every brace in it closes one that opens in it."""
    if node.is_missing:
        return node.type not in _OPENING | {"}"}
    depth = n_leaves = 0
    pending = [node]
    while pending:
        one = pending.pop()
        if one.child_count:
            pending += reversed(one.children)
            continue
        n_leaves += 1
        depth += (one.type in _OPENING) - (one.type == "}")
        if depth < 0 or n_leaves > MAX_LEAVES or (one.is_missing and one.type in ("{", "}")):
            return False
    return depth == 0


def written(lines: Troubles) -> str:
    """As the index keeps them: `3-5,9-9`."""
    return ",".join(f"{first}-{last}" for first, last in lines)


def read(text: str) -> Troubles:
    """What `written` wrote."""
    pairs = (one.split("-") for one in text.split(",") if one)
    return tuple((int(first), int(last)) for first, last in pairs)
