"""Do reviewers judge the work, or its length, its place in the list, or by temper?

Over many runs, apart for those with and without evidence. Only like is compared with like:
- harshness: marks that several reviewers gave the same review, nobody's for itself; a run's mean
  difference could as well have had the other sign if the reviewer is like the others;
- position: the order shown was shuffled, so within a ballot any mark could have met any place;
- length: within a run any length could have met any standing; lengths are taken relative to what
  is usual for their author, since a wordy author may also be a good one.
How the sums are tested is bias_exact.py's matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean, median

from probant.council.deciding.measures import Share
from probant.council.sessions.bias_exact import (
    MAX_ARRANGED,
    Term,
    arranged,
    centred_ranks,
    examine,
    flipped,
    holm,
)
from probant.council.sessions.telemetry import POINT, Mark, ParserFailures, RunCounts, failures_in
from probant.vocabulary.record import Record, replace

MIN_SESSIONS = 20
MAX_SESSIONS = 500
"""The newest; what reviewers did long ago says little about them now."""
STEPS = 20
"""A run's mean difference is taken in twentieths of a point, the step of the weighted marks."""
HARSHNESS, POSITION, LENGTH = "harshness", "position", "length"


class Effect(Record, kw_only=True):
    """One question put to the runs. Without enough of them there is an n and nothing else.

    `size`: for harshness the points given more than others gave the same review (less than 0 is
    harsher); else from -1 to 1, how far marks rise with the position or the length.
    """

    kind: str
    reviewer: str | None
    n_sessions: int
    n_comparisons: int
    size: float | None = None
    p: float | None = None
    p_adjusted: float | None = None
    """After allowing for the number of questions put to the same runs."""

    @property
    def is_sufficient(self) -> bool:
        return self.n_sessions >= MIN_SESSIONS


class Segment(Record, kw_only=True):
    """The runs with evidence, or those without."""

    evidence_present: bool
    n_sessions: int
    effects: tuple[Effect, ...]
    verdicts: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    """For each reviewer how often it said what."""
    blocking_rejected: Share
    independent_findings: Share


class BiasReport(Record, kw_only=True):
    n_sessions: int
    segments: tuple[Segment, Segment]
    """With evidence, without."""
    failures: ParserFailures


def report(runs: Sequence[RunCounts], failures: ParserFailures | None = None) -> BiasReport:
    """Look at the newest runs; the order is oldest first. `failures` where they were counted over
    other runs than these."""
    newest = tuple(runs)[-MAX_SESSIONS:]
    return BiasReport(
        n_sessions=len(newest),
        segments=(_segment(newest, present=True), _segment(newest, present=False)),
        failures=failures_in(newest) if failures is None else failures,
    )


def _segment(runs: tuple[RunCounts, ...], *, present: bool) -> Segment:
    chosen = [one for one in runs if one.evidence_present is present]
    voters = sorted({mark.voter for run in chosen for mark in run.marks})
    usual = _usual_lengths(chosen)
    effects = [
        *(_effect(chosen, HARSHNESS, partial(_harshness, voter), voter) for voter in voters),
        _effect(chosen, POSITION, _positions),
        _effect(chosen, LENGTH, partial(_lengths, usual)),
    ]
    return Segment(
        evidence_present=present,
        n_sessions=len(chosen),
        effects=_adjusted(effects),
        verdicts=_verdicts(chosen),
        blocking_rejected=_added(one.blocking_rejected for one in chosen),
        independent_findings=_added(one.independent_findings for one in chosen),
    )


Compared = tuple[list[Term], int]
"""The terms that a run contributes, and how many comparisons are in them."""


