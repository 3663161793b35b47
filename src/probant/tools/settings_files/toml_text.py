"""TOML with lines. The standard parser decides whether a text is TOML and what it holds.

This reader only finds where keys stand; where the two see different keys, neither is believed.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from itertools import accumulate
from typing import Any

from probant.tools.settings_files.tree import (
    MAX_DEPTH,
    Items,
    KeyPath,
    Node,
    NotUnderstood,
    Scalar,
    Table,
)

MAX_KEY_PARTS = 40
"""The standard parser's time grows with the square of a dotted key's parts."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (
    re.compile(r'"""(?:[^\\"]|\\.|"{1,2}(?!"))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'{1,2}(?!'))*'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)
_BARE_VALUE = re.compile(r"[^,\]}#\n]+")
_QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")


def read_toml_tree(text: str) -> Table:
    """The whole file, or NotUnderstood."""
    text = text.replace("\r\n", "\n")
    data = _standard(text)
    root = _Reading(text).document()
    if not _same(root, data):
        raise NotUnderstood("its keys could not be placed")
    return root


def _standard(text: str) -> dict[str, Any]:
    if any(_QUOTED.sub("", line).count(".") > MAX_KEY_PARTS for line in text.split("\n")):
        raise NotUnderstood(f"a key of more than {MAX_KEY_PARTS} parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotUnderstood("nested too deep") from None
    except ValueError as error:
        raise NotUnderstood(str(error)) from None


def _same(node: Node, data: object) -> bool:
    if isinstance(node, Table):
        if not isinstance(data, dict) or {entry.key for entry in node.entries} != set(data):
            return False
        return all(_same(entry.node, data[entry.key]) for entry in node.entries)
    if isinstance(node, Items):
        return (
            isinstance(data, list)
            and len(data) == len(node.items)
            and all(map(_same, node.items, data))
        )
    return not isinstance(data, dict | list)


class _Reading:
    """One pass over a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._starts = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]

    def document(self) -> Table:
        root = Table(1)
        table = root
        while True:
            self._skip(_BLANK)
            if self._at >= len(self._text):
                return root
            if self._text[self._at] == "[":
                table = self._header(root)
            else:
                self._pair(table, 0)

    # Where we are

    @property
    def _line(self) -> int:
        return bisect_right(self._starts, self._at)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        if match is None:
            raise NotUnderstood(f"line {self._line}: not what was expected")
        self._at = match.end()
        return match.group()

    def _sees(self, sign: str) -> bool:
        return self._text.startswith(sign, self._at)

    def _take(self, sign: str) -> None:
        if not self._sees(sign):
            raise NotUnderstood(f"line {self._line}: {sign!r} was expected")
        self._at += len(sign)

    # Tables and keys

    def _header(self, root: Table) -> Table:
        line = self._line
        is_list = self._sees("[[")
        self._take("[[" if is_list else "[")
        path = self._key_path()
        self._take("]]" if is_list else "]")
        table = root
        for key in path[:-1]:
            table = _step_into(table, key, line)
        if not is_list:
            return _step_into(table, path[-1], line, explicit=True)
        made = Table(line)
        entry = table.entry(path[-1])
        if entry is None:
            table.add(path[-1], line, Items(line, [made], headed=True))
        elif isinstance(entry.node, Items):
            entry.node.items.append(made)
        else:
            raise NotUnderstood(f"line {line}: {path[-1]!r} is no list")
        return made

    def _key_path(self) -> KeyPath:
        parts: list[str] = []
        while True:
            self._skip(_SPACE)
            parts.append(self._key())
            self._skip(_SPACE)
            if not self._sees("."):
                return tuple(parts)
            self._at += 1

    def _key(self) -> str:
        if self._text[self._at : self._at + 1] in ('"', "'"):
            return self._string()
        return self._skip(_BARE_KEY)

    def _pair(self, table: Table, depth: int) -> None:
        line = self._line
        path = self._key_path()
        self._take("=")
        self._skip(_SPACE)
        for key in path[:-1]:
            table = _step_into(table, key, line)
        table.add(path[-1], line, self._value(depth))

    # Values

    def _value(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            raise NotUnderstood("nested too deep")
        line = self._line
        sign = self._text[self._at : self._at + 1]
        if sign == "[":
            return self._array(line, depth)
        if sign == "{":
            return self._inline(line, depth)
        if sign in ('"', "'"):
            return Scalar(self._string(), line, quoted=True)
        return Scalar(self._skip(_BARE_VALUE).strip(), line)

    def _array(self, line: int, depth: int) -> Items:
        found = Items(line)
        self._take("[")
        while True:
            self._skip(_BLANK)
            if self._sees("]"):
                self._at += 1
                return found
            found.items.append(self._value(depth + 1))
            self._skip(_BLANK)
            if self._sees(","):
                self._at += 1

    def _inline(self, line: int, depth: int) -> Table:
        found = Table(line)
        self._take("{")
        while True:
            self._skip(_BLANK)
            if self._sees("}"):
                self._at += 1
                return found
            self._pair(found, depth + 1)
            self._skip(_BLANK)
            if self._sees(","):
                self._at += 1

    def _string(self) -> str:
        for pattern in _STRINGS:
            match = pattern.match(self._text, self._at)
            if match is not None:
                self._at = match.end()
                return str(_standard(f"a = {match.group()}")["a"])
        raise NotUnderstood(f"line {self._line}: a text without end")


def _step_into(table: Table, key: str, line: int, *, explicit: bool = False) -> Table:
    """The table of a key, made where it is missing; of a list of tables, its last."""
    entry = table.entry(key)
    if entry is None:
        entry = table.add(key, line, Table(line))
    elif explicit:
        entry.line = line  # its own header, after headers of tables inside it
    node = entry.node
    if isinstance(node, Items) and node.items:
        node = node.items[-1]
    if not isinstance(node, Table):
        raise NotUnderstood(f"line {line}: {key!r} is no table")
    return node
