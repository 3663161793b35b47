"""A check as SARIF 2.1.0, within what code-scanning pages take; what does not fit is said aloud.

Refuted claims are errors; unverifiable ones, and sentences of which something was not read, are
notes; verified ones are counted, not listed, since every listed result becomes an alert. Rules:
rules.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from probant.surfaces.check.rules import UNREAD_RULE, UNVERIFIABLE_RULE, rule_meanings
from probant.surfaces.check.sheet import Region, Sheet, unread_sentences, worst_first
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.wording import code_of, sentence_of, sentence_text, unread_of
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
from probant.surfaces.wire import Json
from probant.vocabulary.assertion import Checked, Edit, MarkedSentence, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

FINGERPRINT = "probantClaim/v1"
"""Not `primaryLocationLineHash`: uploading computes that one, and warns of any other value."""


class Sarif(Record):
    """The document, and what a person should be told about it."""

    document: Json
    notes: tuple[str, ...]


def sarif_of(sheets: Sequence[Sheet], root: Path, version: str, exit_code: int) -> Sarif:
    """One run over all texts, by a program that ends with this code."""
    found, unread = worst_first(sheets), unread_sentences(sheets)
    results = fitting([*_results(sheets, found), *_unread_results(unread)])
    n_left_out = len(found) + len(unread) - len(results)
    notes = _notes(n_left_out, found[len(results) :])
    tally = tally_of(sheet.report for sheet in sheets)
    run: Json = {
        "tool": {"driver": driver(version, _rules())},
        "columnKind": "utf16CodeUnits",
        "originalUriBaseIds": root_of(root),
        "automationDetails": {"id": "probant-check/"},
        "invocations": [invocation([*notes, *_warnings(sheets)], exit_code)],
        "artifacts": [{"location": _location(sheet)} for sheet in sheets],
        "results": results,
        "properties": {
            "summary": tally.sentence,
            "n_claims": tally.n_claims,
            "n_verified": tally.n_verified,
            "n_unread": tally.n_unread,
            "n_left_out": n_left_out,
        },
    }
    snapshot = sheets[0].report.snapshot
    if snapshot.commit is not None:
        own = provenance(root, snapshot.commit, dirty=snapshot.dirty)
        run["versionControlProvenance"] = [own]
    return Sarif(document_of(run), notes)


def _rules() -> list[Json]:
    return [
        rule(
            name, meaning.is_wrong, meaning.remedy,
            "note" if name in (UNVERIFIABLE_RULE, UNREAD_RULE) else "error", ["documentation"],
        )
        for name, meaning in rule_meanings().items()
    ]  # fmt: skip


def _results(sheets: Sequence[Sheet], found: Sequence[tuple[Sheet, Checked]]) -> Iterator[Json]:
    prints = {id(one): made for sheet in sheets for one, made in _fingerprints(sheet)}
    indices = {name: number for number, name in enumerate(rule_meanings())}
    for sheet, one in found:
        is_refuted = one.verdict is CheckResult.REFUTED
        name = code_of(one) if is_refuted else UNVERIFIABLE_RULE
        result: Json = {
            "ruleId": name,
            "ruleIndex": indices[name],
            "level": "error" if is_refuted else "note",
            "message": message(sentence_of(one)),
            "locations": [_location_of(sheet, one.assertion.span, one.assertion.text)],
            "partialFingerprints": {FINGERPRINT: prints[id(one)]},
            "properties": {"kind": one.assertion.kind.wire, "code": code_of(one)},
        }
        if is_refuted and one.edit is not None:
            result["fixes"] = [_fix(sheet, one.edit)]
        yield result


def _unread_results(unread: Sequence[tuple[Sheet, MarkedSentence]]) -> Iterator[Json]:
    index = list(rule_meanings()).index(UNREAD_RULE)
    seen: Counter[str] = Counter()
    for sheet, one in unread:
        name = sheet.path or sheet.report.source
        key = "\0".join([name, UNREAD_RULE, flowing(one.text)])
        seen[key] += 1
        yield {
            "ruleId": UNREAD_RULE,
            "ruleIndex": index,
            "level": "note",
            "message": message(f"{sentence_text(one)}: not read: {unread_of(one)}"),
            "locations": [_location_of(sheet, one.span, one.text)],
            "partialFingerprints": {FINGERPRINT: fingerprint(key, seen[key])},
            "properties": {"kind": "sentence", "code": UNREAD_RULE},
        }


def _location_of(sheet: Sheet, span: Span, text: str) -> Json:
    snippet = clipped(one_line(text), MAX_SNIPPET)
    region = _region(sheet.region(span)) | {"snippet": {"text": snippet}}
    return {"physicalLocation": {"artifactLocation": _location(sheet), "region": region}}


def _location(sheet: Sheet) -> Json:
    """Below the root where the text stands in the repository; else its own address."""
    if sheet.path is not None:
        return location_below_root(sheet.path)
    if sheet.report.source == "-":
        return {"uri": "stdin", "description": {"text": "standard input"}}
    return {"uri": Path(sheet.report.source).resolve().as_uri()}


def _region(region: Region) -> Json:
    return {
        "startLine": region.first_line,
        "startColumn": region.columns[0],
        "endLine": region.last_line,
        "endColumn": region.columns[1],
    }


def _fix(sheet: Sheet, edit: Edit) -> Json:
    old = sheet.document.text[edit.span.start : edit.span.end]
    replacement = {
        "deletedRegion": _region(sheet.region(edit.span)),
        "insertedContent": {"text": edit.text},
    }
    change = {"artifactLocation": _location(sheet), "replacements": [replacement]}
    return {
        "description": {"text": f"write {one_line(edit.text)} in place of {one_line(old)}"},
        "artifactChanges": [change],
    }


def _fingerprints(sheet: Sheet) -> Iterator[tuple[Checked, str]]:
    """From what is said and how often it was said before, not from where: lines may shift."""
    seen: Counter[str] = Counter()
    for one in sheet.report.claims:
        said = flowing(one.assertion.text)
        name = sheet.path or sheet.report.source
        key = "\0".join([name, one.assertion.kind.wire, str(one.assertion.denied), said])
        seen[key] += 1
        yield one, fingerprint(key, seen[key])


def _notes(n_left_out: int, left_out: Sequence[tuple[Sheet, Checked]]) -> tuple[str, ...]:
    if not n_left_out:
        return ()
    n_refuted = sum(one.verdict is CheckResult.REFUTED for _, one in left_out)
    return (
        f"{n_left_out} results were left out, {n_refuted} of them refuted claims:"
        f" code scanning shows {MAX_RESULTS}; --format json has them all",
    )


def _warnings(sheets: Sequence[Sheet]) -> list[str]:
    return sorted({line for sheet in sheets for line in sheet.report.warnings})
