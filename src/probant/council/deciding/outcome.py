"""From everything that is stored about a council to everything that is said about it.

One pure function, `conclude`, which the live run and every replay call. Raw replies are the truth:
they are read again here, whatever status they were stored under.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

from probant.council.deciding.confidence import CouncilConfidence, derive
from probant.council.deciding.dispositions import dispose
from probant.council.deciding.measures import Measures, measure
from probant.council.deciding.ranking import Ranking, rank
from probant.council.deciding.verdict import Hearing, Voice, decide
from probant.council.deciding.weighing import Ground, confirmed, reported, weigh
from probant.council.hearing.own_words import Shown
from probant.council.hearing.replies import Unread, read_ballot, read_review, read_synthesis
from probant.vocabulary.council import (
    CHAIRMAN,
    Ballot,
    Disposition,
    EvidenceWarning,
    Finding,
    Grounding,
    Heard,
    Item,
    Receipt,
    Review,
    Suspicion,
    Verdict,
    VerdictReason,
    VoiceStatus,
    WeighedFinding,
)
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import Record, replace

T = TypeVar("T")


class Material(Record, kw_only=True):
    """All that the outcome depends on. `groundings` has a line for each of `cited(material)`."""

    items: tuple[Item, ...]
    """Every submitted item, in request order."""
    kept_ids: tuple[str, ...]
    """Ids of the items that stand in the prompt."""
    receipt: Receipt
    shown: tuple[str, ...]
    """Texts of the files as the prompt shows them, without line numbers: no reply may be one."""
    reviews: tuple[Heard, ...] = ()
    ballots: tuple[Heard, ...] = ()
    synthesis: tuple[Heard, ...] = ()
    """The chairman's, or nothing."""
    groundings: tuple[tuple[Finding, Grounding], ...] = ()
    machine: tuple[MachineOpinion, ...] = ()
    min_reviewers: int = 2


class Outcome(Record, kw_only=True):
    """What the council comes to. `reviews` and `synthesis` carry their status as read here."""

    verdict: Verdict
    reasons: tuple[VerdictReason, ...]
    rationale: str
    confidence: CouncilConfidence
    findings: tuple[WeighedFinding, ...]
    dispositions: tuple[Disposition, ...]
    warnings: tuple[EvidenceWarning, ...]
    """What the dispositions gave rise to, and nothing else."""
    suspicions: tuple[Suspicion, ...]
    ranking: Ranking
    measures: Measures
    reviews: tuple[Heard, ...]
    ballots: tuple[Heard, ...]
    synthesis: tuple[Heard, ...]
    read: tuple[tuple[str, Review], ...]
    """What the reviewers said, of those that could be read."""
    votes: tuple[Ballot, ...]
    """The ballots that could be read."""


def cited(material: Material) -> tuple[Finding, ...]:
    """The findings of all replies that can be read, each once: what has to be grounded."""
    voices = _listen(material)
    return tuple(dict.fromkeys(one for review in voices.read.values() for one in review.findings))


def conclude(material: Material) -> Outcome:
    """Replies are read, then items disposed of, findings weighed, the verdict decided."""
    voices = _listen(material)
    machine = {one.evidence_id: one for one in material.machine}
    disposed = dispose(
        material.items,
        material.kept_ids,
        voices.reviews,
        voices.synthesis,
        machine,
    )
    own = reported(voices.read, _grounder(material.groundings))
    findings = weigh((*own, *confirmed(disposed.dispositions, machine)))
    ranking = rank(voices.ballots)
    decision = decide(
        Hearing(
            reviewers=voices.reviewers,
            chairman=voices.chairman,
            findings=findings,
            dispositions=disposed.dispositions,
            receipt=material.receipt,
            min_reviewers=material.min_reviewers,
            ranked=ranking.names,
        )
    )
    of_voices = weigh(own)
    kept = [one for one in material.machine if one.evidence_id in material.kept_ids]
    return Outcome(
        verdict=decision.verdict,
        reasons=decision.reasons,
        rationale=decision.rationale,
        confidence=derive(of_voices, material.receipt, len(voices.reviews)),
        findings=findings,
        dispositions=disposed.dispositions,
        warnings=disposed.warnings,
        suspicions=_suspicions(voices, material),
        ranking=ranking,
        measures=measure(disposed.dispositions, of_voices, kept),
        reviews=voices.heard_reviews,
        ballots=voices.heard_ballots,
        synthesis=voices.heard_synthesis,
        read=tuple(voices.reviews.items()),
        votes=voices.ballots,
    )


