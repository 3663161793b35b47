"""How the frame of a passage makes it meant: quoted, struck out, to be done, below a heading.

A list of changes tells of other times, a block quote of what somebody else said. How a single
sentence is meant: mood.py.
"""

from __future__ import annotations

import re

from probant.checking.citations import is_told_of_the_past
from probant.checking.document import Document, Format, Passage, PassageKind
from probant.checking.mood import Mood

_OTHER_TIMES = re.compile(
    r"change[ -]?log|release notes|what(?:'|’)?s new|\bhistory\b|road ?map|to-?do\b|future work"
    r"|\bproposal|\bproposed|\bplanned|\bmigrat|\bupgrading|\bv?\d+\.\d+\.\d+\b|\bunreleased\b"
    r"|^\W{0,4}(?:version |release |v)?\d+\.\d+\b|\b(?:removed|breaking|obsolete)\b"
    r"|^\W{0,4}(?:changed|added|fixed|features|bug ?fixes)\W{0,4}$"
    r"|\bdeprecat|\bmyths?\b|\bmisconceptions?\b|\balternatives? considered\b",
    re.IGNORECASE,
)
_STRUCK = re.compile(r"~~[^~]{1,2000}~~|<(?P<tag>del|s|strike)>[^<]{1,2000}</(?P=tag)>")
_QUOTED = re.compile(r"[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)*>")
_REMARK = re.compile(
    r"\W{0,6}(?:!?(?:note|tip|important|warning|caution|info|hint|danger)\b)", re.I
)
_TO_DO = re.compile(r"\[ \]\s{1,9}$")
_MAX_LINE = 2000
"""How far back the beginning of a line is looked for."""

_MAX_QUOTED_LINES = 200


class Frame:
    """Walks the passages of one text in order, and keeps the heading they stand under."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._is_past = is_told_of_the_past(document.name)
        self._level = 0
        """Of the heading below which everything is of another time; 0 if there is none."""

    def mood_of(self, passage: Passage) -> Mood:
        """How all sentences of the next passage are meant, as far as the frame says it."""
        begin = (
            self._document.text.rfind("\n", max(0, passage.start - _MAX_LINE), passage.start) + 1
        )
        before = self._document.text[begin : passage.start]
        if passage.kind is PassageKind.HEADING and "|" not in before:
            self._enter(passage, before)
        if self._is_past or self._level:
            return Mood.OTHER_TIME
        if _TO_DO.search(before):
            return Mood.SUPPOSES
        is_marked = self._document.form in (Format.MARKDOWN, Format.PLAIN)
        is_quoted = is_marked and ">" in before and _QUOTED.match(before) is not None
        return Mood.GUESSES if is_quoted and not self._is_remark(begin) else Mood.STATES

    def _enter(self, passage: Passage, before: str) -> None:
        level = before.count("#") or self._underline(passage)
        if not self._level or level <= self._level:
            self._level = level if _OTHER_TIMES.search(passage.text[:200]) else 0

    def _underline(self, passage: Passage) -> int:
        """The level of a heading that is marked by the line below it."""
        end = passage.offset(len(passage.text))
        below = self._document.text[end : end + 80].lstrip()
        return 1 if below.startswith("=") else 2

    def _is_remark(self, begin: int) -> bool:
        """Whether the quote this line is in begins as a remark of the author's own."""
        text = self._document.text
        for _ in range(_MAX_QUOTED_LINES):
            above = text.rfind("\n", 0, max(begin - 1, 0)) + 1
            if not begin or not text[above:begin].lstrip().startswith(">"):
                break
            begin = above
        return _REMARK.match(text[begin : begin + 40].lstrip(" \t>-*+")) is not None


def struck_out(text: str) -> tuple[tuple[int, int], ...]:
    """Where words are struck out."""
    if "~~" not in text and "<" not in text:
        return ()
    return tuple(match.span() for match in _STRUCK.finditer(text))
