"""Slips of the pen in frame words: the one known word a single slip away, if there is one."""

from __future__ import annotations

import re
from collections.abc import Collection

from probant.vocabulary.edits import distance

MAX_NEAREST = 3


def nearest(word: str, known: Collection[str]) -> tuple[str, ...]:
    """Known words one edit away (two for long words), the likeliest first; else the word itself."""
    if not word.isalpha() or word in known:
        return (word,)
    if len(word) < 4:  # too short to guess at, but letters may be swapped, or one be missing
        meant = [other for other in sorted(known) if sorted(other) == sorted(word)]
        longer = [o for o in sorted(known) if len(o) == 4 and distance(word, o, 1) == 1]
        meant += sorted(longer, key=lambda other: -_n_common(word, other))
        return (meant[0],) if meant and len(word) == 3 else (word,)
    budget = 1 if len(word) < 8 else 2
    letters = set(word)
    near = sorted(
        (n_edits, sorted(other) != sorted(word), -_n_common(word, other), other)
        for other in known
        if abs(len(other) - len(word)) <= budget
        and not _is_another_form(word, other)
        and len(letters.symmetric_difference(other)) <= 2 * budget  # cheap, and most words fail it
        and (n_edits := distance(word, other, budget)) <= budget
    )  # of equals: the same letters, then the same beginning
    return tuple(row[3] for row in near if row[0] == near[0][0])[:MAX_NEAREST] or (word,)


_FORMS = re.compile(r"(?P<stem>\w{4,})(?P<ending>ers?|ors?)")


def _is_another_form(word: str, other: str) -> bool:
    """Whether a word is one of its own, made from the other: an assigner is nothing assigned."""
    if word == f"{other}s" and not word.endswith("ss"):
        return True
    form = _FORMS.fullmatch(word)
    if form is None:
        return False
    return other in {form["stem"] + ending for ending in ("", "e", "ed", "es", "s", "ing")}


def _n_common(left: str, right: str) -> int:
    """How many letters two words begin with alike."""
    pairs = zip(left, right, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(left), len(right)))
