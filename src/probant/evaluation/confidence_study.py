"""Two models of confidence over the same investigations: the derived level and the weighted score.

Pure: from results to what each model says of right and wrong answers. It judges neither; the text
that says where one fails is report/confidence_table.py.

    answers    investigations that ended with an assertion, right or wrong
    the rest   those that ended without one, most of them about what is not there
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.effort import recovered
from probant.evaluation.metrics.rates import Rate, share
from probant.evaluation.metrics.risk import (
    accuracy_by_level,
    area,
    covered,
    is_assertion,
    is_calibrated,
)
from probant.evaluation.subjects.response import Level
from probant.evaluation.weighted_confidence import (
    BANDS,
    RECOVERY_THRESHOLD,
    STOP_THRESHOLD,
    Band,
    band_of,
)

N_BINS = 10
MAX_RECOVERY = 0.20
"""The share of recoveries that the weighted model was to bring about."""
SEPARATING = 0.75
"""An area above this is called a separation; a coin reaches 0.5."""
RISING = tuple(Level)
SEPARATE_BANDS = (Band.STRONG, Band.ADEQUATE, Band.WEAK)

Score = Callable[[Result], float | None]


@dataclass(frozen=True, kw_only=True, slots=True)
class Separation:
    """How a model's scores of two sorts of investigations lie to each other.

    `auc` is the chance that one of the first sort scores above one of the second, ties half.
    """

    n_right: int
    n_wrong: int
    auc: float | None
    above_median: Rate
    """Of the second sort, those that score at or above the median of the first."""
    overlap: float | None
    """Common area of the two histograms: 0 apart, 1 the same."""
    right_bins: tuple[int, ...]
    wrong_bins: tuple[int, ...]

    @property
    def is_apart(self) -> bool | None:
        return None if self.auc is None else self.auc > SEPARATING


@dataclass(frozen=True, kw_only=True, slots=True)
class Model:
    """One model: `by_step` is how many investigations fall into each of its levels or bands."""

    name: str
    n: int
    by_step: Mapping[str, Rate]
    accuracy: Mapping[str, Rate]
    """Of the answers in each level or band, how many were right."""
    answers: Separation
    """Right answers against wrong ones."""
    answered: Separation
    """Right answers against everything that is none: wrong, or not answered."""
    augrc: float | None
    n_augrc: int
    curve: tuple[tuple[float, float, float], ...]
    """Score, coverage when answers below it are left out, and the share of the rest not right."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Study:
    n: int
    n_unscored: int
    """Investigations without a weighted score: an error, or an answerer that lists no evidence."""
    derived: Model
    weighted: Model
    is_calibrated: bool | None
    recovered: Rate
    recovered_answerable: Rate
    below_threshold: Rate
    """Weighted score below the recovery threshold at the end: it would have gone on looking."""
    below_stop: Rate
    right_below_threshold: Rate
    """Of those, the ones whose outcome was right as it was: looking on could only have harmed."""
    missed_above_threshold: Rate
    """Of the answerable questions that got no right answer, those it would not have recovered."""
    first_pass: Rate
    """Of the answerable questions, those answered right without a recovery."""
    recovery_success: Rate
    """Of the answerable questions that took a recovery, those answered right."""

    @property
    def bands_populated(self) -> int:
        return sum(self.weighted.by_step[band.value].n_hits > 0 for band in SEPARATE_BANDS)


def study(results: Sequence[Result]) -> Study:
    """Both models over `results`; only what has a response and a weighted score counts."""
    scored = [r for r in results if r.response is not None and r.weighted is not None]
    answerable = [r for r in scored if not r.question.is_unanswerable]
    low = [r for r in scored if _is_low(r)]
    missed = [r for r in answerable if not _is_right(r)]
    return Study(
        n=len(scored),
        n_unscored=len(results) - len(scored),
        derived=_derived(scored),
        weighted=_weighted(scored),
        is_calibrated=is_calibrated(accuracy_by_level(scored)),
        recovered=share(scored, _has_recovered),
        recovered_answerable=share(answerable, _has_recovered),
        below_threshold=share(scored, _is_low),
        below_stop=share(scored, lambda r: r.weighted is not None and r.weighted < STOP_THRESHOLD),
        right_below_threshold=share(low, _is_right),
        missed_above_threshold=share(missed, lambda r: not _is_low(r)),
        first_pass=share(answerable, lambda r: _is_right(r) and not _has_recovered(r)),
        recovery_success=recovered(answerable),
    )


def _derived(scored: Sequence[Result]) -> Model:
    def score(result: Result) -> float | None:
        return None if result.response is None else float(RISING.index(result.response.level))

    def step(result: Result) -> str:
        return "" if result.response is None else result.response.level.value

    def bin_of(number: float) -> int:
        return int(number)

    names = tuple(level.value for level in RISING)
    return _model("derived", scored, names, step, score, bin_of, len(names))


