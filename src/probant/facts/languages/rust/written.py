"""A Rust type as written, taken apart: `&'a Foo<T>` is the path Foo with one argument.

References, lifetimes and `mut` are left out, for a method call sees through them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MAX_TYPE_CHARS = 600
MAX_NESTING = 12
_PREFIX = re.compile(r"(?:&|'\w+\s|mut\s|\s)+")
_PATH = re.compile(r"(?:::)?[^\W\d]\w*(?:\s*::\s*[^\W\d]\w*)*")
_ITEM = re.compile(r"(?:Item|Output)\s*=\s*(.*)", re.DOTALL)
_CLOSURE = re.compile(r"(?:fn|Fn|FnMut|FnOnce)\s*\(")
_BINDING = re.compile(r"\w+\s*=[^=]")


class Written(NamedTuple):
    """`kind` is path, bounds, tuple or slice; `item` what an iterator or future is said to give."""

    kind: str
    names: tuple[str, ...] = ()
    args: tuple[Written, ...] = ()
    item: Written | None = None


_NOTHING = Written("?")


def read_type(text: str) -> Written | None:
    """The parts of a type; None where it is of a form nobody follows."""
    return _read(text, 0) if len(text) <= MAX_TYPE_CHARS else None


def _read(text: str, depth: int) -> Written | None:
    text = text.strip()
    prefix = _PREFIX.match(text)
    if prefix is not None:
        text = text[prefix.end() :].strip()
    if not text or depth > MAX_NESTING:
        return None
    if text.startswith(("impl ", "dyn ")):
        return _bounds(text[4:], depth)
    if text[0] in "([":
        return _bracketed(text, depth)
    return _path(text, depth)


def _bounds(text: str, depth: int) -> Written:
    found = []
    for part in top_level(text, "+"):
        part = part.strip().strip("()")
        if part and part[0] not in "'?" and not part.startswith("for<"):
            found.append(_read(part, depth + 1) or _NOTHING)
    return Written("bounds", args=tuple(found))


def _bracketed(text: str, depth: int) -> Written | None:
    if text[-1] != {"(": ")", "[": "]"}[text[0]]:
        return None
    if text[0] == "[":
        inner = top_level(text[1:-1], ";")[0]
        return Written("slice", args=(_read(inner, depth + 1) or _NOTHING,))
    parts = top_level(text[1:-1], ",")
    if len(parts) == 1 and parts[0].strip():
        return _read(parts[0], depth + 1)
    told = [part for part in parts if part.strip()]
    return Written("tuple", args=tuple(_read(part, depth + 1) or _NOTHING for part in told))


def _closure(text: str, depth: int) -> Written:
    """A function's type: of its parts only the result is of use."""
    _, arrow, result = text.rpartition("->")
    given = (_read(result, depth + 1) if arrow else None) or _NOTHING
    is_trait = text[0] == "F"
    return Written("path", ("Fn",), item=given) if is_trait else Written("Fn", args=(given,))


def _path(text: str, depth: int) -> Written | None:
    if _CLOSURE.match(text) and ")" not in text.rpartition("->")[2]:
        return _closure(text, depth)
    path = _PATH.match(text)
    if path is None or text.startswith(("fn(", "fn ", "unsafe ", "extern ")):
        return None
    names = tuple("".join(path.group().split()).split("::"))
    rest = text[path.end() :].strip().removeprefix("::").strip()
    if not rest:
        return Written("path", names)
    if rest[0] != "<" or rest[-1] != ">":
        return None
    parts = top_level(rest[1:-1], ",")
    if len(top_level(rest, ",")) > 1 or _closes_early(rest):
        return None
    item = next((_read(found.group(1), depth + 1) for part in parts
                 if (found := _ITEM.fullmatch(part.strip()))), None)  # fmt: skip
    told = [part for part in (one.strip() for one in parts)
            if part and part[0] != "'" and not _BINDING.match(part)]  # fmt: skip
    args = tuple(_read(part, depth + 1) or _NOTHING for part in told)
    return Written("path", names, args, item)


def _closes_early(text: str) -> bool:
    """Whether the first bracket closes before the end: `A<B>::C<D>`."""
    depth = 0
    for place, char in enumerate(text):
        if char == "<":
            depth += 1
        elif char == ">" and text[place - 1] not in "-=":
            depth -= 1
            if depth == 0:
                return place != len(text) - 1
    return True


def top_level(text: str, mark: str) -> list[str]:
    """The parts between marks that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for place, char in enumerate(text):
        if char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[place - 1 : place] not in ("-", "=")):
            depth -= 1
        elif char == mark and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]
