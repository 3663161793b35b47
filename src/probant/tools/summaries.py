"""What a documentation says: all of it, or its first sentence with the lines it stands on.

Marks of strings and comments are taken off; nothing else is changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import dedent
from typing import NamedTuple

MAX_LINES = 8
"""A sentence that is longer is cut at the end of a line."""

MAX_CHARS = 600
"""A line of documentation that is longer is cut."""

_OPENING = re.compile(
    r"""^\s*(?:[rRuUbBfF]{0,2}(?:\"{3}|'{3}|"|')|/\*+!?|//[/!]*|\*+(?!/)|\#+|<!--|--\s)"""
)
_EMPTY = re.compile(r"""^\s*[rRuUbBfF]{0,2}(?:\"{6}|'{6}|""|'')\s*$""")
_CLOSING = re.compile(r"""(?:\"{3}|'{3}|(?<=[.!?\w)])["']|\*+/|-->)\s*$""")
_END = re.compile(
    r"[.!?](?=[\s\"')\]`*]*$)|(?<![A-Z])(?<!e\.g)(?<!i\.e)(?<!etc)[.!?](?= +[A-Z`*<\"(])"
)
_TAG = re.compile(
    r"^(?:[:@\\]\w+|>>>|```"
    r"|(?:Args|Arguments|Parameters|Returns?|Raises|Yields|Examples?|Notes?)\b *:?$)"
)
_RULE = re.compile(r"([-=~^#*_+\"'.])\1{2,}")
_LEGAL = re.compile(r"copyright|licen[cs]e|spdx|all rights reserved|\(c\)", re.IGNORECASE)
_NOTHING = re.compile(r"^#!|^#.*coding[:=]|^\s*$")
_STRICT = re.compile(r"""^\s*(["'])use strict\1;?\s*$""")
_DIRECTIVE = re.compile(
    r"^(?:go:|\+build\b|eslint\b|prettier-|@ts-|@flow\b|jshint\b|jslint\b|global\s|istanbul\b"
    r"|c8\b|vim?:|pylint:|flake8:|noqa\b|mypy:|pyright:|ruff:|type:|nolint|NOLINT"
    r"|-\*-|Code generated\b|<reference\b)"
)
"""What tools read at the head of a file, and people do not."""
_COMMENT = re.compile(r"^\s*(?:#(?!!|include|define|if|pragma)|//|/\*|\*|--\s|<!--)")
_DOCSTRING = re.compile(r"""^\s*[rRuU]?(\"{3}|'{3}|"|')""")


class Summary(NamedTuple):
    """A sentence, and its first and last line."""

    text: str
    first: int
    last: int


def summary(lines: Sequence[str], first: int, last: int) -> Summary | None:
    """The first sentence within these lines (counted from 1)."""
    said: list[str] = []
    start = 0
    for row in range(first, min(last, len(lines), first + 40) + 1):
        text = bare(lines[row - 1][:MAX_CHARS])
        if _RULE.fullmatch(text):
            said, start = [], 0  # what stands above it is a title
            continue
        if not text or _TAG.match(text):
            if said:
                return Summary(" ".join(said), start, row - 1)
            if text:
                return None
            continue
        start = start or row
        if end := _END.search(text):
            return Summary(" ".join([*said, text[: end.end()]]), start, row)
        said.append(text)
        if len(said) == MAX_LINES:
            break
    return Summary(" ".join(said), start, start + len(said) - 1) if said else None


def bare(line: str) -> str:
    """A line of documentation without the marks around it."""
    if _EMPTY.match(line):
        return ""
    return _CLOSING.sub("", _OPENING.sub("", line.strip(), count=1)).strip()


def documentation(lines: Sequence[str]) -> str:
    """The whole text of these lines of documentation, without the marks around it."""
    is_string = bool(lines) and _DOCSTRING.match(lines[0]) is not None
    last = len(lines) - 1
    texts = [
        _unmarked(line, opens=not is_string or at == 0, closes=not is_string or at == last)
        for at, line in enumerate(lines)
    ]
    if not is_string:
        return dedent("\n".join(texts)).strip()
    return f"{texts[0].strip()}\n{dedent(chr(10).join(texts[1:]))}".strip()


def _unmarked(line: str, *, opens: bool, closes: bool) -> str:
    line = _OPENING.sub("", line, count=1) if opens else line
    return (_CLOSING.sub("", line) if closes else line).rstrip()


def comment_above(lines: Sequence[str], first_line: int) -> list[str]:
    """Comment lines right above a definition; below a whole block one line may be empty."""
    found: list[str] = []
    row = first_line - 1
    if row >= 2 and not lines[row - 1].strip() and lines[row - 2].rstrip().endswith("*/"):
        row -= 1
    while (
        row >= 1 and len(found) < 20 and lines[row - 1].lstrip().startswith(("#", "//", "*", "/*"))
    ):
        found.insert(0, lines[row - 1])
        row -= 1
    return found


def head_of_file(lines: Sequence[str], path: str) -> Summary | None:
    """What a file says first of itself: its docstring or its first comment that is no licence."""
    row = 1
    is_within = False
    while row <= len(lines):
        while row <= len(lines) and (
            _NOTHING.search(lines[row - 1]) or _STRICT.match(lines[row - 1])
        ):
            is_within |= _STRICT.match(lines[row - 1]) is not None
            row += 1
        last = _block(lines, row, path)
        if last is None or (is_within and last < len(lines) and lines[last].strip()):
            return None  # below the first statement, what stands right above another is about that
        while row < last and _DIRECTIVE.match(bare(lines[row - 1])):
            row += 1
        said = lines[row - 1 : last]
        if not any(_LEGAL.search(line) for line in said) and not _DIRECTIVE.match(bare(said[0])):
            return summary(lines, row, last)
        row = last + 1
    return None


def _block(lines: Sequence[str], row: int, path: str) -> int | None:
    """The last line of the docstring or comment that begins here."""
    if row > len(lines):
        return None
    if path.endswith((".py", ".pyi")) and (mark := _DOCSTRING.match(lines[row - 1])):
        rest = lines[row - 1][mark.end() :]
        if mark[1] in rest:
            return row
        if len(mark[1]) < 3:
            return None
        return next((n for n in range(row + 1, len(lines) + 1) if mark[1] in lines[n - 1]), None)
    if "/*" in lines[row - 1][:4]:
        return next((n for n in range(row, len(lines) + 1) if "*/" in lines[n - 1]), None)
    last = row - 1
    while last < len(lines) and _COMMENT.match(lines[last]):
        last += 1
    return last if last >= row else None
