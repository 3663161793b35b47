"""Does the council think for itself? Two shares that tell a rubber stamp from a review.

They are reported and change nothing. A share of nothing is None, never 0.
"""

from __future__ import annotations

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
