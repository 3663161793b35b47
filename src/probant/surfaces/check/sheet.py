"""A checked text with its report: where in the file each claim stands, for every form of output.

Lines are those of the file, columns count UTF-16 code units from 1, as SARIF and GitHub do.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from probant.checking.document import Document
from probant.vocabulary.assertion import Checked, Mark, MarkedSentence, Span, TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

STANDARD_INPUT = "-"
_WIDE = re.compile("[\U00010000-\U0010ffff]")
WORST_FIRST = (CheckResult.REFUTED, CheckResult.UNVERIFIABLE, CheckResult.VERIFIED)


class Region(Record, kw_only=True):
    """From a character to just before another."""

    first_line: int
    last_line: int
    columns: tuple[int, int]


class Sheet:
    """One text, its report, and its path in the repository (None: it stands outside)."""

    def __init__(self, document: Document, report: TextReport, path: str | None = None) -> None:
        self.document = document
        self.report = report
        self.path = path

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.document.text))]

    @cached_property
    def _wide(self) -> list[int]:
        """Where the characters stand that are two UTF-16 code units."""
        return [match.start() for match in _WIDE.finditer(self.document.text)]

    @property
    def name(self) -> str:
        """What a reader calls the text."""
        return "standard input" if self.report.source == STANDARD_INPUT else self.report.source

    def row(self, offset: int) -> int:
        """Which row of the text a character stands in, from 0."""
        return bisect_right(self._starts, offset) - 1

    def bounds(self, row: int) -> tuple[int, int]:
        """Where a row starts and ends, its line end left out."""
        start = self._starts[row]
        is_last = row + 1 == len(self._starts)
        end = len(self.document.text) if is_last else self._starts[row + 1] - 1
        return start, end - 1 if end > start and self.document.text[end - 1] == "\r" else end

    def region(self, span: Span) -> Region:
        """From the first character of a span to its last."""
        last = max(span.start, span.end - 1)
        return Region(
            first_line=span.line,
            last_line=span.line + self.row(last) - self.row(span.start),
            columns=(self._column(span.start), self._column(last + 1, last)),
        )

    def _column(self, offset: int, within: int | None = None) -> int:
        start = self._starts[self.row(offset if within is None else within)]
        n_wide = bisect_left(self._wide, offset) - bisect_left(self._wide, start)
        return offset - start + n_wide + 1


def sheets_of(
    documents: Sequence[Document], reports: Sequence[TextReport], root: Path
) -> tuple[Sheet, ...]:
    """Each text with its report, in their order."""
    pairs = zip(documents, reports, strict=True)
    return tuple(Sheet(document, report, _path_in(document, root)) for document, report in pairs)


def _path_in(document: Document, root: Path) -> str | None:
    if document.name == STANDARD_INPUT:
        return None
    if document.only is not None:  # a file of a diff is named by its path in the repository
        return document.name if document.folder is not None else None
    name = Path(document.name).name
    folder = Path(os.path.realpath(Path(document.name).parent))
    if folder != root and root not in folder.parents:
        return None
    return (folder.relative_to(root) / name).as_posix()


def worst_first(sheets: Iterable[Sheet]) -> list[tuple[Sheet, Checked]]:
    """Every claim that was not verified: the refuted ones, then the unverifiable."""
    claims = [(sheet, one) for sheet in sheets for one in sheet.report.claims]
    return [
        (sheet, one)
        for verdict in WORST_FIRST[:2]
        for sheet, one in claims
        if one.verdict is verdict
    ]


def unread_sentences(sheets: Iterable[Sheet]) -> list[tuple[Sheet, MarkedSentence]]:
    """Every sentence that says something nobody read."""
    return [
        (sheet, one)
        for sheet in sheets
        for one in sheet.report.sentences
        if one.mark is Mark.UNREAD
    ]
