"""What a place in a file is: part of a string, of a comment, or code."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from probant.facts.bodies.code import COMMENTS, STRINGS, Code, unescaped

_TEXTS = (STRINGS - {"binary_expression", "binary_operator", "concatenated_string"}) | {
    "jsx_text", "char_literal", "system_lib_string", "regex",
}  # fmt: skip
_RAW = frozenset({"preproc_arg"})
"""Parts of a file that the grammar leaves as they are; strings stand in them all the same."""
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')


class Standing(Enum):
    STRING = "string"
    COMMENT = "comment"
    CODE = "code"


class Stands(NamedTuple):
    """`value` is what the whole string says, where the place is in one that can be told."""

    how: Standing
    value: str | None = None


def standing_at(code: Code, line: int, column: int) -> Stands:
    """What stands at a line and a column of bytes, both as the file counts them from 1 and 0."""
    node = code.root.descendant_for_point_range((line - 1, column), (line - 1, column))
    while node is not None:
        if node.type in COMMENTS or node.type.endswith("doc_comment"):
            return Stands(Standing.COMMENT)
        if node.type in _RAW:
            return _raw(code.text(node), column - node.start_point[1])
        if node.type in _TEXTS:
            return Stands(Standing.STRING, code.string(node))
        node = node.parent
    return Stands(Standing.CODE)


def _raw(text: str, column: int) -> Stands:
    for found in _QUOTED.finditer(text):
        if found.start() <= column < found.end():
            return Stands(Standing.STRING, unescaped(found[1]))
    return Stands(Standing.CODE)
