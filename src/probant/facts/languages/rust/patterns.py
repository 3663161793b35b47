"""Where the grammar keeps what Rust binds: patterns, their parts, their reach; and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_TAILS = 12
"""How many branches are asked for what they come to."""
_OPENING = frozenset({"(", "[", "|"})
_PUNCTUATION = frozenset({"{", "}", "unsafe", "else", ";", "label"})


def visible(node: Node) -> tuple[int, int]:
    """The bytes in which what a node binds can be seen."""
    match node.type:
        case "let_declaration":
            block = node.parent
            return node.end_byte, block.end_byte if block is not None else node.end_byte
        case "let_condition":
            around = node.parent
            while around is not None and around.type in ("let_chain", "parenthesized_expression"):
                around = around.parent
            field = (
                "consequence" if around is not None and around.type == "if_expression" else "body"
            )
            seen = around.child_by_field_name(field) if around is not None else None
            if around is not None and around.type == "match_pattern":
                seen = around.parent
            return node.end_byte, seen.end_byte if seen is not None else node.end_byte
        case "match_arm":
            return node.start_byte, node.end_byte
    body = node.child_by_field_name("body")
    return (body.start_byte, body.end_byte) if body is not None else (node.end_byte, node.end_byte)


def patterns(node: Node) -> list[Node]:
    if node.type in ("function_item", "closure_expression"):
        parameters = node.child_by_field_name("parameters")
        found = []
        for child in parameters.named_children if parameters is not None else ():
            pattern = child.child_by_field_name("pattern") if child.type == "parameter" else child
            if pattern is not None:
                found.append(pattern)
        return found
    pattern = node.child_by_field_name("pattern")
    return [pattern] if pattern is not None else []


def numbered(node: Node) -> list[tuple[int | str, Node]]:
    """Parts of a pattern by their place, which is not told behind a `..`; `_` is no node."""
    found: list[tuple[int | str, Node]] = []
    number: int | str = 0
    has_begun = False
    for one in node.children:
        if one.type in _OPENING:
            has_begun = True
        elif one.type == ",":
            number = number + 1 if isinstance(number, int) else number
        elif one.type == "remaining_field_pattern":
            number = "?"
        elif has_begun and one.is_named and not one.type.endswith("comment"):
            found.append((number, one))
    return found


def index_of(parameters: Node, pattern: Node) -> int | str:
    for number, one in numbered(parameters):
        if one.start_byte <= pattern.start_byte < one.end_byte:
            return number
    return "?"


def tails(node: Node) -> list[Node]:
    """The expressions one of which is the value of branches or of a block."""
    pending: list[Node] = [node]
    found: list[Node] = []
    while pending and len(found) < MAX_TAILS:
        one = pending.pop()
        match one.type:
            case "block" | "unsafe_block" | "else_clause" | "expression_statement":
                inner = [child for child in one.children if not child.type.endswith("comment")]
                inner = [child for child in inner if child.type not in _PUNCTUATION]
                ends = one.type != "expression_statement" or one.children[-1].type != ";"
                pending += inner[-1:] if ends else []
            case "if_expression":
                branches = [
                    one.child_by_field_name(name) for name in ("alternative", "consequence")
                ]
                pending += [branch for branch in branches if branch is not None]
            case "match_expression":
                body = one.child_by_field_name("body")
                arms = body.named_children if body is not None else []
                values = [arm.child_by_field_name("value") for arm in arms]
                pending += [value for value in reversed(values) if value is not None]
            case _:
                found.append(one)
    return found
