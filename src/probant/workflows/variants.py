"""Rewordings of a question that must have the same answer.

The plain sentence of its kind, and ways to put the very same words. An answer that depends on the
wording is what they are there to find, so how they are read is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.reading.understanding import Understood

MAX_VARIANTS = 12
"""The question itself among them: every two answers are compared."""

_FRAMES = (
    "Please tell me: {q}",
    "Quick question: {q}",
    "I would like to know: {q}",
    "Could you tell me this? {q}",
)


def variants_of(question: str, understood: Understood) -> tuple[str, ...]:
    """The question first, then its rewordings, each once."""
    said = " ".join(question.split())
    found: dict[str, str] = {}
    for one in (said, *_plain(understood), *_reframed(said)):
        found.setdefault(one.casefold().rstrip("?"), one)
    return tuple(found.values())[:MAX_VARIANTS]


def _plain(understood: Understood) -> Iterator[str]:
    if understood.reading is None or understood.goal.aside is not None:
        return
    sentence = understood.reading.sentence
    yield sentence[0].upper() + sentence[1:]
    yield sentence
    yield sentence.replace("`", "")


def _reframed(said: str) -> Iterator[str]:
    lowered = said[0].lower() + said[1:] if not re.match(r"\W|[A-Z]\w*[A-Z_]", said) else said
    for frame in _FRAMES:
        yield frame.replace("{q}", lowered)
