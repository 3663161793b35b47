"""The goals as a table: what is measured, by which function, and how far it may go.

Nothing here runs anything. The functions are in measurements.py, the verdicts in report.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks import measurements as measured
from benchmarks.arena import Arena, Sample


@dataclass(frozen=True, kw_only=True, slots=True)
class Goal:
    """Reached when every case's ratio is at most `limit`; `stretch` is what good would be."""

    number: int
    metric: str
    limit: float
    stretch: float
    cases: tuple[tuple[str, Callable[[Arena], Sample]], ...]
    unit: str = ""

    def __post_init__(self) -> None:
        if not self.cases or self.stretch > self.limit:
            raise ValueError(f"goal {self.number} has no case, or a stretch beyond its limit")


GOALS: tuple[Goal, ...] = (
    Goal(
        number=1,
        metric="cold facts index, wall ÷ ctags",
        limit=10,
        stretch=6,
        cases=(("", measured.cold_index_wall),),
    ),
    Goal(
        number=2,
        metric="cold index, CPU ÷ ast parse + walk",
        limit=1.2,
        stretch=0.8,
        cases=(("", measured.cold_index_cpu),),
    ),
    Goal(
        number=3,
        metric="refresh, nothing changed ÷ git status",
        limit=2,
        stretch=1.3,
        cases=(("", measured.refresh_unchanged),),
    ),
    Goal(
        number=4,
        metric="refresh after 10 files ÷ full ctags",
        limit=0.6,
        stretch=0.3,
        cases=(("", measured.refresh_after_edits),),
    ),
    Goal(
        number=5,
        metric="warm lookup p50 ÷ rg scan",
        limit=0.005,
        stretch=0.0005,
        cases=(("symbol", measured.symbol_lookup), ("callers", measured.caller_lookup)),
    ),
    Goal(
        number=6,
        metric="CLI symbol question ÷ rg scan",
        limit=2,
        stretch=1,
        cases=(("", measured.symbol_question),),
    ),
    Goal(
        number=7,
        metric="CLI phrase question ÷ rg scan",
        limit=2.5,
        stretch=1.2,
        cases=(("absent", measured.absent_phrase), ("present", measured.present_phrase)),
    ),
    Goal(
        number=8,
        metric="probant --version ÷ python -c pass",
        limit=3,
        stretch=1.6,
        cases=(("", measured.version),),
    ),
    Goal(
        number=10,
        metric="peak memory of a cold index, all processes",
        limit=300,
        stretch=160,
        unit="MB",
        cases=(("", measured.peak_memory),),
    ),
)
