"""What the layout of a text says: a table of names and files, names with lines below a file.

Nothing is read from the words here; a cell or an item must hold a name and nothing that could
mean something else. Next: reading.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from probant.checking.citations import is_source_path
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.forms import words
from probant.checking.forms.building import Builder
from probant.checking.mentions import KINDS, Name, named
from probant.checking.mood import Mood
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange

_PLACE_HEADS = frozenset(
    """
    file path location module defined source where implementation definition sourcefile definedin
    filepath
    """.split()
)
_NAME_HEADS = frozenset({"name", "symbol", "identifier"})
_KIND_HEADS = frozenset(
    "class function method struct interface trait enum exception constant type macro".split()
)
_CELL = re.compile(r"[\s*\[]{0,6}`(?P<code>[^`]{1,200})`[\s*\]]{0,6}")
_WORDS = re.compile(r"[A-Za-z]{3,}")
_LINED = re.compile(
    r"[\s*]{0,4}`(?P<code>[^`]{1,200})`[\s*]{0,4}[(,–—:-]?\s{0,2}(?:at |on )?(?:lines?|L)\s?"
    r"(?P<number>(?P<first>\d{1,7})(?:\s?[-–]\s?(?P<last>\d{1,7}))?)(?![\w.])"
)


class Laid(NamedTuple):
    """A passage with the places it cites and how its frame makes it meant."""

    passage: Passage
    places: Sequence[CitedPlace]
    mood: Mood


def laid_out(document: Document, found: Sequence[Laid]) -> Iterator[Assertion]:
    """What the tables and the nested lists of a text state."""
    yield from _tables(document, found)
    yield from _below_files(document, found)


def _tables(document: Document, found: Sequence[Laid]) -> Iterator[Assertion]:
    heads: list[str] = []
    for _line, row in groupby(found, lambda laid: document.line_at(laid.passage.offset(0))):
        cells = list(row)
        if all(cell.passage.kind is PassageKind.HEADING for cell in cells):
            heads = [_head(cell.passage.text) for cell in cells]
        elif len(cells) < 2 or len(cells) != len(heads):
            heads = []
        else:
            yield from _row(document, heads, cells)


def _head(text: str) -> str:
    return words.singular("".join(re.findall(r"[a-z]+", text.lower()[:40])))


def _row(document: Document, heads: Sequence[str], cells: Sequence[Laid]) -> Iterator[Assertion]:
    holders = [n for n, head in enumerate(heads) if head in _PLACE_HEADS]
    namers = [n for n, head in enumerate(heads) if head in _NAME_HEADS or head in _KIND_HEADS]
    if len(holders) != 1 or len(namers) != 1:
        return
    held, holder, head = cells[namers[0]], cells[holders[0]], heads[namers[0]]
    cell = _CELL.fullmatch(held.passage.text)
    name = named(cell["code"], cell.start("code")) if cell else None
    if name is None or held.mood is not Mood.STATES or not _is_only_place(holder):
        return
    builder = Builder(document, held.passage)
    is_kind = head in _KIND_HEADS
    name = name._replace(kinds=KINDS.get(head, frozenset()) if is_kind else name.kinds)
    yield builder.make(
        ClaimKind.DEFINED_IN if is_kind else ClaimKind.IDENTIFIER,
        name.start,
        name.end,
        subject=builder.mention(name),
        place=holder.places[0],
    )


def _is_only_place(laid: Laid) -> bool:
    """Whether a passage is a path, perhaps as a link, and nothing else."""
    if len(laid.places) != 1 or not is_source_path(laid.places[0].path):
        return False
    if laid.places[0].is_link:
        return len(laid.passage.text.split()) == 1
    return not _WORDS.search(laid.passage.text.replace(laid.places[0].written, "", 1))


def _below_files(document: Document, found: Sequence[Laid]) -> Iterator[Assertion]:
    """Items that give names and lines, one step within an item that is a path."""
    parent: Laid | None = None
    indent = -1
    for laid in found:
        column = _column(document, laid.passage)
        if parent is not None and column > indent:
            if laid.mood is Mood.STATES and not laid.places:
                yield from _lined(document, laid.passage, parent.places[0])
            continue
        parent = None
        if _is_only_place(laid) and not laid.places[0].names_lines:
            parent, indent = laid, column


def _column(document: Document, passage: Passage) -> int:
    """How far from the beginning of its line a passage starts; headings end everything."""
    if passage.kind is not PassageKind.PROSE:
        return -1
    start = passage.offset(0)
    return start - (document.text.rfind("\n", max(0, start - 200), start) + 1)


def _lined(document: Document, passage: Passage, place: CitedPlace) -> Iterator[Assertion]:
    match = _LINED.match(passage.text)
    name: Name | None = named(match["code"], match.start("code")) if match else None
    if match is None or name is None:
        return
    first = int(match["first"])
    last = int(match["last"] or first)
    if not 0 < first <= last:
        return
    builder = Builder(document, passage)
    number = builder.span(*match.span("number"))
    cited = replace(
        place,
        written=match["number"],
        lines=LineRange(first, last),
        span=number,
        lines_span=number,
    )
    yield builder.make(ClaimKind.LINE_RANGE, *match.span("number"), place=cited)
    yield builder.make(
        ClaimKind.IDENTIFIER,
        match.start("code") - 1,
        match.end("number"),
        subject=builder.mention(name),
        place=cited,
    )
