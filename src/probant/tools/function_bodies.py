"""Bodies of functions as syntax: how deep their statements are nested, and what they say.

Yields numbers and texts, not evidence. Next: measures.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from probant.facts.bodies.code import COMMENTS, Code, below
from probant.facts.rows import DefFact
from probant.vocabulary.symbol import FUNCTION_KINDS

if TYPE_CHECKING:
    from tree_sitter import Node

MIN_STATEMENTS = 3
"""So many statements make two equal bodies a copy."""

_FUNCTIONS = (
    "function_definition", "function_declaration", "generator_function_declaration",
    "function_expression", "generator_function", "arrow_function", "method_definition",
    "method_declaration", "constructor_declaration", "compact_constructor_declaration",
    "func_literal", "function_item", "closure_expression", "lambda", "lambda_expression",
    "inline_method_definition",
)  # fmt: skip
_SIGNATURES = (
    "method_signature", "abstract_method_signature", "function_signature", "property_signature",
    "function_signature_item",
)  # fmt: skip
_CLASSES = frozenset({"class_definition", "class_body", "class_specifier", "struct_specifier"})
_LEVELS = frozenset(
    {
        "if_statement", "if_expression", "for_statement", "for_in_statement", "for_expression",
        "enhanced_for_statement", "for_range_loop", "while_statement", "while_expression",
        "do_statement", "loop_expression", "switch_statement", "switch_expression",
        "expression_switch_statement", "type_switch_statement", "select_statement",
        "match_statement", "match_expression", "try_statement", "try_with_resources_statement",
        "with_statement", "synchronized_statement",
    }
)  # fmt: skip
_CONDITIONS = frozenset({"if_statement", "if_expression"})
_BLOCKS = frozenset(
    {"block", "statement_block", "compound_statement", "statement_list", "constructor_body"}
)
_CONTROL_WORDS = frozenset({"if", "for", "while", "loop", "match"})
_OPAQUE = ("string", "char", "regex")
"""Parts of these names are told as they are written, with the white space in them."""


class FunctionBodies:
    """The functions that one file defines, each with its node."""

    def __init__(self, code: Code, facts: Sequence[DefFact]) -> None:
        self._code = code
        nodes = [one for one in code.nodes(*_FUNCTIONS) if one.child_by_field_name("body")]
        found = {fact.key: self._node(fact, nodes) for fact in facts if fact.kind in FUNCTION_KINDS}
        self._nodes = {key: node for key, node in found.items() if node is not None}
        self._own = {node.id for node in self._nodes.values()}
        self._signed = {one.start_point[0] + 1 for one in code.nodes(*_SIGNATURES)}

    def _is_signature(self, fact: DefFact) -> bool:
        """Whether it only says how something is called, without a body."""
        return fact.key not in self._nodes and fact.line in self._signed

    def _node(self, fact: DefFact, nodes: list[Node]) -> Node | None:
        """The outermost function that stands in the lines of a definition and bears its name."""
        inside = [
            node
            for node in nodes
            if fact.first_line <= node.start_point[0] + 1
            and node.end_point[0] + 1 <= fact.last_line
        ]
        named = [node for node in inside if self._name(node) == fact.name]
        unnamed = [node for node in inside if not self._name(node)]
        return next(iter(named or unnamed), None)

    def _name(self, node: Node) -> str:
        """What the function is called where it is written; '' for one without a name."""
        name = node.child_by_field_name("name")
        holder = node.child_by_field_name("declarator")
        if holder is not None and holder.type.startswith("abstract"):
            holder = None
        while name is None and holder is not None:
            inner = holder.child_by_field_name("declarator")
            name, holder = (None, inner) if inner is not None else (holder, None)
        if name is None and node.parent is not None:
            name = next(
                (
                    one
                    for field in ("name", "key", "left", "property", "declarator", "pattern")
                    if (one := node.parent.child_by_field_name(field)) is not None
                ),
                None,
            )
        written = self._code.squeezed(name)
        if written.startswith("["):  # a computed name is all that stands in the brackets
            return written
        return written.replace("::", ".").rpartition(".")[2].strip("'\"")

    def depth(self, fact: DefFact) -> int | None:
        """How many levels stand around its innermost statement; None where it was not found."""
        node = self._nodes.get(fact.key)
        if node is None:
            return 0 if self._is_signature(fact) else None
        deepest, pending = 0, [(node, 0)]
        while pending:
            one, level = pending.pop()
            if one.type in _LEVELS and not _is_else_if(one):
                level += 1
                deepest = max(deepest, level)
            inner = (child for child in one.named_children if not self._is_apart(child))
            pending += [(child, level) for child in inner]
        return deepest

    def _is_apart(self, node: Node) -> bool:
        """A function that is measured itself, or a class."""
        return node.id in self._own or node.type in _CLASSES

    def hides_levels(self, fact: DefFact) -> bool:
        """Whether a macro in it may hold loops and conditions, which no grammar reads."""
        node = self._nodes.get(fact.key)
        return node is not None and any(
            one.type in _CONTROL_WORDS and one.parent is not None
            and one.parent.type == "token_tree"
            for one in below(node)
        )  # fmt: skip

    def text(self, fact: DefFact) -> str | None:
        """What the body says, in a form that is the same for the same tokens in the same order.

        '' where there is too little of it, None where it was not found.
        """
        node = self._nodes.get(fact.key)
        body = node.child_by_field_name("body") if node is not None else None
        if body is None:
            return "" if self._is_signature(fact) else None
        return " ".join(self._tokens(body)) if _n_statements(body) >= MIN_STATEMENTS else ""

    def _tokens(self, node: Node) -> Iterator[str]:
        """Tokens with the shape of what they stand in: Python tells blocks by white space alone."""
        if node.type in COMMENTS or _is_docstring(node):
            return
        if not node.children or any(part in node.type for part in _OPAQUE):
            yield self._code.text(node)
            return
        yield f"({node.type}"
        end = node.start_byte
        for child in node.children:
            yield from self._between(end, child.start_byte)
            yield from self._tokens(child)
            end = child.end_byte
        yield from self._between(end, node.end_byte)
        yield ")"

    def _between(self, start: int, end: int) -> Iterator[str]:
        """Text that no node stands for."""
        text = self._code.source[start:end].decode("utf-8", "replace").strip()
        if text:
            yield text


def _is_else_if(node: Node) -> bool:
    above = node.parent
    if node.type not in _CONDITIONS or above is None:
        return False
    if above.type == "else_clause":
        return True
    return above.type in _CONDITIONS and above.child_by_field_name("alternative") == node


def _n_statements(body: Node) -> int:
    blocks = [one for one in (body, *below(body)) if one.type in _BLOCKS]
    return sum(
        child.type not in COMMENTS and child.type not in _BLOCKS and not _is_docstring(child)
        for block in blocks
        for child in block.named_children
    )


def _is_docstring(node: Node) -> bool:
    above = node.parent
    if node.type != "expression_statement" or above is None or above.type != "block":
        return False
    is_text = node.named_child_count == 1 and node.named_children[0].type == "string"
    return is_text and above.named_children[0] == node
