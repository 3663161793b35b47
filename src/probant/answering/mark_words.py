"""What marks are called in a sentence: those that were looked for, and those that were found.

A sort that was not found is never named as if it were there. The sentences stand in
`questions/marks.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.vocabulary.evidence import FOUND
from probant.vocabulary.marks import looked_for as looked_for
from probant.vocabulary.marks import mark_sort

_MEANT = "; whether they are meant to stay, the code does not say"
_LEFT_BEHIND = frozenset({"print", "breakpoint", "debug output"})

_TOLD = re.compile(r"(?P<path>.+?):\d+ “(?P<text>.*)”", re.DOTALL)
"""How `tools/marks.py` states one."""


def found(mark: str, told: Sequence[str]) -> str:
    """The sorts among the stated marks, and nothing else."""
    texts = [match["text"] for one in told if (match := _TOLD.fullmatch(one))]
    words = list(dict.fromkeys(mark_sort(mark, one) for one in texts))
    if not words:
        return looked_for(mark)
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def unsaid(mark: str) -> str:
    """What a print does not tell of itself."""
    return _MEANT if mark in _LEFT_BEHIND else ""


def summed(notes: Sequence[str]) -> str:
    """What the tool counted, sort by sort; '' where it told none."""
    parts = (part for note in notes for part in note.split("; "))
    return next((part.removeprefix(FOUND) for part in parts if part.startswith(FOUND)), "")
