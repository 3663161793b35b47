"""The text of a comment, row by row, without its signs, and the passages it makes.

Tags of doc comments (`@param x`, `\\returns`) begin a passage of their own and are left out of it;
fields (`:param x:`) are reStructuredText's and rst.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.checking.document import Passage
from probant.checking.formats.blocks import read_blocks
from probant.checking.formats.dialect import MARKDOWN, PLAIN, Dialect
from probant.checking.formats.rows import Row, code, rows_of
from probant.checking.formats.rst import read_rst_rows

_LINE_SIGN = re.compile(r"(?://[/!]*<?|#+[:!]?|<!--|-->)")
_SHEBANG = re.compile(r"#!|#.{0,40}coding[:=]")
_BLOCK_SIGN = re.compile(r"/\*+!?<?")
_STAR = re.compile(r"[ \t]*\*(?!/)")
_BLOCK_END = re.compile(r"[ \t]*\**/$")
_QUOTES = re.compile(r"[rRuU]{0,2}(\"\"\"|'''|\"|')")
_TAG = re.compile(
    r"[@\\](?P<name>[a-zA-Z]{2,20})\b(?:\[[\w,]{1,12}\])?"
    r"(?P<type>[ \t]+\{[^{}]{0,300}\})?[ \t]*"
)
_NAMED = frozenset("param arg argument prop property tparam template field var typeParam".split())
_NAME = re.compile(r"(?:\[[^\[\]]{0,100}\]|[\w.$<>]{1,100})(?:[ \t]+-(?=[ \t]))?[ \t]*")
_EXAMPLE = "example"

_DIALECTS: dict[str, Dialect] = {
    "rust": MARKDOWN,
    "go": Dialect(is_markdown=False),
    "java": Dialect(has_indented_code=False),
    "javascript": Dialect(has_indented_code=False),
    "typescript": Dialect(has_indented_code=False),
}


class CommentText:
    """Rows that are read as one text; a line comment has a `sign` at a `column`."""

    def __init__(
        self, rows: list[Row], *, sign: str = "", column: int = 0, is_docstring: bool = False
    ) -> None:
        self.rows = rows
        self._sign = sign
        self._column = column
        self._is_docstring = is_docstring

    def goes_on_in(self, other: CommentText, text: str) -> bool:
        """Whether the other one is the next line of this one."""
        if not self._sign or (other._sign, other._column) != (self._sign, self._column):
            return False
        end = self.rows[-1][0] + len(self.rows[-1][1])
        between = text[end : other.rows[0][0] - len(other._sign)]
        return between.count("\n") == 1 and not between.strip()

    def passages(self, source: str, language: str) -> list[Passage]:
        rows = _dedented(self.rows)
        if self._is_docstring:
            return read_rst_rows(source, rows)
        dialect = _DIALECTS.get(language, PLAIN)
        found: list[Passage] = []
        for is_example, part in _by_tag(rows):
            if is_example:
                found += code(source, [(start, start + len(text)) for start, text in part])
            else:
                found += read_blocks(source, part, dialect)
        return found


def line_text(text: str, start: int, end: int) -> Iterator[CommentText]:
    """A line comment between these places."""
    line = text[start:end].rstrip()
    line_start = text.rfind("\n", 0, start) + 1
    if line_start == 0 and _SHEBANG.match(line):
        return
    match = _LINE_SIGN.match(line)
    sign = match[0] if match else ""
    rows = [(start + len(sign), line[len(sign) :])]
    yield CommentText(rows, sign=sign, column=start - line_start)


def block_text(text: str, start: int, end: int) -> Iterator[CommentText]:
    """A block comment between these places."""
    inner = text[start:end]
    sign = _BLOCK_SIGN.match(inner)
    first = min(sign.end(), len(inner)) if sign else 0
    closing = _BLOCK_END.search(inner, max(first, inner.rfind("\n") + 1))
    last = closing.start() if closing else len(inner)
    rows = [(start + first + at, row) for at, row in rows_of(inner[first:last])]
    if all(_STAR.match(row) for _, row in rows[1:] if row.strip()):
        rows = [rows[0], *(_without_star(at, row) for at, row in rows[1:])]
    yield CommentText(rows)


def docstring_text(text: str, start: int, end: int) -> Iterator[CommentText]:
    """A string that stands alone, between these places."""
    inner = text[start:end]
    quotes = _QUOTES.match(inner)
    if quotes is None or not inner.endswith(quotes[1]) or len(inner) < quotes.end() + 1:
        return
    body = inner[quotes.end() : -len(quotes[1])]
    rows = [(start + quotes.end() + at, row) for at, row in rows_of(body)]
    yield CommentText(rows, is_docstring=True)


def _without_star(start: int, row: str) -> Row:
    star = _STAR.match(row)
    return (start + star.end(), row[star.end() :]) if star else (start, row)


def _dedented(rows: list[Row]) -> list[Row]:
    """Without the indentation all rows share; the first one's begins behind a sign."""
    first = rows[0]
    margin = _shared([_margin(row) for _, row in rows[1:] if row.strip()])
    lead = len(first[1]) - len(first[1].lstrip())
    found = [(first[0] + lead, first[1][lead:])]
    for start, row in rows[1:]:
        n_cut = min(margin, len(_margin(row)))
        found.append((start + n_cut, row[n_cut:]))
    return found


def _margin(row: str) -> str:
    return row[: len(row) - len(row.lstrip())]


def _shared(margins: list[str]) -> int:
    """How many characters all of them begin with: a tab is not a space."""
    if not margins:
        return 0
    low, high = min(margins), max(margins)
    return next((n for n, char in enumerate(low) if high[n] != char), len(low))


def _by_tag(rows: list[Row]) -> Iterator[tuple[bool, list[Row]]]:
    """The rows before the first tag, then those of each; whether they are an example."""
    part: list[Row] = []
    is_example = False
    is_fenced = False
    for start, row in rows:
        rest = row.lstrip()
        is_fenced ^= rest.startswith("```")
        tag = None if is_fenced else _TAG.match(rest)
        if tag is None:
            part.append((start, row))
            continue
        if part:
            yield is_example, part
        is_example = tag["name"] == _EXAMPLE
        skipped = tag.end()
        if tag["name"] in _NAMED and (name := _NAME.match(rest, skipped)):
            skipped = name.end()
        at = start + len(row) - len(rest) + skipped
        part = [(at, rest[skipped:])] if rest[skipped:] else []
    if part:
        yield is_example, part
