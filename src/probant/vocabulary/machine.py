"""Nouns of the machine reviewer: the places that an item names, and what it says of the item.

What voices say, and what becomes of everything, is council.py's.
"""

from __future__ import annotations

from probant.vocabulary.council import Grounding, Status
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange


class Cited(Record, kw_only=True):
    """A place that an item's body names, as the machine reviewer found and checked it."""

    path: str
    lines: LineRange | None
    quote: str = ""
    rule: str = ""
    message: str = ""
    grounding: Grounding


class MachineOpinion(Record, kw_only=True):
    """What the machine reviewer says of one item: it may reject, never confirm."""

    evidence_id: str
    status: Status
    """REJECTED, UNRESOLVED (some place is wrong or nothing could be checked), ACKNOWLEDGED."""
    rationale: str
    places: tuple[Cited, ...] = ()

    def __post_init__(self) -> None:
        if self.status not in (Status.REJECTED, Status.UNRESOLVED, Status.ACKNOWLEDGED):
            raise ValueError(f"the machine reviewer cannot say {self.status.value}")
