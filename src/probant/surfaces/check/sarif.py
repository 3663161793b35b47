"""A check as SARIF 2.1.0, within what code-scanning pages take; what does not fit is said aloud.

Refuted claims are errors, unverifiable ones notes; verified ones are counted, not listed, since
every listed result becomes an alert. Rules: rules.py.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

from probant.surfaces.check.rules import UNVERIFIABLE_RULE, rule_meanings
from probant.surfaces.check.sheet import Region, Sheet, worst_first
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.wording import clipped, code_of, sentence_of
from probant.surfaces.cli.text import one_line
from probant.surfaces.wire import Json
from probant.vocabulary.assertion import Checked, Edit
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

MAX_RESULTS = 5_000
"""As many as a code-scanning page shows; it accepts 25,000 and hides the others."""
MAX_BYTES = 9_000_000
"""Of all results, not compressed; an upload may have 10 MB compressed."""
MAX_SNIPPET = 300
ROOT_ID = "%SRCROOT%"
FINGERPRINT = "probantClaim/v1"
"""Not `primaryLocationLineHash`: uploading computes that one, and warns of any other value."""
_SPACE = re.compile(r"\s+")


class Sarif(Record):
    """The document, and what a person should be told about it."""

    document: Json
    notes: tuple[str, ...]


def sarif_of(sheets: Sequence[Sheet], root: Path, version: str, exit_code: int) -> Sarif:
    """One run over all texts, by a program that ends with this code."""
    found = worst_first(sheets)
    results = _fitting(_results(sheets, found))
    notes = _notes(len(found) - len(results), found[len(results) :])
    tally = tally_of(sheet.report for sheet in sheets)
    run: Json = {
        "tool": {"driver": _driver(version)},
        "columnKind": "utf16CodeUnits",
        "originalUriBaseIds": {ROOT_ID: {"uri": root.as_uri().rstrip("/") + "/"}},
        "automationDetails": {"id": "probant-check/"},
        "invocations": [_invocation(sheets, notes, exit_code)],
        "artifacts": [{"location": _location(sheet)} for sheet in sheets],
        "results": results,
        "properties": {
            "summary": tally.sentence,
            "n_claims": tally.n_claims,
            "n_verified": tally.n_verified,
            "n_left_out": len(found) - len(results),
        },
    }
    snapshot = sheets[0].report.snapshot
    if snapshot.commit is not None:
        run["versionControlProvenance"] = [
            {
                "repositoryUri": root.as_uri(),
                "revisionId": snapshot.commit,
                "mappedTo": {"uriBaseId": ROOT_ID},
                "properties": {"dirty": snapshot.dirty},
            }
        ]
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return Sarif({"$schema": schema, "version": "2.1.0", "runs": [run]}, notes)


def _driver(version: str) -> Json:
    return {
        "name": "probant",
        "semanticVersion": version,
        "version": version,
        "rules": [
            {
                "id": name,
                "name": "".join(word.capitalize() for word in name.split("_")),
                "shortDescription": {"text": meaning.is_wrong},
                "fullDescription": {"text": f"{meaning.is_wrong} {meaning.remedy}"},
                "help": {
                    "text": f"{meaning.is_wrong} {meaning.remedy}",
                    "markdown": f"{meaning.is_wrong}\n\n**What to do:** {meaning.remedy}",
                },
                "defaultConfiguration": {"level": "note" if name == UNVERIFIABLE_RULE else "error"},
                "properties": {"tags": ["documentation"]},
            }
            for name, meaning in rule_meanings().items()
        ],
    }


def _results(sheets: Sequence[Sheet], found: Sequence[tuple[Sheet, Checked]]) -> Iterator[Json]:
    prints = {id(one): made for sheet in sheets for one, made in _fingerprints(sheet)}
    indices = {name: number for number, name in enumerate(rule_meanings())}
    for sheet, one in found:
        is_refuted = one.verdict is CheckResult.REFUTED
        rule = code_of(one) if is_refuted else UNVERIFIABLE_RULE
        result: Json = {
            "ruleId": rule,
            "ruleIndex": indices[rule],
            "level": "error" if is_refuted else "note",
            "message": {"text": _message(one)},
            "locations": [{"physicalLocation": _physical(sheet, one)}],
            "partialFingerprints": {FINGERPRINT: prints[id(one)]},
            "properties": {"kind": one.assertion.kind.wire, "code": code_of(one)},
        }
        if is_refuted and one.edit is not None:
            result["fixes"] = [_fix(sheet, one.edit)]
        yield result


def _message(one: Checked) -> str:
    """A bracket before a parenthesis would be read as a link to wherever the text likes."""
    return sentence_of(one).replace("](", "] (")


def _physical(sheet: Sheet, one: Checked) -> Json:
    snippet = clipped(one_line(one.assertion.text), MAX_SNIPPET)
    region = _region(sheet.region(one.assertion.span)) | {"snippet": {"text": snippet}}
    return {"artifactLocation": _location(sheet), "region": region}


def _location(sheet: Sheet) -> Json:
    """Below the root where the text stands in the repository; else its own address."""
    if sheet.path is not None:
        return {"uri": _quoted(sheet.path), "uriBaseId": ROOT_ID}
    if sheet.report.source == "-":
        return {"uri": "stdin", "description": {"text": "standard input"}}
    return {"uri": Path(sheet.report.source).resolve().as_uri()}


def _quoted(path: str) -> str:
    return quote(path.encode("utf-8", "surrogateescape"))


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
        said = _SPACE.sub(" ", one.assertion.text).strip()
        name = sheet.path or sheet.report.source
        key = "\0".join([name, one.assertion.kind.wire, str(one.assertion.denied), said])
        seen[key] += 1
        whole = f"{key}\0{seen[key]}".encode("utf-8", "surrogatepass")
        yield one, hashlib.sha256(whole).hexdigest()[:32]


def _fitting(results: Iterator[Json]) -> list[Json]:
    """The first of them, as many as are taken."""
    kept: list[Json] = []
    n_bytes = 0
    for result in results:
        n_bytes += len(json.dumps(result, ensure_ascii=False).encode("utf-8", "replace"))
        if len(kept) == MAX_RESULTS or n_bytes > MAX_BYTES:
            break
        kept.append(result)
    return kept


def _notes(n_left_out: int, left_out: Sequence[tuple[Sheet, Checked]]) -> tuple[str, ...]:
    if not n_left_out:
        return ()
    n_refuted = sum(one.verdict is CheckResult.REFUTED for _, one in left_out)
    return (
        f"{n_left_out} results were left out, {n_refuted} of them refuted claims:"
        f" code scanning shows {MAX_RESULTS}; --format json has them all",
    )


def _invocation(sheets: Sequence[Sheet], notes: Sequence[str], exit_code: int) -> Json:
    warnings = sorted({line for sheet in sheets for line in sheet.report.warnings})
    told = [*notes, *map(one_line, warnings)]
    return {
        "executionSuccessful": True,
        "exitCode": exit_code,
        "toolExecutionNotifications": [
            {"level": "warning", "message": {"text": line}} for line in told
        ],
    }
