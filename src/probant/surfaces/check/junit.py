"""A check as JUnit XML: one suite for each text, one case for each claim and each sentence that
was not read.

No time is told, since claims are not timed one by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from probant.surfaces.check.rules import UNREAD_RULE
from probant.surfaces.check.sheet import Sheet, unread_sentences
from probant.surfaces.check.tally import Tally, tally_of
from probant.surfaces.check.wording import (
    claim_of,
    code_of,
    detail_of,
    sentence_of,
    sentence_text,
    unread_of,
)
from probant.surfaces.cli.text import one_line
from probant.vocabulary.assertion import Checked, MarkedSentence
from probant.vocabulary.claim import CheckResult

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render_junit(sheets: Sequence[Sheet]) -> str:
    """The whole document."""
    tally = tally_of(sheet.report for sheet in sheets)
    rows = ['<?xml version="1.0" encoding="UTF-8"?>']
    rows.append(f"<testsuites {_attributes(name='probant check', **_counts(tally))}>")
    for sheet in sheets:
        rows += _suite(sheet)
    rows.append("</testsuites>")
    return "\n".join(rows) + "\n"


def _suite(sheet: Sheet) -> Iterator[str]:
    tally = tally_of([sheet.report])
    yield f"  <testsuite {_attributes(name=sheet.name, **_counts(tally))}>"
    yield "    <properties>"
    yield f"      <property {_attributes(name='summary', value=tally.sentence)}/>"
    yield "    </properties>"
    for one in sheet.report.claims:
        yield from _case(sheet, one)
    for _, unread in unread_sentences([sheet]):
        yield from _unread_case(sheet, unread)
    yield "  </testsuite>"


def _case(sheet: Sheet, one: Checked) -> Iterator[str]:
    line = one.assertion.span.line
    head = _attributes(
        classname=sheet.name,
        name=f"line {line}: {one.assertion.kind.wire}: {claim_of(one)}",
        file=sheet.path or sheet.report.source,
        line=str(line),
    )
    if one.verdict is CheckResult.VERIFIED:
        yield f"    <testcase {head}/>"
        return
    yield f"    <testcase {head}>"
    if one.verdict is CheckResult.REFUTED:
        failure = _attributes(type=code_of(one), message=detail_of(one))
        yield f"      <failure {failure}>{_xml(sentence_of(one))}</failure>"
    else:
        message = f"{code_of(one)}: {detail_of(one)}"
        yield f"      <skipped {_attributes(message=message)}/>"
    yield "    </testcase>"


def _unread_case(sheet: Sheet, one: MarkedSentence) -> Iterator[str]:
    line = one.span.line
    head = _attributes(
        classname=sheet.name,
        name=f"line {line}: {UNREAD_RULE}: {sentence_text(one)}",
        file=sheet.path or sheet.report.source,
        line=str(line),
    )
    yield f"    <testcase {head}>"
    yield f"      <skipped {_attributes(message=f'not read: {unread_of(one)}')}/>"
    yield "    </testcase>"


def _counts(tally: Tally) -> dict[str, str]:
    return {
        "tests": str(tally.n_claims + tally.n_unread),
        "failures": str(tally.n_refuted),
        "errors": "0",
        "skipped": str(tally.n_unverifiable + tally.n_unread),
    }


def _attributes(**values: str) -> str:
    return " ".join(f'{name}="{_xml(value)}"' for name, value in values.items())


def _xml(text: str) -> str:
    """On one line, with every character XML has no place for made visible."""
    visible = _NOT_XML.sub(lambda match: f"\\u{ord(match.group()):04x}", one_line(text))
    return escape(visible, quote=True)
