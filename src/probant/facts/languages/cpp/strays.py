"""Words in a line with an error that the grammar takes for something else: they are blanked.

`code FAR *next`, `(z_const Bytef *)source`, `local char buf[9]` inside a body, `} FAR name;`: two
names in a row, or a name before a type's keyword, are no C, so that one of them is a macro.
`return typename A<T>::b(x)` and `__has_include(<bit>)` are C++ that the grammar does not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.facts.languages.cpp.conditionals import blank
from probant.facts.languages.cpp.macros import PLAIN, STATEMENTS, TAGS, TYPE_WORDS

_CAPITALS = rb"_*[A-Z][A-Z0-9_]*"
_MARK = re.compile(rb"(\w+|\*)\s*\b(" + _CAPITALS + rb")\s*(?=\*)")
_CAST = re.compile(
    rb"\(\s*([^\W\d]\w*)\s+[^\W\d]\w*(?:\s+[^\W\d]\w*)*\s*\*+\s*\)\s*(?=[\w\"(&])", re.ASCII
)
_BEFORE_TYPE = re.compile(
    rb"(?:^|[;{}(,])\s*([^\W\d]\w*)\s+"
    rb"(?=(?:unsigned|signed|char|int|short|long|float|double|void|struct|union|enum|const)\b)",
    re.ASCII | re.MULTILINE,
)
_BEHIND_BODY = re.compile(rb"\}\s*(" + _CAPITALS + rb")\s+(?=[^\W\d]\w*\s*[;,=\[])")
_TYPENAME = re.compile(rb"(?:\breturn|[=(,])\s*(typename)\b")
_HAS_INCLUDE = re.compile(rb"\b__has_include(?:_next)?\s*(\(\s*[<\"][^>\"\n]*[>\"]\s*\))")
_KNOWN = frozenset({b"FILE", b"DIR"})
"""Types in capitals that every C program knows."""


def without_strays(source: bytearray, bare: bytes, rows: list[int]) -> bool:
    """Blank such words in the lines at which errors start; whether there were any."""
    starts = [0, *(found.end() for found in re.finditer(rb"\n", bare)), len(bare)]
    is_changed = False
    for row in rows:
        if row + 1 < len(starts):
            for start, end in _spans(bytes(source), bare, starts[row], starts[row + 1]):
                blank(source, start, end)
                is_changed = True
    return is_changed


def _spans(source: bytes, bare: bytes, first: int, last: int) -> Iterator[tuple[int, int]]:
    for found in _HAS_INCLUDE.finditer(source, first, last):
        yield found.span(1)
    for found in _TYPENAME.finditer(bare, first, last):
        yield found.span(1)
    for found in _BEHIND_BODY.finditer(bare, first, last):
        yield found.span(1)
    for found in _MARK.finditer(bare, first, last):
        if not _is_reserved(found[1]) and found[2] not in _KNOWN:
            yield found.span(2)
    for pattern in (_CAST, _BEFORE_TYPE):
        for found in pattern.finditer(bare, first, last):
            if not _is_reserved(found[1]) and found[1] not in TYPE_WORDS | TAGS:
                yield found.span(1)


def _is_reserved(word: bytes) -> bool:
    return word in STATEMENTS or word in PLAIN
