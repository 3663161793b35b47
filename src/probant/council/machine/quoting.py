"""Whether quoted text stands in given lines, by one strict rule.

Line ends, blanks at the ends of lines and the common indentation of the quote do not count;
everything else does. Where in a file a moved snippet stands is opinions.py's question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

MIN_PART_CHARS = 4
"""Non-blank characters that a piece of a line must have to be a quote of it."""

MAX_QUOTE_CHARS = 20_000
"""Nobody quotes more to show a place."""

MAX_INDENTS = 40
"""No file a person wrote has more different indentations than this in one place."""

MAX_SEARCHED_CHARS = 100_000_000
"""In one review, by all findings, and by all items again."""

_BLANKS = " \t\r\f\v"


class TooMuch(Exception):
    """The patience for searching is used up."""


class Patience:
    """How many characters may still be looked at, by everybody who shares it."""

    def __init__(self, max_chars: int = MAX_SEARCHED_CHARS) -> None:
        self.n_left = max_chars

    def spend(self, n_chars: int) -> None:
        """Raises `TooMuch` rather than let anybody look."""
        self.n_left -= n_chars
        if self.n_left < 0:
            raise TooMuch

    def spend_on(self, lines: Iterable[str]) -> None:
        self.spend(0)
        self.spend(sum(len(line) + 1 for line in lines))


def stands_in(quote: str, lines: Sequence[str], patience: Patience | None = None) -> str:
    """Empty if the quote stands in these lines; else why it does not."""
    if len(quote) > MAX_QUOTE_CHARS:
        return "the quote is too long"
    wanted = quoted_lines(quote)
    if not any(wanted):
        return "nothing is quoted"
    if len(wanted) > len(lines):
        return "the quote is longer than the lines that are cited"
    if row_of(quote, lines, patience) is not None:
        return ""
    if n_telling(quote) < MIN_PART_CHARS:
        return "the quote is too short to tell"
    return "the quote does not stand in these lines"


def row_of(quote: str, lines: Sequence[str], patience: Patience | None = None) -> int | None:
    """Which of these lines, from 0, is the first in which the quote stands so."""
    patience = patience or Patience()
    patience.spend_on(lines)
    wanted = quoted_lines(quote[: MAX_QUOTE_CHARS + 1])
    if not any(wanted) or len(quote) > MAX_QUOTE_CHARS:
        return None
    bare = [line.rstrip(_BLANKS) for line in lines]
    text = "\n" + "\n".join(bare) + "\n"
    patience.spend(len(text))
    whole = [f"\n{one}" for one in _indented(wanted, bare)]
    found = _first(text, [f"{one}\n" for one in whole], patience)
    if found is None and n_telling(quote) >= MIN_PART_CHARS:
        part = "\n".join(wanted) if len(wanted) > 1 else wanted[0].strip(_BLANKS)
        found = _first(text, [*whole, part], patience)
    # A needle that begins at a line's end begins with the line after it.
    return None if found is None else text.count("\n", 0, found + 1) - 1


def _first(text: str, needles: Sequence[str], patience: Patience) -> int | None:
    patience.spend(len(text) * len(needles))
    return min((at for one in needles if (at := text.find(one)) >= 0), default=None)


def quoted_lines(quote: str) -> list[str]:
    """The lines of a quote without blanks at their ends; its own last line end is not one more."""
    rows = quote.replace("\r\n", "\n").removesuffix("\n").split("\n")
    return [row.rstrip(_BLANKS) for row in rows]


def n_telling(text: str) -> int:
    """How many characters of it are not blank."""
    return sum(map(len, text.split()))


def _indented(wanted: Sequence[str], lines: Sequence[str]) -> Iterator[str]:
    """The quote at each indentation at which its first line with text begins a line."""
    plain = _dedented(wanted)
    if sum(map(len, plain)) > sum(map(len, lines)):
        return
    head = next(row for row in plain if row)
    body = head.lstrip(_BLANKS)
    own = head.removesuffix(body)
    indents: set[str] = set()
    for line in lines:
        told = line.lstrip(_BLANKS)
        margin = line[: len(line) - len(told)]
        if len(indents) >= MAX_INDENTS or not (told.startswith(body) and margin.endswith(own)):
            continue
        indent = margin.removesuffix(own)
        if indent not in indents:
            indents.add(indent)
            yield "\n".join(indent + row if row else "" for row in plain)


def _dedented(rows: Sequence[str]) -> list[str]:
    margins = [row[: len(row) - len(row.lstrip(_BLANKS))] for row in rows if row]
    shared = min(margins, key=len)
    while not all(margin.startswith(shared) for margin in margins):
        shared = shared[:-1]
    return [row[len(shared) :] for row in rows]