def _weighted(scored: Sequence[Result]) -> Model:
    def score(result: Result) -> float | None:
        return result.weighted

    def step(result: Result) -> str:
        return band_of(result.weighted or 0.0).value

    def bin_of(number: float) -> int:
        return min(int(number * N_BINS + 1e-9), N_BINS - 1)

    names = tuple(band.value for band, _ in reversed(BANDS))
    return _model("weighted", scored, names, step, score, bin_of, N_BINS)


def _model(
    name: str,
    scored: Sequence[Result],
    names: Sequence[str],
    step: Callable[[Result], str],
    score: Score,
    bin_of: Callable[[float], int],
    n_bins: int,
) -> Model:
    answers = [r for r in scored if is_assertion(r)]
    right = [r for r in answers if _is_right(r)]
    known = {id(r) for r in right}
    wrong = [r for r in answers if id(r) not in known]
    rest = [r for r in scored if id(r) not in known]
    tiers = _tiers(covered(scored), score)
    return Model(
        name=name,
        n=len(scored),
        by_step={own: share(scored, partial(_is_in, step, own)) for own in names},
        accuracy={own: share([r for r in answers if step(r) == own], _is_right) for own in names},
        answers=separation(_numbers(right, score), _numbers(wrong, score), bin_of, n_bins),
        answered=separation(_numbers(right, score), _numbers(rest, score), bin_of, n_bins),
        augrc=area([(n, n_failed) for _, n, n_failed in tiers]),
        n_augrc=sum(n for _, n, _ in tiers),
        curve=_curve(tiers),
    )


def _is_in(step: Callable[[Result], str], own: str, result: Result) -> bool:
    return step(result) == own


def separation(
    right: Sequence[float], wrong: Sequence[float], bin_of: Callable[[float], int], n_bins: int
) -> Separation:
    right_bins, wrong_bins = _binned(right, bin_of, n_bins), _binned(wrong, bin_of, n_bins)
    middle = median(right) if right else None
    n_above = 0 if middle is None else sum(number >= middle for number in wrong)
    return Separation(
        n_right=len(right),
        n_wrong=len(wrong),
        auc=auc(right, wrong),
        above_median=Rate(n_above, len(wrong) if middle is not None else 0),
        overlap=_overlap(right_bins, wrong_bins),
        right_bins=right_bins,
        wrong_bins=wrong_bins,
    )


def auc(right: Sequence[float], wrong: Sequence[float]) -> float | None:
    """By ranks; None where one sort is empty, since then nothing can be told apart."""
    if not right or not wrong:
        return None
    ordered = sorted(wrong)
    wins = sum(bisect_left(ordered, n) + bisect_right(ordered, n) for n in right)
    return wins / (2 * len(right) * len(wrong))


def _binned(
    numbers: Sequence[float], bin_of: Callable[[float], int], n_bins: int
) -> tuple[int, ...]:
    counts = [0] * n_bins
    for number in numbers:
        counts[bin_of(number)] += 1
    return tuple(counts)


def _overlap(right: Sequence[int], wrong: Sequence[int]) -> float | None:
    if not sum(right) or not sum(wrong):
        return None
    return sum(min(a / sum(right), b / sum(wrong)) for a, b in zip(right, wrong, strict=True))


def _numbers(results: Sequence[Result], score: Score) -> list[float]:
    return [number for number in map(score, results) if number is not None]


def _tiers(results: Sequence[Result], score: Score) -> list[tuple[float | None, int, int]]:
    """Answers by falling score, silence (None) last: how many of each, and how many not right."""
    by_score: dict[float | None, list[Result]] = {}
    for result in results:
        by_score.setdefault(score(result) if is_assertion(result) else None, []).append(result)
    falling = sorted((number for number in by_score if number is not None), reverse=True)
    ordered = [*falling, *([None] if None in by_score else [])]
    return [
        (number, len(by_score[number]), sum(not _is_right(r) for r in by_score[number]))
        for number in ordered
    ]


def _curve(
    tiers: Sequence[tuple[float | None, int, int]],
) -> tuple[tuple[float, float, float], ...]:
    total = sum(n for _, n, _ in tiers)
    points, n_taken, n_failed = [], 0, 0
    for score, n, failed in tiers:
        if score is None:
            continue
        n_taken, n_failed = n_taken + n, n_failed + failed
        points.append((score, n_taken / total, n_failed / n_taken))
    return tuple(points)


def _has_recovered(result: Result) -> bool:
    return result.response is not None and result.response.recovery_attempts > 0


def _is_low(result: Result) -> bool:
    return result.weighted is not None and result.weighted < RECOVERY_THRESHOLD


def _is_right(result: Result) -> bool:
    return result.grade is Grade.CORRECT
