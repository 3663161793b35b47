"""The gate's output: what may be said, how surely, and what a follow-up may reuse.

Orders matter here: `TruthMode` is lowered by `min`, never raised. Last noun; then `workspace`.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.evidence import Quality
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath


class TruthStatus(Enum):
    FULL_CONFIRMED = "full_confirmed"
    PARTIAL_SUPPORTED = "partial_supported"
    BLOCKED_MISSING_ANCHOR = "blocked_missing_anchor"
    BLOCKED_ROUTE_EXPECTATION_FAILURE = "blocked_route_expectation_failure"
    BLOCKED_EXECUTION_ERROR = "blocked_execution_error"
    LIMITED_TEMPORAL_OR_CONTEXTUAL = "limited_temporal_or_contextual"


class TruthMode(OrderedEnum):
    """How surely the answer may speak, lowest first."""

    BLOCKED = "blocked"
    LIMITED = "limited"
    BOUNDED = "bounded"
    CONFIRMED = "confirmed"


class Coverage(Enum):
    FULL = "full"
    PARTIAL = "partial"
    NONE = "none"


class Grounding(Enum):
    GROUNDED = "grounded"
    PARTIALLY_GROUNDED = "partially_grounded"
    UNGROUNDED = "ungrounded"
    CONTRADICTED = "contradicted"


class Carryover(Enum):
    """What a follow-up may reuse of this answer."""

    FULL = "full"
    ROOT_ONLY = "root_only"
    OBJECT_ONLY = "object_only"
    META_ONLY = "meta_only"
    NONE = "none"


class Outcome(Enum):
    ANSWERED = "answered"
    REFUTED = "refuted"
    PARTIAL = "partial"
    INSUFFICIENT_EVIDENCE = "insufficient_evidence"
    ERROR = "error"


class StopReason(Enum):
    SATISFIED = "satisfied"
    EXHAUSTED = "exhausted"
    BUDGET = "budget"
    NOT_PERMITTED = "not_permitted"
    FAILED = "failed"


class ConfidenceLevel(OrderedEnum):
    NONE = "none"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    COMPLETE = "complete"


class Confidence(Record, kw_only=True):
    """Derived from three named properties; `because` says which of them decided."""

    level: ConfidenceLevel
    quality: Quality
    coverage: str
    agreement: str
    because: str


class Ruling(Record, kw_only=True):
    """What the gate decided. Wording may lower it, nothing may raise it."""

    status: TruthStatus
    outcome: Outcome
    truth_mode: TruthMode
    coverage: Coverage
    grounding: Grounding
    carryover: Carryover
    evidence_grade: Quality
    reasons: tuple[ReasonCode, ...]
    explanation: str | None
    unread: tuple[RepoPath, ...] = ()
    """Files that were not looked into and could change the answer."""
