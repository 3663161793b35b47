"""The slots of an answer written in prose, read with the reader that checks texts.

What the question itself names is no part of the answer. Next: agreement.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Protocol

from probant.checking.document import Document, PassageKind
from probant.checking.formats import passages_of
from probant.checking.reading import Reading, read_text
from probant.checking.setting import Setting
from probant.checking.slots import MAX_ITEMS, Cited, Slots, distinct
from probant.checking.world import World
from probant.vocabulary.assertion import Assertion, CitedPlace, Span, Tier
from probant.vocabulary.record import Record

N_OPENINGS = 3
MAX_OPENING_CHARS = 400
"""Where a yes or no is looked for: at the start of these passages; the first may be a title."""

_FILE_NAME = re.compile(
    r"\.(?:py|pyi|tsx?|jsx?|mjs|c|h|cc|cpp|hpp|go|rs|java|md|rst|toml|ya?ml|json|cfg|txt)$"
)
_NUMBERS = {
    word: number
    for number, word in enumerate(
        "two three four five six seven eight nine ten eleven twelve".split(), start=2
    )
}
_COUNTED = re.compile(
    rf"(?<![\w.:#-])(?P<n>\d{{1,7}}|{'|'.join(_NUMBERS)})\s+(?:(?:direct|different|distinct|other"
    r"|public|call|source|test|base|sub)[ -]){0,2}"
    r"(?P<noun>caller|callee|site|function|method|parameter|argument|subclass|class|file|line|test"
    r"|commit|place|field|attribute|definition|import|export|module|overload|option|member|variable"
    r"|dependency|dependencie|author|tag)(?:e?s)?\b(?!-)",
    re.IGNORECASE,
)
_SAME_NOUN = {"argument": "parameter", "place": "site", "dependencie": "dependency"}
_TRUTH = re.compile(
    r"\W*(?:(?:(?:short )?answer(?:ed)?|result|tl;dr)\W{1,8})?"
    r"(?:(?P<yes>yes|yep|yeah|correct|true|indeed|it does|it is)|(?P<no>no|nope|incorrect|false"
    r"|it does not|it doesn't|it is not|it isn't))(?=[\s]*(?:$|[,.;:!*`—–-]))",
    re.IGNORECASE,
)
_NONE = re.compile(
    r"\W*(?:none\b|nothing\b|nobody\b|no one\b|no \w|there (?:is|are) (?:no|none|nothing)\b)",
    re.IGNORECASE,
)
_UNDECIDED = re.compile(
    r"\b(?:(?:do not|don't|cannot|can't|could not|couldn't) (?:really |actually )?(?:know|say|tell"
    r"|determine|answer|find|see)|unable to|not (?:sure|certain)|not enough (?:information|evidence"
    r"|context)|insufficient|unclear|no (?:idea|information))\b",
    re.IGNORECASE,
)
_MARKED = re.compile(r"(?<!`)`(?P<name>[^`\n]{1,200})`(?!`)")
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::|#|->)[A-Za-z_$~][\w$]*)*(?:\(\))?")
_NO_NAMES = frozenset(
    "none null nil true false self this int str bool float bytes list dict tuple set string number"
    " boolean object void any yes no".split()
)


class Paths(World, Protocol):
    """What has to be known of the repository to read an answer."""

    def paths_like(self, path: str) -> Sequence[str]:
        """The file of exactly this path, or else every file whose path ends with it."""


class Told(Record):
    """What a text tells: its slots, and the statements in it that can be held against others."""

    slots: Slots
    statements: tuple[Assertion, ...]


def read_answer(document: Document, shelf: Paths, asked: frozenset[str] = frozenset()) -> Told:
    """The slots of a text; `asked` are the words of the question, which an answer only repeats."""
    passages = passages_of(document)
    reading = read_text(document, passages, shelf)
    places = list(_places(reading, shelf, asked))
    spoken = [one for one in passages if one.kind is PassageKind.PROSE]
    names: dict[str, Span] = {}
    counts: dict[tuple[str, int], Span] = {}
    for passage in spoken:
        for name, start, end in _names(passage.text, asked):
            names.setdefault(
                name, document.span(passage.offset(start), passage.offset(end - 1) + 1)
            )
        for count, start, end in _counts(passage.text):
            counts.setdefault(
                count, document.span(passage.offset(start), passage.offset(end - 1) + 1)
            )
    openings = [one.text[:MAX_OPENING_CHARS] for one in spoken[:N_OPENINGS]]
    lines = distinct(_cited(path, place) for path, place in places if place.lines is not None)
    files = distinct(path for path, _ in places)
    truth = next((told for told in map(_truth, openings) if told is not None), None)
    is_silent = truth is None and not lines
    says_none = is_silent and not names and any(_NONE.match(text) for text in openings)
    is_open = is_silent and any(_UNDECIDED.search(text) for text in openings)
    slots = Slots(
        truth=truth,
        counts=distinct(counts),
        lines=lines,
        files=files,
        names=distinct(names),
        says_none=says_none,
        is_partial=max(len(places), len(names)) > MAX_ITEMS,
        spans=(
            *((name, span) for name, span in names.items()),
            *((f"{n} {noun}", span) for (noun, n), span in counts.items()),
            *((path, place.span) for path, place in places),
            *((str(_cited(path, place)), place.span) for path, place in places if place.lines),
        ),
    )
    setting = Setting(document)
    statements = tuple(
        one
        for one in reading.assertions
        if one.kind.tier is not Tier.EXISTENCE and setting.is_plain(one)
    )
    return Told(Slots() if is_open else slots, statements[:MAX_ITEMS])


def _places(
    reading: Reading, shelf: Paths, asked: frozenset[str]
) -> Iterator[tuple[str, CitedPlace]]:
    """Every place the text names and does not deny, with its path in the repository."""
    denied = {one.place.span for one in reading.assertions if one.denied and one.place is not None}
    seen: set[Span] = set()
    for one in reading.assertions:
        place = one.place
        if place is None or place.span in denied or place.span in seen:
            continue
        seen.add(place.span)
        found = shelf.paths_like(place.path)
        path = found[0] if len(found) == 1 else place.path
        if place.lines is not None or place.path.lower() not in asked:
            yield path, place


def _cited(path: str, place: CitedPlace) -> Cited:
    assert place.lines is not None  # noqa: S101 - only those with lines get here
    return Cited(path, place.lines.first, place.lines.last)


def _names(text: str, asked: frozenset[str]) -> Iterator[tuple[str, int, int]]:
    for match in _MARKED.finditer(text):
        written = match["name"].strip()
        if _IDENTIFIER.fullmatch(written) is None or _FILE_NAME.search(written):
            continue
        name = re.sub(r"::|#|->", ".", written.removesuffix("()"))
        if name.lower() in asked or name.rpartition(".")[2].lower() in asked | _NO_NAMES:
            continue
        yield name, *match.span("name")


def _counts(text: str) -> Iterator[tuple[tuple[str, int], int, int]]:
    for match in _COUNTED.finditer(text):
        noun = match["noun"].lower()
        number = _NUMBERS.get(match["n"].lower())
        yield (_SAME_NOUN.get(noun, noun), number or int(match["n"])), *match.span()


def _truth(opening: str) -> bool | None:
    found = _TRUTH.match(opening)
    return None if found is None else found["yes"] is not None


def words_of(question: str) -> frozenset[str]:
    """The words of a question, as they may come back in its answer."""
    bare = re.sub(r"::|#|->", ".", question.lower())
    words = re.findall(r"[\w$./-]+", bare)
    return frozenset(
        {part for word in words for part in (word.strip("."), *word.split("."))} - {""}
    )
