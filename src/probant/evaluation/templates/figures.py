"""Counts a run of outside templates: what its gates are about, by family, half and package.

Families 64 and the like are reported apart, as everywhere. A figure stands with its n; n = 0 passes
no gate. Next: telling.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.gates import Direction, Gate, Unit
from probant.evaluation.metrics.metrics import APART, FULL
from probant.evaluation.metrics.rates import Rate, counted, share
from probant.evaluation.questions.generate import is_chosen
from probant.evaluation.questions.truth import Templated, TemplateKind
from probant.evaluation.templates.asking import fits
from probant.evaluation.templates.goals import goal_read, is_the_familys
from probant.evaluation.templates.reading import Templates, is_first_half

GATES: tuple[Gate, ...] = (
    Gate("accuracy", Direction.AT_LEAST, 0.95),
    Gate("false_answers", Direction.AT_MOST, 0.0),
    Gate("near_misses", Direction.AT_MOST, 0.01),
    Gate("consistency", Direction.AT_LEAST, 0.88),
    Gate("gap", Direction.AT_MOST, 0.03, unit=Unit.POINTS),
)


@dataclass(frozen=True, slots=True)
class HalfGap:
    """How far accuracy on one half of the templates is from that on the other."""

    first: Rate
    second: Rate

    @property
    def n(self) -> int:
        return min(self.first.n, self.second.n)

    @property
    def value(self) -> float | None:
        if self.first.value is None or self.second.value is None:
            return None
        return abs(self.first.value - self.second.value)

    @property
    def interval(self) -> None:
        return None


@dataclass(frozen=True, kw_only=True, slots=True)
class FamilyFigures:
    accuracy: Rate
    consistency: Rate
    near_misses: Rate
    n_by_grade: Mapping[Grade, int]
    n_skipped: int
    """Pairs of a template and a fact that it does not fit."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Figures:
    accuracy: Rate
    accuracy_with_apart: Rate
    false_answers: Rate
    near_misses: Rate
    consistency: Rate
    first_half: Rate
    second_half: Rate
    errors: Rate
    by_family: Mapping[str, FamilyFigures]
    false_by_kind: Mapping[str, Rate]
    by_repo: Mapping[str, tuple[Rate, Rate, Rate, Rate]]
    """Accuracy, false answers, near misses, consistency."""
    n_skipped: int
    never_asked: Mapping[str, int]
    """Family → templates that fitted no fact of any tree."""

    @property
    def gap(self) -> HalfGap:
        return HalfGap(self.first_half, self.second_half)


def counted_figures(
    results: Sequence[Result], templates: Templates, families: Collection[str] | None = None
) -> Figures:
    """`families` are those that were to be asked, None all of them."""
    asks = [r for r in results if _kind(r) is TemplateKind.ASKS]
    headline = [r for r in asks if r.question.family not in APART]
    near = [r for r in results if _kind(r) is TemplateKind.NEAR]
    twins = [r for r in results if _kind(r) is TemplateKind.TWIN]
    skipped = _n_skipped(results, templates)
    by_repo: dict[str, list[Result]] = {}
    for result in results:
        by_repo.setdefault(result.question.repo, []).append(result)
    return Figures(
        accuracy=_right(headline),
        accuracy_with_apart=_right(asks),
        false_answers=_false(twins),
        near_misses=share(near, is_near_miss),
        consistency=strict(headline),
        first_half=_right(r for r in headline if is_first_half(r.question.wording)),
        second_half=_right(r for r in headline if not is_first_half(r.question.wording)),
        errors=share(results, lambda r: r.grade is Grade.ERROR),
        by_family={
            family: _of_family(
                [r for r in asks if r.question.family == family],
                [r for r in near if r.question.family == family],
                skipped[family],
            )
            for family in templates.families
        },
        false_by_kind=_grouped(twins, lambda r: r.question.family, _false),
        by_repo={repo: _of_repo(own) for repo, own in sorted(by_repo.items())},
        n_skipped=skipped.total(),
        never_asked=_never_asked(results, templates, families),
    )


