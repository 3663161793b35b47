"""V1 for quoted text: does it stand there, somewhere else in the same file, or nowhere in it?

White space at the ends of lines and a common indentation are forgiven, nothing else. A line of dots
stands for lines left out: the pieces between must follow each other in order.
"""

from __future__ import annotations

import posixpath
import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from probant.checking.names import as_word, renumbered
from probant.checking.shelf import Pages, Shelf
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, Failure
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath

MAX_STEPS = 2_000_000
"""How many lines may be compared for one quotation."""

MAX_CITED_LINES = 50
MAX_PLACES = 20
"""More places than this are only counted."""

_LEFT_OUT = re.compile(
    r"\s*(?:#|//|/\*|<!--|--|;|%|\*|\"\"\"|\{/\*)?\s*[\[(<]?(?:\.\.\.|…|\[snip\]|snip\b)"
    r"[^\n]{0,120}$"
)
_DOTS_ONLY = re.compile(r"\s*(?:\.\.\.|…)\s*$")


class _Budget:
    """Ends a search that a file made to be slow."""

    def __init__(self) -> None:
        self.left = MAX_STEPS

    def spend(self, n_steps: int) -> bool:
        self.left -= n_steps
        return self.left >= 0


class Indexed(NamedTuple):
    """A file for quotations: its lines without white space at their ends, and where each stands."""

    lines: tuple[str, ...]
    places: dict[str, list[int]]
    """By the line's text without indentation: its places, counted from 0."""


def indexed(pages: Pages, path: RepoPath) -> Indexed:
    known = pages.quotable.get(path)
    if known is None:
        lines = tuple(line.rstrip() for line in pages.lines(path))
        places: dict[str, list[int]] = {}
        for n, line in enumerate(lines):
            places.setdefault(line.lstrip(), []).append(n)
        known = pages.quotable[path] = Indexed(lines, places)
    return known


# A quotation


def check_quote_in(assertion: Assertion, shelf: Shelf, pages: Pages, path: RepoPath) -> Checked:  # noqa: ARG001 - as its siblings
    """Quoted text against one file."""
    place = assertion.place
    assert place is not None  # noqa: S101 - the table of Assertion
    pieces = _pieces(assertion.literal)
    if not pieces:
        return unverifiable(assertion, ReasonCode.UNDERSPECIFIED, "nothing is quoted")
    budget = _Budget()
    file = indexed(pages, path)
    found = _places(assertion.literal, file, budget)
    if budget.left < 0:
        return unverifiable(assertion, ReasonCode.TIMEOUT, "looking for it takes too long")
    if not found:
        return _not_there(assertion, place, file, path)
    return _there(assertion, place, pages, path, found)


def _there(
    assertion: Assertion, place: CitedPlace, pages: Pages, path: RepoPath, found: list[LineRange]
) -> Checked:
    rows = place.lines
    if rows is None and place.names_lines:
        return _drifted(assertion, place, path, found)
    for one in found:
        is_at_start = rows is not None and rows.first == rows.last == one.first
        if rows is None or is_at_start or (rows.first <= one.first and one.last <= rows.last):
            last = min(one.last, one.first + MAX_CITED_LINES - 1)
            cited = pages.cite(path, one.first, last)
            return verified(assertion, f"{path} reads so", cited)
    return _drifted(assertion, place, path, found)


def _drifted(
    assertion: Assertion, place: CitedPlace, path: RepoPath, found: list[LineRange]
) -> Checked:
    old = place.lines.first if place.lines is not None else 1
    nearest = min(found, key=lambda one: (abs(one.first - old), one.first))
    where = f"{path}:{_told(nearest)}"
    many = f", one of {len(found)} places" if len(found) > 1 else ""
    return refuted(
        assertion,
        Failure.QUOTE_DRIFTED,
        f"this text stands at {where}{many}",
        suggestion=where,
        edit=renumbered(assertion, place, nearest) if len(found) == 1 else None,
    )


def _told(rows: LineRange) -> str:
    return str(rows.first) if rows.first == rows.last else f"{rows.first}-{rows.last}"


def _not_there(assertion: Assertion, place: CitedPlace, file: Indexed, path: RepoPath) -> Checked:
    """A block that only bears a path is an example unless most of its lines are the file's."""
    if place.names_lines or (_is_exact(place, path) and _is_mostly(assertion.literal, file)):
        return refuted(assertion, Failure.QUOTE_MISSING, f"{path} does not read so anywhere")
    note = f"{path} reads otherwise; the code may be an example rather than a quotation"
    return unverifiable(assertion, ReasonCode.NOT_TOLD, note)


def _is_exact(place: CitedPlace, path: RepoPath) -> bool:
    """Whether the whole path is written, from the root or from where the text stands."""
    ways = (place.path, posixpath.join(place.folder or "", place.path))
    return path in map(posixpath.normpath, ways)


def _is_mostly(literal: str, file: Indexed) -> bool:
    lines = [line.strip() for line in literal.split("\n")]
    telling = [line for line in lines if len(line) > 3 and not _LEFT_OUT.match(line)]
    n_known = sum(line in file.places for line in telling)
    return len(telling) >= 2 and 2 * n_known >= len(telling)


