"""Declarators of C and C++: which name is declared, within which owner, and as what.

`char *(*ns::Foo::bar[3])(int)` declares `bar`. Loops, never recursion: nesting is the author's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tree_sitter import Node

NAMES = frozenset(
    {"identifier", "field_identifier", "type_identifier", "operator_name", "destructor_name",
     "operator_cast", "primitive_type", "namespace_identifier"}
)  # fmt: skip
NAMED = frozenset({"template_function", "template_method", "template_type"})
WRAPPERS = frozenset({"parenthesized_declarator", "attributed_declarator", "init_declarator"})
"""Declarators that leave what they hold as it is."""
ASIDE = frozenset({"comment", "type_qualifier", "ms_call_modifier", "ms_based_modifier",
                   "attribute_declaration", "attribute_specifier", "ms_pointer_modifier",
                   "ms_unaligned_ptr_modifier"})  # fmt: skip


class Declared(NamedTuple):
    """`function` is the declarator that makes the name a function's, if one does."""

    name: Node
    owner: tuple[Node, ...]
    function: Node | None
    is_specialised: bool
    outer: Node


def declared(node: Node | None) -> Declared | None:
    """What a declarator declares; None where it has no name or cannot be understood."""
    owner: list[Node] = []
    function: Node | None = None
    is_specialised = False
    outer = node
    while node is not None and outer is not None:
        kind = node.type
        if kind in NAMES:
            if node.is_missing:
                return None
            return Declared(node, tuple(owner), function, is_specialised, outer)
        if kind == "qualified_identifier":
            scope = node.child_by_field_name("scope")
            if scope is not None:
                owner.append(scope)
            node = node.child_by_field_name("name")
        elif kind in NAMED:
            is_specialised = True
            node = node.child_by_field_name("name")
        else:
            if kind == "function_declarator":
                function = node
            elif kind not in WRAPPERS:
                function = None
            node = node.child_by_field_name("declarator") or _held(node)
    return None


def _held(node: Node) -> Node | None:
    """The declarator another one holds without a name for it."""
    if not node.type.endswith("_declarator"):
        return None
    held = [child for child in node.named_children if child.type not in ASIDE]
    return held[0] if held else None


def conversion_parameters(cast: Node) -> Node | None:
    """The parameter list of `operator T() …`."""
    node = cast.child_by_field_name("declarator")
    while node is not None:
        found = node.child_by_field_name("parameters")
        if found is not None:
            return found
        node = node.child_by_field_name("declarator") or _held(node)
    return None


def plain_name(node: Node) -> Node:
    """The identifier of a name that may be written with template arguments."""
    while node.type in NAMED:
        inner = node.child_by_field_name("name")
        if inner is None:
            break
        node = inner
    return node
