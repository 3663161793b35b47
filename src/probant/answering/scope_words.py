"""What narrows an answer, said in its sentence: a folder is never told as the whole snapshot.

Words only; what the filters leave was decided by the tools.
"""

from __future__ import annotations

from probant.vocabulary.question import Goal, Relation

EVERYWHERE = "in this snapshot"
_OF_A_PLACE = frozenset({Relation.ENV_VAR, Relation.CLI_OPTION})
"""Kinds that may be asked of one place, which is then no filter."""


def within_scope(text: str, goal: Goal) -> str:
    """The sentence with the scope in place of the snapshot, else before it."""
    words = goal.filters.words if goal.filters.narrows else ()
    if goal.relation in _OF_A_PLACE and goal.member and not goal.targets:
        words = (f"in {goal.member}", *words)
    scope = " ".join(words)
    if not scope:
        return text
    if EVERYWHERE in text:
        return text.replace(EVERYWHERE, scope, 1)
    return f"{scope[0].upper()}{scope[1:]}, {_continued(text, goal)}"


def _continued(text: str, goal: Goal) -> str:
    """A sentence goes on in small letters, unless it begins with a name."""
    names = tuple(target.text for target in goal.targets)
    return text if text.startswith(names) or text[:2].isupper() else text[:1].lower() + text[1:]
