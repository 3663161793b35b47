"""V1 for quoted text: does it stand there, somewhere else in the same file, or nowhere in it?

What counts as the same text is matching.py's question.
"""

from __future__ import annotations

import posixpath
import re

from probant.checking.matching import (
    Budget,
    Indexed,
    as_word,
    is_mostly,
    pieces_of,
    places_of,
    places_without_documentation,
    shortened,
)
from probant.checking.names import renumbered
from probant.checking.shelf import Pages, Shelf
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, Failure
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath

MAX_CITED_LINES = 50


# A quotation


def check_quote_in(assertion: Assertion, shelf: Shelf, pages: Pages, path: RepoPath) -> Checked:  # noqa: ARG001 - as its siblings
    """Quoted text against one file."""
    place = assertion.place
    assert place is not None  # noqa: S101 - the table of Assertion
    if not pieces_of(assertion.literal):
        return unverifiable(assertion, ReasonCode.UNDERSPECIFIED, "nothing is quoted")
    budget = Budget()
    file = pages.indexed(path)
    found = places_of(assertion.literal, file, budget)
    if budget.left < 0:
        return unverifiable(assertion, ReasonCode.TIMEOUT, "looking for it takes too long")
    left_out = "lines" if found and len(pieces_of(assertion.literal)) > 1 else ""
    if not found:
        found = places_without_documentation(assertion.literal, file, budget)
        left_out = "lines of documentation"
    if not found or budget.left < 0:
        return _not_there(assertion, place, file, path)
    return _there(assertion, place, pages, path, found, left_out)


def _there(
    assertion: Assertion,
    place: CitedPlace,
    pages: Pages,
    path: RepoPath,
    found: list[LineRange],
    left_out: str,
) -> Checked:
    note = f"{path} reads so, with {left_out} left out" if left_out else f"{path} reads so"
    rows = place.lines
    if rows is None and place.names_lines:
        return _drifted(assertion, place, path, found)
    for one in found:
        is_at_start = rows is not None and rows.first == rows.last == one.first
        if rows is None or is_at_start or (rows.first <= one.first and one.last <= rows.last):
            last = min(one.last, one.first + MAX_CITED_LINES - 1)
            cited = pages.cite(path, one.first, last)
            return verified(assertion, note, cited)
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
    is_said = assertion.is_stated and _is_exact(place, path)
    if place.names_lines or (is_said and is_mostly(assertion.literal, file)):
        return refuted(assertion, Failure.QUOTE_MISSING, f"{path} does not read so anywhere")
    note = f"{path} reads otherwise; the code may be an example rather than a quotation"
    return unverifiable(assertion, ReasonCode.NOT_TOLD, note)


def _is_exact(place: CitedPlace, path: RepoPath) -> bool:
    """Whether the whole path is written, from the root or from where the text stands."""
    ways = (place.path, posixpath.join(place.folder or "", place.path))
    return path in map(posixpath.normpath, ways)


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
    if at < 0 and (parts := shortened(literal, text.split("\n"))):
        first, last = (rows.first + n - 1 for n in (parts[0].first, parts[0].last))
        return verified(assertion, f"{path} contains it", pages.cite(path, first, last))
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
