"""Pieces that stand for one thing and are written as several: amounts, dates, who made a commit.

"10 MiB", "2026-05-01" and, in a sentence that names a commit, "Ada Lovelace" each become one node,
so that a slot of a row can hold them. Next: values.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.forms.words import AMOUNT_UNITS
from probant.checking.sentences import Node, NodeKind

_DATE_NUMBERS = 3
_MAX_NAME_WORDS = 4
_TITLE = frozenset("commit in since with by on the this that it for after before pr issue".split())


def with_pieces(sentence: Sequence[Node], text: str) -> tuple[Node, ...]:
    """The sentence with each of these pieces as one node."""
    has_commit = any(node.kind is NodeKind.COMMIT for node in sentence)
    found: list[Node] = []
    at = 0
    while at < len(sentence):
        piece, end = _amount(sentence, at, text) or _date(sentence, at, text) or (None, at)
        if piece is None and has_commit:
            piece, end = _person(sentence, at, text) or (None, at)
        if piece is None:
            found.append(sentence[at])
            at += 1
        else:
            found.append(piece)
            at = end
    return tuple(found)


def _amount(nodes: Sequence[Node], at: int, text: str) -> tuple[Node, int] | None:
    """A number and its unit: "10 MiB"."""
    number, unit = nodes[at], nodes[at + 1] if at + 1 < len(nodes) else None
    if number.kind is not NodeKind.NUMBER or unit is None or unit.kind is not NodeKind.WORD:
        return None
    if unit.text not in AMOUNT_UNITS or text[number.end : unit.start].strip():
        return None
    written = f"{number.text} {unit.text}"
    return Node(NodeKind.NUMBER, written, number.start, unit.end, raw=written), at + 2


def _date(nodes: Sequence[Node], at: int, text: str) -> tuple[Node, int] | None:
    """A date as a history shows it: year, month and day with hyphens."""
    end = at + 2 * _DATE_NUMBERS - 1
    parts = nodes[at:end]
    if len(parts) < 2 * _DATE_NUMBERS - 1 or parts[0].kind is not NodeKind.NUMBER:
        return None
    written = text[parts[0].start : parts[-1].end]
    numbers = written.split("-")
    if [len(one) for one in numbers] != [4, 2, 2] or not all(one.isdigit() for one in numbers):
        return None
    return Node(NodeKind.NUMBER, written, parts[0].start, parts[-1].end, raw=written), end


def _person(nodes: Sequence[Node], at: int, text: str) -> tuple[Node, int] | None:
    """Two to four words with capitals, one after the other."""
    end = at
    while end < len(nodes) and end - at < _MAX_NAME_WORDS and _is_name_word(nodes[end]):
        end += 1
    if end - at < 2 or nodes[at].text in _TITLE:
        return None
    written = text[nodes[at].start : nodes[end - 1].end]
    return Node(NodeKind.PERSON, written, nodes[at].start, nodes[end - 1].end, raw=written), end


def _is_name_word(node: Node) -> bool:
    letters = node.raw.replace("-", "").replace("'", "")
    return node.kind is NodeKind.WORD and node.raw[:1].isupper() and letters.isalpha()
