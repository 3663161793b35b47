"""Tests that are written as calls, as JavaScript and TypeScript do: `it("adds", () => …)`.

One call is one test, however many rows a table beside it has. Yields plain tuples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages import MAX_PARSED_BYTES, language_of
from probant.facts.reading.depth import is_too_deep
from probant.facts.reading.grammar import make_parser
from probant.tools.occurrences import grammar_of

if TYPE_CHECKING:
    from tree_sitter import Node

TESTS = frozenset({"it", "test", "specify", "fit", "xit", "xtest"})
GROUPS = frozenset({"describe", "context", "suite", "fdescribe", "xdescribe"})
_WORDS = frozenset(
    "only skip todo each concurrent sequential failing fails skipIf runIf serial for extend".split()
)

_FRAMEWORKS = frozenset({"QUnit", "Deno"})
"""Objects whose members are what others have as plain functions."""

Told = tuple[str, tuple[str, ...], int, int, int]
"""Title, titles of the groups around it, first line, line in which the title ends, last line."""


def script_cases(path: str, source: bytes) -> list[Told] | None:
    """Tests in the order they stand; None where the file is not parsed."""
    language = language_of(path)
    if language is None or len(source) > MAX_PARSED_BYTES or is_too_deep(source):
        return None
    root = make_parser(*grammar_of(language, path)).parse(source).root_node
    found: list[Told] = []
    pending: list[tuple[Node, tuple[str, ...]]] = [(root, ())]
    while pending:
        node, groups = pending.pop()
        inner = groups
        if node.type == "call_expression":
            word, told = _word(node), _title(node)
            if word in TESTS and told is not None:
                title, at = told
                found.append((title, groups, node.start_point[0] + 1, at, node.end_point[0] + 1))
            elif word in GROUPS and told is not None:
                inner = (*groups, told[0])
        pending += [(child, inner) for child in reversed(node.children)]
    return found


def _word(call: Node) -> str:
    """The first word of the callee: `it`, `it.only`, `it.each([...])`, `test.each`table``."""
    node = call.child_by_field_name("function")
    while node is not None:
        if node.type == "identifier":
            return _text(node)
        if node.type == "member_expression":
            front, last = (node.child_by_field_name(field) for field in ("object", "property"))
            word = _text(last)
            if _text(front) in _FRAMEWORKS:
                return "describe" if word == "module" else word
            if word not in _WORDS:
                return ""
            node = front
        elif node.type == "call_expression":
            node = node.child_by_field_name("function")
        else:
            return ""
    return ""


def _text(node: Node | None) -> str:
    return (node.text or b"").decode("utf-8", "replace") if node is not None else ""


def _title(call: Node) -> tuple[str, int] | None:
    """The text a test is called by, as written where it is computed, and the line it ends on."""
    arguments = call.child_by_field_name("arguments")
    if arguments is None or arguments.type != "arguments" or not arguments.named_children:
        return None
    first = arguments.named_children[0]
    text = (first.text or b"").decode("utf-8", "replace")
    if first.type in ("string", "template_string"):
        return text[1:-1], first.end_point[0] + 1
    is_function = first.type in ("arrow_function", "function_expression", "array", "object")
    if is_function or len(arguments.named_children) < 2:
        return None
    return " ".join(text.split()), first.end_point[0] + 1
