"""A text to be checked, and the passages of it that speak.

How the passages are found depends on the format: formats/. Positions always count in the text as
given, so that a remark lands on the right line. Next: citations/
"""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import Enum
from functools import cached_property

from probant.vocabulary.assertion import Span
from probant.vocabulary.record import Record

_NEWLINE = re.compile("\n")


class Format(Enum):
    """How a text is written; `plain` is read as Markdown is, without its block structure."""

    MARKDOWN = "markdown"
    PLAIN = "plain"
    RST = "rst"
    JSON = "json"
    JSON_LINES = "json_lines"
    NOTEBOOK = "notebook"
    CODE = "code"
    """Source code, of which the comments speak."""


class Document:
    """One text. `folder` is where it stands in the repository ('' at its root, None if outside).

    `lines` gives the number of each of its lines where that is not simply the count (a diff), and
    `only` the numbers of the lines that speak (a diff: those it adds); None is all.
    """

    def __init__(
        self,
        name: str,
        text: str,
        *,
        form: Format = Format.MARKDOWN,
        folder: str | None = None,
        lines: tuple[int, ...] | None = None,
        only: frozenset[int] | None = None,
        warnings: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.text = text
        self.form = form
        self.folder = folder
        self.only = only
        self.warnings = warnings
        self.lines = lines

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in _NEWLINE.finditer(self.text))]

    def line_at(self, offset: int) -> int:
        """The number of the line in which a character stands."""
        row = bisect_right(self._starts, offset)
        return row if self.lines is None else self.lines[row - 1]

    def span(self, start: int, end: int) -> Span:
        return Span(start, end, self.line_at(start))

    def speaks(self, start: int, end: int) -> bool:
        """Whether one of the lines on which these characters stand is to be heard."""
        if self.only is None:
            return True
        first = bisect_right(self._starts, start)
        last = bisect_right(self._starts, max(start, end - 1))
        numbers = range(first, last + 1) if self.lines is None else self.lines[first - 1 : last]
        return any(number in self.only for number in numbers)


class PassageKind(Enum):
    PROSE = "prose"
    HEADING = "heading"
    """A title, or the head of a table's column: it names, it does not state."""
    CODE = "code"
    """A block shown as code: it quotes, it does not state."""


class Passage(Record, kw_only=True):
    """A run of text that is read as one: a paragraph, a list item, a table cell, a code block.

    `text` has markup of lines (quote marks, comment signs, a diff's plus) blanked out, so that each
    of its characters stands in the document at `start` plus its place; `offsets` says where each
    one stands when that is not so. `info` is what a code block's fence says, from `info_start` on;
    `lead` is the prose or the heading just before a code block, or what heads a cell's table.
    """

    kind: PassageKind
    text: str
    start: int
    offsets: tuple[int, ...] | None = None
    info: str = ""
    info_start: int = 0
    lead: str = ""

    def offset(self, place: int) -> int:
        """Where the character at `place` stands in the document; its length is allowed too."""
        if self.offsets is None:
            return self.start + place
        if place < len(self.offsets):
            return self.offsets[place]
        return self.offsets[-1] + 1 if self.offsets else self.start
