"""Values that a sentence writes out without marks: "returns [1, 2]", "gives -4", "is 'aa'".

Looked for only in sentences that show a call, right behind a word that leads to a value; the pieces
of one are put together into a piece of code. Next: pattern.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.calls import literal_value
from probant.checking.sentences import Node, NodeKind

_LEADING = frozenset(
    """
    returns return yields yield gives give produces produce equals equal is to in with given passed
    string number value integer list tuple dict dictionary set float boolean literal -> => → = :
    """.split()
)
_CALLING = frozenset({"calling", "invoking", "called", "given", "passed"})
_NUMBER = re.compile(r"-?(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)")
_CLOSING = {"[": "]", "{": "}", "(": ")"}
_MAX_CHARS = 400
_AFTER = re.compile(r"(?:[,;:!?)]|\.(?!\w)|$)*(?=\s|$)")
"""What may stand right behind a value."""


def with_values(line: Sequence[Node], text: str) -> list[Node]:
    """The line with each unmarked value as one node; as it was where no call is shown."""
    has_call = any(name.args is not None for node in line for name in node.names) or any(
        node.kind is NodeKind.WORD and node.text in _CALLING for node in line
    )
    if not has_call:
        return list(line)
    found: list[Node] = []
    at = 0
    while at < len(line):
        end = _value_end(found[-1], text, line) if found else 0
        if not end:
            found.append(line[at])
            at += 1
            continue
        begin = _begin(found[-1], text)
        found.append(Node(NodeKind.CODE, text[begin:end], begin, end, raw=text[begin:end]))
        while at < len(line) and line[at].start < end:
            at += 1
    return found


def _begin(before: Node, text: str) -> int:
    at = before.end
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _value_end(before: Node, text: str, line: Sequence[Node]) -> int:
    """Where the value ends that begins behind this node; 0 if there is none."""
    if before.kind not in (NodeKind.WORD, NodeKind.MARK) or before.text not in _LEADING:
        return 0
    begin = _begin(before, text)
    end = _scanned(text, begin) if begin > before.end else 0
    if not end or end > line[-1].end or not _AFTER.match(text, end):
        return 0
    return end if literal_value(text[begin:end]) is not None else 0


def _scanned(text: str, begin: int) -> int:
    """Where a number, a string or a bracket closes; 0 if it does not."""
    first = text[begin : begin + 1]
    if first in ("'", '"'):
        return _string_end(text, begin)
    if first not in _CLOSING or not first:
        number = _NUMBER.match(text, begin)
        return number.end() if number else 0
    open_ones: list[str] = []
    at = begin
    while at < min(len(text), begin + _MAX_CHARS):
        sign = text[at]
        if sign in ("'", '"'):
            at = _string_end(text, at)
            if not at:
                return 0
            continue
        if sign in _CLOSING:
            open_ones.append(_CLOSING[sign])
        elif open_ones and sign == open_ones[-1]:
            open_ones.pop()
        at += 1
        if not open_ones:
            return at
    return 0


def _string_end(text: str, begin: int) -> int:
    at = begin + 1
    while at < min(len(text), begin + _MAX_CHARS):
        if text[at] == "\\":
            at += 1
        elif text[at] == text[begin]:
            return at + 1
        elif text[at] == "\n":
            return 0
        at += 1
    return 0
