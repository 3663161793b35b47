"""Line numbers beside a path: `:10-20`, `#L10`, `(10)`, "line 42 of", ", lines 3 to 9".

Every pattern is anchored at one place and bounded, so no text makes it slow. Next: tokens.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from probant.vocabulary.source import LineRange

MAX_LINE = 10**12
"""No file is longer; a larger number is cut to this."""

_TO = r"\s?(?:-|–|—|‐|‑|\.\.\.?|…|to|through|thru|until)\s?"
_ONE = rf"[Ll]?\d{{1,40}}(?:{_TO}[Ll]?\d{{1,40}})?"
_MORE = rf"(?:(?:\s?,\s?(?:and\s|or\s)?|\s(?:and|or|&)\s)(?:lines?\s)?{_ONE}){{0,40}}"
_WORD = r"(?:[Ll]ines?|LINES?|[Ll]ns?\.?|[Ll]l?\.)"
_NO_TAIL = r"(?![\w%]|\.\d|[.,]?\d)"

_COLON = re.compile(
    rf":[Ll]?(?P<first>\d{{1,40}})"
    rf"(?:(?P<column>:\d{{1,9}})(?:[-–](?P<to>\d{{1,40}}):\d{{1,9}})?"
    rf"|[-–—][Ll]?(?P<last>\d{{1,40}}))?"
    rf"(?P<more>(?:,\s?[Ll]?\d{{1,40}}(?:[-–][Ll]?\d{{1,40}})?(?=[,;.)\]`\s]|$)){{0,40}}){_NO_TAIL}"
)
_ANCHOR = re.compile(
    r"#(?:L|l|line-?|lines-)(?P<first>\d{1,40})(?:C\d{1,9})?"
    r"(?:[-:–](?:L|l)?(?P<last>\d{1,40})(?:C\d{1,9})?)?(?![\w])"
)
_BRACKET = re.compile(r"\((?P<first>\d{1,40})(?:,\s?\d{1,9}|[-–](?P<last>\d{1,40}))?\)")
_AFTER = re.compile(
    rf"[`\"'*_”’»>)\]]{{0,4}}(?:\s?[,;:–—-])?\s{{0,3}}(?P<bracket>[(\[]\s?)?(?:(?:at|on|see|@)\s)?"
    rf"(?:the\s)?(?:{_WORD}\s?|(?=L\d))(?P<numbers>{_ONE}{_MORE}){_NO_TAIL}"
)
_LATER = re.compile(
    rf"[`\"'*_)\]]{{0,4}}\s(?:file\s)?(?:defines|declares|implements|contains|has)\s(?:an?\s|the\s)?"
    rf"(?:\w{{1,20}}\s){{0,2}}`[^`\n]{{1,200}}`,?\s(?:\w{{1,20}}\s)?(?:on|at|in|from)\s{_WORD}\s?"
    rf"(?P<numbers>{_ONE}){_NO_TAIL}"
)
_BEFORE = re.compile(
    rf"(?<![\w])(?:{_WORD}\s?|(?=L\d))(?P<numbers>{_ONE}{_MORE}),?\s(?:of|in|from|inside|within)\s"
    r"(?:the\s)?(?:(?:source\s)?file\s)?[`\"'*_“‘«<(\[]{0,4}$"
)
_VAGUE = re.compile(
    r"(?:around|about|near|approximately|approx\.?|roughly|circa|~|≈|after|before|past|above|below"
    r"|\d+ of|until|up to)\s?(?:the\s)?$",
    re.IGNORECASE,
)
_ANOTHER = re.compile(r"\s(?:of|in|from)\s(?:the\s)?(?:file\s)?[`\"'\[<(]{0,3}[\w./\\-]{1,200}\.\w")
_NUMBER = re.compile(r"\d{1,40}")
_ITEM = re.compile(rf"{_ONE}")
_WINDOW = 400


class Numbers(NamedTuple):
    """One line or range as written from `start` to `end`; None is a range no file can have."""

    lines: LineRange | None
    start: int
    end: int


class Found(NamedTuple):
    """All numbers that go with a path, and the run of text, path left out, they stand in."""

    numbers: tuple[Numbers, ...]
    start: int
    end: int
    is_apart: bool = False
    """Whether other words stand between the path and them."""


def behind(text: str, end: int) -> Found | None:
    """Numbers joined to a path that ends at `end`, without a space."""
    found = _COLON.match(text, end) or _ANCHOR.match(text, end) or _BRACKET.match(text, end)
    if found is None:
        return None
    groups = found.groupdict()
    last = next((name for name in ("to", "last") if groups.get(name)), "first")
    numbers = [_numbers(found["first"], found[last], found.start("first"), found.end(last))]
    if groups.get("more"):
        numbers += _listed(text, *found.span("more"))
    return Found(tuple(numbers), end, found.end())


def after(text: str, end: int) -> Found | None:
    """Numbers in words behind a path: "a.py, lines 3 to 9", "a.py (line 42)"."""
    found = _AFTER.match(text, end) or _LATER.match(text, end)
    if found is None or _ANOTHER.match(text, found.end()):
        return None
    if found.re is _LATER:
        return Found(tuple(_listed(text, *found.span("numbers"))), end, found.end(), is_apart=True)
    stop = found.end()
    if found["bracket"] and text[stop : stop + 1] in (")", "]"):
        stop += 1
    return Found(tuple(_listed(text, *found.span("numbers"))), end, stop)


def before(text: str, start: int) -> Found | None:
    """Numbers in words before a path: "lines 3–9 of a.py"."""
    window = text[max(0, start - _WINDOW) : start]
    shift = start - len(window)
    if "ine" not in window and "L" not in window and "l" not in window:
        return None
    found = _BEFORE.search(window)
    if found is None or _VAGUE.search(window[: found.start()]):
        return None
    first, last = found.span("numbers")
    return Found(tuple(_listed(text, first + shift, last + shift)), found.start() + shift, start)


def anchored(anchor: str, at: int) -> Found | None:
    """Numbers in the anchor of an address, which stands at `at` and begins with '#'."""
    found = _ANCHOR.match(anchor)
    if found is None:
        return None
    last = "last" if found["last"] else "first"
    first_at, last_at = at + found.start("first"), at + found.end(last)
    return Found((_numbers(found["first"], found[last], first_at, last_at),), at, last_at)


def _listed(text: str, start: int, end: int) -> Iterator[Numbers]:
    for item in _ITEM.finditer(text, start, end):
        told = list(_NUMBER.finditer(text, item.start(), item.end()))
        yield _numbers(told[0][0], told[-1][0], told[0].start(), told[-1].end())


def _numbers(first: str, last: str, start: int, end: int) -> Numbers:
    low, high = min(int(first), MAX_LINE), min(int(last), MAX_LINE)
    return Numbers(LineRange(low, high) if 1 <= low <= high else None, start, end)
