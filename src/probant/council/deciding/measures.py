"""Does the council think for itself? Two shares that tell a rubber stamp from a review.

They are reported and change nothing. A share of nothing is None, never 0.
"""

from __future__ import annotations

from collections.abc import Iterable

from probant.vocabulary.council import Bearing, Disposition, Status, WeighedFinding
from probant.vocabulary.machine import Cited, MachineOpinion
from probant.vocabulary.record import Record


class Share(Record):
    """So many out of so many; no figure without its n."""

    n_hits: int
    n: int

    @property
    def value(self) -> float | None:
        return round(self.n_hits / self.n, 4) if self.n else None


class Measures(Record, kw_only=True):
    """`blocking_rejected`: of the blocking items; `independent_findings`: of the grounded findings
    of the models, those at places that no item of the evidence names."""

    blocking_rejected: Share
    independent_findings: Share


def measure(
    dispositions: Iterable[Disposition],
    findings: Iterable[WeighedFinding],
    machine: Iterable[MachineOpinion],
) -> Measures:
    """`findings` are those of the voices themselves, without the confirmed items."""
    blocking = [one for one in dispositions if one.item.bearing is Bearing.BLOCKING]
    places = [place for opinion in machine for place in opinion.places]
    grounded = [one for one in findings if one.grounding.is_grounded]
    return Measures(
        blocking_rejected=Share(sum(o.status is Status.REJECTED for o in blocking), len(blocking)),
        independent_findings=Share(
            sum(not any(_names(place, one) for place in places) for one in grounded),
            len(grounded),
        ),
    )


def _names(place: Cited, one: WeighedFinding) -> bool:
    """A place without lines is its whole file."""
    if (place.grounding.path or place.path) != one.grounding.path:
        return False
    found = one.finding
    return place.lines is None or (
        place.lines.first <= found.last_line and found.first_line <= place.lines.last
    )
