"""The signature of a function as it is written: what stands between its name and its body.

Read from the syntax tree, so that comments, line breaks and last commas make no difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import COMMENTS, Code

if TYPE_CHECKING:
    from tree_sitter import Node

_CLOSING = frozenset({")", "]", ">", "}", "|"})
_BEFORE_BODY = frozenset({":", "=>", ";", "{"})


class Head(NamedTuple):
    """`tokens` are what counts; `text` is the same in one line, to be shown."""

    tokens: tuple[str, ...]
    text: str


def head_of(code: Code, name: str, line: int) -> Head | None:
    """The signature of what is called so on that line; None where there is none to be found."""
    for node in _named(code.root, name, line):
        function = _function_around(node)
        if function is not None:
            return _head(code, node, function)
    return None


def _named(root: Node, name: str, line: int) -> list[Node]:
    """Leaves of that text on a line that name what is around them."""
    wanted, row = name.encode(), line - 1
    found: list[Node] = []
    pending = [root]
    while pending:
        node = pending.pop()
        if node.start_point[0] > row or node.end_point[0] < row:
            continue
        if node.child_count:
            pending += reversed(node.children)
        elif node.start_point[0] == row and node.text == wanted:
            found.append(node)
    return found


def _function_around(name: Node) -> Node | None:
    """The function that a name names: around it, or the value that is given to it."""
    inner, outer = name, name.parent
    takes = False
    while outer is not None:
        takes = takes or _has_parameters(outer)
        if outer.child_by_field_name("parameters") == inner:
            return None
        for field in ("value", "right"):
            value = outer.child_by_field_name(field)
            if value is not None and value != inner and _has_parameters(value):
                return value
        if outer.child_by_field_name("body") is not None:
            is_named = inner in (
                outer.child_by_field_name("name"),
                outer.child_by_field_name("declarator"),
            )
            return outer if is_named and takes else None
        if outer.type.endswith(_ANNOUNCING) and _has_parameters(outer):
            return outer
        if outer.type.endswith(("block", "_body", "_list", "module", "program", "source_file")):
            return None
        inner, outer = outer, outer.parent
    return None


_ANNOUNCING = ("_signature", "_signature_item", "method_declaration", "method_spec", "method_elem")
"""Functions that have no body: of traits, interfaces, overloads."""


def _has_parameters(node: Node) -> bool:
    return any(node.child_by_field_name(field) for field in ("parameters", "parameter"))


def _head(code: Code, name: Node, function: Node) -> Head:
    body = function.child_by_field_name("body")
    end = body.start_byte if body is not None else function.end_byte
    start = max(name.end_byte, _start(function))
    leaves = [leaf for leaf in _leaves(function) if start <= leaf.start_byte < end]
    while leaves and leaves[-1].type in _BEFORE_BODY:
        leaves.pop()
    kept = [
        leaf
        for leaf, after in zip(leaves, [*leaves[1:], None], strict=False)
        if leaf.type != "," or after is None or after.type not in _CLOSING
    ]
    tokens = tuple(code.text(leaf) for leaf in kept)
    return Head(tokens, _shown(code, kept))


def _start(function: Node) -> int:
    """Where what is taken begins; a name, and words such as `async`, may stand before it."""
    if function.child_by_field_name("name") or function.child_by_field_name("declarator"):
        return 0
    fields = ("type_parameters", "parameters", "parameter")
    taken = [node for one in fields if (node := function.child_by_field_name(one))]
    return min((node.start_byte for node in taken), default=0)


def _leaves(node: Node) -> list[Node]:
    found: list[Node] = []
    pending = [node]
    while pending:
        one = pending.pop()
        if one.type in COMMENTS or one.type == "field_initializer_list":
            continue
        if one.child_count and one.type not in _WHOLE:
            pending += reversed(one.children)
        else:
            found.append(one)
    return found


_WHOLE = frozenset({"string", "template_string"})
"""What is compared as one text, blanks and all."""


def _shown(code: Code, leaves: list[Node]) -> str:
    """The leaves with the blanks between them, where there are any, as one."""
    parts: list[str] = []
    for before, leaf in zip([None, *leaves], leaves, strict=False):
        is_apart = before is not None and before.end_byte < leaf.start_byte
        at_edge = before is not None and (before.type in ("(", "[") or leaf.type in (")", "]", ","))
        parts.append((" " if is_apart and not at_edge else "") + code.text(leaf))
    return "".join(parts).strip()
