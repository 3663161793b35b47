"""The verdict, recomputed from what checks; what the voices call it is one condition of several.

Only downwards: no reply can bring about a pass that the others and the code do not carry. Why it is
unclear is said in full. Next: confidence.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from probant.vocabulary.council import (
    CHAIRMAN,
    MACHINE,
    RESERVED_VOICES,
    TOO_MUCH_TO_SEARCH,
    Bearing,
    Covered,
    Disposition,
    Receipt,
    Review,
    Severity,
    Sighting,
    Spared,
    Status,
    Verdict,
    VerdictReason,
    VoiceStatus,
    WeighedFinding,
)
from probant.vocabulary.record import Record

TOO_LARGE = frozenset({"budget", "line_too_long", "too_large"})
"""Reasons of the receipt for a file that is left out for its size."""

SENTENCES: Mapping[VerdictReason, str] = {
    VerdictReason.NO_MODELS: "No model is configured, so nobody reviewed the code.",
    VerdictReason.INFRA_FAILURE: "A voice that was needed gave no reply that can be read.",
    VerdictReason.TIMEOUT: "A voice that was needed did not answer in time.",
    VerdictReason.TOO_FEW_REVIEWERS: "Fewer reviewers answered than are required.",
    VerdictReason.INPUT_TOO_LARGE: "A requested file did not fit and was not shown at all.",
    VerdictReason.INCOMPLETE_COVERAGE: "Not all of the requested files were shown in full.",
    VerdictReason.VERDICT_CONTRADICTS_DISPOSITIONS: (
        "The council says pass, yet a blocking item is confirmed."
    ),
    VerdictReason.BLOCKING_EVIDENCE_OPEN: "A blocking item is not rejected.",
    VerdictReason.UNCORROBORATED_CRITICAL: (
        "A critical finding checks, but too few voices report it."
    ),
    VerdictReason.UNGROUNDED_FINDINGS: (
        "A voice objects without a critical finding that checks, or a finding could not be read."
    ),
    VerdictReason.REVIEWERS_DISAGREE: "The voices do not agree on a pass or a fail.",
}
"""In the order in which reasons are given: what kept the council from working comes first."""

PASSED = "The chairman and a majority of the reviewers say pass, and nothing that checks objects."
FAILED = "Enough voices report a critical finding whose citation checks."


class Voice(Record, kw_only=True):
    """One that was asked; `review` is None unless its reply could be read."""

    name: str
    status: VoiceStatus
    review: Review | None = None
    spared: Spared | None = None

    @property
    def is_late(self) -> bool:
        return self.status is VoiceStatus.TIMEOUT or self.spared is Spared.NO_TIME


class Hearing(Record, kw_only=True):
    """All that the verdict depends on."""

    reviewers: tuple[Voice, ...]
    chairman: Voice | None
    findings: tuple[WeighedFinding, ...]
    dispositions: tuple[Disposition, ...]
    receipt: Receipt
    min_reviewers: int
    ranked: tuple[str, ...] = ()
    """Names of reviewers, best first; they settle nothing but whose words are the rationale."""

    @property
    def answered(self) -> tuple[Review, ...]:
        return tuple(one.review for one in self.reviewers if one.review)

    @property
    def synthesis(self) -> Review | None:
        return self.chairman.review if self.chairman else None

    @property
    def read(self) -> dict[str, Review]:
        named = {one.name: one.review for one in self.reviewers if one.review}
        return named | ({CHAIRMAN: self.synthesis} if self.synthesis else {})

    @property
    def is_enough(self) -> bool:
        return len(self.answered) >= max(1, self.min_reviewers)

    @property
    def has_majority_for_pass(self) -> bool:
        return self._is_majority(sum(one.verdict is Verdict.PASS for one in self.answered))

    @property
    def is_voted_pass(self) -> bool:
        chairman = self.synthesis
        return bool(chairman and chairman.verdict is Verdict.PASS and self.has_majority_for_pass)

    @property
    def grave(self) -> tuple[WeighedFinding, ...]:
        return tuple(one for one in self.findings if one.critical_by)

    @property
    def blocking(self) -> tuple[Disposition, ...]:
        return tuple(one for one in self.dispositions if one.item.bearing is Bearing.BLOCKING)

    def is_settled(self, one: Disposition) -> bool:
        """Rejected by the machine, or by more than half of all reviewers that were asked: one that
        fails must not make a pass easier than it would have been with its answer."""
        rejecting = {name for name, status in one.voices if status is Status.REJECTED}
        is_firm = 2 * len(rejecting - RESERVED_VOICES) > len(self.reviewers)
        return one.status is Status.REJECTED and (MACHINE in rejecting or is_firm)

    def is_carried(self, finding: WeighedFinding) -> bool:
        """Critical to a majority of the answering reviewers, or to the chairman and one of them."""
        n = sum(name != CHAIRMAN for name in finding.critical_by)
        return self._is_majority(n) or (n > 0 and CHAIRMAN in finding.critical_by)

    def _is_majority(self, n: int) -> bool:
        return 2 * n > len(self.answered)


class Decision(Record):
    verdict: Verdict
    reasons: tuple[VerdictReason, ...]
    """Empty unless the verdict is unclear."""
    rationale: str


def decide(hearing: Hearing) -> Decision:
    """1. Fail, if a critical finding that checks is reported by a majority of the answering
       reviewers, or by the chairman and one of them.
    2. Pass, if the chairman and a majority of the answering reviewers say pass and there is no
       reason why it is unclear: nobody has a critical finding that checks, no finding was lost
       in reading, coverage is complete, enough reviewers answered, and every blocking item is
       rejected, also if those that failed are counted as not rejecting it.
    3. Else unclear, with all the reasons.
    """
    # 1
    if any(hearing.is_carried(one) for one in hearing.grave):
        return Decision(Verdict.FAIL, (), _rationale(hearing, FAILED))
    # 2
    found = set(_reasons(hearing))
    if hearing.is_voted_pass and not found:
        return Decision(Verdict.PASS, (), _rationale(hearing, PASSED))
    # 3
    found = found or {VerdictReason.REVIEWERS_DISAGREE}
    reasons = tuple(reason for reason in SENTENCES if reason in found)
    own = " ".join(SENTENCES[reason] for reason in reasons)
    return Decision(Verdict.UNCLEAR, reasons, _rationale(hearing, own))


def _reasons(hearing: Hearing) -> Iterator[VerdictReason]:
    if not hearing.reviewers and hearing.chairman is None:
        yield VerdictReason.NO_MODELS
    elif hearing.receipt.shows_something or hearing.read:
        yield from _missing(hearing)
    if any(_is_left_out(one) for one in hearing.receipt.files):
        yield VerdictReason.INPUT_TOO_LARGE
    if not hearing.receipt.is_complete:
        yield VerdictReason.INCOMPLETE_COVERAGE
    if not all(hearing.is_settled(one) for one in hearing.blocking):
        yield VerdictReason.BLOCKING_EVIDENCE_OPEN
    if _is_contradiction(hearing):
        yield VerdictReason.VERDICT_CONTRADICTS_DISPOSITIONS
    if any(_is_unsearched(one) for one in hearing.findings):
        yield VerdictReason.UNGROUNDED_FINDINGS
    if hearing.grave:
        yield VerdictReason.UNCORROBORATED_CRITICAL
    if any(_mourns(one, hearing.receipt) for one in hearing.read.values()):
        yield VerdictReason.UNGROUNDED_FINDINGS
    if any(one.n_lost_findings for one in hearing.read.values()):
        yield VerdictReason.UNGROUNDED_FINDINGS
    if not hearing.is_voted_pass:
        yield from _objections(hearing)


def _missing(hearing: Hearing) -> Iterator[VerdictReason]:
    """Voices without which there is no verdict, and what became of them.

    A reviewer is needed only while too few have answered, the chairman once anybody has.
    """
    lost: list[Voice] = []
    if not hearing.is_enough:
        yield VerdictReason.TOO_FEW_REVIEWERS
        lost += [one for one in hearing.reviewers if one.review is None]
    if hearing.synthesis is None and (hearing.answered or hearing.chairman):
        lost.append(hearing.chairman or Voice(name=CHAIRMAN, status=VoiceStatus.FAILED))
    # A chairman who had nothing to read is missing for the reviewers' reasons.
    lost = [one for one in lost if one.spared is not Spared.NO_REVIEWS]
    if any(one.is_late for one in lost):
        yield VerdictReason.TIMEOUT
    if not all(one.is_late for one in lost):
        yield VerdictReason.INFRA_FAILURE


def _is_unsearched(one: WeighedFinding) -> bool:
    """Critical, and nobody knows whether its citation checks."""
    return one.finding.severity is Severity.CRITICAL and one.grounding.why == TOO_MUCH_TO_SEARCH


def _is_left_out(one: Covered) -> bool:
    return one.sighting is Sighting.OMITTED and one.reason in TOO_LARGE


def _is_contradiction(hearing: Hearing) -> bool:
    """Pass was said by those who lead, and a blocking item stands confirmed, or they confirm it."""
    chairman = hearing.synthesis
    if chairman is None:
        says_pass = hearing.has_majority_for_pass
    else:
        says_pass = chairman.verdict is Verdict.PASS
    return says_pass and any(
        one.status is Status.CONFIRMED or (CHAIRMAN, Status.CONFIRMED) in one.voices
        for one in hearing.blocking
    )


def _objections(hearing: Hearing) -> Iterator[VerdictReason]:
    """Why the voices do not carry a pass."""
    grounded = {name for one in hearing.grave for name in one.critical_by}
    if any(_objects(review) for name, review in hearing.read.items() if name not in grounded):
        yield VerdictReason.UNGROUNDED_FINDINGS
    if len({review.verdict for review in hearing.read.values()}) > 1:
        yield VerdictReason.REVIEWERS_DISAGREE


def _mourns(review: Review, receipt: Receipt) -> bool:
    """A critical finding in a file that the commit deletes can never check, so nobody's silence
    about it makes a pass."""
    return any(
        one.severity is Severity.CRITICAL and one.path.removeprefix("./") in receipt.deleted
        for one in review.findings
    )


def _objects(review: Review) -> bool:
    return review.verdict is Verdict.FAIL or any(
        one.severity is Severity.CRITICAL for one in review.findings
    )


def _rationale(hearing: Hearing, own: str) -> str:
    """The chairman's words, else those of the best review, else our own."""
    if hearing.synthesis:
        return hearing.synthesis.summary or hearing.synthesis.prose or own
    reviews = {one.name: one.review for one in hearing.reviewers if one.review}
    best = [name for name in hearing.ranked if name in reviews]
    for name in dict.fromkeys((*best, *reviews)):
        if reviews[name].summary:
            return reviews[name].summary
    return own
