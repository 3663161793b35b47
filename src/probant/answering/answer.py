"""Everything one investigation has to say, as values. The JSON of it is `surfaces.wire`'s work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.answering.refusal import Refusal
from probant.vocabulary.claim import CheckedClaim
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Goal, Target
from probant.vocabulary.reading import Offer, Reading
from probant.vocabulary.record import Record
from probant.vocabulary.requirement import Gap, Requirement
from probant.vocabulary.ruling import Confidence, Ruling, StopReason
from probant.vocabulary.source import Citation, SkippedFile, Snapshot
from probant.vocabulary.value import Value

if TYPE_CHECKING:
    from probant.answering.narration import Narration


class Cited(Record):
    """A value and the numbers of the citations that show it."""

    value: Value
    citations: tuple[int, ...]


class Lead(Record):
    """A value that may be meant: never stated as fact. `why` says what speaks for it."""

    value: Value
    citations: tuple[int, ...]
    why: str
    quality: Quality


class Statement(Record):
    """A checked claim and the numbers of its citations."""

    checked: CheckedClaim
    citations: tuple[int, ...]


class TraceStep(Record):
    tool: str
    args: tuple[tuple[str, str], ...]
    status: str
    n_added: int


class Trace(Record, kw_only=True):
    steps: tuple[TraceStep, ...]
    recovery_attempts: int
    stop_reason: StopReason


class ResolvedTarget(Record):
    target: Target
    resolved: tuple[Value, ...]


class Answer(Record, kw_only=True):
    """An answer, or a refusal, with all that led to it."""

    question: str
    snapshot: Snapshot
    goal: Goal
    targets: tuple[ResolvedTarget, ...]
    text: str
    refusal: Refusal | None
    """Where nothing is confirmed, the text in its parts."""
    values: tuple[Cited, ...]
    leads: tuple[Lead, ...]
    """Best first."""
    citations: tuple[Citation, ...]
    statements: tuple[Statement, ...]
    requirements: tuple[Requirement, ...]
    qualities: tuple[Quality, ...]
    """What each requirement has, in their order, after corroboration."""
    gaps: tuple[Gap, ...]
    evidence: tuple[EvidenceEntry, ...]
    confidence: Confidence
    ruling: Ruling
    trace: Trace
    warnings: tuple[str, ...] = ()
    skipped: tuple[SkippedFile, ...] = ()
    narration: Narration | None = None
    reading: Reading | None = None
    """How the question was understood; None where a goal was made by the program itself."""
    offers: tuple[Offer, ...] = ()
    """Likely readings of a question that was not sure enough to be answered."""
    parts: tuple[Answer, ...] = ()
    """The answers of several questions in one, in their order."""
    heading: str = ""
    """What stands before the parts, where they only bear on what was asked."""
