"""From everything that is stored about a council to everything that is said about it.

One pure function, `conclude`, which the live run and every replay call. Raw replies are the truth:
they are read again here, whatever status they were stored under.
"""

from __future__ import annotations

from probant.council.confidence import CouncilConfidence
from probant.council.measures import Measures
from probant.council.ranking import Ranking
from probant.vocabulary.council import (
    Disposition,
    EvidenceWarning,
    Finding,
    Grounding,
    Heard,
    Item,
    MachineOpinion,
    Receipt,
    Suspicion,
    Verdict,
    VerdictReason,
    WeighedFinding,
)
from probant.vocabulary.record import Record


class Material(Record, kw_only=True):
    """All that the outcome depends on. `groundings` has a line for each of `cited(material)`."""

    items: tuple[Item, ...]
    """Every submitted item, in request order."""
    kept_ids: tuple[str, ...]
    """Ids of the items that stand in the prompt."""
    receipt: Receipt
    shown: tuple[str, ...]
    """Texts of the files as the prompt shows them, without line numbers: no reply may be one."""
    reviews: tuple[Heard, ...] = ()
    ballots: tuple[Heard, ...] = ()
    synthesis: tuple[Heard, ...] = ()
    """The chairman's, or nothing."""
    groundings: tuple[tuple[Finding, Grounding], ...] = ()
    machine: tuple[MachineOpinion, ...] = ()
    min_reviewers: int = 2


class Outcome(Record, kw_only=True):
    """What the council comes to. `reviews` and `synthesis` carry their status as read here."""

    verdict: Verdict
    reasons: tuple[VerdictReason, ...]
    rationale: str
    confidence: CouncilConfidence
    findings: tuple[WeighedFinding, ...]
    dispositions: tuple[Disposition, ...]
    warnings: tuple[EvidenceWarning, ...]
    """What the dispositions gave rise to, and nothing else."""
    suspicions: tuple[Suspicion, ...]
    ranking: Ranking
    measures: Measures
    reviews: tuple[Heard, ...]
    ballots: tuple[Heard, ...]
    synthesis: tuple[Heard, ...]


def cited(material: Material) -> tuple[Finding, ...]:
    """The findings of all replies that can be read, each place once: what has to be grounded."""
    raise NotImplementedError


def conclude(material: Material) -> Outcome:
    raise NotImplementedError
