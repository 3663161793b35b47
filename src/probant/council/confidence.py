"""How sure the council may be: one of five names, the lowest of three properties, one sentence.

The properties are the grounding of the findings, the coverage, and the agreement of the reviewers
about the findings. Submitted evidence never enters, and no number is made of a level.
"""

from __future__ import annotations

from probant.vocabulary.record import Record
from probant.vocabulary.ruling import ConfidenceLevel


class CouncilConfidence(Record, kw_only=True):
    """`because` names the property that decided; the others stand beside it in words."""

    level: ConfidenceLevel
    grounding: str
    coverage: str
    agreement: str
    because: str
