"""What goes back over the wire: the response and all its parts, with the JSON names of the council.

Made from records and nothing else, so that a replay gives the same. What is said by models is
untrusted text here too: only its characters are made sure of, showing it is the surfaces' care.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SCHEMA: Literal["probant.verify/1"] = "probant.verify/1"

Strength = Literal["informational", "blocking"]
StatusName = Literal[
    "acknowledged",
    "confirmed",
    "rejected",
    "unresolved",
    "not_reviewed_due_to_budget",
    "parser_error",
]


class ResponsePart(BaseModel):
    model_config = ConfigDict(frozen=True, populate_by_name=True, serialize_by_alias=True)


class EvidenceDisposition(ResponsePart):
    """The council's answer to one submitted item."""

    evidence_id: str
    request_index: int = Field(ge=0)
    source: str
    strength: Strength
    status: StatusName
    council_confirmed: bool | None = None
    council_rationale: str | None = None
    voices: dict[str, StatusName] = {}


class EvidenceWarning(ResponsePart):
    """Something about an item that the caller should know."""

    evidence_id: str | None = None
    request_index: int | None = None
    source: str
    reason: Literal[
        "budget_overflow_dropped",
        "format_mismatch_rendered_as_text",
        "duplicate_source_disambiguated",
        "sentinel_like_content",
        "hallucinated_disposition",
        "disposition_mismatch",
    ]
    detail: str
    chars_attempted: int = Field(ge=0)
    chars_kept: int = Field(ge=0)


class SuspiciousEvidence(ResponsePart):
    """Text of an item that gives orders, as a voice reports it."""

    evidence_id: str
    quote: str


class ResponseFinding(ResponsePart):
    """A problem. Only a grounded one counts: path, lines and quote stand in the snapshot."""

    severity: Literal["critical", "major", "minor", "info"]
    path: str
    start_line: int
    end_line: int
    quote: str
    description: str
    dimension: str
    grounded: bool
    ungrounded_because: str | None = None
    reported_by: list[str]
    critical_by: list[str] = []


class CoveredFile(ResponsePart):
    path: str
    status: Literal["full", "partial", "omitted"]
    ranges: list[tuple[int, int]]
    """First and last line of each part that is shown."""
    reason: str | None = None


class Coverage(ResponsePart):
    files: list[CoveredFile]
    complete: bool


class Confidence(ResponsePart):
    level: Literal["none", "low", "medium", "high", "complete"]
    because: str
    grounding: str = ""
    coverage: str = ""
    agreement: str = ""


class RubricScores(ResponsePart):
    """The mean mark of all reviews for each dimension; null without a cross-review."""

    accuracy: float | None = None
    relevance: float | None = None
    completeness: float | None = None
    conciseness: float | None = None
    clarity: float | None = None


class RankedReview(ResponsePart):
    name: str
    borda: float | None
    score: float | None
    marks: dict[str, float]
    ballots: int


class Voice(ResponsePart):
    """One model at one stage."""

    name: str
    model: str
    status: Literal["answered", "unparsed", "cut", "timeout", "failed", "not_asked"]
    seconds: float
    detail: str = ""
    tries: int = 0
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    usd: float | None = None


class MachinePlace(ResponsePart):
    path: str
    start_line: int | None
    end_line: int | None
    rule: str
    grounded: bool
    ungrounded_because: str | None = None


class MachineSaid(ResponsePart):
    """What the machine reviewer found about one item."""

    evidence_id: str
    status: StatusName
    rationale: str
    places: list[MachinePlace]


class ShareOf(ResponsePart):
    count: int
    of: int
    share: float | None
    """null where there is nothing to have a share of."""


class MeasuresOut(ResponsePart):
    """Signs of a rubber stamp; they change nothing."""

    blocking_rejected: ShareOf
    independent_findings: ShareOf


class Timing(ResponsePart):
    total_s: float
    stages: dict[str, float]


class Cost(ResponsePart):
    """`known` only if every model that was asked has a price and told its tokens."""

    known: bool
    usd: float | None
    prompt_tokens: int | None
    completion_tokens: int | None


class InputMetrics(ResponsePart):
    """Counts only; no name of a tool may stand here."""

    evidence_present: bool
    evidence_chars_submitted: int
    evidence_chars_rendered: int
    evidence_items_requested: int | None
    evidence_items_kept: int
    evidence_items_dropped: int
    evidence_items_blocking_requested: int
    evidence_items_blocking_kept: int
    evidence_items_informational_requested: int
    evidence_items_informational_kept: int
    evidence_max_chars: int
    evidence_truncated: bool
    prompt_chars: int
    file_chars: int
    file_max_chars: int
    tier_max_chars: int


class SnapshotOut(ResponsePart):
    commit: str | None
    dirty: bool
    tree_digest: str


class VerifyResponse(ResponsePart):
    """The whole answer to a request."""

    schema_: Literal["probant.verify/1"] = Field(default=SCHEMA, alias="schema")
    verification_id: str
    snapshot: SnapshotOut
    tier: Literal["quick", "balanced", "high", "reasoning"]
    verdict: Literal["pass", "fail", "unclear"]
    verdict_reasons: list[str]
    confidence: Confidence
    exit_code: Literal[0, 1, 3, 4]
    """What the program ends with: the verdict's, or 4 where no transcript could be kept."""
    rationale: str
    findings: list[ResponseFinding]
    rubric_scores: RubricScores
    ranking: list[RankedReview]
    coverage: Coverage
    evidence_summary: list[EvidenceDisposition] | None
    evidence_warnings: list[EvidenceWarning]
    suspicious_evidence: list[SuspiciousEvidence]
    machine: list[MachineSaid]
    measures: MeasuresOut
    request_warnings: list[str]
    input_metrics: InputMetrics
    reviewers: list[Voice]
    cross_review: list[Voice]
    chairman: Voice | None
    timing: Timing
    cost: Cost
    transcript_location: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The response as plain JSON values."""
        return self.model_dump(mode="json", by_alias=True)


def response_schema() -> dict[str, Any]:
    """The JSON schema of a response."""
    return VerifyResponse.model_json_schema(by_alias=True, mode="serialization")
