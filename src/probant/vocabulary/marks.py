"""Sorts of marks that are asked for together: a TODO is no FIXME, a print no breakpoint.

The tool that finds them and the sentence that tells them go by the same table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

COMMENTED_OUT = "commented-out code"

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
    "print": "print statements",
    "breakpoint": "breakpoints",
    "debug print": "print statements",
    "debug output": "print statements or breakpoints",
    "URL": "URLs in strings of the code",
    "IP address": "IP addresses in strings of the code",
    "URL or IP address": "URLs or IP addresses in strings of the code",
    "SQL": "strings that begin like a SQL statement",
    "eval": "calls that run a text as code",
    "program start": "places that start a shell or another program",
    "ticket": "comments that name a ticket",
    COMMENTED_OUT: "comments that read as code",
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
        (re.compile(r"dbg!"), "debug macros"),
        (re.compile(""), "print statements"),
    ),
    "debug print": (
        (re.compile(r"dbg!"), "debug macros"),
        (re.compile(""), "print statements"),
    ),
    "URL or IP address": (
        (re.compile(r"[a-z+]+://"), LOOKED_FOR["URL"]),
        (re.compile(""), LOOKED_FOR["IP address"]),
    ),
}
"""Marks of several sorts: how the text of each begins."""


FOR_DEBUGGING = frozenset({"breakpoints", "debug macros"})
"""Sorts that are there for nothing else; a print statement may be what the program is for."""

OF_DEBUGGING = frozenset({"debug print", "debug output"})
"""Marks that are asked for by a purpose."""

WITH_NOTES = frozenset({"skipped test", "deprecation"})
"""Marks that are told with what is said beside them."""

STATED = re.compile(r"(?P<path>.+?):\d+ “(?P<text>.*?)”(?:, noted: “.*”)?", re.DOTALL)
"""How `tools/marks.py` states a mark."""


def beside(note: str) -> str:
    """What is told behind a mark: the note that stands beside it."""
    return f", noted: “{note}”" if note else ""


def looked_for(mark: str) -> str:
    return LOOKED_FOR.get(mark, "marks")


def sorts_of(mark: str) -> tuple[str, ...]:
    """What a mark of several sorts is made up of, where the question names each of them."""
    return tuple(word for _, word in _SORTS[mark]) if " or " in mark else ()


def mark_sort(mark: str, text: str) -> str:
    """The sort a found text is of, in the plural; the mark itself where it has no sorts."""
    sorts = _SORTS.get(mark, ())
    return next((word for begins, word in sorts if begins.match(text)), looked_for(mark))
