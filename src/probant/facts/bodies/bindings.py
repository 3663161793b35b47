"""Where a function gives one of its own names a value, and the type written beside it.

Names of functions inside it are theirs. What the names mean is not told here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import Code

if TYPE_CHECKING:
    from tree_sitter import Node

FUNCTIONS = frozenset(
    {"function_definition", "lambda", "function_declaration", "function_expression", "function",
     "arrow_function", "method_definition", "generator_function", "generator_function_declaration",
     "method_declaration", "func_literal", "function_item", "closure_expression",
     "constructor_declaration", "lambda_expression", "list_comprehension", "set_comprehension",
     "dictionary_comprehension", "generator_expression", "class_definition", "class_declaration",
     "class_body", "class_specifier", "struct_specifier"}
)  # fmt: skip
"""What has names of its own."""

BINDING: dict[str, tuple[str, str]] = {
    "assignment": ("left", "type"),
    "augmented_assignment": ("left", ""),
    "for_statement": ("left", ""),
    "named_expression": ("name", ""),
    "as_pattern": ("alias", ""),
    "variable_declarator": ("name", "type"),
    "for_in_statement": ("left", ""),
    "let_declaration": ("pattern", "type"),
    "declaration": ("declarator", ""),
    "init_declarator": ("declarator", ""),
    "for_range_loop": ("declarator", ""),
    "short_var_declaration": ("left", ""),
    "var_spec": ("name", "type"),
}
"""Nodes that bind names, with the field of the names and that of a written type."""

_PATTERNS = frozenset(
    {"pattern_list", "tuple_pattern", "list_pattern", "as_pattern_target", "object_pattern",
     "parenthesized_expression", "array_pattern", "pair_pattern", "expression_list",
     "pointer_declarator", "reference_declarator", "init_declarator", "array_declarator",
     "list_splat_pattern", "rest_pattern", "assignment_pattern", "mut_pattern",
     "structured_binding_declarator"}
)  # fmt: skip
_NAMES = frozenset({"identifier", "shorthand_property_identifier_pattern"})


class Binding(NamedTuple):
    """One place; `column` counts characters. `annotation` is '' where no type is written."""

    line: int
    column: int
    annotation: str


def bindings(code: Code, name: str, first: int, last: int) -> list[Binding]:
    """Where the function on these lines binds a name of its own, in order."""
    found: dict[tuple[int, int], Binding] = {}
    for node in code.nodes(*BINDING):
        # A type may stand for others: what a grammar calls a declaration is many things.
        if node.type not in BINDING or not first <= node.start_point[0] + 1 <= last:
            continue
        where, type_field = BINDING[node.type]
        patterns = node.children_by_field_name(where)
        for one in _names(patterns):
            if code.text(one) == name and _belongs(one, first, last):
                line, column = one.start_point[0], _column(code, one)
                # Beside a pattern, the type is that of the whole of it.
                written = node.child_by_field_name(type_field) if one in patterns else None
                text = " ".join(code.text(written).removeprefix(":").split())
                found.setdefault((line, column), Binding(line + 1, column, text))
    return [found[place] for place in sorted(found)]


def _names(patterns: list[Node]) -> Iterator[Node]:
    """Identifiers that are bound by patterns; not what they only read."""
    left = list(patterns)
    while left:
        one = left.pop()
        if one.type in _NAMES:
            yield one
        elif one.type == "pair_pattern":
            left += [value for value in [one.child_by_field_name("value")] if value is not None]
        elif one.type in ("assignment_pattern", "init_declarator"):
            inner = one.child_by_field_name("left") or one.child_by_field_name("declarator")
            left += [] if inner is None else [inner]
        elif one.type in _PATTERNS:
            left += one.named_children


def _belongs(node: Node, first: int, last: int) -> bool:
    """Whether the innermost thing with names of its own is the function on these lines."""
    n_around = 0
    above = node.parent
    while above is not None and first <= above.start_point[0] + 1 <= above.end_point[0] + 1 <= last:
        n_around += above.type in FUNCTIONS
        above = above.parent
    return n_around == 1


def _column(code: Code, node: Node) -> int:
    before = code.source[node.start_byte - node.start_point[1] : node.start_byte]
    return len(before.decode("utf-8", "replace"))
