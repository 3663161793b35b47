"""A type as a truth: two checkers print the same type in different words.

Literals count as the type they are of, unions have no order, what a wider number type includes is
not told apart. Next: sources/python/types.py makes such truths.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from probant.evaluation.questions.truth import Judged
from probant.evaluation.subjects.response import Value

_NARROWER = {
    "complex": frozenset({"float", "int", "bool"}),
    "float": frozenset({"int", "bool"}),
    "int": frozenset({"bool"}),
}
_SPELLED = {
    "List": "list",
    "Dict": "dict",
    "Set": "set",
    "Tuple": "tuple",
    "Type": "type",
    "LiteralString": "str",
}


@dataclass(frozen=True, slots=True)
class TypeText(Judged):
    """A Python type; several values are its parts."""

    text: str

    def fits(self, values: Sequence[Value]) -> bool:
        texts = [value.text for value in values if value.type == "text" and value.text]
        if not values or len(texts) != len(values):
            return False
        return same_type(self.text, " | ".join(texts))

    def holds(self, value: Value) -> bool:
        return self.fits([value])

    def lines(self) -> list[str]:
        return [f"text {self.text}"]


def same_type(one: str, two: str) -> bool:
    first, second = shape(one), shape(two)
    return first is not None and first == second


def shape(text: str) -> object:
    """The type in one spelling; None if it cannot be read."""
    try:
        return _shape(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _shape(node: ast.expr) -> object:
    match node:
        case ast.Constant(value=None):
            return "None"
        case ast.Constant(value=value) if value is Ellipsis:
            return "..."
        case ast.Constant(value=str() as quoted):
            return shape(quoted)
        case ast.Name(id=said) | ast.Attribute(attr=said):
            return _SPELLED.get(said, said)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return _union([_shape(left), _shape(right)])
        case ast.Subscript(value=head, slice=inner):
            parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
            name: object = _shape(head)
            if name == "Literal":
                return _union([_literal(part) for part in parts])
            shapes = [_shape(part) for part in parts]
            if name == "Optional":
                return _union([*shapes, "None"])
            return _union(shapes) if name == "Union" else (name, *shapes)
        case ast.List(elts=parts):
            return ("arguments", *map(_shape, parts))
    raise ValueError("no type")


def _literal(node: ast.expr) -> str:
    value = ast.literal_eval(node) if not isinstance(node, ast.Attribute) else None
    if isinstance(node, ast.Attribute):
        return str(_shape(node.value))
    return "None" if value is None else type(value).__name__


def _union(parts: Sequence[object]) -> object:
    flat: set[object] = set()
    for part in parts:
        flat |= part if isinstance(part, frozenset) else {part}
    for number, narrower in _NARROWER.items():
        if number in flat:
            flat -= narrower
    return next(iter(flat)) if len(flat) == 1 else frozenset(flat)