def is_near_miss(result: Result) -> bool:
    """Whether a template that means something else was confirmed as its family's question."""
    templated, response = result.question.templated, result.response
    if templated is None or response is None or response.gate_status != FULL:
        return False
    read = goal_read(result.answer) if result.answer is not None else None
    return read is not None and is_the_familys(templated, read)


def is_miss(result: Result) -> bool:
    """Whether the row speaks against the reader: by what its template is for."""
    match _kind(result):
        case TemplateKind.NEAR:
            return is_near_miss(result)
        case TemplateKind.TWIN:
            return result.grade in (Grade.FALSE_ANSWER, Grade.ERROR)
    return result.grade is not Grade.CORRECT


def strict(asks: Iterable[Result]) -> Rate:
    """Of the facts asked in two templates or more, those for which every answer was right."""
    groups: dict[tuple[str, str, str], list[Result]] = {}
    for result in asks:
        groups.setdefault(result.question.fact, []).append(result)
    return counted(
        (repo, int(all(r.grade is Grade.CORRECT for r in group)), 1)
        for (repo, _, _), group in groups.items()
        if len(group) > 1
    )


def templated_of(result: Result) -> Templated:
    if result.question.templated is None:
        raise ValueError(f"{result.question.id} was not asked in an outside template")
    return result.question.templated


def _kind(result: Result) -> TemplateKind:
    return templated_of(result).kind


def _right(results: Iterable[Result]) -> Rate:
    return share(results, lambda result: result.grade is Grade.CORRECT)


def _false(twins: Iterable[Result]) -> Rate:
    """A crash is no honest refusal, and no false answer either: errors are counted apart."""
    heard = [r for r in twins if r.grade is not Grade.ERROR]
    return share(heard, lambda result: result.grade is Grade.FALSE_ANSWER)


def _of_family(asks: Sequence[Result], near: Sequence[Result], n_skipped: int) -> FamilyFigures:
    return FamilyFigures(
        accuracy=_right(asks),
        consistency=strict(asks),
        near_misses=share(near, is_near_miss),
        n_by_grade=Counter(r.grade for r in asks),
        n_skipped=n_skipped,
    )


def _of_repo(results: Sequence[Result]) -> tuple[Rate, Rate, Rate, Rate]:
    asks = [r for r in results if _kind(r) is TemplateKind.ASKS and r.question.family not in APART]
    return (
        _right(asks),
        _false(r for r in results if _kind(r) is TemplateKind.TWIN),
        share([r for r in results if _kind(r) is TemplateKind.NEAR], is_near_miss),
        strict(asks),
    )


def _grouped(
    results: Iterable[Result],
    key: Callable[[Result], str],
    figure: Callable[[Sequence[Result]], Rate],
) -> dict[str, Rate]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return {name: figure(own) for name, own in groups.items()}


def _n_skipped(results: Sequence[Result], templates: Templates) -> Counter[str]:
    """By family: each fact beside each template of its family that does not fit it."""
    facts = {
        (r.question.repo, r.question.arm, t.family, t.words, t.part)
        for r in results
        if (t := templated_of(r)).kind is not TemplateKind.TWIN
    }
    found: Counter[str] = Counter()
    for _, _, family, words, part in facts:
        own = [t for t in templates.listed if t.family == family]
        found[family] += sum(not fits(template, dict(words), part) for template in own)
    return found


def _never_asked(
    results: Sequence[Result], templates: Templates, families: Collection[str] | None
) -> dict[str, int]:
    asked = {
        (t.family, r.question.wording)
        for r in results
        if (t := templated_of(r)).kind is not TemplateKind.TWIN
    }
    counts = Counter(
        t.family
        for t in templates.listed
        if (t.family, t.text) not in asked and is_chosen(t.family, families)
    )
    return {family: counts[family] for family in templates.families if counts[family]}
