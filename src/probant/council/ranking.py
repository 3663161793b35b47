"""The cross-review counted: who is shown what under which label, and who comes out on top.

Marks serve the chairman and, where there is none, the choice of a rationale; no mark reaches the
verdict. Next: dispositions.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.vocabulary.record import Record

WEIGHTS: Mapping[str, float] = {
    "accuracy": 0.35,
    "relevance": 0.10,
    "completeness": 0.20,
    "conciseness": 0.15,
    "clarity": 0.20,
}
CAPS: tuple[tuple[float, float], ...] = ((5, 4.0), (7, 7.0))
"""(accuracy below this, the most the score can be), strictest first."""
N_DIGITS = 4

Marks = tuple[int, ...]
Order = tuple[tuple[str, str], ...]
"""(label, reviewer name), in the order shown."""


class Standing(Record, kw_only=True):
    """One reviewer as the others see it. None where nobody else's ballot says anything of it."""

    name: str
    borda: float | None
    """0 for the last of every ballot, 1 for the first of every ballot."""
    score: float | None
    """The weighted mark, 1 to 10."""
    marks: tuple[tuple[str, float], ...] = ()
    """The mean mark for each dimension."""
    n_ballots: int = 0


class Ranking(Record):
    """All reviewers that were shown, best first."""

    standings: tuple[Standing, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.standings)
