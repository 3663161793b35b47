"""From samples to a verdict on each goal, as a table or as JSON.

A ratio is the median of one side over the median of the other; the spread says how much to trust.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import median

from benchmarks.arena import Arena, Sample
from benchmarks.goals import Goal, Shown
from probant.errors import ExecutionError

SCHEMA = "probant.benchmark/1"

N_LONG_ROUNDS = 2

Progress = Callable[[str], None]


class Verdict(Enum):
    STRETCH = "met, stretch too"
    MET = "met"
    MISSED = "missed"
    TOLD = "no limit"


@dataclass(frozen=True, kw_only=True, slots=True)
class Result:
    """One case of one goal after all rounds."""

    goal: Goal
    case: str
    samples: tuple[Sample, ...]

    def __post_init__(self) -> None:
        if not self.samples:
            raise ValueError("nothing was measured")

    @property
    def name(self) -> str:
        return f"{self.goal.metric}: {self.case}" if self.case else self.goal.metric

    @property
    def ours(self) -> float:
        return median(sample.ours for sample in self.samples)

    @property
    def yardstick(self) -> float:
        return median(sample.yardstick for sample in self.samples)

    @property
    def figure(self) -> float:
        return self.goal.figure(self.ours, self.yardstick)

    @property
    def spread(self) -> tuple[float, float]:
        """The lowest and the highest figure of a single round."""
        figures = [self.goal.figure(sample.ours, sample.yardstick) for sample in self.samples]
        return min(figures), max(figures)

    @property
    def verdict(self) -> Verdict:
        if self.goal.limit is None or self.goal.stretch is None:
            return Verdict.TOLD
        if self.figure > self.goal.limit:
            return Verdict.MISSED
        return Verdict.MET if self.figure > self.goal.stretch else Verdict.STRETCH


def measure(
    goals: Sequence[Goal], arena: Arena, *, n_rounds: int, progress: Progress
) -> tuple[Result, ...]:
    """Every case of every goal. One without a limit is left out where it cannot be measured."""
    results: list[Result] = []
    for goal in goals:
        for case, measurement in goal.cases:
            progress(f"goal {goal.key}: {goal.metric} {case}".rstrip())
            try:
                samples = _samples(goal, measurement, arena, n_rounds)
            except ExecutionError as error:
                if goal.limit is not None:
                    raise
                progress(f"goal {goal.key}: left out: {error}")
                continue
            results.append(Result(goal=goal, case=case, samples=samples))
    return tuple(results)


def _samples(
    goal: Goal, measurement: Callable[[Arena], Sample], arena: Arena, n_rounds: int
) -> tuple[Sample, ...]:
    """A first round only warms caches and is not counted."""
    if not goal.is_long:
        measurement(arena)
    n_counted = min(n_rounds, N_LONG_ROUNDS) if goal.is_long else n_rounds
    return tuple(measurement(arena) for _ in range(n_counted))


def any_missed(results: Sequence[Result]) -> bool:
    return any(result.verdict is Verdict.MISSED for result in results)


def all_met(results: Sequence[Result]) -> bool:
    """False also when there is nothing to judge."""
    judged = [result for result in results if result.verdict is not Verdict.TOLD]
    return bool(judged) and not any_missed(judged)


def as_text(results: Sequence[Result]) -> str:
    head = ("#", "metric", "measured", "goal", "stretch", "verdict", "ours", "beside", "rounds")
    rows = [head, *(_row(result) for result in results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        + "\n"
        for row in rows
    )


def _row(result: Result) -> tuple[str, ...]:
    goal = result.goal
    lowest, highest = result.spread
    say = _SIDES[goal.shown]
    return (
        goal.key,
        result.name,
        f"{_number(result.figure)} {goal.unit}".rstrip(),
        _limit(goal.limit),
        _limit(goal.stretch),
        result.verdict.value,
        say(result.ours),
        say(result.yardstick),
        f"{_number(lowest)} to {_number(highest)}",
    )


def as_json(results: Sequence[Result], *, n_rounds: int) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "rounds": n_rounds,
        "met": all_met(results),
        "results": [
            {
                "goal": result.goal.key,
                "metric": result.goal.metric,
                "case": result.case,
                "unit": result.goal.unit or ("exponent" if result.goal.factor else "ratio"),
                "measured": result.figure,
                "limit": result.goal.limit,
                "stretch": result.goal.stretch,
                "verdict": result.verdict.name.lower(),
                "samples": [[sample.ours, sample.yardstick] for sample in result.samples],
            }
            for result in results
        ],
    }


def _limit(value: float | None) -> str:
    return "" if value is None else f"≤ {_number(value)}"


def _number(value: float) -> str:
    """Three digits that matter."""
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def _duration(seconds: float) -> str:
    for factor, unit in ((1, "s"), (1_000, "ms")):
        if seconds * factor >= 1:
            return f"{_number(seconds * factor)} {unit}"
    return f"{_number(seconds * 1_000_000)} µs"


def _size(n_bytes: float) -> str:
    return f"{_number(n_bytes / 1_000_000)} MB"


_SIDES: Mapping[Shown, Callable[[float], str]] = {
    Shown.DURATIONS: _duration,
    Shown.SIZES: _size,
    Shown.ONE_SIDE: lambda _: "",
}
