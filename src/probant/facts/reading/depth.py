"""Whether a file nests its brackets beyond all bounds: nobody does, and queries over it crawl."""

from __future__ import annotations

import re

MAX_DEPTH = 5000
"""Of brackets within each other: a query over a deeper tree takes time without bound."""

TOO_DEEP = "nested_too_deeply"

_BRACKET = re.compile(rb"[(){}\[\]]")


def is_too_deep(source: bytes) -> bool:
    if max(map(source.count, (b"(", b"{", b"["))) <= MAX_DEPTH:
        return False
    depth = 0
    for bracket in _BRACKET.findall(source):
        depth += 1 if bracket in b"({[" else -1
        if depth > MAX_DEPTH:
            return True
    return False
