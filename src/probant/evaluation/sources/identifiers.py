"""Small readings of text that names code: the last identifier of an expression, a cited place.

Works on what the engine printed, in any language; knows no grammar.
"""

from __future__ import annotations

import re

_LAST = re.compile(r"[\w$#]*[\w$]$")
_PLACE = re.compile(r"(?P<path>.+?):(?P<line>\d+)(?: |$)")
_OPENING = {")": "(", "]": "[", ">": "<", "}": "{"}


def last_identifier(expression: str) -> str:
    """`run` of `self.engine.run`, `Map<K, V>`'s `Map`, `fields` of `a::fields(x)`; '' if none."""
    text = expression.strip().rstrip("!?")
    while text and text[-1] in _OPENING:
        start = _start_of_group(text)
        if start <= 0:
            return ""
        text = text[:start].rstrip().rstrip("!?.:")
    found = _LAST.search(text)
    return found.group().rpartition("#")[2] if found else ""


def _start_of_group(text: str) -> int:
    """Where the bracket that `text` ends with was opened; -1 if nowhere."""
    closing = text[-1]
    depth = 0
    for index in range(len(text) - 1, -1, -1):
        if text[index] == closing:
            # The arrow of a function type closes no angle bracket.
            depth += not (closing == ">" and text[index - 1 : index] in ("=", "-"))
        elif text[index] == _OPENING[closing]:
            depth -= 1
            if depth <= 0:
                return index
    return -1


def place_of(resolved: str) -> tuple[str, int] | None:
    """Path and line of `path:line qualified`."""
    found = _PLACE.match(resolved)
    return (found["path"], int(found["line"])) if found else None
