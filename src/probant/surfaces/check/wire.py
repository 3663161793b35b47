"""JSON shape of a check. The only place that knows its field names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from probant.surfaces.wire import Json, citation_json, snapshot_json
from probant.vocabulary.assertion import Checked, ClaimKind, Failure, Mark, Span, TextReport, Tier
from probant.vocabulary.claim import CheckResult

CHECK_SCHEMA = "probant.check/1"


def check_json(reports: Sequence[TextReport]) -> Json:
    """`probant.check/1`. Of several texts, each claim says which one it stands in."""
    claims = [(report.source, one) for report in reports for one in report.claims]
    return {
        "schema": CHECK_SCHEMA,
        "snapshot": snapshot_json(reports[0].snapshot),
        "source": reports[0].source if len(reports) == 1 else None,
        "sources": [report.source for report in reports],
        "claims": [_claim(source, one) for source, one in claims],
        "result": _result([one for _, one in claims]),
        "counts": {
            "claims": len(claims),
            **{verdict.value: _n(claims, verdict) for verdict in CheckResult},
            "unread": sum(_n_unread(report) for report in reports),
            "citations": sum(report.n_citations for report in reports),
        },
        "sentences": list(_sentences(reports)),
        "out_of_scope": [
            {"source": report.source, "text": aside.text, "span": _span(aside.span),
             "because": aside.why}
            for report in reports
            for aside in report.asides
        ],
        "warnings": sorted({line for report in reports for line in report.warnings}),
    }  # fmt: skip


def _sentences(reports: Sequence[TextReport]) -> Iterator[Json]:
    """Every sentence; `parts` count in the claims of all texts together."""
    n_before = 0
    for report in reports:
        for one in report.sentences:
            yield {
                "text": one.text,
                "line": one.span.line,
                "span": _span(one.span),
                "source": report.source,
                "mark": one.mark.value,
                "parts": [n_before + n for n in one.parts],
                "unread": list(one.unread),
            }
        n_before += len(report.claims)


def _n(claims: Iterable[tuple[str, Checked]], verdict: CheckResult) -> int:
    return sum(one.verdict is verdict for _, one in claims)


def _n_unread(report: TextReport) -> int:
    return sum(one.mark is Mark.UNREAD for one in report.sentences)


def _claim(source: str, one: Checked) -> Json:
    said = one.assertion
    return {
        "text": said.text,
        "span": _span(said.span),
        "source": source,
        "kind": said.kind.wire,
        "tier": said.kind.tier.value,
        "denied": said.denied,
        "verdict": one.verdict.value,
        "failure": one.failure.value if one.failure else None,
        "reason": one.reason.wire if one.reason else None,
        "detail": one.detail,
        "suggestion": one.suggestion,
        "edit": {"span": _span(one.edit.span), "text": one.edit.text} if one.edit else None,
        "citations": [citation_json(citation) for citation in one.citations],
    }


def _span(span: Span) -> Json:
    return {"start": span.start, "end": span.end, "line": span.line}


def _result(claims: Sequence[Checked]) -> dict[str, bool | None]:
    """Null where nothing of that kind was checked; the unverifiable were not."""
    settled = [one for one in claims if one.verdict is not CheckResult.UNVERIFIABLE]
    files = [one for one in settled if one.assertion.place is not None]
    lines = [
        one
        for one in files
        if one.assertion.place is not None
        and one.assertion.place.lines is not None
        and one.failure is not Failure.MISSING_FILE
    ]
    names = [
        one
        for one in settled
        if one.assertion.kind is ClaimKind.IDENTIFIER or one.failure is Failure.MISSING_IDENTIFIER
    ]
    structure = [one for one in settled if one.assertion.kind.tier is Tier.STRUCTURE]
    return {
        "all_files_exist": _all(files, lambda one: one.failure is not Failure.MISSING_FILE),
        "all_lines_valid": _all(lines, lambda one: one.failure is not Failure.INVALID_LINE),
        "all_identifiers_found": _all(
            names, lambda one: one.failure is not Failure.MISSING_IDENTIFIER
        ),
        "structural_claims_correct": _all(
            structure, lambda one: one.verdict is CheckResult.VERIFIED
        ),
    }


def _all(claims: Sequence[Checked], holds: Callable[[Checked], bool]) -> bool | None:
    return all(map(holds, claims)) if claims else None
