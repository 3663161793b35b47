"""Whether a Python module's `__all__` is a plain list of names, or computed; read on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages import MAX_PARSED_BYTES
from probant.facts.reading.depth import is_too_deep
from probant.facts.reading.grammar import make_parser

if TYPE_CHECKING:
    from tree_sitter import Node

_NAME = b"__all__"
_LITERAL = frozenset({"list", "tuple", "string", "comment", "string_start", "string_content",
                      "string_end", "binary_operator", "parenthesized_expression"})  # fmt: skip
_HARMLESS = frozenset({b"sort", b"index", b"count", b"copy"})
_ADDING = frozenset({b"append", b"extend"})


def is_plain_list(source: bytes) -> bool:
    """Whether every statement about `__all__` spells its names out."""
    if len(source) > MAX_PARSED_BYTES or is_too_deep(source):
        return False
    pending = [make_parser("tree_sitter_python").parse(source).root_node]
    while pending:
        node = pending.pop()
        if _NAME not in (node.text or b""):
            continue
        if not _is_plain(node):
            return False
        pending += node.named_children
    return True


def _is_plain(node: Node) -> bool:
    match node.type:
        case "assignment" | "augmented_assignment":
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            is_about = left is not None and _NAME in (left.text or b"")
            return not is_about or (right is not None and _is_literal(right))
        case "call":
            function, given = (node.child_by_field_name(f) for f in ("function", "arguments"))
            owner, _, name = ((function.text if function else None) or b"").rpartition(b".")
            if owner != _NAME or name in _HARMLESS:
                return True
            listed = given.named_children if given is not None else []
            return name in _ADDING and all(_is_literal(one) for one in listed)
        case "delete_statement":
            return False
    return True


def _is_literal(node: Node) -> bool:
    return node.type in _LITERAL and all(_is_literal(child) for child in node.named_children)
