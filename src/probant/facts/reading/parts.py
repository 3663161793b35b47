"""Parts of a definition, as written: its docstring's lines, its head, its details as one text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tree_sitter import Node

ParameterRow: TypeAlias = tuple[str, str | None, str | None, str]
"""name, written type, default value, and what stands before the name: '', '*', '**', '...'."""

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def squeeze(text: str) -> str:
    return " ".join(text.split()) if "\n" in text or "  " in text else text


def shortened(expression: str, n_chars: int) -> str:
    """The end of a callee that is too long: it says what is called."""
    return expression if len(expression) <= n_chars else "…" + expression[1 - n_chars :]


CHOOSING = frozenset(
    {"parenthesized_expression", "conditional_expression", "ternary_expression",
     "binary_expression", "boolean_operator", "comma_expression", "sequence_expression",
     "if_expression", "else_clause", "block", "array", "list", "array_expression",
     "cast_expression", "as_expression", "pointer_expression", "unary_expression",
     "assignment_expression", "expression_statement"}
)  # fmt: skip
"""Expressions whose value is that of a part of them."""
ELEMENTS = frozenset({"subscript_expression", "subscript", "index_expression"})
LISTS = frozenset({"array", "list", "array_expression"})


def chosen_names(node: Node) -> list[Node]:
    """The names one of which an expression may stand for: `(a ? f : g)` may be `f` or `g`."""
    found: list[Node] = []
    pending = [node]
    while pending:
        one = pending.pop()
        if one.type == "identifier":
            found.append(one)
        elif one.type in ELEMENTS:
            pending += [child for child in one.named_children[:1] if child.type in LISTS]
        elif one.type in CHOOSING:
            pending += reversed(one.named_children)
        elif one.type.endswith(("scoped_identifier", "qualified_identifier")):
            last = one.child_by_field_name("name")
            found += [last] if last is not None and last.type == "identifier" else []
    return found


def doc_lines(body: Node) -> tuple[int, int] | None:
    value = body
    for wanted in ("expression_statement", "string"):
        if not value.named_child_count:
            return None
        first = value.named_child(0)
        if first is None or not first.type.endswith(wanted):
            return None
        value = first
    return value.start_point[0] + 1, value.end_point[0] + 1


def head_lines(name: Node, last: Node | None) -> int:
    """How many lines below its name a definition's head ends."""
    return last.end_point[0] - name.start_point[0] if last else 0


def details_json(
    *,
    parameters: Sequence[ParameterRow] | None = None,
    returns: str | None = None,
    annotation: str | None = None,
    decorators: list[str] | None = None,
    doc: tuple[int, int] | None = None,
    receiver: str | None = None,
    head: int = 0,
    owner: str | None = None,
) -> str | None:
    parts = {
        "p": parameters, "r": returns, "a": annotation, "d": decorators, "doc": doc,
        "self": receiver, "h": head, "o": owner,
    }  # fmt: skip
    kept = {key: value for key, value in parts.items() if value}
    return _encode(kept) if kept else None
