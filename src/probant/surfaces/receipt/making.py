"""From a conversation to its receipt: what was said, each with its verdict, and what was not read.

Deeds are judged by workflows/receipt.py, everything said about the code as it is by `check`. A
sentence that reports a deed has the verdict of the deed; of `check` only what is refuted is added.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from probant.agents.conversations import Conversation
from probant.agents.deeds import Deed, DeedKind, deeds_of
from probant.agents.weakened import WeakenedTest
from probant.checking.document import Document, Format
from probant.settings import Settings
from probant.surfaces.check.tally import EXIT_HOLDS, EXIT_NOT_SETTLED, EXIT_REFUTED
from probant.surfaces.check.wording import claim_of, detail_of, sentence_text
from probant.surfaces.opened import OpenRepository, tiers_of
from probant.surfaces.phrasing import clipped, flowing
from probant.surfaces.receipt.ground import TreeGround
from probant.vocabulary.assertion import Checked, Mark, TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record
from probant.vocabulary.source import Citation, Snapshot
from probant.wiring import Execution, Progress
from probant.workflows.receipt import Judged, judge

MAX_SENTENCE = 200
_MASKED = frozenset(
    {DeedKind.TESTS_PASS, DeedKind.BUILD_PASSES, DeedKind.DELETED_FILE, DeedKind.REMOVED,
     DeedKind.RENAMED, DeedKind.MOVED_FILE, DeedKind.COMMITTED, DeedKind.SET_KEY}
)  # fmt: skip
"""Clauses that `check` is not shown: what they name need not be there, or was run already."""


class Entry(Record, kw_only=True):
    """One statement of the message with its verdict."""

    text: str
    line: int
    kind: str
    verdict: CheckResult
    detail: str
    suggestion: str = ""
    citations: tuple[Citation, ...] = ()


class Receipt(Record, kw_only=True):
    """What a message said, held against the repository. `since` is what it began at."""

    conversation: Conversation
    repository: Path
    snapshot: Snapshot
    since: str
    entries: tuple[Entry, ...]
    unread: tuple[str, ...]
    weakened: tuple[WeakenedTest, ...]

    def of(self, verdict: CheckResult) -> tuple[Entry, ...]:
        return tuple(one for one in self.entries if one.verdict is verdict)

    @property
    def exit_code(self) -> int:
        """As `check`: 0 only if something is verified and nothing refuted."""
        if self.of(CheckResult.REFUTED):
            return EXIT_REFUTED
        return EXIT_HOLDS if self.of(CheckResult.VERIFIED) else EXIT_NOT_SETTLED


def make_receipt(
    conversation: Conversation,
    repo: Path,
    settings: Settings,
    *,
    execution: Execution | None = None,
    progress: Progress | None = None,
) -> Receipt:
    """Nothing is written, and nothing run unless `execution` permits it."""
    deeds = deeds_of(conversation.message)
    with (
        OpenRepository(repo, settings=settings) as opened,
        TreeGround(
            opened, settings, repo, folder=Path(conversation.folder or repo), execution=execution,
            began=conversation.began, commit=conversation.commit,
        ) as ground,
    ):  # fmt: skip
        judged = [judge(deed, ground) for deed in deeds]
        document = Document("-", _shown_to_check(conversation.message, deeds), form=Format.MARKDOWN)
        (report,) = opened.check_documents(
            [document], tiers=tiers_of(None), execution=execution, progress=progress
        ).reports
        entries = [_of_deed(one) for one in judged]
        entries += _of_check(report, {one.line for one in deeds})
        return Receipt(
            conversation=conversation,
            repository=repo,
            snapshot=ground.snapshot,
            since=ground.since,
            entries=tuple(sorted(entries, key=lambda one: one.line)),
            unread=tuple(_unread(report, {one.line for one in deeds})),
            weakened=ground.weakened(),
        )


def _shown_to_check(message: str, deeds: tuple[Deed, ...]) -> str:
    lines = message.split("\n")
    for deed in deeds:
        if deed.kind in _MASKED and deed.line <= len(lines):
            kept = lines[deed.line - 1]
            is_plain = deed.text in kept  # bold type was taken out of it
            gone = deed.text if is_plain else kept
            lines[deed.line - 1] = kept.replace(gone, " " * len(gone))
    return "\n".join(lines)


def _of_deed(one: Judged) -> Entry:
    return Entry(
        text=clipped(flowing(one.deed.text), MAX_SENTENCE),
        line=one.deed.line,
        kind=one.deed.kind.value,
        verdict=one.verdict,
        detail=one.detail,
        suggestion=one.suggestion,
        citations=one.citations,
    )


def _of_check(report: TextReport, deed_lines: set[int]) -> Iterator[Entry]:
    for one in report.claims:
        line = one.assertion.span.line
        is_wanted = one.verdict is CheckResult.REFUTED or line not in deed_lines
        if is_wanted and not any(_tells_more(other, one) for other in report.claims):
            yield _of_claim(one, line)


def _tells_more(other: Checked, one: Checked) -> bool:
    """Whether another claim of the same verdict contains this one, as a sentence its file."""
    outer, inner = other.assertion.span, one.assertion.span
    is_inside = outer.start <= inner.start and inner.end <= outer.end and outer != inner
    return is_inside and other.verdict is one.verdict


def _of_claim(one: Checked, line: int) -> Entry:
    return Entry(
        text=claim_of(one),
        line=line,
        kind=one.assertion.kind.wire,
        verdict=one.verdict,
        detail=detail_of(one),
        suggestion=one.suggestion or "",
        citations=one.citations,
    )


def _unread(report: TextReport, deed_lines: set[int]) -> Iterator[str]:
    for one in report.sentences:
        if one.mark is Mark.UNREAD and one.span.line not in deed_lines:
            yield sentence_text(one)