def _effect(
    runs: Iterable[RunCounts],
    kind: str,
    compare: Callable[[RunCounts], Compared],
    reviewer: str | None = None,
) -> Effect:
    found = [compared for run in runs if (compared := compare(run))[0]]
    n_comparisons = sum(n for _, n in found)
    effect = Effect(
        kind=kind, reviewer=reviewer, n_sessions=len(found), n_comparisons=n_comparisons
    )
    if not effect.is_sufficient:
        return effect
    result = examine(term for terms, _ in found for term in terms)
    if kind == HARSHNESS:
        size = result.observed / len(found) / STEPS
    else:
        size = result.observed / result.most if result.most else 0.0
    return replace(effect, size=round(size, 4), p=result.p)


def _harshness(reviewer: str, run: RunCounts) -> Compared:
    """One term for the run: its marks may share a mood, so they are not independent."""
    by_candidate: dict[str, dict[str, int]] = {}
    for mark in run.marks:
        if mark.voter != mark.candidate:
            by_candidate.setdefault(mark.candidate, {})[mark.voter] = mark.score
    differences = [
        scores[reviewer] - score
        for scores in by_candidate.values()
        if reviewer in scores
        for voter, score in scores.items()
        if voter != reviewer
    ]
    if not differences:
        return [], 0
    return [flipped(round(fmean(differences) * STEPS / POINT))], len(differences)


def _positions(run: RunCounts) -> Compared:
    """One term for each ballot: each voter's order was shuffled by itself."""
    ballots = list(_ballots(run))
    terms = [
        arranged(
            centred_ranks([one.position for one in ballot]),
            centred_ranks([one.score for one in ballot]),
        )
        for ballot in ballots
    ]
    return terms, sum(len(ballot) for ballot in ballots)


def _ballots(run: RunCounts) -> Iterator[list[Mark]]:
    for voter in sorted({one.voter for one in run.marks}):
        ballot = [one for one in run.marks if one.voter == voter != one.candidate]
        if 2 <= len(ballot) <= MAX_ARRANGED:
            yield ballot


def _lengths(usual: dict[str, float], run: RunCounts) -> Compared:
    """One term for the run: all voters marked the same reviews, so their ballots go together."""
    length = {one.candidate: one.n_chars / usual[one.candidate] for one in run.marks}
    ranks: dict[str, list[int]] = {}
    for ballot in _ballots(run):
        for mark, rank in zip(ballot, centred_ranks([one.score for one in ballot]), strict=True):
            ranks.setdefault(mark.candidate, []).append(rank)
    if not 2 <= len(ranks) <= MAX_ARRANGED:
        return [], 0
    names = sorted(ranks)
    standings = centred_ranks([fmean(ranks[name]) for name in names])
    lengths = centred_ranks([length[name] for name in names])
    return [arranged(standings, lengths)], sum(map(len, ranks.values()))


def _usual_lengths(runs: Iterable[RunCounts]) -> dict[str, float]:
    """For each author the median length over the runs."""
    lengths: dict[str, list[int]] = {}
    for run in runs:
        for author, n_chars in {one.candidate: one.n_chars for one in run.marks}.items():
            lengths.setdefault(author, []).append(n_chars)
    return {author: max(1.0, float(median(found))) for author, found in lengths.items()}


def _adjusted(effects: list[Effect]) -> tuple[Effect, ...]:
    chances = {str(at): one.p for at, one in enumerate(effects) if one.p is not None}
    adjusted = holm(chances)
    return tuple(replace(one, p_adjusted=adjusted.get(str(at))) for at, one in enumerate(effects))


def _verdicts(
    runs: Iterable[RunCounts],
) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
    said: dict[str, dict[str, int]] = {}
    for run in runs:
        for one in run.reviews:
            word = one.verdict or "unread"
            counts = said.setdefault(one.reviewer, {})
            counts[word] = counts.get(word, 0) + 1
    return tuple((name, tuple(sorted(counts.items()))) for name, counts in sorted(said.items()))


def _added(shares: Iterable[Share | None]) -> Share:
    known = [one for one in shares if one is not None]
    return Share(sum(one.n_hits for one in known), sum(one.n for one in known))
