"""A review as SARIF 2.1.0: grounded findings are results, everything else says what they rest on.

A finding that the source does not bear out is no result, since every result sends somebody to a
place; it stands in the properties of the run, beside the verdict and what became of the evidence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from probant.council.response import CoveredFile, ResponseFinding, VerifyResponse
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, flowing
from probant.surfaces.sarif import (
    MAX_RESULTS,
    MAX_SNIPPET,
    document_of,
    driver,
    fingerprint,
    fitting,
    invocation,
    location_below_root,
    message,
    provenance,
    root_of,
    rule,
)
from probant.surfaces.verify.footing import coverage_of, deletions_of
from probant.surfaces.verify.wording import plain_path, reasons_of, worst_first
from probant.surfaces.wire import Json
from probant.vocabulary.council import Severity
from probant.vocabulary.record import Record

FINGERPRINT = "probantFinding/v1"
MAX_MESSAGE = 1_000
LEVELS: Mapping[Severity, str] = {
    Severity.CRITICAL: "error",
    Severity.MAJOR: "warning",
    Severity.MINOR: "note",
    Severity.INFO: "note",
}
RULES: Mapping[Severity, tuple[str, str]] = {
    Severity.CRITICAL: (
        "A reviewer calls this a critical problem, and the quoted code stands there.",
        "Mend it before the change goes in; if enough of those who answer report it, the verdict"
        " fails.",
    ),
    Severity.MAJOR: (
        "A reviewer calls this a major problem, and the quoted code stands there.",
        "Look at it before the change goes in.",
    ),
    Severity.MINOR: (
        "A reviewer calls this a minor problem, and the quoted code stands there.",
        "Mend it when you are there anyway.",
    ),
    Severity.INFO: (
        "A reviewer remarks on this place, and the quoted code stands there.",
        "Nothing needs to change.",
    ),
}


class Sarif(Record):
    """The document, and what a person should be told about it."""

    document: Json
    notes: tuple[str, ...]


def sarif_of(response: VerifyResponse, root: Path, version: str) -> Sarif:
    """One run, by a program that ends with the response's exit code."""
    found = worst_first(response.findings)
    grounded = [one for one in found if one.grounded]
    results = fitting(_results(grounded))
    notes = _notes(len(grounded) - len(results))
    run: Json = {
        "tool": {"driver": driver(version, _rules())},
        "columnKind": "utf16CodeUnits",
        "originalUriBaseIds": root_of(root),
        "automationDetails": {"id": "probant-verify/"},
        "invocations": [invocation([*notes, *_told(response)], response.exit_code)],
        "artifacts": [_artifact(one) for one in response.coverage.files],
        "results": results,
        "properties": _properties(response, [one for one in found if not one.grounded]),
    }
    seen = response.snapshot
    if seen.commit is not None:
        run["versionControlProvenance"] = [provenance(root, seen.commit, dirty=seen.dirty)]
    return Sarif(document_of(run), notes)


def _rules() -> list[Json]:
    return [
        rule(_rule_of(severity), *RULES[severity], level, ["review"])
        for severity, level in LEVELS.items()
    ]


def _rule_of(severity: Severity) -> str:
    return f"council_{severity.value}"


def _results(grounded: Sequence[ResponseFinding]) -> Iterator[Json]:
    indices = {severity: number for number, severity in enumerate(LEVELS)}
    seen: Counter[str] = Counter()
    for one in grounded:
        severity = Severity(one.severity)
        # Not from how a model words it: that is different each time.
        key = f"{plain_path(one.path)}\0{flowing(one.quote)}"
        seen[key] += 1
        yield {
            "ruleId": _rule_of(severity),
            "ruleIndex": indices[severity],
            "level": LEVELS[severity],
            "message": message(one_line(clipped(flowing(one.description), MAX_MESSAGE))),
            "locations": [{"physicalLocation": _physical(one)}],
            "partialFingerprints": {FINGERPRINT: fingerprint(key, seen[key])},
            "properties": {
                "dimension": one.dimension,
                "reported_by": list(one.reported_by),
                "grounded": True,
            },
        }


def _physical(one: ResponseFinding) -> Json:
    snippet = clipped(one_line(one.quote), MAX_SNIPPET)
    return {
        "artifactLocation": location_below_root(plain_path(one.path)),
        "region": {
            "startLine": one.start_line,
            "endLine": one.end_line,
            "snippet": {"text": snippet},
        },
    }


def _artifact(one: CoveredFile) -> Json:
    seen = {"sighting": one.status, "reason": one.reason}
    return {"location": location_below_root(one.path), "properties": seen}


def _told(response: VerifyResponse) -> Iterator[str]:
    """What a page that shows results alone would hide."""
    if response.exit_code:
        yield f"verdict: {response.verdict}"
    for code, meaning in reasons_of(response).items():
        yield f"{code}: {meaning.says} {meaning.remedy}"
    if not response.coverage.complete:
        yield f"coverage {coverage_of(response)}"
    yield from filter(None, [deletions_of(response)])
    yield from response.request_warnings


def _properties(response: VerifyResponse, loose: Sequence[ResponseFinding]) -> Json:
    plain = response.to_json()
    return {
        "verification_id": response.verification_id,
        "verdict": response.verdict,
        "verdict_reasons": list(response.verdict_reasons),
        "confidence": plain["confidence"],
        "evidence_summary": plain["evidence_summary"],
        "ungrounded_findings": [one.model_dump(mode="json") for one in loose[:MAX_RESULTS]],
    }


def _notes(n_left_out: int) -> tuple[str, ...]:
    if not n_left_out:
        return ()
    return (
        f"{n_left_out} findings were left out: code scanning shows {MAX_RESULTS};"
        " --format json has them all",
    )
