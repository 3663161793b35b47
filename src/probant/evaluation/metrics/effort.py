"""What an answer took: recoveries, and the time, which never goes into a committed file.

Next: metrics.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.rates import Rate, share


@dataclass(frozen=True, kw_only=True, slots=True)
class Percentiles:
    """Seconds within which half, and 95 of 100, came back."""

    p50: float | None
    p95: float | None
    n: int


def percentiles(seconds: Sequence[float]) -> Percentiles:
    """By nearest rank: each is a time that was really measured."""
    ranked = sorted(seconds)
    if not ranked:
        return Percentiles(p50=None, p95=None, n=0)
    p50, p95 = (ranked[-(-len(ranked) * percent // 100) - 1] for percent in (50, 95))
    return Percentiles(p50=p50, p95=p95, n=len(ranked))


def first_pass(results: Iterable[Result]) -> Rate:
    """Of all that came back, those that needed no recovery."""
    return share([r for r in results if r.response is not None], _is_first_pass)


def recovered(answerable: Iterable[Result]) -> Rate:
    """Of the answerable questions that took a recovery, those that ended right."""
    tried = [r for r in answerable if r.response is not None and not _is_first_pass(r)]
    return share(tried, lambda result: result.grade is Grade.CORRECT)


def _is_first_pass(result: Result) -> bool:
    return result.response is not None and result.response.recovery_attempts == 0
