"""What stands around a statement in its text: words that qualify it, the section it is in.

"In debug mode, a returns b" and "a does not call b directly" say less than their cores do. Only a
statement that stands plainly can contradict another; consistency.py asks for that here.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from probant.checking.document import Document
from probant.vocabulary.assertion import Assertion

MAX_SENTENCE_CHARS = 400
"""How far around a statement its sentence is looked for; a longer one counts as qualified."""

_LINE_MARKS = re.compile(r"\n[ \t]*(?:(?:#+|//+|>+|\*+|--)[ \t]+)?")
_ITEM = r"\n[ \t]*(?:[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|\|)"
_ENDS_BEFORE = re.compile(rf"(?s).*(?:[.!?;][\"')*_`]*(?=\s)|\n[ \t]*\n|{_ITEM}|\|)")
_ENDS_AFTER = re.compile(rf"[.!?;:](?=[\s\"')*_`]|$)|\n[ \t]*\n|{_ITEM}|\|")
_MARKUP = " \t\n`*_\"'“”‘’()[]>-—–#"
_OPENING = re.compile(
    r"(?:(?:the|an?|this|that|our|function|method|class|module|file|struct|interface|type|constant"
    r"|variable|helper|script|tests?|trait|enum|however|but|also|and|so|thus|hence|therefore|then"
    r"|now|note(?: that)?|moreover|furthermore|additionally|finally|first(?:ly)?|second(?:ly)?"
    r"|third|next|here|instead|actually|indeed|still|again|later|below|above|correction|yes|no"
    r"|in (?:fact|addition|short|summary|other words)|as (?:said|noted|mentioned|described)"
    r"|of course|by the way|on the other hand|remember that)\b[\s,:*_`]*)*",
    re.IGNORECASE,
)
_JOINED = re.compile(r"(?:^|\s)(?:and|but|while|whereas)$", re.IGNORECASE)
_CIRCUMSTANCE = re.compile(
    r"(?:with|without|in|on|for|if|when|under|at|during|after|before|by|from|until|unless|given"
    r"|once|except|depending|while|since|as|inside|within|outside|using|because|to|upon)\b",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r",?\s*(?:and|but|while|whereas|so|which|because|not)\b|\s*\((?:see\b|line|[\w./-]+\.\w+)",
    re.IGNORECASE,
)
_RESTRICTS = re.compile(
    r"\b(?:(?:in)?direct(?:ly)?|itself|only|always|longer|yet|sometimes|usually|often|rarely|if|when"
    r"|unless|until|except|version|v\d+)\b",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"(?m)^(?:#{1,6}[ \t].*|[^\n]*\S:[ \t]*|[^\n]+\n(?:={3,}|-{3,}|~{3,}|\^{3,})[ \t]*)$"
)
"""A line that ends with a colon says of what the list below it holds."""


class Setting:
    """One text, as the surroundings of its statements."""

    def __init__(self, document: Document) -> None:
        self._text = document.text

    def is_plain(self, said: Assertion) -> bool:
        """Whether nothing in its sentence takes back a part of what it says."""
        before, after = self._before(said.span.start), self._after(said.span.end)
        if before is None or after is None:
            return False
        if _RESTRICTS.search(before) or _RESTRICTS.search(after) or _RESTRICTS.search(said.text):
            return False
        return _opens_plainly(before) and (not after or _GOES_ON.match(after) is not None)

    def section(self, said: Assertion) -> int:
        """The number of headings before it."""
        return bisect_right(self._headings, said.span.start)

    @cached_property
    def _headings(self) -> list[int]:
        return [match.start() for match in _HEADING.finditer(self._text)]

    def _before(self, start: int) -> str | None:
        first = max(0, start - MAX_SENTENCE_CHARS)
        window = self._text[first:start]
        ended = _ENDS_BEFORE.match(window)
        if ended is None and first:
            return None
        return _flat(window[ended.end() :] if ended else window).strip(_MARKUP)

    def _after(self, end: int) -> str | None:
        last = end + MAX_SENTENCE_CHARS
        window = self._text[end:last]
        ended = _ENDS_AFTER.search(window)
        if ended is None and last < len(self._text):
            return None
        rest = _flat(window[: ended.start()] if ended else window).rstrip(_MARKUP)
        return rest.lstrip(_MARKUP.replace("(", ""))


def _flat(text: str) -> str:
    return _LINE_MARKS.sub(" ", text)


def _opens_plainly(before: str) -> bool:
    if _OPENING.fullmatch(before):
        return True
    return _JOINED.search(before) is not None and _CIRCUMSTANCE.match(before) is None
