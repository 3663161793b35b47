"""Who sits in the council and what it may spend: what a review is handed instead of settings.

Nothing is asked here. Without reviewers only the machine's view is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.llm.port import Model
from probant.vocabulary.council import Prices
from probant.vocabulary.record import Record

DEFAULT_MIN_REVIEWERS = 2
DEFAULT_MAX_CONCURRENCY = 8

_NO_PRICES: Mapping[str, tuple[float, float]] = {}
_UNBOUNDED: Mapping[str, int] = {}


class CouncilConfig(Record, kw_only=True):
    """Models by their part; the chairman and the narrator may be reviewers too."""

    reviewers: tuple[Model, ...] = ()
    chairman: Model | None = None
    narrator: Model | None = None
    reader: Model | None = None
    min_reviewers: int = DEFAULT_MIN_REVIEWERS
    """Fewer that answered are too few for a verdict."""
    max_concurrency: int = DEFAULT_MAX_CONCURRENCY
    """Questions under way at the same time."""
    max_cost_usd: float | None = None
    """A call that would take more than this in all is not made; None where no bound is set."""
    deadline_seconds: float | None = None
    """For the whole review, instead of the one of its depth."""
    prices: Prices = _NO_PRICES
    max_output_tokens: Mapping[str, int] = _UNBOUNDED
    """How long a reply may be, by the name of the model, where that is bounded."""
    notes: tuple[str, ...] = ()
    """What the user wants said with every review these models took part in."""
    secrets: tuple[str, ...] = ()
    """Values of key variables: they may appear in nothing that is shown or stored."""

    @property
    def has_models(self) -> bool:
        return bool(self.reviewers)
