"""Small questions about nodes of the TypeScript and JavaScript grammars. No state, no rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.queries import WRAPPERS

if TYPE_CHECKING:
    from tree_sitter import Node

Span = tuple[int, int]


def span(node: Node) -> Span:
    return node.start_byte, node.end_byte


def bare(node: Node | None) -> Node | None:
    """An expression without the brackets, casts and assertions around it."""
    while node is not None:
        if node.type == "type_assertion":
            node = node.named_children[-1] if node.named_child_count else None
        elif node.type in WRAPPERS:
            node = first_part(node)
        else:
            break
    return node


def first_part(node: Node) -> Node | None:
    """The first child that is code."""
    return next((child for child in node.named_children if child.type != "comment"), None)


def assigned(node: Node | None) -> Node | None:
    """The value at the end of `a = b = value`."""
    node = bare(node)
    while node is not None and node.type == "assignment_expression":
        node = bare(node.child_by_field_name("right"))
    return node


def field_name(node: Node) -> Node | None:
    """The name of a class field, method or signature, whatever the grammar calls it."""
    return node.child_by_field_name("name") or node.child_by_field_name("property")


def function_start(node: Node) -> int:
    """Where a function's own names begin: its type parameters or parameters."""
    for name in ("type_parameters", "parameters", "parameter", "body"):
        child = node.child_by_field_name(name)
        if child is not None:
            return child.start_byte
    return node.start_byte


def words_before(node: Node, name: Node | None) -> set[str]:
    """The keywords in front of a name: static, async, get, `*`."""
    end = name.start_byte if name is not None else node.end_byte
    found = set()
    for child in node.children:
        if child.start_byte >= end or child.type in ("formal_parameters", "statement_block"):
            break
        if not child.is_named:
            found.add(child.type)
        elif child.type in ("accessibility_modifier", "override_modifier"):
            found.add((child.text or b"").decode())
    return found


def pattern_names(pattern: Node) -> Iterator[tuple[Node, str | None]]:
    """Identifiers a pattern binds, each with the part of the value it takes: `.a.b`, or None."""
    pending: list[tuple[Node, str | None]] = [(pattern, "")]
    while pending:
        node, path = pending.pop()
        kind = node.type
        if kind in ("identifier", "shorthand_property_identifier_pattern"):
            if kind != "identifier" and path is not None:
                path = f"{path}.{(node.text or b'').decode('utf-8', 'replace')}"
            yield node, path
        elif kind == "pair_pattern":
            key, value = node.child_by_field_name("key"), node.child_by_field_name("value")
            if value is not None:
                pending.append((value, _key_path(path, key)))
        elif kind in ("assignment_pattern", "object_assignment_pattern"):
            left = node.child_by_field_name("left")
            if left is not None:
                pending.append((left, path))
        elif kind in ("object_pattern", "array_pattern", "rest_pattern"):
            inner = path if kind == "object_pattern" else None
            pending += [(child, inner) for child in reversed(node.named_children)]


def _key_path(path: str | None, key: Node | None) -> str | None:
    if path is None or key is None:
        return None
    quoted = string_value(key)
    if quoted is not None and quoted.isidentifier():
        return f"{path}.{quoted}"
    if key.type != "property_identifier":
        return None
    return f"{path}.{(key.text or b'').decode('utf-8', 'replace')}"


def string_value(node: Node | None) -> str | None:
    """What a plain string literal says; None for anything else."""
    if node is None or node.type not in ("string", "template_string"):
        return None
    parts = node.named_children
    if not parts:
        return ""
    if len(parts) > 1 or parts[0].type != "string_fragment":
        return None
    return (parts[0].text or b"").decode("utf-8", "replace")
