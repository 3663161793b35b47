"""From the records of all stages to the response.

No judgement is made here; a value that is not in the records is not in the response either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from probant.council import response as wire
from probant.council.deciding.confidence import CouncilConfidence
from probant.council.deciding.measures import Measures, Share
from probant.council.deciding.outcome import Outcome
from probant.council.deciding.ranking import Ranking
from probant.council.intake.items import Issued, settled
from probant.council.prompts.budget import DEPTHS, Allocation
from probant.council.submission import VerifyRequest
from probant.vocabulary.council import (
    DIMENSIONS,
    Bearing,
    Covered,
    Disposition,
    EvidenceWarning,
    Heard,
    Item,
    Receipt,
    Suspicion,
    Verdict,
    VoiceStatus,
    WeighedFinding,
)
from probant.vocabulary.json_text import encodable as text
from probant.vocabulary.machine import Cited, MachineOpinion
from probant.vocabulary.source import Snapshot

EXIT_CODES: Mapping[Verdict, Literal[0, 1, 3]] = {
    Verdict.PASS: 0,
    Verdict.FAIL: 1,
    Verdict.UNCLEAR: 3,
}
_DIGITS = 3


def response_of(
    *,
    verification_id: str,
    request: VerifyRequest,
    snapshot: Snapshot,
    issued: Issued,
    allocation: Allocation,
    outcome: Outcome,
    machine: Sequence[MachineOpinion] = (),
    request_warnings: Sequence[str] = (),
    total_seconds: float,
    stage_seconds: Sequence[tuple[str, float]] = (),
    transcript_location: str | None = None,
) -> wire.VerifyResponse:
    """The whole response. `stage_seconds` by the names of the stages."""
    heard = (*outcome.reviews, *outcome.ballots, *outcome.synthesis)
    warnings = (
        *settled(issued.warnings, allocation.dropped),
        *allocation.warnings,
        *outcome.warnings,
    )
    return wire.VerifyResponse(
        verification_id=verification_id,
        snapshot=wire.SnapshotOut(
            commit=snapshot.commit, dirty=snapshot.dirty, tree_digest=snapshot.tree_digest
        ),
        tier=request.tier,
        verdict=outcome.verdict.value,
        verdict_reasons=[reason.value for reason in outcome.reasons],
        confidence=confidence_out(outcome.confidence),
        exit_code=EXIT_CODES[outcome.verdict],
        rationale=text(outcome.rationale),
        findings=[finding_out(one) for one in outcome.findings],
        rubric_scores=_rubric_scores(outcome.ranking),
        ranking=ranking_out(outcome.ranking),
        coverage=coverage_out(allocation.receipt),
        evidence_summary=_summary(request, outcome.dispositions),
        evidence_warnings=[warning_out(one) for one in warnings],
        suspicious_evidence=[suspicion_out(one) for one in outcome.suspicions],
        machine=[_machine(one) for one in machine],
        measures=measures_out(outcome.measures),
        request_warnings=[text(one) for one in request_warnings],
        input_metrics=metrics_of(request, issued.items, allocation),
        reviewers=[voice_out(one) for one in outcome.reviews],
        cross_review=[voice_out(one) for one in outcome.ballots],
        chairman=next((voice_out(one) for one in outcome.synthesis), None),
        timing=wire.Timing(
            total_s=round(total_seconds, _DIGITS),
            stages={name: round(seconds, _DIGITS) for name, seconds in stage_seconds},
        ),
        cost=cost_of(heard),
        transcript_location=transcript_location,
    )


# Parts


def metrics_of(
    request: VerifyRequest, items: Sequence[Item], allocation: Allocation
) -> wire.InputMetrics:
    """Null and `[]` ask for the same prompt; only the number requested tells them apart."""
    kept = allocation.kept
    return wire.InputMetrics(
        evidence_present=bool(items),
        evidence_chars_submitted=sum(len(item.content) for item in items),
        evidence_chars_rendered=allocation.evidence_chars_rendered,
        evidence_items_requested=None if request.evidence is None else len(items),
        evidence_items_kept=len(kept),
        evidence_items_dropped=len(items) - len(kept),
        evidence_items_blocking_requested=_n(items, Bearing.BLOCKING),
        evidence_items_blocking_kept=_n(kept, Bearing.BLOCKING),
        evidence_items_informational_requested=_n(items, Bearing.INFORMATIONAL),
        evidence_items_informational_kept=_n(kept, Bearing.INFORMATIONAL),
        evidence_max_chars=allocation.evidence_max_chars,
        evidence_truncated=len(kept) < len(items),
        prompt_chars=allocation.prompt.n_chars,
        file_chars=allocation.file_chars,
        file_max_chars=allocation.file_max_chars,
        tier_max_chars=DEPTHS[allocation.depth].max_chars,
    )


def disposition_out(one: Disposition) -> wire.EvidenceDisposition:
    return wire.EvidenceDisposition(
        evidence_id=one.item.evidence_id,
        request_index=one.item.request_index,
        source=one.item.source,
        strength=one.item.bearing.value,
        status=one.status.value,
        council_confirmed=one.is_confirmed,
        council_rationale=None if one.rationale is None else text(one.rationale),
        voices={text(name): status.value for name, status in one.voices},
    )


def warning_out(one: EvidenceWarning) -> wire.EvidenceWarning:
    return wire.EvidenceWarning(
        evidence_id=text(one.evidence_id),
        request_index=one.request_index,
        source=text(one.source),
        reason=one.reason.value,
        detail=text(one.detail),
        chars_attempted=one.chars_attempted,
        chars_kept=one.chars_kept,
    )


def finding_out(one: WeighedFinding) -> wire.ResponseFinding:
    found = one.finding
    return wire.ResponseFinding(
        severity=found.severity.value,
        path=text(one.grounding.path or found.path),
        start_line=found.first_line,
        end_line=found.last_line,
        quote=text(found.quote),
        description=text(found.description),
        dimension=text(found.dimension),
        grounded=one.grounding.is_grounded,
        ungrounded_because=None if one.grounding.is_grounded else text(one.grounding.why),
        reported_by=[text(name) for name in one.reported_by],
        critical_by=[text(name) for name in one.critical_by],
    )


def coverage_out(receipt: Receipt) -> wire.Coverage:
    return wire.Coverage(
        files=[_covered(one) for one in receipt.files], complete=receipt.is_complete
    )


def voice_out(one: Heard) -> wire.Voice:
    return wire.Voice(
        name=text(one.name),
        model=text(one.model),
        status=one.status.value,
        seconds=round(one.seconds, _DIGITS),
        detail=text(one.detail),
        tries=one.n_tries,
        prompt_tokens=one.prompt_tokens,
        completion_tokens=one.completion_tokens,
        usd=one.usd,
    )


def cost_of(heard: Sequence[Heard]) -> wire.Cost:
    """What was asked and has no price makes the whole unknown; nothing asked costs nothing."""
    asked = [one for one in heard if one.status is not VoiceStatus.NOT_ASKED]
    return wire.Cost(
        known=all(one.usd is not None for one in asked),
        usd=_sum(one.usd for one in asked),
        prompt_tokens=_whole_sum(one.prompt_tokens for one in asked),
        completion_tokens=_whole_sum(one.completion_tokens for one in asked),
    )


def _summary(
    request: VerifyRequest, dispositions: Iterable[Disposition]
) -> list[wire.EvidenceDisposition] | None:
    if request.evidence is None:
        return None
    return [disposition_out(one) for one in dispositions]


def suspicion_out(one: Suspicion) -> wire.SuspiciousEvidence:
    return wire.SuspiciousEvidence(evidence_id=text(one.evidence_id), quote=text(one.quote))


def measures_out(measures: Measures) -> wire.MeasuresOut:
    return wire.MeasuresOut(
        blocking_rejected=_share(measures.blocking_rejected),
        independent_findings=_share(measures.independent_findings),
    )


def confidence_out(found: CouncilConfidence) -> wire.Confidence:
    return wire.Confidence(
        level=found.level.value,
        because=text(found.because),
        grounding=text(found.grounding),
        coverage=text(found.coverage),
        agreement=text(found.agreement),
    )


def _rubric_scores(ranking: Ranking) -> wire.RubricScores:
    marks: dict[str, list[float]] = {name: [] for name in DIMENSIONS}
    for standing in ranking.standings:
        for name, mark in standing.marks:
            marks[name].append(mark)
    means = {name: round(sum(all_) / len(all_), 2) for name, all_ in marks.items() if all_}
    return wire.RubricScores(**means)


def ranking_out(ranking: Ranking) -> list[wire.RankedReview]:
    return [
        wire.RankedReview(
            name=text(one.name),
            borda=one.borda,
            score=one.score,
            marks=dict(one.marks),
            ballots=one.n_ballots,
        )
        for one in ranking.standings
    ]


def _covered(one: Covered) -> wire.CoveredFile:
    return wire.CoveredFile(
        path=text(one.path),
        status=one.sighting.value,
        ranges=[(lines.first, lines.last) for lines in one.ranges],
        reason=one.reason,
    )


def _machine(one: MachineOpinion) -> wire.MachineSaid:
    return wire.MachineSaid(
        evidence_id=one.evidence_id,
        status=one.status.value,
        rationale=text(one.rationale),
        places=[_place(place) for place in one.places],
    )


def _place(one: Cited) -> wire.MachinePlace:
    return wire.MachinePlace(
        path=text(one.path),
        start_line=None if one.lines is None else one.lines.first,
        end_line=None if one.lines is None else one.lines.last,
        rule=text(one.rule),
        grounded=one.grounding.is_grounded,
        ungrounded_because=None if one.grounding.is_grounded else text(one.grounding.why),
    )


def _share(one: Share) -> wire.ShareOf:
    return wire.ShareOf(count=one.n_hits, of=one.n, share=one.value)


def _n(items: Iterable[Item], bearing: Bearing) -> int:
    return sum(item.bearing is bearing for item in items)


def _sum(values: Iterable[float | None]) -> float | None:
    everything = list(values)
    known = [value for value in everything if value is not None]
    return round(sum(known), 6) if known or not everything else None


def _whole_sum(values: Iterable[int | None]) -> int | None:
    everything = list(values)
    known = [value for value in everything if value is not None]
    return sum(known) if known or not everything else None
