"""Markdown, and plain text that is written like it: which rows make which block.

One pass over the rows with a stack of open quotes and list items, as CommonMark describes it, plus
tables, footnotes and admonitions. What stands inside a paragraph is inline.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum

from probant.checking.document import Passage, PassageKind
from probant.checking.formats.dialect import MARKDOWN, Dialect
from probant.checking.formats.html import html_passages
from probant.checking.formats.inline import cleaned
from probant.checking.formats.rows import Piece, Row, code, rows_of, stitched, trimmed
from probant.checking.formats.starts import (
    ADMONITION,
    ATX,
    DEFINITION,
    DELIMITERS,
    FENCE,
    FOOTNOTE,
    HTML_TAG,
    MARKER,
    RULE,
    SETEXT,
    Cursor,
    atx_end,
    html_end,
)  # fmt: skip
from probant.checking.formats.tables import row_cells
from probant.vocabulary.record import replace

MAX_DEPTH = 50
"""Of quotes and lists within each other; whatever is deeper is text of the innermost."""

_QUOTE = -1
_FRONT_MATTER = {"---": ("---", "..."), "+++": ("+++",)}
_MODULE = re.compile(r"(?:import|export)\s+[\w{*'\"]")


class _Leaf(Enum):
    NONE = 0
    PARAGRAPH = 1
    FENCE = 2
    INDENTED = 3
    HTML = 4
    TABLE = 5


def read_markdown(text: str, dialect: Dialect = MARKDOWN) -> list[Passage]:
    """The passages of a whole text."""
    rows = list(rows_of(text))
    if rows[0][1].startswith("\ufeff"):
        rows[0] = (1, rows[0][1][1:])
    if dialect.is_markdown:
        del rows[: _n_front_matter(rows)]
    return read_blocks(text, rows, dialect)


def read_blocks(source: str, rows: Iterable[Row], dialect: Dialect) -> list[Passage]:
    """The passages that these rows of a text make."""
    reader = _Reader(source, dialect)
    for start, text in rows:
        reader.take(start, text)
    reader.close()
    return reader.passages


def _n_front_matter(rows: list[Row]) -> int:
    ends = _FRONT_MATTER.get(rows[0][1].rstrip())
    if ends is None:
        return 0
    for n, (_, text) in enumerate(rows[1:], start=2):
        if text.rstrip() in ends:
            return n
    return 0


class _Reader:
    def __init__(self, source: str, dialect: Dialect) -> None:
        self.passages: list[Passage] = []
        self._source = source
        self._dialect = dialect
        self._stack: list[int] = []
        """Open containers: a quote, or the columns a list item's rows are indented by."""
        self._leaf = _Leaf.NONE
        self._pieces: list[Piece] = []
        self._lead = ""
        self._heads = ""
        self._is_item_empty = False
        self._fence, self._fence_indent, self._info, self._info_start = "", 0, "", 0
        self._html_end = ""
        self._start = 0

    def take(self, start: int, text: str) -> None:
        """One more row."""
        self._start = start
        row = Cursor(text)
        depth = self._matched(row)
        if depth == len(self._stack) and self._continued(row):
            return
        self._begun(row, depth)

    def close(self) -> None:
        self._end_leaf()

    def _matched(self, row: Cursor) -> int:
        """How many of the open containers go on in this row."""
        size = len(row.text)
        for n, need in enumerate(self._stack):
            indent, at = row.indent()
            if need == _QUOTE:
                if indent > 3 or row.text[at : at + 1] != ">":
                    return n
                self._skip_quote_mark(row, indent, at)
            elif at >= size:
                if self._is_item_empty and n == len(self._stack) - 1:
                    return n
            elif indent >= need:
                row.skip_columns(need)
            else:
                return n
        return len(self._stack)

    @staticmethod
    def _skip_quote_mark(row: Cursor, indent: int, at: int) -> None:
        row.skip_to(at + 1, indent + 1)
        row.skip_columns(1)

    def _continued(self, row: Cursor) -> bool:
        """Whether the row belongs to the open block of code or HTML."""
        indent, at = row.indent()
        if self._leaf is _Leaf.FENCE:
            closing = row.text[at:].rstrip()
            if indent <= 3 and closing.startswith(self._fence) and not closing.strip(closing[0]):
                self._end_leaf()
            else:
                row.skip_columns(min(indent, self._fence_indent))
                self._add(row)
            return True
        if self._leaf is _Leaf.HTML:
            if not self._html_end and at >= len(row.text):
                self._end_leaf()
                return False
            self._add(row)
            self._end_html(row.text)
            return True
        if self._leaf is _Leaf.INDENTED and (indent >= 4 or at >= len(row.text)):
            row.skip_columns(min(indent, 4))
            self._add(row)
            return True
        return False

    def _begun(self, row: Cursor, depth: int) -> None:
        """Open the containers and the block that begin in this row, or go on with a paragraph."""
        is_lazy = depth < len(self._stack)
        while True:
            indent, at = row.indent()
            rest = row.text[at:]
            if not rest:
                self._blank(depth)
                return
            if indent >= 4 and self._dialect.has_indented_code:
                if self._leaf is not _Leaf.PARAGRAPH:
                    self._leave(depth)
                    self._end_leaf()
                    self._leaf = _Leaf.INDENTED
                    row.skip_columns(4)
                    self._add(row)
                    return
                break
            is_within = self._leaf is _Leaf.PARAGRAPH and not is_lazy
            if (need := self._container(row, rest, indent, at, is_within)) is not None:
                self._leave(depth)
                self._end_leaf()
                self._stack.append(need)
                self._is_item_empty = (
                    MARKER.match(rest) is not None and not row.text[row.at :].strip()
                )
                depth = len(self._stack)
                is_lazy = False
                continue
            if self._block(row, rest, indent, at, depth, is_within):
                return
            break
        if not (is_lazy and self._leaf is _Leaf.PARAGRAPH):
            self._leave(depth)
        self._is_item_empty = False
        self._text(rest, at)

    def _container(
        self, row: Cursor, rest: str, indent: int, at: int, is_within: bool
    ) -> int | None:
        """Enter a quote, a list item, a footnote or an admonition: what its rows need."""
        if len(self._stack) >= MAX_DEPTH:
            return None
        if rest[0] == ">":
            self._skip_quote_mark(row, indent, at)
            return _QUOTE
        if rest[0] == "[" and (footnote := FOOTNOTE.match(rest)):
            row.skip_to(at + footnote.end(), indent + footnote.end())
            return 4
        if rest[0] in "!?=" and self._dialect.is_markdown and ADMONITION.match(rest):
            row.skip_to(len(row.text), 0)
            return indent + 4
        marker = MARKER.match(rest)
        if marker is None or (rest[0] in "*-" and RULE.match(rest)):
            return None
        if is_within and (not rest[marker.end() :].strip() or marker[2] not in (None, "1")):
            return None
        row.skip_to(at + marker.end(), indent + marker.end())
        n_columns, content = row.indent()
        is_empty = content >= len(row.text)
        padding = n_columns if 1 <= n_columns <= 4 and not is_empty else 1
        row.skip_columns(padding)
        return indent + marker.end() + padding

    def _block(
        self, row: Cursor, rest: str, indent: int, at: int, depth: int, is_within: bool
    ) -> bool:
        """Whether the row is a heading, a rule, or the beginning of a fence, HTML or a table."""
        first = rest[0]
        if first in "`~" and (fence := FENCE.match(rest)):
            self._leave(depth)
            self._end_leaf()
            self._leaf, self._fence, self._fence_indent = _Leaf.FENCE, fence[1], indent
            self._info = fence[2].rstrip()
            self._info_start = self._start + at + fence.start(2)
        elif first == "#" and (mark := ATX.match(rest)):
            self._leave(depth)
            self._end_leaf()
            self._heading([(mark.end(), atx_end(rest, mark.end()))], self._start + at)
        elif first in "=-" and is_within and SETEXT.match(rest):
            pieces, self._pieces, self._leaf = self._pieces, [], _Leaf.NONE
            self._heading(pieces, 0)
        elif first in "*-_" and RULE.match(rest):
            self._leave(depth)
            self._end_leaf()
            self._lead = ""
        elif first == "<" and self._dialect.is_markdown:
            return self._html(row, rest, depth)
        elif first in "|:-" and is_within and "|" in rest and DELIMITERS.match(rest):
            return self._table(rest)
        else:
            return False
        return True

    def _html(self, row: Cursor, rest: str, depth: int) -> bool:
        end = html_end(rest)
        if end == " ":
            if self._leaf is _Leaf.PARAGRAPH or not HTML_TAG.match(rest):
                return False
            end = ""
        self._leave(depth)
        self._end_leaf()
        self._leaf, self._html_end = _Leaf.HTML, end
        self._add(row)
        self._end_html(rest)
        return True

    def _end_html(self, text: str) -> None:
        if self._html_end and self._html_end in text.lower():
            self._end_leaf()

    def _table(self, rest: str) -> bool:
        start, end = self._pieces[-1]
        head = row_cells(self._source[start:end], start)
        has_bar = "|" in self._source[start:end]
        if not has_bar or len(head) != len(row_cells(rest, 0)):
            return False
        self._pieces.pop()
        self._end_leaf()
        self._leaf, self._lead = _Leaf.TABLE, ""
        heads = [self._say(PassageKind.HEADING, [one]) for one in trimmed(self._source, head)]
        self._heads = " | ".join(heads)
        return True

    def _text(self, rest: str, at: int) -> None:
        start = self._start + at
        if self._leaf is _Leaf.TABLE:
            self._lead = ""
            for piece in trimmed(self._source, row_cells(rest, start)):
                self._say(PassageKind.PROSE, [piece], lead=self._heads)
            return
        if self._leaf is not _Leaf.PARAGRAPH:
            self._end_leaf()
            self._leaf = _Leaf.PARAGRAPH
        self._pieces.append((start, start + len(rest.rstrip())))

    def _blank(self, depth: int) -> None:
        if self._leaf is not _Leaf.INDENTED or depth < len(self._stack):
            self._end_leaf()
        self._leave(depth)

    def _leave(self, depth: int) -> None:
        """Close the containers that do not go on, and what is open in them."""
        if depth < len(self._stack):
            self._end_leaf()
            del self._stack[depth:]
            self._is_item_empty = False

    def _add(self, row: Cursor) -> None:
        self._pieces.append((self._start + row.at, self._start + len(row.text)))

    def _end_leaf(self) -> None:
        leaf, pieces = self._leaf, self._pieces
        self._leaf, self._pieces = _Leaf.NONE, []
        if leaf is _Leaf.PARAGRAPH:
            self._paragraph(pieces)
        elif leaf is _Leaf.FENCE:
            self._code(pieces, info=self._info, info_start=self._info_start)
        elif leaf is _Leaf.INDENTED:
            self._code(pieces)
        elif leaf is _Leaf.HTML:
            self.passages += html_passages(self._source, pieces, self._html_end)
            self._lead = ""

    def _code(self, pieces: list[Piece], *, info: str = "", info_start: int = 0) -> None:
        self.passages += code(
            self._source, pieces, info=info, info_start=info_start, lead=self._lead
        )
        self._lead = ""

    def _heading(self, pieces: list[Piece], base: int) -> None:
        found = trimmed(self._source, [(base + start, base + end) for start, end in pieces])
        self._lead = ""
        if found:
            self._lead = self._say(PassageKind.HEADING, found)

    def _paragraph(self, pieces: list[Piece]) -> None:
        n_definitions = 0
        for start, end in pieces:
            if self._source[start] != "[" or not DEFINITION.match(self._source[start:end]):
                break
            self._say(PassageKind.PROSE, [(start, end)])
            n_definitions += 1
        said = pieces[n_definitions:]
        if said and not (self._dialect.has_modules and self._is_module(said)):
            self._lead = self._say(PassageKind.PROSE, said)

    def _is_module(self, pieces: list[Piece]) -> bool:
        return _MODULE.match(self._source[slice(*pieces[0])]) is not None

    def _say(self, kind: PassageKind, pieces: list[Piece], lead: str = "") -> str:
        text = stitched(self._source, pieces)
        is_markdown = self._dialect.is_markdown
        if is_markdown:
            passage = cleaned(kind, text, pieces[0][0])
        else:
            passage = Passage(kind=kind, text=text, start=pieces[0][0])
        if passage.text.strip():
            self.passages.append(replace(passage, lead=lead) if lead else passage)
        return passage.text
