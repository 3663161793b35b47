"""Sorts of marks that are asked for together: a TODO is no FIXME, a print no breakpoint.

The tool that finds them and the sentence that tells them go by the same table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

LOOKED_FOR: Mapping[str, str] = {
    "TODO": "TODO comments",
    "FIXME": "FIXME comments",
    "HACK": "HACK comments",
    "XXX": "XXX comments",
    "TODO or FIXME": "TODO or FIXME comments",
    "reminder": "TODO, FIXME, HACK or XXX comments",
    "deprecation": "deprecation notes",
    "suppression": "places that silence a linter or type checker",
    "skipped test": "places that skip or disable tests",
    "print": "prints",
    "breakpoint": "breakpoints",
    "debug output": "prints or breakpoints",
}
"""What each mark of a goal is called."""

_REMINDERS = tuple(
    (re.compile(word, re.IGNORECASE), f"{word} comments")
    for word in ("TODO", "FIXME", "HACK", "XXX")
)
_SORTS: Mapping[str, Sequence[tuple[re.Pattern[str], str]]] = {
    "TODO or FIXME": _REMINDERS,
    "reminder": _REMINDERS,
    "debug output": (
        (re.compile(r"breakpoint|debugger|i?pdb\.|runtime\.|__debug|raise"), "breakpoints"),
        (re.compile(""), "prints"),
    ),
}
"""Marks of several sorts: how the text of each begins."""


def looked_for(mark: str) -> str:
    return LOOKED_FOR.get(mark, "marks")


def mark_sort(mark: str, text: str) -> str:
    """The sort a found text is of, in the plural; the mark itself where it has no sorts."""
    sorts = _SORTS.get(mark, ())
    return next((word for begins, word in sorts if begins.match(text)), looked_for(mark))
