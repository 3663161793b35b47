"""Patterns of ignore files as regular expressions that no pattern can make slow.

What `*`, `?`, `[…]` and `**` mean is git's wildmatch. A star takes as little as it can and never
gives it back (an atomic group), which finds the same matches without trying again and again.
Next: ignore_rules.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_ASCII = {
    "alnum": "a-zA-Z0-9",
    "alpha": "a-zA-Z",
    "blank": " \\t",
    "cntrl": "\\x00-\\x1f\\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": "!-/:-@\\[-`{-~",
    "space": " \\t-\\r",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}
_STAR = "*"
_SLASH = "/"
_NEVER = "(?!)"


def compiled(pattern: str) -> re.Pattern[str] | None:
    """What `fullmatch` is asked of; None for a pattern that is broken and matches nothing."""
    segments: list[list[str]] = [[]]
    try:
        for piece in _pieces(pattern):
            if piece == _SLASH:
                segments.append([])
            else:
                segments[-1].append(piece)
    except _Broken:
        return None
    if [] in segments:  # no path has two slashes in a row
        return None
    return re.compile(_path(segments), re.DOTALL)


class _Broken(Exception):
    """A class without its end, or a backslash before nothing."""


def _path(segments: list[list[str]]) -> str:
    """Runs of plain segments between `**`; all runs but the last stay where they fit first."""
    runs: list[list[list[str]]] = [[]]
    for segment in segments:
        if len(segment) > 1 and set(segment) == {_STAR}:
            runs.append([])
        else:
            runs[-1].append(segment)
    told = [_run(run) for run in runs]
    found = told[0] + ("/" if told[0] and len(told) > 1 else "")
    for place, run in enumerate(told[1:], start=2):
        if place < len(told):
            found += f"(?>(?:[^/]+/)*?{run}/)" if run else ""
        else:
            found += f"(?:[^/]+/)*?{run}" if run else ".+"
    return found


def _run(run: list[list[str]]) -> str:
    return "/".join(_segment(pieces) for pieces in run)


def _segment(pieces: list[str]) -> str:
    chunks: list[str] = [""]
    for piece in pieces:
        if piece == _STAR:
            chunks.append("")
        else:
            chunks[-1] += piece
    found = chunks[0]
    found += "".join(f"(?>[^/]*?{chunk})" for chunk in chunks[1:-1] if chunk)
    return found + (f"[^/]*{chunks[-1]}(?![^/])" if len(chunks) > 1 else "")


def _pieces(pattern: str) -> Iterator[str]:
    """One regular expression for each character that must be there; stars and slashes stay."""
    at = 0
    while at < len(pattern):
        one = pattern[at]
        if one == "[":
            told, at = _character_class(pattern, at + 1)
            yield told
            continue
        if one == "\\":
            at += 1
            if at == len(pattern):
                raise _Broken
            yield _SLASH if pattern[at] == "/" else re.escape(pattern[at])
        elif one in (_STAR, _SLASH):
            yield one
        else:
            yield "[^/]" if one == "?" else re.escape(one)
        at += 1


def _character_class(text: str, at: int) -> tuple[str, int]:
    """The class whose first character is at `at`, and where the text goes on."""
    is_negated = text[at : at + 1] in ("!", "^")
    at += is_negated
    parts: list[str] = []
    first = at
    while True:
        one = text[at : at + 1]
        if not one:
            raise _Broken
        if one == "]" and at > first:
            break
        if one == "[" and text[at + 1 : at + 2] == ":":
            told, at = _named_class(text, at)
            parts.append(told)
            continue
        low, at = _member(text, at)
        if text[at : at + 1] == "-" and text[at + 1 : at + 2] not in ("]", ""):
            high, at = _member(text, at + 1)
            if low <= high:
                parts.append(f"{re.escape(low)}-{re.escape(high)}")
        else:
            parts.append(re.escape(low))
    return _told_class("".join(parts), is_negated), at + 1


def _told_class(members: str, is_negated: bool) -> str:
    if is_negated:
        return f"[^/{members}]"
    return f"(?!/)[{members}]" if members else _NEVER


def _member(text: str, at: int) -> tuple[str, int]:
    at += text[at] == "\\"
    if at >= len(text):
        raise _Broken
    return text[at], at + 1


def _named_class(text: str, at: int) -> tuple[str, int]:
    end = text.find(":]", at + 2)
    name = text[at + 2 : end] if end >= 0 else ""
    if name not in _ASCII:
        raise _Broken
    return _ASCII[name], end + 2
