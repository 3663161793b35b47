"""A callee or type as written, taken apart: names joined by dots, arrows or double colons.

`client.get(url).json` is three links, the second of them called. What the names mean is for the
resolvers to say; an expression that is no such chain has no links.
"""

from __future__ import annotations

import re
from typing import NamedTuple

PLAIN = re.compile(r"[^\W\d][\w$]*(?:(?:\.|::|->)[^\W\d][\w$]*)*")
_NAME = re.compile(r"(?:operator\b|~)?[^\W\d][\w$]*|\$[\w$]*|#[\w$]+")
_JOINT = re.compile(r"\s*(\?\.|!\.|\.|::|->)\s*(?:template\s+)?")
_SPLIT = re.compile(r"\.|::|->")
_CLOSING = {"(": ")", "<": ">", "[": "]", "{": "}"}


class Link(NamedTuple):
    """`after` tells what follows the name: '()' it is called, '?' unwrapped, '[]' indexed."""

    name: str
    after: str = ""


def links(text: str) -> list[Link]:
    """The links of an expression, none where it is anything but a chain of names."""
    if PLAIN.fullmatch(text):
        return [Link(name) for name in _SPLIT.split(text)]
    found: list[Link] = []
    at = 2 if text.startswith("::") else 0
    while True:
        name = _NAME.match(text, at)
        if name is None:
            return []
        after, at = _suffixes(text, name.end())
        if at < 0:
            return []
        found.append(Link(name.group(), after))
        if at == len(text):
            return found
        joint = _JOINT.match(text, at)
        if joint is None:
            return []
        at = joint.end()


def _suffixes(text: str, at: int) -> tuple[str, int]:
    """What is written behind a name, and where it ends; -1 where brackets do not close."""
    after = ""
    while at < len(text):
        char = text[at]
        if char == "<" or text.startswith("::<", at):
            at = _closed(text, text.index("<", at))
        elif char == "(":
            at, after = _closed(text, at), after + "()"
        elif char == "[":
            at, after = _closed(text, at), after + "[]"
        elif char in "?!" and not text.startswith(("?.", "!."), at):
            at, after = at + 1, after + "?"
        elif char == "?" and after.endswith("()") and text.startswith("?.", at):
            after += "?"
            at += 1
        elif char == "!" and text.startswith("!.", at):
            at += 1
        else:
            break
        if at < 0:
            return after, -1
    return after, at


def _closed(text: str, at: int) -> int:
    """The place behind the bracket that closes the one at `at`; strings are skipped."""
    closing, quote = [_CLOSING[text[at]]], ""
    place = at + 1
    while place < len(text):
        char = text[place]
        if quote:
            if char == "\\":
                place += 1
            elif char == quote:
                quote = ""
        elif char in "\"'`" and not (char == "'" and text[place - 1] in "<&"):
            quote = char
        elif char in "([{":
            closing.append(_CLOSING[char])
        elif char == "<" and closing[0] == ">":
            closing.append(">")
        elif char == closing[-1] and not (char == ">" and text[place - 1] in "-="):
            closing.pop()
            if not closing:
                return place + 1
        place += 1
    return -1
