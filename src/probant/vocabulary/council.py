"""Nouns of the council: what is submitted, what voices say, what becomes of it.

`Bearing` is the wire's `strength`, `Depth` the wire's `tier`. What a voice says is kept apart from
what code makes of it: `SaidDisposition` and `Finding` are hearsay, `Disposition` and
`WeighedFinding` are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath

CHAIRMAN = "chairman"
MACHINE = "machine"
RESERVED_VOICES = frozenset({CHAIRMAN, MACHINE})
"""Names no reviewer may have: `Disposition.voices` and `reported_by` use them."""


class Depth(Enum):
    """How much a review may read and how long it may take."""

    QUICK = "quick"
    BALANCED = "balanced"
    HIGH = "high"
    REASONING = "reasoning"


class Bearing(Enum):
    """What the caller thinks an item means: context, or a failure to be confirmed or rejected."""

    INFORMATIONAL = "informational"
    BLOCKING = "blocking"


class BodyFormat(Enum):
    MARKDOWN = "markdown"
    JSON = "json"
    TEXT = "text"


class Item(Record, kw_only=True):
    """One submitted piece of evidence under the id it was issued. Its content is untrusted."""

    evidence_id: str
    request_index: int
    source: str
    format: BodyFormat
    content: str
    bearing: Bearing


class WarningReason(Enum):
    BUDGET_OVERFLOW_DROPPED = "budget_overflow_dropped"
    FORMAT_MISMATCH_RENDERED_AS_TEXT = "format_mismatch_rendered_as_text"
    DUPLICATE_SOURCE_DISAMBIGUATED = "duplicate_source_disambiguated"
    SENTINEL_LIKE_CONTENT = "sentinel_like_content"
    HALLUCINATED_DISPOSITION = "hallucinated_disposition"
    DISPOSITION_MISMATCH = "disposition_mismatch"


class EvidenceWarning(Record, kw_only=True):
    """Something about an item that the caller should know."""

    evidence_id: str
    request_index: int | None
    source: str
    reason: WarningReason
    detail: str
    chars_attempted: int = 0
    chars_kept: int = 0


# Files and what of them was shown


class Sighting(Enum):
    """How much of a requested file stands in the prompt."""

    FULL = "full"
    PARTIAL = "partial"
    OMITTED = "omitted"


DELETED = "deleted"
"""Reason of a file that is shown as it was before the commit deleted it, be it whole or in part."""


class Covered(Record, kw_only=True):
    """One line of the coverage receipt. `reason` says why it is not full, or that it is deleted."""

    path: RepoPath
    sighting: Sighting
    ranges: tuple[LineRange, ...] = ()
    reason: str | None = None


class Receipt(Record):
    """What of the requested files the final prompt really contains."""

    files: tuple[Covered, ...]

    @property
    def is_complete(self) -> bool:
        """A receipt without files covers nothing."""
        return bool(self.files) and all(one.sighting is Sighting.FULL for one in self.files)

    @property
    def deleted(self) -> frozenset[RepoPath]:
        """Files that were shown as they were before the commit deleted them."""
        return frozenset(
            one.path
            for one in self.files
            if one.reason == DELETED and one.sighting is not Sighting.OMITTED
        )

    @property
    def shows_something(self) -> bool:
        return any(one.sighting is not Sighting.OMITTED for one in self.files)


# What voices say


class Verdict(Enum):
    PASS = "pass"  # noqa: S105 - a verdict
    FAIL = "fail"
    UNCLEAR = "unclear"


class Severity(OrderedEnum):
    INFO = "info"
    MINOR = "minor"
    MAJOR = "major"
    CRITICAL = "critical"


class Finding(Record, kw_only=True):
    """A problem as a voice reports it; nothing of it is checked yet, the path is any text."""

    severity: Severity
    path: str
    first_line: int
    last_line: int
    quote: str
    description: str
    dimension: str = ""


class Status(Enum):
    """What became of an item."""

    ACKNOWLEDGED = "acknowledged"
    CONFIRMED = "confirmed"
    REJECTED = "rejected"
    UNRESOLVED = "unresolved"
    NOT_REVIEWED = "not_reviewed_due_to_budget"
    PARSER_ERROR = "parser_error"


class SaidDisposition(Record, kw_only=True):
    """What a voice says of an id; source and bearing as it repeats them, None where it does not."""

    evidence_id: str
    status: Status
    source: str | None = None
    bearing: Bearing | None = None
    rationale: str | None = None


class Suspicion(Record, kw_only=True):
    """Text of an item that tries to give orders, as a voice reports it."""

    evidence_id: str
    quote: str


class Review(Record, kw_only=True):
    """A reviewer's reply or the chairman's, read strictly; `prose` stood before the block."""

    verdict: Verdict
    summary: str
    findings: tuple[Finding, ...] = ()
    dispositions: tuple[SaidDisposition, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()
    prose: str = ""
    n_malformed: int = 0
    """Findings and dispositions that were left out because they are not what was asked for."""
    n_lost_findings: int = 0
    """The findings among them; nobody knows how grave they are."""


DIMENSIONS = ("accuracy", "relevance", "completeness", "conciseness", "clarity")
"""The rubric of the cross-review; the weights are ranking.py's."""


