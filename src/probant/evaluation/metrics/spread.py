"""How much ground a run covers: repositories, question patterns, routes; and what is well known.

Next: metrics.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.rates import Amount

N_PATTERNS = 87
"""Families 1 to 66 and U1 to U21; `19.RETURN` is a variant of 19, concepts are no pattern."""
PATTERNS = frozenset(
    {*(str(number) for number in range(1, 67)), *(f"U{number}" for number in range(1, 22))}
)
RENAMED = "renamed"
RENAMED_PATTERN = "U21"


@dataclass(frozen=True, kw_only=True, slots=True)
class Diversity:
    """`routes`: distinct pairs of what was understood and which tools were used for it."""

    repositories: Amount
    patterns: Amount
    routes: Amount
    missing: tuple[str, ...]
    """Patterns nothing was asked of."""


def diversity(results: Sequence[Result]) -> Diversity:
    n = len(results)
    asked = {pattern_of(r.question.family) for r in results}
    # The renamed copy is the pattern: all that is asked about it belongs there.
    asked |= {RENAMED_PATTERN for r in results if r.question.arm == RENAMED}
    routes = {route for r in results if (route := _route(r)) is not None}
    return Diversity(
        repositories=_amount(len({r.question.repo for r in results}), n),
        patterns=_amount(len(asked & PATTERNS), n),
        routes=_amount(len(routes), sum(_route(r) is not None for r in results)),
        missing=tuple(sorted(PATTERNS - asked, key=_rank)),
    )


def pattern_of(family: str) -> str:
    return family.partition(".")[0]


def well_known(results: Sequence[Result]) -> frozenset[str]:
    """Repositories of the corpus that a model is likely to have seen."""
    return _listed() & {r.question.repo for r in results}


@lru_cache(maxsize=1)
def _listed() -> frozenset[str]:
    from probant.evaluation.corpus import pinned

    return frozenset(package.label for package in pinned() if package.well_known)


def _route(result: Result) -> tuple[str | None, frozenset[str]] | None:
    said = result.response
    if said is None or (said.relation is None and not said.steps):
        return None
    return said.relation, frozenset(said.steps)


def _amount(value: int, n: int) -> Amount:
    return Amount(value if n else None, n)


def _rank(pattern: str) -> tuple[bool, int]:
    return pattern.startswith("U"), int(pattern.removeprefix("U"))