# Finding it


def _places(literal: str, file: Indexed, budget: _Budget) -> list[LineRange]:
    """Where the text stands: as it is, with dots for lines left out, or inside one line."""
    whole = _lines(literal)
    if len(whole) == 1:
        return _in_one_line(whole[0], file)
    found = [LineRange(at + 1, at + len(whole)) for at in _runs(whole, file, budget)]
    if found:
        return found
    pieces = _pieces(literal)
    return _in_order(pieces, file, budget) if len(pieces) > 1 or pieces != [whole] else []


def _lines(text: str) -> list[str]:
    """Without white space at line ends, blank lines around it, and common indentation."""
    lines = [line.rstrip() for line in text.split("\n")]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    spaces = [_indentation(line) for line in lines if line]
    common = min(spaces, key=len, default="")
    while not all(one.startswith(common) for one in spaces):
        common = common[:-1]
    return [line[len(common) :] for line in lines]


def _indentation(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def _pieces(text: str) -> list[list[str]]:
    """The runs of lines between lines of dots."""
    pieces: list[list[str]] = [[]]
    for line in text.split("\n"):
        if _LEFT_OUT.match(line):
            pieces.append([])
        else:
            pieces[-1].append(line)
    return [lines for piece in pieces if (lines := _lines("\n".join(piece)))]


def _runs(lines: Sequence[str], file: Indexed, budget: _Budget, begin: int = 0) -> Iterator[int]:
    """Where these lines stand one below the other, from `begin` on; found by the rarest of them."""
    counts = [(len(file.places.get(line.lstrip(), ())), n) for n, line in enumerate(lines) if line]
    _, pivot = min(counts)
    places = file.places.get(lines[pivot].lstrip(), [])
    for number in range(bisect_left(places, begin + pivot), len(places)):
        start = places[number] - pivot
        if start < 0 or start + len(lines) > len(file.lines):
            continue
        if _fits(lines, file, start, budget):
            yield start
        if budget.left < 0:
            return


def _fits(lines: Sequence[str], file: Indexed, start: int, budget: _Budget) -> bool:
    indentation: str | None = None
    for n, line in enumerate(lines):
        if not budget.spend(1):
            return False
        there = file.lines[start + n]
        if not line or not there:
            if line or there:
                return False
            continue
        if not there.endswith(line):
            return False
        shift = there[: len(there) - len(line)]
        if shift.strip() or (indentation is not None and shift != indentation):
            return False
        indentation = shift
    return True


def _in_order(pieces: list[list[str]], file: Indexed, budget: _Budget) -> list[LineRange]:
    """Pieces one after the other; each start of the first gives the nearest end."""
    found: list[LineRange] = []
    for first in islice(_runs(pieces[0], file, budget), MAX_PLACES):
        end = first + len(pieces[0])
        for piece in pieces[1:]:
            after = next(_runs(piece, file, budget, end), None)
            if after is None:
                return found
            end = after + len(piece)
        found.append(LineRange(first + 1, end))
    return found


def _in_one_line(line: str, file: Indexed) -> list[LineRange]:
    """A line, or a part of one that cuts no word."""
    text = line.strip()
    whole = file.places.get(text)
    if whole:
        return [LineRange(n + 1, n + 1) for n in whole]
    word = as_word(text)
    return [
        LineRange(n, n)
        for n, there in enumerate(file.lines, 1)
        if text in there and word.search(there)
    ]


# Raw text


def check_contains_in(assertion: Assertion, shelf: Shelf, pages: Pages, path: RepoPath) -> Checked:  # noqa: ARG001 - as its siblings
    """A text said to stand somewhere in a file, or on some of its lines."""
    place, literal = assertion.place, assertion.literal
    assert place is not None  # noqa: S101 - the table of Assertion
    if not literal.strip():
        return unverifiable(assertion, ReasonCode.UNDERSPECIFIED, "nothing is quoted")
    rows = place.lines or LineRange(1, max(1, pages.n_lines(path)))
    text = pages.text(path)
    if place.lines is not None:
        text = "\n".join(pages.lines(path)[rows.first - 1 : rows.last])
    found = as_word(literal).search(text)
    if found is None and not literal.strip().isidentifier():
        at = text.find(literal)
    else:
        at = found.start() if found is not None else -1
    if at >= 0:
        first = rows.first + text.count("\n", 0, at)
        last = min(first + literal.count("\n"), first + MAX_CITED_LINES - 1)
        return verified(assertion, f"{path} contains it", pages.cite(path, first, last))
    if _squeezed(literal) in _squeezed(text):
        note = f"{path} contains it only in another case, with other spaces, or inside a word"
        return unverifiable(assertion, ReasonCode.NOT_TOLD, note)
    shown = (pages.cite(path, 1),) if text else ()
    where = f"lines {_told(rows)} of {path} do" if place.lines is not None else f"{path} does"
    return refuted(assertion, Failure.QUOTE_MISSING, f"{where} not contain it", *shown)


def _squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text).casefold()
