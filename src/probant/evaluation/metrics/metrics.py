"""Counts results into rates, each with its n and interval; what was not measured is None.

Next: gates.py decides on these, report/report.py prints them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.questions.truth import Outcome
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.subjects.response import Level

Z_95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Rate:
    """`n_hits` of `n`; no value at all when nothing was measured."""

    n_hits: int
    n: int

    def __post_init__(self) -> None:
        if not 0 <= self.n_hits <= self.n:
            raise ValueError(f"not a rate: {self.n_hits} of {self.n}")

    @property
    def value(self) -> float | None:
        return self.n_hits / self.n if self.n else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Wilson's interval at 95 %: honest near 0 and 1, where these rates live."""
        if not self.n:
            return None
        share, z2 = self.n_hits / self.n, Z_95**2
        centre = share + z2 / (2 * self.n)
        spread = Z_95 * math.sqrt(share * (1 - share) / self.n + z2 / (4 * self.n**2))
        low, high = ((centre + sign * spread) / (1 + z2 / self.n) for sign in (-1, 1))
        # Exact at both ends, where rounding would leave a trace.
        return low if self.n_hits else 0.0, high if self.n_hits < self.n else 1.0


@dataclass(frozen=True, slots=True)
class Mean:
    """An average that is no share of anything, so it has no such interval."""

    value: float | None
    n: int


@dataclass(frozen=True, kw_only=True, slots=True)
class FamilyMetrics:
    """`accuracy` is the share of right outcomes, so for a negative family the share not fooled."""

    accuracy: Rate
    over_abstention: Rate
    false_answers: Rate
    consistency: Rate
    citation_accuracy: Rate
    n_by_grade: Mapping[Grade, int]


@dataclass(frozen=True, kw_only=True, slots=True)
class Metrics:
    accuracy: Rate
    false_answers: Rate
    over_abstention: Rate
    citation_accuracy: Rate
    values_cited: Rate
    consistency: Rate
    recall_wrong: Rate
    errors: Rate
    set_f1: Mean
    first_pass: Rate
    mean_seconds: Mean
    by_family: Mapping[str, FamilyMetrics]
    by_level: Mapping[Level, Rate]

    @property
    def is_calibrated(self) -> bool | None:
        """Whether accuracy never falls as the confidence level rises; None below two levels."""
        values = [rate.value for rate in self.by_level.values() if rate.value is not None]
        return None if len(values) < 2 else values == sorted(values)


APART = frozenset({"64", "CONCEPT"})
"""Families reported apart, beside their own baselines: how often they are answered is recall, not
accuracy. That they are never answered wrongly is asked of them as of all others."""


def measured(results: Sequence[Result]) -> Metrics:
    """All metrics of one run."""
    asked = [r for r in results if not r.question.is_unanswerable]
    answerable = [r for r in asked if r.question.family not in APART] or asked
    unanswerable = [r for r in results if r.question.is_unanswerable]
    heard = [r for r in unanswerable if r.grade is not Grade.ERROR]
    responses = [r.response for r in results if r.response is not None]
    return Metrics(
        accuracy=_share(answerable, Grade.CORRECT),
        # A crash is no honest refusal: it neither helps nor counts here.
        false_answers=_share(heard, Grade.FALSE_ANSWER),
        over_abstention=_share(answerable, Grade.ABSTAINED),
        citation_accuracy=_cited(results),
        values_cited=Rate(
            sum(r.n_values_cited for r in results), sum(len(r.values) for r in responses)
        ),
        consistency=_consistency([*answerable, *unanswerable]),
        recall_wrong=_share([r for r in asked if r.question.family in APART], Grade.WRONG),
        errors=_share(results, Grade.ERROR),
        set_f1=_mean([_f1(r) for r in answerable if r.overlap is not None]),
        first_pass=Rate(sum(r.recovery_attempts == 0 for r in responses), len(responses)),
        mean_seconds=_mean([r.seconds for r in results]),
        by_family=_by_family(results),
        by_level=_by_level(results),
    )


def _share(results: Sequence[Result], grade: Grade) -> Rate:
    return Rate(sum(r.grade is grade for r in results), len(results))


def _cited(results: Sequence[Result]) -> Rate:
    return Rate(sum(r.n_verbatim for r in results), sum(r.n_citations for r in results))


def _mean(numbers: Sequence[float]) -> Mean:
    return Mean(math.fsum(numbers) / len(numbers) if numbers else None, len(numbers))


def _f1(result: Result) -> float:
    """Saying nothing is no agreement with an empty set."""
    is_silent = result.grade in (Grade.ABSTAINED, Grade.ERROR)
    has_values = result.response is not None and bool(result.response.values)
    return 0.0 if result.overlap is None or (is_silent and not has_values) else result.overlap.f1


def _consistency(results: Iterable[Result]) -> Rate:
    """Groups of wordings that all got the same outcome and values."""
    groups: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        groups[result.question.repo, result.question.paraphrase_group].append(result)
    several = [group for group in groups.values() if len(group) > 1]
    return Rate(sum(len({r.said for r in group}) == 1 for group in several), len(several))


def _by_family(results: Sequence[Result]) -> dict[str, FamilyMetrics]:
    """Every family there is; one without questions has n = 0."""
    by_family: dict[str, list[Result]] = {family: [] for family in FAMILIES}
    for result in results:
        by_family[result.question.family].append(result)
    found: dict[str, FamilyMetrics] = {}
    for family, own in by_family.items():
        answerable = [r for r in own if not r.question.is_unanswerable]
        negatives = [r for r in own if r.question.is_unanswerable and r.grade is not Grade.ERROR]
        found[family] = FamilyMetrics(
            accuracy=_share(own, Grade.CORRECT),
            over_abstention=_share(answerable, Grade.ABSTAINED),
            false_answers=_share(negatives, Grade.FALSE_ANSWER),
            consistency=_consistency(own),
            citation_accuracy=_cited(own),
            n_by_grade={grade: sum(r.grade is grade for r in own) for grade in Grade},
        )
    return found


def _by_level(results: Sequence[Result]) -> dict[Level, Rate]:
    """Of what was asserted at each confidence level, how much was right."""
    asserting = (Outcome.ANSWERED, Outcome.REFUTED)
    found: dict[Level, Rate] = {}
    for level in Level:
        said = [
            r
            for r in results
            if r.response is not None
            and r.response.outcome in asserting
            and r.response.level is level
        ]
        found[level] = _share(said, Grade.CORRECT)
    return found
