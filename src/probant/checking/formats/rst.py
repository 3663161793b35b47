"""reStructuredText, and the docstrings that are written like it: which rows make which block.

One pass by indentation: paragraphs, list items, fields, titles, tables; literal blocks, doctests
and code directives are code; comments, targets and directives that only call for something are
left out. Inline markup is rst_inline.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from itertools import dropwhile

from probant.checking.document import Passage, PassageKind
from probant.checking.formats.rows import Piece, Row, code, rows_of, stitched, trimmed
from probant.checking.formats.rst_inline import said_in_rst
from probant.checking.formats.rst_tables import (
    GRID_EDGE,
    SIMPLE_EDGE,
    grid_cells,
    is_simple_edge,
    simple_cells,
)  # fmt: skip

_BULLET = re.compile(r"(?:[-*+•‣⁃]|\(?(?:\d{1,9}|[a-zA-Z]|#)[.)]|\|)[ \t]+(?=\S)")
_FIELD = re.compile(r":(?!:)(?:[^:`\n\\]|:(?=\w)){1,100}:(?:[ \t]+|$)")
_DIRECTIVE = re.compile(r"\.\.[ \t]+(?:\|[^|]{1,100}\|[ \t]+)?([\w:+.-]{1,60}?)::(?:[ \t]+|$)")
_NOTE = re.compile(r"\.\.[ \t]+\[[^\[\]\s]{1,60}\][ \t]+")
_EXPLICIT = re.compile(r"\.\.(?:[ \t]|$)|__[ \t]")
_ADORNMENT = re.compile(r"([!-/:-@\[-`{-~])\1{2,}$")
_FENCE = re.compile(r"(`{3,4})[ \t]*+([^`]*+)$")
_OPTION = re.compile(r":([\w-]{1,40}):[ \t]*")

_CODE = frozenset(
    "code code-block sourcecode parsed-literal doctest testcode testoutput ipython prompt console"
    " literalinclude productionlist math graphviz digraph mermaid uml raw".split()
)
_SILENT = frozenset(
    "image figure toctree include raw math contents graphviz digraph mermaid uml highlight index"
    " meta csv-table versionadded versionchanged versionremoved deprecated productionlist"
    " literalinclude default-role role tabularcolumns only-for testsetup testcleanup".split()
)
_SPEAKING = frozenset(
    "note warning tip hint important attention caution danger error admonition seealso topic"
    " sidebar rubric todo epigraph pull-quote".split()
)


def read_rst(text: str) -> list[Passage]:
    rows = list(rows_of(text))
    if rows[0][1].startswith("\ufeff"):
        rows[0] = (1, rows[0][1][1:])
    return read_rst_rows(text, rows)


def read_rst_rows(source: str, rows: Iterable[Row]) -> list[Passage]:
    """The passages that these rows of a text make."""
    reader = _Reader(source, [(start, text.rstrip()) for start, text in rows])
    reader.read()
    return reader.passages


class _Reader:
    def __init__(self, source: str, rows: list[Row]) -> None:
        self.passages: list[Passage] = []
        self._source = source
        self._rows = rows
        self._indents = [_indent(text) for _, text in rows]
        self._pieces: list[Piece] = []
        self._column = 0
        """Where the rows of the open paragraph begin."""
        self._lead = ""
        self._at = 0

    def read(self) -> None:
        while self._at < len(self._rows):
            self._take()
        self._end()

    def _take(self) -> None:
        """One row, or the block that begins with it."""
        start, text = self._rows[self._at]
        indent = self._indents[self._at]
        rest = text.lstrip()
        if not rest:
            self._end()
            self._at += 1
            return
        if self._pieces and indent != self._column:
            self._end()
        if rest.startswith("```") and (fence := _FENCE.match(rest)):
            self._end()
            self._fenced(fence)
            return
        if not self._pieces and self._block(rest, indent):
            return
        if self._title(rest):
            return
        self._text(start + len(text) - len(rest), rest, indent)
        self._at += 1
        if rest.endswith("::"):
            self._literal(indent)

    def _block(self, rest: str, indent: int) -> bool:
        """Whether a block that is no paragraph begins here; it is then read to its end."""
        if _EXPLICIT.match(rest):
            self._explicit(rest, indent)
        elif rest.startswith(">>>"):
            self._doctest()
        elif GRID_EDGE.match(rest):
            self._grid()
        elif SIMPLE_EDGE.match(rest) and is_simple_edge(rest):
            self._simple()
        else:
            return False
        return True

    def _text(self, start: int, rest: str, indent: int) -> None:
        marker = _BULLET.match(rest)
        field = None if marker else _FIELD.match(rest)
        if marker or field:
            self._end()
            skipped = (marker or field).end()  # type: ignore[union-attr]  # one of them matched
            follows = self._next_indent()
            self._column = follows if follows is not None and follows > indent else indent
        else:
            skipped = 0
            self._column = indent
        if rest[skipped:]:
            self._pieces.append((start + skipped, start + len(rest)))

    def _next_indent(self) -> int | None:
        at = self._at + 1
        return self._indents[at] if at < len(self._rows) and self._rows[at][1] else None

    def _title(self, rest: str) -> bool:
        """A line of one sign: it makes the row before it a title, or divides."""
        if not _ADORNMENT.match(rest) or rest in ("...", "::"):
            return False
        if len(self._pieces) == 1:
            pieces, self._pieces = self._pieces, []
            self._lead = self._say(PassageKind.HEADING, pieces)
        else:
            self._end()
            self._lead = ""
        self._at += 1
        return True

    def _body(self, indent: int) -> list[int]:
        """The rows from here that stand further in, with the blank ones between; they are read."""
        found: list[int] = []
        while self._at < len(self._rows):
            if self._rows[self._at][1] and self._indents[self._at] <= indent:
                break
            found.append(self._at)
            self._at += 1
        while found and not self._rows[found[-1]][1]:
            found.pop()
        return found

    def _literal(self, indent: int) -> None:
        """After `::`, what stands further in is code."""
        if self._pieces and (follows := self._next_nonblank()) is not None and follows > indent:
            self._end()
            self._code(self._body(indent))

    def _next_nonblank(self) -> int | None:
        if self._at >= len(self._rows) or self._rows[self._at][1]:
            return None
        for at in range(self._at, len(self._rows)):
            if self._rows[at][1]:
                return self._indents[at]
        return None

    def _explicit(self, rest: str, indent: int) -> None:
        directive = _DIRECTIVE.match(rest)
        if directive is None:
            self._at += 1
            if note := _NOTE.match(rest):
                start, text = self._rows[self._at - 1]
                self._pieces = [(start + len(text) - len(rest) + note.end(), start + len(text))]
                self._column = self._indents[self._at] if self._at < len(self._rows) else indent
            else:
                self._body(indent)
            return
        name = directive[1].rpartition(":")[2].lower()
        start, text = self._rows[self._at]
        argument = (start + len(text) - len(rest) + directive.end(), start + len(text))
        self._at += 1
        if name in _SILENT or rest.startswith(".. |"):
            self._body(indent)
        elif name in _CODE:
            self._code_directive(argument, indent)
        else:
            self._options(indent)
            if name in _SPEAKING and trimmed(self._source, [argument]):
                self._pieces = [argument]
                self._column = self._indents[self._at] if self._at < len(self._rows) else indent

    def _options(self, indent: int) -> Piece | None:
        """Where the caption stands among the option rows below a directive; they are read."""
        caption: Piece | None = None
        while self._at < len(self._rows) and self._indents[self._at] > indent:
            start, text = self._rows[self._at]
            rest = text.lstrip()
            option = _OPTION.match(rest)
            if option is None:
                break
            if option[1] == "caption":
                caption = (start + len(text) - len(rest) + option.end(), start + len(text))
            self._at += 1
        return caption

    def _code_directive(self, argument: Piece, indent: int) -> None:
        caption = self._options(indent)
        told = trimmed(self._source, [argument, *([caption] if caption else [])])
        info = stitched(self._source, told).replace("\n", " ") if told else ""
        self._code(self._body(indent), info=info, info_start=told[0][0] if told else 0)

    def _doctest(self) -> None:
        first = self._at
        while self._at < len(self._rows) and self._rows[self._at][1]:
            self._at += 1
        self._code(list(range(first, self._at)), info="pycon")

    def _fenced(self, fence: re.Match[str]) -> None:
        """A fence as in Markdown: docstrings have them."""
        start, text = self._rows[self._at]
        info_start = start + len(text) - len(fence.string) + fence.start(2)
        first = self._at = self._at + 1
        while self._at < len(self._rows):
            if self._rows[self._at][1].strip().startswith(fence[1]):
                break
            self._at += 1
        self._code(list(range(first, self._at)), info=fence[2].rstrip(), info_start=info_start)
        self._at += 1

    def _grid(self) -> None:
        first = self._at
        while self._at < len(self._rows) and self._rows[self._at][1].lstrip()[:1] in ("+", "|"):
            self._at += 1
        self._cells(grid_cells(self._rows[first : self._at]))

    def _simple(self) -> None:
        """Up to its last edge, which a blank line or the end of the text follows."""
        first, rows = self._at, self._rows
        self._at += 1
        if first >= self._last_edge:
            return
        while self._at < len(rows):
            is_edge = is_simple_edge(rows[self._at][1].lstrip())
            self._at += 1
            if is_edge and (self._at == len(rows) or not rows[self._at][1]):
                break
        self._cells(simple_cells(rows[first : self._at]))

    @cached_property
    def _last_edge(self) -> int:
        """The last row that could end a simple table: one that none follows is none."""
        rows = self._rows
        for at in range(len(rows) - 1, -1, -1):
            is_last = at + 1 == len(rows) or not rows[at + 1][1]
            if is_last and is_simple_edge(rows[at][1].lstrip()):
                return at
        return -1

    def _cells(self, cells: Iterable[list[Piece]]) -> None:
        self._lead = ""
        for pieces in cells:
            if found := trimmed(self._source, pieces):
                self._say(PassageKind.PROSE, found)

    def _code(self, numbers: list[int], *, info: str = "", info_start: int = 0) -> None:
        pieces = [(start, start + len(text)) for start, text in (self._rows[at] for at in numbers)]
        pieces = list(dropwhile(lambda piece: piece[0] == piece[1], pieces))
        self.passages += code(
            self._source, pieces, info=info, info_start=info_start, lead=self._lead
        )
        self._lead = ""

    def _end(self) -> None:
        pieces, self._pieces = trimmed(self._source, self._pieces), []
        if pieces:
            self._lead = self._say(PassageKind.PROSE, pieces)

    def _say(self, kind: PassageKind, pieces: list[Piece]) -> str:
        passage = said_in_rst(kind, stitched(self._source, pieces), pieces[0][0])
        if passage.text.strip(" :"):
            self.passages.append(passage)
        return passage.text


def _indent(text: str) -> int:
    head = text[: len(text) - len(text.lstrip())]
    return len(head.expandtabs(8)) if "\t" in head else len(head)
