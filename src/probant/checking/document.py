"""A text to be checked, and the passages of it that speak.

How the passages are found depends on the format: formats/. Positions always count in the text as
given, so that a remark lands on the right line. Next: citations.py.
"""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from functools import cached_property

from probant.vocabulary.assertion import Span
from probant.vocabulary.record import Record


class Format(Enum):
    """How a text is written; `plain` is read as Markdown is, without its block structure."""

    MARKDOWN = "markdown"
    PLAIN = "plain"
    RST = "rst"
    JSON = "json"
    CODE = "code"
    """Source code, of which the comments speak."""


class Document:
    """One text. `folder` is where it stands in the repository ('' at its root, None if outside).

    `lines` gives the number of each of its lines where that is not simply the count (a diff), and
    `only` the lines that speak (a diff: those it adds); None is all.
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
    ) -> None:
        self.name = name
        self.text = text
        self.form = form
        self.folder = folder
        self.only = only
        self._lines = lines

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(n + 1 for n, char in enumerate(self.text) if char == "\n")]

    def line_at(self, offset: int) -> int:
        """The number of the line in which a character stands."""
        row = bisect_right(self._starts, offset)
        return row if self._lines is None else self._lines[row - 1]

    def span(self, start: int, end: int) -> Span:
        return Span(start, end, self.line_at(start))


class PassageKind(Enum):
    PROSE = "prose"
    CODE = "code"
    """A block shown as code: it quotes, it does not state."""


class Passage(Record, kw_only=True):
    """A run of text that is read as one: a paragraph, a list item, a table cell, a code block.

    `text` has markup of lines (quote marks, comment signs, a diff's plus) blanked out, so that each
    of its characters stands in the document at `start` plus its place; `offsets` says where each
    one stands when that is not so. `info` is what a code block's fence says; `lead` is the prose
    just before a code block.
    """

    kind: PassageKind
    text: str
    start: int
    offsets: tuple[int, ...] | None = None
    info: str = ""
    lead: str = ""

    def offset(self, place: int) -> int:
        """Where the character at `place` stands in the document; its length is allowed too."""
        if self.offsets is None:
            return self.start + place
        if place < len(self.offsets):
            return self.offsets[place]
        return self.offsets[-1] + 1 if self.offsets else self.start
