"""Written types taken apart: which one class a type text is about, if it is about one."""

from __future__ import annotations

import re

_WRAPPED = re.compile(r"(?:Readonly|Partial|Required|NonNullable|Awaited)<(.+)>", re.DOTALL)
_PROMISE = re.compile(r"(?:Promise|PromiseLike)<(.+)>", re.DOTALL)
_NOTHING = frozenset({"undefined", "null", "void"})
PRIMITIVES = frozenset({"string", "number", "boolean", "bigint", "symbol"})
ANYTHING = frozenset({"any", "unknown", "object", "never", "void", "undefined", "null"})


def one_class(text: str) -> str:
    """The type without `| undefined`, `readonly` and changes of shape; '' for a choice."""
    for _ in range(10):
        before = text
        text = text.strip().removeprefix("readonly ").strip()
        parts = split_union(text)
        if len(parts) > 1:
            kept = [part for part in parts if part not in _NOTHING]
            text = kept[0] if len(set(kept)) == 1 else ""
        if wrapped := _WRAPPED.fullmatch(text):
            text = wrapped.group(1) if is_balanced(wrapped.group(1)) else text
        if text.startswith("(") and text.endswith(")") and is_balanced(text[1:-1]):
            text = text[1:-1]
        if text == before:
            break
    return text


def promised(text: str) -> str | None:
    """What an `await` gives of a type; None where it is no promise."""
    found = _PROMISE.fullmatch(one_class(text))
    return found.group(1) if found and is_balanced(found.group(1)) else None


def split_union(text: str) -> list[str]:
    """The alternatives of a union, outside all brackets."""
    if "|" not in text:
        return [text]
    parts, depth, start = [], 0, 0
    for place, char in enumerate(text):
        if char in "<({[":
            depth += 1
        elif char in ")}]" or (char == ">" and text[place - 1 : place] != "="):
            depth -= 1
        elif char == "|" and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def is_balanced(text: str) -> bool:
    """Whether the brackets of a text close within it, and none closes before it opens."""
    depth = 0
    for place, char in enumerate(text):
        if char in "<({[":
            depth += 1
        elif char in ")}]" or (char == ">" and text[place - 1 : place] != "="):
            depth -= 1
            if depth < 0:
                return False
    return depth == 0
