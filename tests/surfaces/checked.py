"""Checked texts without a checker: a text, and what became of pieces of it.

`refuted("src/a.py:9", …)` finds the piece in the text, so spans are right by construction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from probant.checking.document import Document
from probant.surfaces.check.sheet import Sheet
from probant.vocabulary.assertion import (
    Assertion,
    Checked,
    ClaimKind,
    Edit,
    Failure,
    Span,
    TextReport,
)
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import Digest, Snapshot

Claim = Callable[[Document], Checked]
COMMIT = "1234567890abcdef1234567890abcdef12345678"
ROOT = Path("/somewhere/shop")


def piece(document: Document, text: str, nth: int = 1) -> Span:
    start = -1
    for _ in range(nth):
        start = document.text.index(text, start + 1)
    return document.span(start, start + len(text))


def _said(text: str, kind: ClaimKind, nth: int) -> Callable[[Document], Assertion]:
    return lambda document: Assertion(kind=kind, span=piece(document, text, nth), text=text)


def verified(text: str, *, kind: ClaimKind = ClaimKind.FILE, nth: int = 1) -> Claim:
    said = _said(text, kind, nth)
    return lambda document: Checked(
        assertion=said(document), verdict=CheckResult.VERIFIED, detail=f"{text} is there"
    )


def refuted(
    text: str,
    detail: str = "there is no such file",
    *,
    failure: Failure = Failure.MISSING_FILE,
    kind: ClaimKind = ClaimKind.FILE,
    suggestion: str | None = None,
    edit: tuple[str, str] | None = None,
    nth: int = 1,
) -> Claim:
    """`edit`: the piece to replace, and by what."""
    said = _said(text, kind, nth)
    return lambda document: Checked(
        assertion=said(document),
        verdict=CheckResult.REFUTED,
        failure=failure,
        detail=detail,
        suggestion=suggestion,
        edit=Edit(piece(document, edit[0]), edit[1]) if edit else None,
    )


def unverifiable(
    text: str,
    detail: str = "it is of another package",
    *,
    reason: ReasonCode = ReasonCode.MISSING_ANCHOR,
    nth: int = 1,
) -> Claim:
    said = _said(text, ClaimKind.IDENTIFIER, nth)
    return lambda document: Checked(
        assertion=said(document), verdict=CheckResult.UNVERIFIABLE, reason=reason, detail=detail
    )


def sheet(
    text: str,
    *claims: Claim,
    name: str = "docs/guide.md",
    path: str | None = "docs/guide.md",
    n_citations: int | None = None,
    warnings: Sequence[str] = (),
    commit: str | None = COMMIT,
) -> Sheet:
    document = Document(name, text)
    checked = sorted((make(document) for make in claims), key=lambda one: one.assertion.span)
    report = TextReport(
        source=name,
        snapshot=Snapshot(commit=commit, dirty=False, tree_digest=Digest("00")),
        claims=tuple(checked),
        n_citations=len(checked) if n_citations is None else n_citations,
        warnings=tuple(warnings),
    )
    return Sheet(document, report, path)
