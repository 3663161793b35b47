"""What a verdict rests on, a line each: coverage, voices, confidence, cost, where it is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.council.response import CoveredFile, VerifyResponse, Voice
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, counted
from probant.surfaces.verify.wording import VOICES, has_spoken
from probant.vocabulary.council import DELETED, Sighting, VoiceStatus

MAX_FILES_TOLD = 4
MAX_DETAIL = 120
MAX_RANGES_TOLD = 3


def footing(response: VerifyResponse) -> Iterator[tuple[str, str]]:
    """(what it is about, what is so)."""
    if response.snapshot.commit:
        yield "commit", response.snapshot.commit[:12]
    yield "coverage", coverage_of(response)
    yield from _voices(response)
    yield "confidence", one_line(response.confidence.because)
    measures = _measures(response)
    if measures:
        yield "measures", measures
    yield "prompt", _read(response)
    if response.reviewers or response.chairman:
        yield "cost", _cost(response)
    if response.transcript_location:
        yield "transcript", one_line(response.transcript_location)


def coverage_of(response: VerifyResponse) -> str:
    """`complete: 3 files whole`, or what is missing and why."""
    files = response.coverage.files
    whole = [one for one in files if Sighting(one.status) is Sighting.FULL]
    rest = [one for one in files if Sighting(one.status) is not Sighting.FULL]
    head = "complete" if response.coverage.complete else "incomplete"
    gone = [one for one in whole if one.reason == DELETED]
    told = [f"{counted(len(whole), 'file')} whole"]
    told += [f"deleted by the commit, last text shown: {_named(gone)}"] if gone else []
    told += [_missing(one) for one in rest[:MAX_FILES_TOLD]]
    if len(rest) > MAX_FILES_TOLD:
        told.append(f"{len(rest) - MAX_FILES_TOLD} more not whole")
    if not has_spoken(response):
        told.append("no model has read it")
    return f"{head}: {'; '.join(told)}"


def deletions_of(response: VerifyResponse) -> str:
    """What the commit deletes and the review saw, in a sentence; "" where there is nothing."""
    gone = [one for one in response.coverage.files if one.reason == DELETED]
    return f"The commit deletes {_named(gone)}; the last text was reviewed." if gone else ""


def _named(files: Sequence[CoveredFile]) -> str:
    names = ", ".join(one_line(clipped(one.path, 100)) for one in files[:MAX_FILES_TOLD])
    more = len(files) - MAX_FILES_TOLD
    return f"{names} and {more} more" if more > 0 else names


def _missing(one: CoveredFile) -> str:
    """A file and what of it was not seen."""
    name = one_line(clipped(one.path, 100))
    why = f" ({one_line(clipped(one.reason.replace('_', ' '), MAX_DETAIL))})" if one.reason else ""
    if Sighting(one.status) is Sighting.OMITTED:
        return f"{name} left out{why}"
    lines = ", ".join(f"{first}-{last}" for first, last in one.ranges[:MAX_RANGES_TOLD])
    more = ", …" if len(one.ranges) > MAX_RANGES_TOLD else ""
    return f"{name} only lines {lines}{more}{why}"


def _voices(response: VerifyResponse) -> Iterator[tuple[str, str]]:
    for number, voice in enumerate(response.reviewers):
        yield "" if number else "reviewers", _voice(voice)
    failed = [one for one in response.cross_review if one.status != VoiceStatus.ANSWERED.value]
    for number, voice in enumerate(failed):
        yield "" if number else "cross-review", _voice(voice)
    if response.chairman is not None:
        yield "chairman", _voice(response.chairman)


def _voice(one: Voice) -> str:
    status = VoiceStatus(one.status)
    why = f": {one_line(clipped(one.detail, MAX_DETAIL))}" if one.detail else ""
    named = one_line(f"{one.name} ({one.model})")
    seconds = "" if status is VoiceStatus.NOT_ASKED else f" ({one.seconds:.1f} s)"
    return f"{named} {VOICES[status]}{seconds}{why}"


def _measures(response: VerifyResponse) -> str:
    """Signs of a rubber stamp; what was not measured is not told."""
    told = []
    rejected = response.measures.blocking_rejected
    if rejected.of:
        told.append(f"{rejected.count} of {counted(rejected.of, 'blocking item')} rejected")
    own = response.measures.independent_findings
    if own.of and response.evidence_summary:
        told.append(f"{own.count} of {counted(own.of, 'finding')} not named by evidence")
    return "; ".join(told)


def _cost(response: VerifyResponse) -> str:
    cost = response.cost
    tokens = (
        f"{cost.prompt_tokens:,} tokens read, {cost.completion_tokens or 0:,} written"
        if cost.prompt_tokens is not None
        else "tokens not told"
    )
    if cost.usd is None:
        return f"unknown; {tokens}"
    return f"{'' if cost.known else 'at least '}{cost.usd:.4f} USD; {tokens}"


def _read(response: VerifyResponse) -> str:
    metrics = response.input_metrics
    items = metrics.evidence_items_requested
    evidence = (
        f"; {metrics.evidence_items_kept} of {counted(items, 'evidence item')}" if items else ""
    )
    return (
        f"{metrics.prompt_chars:,} of {metrics.tier_max_chars:,} characters"
        f" (tier {response.tier}){evidence}; took {response.timing.total_s:.1f} s"
    )
