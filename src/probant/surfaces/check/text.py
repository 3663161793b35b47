"""A check for people: the lines that say something, marks in the margin, the reasons below.

Lines whose claims all hold take one line each, and no more than a screenful of them is shown. A
line has the mark of its sentence: a name that is there earns nothing for what is said of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from probant.surfaces.check.sheet import WORST_FIRST, Sheet
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.wording import claim_of, code_of, detail_of, suggestion_of, unread_of
from probant.surfaces.cli.text import Painter, one_line
from probant.surfaces.phrasing import asciified
from probant.vocabulary.assertion import Checked, Mark, MarkedSentence
from probant.vocabulary.claim import CheckResult

MAX_LINE = 100
MAX_BEFORE = 30
MAX_VERIFIED_LINES = 40
MAX_UNREAD_LINES = 40

MARKS = {
    Mark.VERIFIED: ("green", "✓"),
    Mark.REFUTED: ("red", "✗"),
    Mark.UNVERIFIABLE: ("yellow", "?"),
    Mark.UNREAD: ("magenta", "~"),
}
_LEAST_FIRST = tuple(Mark)


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


class _Row:
    """A row of the text: the claims and the unread sentences that begin in it, and its mark."""

    def __init__(self) -> None:
        self.claims: list[Checked] = []
        self.unread: list[MarkedSentence] = []
        self.marks: set[Mark] = set()

    @property
    def mark(self) -> Mark:
        """The least of what stands in it; none where nothing in it is asserted."""
        return min(self.marks, key=_LEAST_FIRST.index, default=Mark.NONE)

    @property
    def is_shown(self) -> bool:
        return self.mark is not Mark.NONE and bool(self.claims or self.unread)


def _rows(sheet: Sheet) -> dict[int, _Row]:
    """A sentence gives its mark to every row it reaches into."""
    rows: dict[int, _Row] = {}
    in_sentence: set[int] = set()
    for sentence in sheet.report.sentences:
        first, last = sheet.row(sentence.span.start), sheet.row(sentence.span.end - 1)
        in_sentence.update(sentence.parts)
        for number in range(first, last + 1):
            rows.setdefault(number, _Row()).marks.add(sentence.mark)
        if sentence.unread:
            rows[first].unread.append(sentence)
    for n, one in enumerate(sheet.report.claims):
        row = rows.setdefault(sheet.row(one.assertion.span.start), _Row())
        row.claims.append(one)
        if n not in in_sentence:
            row.marks.add(_MARK_OF[one.verdict])
    return {number: rows[number] for number in sorted(rows) if rows[number].is_shown}


_MARK_OF = {verdict: Mark(verdict.value) for verdict in CheckResult}
_MAX_OF_MARK = {Mark.VERIFIED: MAX_VERIFIED_LINES, Mark.UNREAD: MAX_UNREAD_LINES}
_MORE = {Mark.VERIFIED: "whose claims are all verified", Mark.UNREAD: "that were not read in full"}


def _block(sheet: Sheet, paint: Painter) -> Iterator[str]:
    yield paint("cyan", one_line(sheet.name))
    rows = _rows(sheet)
    if not sheet.report.claims and not rows:
        yield "  says nothing that can be checked"
    width = max((len(str(_line_number(row))) for row in rows.values()), default=1)
    n_shown: Counter[Mark] = Counter()
    for number, row in rows.items():
        n_shown[row.mark] += 1
        if n_shown[row.mark] <= _MAX_OF_MARK.get(row.mark, len(rows)):
            yield from _line(sheet, number, row, paint, width)
    for mark, limit in _MAX_OF_MARK.items():
        if n_shown[mark] > limit:
            yield paint("dim", f"… and {n_shown[mark] - limit} more lines {_MORE[mark]}")


def _line_number(row: _Row) -> int:
    return row.claims[0].assertion.span.line if row.claims else row.unread[0].span.line


def _line(sheet: Sheet, number: int, row: _Row, paint: Painter, width: int) -> Iterator[str]:
    margin = f"{_line_number(row):>{width}} │"
    shown = _shown(sheet, number, row.claims, paint)
    yield f"{paint(*MARKS[row.mark])} {paint('dim', margin)} {shown}"
    pad = " " * (width + 5)
    for one in row.claims:
        if one.verdict is CheckResult.VERIFIED:
            continue
        code = paint("dim", f"[{code_of(one)}]")
        mark = paint(*MARKS[_MARK_OF[one.verdict]])
        yield f"{pad}{mark} {claim_of(one)} — {detail_of(one)} {code}"
        if one.suggestion:
            yield f"{pad}  {paint('green', '→ ' + suggestion_of(one))}"
    for sentence in row.unread:
        yield f"{pad}{paint(*MARKS[Mark.UNREAD])} not read: {unread_of(sentence)}"


def _shown(sheet: Sheet, row: int, claims: Sequence[Checked], paint: Painter) -> str:
    """The line, cut around its worst claim, with what is not verified coloured."""
    start, end = sheet.bounds(row)
    ordered = sorted(claims, key=lambda one: WORST_FIRST.index(one.verdict))
    first, last = _window(start, end, ordered[0].assertion.span.start if ordered else start)
    styles = [""] * (last - first)
    for one in reversed(ordered):
        if one.verdict is not CheckResult.VERIFIED:
            span = one.assertion.span
            for place in range(max(span.start, first), min(span.end, last)):
                styles[place - first] = MARKS[_MARK_OF[one.verdict]][0]
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
