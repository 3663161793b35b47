"""From a sentence that was read to its mark: the least of its parts.

A sentence is verified only if every statement in it was read and holds. What was not read is
named; a sentence that asserts nothing, or nothing of this repository, has no mark of its own.
Which words were read: coverage.py.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from probant.checking.forms.decided import FREE, LINKING
from probant.checking.mood import Mood
from probant.vocabulary.assertion import Assertion, Checked, Mark, MarkedSentence, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

MAX_UNREAD = 20
"""How many pieces of one sentence are named."""

_WORD = re.compile(r"[a-z]+(?:['’-][a-z]+)*")
_CODE = re.compile(r"`[^`]*`")
_OPINION = frozenset(
    """
    elegant ugly clean cleaner cleanest nice nicely well designed structured written named poor
    poorly confusing readable beautiful messy overkill awkward better best worse worst unfortunately
    hard easy like love dislike feels smells smell great good bad simple enough too complex
    complicated long big very quite rather pretty really much many design code api structure naming
    find think style choice approach read follow understand use idea opinion view personally
    honestly my maintain test overall looks look seems bit somewhat little fields lines methods
    name names class function file module method parameter
    """.split()
)
"""Words of which an opinion is made; a sentence with others says more than that."""

_ASSERTING = frozenset({Mood.STATES, Mood.JUDGES, Mood.OTHER_TIME})
"""What was or will be is asserted too; what somebody wishes, guesses or supposes is not."""


class SentenceReading(Record, kw_only=True):
    """A sentence, how it is meant, and what of it nobody read.

    `left` are the words over; `is_naming` says that they only name things. `is_about` says that
    something of this repository is spoken of.
    """

    span: Span
    text: str
    mood: Mood
    left: tuple[str, ...]
    is_naming: bool = False
    is_about: bool = False

    @property
    def asserts(self) -> bool:
        """Whether what is left over would have to be true; an opinion need not be."""
        if self.mood is Mood.JUDGES:
            told = {word for run in self.left for word in _WORD.findall(_CODE.sub("", run).lower())}
            return not told <= _OPINION | FREE | LINKING
        return self.mood in _ASSERTING


def marked(
    readings: Sequence[SentenceReading],
    claims: Sequence[Checked],
    unchecked: Iterable[Assertion],
) -> tuple[MarkedSentence, ...]:
    """Every sentence with its mark. `claims` stand in the order of their spans; `unchecked` were
    read and are of a tier nobody asked for."""
    starts = [one.assertion.span.start for one in claims]
    skipped = sorted((one.span.start, one.text) for one in unchecked)
    places = [start for start, _ in skipped]
    found = []
    for reading in readings:
        first, end = reading.span.start, reading.span.end
        parts = range(bisect_left(starts, first), bisect_left(starts, end))
        rest = skipped[bisect_left(places, first) : bisect_left(places, end)]
        found.append(_marked(reading, parts, claims, [text for _, text in rest]))
    return tuple(found)


def _marked(
    reading: SentenceReading, parts: range, claims: Sequence[Checked], skipped: Sequence[str]
) -> MarkedSentence:
    verdicts = {claims[n].verdict for n in parts}
    is_bare = reading.is_naming and not parts and not skipped
    asserts = reading.asserts and not is_bare and (reading.is_about or bool(parts or skipped))
    unread = tuple(dict.fromkeys((*reading.left, *skipped)))[:MAX_UNREAD]
    if CheckResult.REFUTED in verdicts:
        mark = Mark.REFUTED
    elif unread and asserts:
        mark = Mark.UNREAD
    elif CheckResult.UNVERIFIABLE in verdicts:
        mark = Mark.UNVERIFIABLE
    elif CheckResult.VERIFIED in verdicts and not unread:
        mark = Mark.VERIFIED
    else:
        mark = Mark.NONE
    return MarkedSentence(
        span=reading.span,
        text=reading.text,
        mark=mark,
        parts=tuple(parts),
        unread=unread if asserts and mark is not Mark.NONE else (),
    )
