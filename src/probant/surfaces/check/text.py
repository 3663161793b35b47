"""A check for people: the lines that say something, marks in the margin, the reasons below.

Lines whose claims all hold take one line each, and no more than a screenful of them is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from probant.surfaces.check.sheet import WORST_FIRST, Sheet
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.wording import claim_of, code_of, detail_of, suggestion_of
from probant.surfaces.cli.text import Painter, one_line
from probant.surfaces.phrasing import asciified
from probant.vocabulary.assertion import Checked
from probant.vocabulary.claim import CheckResult

MAX_LINE = 100
MAX_BEFORE = 30
MAX_VERIFIED_LINES = 40

MARKS = {
    CheckResult.VERIFIED: ("green", "✓"),
    CheckResult.REFUTED: ("red", "✗"),
    CheckResult.UNVERIFIABLE: ("yellow", "?"),
}


def render_text(
    sheets: Sequence[Sheet], paint: Painter, *, ascii_only: bool = False, quiet: bool = False
) -> str:
    """The terminal view. Where the terminal has no Unicode, other characters are escaped."""
    blocks = ["\n".join(_block(sheet, paint)) for sheet in sheets]
    warnings = sorted({line for sheet in sheets for line in sheet.report.warnings})
    if not quiet:
        blocks += [f"{paint('yellow', 'warning:')} {one_line(line)}" for line in warnings]
    blocks.append(paint("bold", tally_of(sheet.report for sheet in sheets).sentence))
    text = "\n\n".join(blocks) + "\n"
    return asciified(text) if ascii_only else text


def _block(sheet: Sheet, paint: Painter) -> Iterator[str]:
    yield paint("cyan", one_line(sheet.name))
    if not sheet.report.claims:
        yield "  says nothing that can be checked"
    n_verified = 0
    width = max((len(str(one.assertion.span.line)) for one in sheet.report.claims), default=1)
    for row, group in groupby(sheet.report.claims, lambda one: sheet.row(one.assertion.span.start)):
        claims = list(group)
        is_verified = all(one.verdict is CheckResult.VERIFIED for one in claims)
        n_verified += is_verified
        if is_verified and n_verified > MAX_VERIFIED_LINES:
            continue
        yield from _line(sheet, row, claims, paint, width)
    if n_verified > MAX_VERIFIED_LINES:
        n_more = n_verified - MAX_VERIFIED_LINES
        yield paint("dim", f"… and {n_more} more lines whose claims are all verified")


def _line(
    sheet: Sheet, row: int, claims: Sequence[Checked], paint: Painter, width: int
) -> Iterator[str]:
    number = f"{claims[0].assertion.span.line:>{width}} │"
    margin = f"{_mark(_worst(claims), paint)} {paint('dim', number)}"
    yield f"{margin} {_shown(sheet, row, claims, paint)}"
    pad = " " * (width + 5)
    for one in claims:
        if one.verdict is CheckResult.VERIFIED:
            continue
        code = paint("dim", f"[{code_of(one)}]")
        yield f"{pad}{_mark(one, paint)} {claim_of(one)} — {detail_of(one)} {code}"
        if one.suggestion:
            yield f"{pad}  {paint('green', '→ ' + suggestion_of(one))}"


def _worst(claims: Sequence[Checked]) -> Checked:
    return min(claims, key=lambda one: WORST_FIRST.index(one.verdict))


def _mark(one: Checked, paint: Painter) -> str:
    return paint(*MARKS[one.verdict])


def _shown(sheet: Sheet, row: int, claims: Sequence[Checked], paint: Painter) -> str:
    """The line, cut around its worst claim, with what is not verified coloured."""
    start, end = sheet.bounds(row)
    first, last = _window(start, end, _worst(claims).assertion.span.start)
    styles = [""] * (last - first)
    for one in sorted(claims, key=lambda one: -WORST_FIRST.index(one.verdict)):
        if one.verdict is not CheckResult.VERIFIED:
            span = one.assertion.span
            for place in range(max(span.start, first), min(span.end, last)):
                styles[place - first] = MARKS[one.verdict][0]
    pieces = []
    place = first
    for style, run in groupby(styles):
        n_chars = len(list(run))
        piece = one_line(sheet.document.text[place : place + n_chars])
        pieces.append(paint(style, piece) if style else piece)
        place += n_chars
    return f"{'…' if first > start else ''}{''.join(pieces)}{'…' if last < end else ''}"


def _window(start: int, end: int, wanted: int) -> tuple[int, int]:
    if end - start <= MAX_LINE:
        return start, end
    first = max(start, min(wanted - MAX_BEFORE, end - MAX_LINE))
    return first, first + MAX_LINE