class _Voices(NamedTuple):
    """The replies as read, beside the same records with the status that reading gave them."""

    heard_reviews: tuple[Heard, ...]
    heard_ballots: tuple[Heard, ...]
    heard_synthesis: tuple[Heard, ...]
    reviews: Mapping[str, Review]
    ballots: tuple[Ballot, ...]
    synthesis: Review | Unread | None

    @property
    def reviewers(self) -> tuple[Voice, ...]:
        return tuple(
            Voice(
                name=one.name,
                status=one.status,
                review=self.reviews.get(one.name),
                spared=one.spared,
            )
            for one in self.heard_reviews
        )

    @property
    def chairman(self) -> Voice | None:
        review = self.synthesis if isinstance(self.synthesis, Review) else None
        if not self.heard_synthesis:
            return None
        last = self.heard_synthesis[-1]
        return Voice(name=CHAIRMAN, status=last.status, review=review, spared=last.spared)

    @property
    def read(self) -> dict[str, Review]:
        """Every voice that could be read, the chairman last."""
        last = {CHAIRMAN: self.synthesis} if isinstance(self.synthesis, Review) else {}
        return {**self.reviews, **last}


def _listen(material: Material) -> _Voices:
    """What a voice was shown is not its own words; later stages were shown the reviews too."""
    shown = Shown.of((*(item.content for item in material.items), *material.shown))
    is_followed = material.ballots or material.synthesis
    replies = Shown.of(one.text for one in material.reviews if is_followed)
    reviews = [_read(one, lambda text: read_review(text, shown)) for one in material.reviews]
    ballots = [_read(one, _ballot_reader(one, shown, replies)) for one in material.ballots]
    synthesis = [
        _read(one, lambda text: read_synthesis(text, shown, replies)) for one in material.synthesis
    ]
    return _Voices(
        heard_reviews=tuple(heard for heard, _ in reviews),
        heard_ballots=tuple(heard for heard, _ in ballots),
        heard_synthesis=tuple(heard for heard, _ in synthesis),
        reviews={heard.name: said for heard, said in reviews if isinstance(said, Review)},
        ballots=tuple(said for _, said in ballots if isinstance(said, Ballot)),
        synthesis=synthesis[-1][1] if synthesis else None,
    )


def _ballot_reader(heard: Heard, shown: Shown, replies: Shown) -> Callable[[str], Ballot | Unread]:
    return lambda text: read_ballot(
        text, voter=heard.name, order=heard.order, forbidden=shown, reviews=replies
    )


def _read(heard: Heard, read: Callable[[str], T | Unread]) -> tuple[Heard, T | Unread | None]:
    """None where there was no whole reply: a voice that did not answer said nothing."""
    if heard.status not in (VoiceStatus.ANSWERED, VoiceStatus.UNPARSED):
        return heard, None
    said = read(heard.text)
    if isinstance(said, Unread):
        return replace(heard, status=VoiceStatus.UNPARSED, detail=said.why), said
    detail = _left_out(said) if isinstance(said, Review) else ""
    return replace(heard, status=VoiceStatus.ANSWERED, detail=detail or heard.detail), said


def _left_out(said: Review) -> str:
    """What of a reply does not count, as its reader is told."""
    n_lost, n_odd = said.n_lost_findings, said.n_malformed - said.n_lost_findings
    parts = []
    if n_lost:
        parts.append(f"{n_lost} of its findings malformed or too many, which keeps from a pass")
    if n_odd:
        parts.append(f"{n_odd} of its dispositions malformed and left out")
    return "; ".join(parts)


def _grounder(groundings: Iterable[tuple[Finding, Grounding]]) -> Ground:
    """By what is cited; a finding that nobody looked up is not grounded."""
    known = {_place(finding): grounding for finding, grounding in groundings}
    missing = Grounding(is_grounded=False, why="the citation was not checked")
    return lambda finding: known.get(_place(finding), missing)


def _place(finding: Finding) -> tuple[str, int, int, str]:
    return finding.path, finding.first_line, finding.last_line, finding.quote


def _suspicions(voices: _Voices, material: Material) -> tuple[Suspicion, ...]:
    """Of items that were shown, if the quote really stands in the body; each once, whoever
    reports it."""
    said = dict.fromkeys(one for review in voices.read.values() for one in review.suspicions)
    named = {one.evidence_id for one in said}
    bodies = {
        item.evidence_id: Shown.of([item.content])
        for item in material.items
        if item.evidence_id in named and item.evidence_id in material.kept_ids
    }
    nothing = Shown()
    return tuple(one for one in said if bodies.get(one.evidence_id, nothing).holds(one.quote))
