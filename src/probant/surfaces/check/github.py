"""A check as annotations of a GitHub workflow, and the step summary for all there is no room for.

How both are escaped is annotations.py's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.surfaces.annotations import (
    MAX_OF_A_LEVEL,
    MAX_SUMMARY_BYTES,
    annotation,
    fitting_rows,
    table_row,
)
from probant.surfaces.check.rules import UNREAD_RULE
from probant.surfaces.check.sheet import Sheet, unread_sentences, worst_first
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.wording import (
    claim_of,
    code_of,
    detail_of,
    sentence_of,
    sentence_text,
    suggestion_of,
    unread_of,
)
from probant.surfaces.cli.text import one_line
from probant.vocabulary.assertion import Checked, MarkedSentence, Span
from probant.vocabulary.claim import CheckResult

_NOT_READ = "not read:"
LEVELS = {CheckResult.REFUTED: "error", CheckResult.UNVERIFIABLE: "notice"}


def render_github(sheets: Sequence[Sheet], *, quiet: bool = False, has_summary: bool = True) -> str:
    """The annotations, worst first, then the counts for the log."""
    found = worst_first(sheets)
    tally = tally_of(sheet.report for sheet in sheets)
    lines: list[str] = []
    for verdict, level in LEVELS.items():
        own = [(sheet, one) for sheet, one in found if one.verdict is verdict]
        lines += [_annotation(level, sheet, one) for sheet, one in own[:MAX_OF_A_LEVEL]]
    unread = unread_sentences(sheets)
    room = MAX_OF_A_LEVEL - sum(line.startswith("::notice") for line in lines)
    lines += [_unread_notice(sheet, one) for sheet, one in unread[:room]]
    warnings = [] if quiet else sorted({w for sheet in sheets for w in sheet.report.warnings})
    if not tally.n_claims:
        warnings.insert(0, "nothing checkable was found in " + _names(sheets))
    lines += [annotation("warning", one_line(text)) for text in warnings[:MAX_OF_A_LEVEL]]
    n_shown = sum(line.startswith(("::error", "::notice")) for line in lines)
    n_more = len(found) + len(unread) - n_shown
    where = "in the step summary" if has_summary else "not shown here"
    more = f"; {n_more} more are {where}" if n_more else ""
    return "\n".join([*lines, tally.sentence + more]) + "\n"


def _names(sheets: Sequence[Sheet]) -> str:
    return ", ".join(sheet.name for sheet in sheets[:MAX_OF_A_LEVEL])


def _annotation(level: str, sheet: Sheet, one: Checked) -> str:
    title = f"{one.verdict.value}: {code_of(one)}"
    return _placed(level, title, sheet, one.assertion.span, sentence_of(one))


def _unread_notice(sheet: Sheet, one: MarkedSentence) -> str:
    told = f"{sentence_text(one)}: {_NOT_READ} {unread_of(one)}"
    return _placed("notice", UNREAD_RULE, sheet, one.span, told)


def _placed(level: str, title: str, sheet: Sheet, span: Span, text: str) -> str:
    region = sheet.region(span)
    told = {"title": title}
    if sheet.path is not None:
        told |= {
            "file": one_line(sheet.path),
            "line": str(region.first_line),
            "endLine": str(region.last_line),
        }
        if region.first_line == region.last_line:
            told |= {"col": str(region.columns[0]), "endColumn": str(region.columns[1])}
    where = "" if sheet.path is not None else f"{one_line(sheet.name)}:{region.first_line}: "
    return annotation(level, where + text, told)


def step_summary(sheets: Sequence[Sheet], max_bytes: int = MAX_SUMMARY_BYTES) -> str:
    """Every claim that was not verified, and what was not read, as far as there is room."""
    found, unread = worst_first(sheets), unread_sentences(sheets)
    head = f"### probant check\n\n{tally_of(sheet.report for sheet in sheets).sentence}\n"
    if not found and not unread:
        return head if len(head) <= max_bytes else ""
    head += "\n| | where | claim | what is the case |\n| --- | --- | --- | --- |\n"
    return fitting_rows(head, _rows(found, unread), len(found) + len(unread), max_bytes)


def _rows(
    found: Sequence[tuple[Sheet, Checked]], unread: Sequence[tuple[Sheet, MarkedSentence]]
) -> Iterator[str]:
    for sheet, one in found:
        where = f"{sheet.path or sheet.name}:{one.assertion.span.line}"
        hint = f" → {suggestion_of(one)}" if one.suggestion else ""
        case = f"{detail_of(one)}{hint} [{code_of(one)}]"
        cells = [one.verdict.value, one_line(where), claim_of(one), case]
        yield table_row(cells)
    for sheet, sentence in unread:
        where = one_line(f"{sheet.path or sheet.name}:{sentence.span.line}")
        case = f"{_NOT_READ} {unread_of(sentence)}"
        yield table_row([UNREAD_RULE, where, sentence_text(sentence), case])
