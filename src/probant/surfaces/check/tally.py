"""How many claims came out how: the one line everybody reads, and the exit code.

A pass needs something verified; an empty check proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from probant.surfaces.phrasing import counted
from probant.vocabulary.assertion import Mark, TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

EXIT_HOLDS = 0
EXIT_REFUTED = 1
EXIT_NOT_SETTLED = 3


class Tally(Record, kw_only=True):
    n_verified: int
    n_refuted: int
    n_unverifiable: int
    n_unread: int
    """Sentences of which something was not read."""
    n_citations: int
    n_asides: int

    @property
    def n_claims(self) -> int:
        return self.n_verified + self.n_refuted + self.n_unverifiable

    def exit_code(self, *, strict: bool = False, allow_empty: bool = False) -> int:
        """`strict` wants every sentence read; `allow_empty` lets nothing settled pass."""
        if self.n_refuted:
            return EXIT_REFUTED
        if strict and self.n_unread:
            return EXIT_NOT_SETTLED
        return EXIT_HOLDS if self.n_verified or allow_empty else EXIT_NOT_SETTLED

    @property
    def sentence(self) -> str:
        """`7 claims: 4 verified, 2 refuted, 1 unverifiable; 3 sentences not read; 5 citations`."""
        return "; ".join([self._claims(), *self._remarks()])

    def _claims(self) -> str:
        if not self.n_claims:
            return "nothing checkable was found"
        return (
            f"{counted(self.n_claims, 'claim')}: {self.n_verified} verified,"
            f" {self.n_refuted} refuted, {self.n_unverifiable} unverifiable"
        )

    def _remarks(self) -> Iterable[str]:
        if self.n_unread:
            yield f"{counted(self.n_unread, 'sentence')} not read in full"
        yield counted(self.n_citations, "citation") if self.n_citations else "no citation"
        if self.n_asides:
            yield f"{counted(self.n_asides, 'statement')} nobody can check"
        if self.n_claims and not (self.n_verified or self.n_refuted):
            yield "nothing was settled"


def tally_of(reports: Iterable[TextReport]) -> Tally:
    """The counts over all texts."""
    listed = list(reports)
    verdicts = [one.verdict for report in listed for one in report.claims]
    return Tally(
        n_verified=verdicts.count(CheckResult.VERIFIED),
        n_refuted=verdicts.count(CheckResult.REFUTED),
        n_unverifiable=verdicts.count(CheckResult.UNVERIFIABLE),
        n_unread=sum(one.mark is Mark.UNREAD for report in listed for one in report.sentences),
        n_citations=sum(report.n_citations for report in listed),
        n_asides=sum(len(report.asides) for report in listed),
    )