class Ballot(Record, kw_only=True):
    """One reviewer's marks for the others. Labels are anonymous; `order` maps them back.

    `scores` holds, for each label, the five marks in the order of `DIMENSIONS`.
    """

    voter: str
    order: tuple[tuple[str, str], ...]
    """(label, reviewer name), in the order shown."""
    scores: tuple[tuple[str, tuple[int, ...]], ...]
    ranking: tuple[str, ...]


# What code makes of it


class Grounding(Record, kw_only=True):
    """Whether the cited place and quote of a finding stand in the snapshot; `why` if not."""

    is_grounded: bool
    path: RepoPath | None = None
    why: str = ""


TOO_MUCH_TO_SEARCH = "there is too much to search"
"""`Grounding.why` of a citation that nobody held against the snapshot to the end."""


class WeighedFinding(Record, kw_only=True):
    """The same problem as one or more voices report it, with what the snapshot says."""

    finding: Finding
    grounding: Grounding
    reported_by: tuple[str, ...]
    critical_by: tuple[str, ...] = ()
    """Those of them who call it critical; nobody where it is not grounded."""


class Disposition(Record, kw_only=True):
    """The council's answer to one item; exactly one for each that was submitted."""

    item: Item
    status: Status
    rationale: str | None
    voices: tuple[tuple[str, Status], ...] = ()

    @property
    def is_confirmed(self) -> bool | None:
        return {Status.CONFIRMED: True, Status.REJECTED: False}.get(self.status)


class VerdictReason(Enum):
    """Why a verdict is unclear."""

    INFRA_FAILURE = "infra_failure"
    TIMEOUT = "timeout"
    INCOMPLETE_COVERAGE = "incomplete_coverage"
    TOO_FEW_REVIEWERS = "too_few_reviewers"
    BLOCKING_EVIDENCE_OPEN = "blocking_evidence_open"
    VERDICT_CONTRADICTS_DISPOSITIONS = "verdict_contradicts_dispositions"
    UNGROUNDED_FINDINGS = "ungrounded_findings"
    UNCORROBORATED_CRITICAL = "uncorroborated_critical"
    REVIEWERS_DISAGREE = "reviewers_disagree"
    NO_MODELS = "no_models"
    INPUT_TOO_LARGE = "input_too_large"


class Spared(Enum):
    """Why a model was not asked."""

    NO_TIME = "no_time"
    COST = "cost"
    NO_CODE = "no_code"
    """The prompt would show no line of the files."""
    NO_REVIEWS = "no_reviews"
    """Nobody said anything that the chairman could read."""


class VoiceStatus(Enum):
    """What became of asking a model."""

    ANSWERED = "answered"
    UNPARSED = "unparsed"
    """It answered, but not with the block that was asked for."""
    CUT = "cut"
    """Its answer stopped before its end."""
    TIMEOUT = "timeout"
    FAILED = "failed"
    NOT_ASKED = "not_asked"
    """`Spared` says why."""


class Heard(Record, kw_only=True):
    """One question to one model and what came of it: what a stage of the transcript stores.

    `text` is the raw reply. Everything else is derived from it again at each replay.
    """

    name: str
    model: str
    stage: str
    status: VoiceStatus
    seconds: float
    text: str = ""
    detail: str = ""
    n_tries: int = 0
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    usd: float | None = None
    prompt_sha256: str = ""
    order: tuple[tuple[str, str], ...] = ()
    """For a ballot: (label, reviewer name) as shown."""
    spared: Spared | None = None
    """Only where it was not asked."""


Prices = Mapping[str, tuple[float, float]]
"""US dollars for a million prompt and completion tokens, by reviewer name."""
