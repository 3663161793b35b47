"""Output as compilers write it: every line is `path:line[:column]: message`, and nothing else is.

A single sentence that begins with its place (`path:9 is never reached`) is the same. One line of
another kind makes it prose, of which only `checking` can say what it takes for granted.
"""

from __future__ import annotations

import re

from probant.council.machine.scanners.place import Place, Scan, told
from probant.council.machine.scanners.reading import NO_LINES, is_writable, reach_of
from probant.vocabulary.source import LineRange

NAME = "compiler-style"

_NAME = re.compile(r"[^\s:\"'`<>()\[\]{}|*?,;]*\.[A-Za-z][A-Za-z0-9_+]{0,15}")
"""A path without blanks whose last part has an ending: `localhost:80:` is no place."""

_REST = re.compile(
    r"([0-9]{1,9})(?:-([0-9]{1,9}))?(?::[0-9]{1,9}(?:-[0-9]{1,9})?)?(:?)[ \t]+(\S.*)"
)
_NEXT_SENTENCE = re.compile(r"[.!?;]\s")


def read(body: str) -> Scan | None:
    """None where a line is anything else."""
    places: list[Place] = []
    for line in body.removeprefix("\ufeff").splitlines():
        if not line.strip():
            continue
        place = _place(line)
        if place is None:
            return None
        places.append(place)
    return Scan(tool=NAME, places=tuple(places)) if places else None


def _place(line: str) -> Place | None:
    path, _colon, rest = line.partition(":")
    found = _REST.fullmatch(rest)
    if found is None or _NAME.fullmatch(path) is None or not is_writable(line):
        return None
    if not found[3] and _NEXT_SENTENCE.search(found[4]):
        return None
    first, last = int(found[1]), int(found[2] or found[1])
    is_range = 1 <= first <= last
    return Place(
        path=path,
        reach=reach_of(path),
        lines=LineRange(first, last) if is_range else None,
        note="" if is_range or first == last == 0 else NO_LINES,
        message=told(found[4]),
    )
