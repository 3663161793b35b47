"""What stands around a mark: the string it is in, and the note that people wrote beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import COMMENTS, STRINGS, Code, around, below
from probant.tools.summaries import bare, comment_above

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_NOTE_CHARS = 160
MAX_REST_CHARS = 2_000
"""How much of a string is held against a pattern."""

_JOINED = frozenset({"concatenated_string", "binary_expression", "binary_operator"})
_PLAIN = STRINGS - _JOINED
_BEGINS = re.compile(rb"[A-Za-z]{0,2}#*[\"'`]{1,3}\\?\s*")
_MARKED = frozenset(
    {"call", "call_expression", "method_invocation", "annotation", "attribute_item", "decorator"}
)
_DOCUMENTING = frozenset({"module", "block"})


class StringAt(NamedTuple):
    """A string that is no documentation, as it goes on from a place in it.

    `is_begun` says that it begins there, but for white space.
    """

    is_begun: bool
    rest: str


def string_at(code: Code, line: int, column: int) -> StringAt | None:
    """The string around a place; None where there is none, or one that documents something."""
    node = code.root.descendant_for_point_range((line - 1, column), (line - 1, column))
    while node is not None and node.type not in _PLAIN:
        node = node.parent
    if node is None:  # a text of the grammar that is no literal: JSX, a regex, a macro
        return StringAt(False, "")
    if _is_documentation(node):
        return None
    row = code.source.split(b"\n", line)[: line - 1]
    at = sum(len(one) + 1 for one in row) + column
    whole = node
    while whole.parent is not None and whole.parent.type in _JOINED:
        whole = whole.parent
    is_first = whole.start_byte == node.start_byte
    is_begun = is_first and _BEGINS.fullmatch(code.source[node.start_byte : at]) is not None
    rest = code.source[at : min(whole.end_byte, at + MAX_REST_CHARS)]
    return StringAt(is_begun, rest.decode("utf-8", "replace"))


def _is_documentation(node: Node) -> bool:
    """A string that stands alone as a statement of Python."""
    above = node.parent
    while above is not None and above.type == "concatenated_string":
        above = above.parent
    return (
        above is not None
        and above.type == "expression_statement"
        and above.parent is not None
        and above.parent.type in _DOCUMENTING
    )


def note_beside(code: Code, line: int, column: int) -> str:
    """The text that a mark is given, else the comment on its line, else the one right above."""
    node = code.root.descendant_for_point_range((line - 1, column), (line - 1, column))
    marked = node
    if marked is not None and marked.type not in _MARKED:
        marked = around(marked, _MARKED)
    if marked is not None and not _is_comment(node):
        given = _texts(code, marked)
        if given:
            return given[:MAX_NOTE_CHARS]
    lines = code.source.decode("utf-8", "replace").split("\n")
    if _is_comment(node):
        return ""  # its own text goes on
    behind = [
        code.text(one)
        for one in code.nodes(*COMMENTS)
        if one.start_point[0] == line - 1 and one.start_point[1] > column
    ]
    said = behind[:1] or comment_above(lines, line)
    return " ".join(filter(None, (bare(one) for one in said)))[:MAX_NOTE_CHARS]


def _is_comment(node: Node | None) -> bool:
    return node is not None and (
        node.type in COMMENTS
        or node.type.endswith("doc_comment")
        or around(node, COMMENTS) is not None
    )


def _texts(code: Code, marked: Node) -> str:
    """What the strings of a call say, one behind the other; a named reason goes first."""
    for one in below(marked):
        name = one.child_by_field_name("name") if one.type == "keyword_argument" else None
        if name is not None and code.text(name) == "reason":
            return _joined(code, one)
    arguments = marked.child_by_field_name("arguments") or marked
    return _joined(code, arguments)


def _joined(code: Code, node: Node) -> str:
    """The first text under a node, with what it is joined to, without its quotes."""
    pieces: list[str] = []
    whole: Node | None = None
    for one in below(node, stop=frozenset({"block", "statement_block"}) | _PLAIN):
        if one.type not in _PLAIN:
            continue
        joined = around(one, _JOINED) if one.parent and one.parent.type in _JOINED else None
        if pieces and (joined is None or joined != whole):
            break
        whole = joined
        pieces.append(re.sub(r"^[A-Za-z]{0,2}[\"'`]+|[\"'`]+$", "", code.text(one)))
    return " ".join("".join(pieces).split())
