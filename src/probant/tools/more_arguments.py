"""Whether a function may be given more than the parameters it lists: a remark, never a value.

JavaScript functions may read `arguments`; many languages have a parameter that stands for any
number. Arrow functions have no `arguments` of their own. What a call gives is not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from probant.errors import FileUnreadable
from probant.facts.bodies.code import around, parse
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.vocabulary.evidence import ANY_NUMBER, MAY_TAKE_MORE
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from tree_sitter import Node

_OWNERS = frozenset(
    {
        "function_expression",
        "function_declaration",
        "generator_function",
        "generator_function_declaration",
        "method_definition",
    }
)
"""Functions that have `arguments` of their own."""
_WORD = "arguments"


def remark(tree: SourceTree, facts: Sequence[DefFact]) -> str:
    """What is to be said of the number of its arguments; '' where the list says it all."""
    told = [one for fact in facts[:1] if (one := _starred(fact))]
    reading = next((fact for fact in facts if _reads_arguments(tree, fact)), None)
    if reading is not None:
        told.append(f"the body of {reading.name} reads `arguments`, {MAY_TAKE_MORE}")
    return "; ".join(told)


def _starred(fact: DefFact) -> str:
    stars = [one for one in fact.details.parameters if one.star]
    return f"{stars[0].star}{stars[0].name} {ANY_NUMBER}" if stars else ""


def _reads_arguments(tree: SourceTree, fact: DefFact) -> bool:
    if family_of(fact.path) != "typescript" or _is_parameter(fact):
        return False
    try:
        source = tree.read(fact.path)
    except FileUnreadable:
        return False
    lines = source.split(b"\n")[fact.first_line - 1 : fact.last_line]
    if not any(_WORD.encode() in line for line in lines):
        return False
    code = parse(source, fact.path)
    words = code.nodes("identifier") if code is not None else []
    return any(
        code.text(node) == _WORD and _is_own(around(node, _OWNERS), fact)
        for node in words
        if code is not None and fact.first_line <= node.start_point[0] + 1 <= fact.last_line
    )


def _is_own(owner: Node | None, fact: DefFact) -> bool:
    """Whether this function is the definition itself, and not one within it."""
    if owner is None or not fact.first_line <= owner.start_point[0] + 1 <= fact.line + 1:
        return False
    outer = around(owner, _OWNERS)
    return outer is None or outer.start_point[0] + 1 < fact.first_line or _ends_later(outer, fact)


def _ends_later(outer: Node, fact: DefFact) -> bool:
    return bool(outer.end_point[0] + 1 > fact.last_line)


def _is_parameter(fact: DefFact) -> bool:
    return any(one.name == _WORD for one in fact.details.parameters)
