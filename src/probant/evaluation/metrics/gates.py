"""What a run must reach, as a table; n = 0 never passes.

Next: report/report.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from probant.evaluation.metrics.metrics import Metrics, Rate


class Direction(Enum):
    AT_LEAST = ">="
    AT_MOST = "<="


@dataclass(frozen=True, slots=True)
class Gate:
    """`metric` names a rate of `Metrics`."""

    metric: str
    direction: Direction
    threshold: float
    min_n: int = 1


@dataclass(frozen=True, slots=True)
class GateResult:
    gate: Gate
    rate: Rate
    is_met: bool


GATES: tuple[Gate, ...] = (
    Gate("accuracy", Direction.AT_LEAST, 0.97),
    Gate("false_answers", Direction.AT_MOST, 0.0, min_n=400),
    Gate("over_abstention", Direction.AT_MOST, 0.05),
    Gate("consistency", Direction.AT_LEAST, 0.95),
    Gate("citation_accuracy", Direction.AT_LEAST, 1.0),
)


def judged(metrics: Metrics, gates: Sequence[Gate] = GATES) -> tuple[GateResult, ...]:
    return tuple(_judged(gate, getattr(metrics, gate.metric)) for gate in gates)


def _judged(gate: Gate, rate: Rate) -> GateResult:
    value = rate.value
    if value is None or rate.n < max(1, gate.min_n):
        return GateResult(gate, rate, is_met=False)
    if gate.direction is Direction.AT_LEAST:
        return GateResult(gate, rate, is_met=value >= gate.threshold)
    return GateResult(gate, rate, is_met=value <= gate.threshold)
