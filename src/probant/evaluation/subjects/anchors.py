"""What a tool without any reader of questions would make of one: a name, and a verb.

The rule is as plain as it looks, and shares nothing with the engine's reader: the word in code
marks, else one that looks like a name, else the longest that is no frame word.
"""

from __future__ import annotations

import re
from enum import Enum

from probant.evaluation.questions.frame_words import FRAME_WORDS

MIN_WORD_CHARS = 3

_MARKED = re.compile(r"`([^`]+)`")
_WORD = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*")
_NAME_LIKE = re.compile(r".*(?:_|\.|::|[a-z0-9][A-Z]|[A-Z]{2}).*")
_YES_OR_NO = re.compile(r"\W*(?:does|dose|do|did|is|are|was|were there|can|has|have)\b", re.I)
_CALLS = re.compile(r"\b(?:call\w*|cal|invok\w*|callers?|used|uses|usages?)\b", re.I)
_PLACES = re.compile(
    r"\b(?:where|wher|were|which file|what file|in which|find|locate|defin\w*|declar\w*|delcared"
    r"|implement\w*|point me|show me|looking for|which line|lives?)\b",
    re.I,
)
_ELSE = re.compile(
    r"\b(?:import\w*|extend\w*|inherit\w*|subclass\w*|overrid\w*|commit\w*|tests?|rais\w*|return\w*"
    r"|paramet\w*|argument\w*|how many)\b",
    re.I,
)


class Wish(Enum):
    DEFINITIONS = "definitions"
    CALLERS = "callers"
    ELSE = "else"


def wish_of(question: str) -> Wish:
    """Definitions and callers are what such tools can look up; the rest they cannot."""
    frame = _MARKED.sub(" ", question)
    if _YES_OR_NO.match(frame) or _ELSE.search(frame):
        return Wish.ELSE
    if _CALLS.search(frame):
        return Wish.CALLERS
    return Wish.DEFINITIONS if _PLACES.search(frame) else Wish.ELSE


def anchor_of(question: str) -> str | None:
    """The name a question is about; None where it holds no telling word."""
    marked = [found for text in _MARKED.findall(question) for found in _WORD.findall(text)]
    if marked:
        return _plain(marked[0])
    words = [w for w in _WORD.findall(question) if w.lower() not in FRAME_WORDS]
    named = [w for w in words if _NAME_LIKE.fullmatch(w)]
    telling = named or [w for w in words if len(w) >= MIN_WORD_CHARS]
    # The first of the longest: a later word of the same length is as likely to be wrong.
    return _plain(max(telling, key=len)) if telling else None


def _plain(word: str) -> str:
    return word.replace("::", ".").strip(".")
