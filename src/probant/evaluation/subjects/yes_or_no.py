"""Whether a clause of prose says yes or no to a question: by its first word, or what it states."""

from __future__ import annotations

import re

from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.subjects.clauses import Clause, Stance

N_STEM_CHARS = 4

YES = re.compile(
    r"[\W_]*(?:(?:short )?answer\W{1,6})?(?:yes|yep|yeah|correct|true|indeed)\b", re.IGNORECASE
)
NO = re.compile(
    r"[\W_]*(?:(?:short )?answer\W{1,6})?(?:no|nope|incorrect|false)(?=\s*(?:$|[,.;:!*`—–-]))",
    re.IGNORECASE,
)
_FILLERS = frozenset(
    "does could please check whether wonder tell know there that this with from have function class"
    " method file code hello would like".split()
)


def stated(question: str, clause: Clause) -> bool | None:
    """A clause that speaks of the names of the question with its own verb says yes, or no."""
    words = {word.lower() for word in re.findall(r"\w+", clause.text)}
    stems = {word[:N_STEM_CHARS] for word in words}
    names = _named(question)
    if not names or stems.isdisjoint(_verbs(question, names)):
        return None
    if clause.stance is Stance.DENIES:
        return None if names.isdisjoint(words) else False
    return True if names <= words else None


def _named(question: str) -> set[str]:
    """The names of the question, as they may come back."""
    marked = set(re.findall(r"`([^`]+)`", question))
    odd = set(re.findall(r"\b\w*(?:_\w|[a-z][A-Z]|\.\w)\w*\b", question))
    plain = set(re.findall(r"\w{3,}", question))
    listed = marked or odd or {word for word in plain if word.lower() not in FRAME_WORDS}
    return {name.removesuffix("()").rpartition(".")[2].lower() for name in listed}


def _verbs(question: str, names: set[str]) -> set[str]:
    """What the question asks of them, as the beginnings of words."""
    words = {word.lower() for word in re.findall(r"[a-z]{4,}", question, re.IGNORECASE)}
    return {word[:N_STEM_CHARS] for word in words - names - _FILLERS}
