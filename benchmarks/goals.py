"""The goals as a table: what is measured, by which function, and how far it may go.

Nothing here runs anything. The functions are in measurements.py, the verdicts in report.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

from benchmarks import checks, growth
from benchmarks import measurements as measured
from benchmarks.arena import Arena, Sample
from benchmarks.packages import CPP, TYPESCRIPT


class Shown(Enum):
    """What the two sides of a ratio are, or that there is only one."""

    DURATIONS = "durations"
    SIZES = "sizes"
    ONE_SIDE = "one side"


@dataclass(frozen=True, kw_only=True, slots=True)
class Goal:
    """Reached when every case's figure is at most `limit`; `stretch` is what good would be.

    Without a limit it is only told. The figure is the ratio, or, where both sides differ in size
    by `factor`, its growth exponent. `is_long`: no round only to warm up, and few of them.
    """

    key: str
    metric: str
    limit: float | None
    stretch: float | None
    cases: tuple[tuple[str, Callable[[Arena], Sample]], ...]
    unit: str = ""
    shown: Shown = Shown.DURATIONS
    factor: float | None = None
    is_long: bool = False

    def __post_init__(self) -> None:
        is_bound = self.limit is not None and self.stretch is not None
        if not self.cases or is_bound != (self.limit is not None or self.stretch is not None):
            raise ValueError(f"goal {self.key} has no case, or only half a limit")
        if self.limit is not None and self.stretch is not None and self.stretch > self.limit:
            raise ValueError(f"goal {self.key} has a stretch beyond its limit")

    def figure(self, ours: float, yardstick: float) -> float:
        ratio = ours / yardstick
        return ratio if self.factor is None else math.log(ratio) / math.log(self.factor)


GOALS: tuple[Goal, ...] = (
    Goal(
        key="1",
        metric="cold index, wall ÷ ctags",
        limit=10,
        stretch=6,
        cases=(("", measured.cold_index_wall),),
    ),
    Goal(
        key="2",
        metric="cold index, CPU ÷ ast parse + walk",
        limit=1.2,
        stretch=0.8,
        cases=(("", measured.cold_index_cpu),),
    ),
    Goal(
        key="3",
        metric="refresh, nothing changed ÷ git status",
        limit=2,
        stretch=1.3,
        cases=(("", measured.refresh_unchanged),),
    ),
    Goal(
        key="4",
        metric="refresh after 10 files ÷ full ctags",
        limit=0.6,
        stretch=0.3,
        cases=(("", measured.refresh_after_edits),),
    ),
    Goal(
        key="5",
        metric="warm whole question p50 ÷ rg scan",
        limit=0.08,
        stretch=0.03,
        cases=(("", measured.warm_question),),
    ),
    Goal(
        key="6",
        metric="CLI symbol question ÷ rg scan",
        limit=2,
        stretch=1.3,
        cases=(("", measured.symbol_question),),
    ),
    Goal(
        key="7",
        metric="CLI phrase question ÷ rg scan",
        limit=2.2,
        stretch=1.3,
        cases=(("absent", measured.absent_phrase), ("present", measured.present_phrase)),
    ),
    Goal(
        key="8",
        metric="probant --version ÷ python -c pass",
        limit=3,
        stretch=1.6,
        cases=(("", measured.version),),
    ),
    Goal(
        key="9",
        metric="whole cache ÷ (0.8 × indexed source + 0.5 × text)",
        limit=1,
        stretch=0.6,
        shown=Shown.SIZES,
        is_long=True,
        cases=(("", measured.cache_size),),
    ),
    Goal(
        key="10",
        metric="peak memory of a cold index, all processes",
        limit=300,
        stretch=160,
        unit="MB",
        shown=Shown.ONE_SIDE,
        cases=(("", measured.peak_memory),),
    ),
    Goal(
        key="11",
        metric="growth exponent at 10×, cold index",
        limit=1.05,
        stretch=1.05,
        factor=growth.FACTOR,
        is_long=True,
        cases=(("", growth.cold_index),),
    ),
    Goal(
        key="11",
        metric="growth exponent at 10×, refresh command, nothing changed",
        limit=0.7,
        stretch=0.7,
        factor=growth.FACTOR,
        cases=(("", growth.refresh),),
    ),
    Goal(
        key="11",
        metric="growth exponent at 10×, warm question p50",
        limit=0.2,
        stretch=0.2,
        factor=growth.FACTOR,
        cases=(("", growth.warm_question),),
    ),
    Goal(
        key="12",
        metric="checking one citation ÷ rg scan",
        limit=0.005,
        stretch=0.002,
        cases=(("", checks.one_citation),),
    ),
    Goal(
        key="13",
        metric=f"check of {checks.N_CITATIONS:,} citations ÷ rg scan",
        limit=10,
        stretch=4,
        cases=(("", checks.many_citations),),
    ),
    Goal(
        key="14",
        metric="CLI question what calls X ÷ rg scan",
        limit=3,
        stretch=1.5,
        cases=(("", measured.caller_question),),
    ),
    Goal(
        key="15",
        metric="search, index warm ÷ rg scan",
        limit=1,
        stretch=0.6,
        cases=(("command", measured.search_command), ("process", measured.search_in_process)),
    ),
    *(
        Goal(
            key=key,
            metric=f"cold index, {sources.language} ({sources.package.label})",
            limit=None,
            stretch=None,
            shown=shown,
            unit=unit,
            is_long=True,
            cases=((case, partial(measurement, sources=sources)),),
        )
        for key, sources in (("ts", TYPESCRIPT), ("c++", CPP))
        for case, measurement, unit, shown in (
            ("wall ÷ ctags", measured.cold_index_of, "", Shown.DURATIONS),
            ("speed", measured.cold_speed_of, "MB/s", Shown.ONE_SIDE),
        )
    ),
)
