"""JSON with lines, also with the comments and trailing commas that many tools let through.

The standard parser decides whether a text is JSON; this reader only finds where keys stand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from probant.tools.settings_files.tree import (
    MAX_DEPTH,
    Items,
    Node,
    NotUnderstood,
    Scalar,
    Table,
)

_SIGN = re.compile(
    r'"(?:[^"\\]|\\.|\\\Z)*"?|//[^\n]*|/\*(?:.*?\*/|.*)|\n|[{}\[\]:,]|[^\s"{}\[\]:,/]+|/',
    re.DOTALL,
)


def read_json_tree(text: str) -> Node:
    """The whole file, or NotUnderstood."""
    signs = _without_last_commas(list(_signs(text)))
    _confirm(" ".join(sign for sign, _ in signs))
    return _Reading(signs).value(0)


def _signs(text: str) -> Iterator[tuple[str, int]]:
    """Signs with their lines; comments are passed over."""
    line = 1
    for sign in _SIGN.findall(text):
        if sign != "\n" and not sign.startswith(("//", "/*")):
            yield sign, line
        line += sign.count("\n")


def _without_last_commas(signs: list[tuple[str, int]]) -> list[tuple[str, int]]:
    return [
        one
        for at, one in enumerate(signs)
        if one[0] != ","
        or at in (0, len(signs) - 1)
        or signs[at + 1][0] not in ("}", "]")
        or signs[at - 1][0] in ("{", "[", ",")
    ]


def _confirm(text: str) -> None:
    try:
        json.loads(text)
    except RecursionError:
        raise NotUnderstood("nested too deep") from None
    except json.JSONDecodeError as error:
        raise NotUnderstood(f"not JSON: {error.msg}") from None
    except ValueError as error:  # a number with too many digits
        raise NotUnderstood(str(error)) from None


class _Reading:
    """One pass over signs that are known to be JSON."""

    def __init__(self, signs: list[tuple[str, int]]) -> None:
        self._signs = signs
        self._at = 0

    def value(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            raise NotUnderstood("nested too deep")
        sign, line = self._next()
        if sign == "{":
            return self._object(Table(line), depth)
        if sign == "[":
            return self._array(Items(line), depth)
        if sign.startswith('"'):
            return Scalar(_decoded(sign), line, quoted=True)
        return Scalar(sign, line)

    def _next(self) -> tuple[str, int]:
        self._at += 1
        return self._signs[self._at - 1]

    def _object(self, found: Table, depth: int) -> Table:
        while True:
            sign, line = self._next()
            if sign == "}":
                return found
            if sign == ",":
                continue
            self._next()  # the colon
            found.add(_decoded(sign), line, self.value(depth + 1))

    def _array(self, found: Items, depth: int) -> Items:
        while True:
            sign, _ = self._signs[self._at]
            if sign in ("]", ","):
                self._at += 1
                if sign == "]":
                    return found
                continue
            found.items.append(self.value(depth + 1))


def _decoded(sign: str) -> str:
    return str(json.loads(sign))
