"""What narrows an answer, said in its sentence: a folder is never told as the whole snapshot.

Words only; what the filters leave was decided by the tools.
"""

from __future__ import annotations

from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal

EVERYWHERE = "in this snapshot"


def within_scope(text: str, goal: Goal) -> str:
    """The sentence with the scope in place of the snapshot, else before it."""
    scope = scope_words(goal.filters)
    if not scope:
        return text
    if EVERYWHERE in text:
        return text.replace(EVERYWHERE, scope, 1)
    return f"{scope[0].upper()}{scope[1:]}, {_continued(text, goal)}"


def scope_words(filters: Filters) -> str:
    """ "in src/core outside tests"."""
    kinds = [f"{_plural(kind.value)}" for kind in sorted(filters.symbol_kinds, key=str)]
    among = " or ".join(kinds) or ("names" if filters.public else "")
    parts = [
        f"in {filters.within}" if filters.within else "",
        f"in {filters.of}" if filters.of else "",
        "outside tests" if filters.outside_tests else "",
        "in tests" if filters.only_tests else "",
        f"among {'public ' if filters.public else ''}{among}" if among else "",
        f"by {filters.by}" if filters.by else "",
        _time(filters),
    ]
    return " ".join(part for part in parts if part)


def _time(filters: Filters) -> str:
    if filters.since and filters.since == filters.until:
        return f"on {filters.since}"
    since = f"since {filters.since}" if filters.since else ""
    until = f"until {filters.until}" if filters.until else ""
    return " and ".join(part for part in (since, until) if part)


def _plural(kind: str) -> str:
    word = kind.replace("_", " ")
    return f"{word}es" if word.endswith(("s", "sh", "ch")) else f"{word}s"


def _continued(text: str, goal: Goal) -> str:
    """A sentence goes on in small letters, unless it begins with a name."""
    names = tuple(target.text for target in goal.targets)
    return text if text.startswith(names) or text[:2].isupper() else text[:1].lower() + text[1:]
