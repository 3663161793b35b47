"""Where a text stands among the lines of a file; knows neither claims nor repositories.

White space at the ends of lines and a common indentation are forgiven, nothing else. A line of dots
stands for lines left out, dots within a line for a part of it. Next: quotes.py.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile, islice
from typing import NamedTuple

from probant.vocabulary.source import LineRange

MAX_STEPS = 2_000_000
"""How many lines may be compared for one quotation."""

MAX_PLACES = 20
"""More places than this are only counted."""

MAX_GAP_LINES = 40
"""How many lines dots within a line may stand for."""

_LEFT_OUT = re.compile(
    r"\s*+(?:#|//|/\*|<!--|--|;|%|\*|\"\"\"|\{/\*)?\s*+[\[(<]?(?:\.\.\.|…|\[snip\]|snip\b)"
    r"[^\n]{0,120}$"
)
_DOC_OPENING = re.compile(r"[rRbBuU]?(\"\"\"|'''|/\*)")
_REMARKS = ("# ", "//", "* ", "*/")
_BARE_REMARKS = frozenset({"#", "*"})
MIN_QUOTED_LINES = 2
"""Fewer lines of code than these stand anywhere."""
_DOTS = re.compile(r"\.\.\.|…")


class Budget:
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


def indexed(rows: Iterable[str]) -> Indexed:
    lines = tuple(line.rstrip() for line in rows)
    places: dict[str, list[int]] = {}
    for n, line in enumerate(lines):
        places.setdefault(line.lstrip(), []).append(n)
    return Indexed(lines, places)


def is_mostly(literal: str, file: Indexed) -> bool:
    """Whether at least half of the lines that tell something are lines of the file."""
    lines = [line.strip() for line in literal.split("\n")]
    telling = [line for line in lines if len(line) > 3 and not _LEFT_OUT.match(line)]
    n_known = sum(line in file.places for line in telling)
    return len(telling) >= 2 and 2 * n_known >= len(telling)


def places_of(literal: str, file: Indexed, budget: Budget) -> list[LineRange]:
    """Where the text stands: as it is, with dots for lines left out, or inside one line."""
    whole = _lines(literal)
    if len(whole) == 1:
        return _in_one_line(whole[0], file)
    found = [LineRange(at + 1, at + len(whole)) for at in _runs(whole, file, budget)]
    if found:
        return found
    pieces = pieces_of(literal)
    return _in_order(pieces, file, budget) if len(pieces) > 1 or pieces != [whole] else []


def _lines(text: str) -> list[str]:
    """Without white space at line ends, blank lines around it, and common indentation."""
    lines = [line.rstrip() for line in text.split("\n")]
    lines = list(dropwhile(lambda line: not line, lines))
    while lines and not lines[-1]:
        lines.pop()
    common = shared([_indentation(line) for line in lines if line])
    return [line[common:] for line in lines]


def shared(margins: Sequence[str]) -> int:
    """How many characters all of them begin with: a tab is not a space."""
    if not margins:
        return 0
    low, high = min(margins), max(margins)
    return next((n for n, char in enumerate(low) if high[n] != char), len(low))


def _indentation(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def pieces_of(text: str) -> list[list[str]]:
    """The runs of lines between lines of dots."""
    pieces: list[list[str]] = [[]]
    for line in text.split("\n"):
        if _LEFT_OUT.match(line):
            pieces.append([])
        else:
            pieces[-1].append(line)
    return [lines for piece in pieces if (lines := _lines("\n".join(piece)))]


def _runs(lines: Sequence[str], file: Indexed, budget: Budget, begin: int = 0) -> Iterator[int]:
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


def _fits(lines: Sequence[str], file: Indexed, start: int, budget: Budget) -> bool:
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


def _in_order(pieces: list[list[str]], file: Indexed, budget: Budget) -> list[LineRange]:
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
    found = [
        LineRange(n, n)
        for n, there in enumerate(file.lines, 1)
        if text in there and word.search(there)
    ]
    return found or shortened(text, file.lines)


def as_word(text: str) -> re.Pattern[str]:
    """The text where it is not a part of a longer word."""
    before = r"(?<![\w$])" if text[:1].isalnum() or text[:1] in "_$" else ""
    behind = r"(?![\w$])" if text[-1:].isalnum() or text[-1:] in "_$" else ""
    return re.compile(before + re.escape(text) + behind)


def shortened(text: str, lines: Sequence[str]) -> list[LineRange]:
    """Where a text with dots for what it leaves out stands: its pieces one after the other."""
    pieces = [piece.strip() for piece in _DOTS.split(text) if piece.strip()]
    if not _DOTS.search(text) or not pieces:
        return []
    words = (as_word(piece).pattern for piece in pieces)
    first, *others = (re.compile(word.replace(r"\ ", r"\s+")) for word in words)
    found: list[LineRange] = []
    for n, line in enumerate(lines):
        start = first.search(line)
        if start is None:
            continue
        end = _end_of(others, "\n".join(lines[n : n + MAX_GAP_LINES]), start.end())
        if end is not None:
            found.append(LineRange(n + 1, n + 1 + end))
        if len(found) >= MAX_PLACES:
            break
    return found


def _end_of(words: Iterable[re.Pattern[str]], text: str, at: int) -> int | None:
    """In which line of a text the last of these words ends, each behind the one before."""
    for word in words:
        found = word.search(text, at)
        if found is None:
            return None
        at = found.end()
    return text.count("\n", 0, at)


def places_without_documentation(literal: str, file: Indexed, budget: Budget) -> list[LineRange]:
    """Where a text stands that leaves out comments, docstrings and blank lines of the file, and
    nothing else; what it quotes of them must be there."""
    quoted = [line for line in _lines(literal) if line]
    if len(quoted) < MIN_QUOTED_LINES:
        return []
    code = {n for n, _ in _undocumented(file.lines)}
    found = []
    for start in file.places.get(quoted[0].lstrip(), ())[:MAX_PLACES]:
        shift = file.lines[start].removesuffix(quoted[0])
        end = _end_over(quoted, file.lines, start, shift, code, budget)
        if end is not None:
            found.append(LineRange(start + 1, end))
    return found


def _end_over(
    quoted: Sequence[str],
    lines: Sequence[str],
    start: int,
    shift: str,
    code: set[int],
    budget: Budget,
) -> int | None:
    """The number of the line that ends a quotation from here on, over lines that are no code."""
    n_read = 0
    for n, line in enumerate(lines[start:], start + 1):
        if not budget.spend(1):
            return None
        if line == shift + quoted[n_read]:
            n_read += 1
            if n_read == len(quoted):
                return n
        elif n in code:
            return None
    return None


def _undocumented(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The lines of code with their numbers."""
    found: list[tuple[int, str]] = []
    fence = ""
    for n, line in enumerate(lines, 1):
        text = line.strip()
        if fence:
            fence = "" if fence in text else fence
            continue
        opening = _DOC_OPENING.match(text)
        if opening is not None:
            mark = "*/" if opening[1] == "/*" else opening[1]
            fence = "" if mark in text[opening.end() :] else mark
            continue
        if text and text not in _BARE_REMARKS and not text.startswith(_REMARKS):
            found.append((n, line))
    return found
