"""Counts results into rates, each with its n and intervals; what was not measured is None.

Exact definitions stand in docs/metrics.md. Next: gates.py decides on these, report/ prints them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.arms import Gap, gap
from probant.evaluation.metrics.consistency import Agreement, agreements, pairwise, strict
from probant.evaluation.metrics.effort import Percentiles, first_pass, percentiles, recovered
from probant.evaluation.metrics.languages import language_of, main_languages
from probant.evaluation.metrics.rates import Amount, Mean, Rate, counted, mean, share
from probant.evaluation.metrics.risk import (
    Area,
    LevelMetrics,
    accuracy_by_level,
    augrc,
    by_least_level,
    is_calibrated,
    share_by_level,
)
from probant.evaluation.metrics.spread import Diversity, diversity, well_known
from probant.evaluation.questions.truth import Question
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.subjects.response import Level

__all__ = [
    "APART", "UNMEASURED", "Amount", "FamilyMetrics", "Mean", "Metrics", "Rate", "Slice",
    "measured",
]  # fmt: skip

FULL = "full_confirmed"


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
class Slice:
    """The headline figures of a part of the run: one language, repository or arm."""

    accuracy: Rate
    false_answers: Rate
    over_abstention: Rate
    citation_accuracy: Rate
    consistency: Rate


@dataclass(frozen=True, kw_only=True, slots=True)
class Metrics:
    accuracy: Rate
    false_answers: Rate
    unanswerables_right: Rate
    over_abstention: Rate
    citation_accuracy: Rate
    values_cited: Rate
    consistency: Rate
    consistency_pairwise: Rate
    hallucination: Rate
    recall_wrong: Rate
    errors: Rate
    set_f1: Mean
    first_pass: Rate
    first_pass_success: Rate
    recovery_success: Rate
    steps: Mean
    mean_seconds: Mean
    latency: Percentiles
    augrc: Area
    by_level: Mapping[Level, Rate]
    share_by_level: Mapping[Level, Rate]
    by_least_level: Mapping[Level, LevelMetrics]
    by_family: Mapping[str, FamilyMetrics]
    by_language: Mapping[str, Slice]
    by_repo: Mapping[str, Slice]
    by_arm: Mapping[str, Slice]
    well_known: Slice
    less_known: Slice
    renamed_gap: Gap
    stripped_gap: Gap
    fact_coverage: Rate
    repositories: Amount
    patterns: Amount
    diversity: Diversity

    @property
    def is_calibrated(self) -> bool | None:
        """Whether accuracy never falls as the confidence level rises; None below two levels."""
        return is_calibrated(self.by_level)


UNMEASURED = Rate(0, 0)
APART = frozenset({"64", "CONCEPT"})
"""Families reported apart, beside their own baselines: how often they are answered is recall, not
accuracy. How often they are answered wrongly has a gate of its own."""


def measured(results: Sequence[Result], *, fact_coverage: Rate = UNMEASURED) -> Metrics:
    """All metrics of one subject in one run; what facts could be asked is counted elsewhere."""
    headline = [r for r in results if r.question.family not in APART]
    counting = [r for r in headline if not r.question.is_unanswerable]
    heard = _answered(results)
    groups = agreements(results)
    compared = [g for g in groups if g.question.family not in APART]
    whole = _slice(results, groups)
    main = main_languages(results)
    known = well_known(results)
    spread = diversity(results)
    cut = _Cut(results, groups)
    return Metrics(
        accuracy=whole.accuracy,
        false_answers=whole.false_answers,
        unanswerables_right=_share(
            [r for r in headline if r.question.is_unanswerable], Grade.CORRECT
        ),
        over_abstention=whole.over_abstention,
        citation_accuracy=whole.citation_accuracy,
        values_cited=_values_cited(results),
        consistency=strict(compared),
        consistency_pairwise=pairwise(compared),
        hallucination=_hallucination(results),
        recall_wrong=_share([r for r in results if r.question.family in APART], Grade.WRONG),
        errors=_share(results, Grade.ERROR),
        set_f1=mean([(r.question.repo, _f1(r)) for r in counting if r.overlap is not None]),
        first_pass=first_pass(results),
        first_pass_success=share(_answered(counting), _is_right_at_once),
        recovery_success=recovered(counting),
        steps=mean([(r.question.repo, len(r.response.steps)) for r in heard if r.response]),
        mean_seconds=mean([(r.question.repo, r.seconds) for r in heard]),
        latency=percentiles([r.seconds for r in heard]),
        augrc=augrc(headline),
        by_level=accuracy_by_level(headline),
        share_by_level=share_by_level(headline),
        by_least_level=by_least_level(headline),
        by_family=_by_family(results, groups),
        by_language=cut.by(lambda question: language_of(question, main)),
        by_repo=cut.by(lambda question: question.repo),
        by_arm=cut.by(lambda question: question.arm),
        well_known=cut.where(lambda question: question.repo in known),
        less_known=cut.where(lambda question: question.repo not in known),
        renamed_gap=gap(counting, "renamed"),
        stripped_gap=gap(counting, "stripped"),
        fact_coverage=fact_coverage,
        repositories=spread.repositories,
        patterns=spread.patterns,
        diversity=spread,
    )


class _Cut:
    """Parts of the results, each with its own headline figures."""

    def __init__(self, results: Sequence[Result], groups: Sequence[Agreement]) -> None:
        self._results = results
        self._groups = groups

    def by(self, key: Callable[[Question], str]) -> dict[str, Slice]:
        results: dict[str, list[Result]] = {}
        groups: dict[str, list[Agreement]] = {}
        for result in self._results:
            results.setdefault(key(result.question), []).append(result)
        for group in self._groups:
            groups.setdefault(key(group.question), []).append(group)
        return {name: _slice(results[name], groups.get(name, [])) for name in sorted(results)}

    def where(self, is_in: Callable[[Question], bool]) -> Slice:
        parts = self.by(lambda question: "in" if is_in(question) else "out")
        return parts["in"] if "in" in parts else _slice((), ())


def _slice(results: Sequence[Result], groups: Sequence[Agreement]) -> Slice:
    headline = [r for r in results if r.question.family not in APART]
    counting = [r for r in headline if not r.question.is_unanswerable]
    heard = [r for r in headline if r.question.is_unanswerable and r.grade is not Grade.ERROR]
    return Slice(
        accuracy=_share(counting, Grade.CORRECT),
        # A crash is no honest refusal: it does not help here, and has a gate of its own.
        false_answers=_share(heard, Grade.FALSE_ANSWER),
        over_abstention=_share(counting, Grade.ABSTAINED),
        citation_accuracy=_cited(results),
        consistency=strict(g for g in groups if g.question.family not in APART),
    )


def _answered(results: Iterable[Result]) -> list[Result]:
    return [r for r in results if r.response is not None]


def _is_right_at_once(result: Result) -> bool:
    is_first = result.response is not None and result.response.recovery_attempts == 0
    return is_first and result.grade is Grade.CORRECT


def _share(results: Iterable[Result], grade: Grade) -> Rate:
    return share(results, lambda result: result.grade is grade)


def _cited(results: Iterable[Result]) -> Rate:
    return counted((r.question.repo, r.n_verbatim, r.n_citations) for r in results)


def _values_cited(results: Iterable[Result]) -> Rate:
    return counted(
        (r.question.repo, r.n_values_cited, len(r.response.values))
        for r in results
        if r.response is not None
    )


def _hallucination(results: Iterable[Result]) -> Rate:
    """Claims that no citation carries, in answers that call themselves fully confirmed."""
    return counted(
        (r.question.repo, r.response.n_unverified_claims, r.response.n_claims)
        for r in results
        if r.response is not None and r.response.gate_status == FULL
    )


def _f1(result: Result) -> float:
    """Saying nothing is no agreement with an empty set."""
    is_silent = result.grade in (Grade.ABSTAINED, Grade.ERROR)
    has_values = result.response is not None and bool(result.response.values)
    return 0.0 if result.overlap is None or (is_silent and not has_values) else result.overlap.f1


def _by_family(results: Sequence[Result], groups: Sequence[Agreement]) -> dict[str, FamilyMetrics]:
    """Every family there is; one without questions has n = 0."""
    by_family: dict[str, list[Result]] = {family: [] for family in FAMILIES}
    for result in results:
        by_family.setdefault(result.question.family, []).append(result)
    agreed: dict[str, list[Agreement]] = {}
    for group in groups:
        agreed.setdefault(group.question.family, []).append(group)
    found: dict[str, FamilyMetrics] = {}
    for family, own in by_family.items():
        answerable = [r for r in own if not r.question.is_unanswerable]
        negatives = [r for r in own if r.question.is_unanswerable and r.grade is not Grade.ERROR]
        found[family] = FamilyMetrics(
            accuracy=_share(own, Grade.CORRECT),
            over_abstention=_share(answerable, Grade.ABSTAINED),
            false_answers=_share(negatives, Grade.FALSE_ANSWER),
            consistency=strict(agreed.get(family, ())),
            citation_accuracy=_cited(own),
            n_by_grade={grade: sum(r.grade is grade for r in own) for grade in Grade},
        )
    return found
