"""Counts of each verification, kept on this machine: what bias-report and doctor look at.

Numbers, enumerated words and the configured names of reviewers only: no text, no path, no name of
a tool. What was not measured is null. That it cannot be kept never fails a verification.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from probant.council.deciding.measures import Share
from probant.council.deciding.outcome import Material, Outcome
from probant.council.deciding.ranking import weighted
from probant.vocabulary.council import Heard, Review, VoiceStatus
from probant.vocabulary.record import Record

POINT = 100
"""Marks are kept in hundredths of a point, so that they add up exactly."""
N_WATCHED_RUNS = 100
MAX_UNPARSED_SHARE = 0.05


class ReviewCount(Record, kw_only=True):
    """A reviewer's reply; nothing is known of one that could not be read but its length."""

    reviewer: str
    verdict: str | None
    n_findings: int | None
    n_chars: int


class Mark(Record, kw_only=True):
    """What one reviewer gave another. `position` counts from 0 in the order shown to the voter."""

    voter: str
    candidate: str
    position: int
    n_chars: int
    """Length of the candidate's reply."""
    score: int
    """In hundredths."""


class RunCounts(Record, kw_only=True):
    """One verification in numbers."""

    at: str
    tier: str
    evidence_present: bool
    verdict: str
    reasons: tuple[str, ...]
    metrics: Mapping[str, int | float | bool | None]
    dispositions: Mapping[str, int] | None
    """By strength and status, such as `blocking.confirmed`; None without evidence."""
    n_replies: int | None
    """Whole replies of models; None if no model replied."""
    n_unparsed: int | None
    blocking_rejected: Share | None
    independent_findings: Share | None
    reviews: tuple[ReviewCount, ...]
    marks: tuple[Mark, ...]


def count_run(
    material: Material,
    outcome: Outcome,
    *,
    tier: str,
    input_metrics: Mapping[str, object],
    now: datetime,
) -> RunCounts:
    """What is kept of a verification; the rest of it stays in its transcript."""
    heard = (*outcome.reviews, *outcome.ballots, *outcome.synthesis)
    replies = [one for one in heard if _has_replied(one)]
    n_unparsed = sum(one.status is VoiceStatus.UNPARSED for one in replies)
    measures, read = outcome.measures, dict(outcome.read)
    return RunCounts(
        at=now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        tier=tier,
        evidence_present=bool(material.items),
        verdict=outcome.verdict.value,
        reasons=tuple(one.value for one in outcome.reasons),
        metrics=dict(_numbers(input_metrics)),
        dispositions=_dispositions(outcome) if material.items else None,
        n_replies=len(replies) or None,
        n_unparsed=n_unparsed if replies else None,
        blocking_rejected=measures.blocking_rejected if measures.blocking_rejected.n else None,
        independent_findings=measures.independent_findings
        if measures.independent_findings.n
        else None,
        reviews=tuple(
            _review(one, read.get(one.name)) for one in outcome.reviews if _has_replied(one)
        ),
        marks=tuple(_marks(outcome)),
    )


def _numbers(metrics: Mapping[str, object]) -> Iterator[tuple[str, int | float | bool | None]]:
    """Whatever is a text stays out."""
    for name, value in metrics.items():
        if value is None or isinstance(value, (bool, int, float)):
            yield name, value


def _has_replied(one: Heard) -> bool:
    return one.status in (VoiceStatus.ANSWERED, VoiceStatus.UNPARSED)


def _dispositions(outcome: Outcome) -> dict[str, int]:
    return dict(
        Counter(f"{one.item.bearing.value}.{one.status.value}" for one in outcome.dispositions)
    )


def _review(one: Heard, said: Review | None) -> ReviewCount:
    return ReviewCount(
        reviewer=one.name,
        verdict=said.verdict.value if said else None,
        n_findings=len(said.findings) if said else None,
        n_chars=len(one.text),
    )


def _marks(outcome: Outcome) -> Iterator[Mark]:
    """Every mark of every ballot that could be read; nobody's for itself."""
    n_chars = {one.name: len(one.text) for one in outcome.reviews}
    for ballot in outcome.votes:
        places = {label: (at, name) for at, (label, name) in enumerate(ballot.order)}
        for label, marks in ballot.scores:
            position, candidate = places[label]
            if candidate != ballot.voter and candidate in n_chars:
                yield Mark(
                    voter=ballot.voter,
                    candidate=candidate,
                    position=position,
                    n_chars=n_chars[candidate],
                    score=round(weighted(marks) * POINT),
                )


class ParserFailures(Record):
    """How many replies of the last runs could not be read."""

    n_unparsed: int
    n_replies: int
    n_runs: int

    @property
    def share(self) -> float | None:
        return self.n_unparsed / self.n_replies if self.n_replies else None

    @property
    def is_too_many(self) -> bool:
        return self.share is not None and self.share > MAX_UNPARSED_SHARE

    @property
    def sentence(self) -> str:
        if self.share is None:
            return "no replies of council models yet"
        told = (
            f"{self.n_unparsed} of {self.n_replies} replies of council models in the last"
            f" {self.n_runs} {'run' if self.n_runs == 1 else 'runs'} could not be read"
            f" ({self.share:.1%})"
        )
        return f"{told}, more than {MAX_UNPARSED_SHARE:.0%}" if self.is_too_many else told


def failures_in(runs: tuple[RunCounts, ...]) -> ParserFailures:
    """Over the last runs in which any model replied; the order is oldest first."""
    watched = [one for one in runs if one.n_replies is not None][-N_WATCHED_RUNS:]
    return ParserFailures(
        sum(one.n_unparsed or 0 for one in watched),
        sum(one.n_replies or 0 for one in watched),
        len(watched),
    )
