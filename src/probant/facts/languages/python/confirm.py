"""Whether a few lines, parsed on their own, use a name as a definition, call, import or base.

A second look at what was just read, not an extraction: no query, no scopes, only the small tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.reading.grammar import make_parser

if TYPE_CHECKING:
    from tree_sitter import Node

NAMING = {
    "function_definition": "name",
    "class_definition": "name",
    "call": "function",
    "assignment": "left",
    "attribute": "attribute",
    "aliased_import": "name",
    "default_parameter": "name",
    "typed_default_parameter": "name",
}
"""Nodes that give a name a role, and the field in which the name stands."""

LISTING = frozenset(
    {"import_statement", "import_from_statement", "dotted_name", "relative_import",
     "argument_list", "parameters", "typed_parameter", "list_splat_pattern",
     "dictionary_splat_pattern", "pattern_list"}
)  # fmt: skip
"""Nodes whose plain identifiers have a role by standing there."""


def confirms(lines: list[bytes], name: str) -> bool:
    """Whether the name has a role in these lines; False also where they are no whole sentence."""
    indent = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    fragment = b"\n".join(line[indent:] for line in lines)
    if fragment.rstrip().endswith(b":"):
        fragment += b"\n    pass"
    wanted = name.encode()
    pending: list[Node] = [make_parser("tree_sitter_python").parse(fragment).root_node]
    while pending:
        node = pending.pop()
        field = NAMING.get(node.type)
        if field is not None and _last(node.child_by_field_name(field)) == wanted:
            return True
        children = node.named_children
        if node.type in LISTING and any(
            child.type == "identifier" and child.text == wanted for child in children
        ):
            return True
        pending += children
    return False


def _last(node: Node | None) -> bytes | None:
    """The last identifier of a dotted name."""
    if node is not None and node.type == "attribute":
        node = node.child_by_field_name("attribute")
    return node.text if node is not None and node.type == "identifier" else None
