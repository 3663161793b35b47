"""Whether one question asked in several wordings gets one answer (CHECKING's track V4).

A group is the wordings of one fact about one tree. Next: metrics.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.rates import Rate, counted
from probant.evaluation.questions.truth import Question


@dataclass(frozen=True, slots=True)
class Agreement:
    """How the wordings of one group agreed; `question` is one of them."""

    question: Question
    n_wordings: int
    n_same_pairs: int

    @property
    def n_pairs(self) -> int:
        return self.n_wordings * (self.n_wordings - 1) // 2


def agreements(results: Iterable[Result]) -> list[Agreement]:
    """One for each group of two wordings or more."""
    groups: dict[tuple[str, str, str], list[Result]] = {}
    for result in results:
        groups.setdefault(result.question.fact, []).append(result)
    return [
        Agreement(min((r.question for r in group), key=_key), len(group), _n_same_pairs(group))
        for group in groups.values()
        if len(group) > 1
    ]


def strict(groups: Iterable[Agreement]) -> Rate:
    """Of the groups, those in which all wordings got the same outcome and values."""
    return counted((g.question.repo, int(g.n_same_pairs == g.n_pairs), 1) for g in groups)


def pairwise(groups: Iterable[Agreement]) -> Rate:
    """Of all pairs of wordings within a group, those that got the same."""
    return counted((g.question.repo, g.n_same_pairs, g.n_pairs) for g in groups)


def _key(question: Question) -> tuple[str, str]:
    return question.id, question.text


def _n_same_pairs(group: list[Result]) -> int:
    """A breakdown agrees with nothing, not with another one either."""
    sizes = Counter(result.said for result in group if result.grade is not Grade.ERROR)
    return sum(size * (size - 1) // 2 for size in sizes.values())
