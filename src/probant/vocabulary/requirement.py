"""What an answer needs, and what is still missing.

The table of requirements is in `inquiry.requirements`. Next: capability.py.
"""

from __future__ import annotations

from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.question import Target
from probant.vocabulary.record import Record


class Requirement(Record, kw_only=True):
    """Evidence of one class, at least this good, about one target or about the relation."""

    evidence_class: EvidenceClass
    min_quality: Quality
    aspect: Aspect
    target: Target | None = None

    def concerns(self, entry: EvidenceEntry) -> bool:
        """Whether an entry speaks about what this asks for, and not about something else."""
        return (
            entry.evidence_class is self.evidence_class
            and entry.aspect is self.aspect
            and (self.target is None or entry.target == self.target)
        )


class Gap(Record, kw_only=True):
    """A requirement not yet met, with the best seen so far."""

    requirement: Requirement
    have: Quality
    because: str
