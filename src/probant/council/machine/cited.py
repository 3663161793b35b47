"""One place of a tool's output, held against the snapshot: it checks, it moved, it is not there.

A place is called absent only where nothing else is possible. What follows for the item is
opinions.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from probant.council.machine.grounding import named
from probant.council.machine.lacking import speaks_of_lack
from probant.council.machine.located import Located, Locator, Names
from probant.council.machine.quoting import (
    MIN_PART_CHARS,
    TooMuch,
    n_telling,
    row_of,
    stands_in,
)
from probant.council.machine.scanners.place import IN_A_CELL, Place, Reach, is_masked
from probant.errors import FileUnreadable, PathRefused
from probant.vocabulary.council import TOO_MUCH_TO_SEARCH, Grounding
from probant.vocabulary.machine import Cited
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath

Lines = Sequence[str]

NOTEBOOK = ".ipynb"
"""Tools count the lines of a cell, or of the code of all cells, hardly ever those of the file."""

_NOT_WORD = re.compile(r"[\W_]+")
_OTHER_LINE_ENDS = re.compile("[\r\v\f\x1c-\x1e\x85\u2028\u2029]")


class State(Enum):
    """What became of a place."""

    CHECKS = "checks"
    DRIFTED = "drifted"
    DIFFERS = "differs"
    """The lines are there and read otherwise."""
    ABSENT = "absent"
    UNKNOWN = "unknown"


class Held(Record):
    """A place after it was looked up."""

    state: State
    cited: Cited


class Holder:
    """Looks places up in one snapshot, with so much patience and no more."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._pages = names.pages
        self._patience = names.pages.patience
        self._n_most_lines: dict[RepoPath, int] = {}

    def hold(self, places: Sequence[Place]) -> tuple[Held, ...]:
        """Every place of one body, in its order."""
        locator = Locator(self.names, places)
        return tuple(self._held(place, locator.locate(place)) for place in places)

    def _held(self, place: Place, located: Located) -> Held:
        if located.path is None:
            is_sure = located.is_absent and not _may_want(place)
            return _not(place, State.ABSENT if is_sure else State.UNKNOWN, located.why)
        try:
            lines = self._pages.lines(located.path)
        except (FileUnreadable, PathRefused) as trouble:
            return _not(place, State.UNKNOWN, trouble.message)
        except TooMuch:
            return _not(place, State.UNKNOWN, TOO_MUCH_TO_SEARCH)
        if place.note:
            return _not(place, State.UNKNOWN, place.note)
        if place.lines is not None and located.path.lower().endswith(NOTEBOOK):
            return _not(place, State.UNKNOWN, IN_A_CELL)
        if place.lines is None:
            return _checks(place, located.path, _whole(lines), "")
        try:
            return self._on_lines(place, place.lines, located.path, lines)
        except TooMuch:
            return _not(place, State.UNKNOWN, TOO_MUCH_TO_SEARCH)

    def _on_lines(self, place: Place, at: LineRange, path: RepoPath, lines: Lines) -> Held:
        n_lines = len(lines)
        if at.first == at.last == n_lines + 1 and not place.quote:
            # Tools put what is missing there, and whatever they say of an empty file.
            return _checks(place, path, LineRange(n_lines, n_lines) if lines else None, "")
        if at.first > n_lines:
            is_sure = place.reach is Reach.PLAIN and at.first > self._most_lines(path, lines) + 1
            plural = "line" if n_lines == 1 else "lines"
            why = f"{named(path)} has {n_lines} {plural}, not {at.first}"
            return _not(place, State.ABSENT if is_sure else State.UNKNOWN, why)
        if at.last > n_lines + 1:
            why = f"lines {at.first}-{at.last} go on behind the end of {named(path)}"
            return _not(place, State.UNKNOWN, why)
        there = LineRange(at.first, min(at.last, n_lines))
        shown = lines[there.first - 1 : there.last]
        self._patience.spend_on(shown)
        n_chars = n_telling(place.quote)
        if n_chars < MIN_PART_CHARS and place.quote.strip() in "\n".join(shown):
            # Too little to tell one line from another, but it is where it should be.
            return _checks(place, path, there, "")
        if not stands_in(place.quote, shown, self._patience):
            return _checks(place, path, there, place.quote)
        return self._misquoted(place, path, lines)

    def _misquoted(self, place: Place, path: RepoPath, lines: Lines) -> Held:
        why = f"what it quotes does not stand on these lines of {named(path)}"
        row = row_of(place.quote, lines, self._patience)
        if row is not None:
            why = f"what it quotes stands on line {row + 1} of {named(path)}"
            return _not(place, State.DRIFTED, why)
        self._patience.spend_on(lines)
        if place.reach is not Reach.PLAIN or not _is_nowhere(place.quote, lines):
            return _not(place, State.UNKNOWN, why)
        return _not(place, State.DIFFERS, f"what it quotes does not stand in {named(path)}")

    def _most_lines(self, path: RepoPath, lines: Lines) -> int:
        """How many lines a tool can count that takes other signs for line ends, too."""
        if path not in self._n_most_lines:
            self._patience.spend_on(lines)
            n_more = sum(len(_OTHER_LINE_ENDS.findall(line)) for line in lines)
            self._n_most_lines[path] = len(lines) + n_more
        return self._n_most_lines[path]


def _may_want(place: Place) -> bool:
    """Whether a tool may name the file because it is missing, as some do at its first line."""
    if place.quote or (place.lines is not None and place.lines.last > 1):
        return False
    told = f"{place.rule} {place.message}"
    is_about_file = "file" in told.casefold() or place.path.rpartition("/")[2] in told
    return is_about_file and speaks_of_lack(told)


def _is_nowhere(quote: str, lines: Lines) -> bool:
    """Whether not even the words of one of its lines stand in the file, whatever is between them.

    Tools reformat, cut and mask what they show.
    """
    told = [squeezed for line in quote.split("\n") if len(squeezed := _squeezed(line)) >= 4]
    text = _squeezed("\n".join(lines))
    if not told or is_masked(quote) or "\N{REPLACEMENT CHARACTER}" in "".join(lines):
        return False
    return not any(one in text for one in told)


def _squeezed(text: str) -> str:
    return _NOT_WORD.sub("", text).casefold()


def _whole(lines: Lines) -> LineRange | None:
    """What is said of a file is said of all its lines, if it has any."""
    return LineRange(1, len(lines)) if lines else None


def _checks(place: Place, path: RepoPath, lines: LineRange | None, quote: str) -> Held:
    grounding = Grounding(is_grounded=True, path=path)
    return Held(State.CHECKS, _cited(place, path, lines, quote, grounding))


def _not(place: Place, state: State, why: str) -> Held:
    grounding = Grounding(is_grounded=False, why=why)
    return Held(state, _cited(place, place.path, place.lines, place.quote, grounding))


def _cited(
    place: Place, path: str, lines: LineRange | None, quote: str, grounding: Grounding
) -> Cited:
    return Cited(
        path=path,
        lines=lines,
        quote=quote,
        rule=place.rule,
        message=place.message,
        grounding=grounding,
    )
