"""How a question was understood: which words count for what, what is left over, and how sure it is.

A confirmed answer to another question is a false answer, so the way from the sentence to the goal
is graded like any evidence. Making a reading is `reading.reader`'s work. Next: evidence.py.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.question import Goal
from probant.vocabulary.record import Record


class ReadingQuality(OrderedEnum):
    """Only strong and better can lead to a confirmed answer."""

    WEAK = "weak"
    """Something of the question is not accounted for: offered, never answered."""
    MODERATE = "moderate"
    """What is left over could only narrow or order the answer."""
    STRONG = "strong"
    """Nothing is left over, and the kind is above its threshold."""
    EXACT = "exact"
    """The same, and every target is marked or the only one of its name."""
    TYPED = "typed"
    """Given as a query: there was nothing to understand."""


class AccountedBy(Enum):
    KIND = "kind"
    TARGET = "target"
    FILTER = "filter"
    NOISE = "noise"


class Accounted(Record):
    word: str
    by: AccountedBy


class Reading(Record, kw_only=True):
    """The question in plain words, and what became of each of its own."""

    sentence: str
    kind: str
    quality: ReadingQuality
    accounted: tuple[Accounted, ...] = ()
    left_over: tuple[str, ...] = ()


class Offer(Record, kw_only=True):
    """A reading that was not sure enough to be answered."""

    goal: Goal
    sentence: str
    command: str
