"""Go types as written, taken apart: what a container holds, what a function gives."""

from __future__ import annotations

import re

_NAMED_RESULT = re.compile(
    r"(?!func\b|chan\b|map\b|struct\b|interface\b)([^\W\d]\w*)\s+(\S.*)", re.DOTALL
)
_ARRAY = re.compile(r"\[[^\[\]]*\]")
_CHANNEL = re.compile(r"(?:<-\s*)?chan\b\s*(?:<-\s*)?")
_OPENING, _CLOSING = "([{", ")]}"


def element(text: str) -> str:
    """The type of what a slice, array, map or channel holds; '' for anything else."""
    text = text.lstrip("* ")
    if found := _ARRAY.match(text):
        return text[found.end() :].strip()
    if text.startswith("map["):
        return text[_closed(text, 3) :].strip()
    if found := _CHANNEL.match(text):
        return text[found.end() :].strip()
    return ""


def result_types(text: str) -> list[str]:
    """The types a function gives, by what is written behind its parameters, or by its own type."""
    text = text.strip()
    if text.startswith("func"):
        opening = text.find("(")
        text = text[_closed(text, opening) :].strip() if opening >= 0 else ""
    if not text.startswith("("):
        return [text] if text else []
    parts = _parts(text[1 : _closed(text, 0) - 1])
    named = [_NAMED_RESULT.fullmatch(part) for part in parts]
    if not any(named):
        return parts
    types: list[str] = []
    following = ""
    for found in reversed(named):  # `a, b int`: the type stands behind the last of its names
        following = found.group(2) if found else following
        types.append(following)
    return types[::-1]


def _parts(text: str) -> list[str]:
    """What stands between commas that are in no bracket."""
    found, depth, start = [], 0, 0
    for place, char in enumerate(text):
        if char in _OPENING:
            depth += 1
        elif char in _CLOSING:
            depth -= 1
        elif char == "," and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    found.append(text[start:].strip())
    return [part for part in found if part]


def _closed(text: str, at: int) -> int:
    """The place behind the bracket that closes the one at `at`; the end where none does."""
    depth = 0
    for place in range(at, len(text)):
        if text[place] in _OPENING:
            depth += 1
        elif text[place] in _CLOSING:
            depth -= 1
            if depth == 0:
                return place + 1
    return len(text)
