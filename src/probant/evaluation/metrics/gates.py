"""What a run must reach, as a table; n = 0 never passes.

Next: report/report.py and report/figures.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from probant.evaluation.metrics.spread import N_PATTERNS


class Figure(Protocol):
    """Any number that knows its n."""

    @property
    def value(self) -> float | None: ...
    @property
    def n(self) -> int: ...
    @property
    def interval(self) -> tuple[float, float] | None: ...


class Direction(Enum):
    AT_LEAST = ">="
    AT_MOST = "<="


class Unit(Enum):
    SHARE = "share"
    POINTS = "points"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Gate:
    """`metric` names a figure of what is judged, such as `Metrics`."""

    metric: str
    direction: Direction
    threshold: float
    min_n: int = 1
    unit: Unit = Unit.SHARE

    @property
    def needs(self) -> str:
        """The threshold, for people."""
        match self.unit:
            case Unit.SHARE:
                wanted = f"{self.threshold:.2%}"
            case Unit.POINTS:
                wanted = f"{100 * self.threshold:g} points"
            case Unit.COUNT:
                wanted = f"{self.threshold:g}"
        return f"{self.direction.value} {wanted} in n >= {self.min_n}"


@dataclass(frozen=True, slots=True)
class GateResult:
    gate: Gate
    rate: Figure
    is_met: bool


GATES: tuple[Gate, ...] = (
    Gate("accuracy", Direction.AT_LEAST, 0.97),
    Gate("false_answers", Direction.AT_MOST, 0.0, min_n=400),
    Gate("unanswerables_right", Direction.AT_LEAST, 0.97),
    Gate("over_abstention", Direction.AT_MOST, 0.05),
    Gate("consistency", Direction.AT_LEAST, 0.95),
    Gate("citation_accuracy", Direction.AT_LEAST, 1.0),
    Gate("hallucination", Direction.AT_MOST, 0.0),
    # One in 200: a lost machine or a time limit, never a family that breaks down.
    Gate("errors", Direction.AT_MOST, 0.005),
)
"""Of any run, on one repository too."""

PUBLIC_GATES: tuple[Gate, ...] = (
    *GATES,
    Gate("fact_coverage", Direction.AT_LEAST, 0.90),
    Gate("repositories", Direction.AT_LEAST, 14, unit=Unit.COUNT),
    Gate("patterns", Direction.AT_LEAST, N_PATTERNS, unit=Unit.COUNT),
    Gate("recall_wrong", Direction.AT_MOST, 0.03),
    Gate("renamed_gap", Direction.AT_MOST, 0.02, unit=Unit.POINTS),
)
"""Of the public corpus as a whole: one package cannot have every pattern."""


def judged(metrics: object, gates: Sequence[Gate] = GATES) -> tuple[GateResult, ...]:
    return tuple(_judged(gate, getattr(metrics, gate.metric)) for gate in gates)


def _judged(gate: Gate, rate: Figure) -> GateResult:
    value = rate.value
    if value is None or rate.n < max(1, gate.min_n):
        return GateResult(gate, rate, is_met=False)
    if gate.direction is Direction.AT_LEAST:
        return GateResult(gate, rate, is_met=value >= gate.threshold)
    return GateResult(gate, rate, is_met=value <= gate.threshold)
