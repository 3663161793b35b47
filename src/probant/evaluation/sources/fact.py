"""One thing that can be asked, and the sources such things come from.

Knows no oracle and no wording. Next: askable.py and its siblings make facts,
questions/generate.py words a sample of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.truth import (
    Boolean,
    LastNames,
    Locations,
    Names,
    NameSet,
    Outcome,
    Paths,
    Sites,
    Truth,
    Verified,
)

WORDINGS_PER_FACT = 5
"""Answers to five wordings of one question are compared for strict consistency."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to ask about: the words that fill a wording, and what is true."""

    targets: tuple[tuple[str, str], ...]
    truth: Truth
    acceptable: frozenset[Outcome]
    verified: Verified
    at: str | None = None
    """The revision asked about; None is the tree as it lies there."""
    group: str | None = None
    """What its questions are grouped by, where that is not its own words: the names of the tree
    that the one asked about was copied from."""
    is_asked: bool = True
    """False for one that only holds its place among the others, so that a copy is asked the very
    sample its original is, less what is in doubt there."""

    @property
    def group_name(self) -> str:
        """The same for all wordings of the fact, and for the same fact of another arm."""
        words = [text for _, text in self.targets]
        return self.group or " ".join((*words, *([self.at] if self.at else [])))

    @property
    def is_empty(self) -> bool:
        """Whether the true answer is that there are none."""
        match self.truth:
            case Sites(places=found) | Paths(paths=found) | Names(names=found):
                return not found
            case NameSet(names=found) | LastNames(names=found):
                return not found
            case Locations(qualified_by_place=found):
                return not found
        return False


class Source(Protocol):
    """Where facts come from: one oracle's reading of one tree."""

    @property
    def dropped(self) -> Sequence[Dropped]:
        """What was in doubt; complete only after `facts`."""

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        """By family: answerable ones, and false ones that can be refuted (U…)."""


MakeSource = Callable[[Tree, random.Random], Source]
"""Every source draws from its own generator, so that adding one changes no other's questions."""


def structural_fact(
    truth: Truth, *, acceptable: Outcome = Outcome.ANSWERED, **targets: str
) -> Fact:
    return Fact(tuple(sorted(targets.items())), truth, frozenset({acceptable}), Verified.STRUCTURAL)


def denied_fact(truth: Truth, **targets: str) -> Fact:
    """A question with a false premise: 'no' is right, and so is not to answer."""
    acceptable = frozenset({Outcome.REFUTED, Outcome.INSUFFICIENT_EVIDENCE})
    return Fact(tuple(sorted(targets.items())), truth, acceptable, Verified.STRUCTURAL)


def yes_or_no(value: bool, **targets: str) -> Fact:
    """A question for yes (answered) or a proved no (refuted)."""
    outcome = Outcome.ANSWERED if value else Outcome.REFUTED
    return structural_fact(Boolean(value), acceptable=outcome, **targets)
