"""Macros in capitals before a definition's first keyword: `LIB_API template <class T> class X {`.

No type or name can stand there, so that such a word is a macro, also on a line of its own. It is
blanked before anything is parsed: the grammar makes an error of the whole definition, or loses it
without one. Words in strings, comments and directives are left alone. More macros are in `macros`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.facts.languages.cpp.conditionals import DIRECTIVE, blank

_NAME = rb"[A-Z][A-Z0-9]*+_[A-Z0-9_]*+\b"
_MACRO = rb"\b" + _NAME
_ARGUMENTS = rb"(?:[ \t]*\([^()\n]*\)[ \t]*(?=[a-z])|(?![ \t]*\())"
_TYPED = (
    rb"(?:(?:inline|static|constexpr|virtual|explicit)\s+)++[\w:]+(?:\s*<[^;{}()]{0,300}>)?[\s*&]+"
    rb"[\w:]+\s*\("
)
"""Such a word may follow a type as well: only with another type behind it is the first a macro."""
_OPENING = (
    rb"(?:template\b|(?:class|struct|union|enum)\s+[A-Za-z_]|(?:inline\s+)?namespace\b"
    rb"|(?:extern|typedef|using|friend)\b"
    rb"|(?:void|auto|bool|char|int|short|long|float|double|signed|unsigned)\b)"
)
_BEFORE = re.compile(rb"(" + _MACRO + _ARGUMENTS + rb")\s*(?=" + _OPENING + rb"|" + _TYPED + rb")")
_IN_ENUM = re.compile(
    rb"\benum\s+(?:class\s+|struct\s+)?(" + _NAME + rb")\s+[A-Za-z_]\w*\s*(?:\{|:[^:])"
)
_CONDITION = re.compile(rb"\bif\s+(" + _NAME + rb")\s*\(")
_CLASS = re.compile(
    rb"\b(?:class|struct)\s+([A-Za-z_]\w*)(?:\s*<[^;{}()]{0,300}>)?\s*[^;{}()=]{0,300}\{"
)
_MAKER = re.compile(rb"\b(" + _NAME + rb")\s+(?:explicit\s+)?(?:" + _NAME + rb"\s+)?~?(\w+)\s*\(")
_LAST_MACRO = re.compile(_MACRO + rb"\Z")
_STARTS = frozenset(b";{}>)")
"""Bytes after which a definition can begin; a bracket only if its line ends there."""
MAX_BEFORE = 2000
MAX_ROW = 4
"""Macros that stand one before the other."""


def without_prefixes(source: bytes, bare: bytes) -> bytes:
    """The source with such macros blanked; `bare` is the same without comments and strings."""
    changed: bytearray | None = None
    text = DIRECTIVE.sub(_spaces, bare)
    for _ in range(MAX_ROW):
        spans = list(_spans(text))
        if not spans:
            break
        changed = bytearray(source) if changed is None else changed
        rest = bytearray(text)
        for start, end in spans:
            blank(changed, start, end)
            blank(rest, start, end)
        text = bytes(rest)
    return bytes(changed) if changed is not None else source


def _spans(text: bytes) -> Iterator[tuple[int, int]]:
    for found in _BEFORE.finditer(text):
        if _is_start(text, found.start()):
            yield found.span(1)
    for found in _IN_ENUM.finditer(text):
        yield found.span(1)
    for found in _CONDITION.finditer(text):
        yield found.span(1)
    names = {found[1] for found in _CLASS.finditer(text)}
    for found in _MAKER.finditer(text):
        if found[2] in names and _is_start(text, found.start()):
            yield found.span(1)


def _is_start(text: bytes, at: int) -> bool:
    """Whether what stands before is whole: a statement's end, a label, a macro that starts one."""
    before = text[max(at - MAX_BEFORE, 0) : at]
    code = before.rstrip()
    while (macro := _LAST_MACRO.search(code)) is not None:
        before = code[: macro.start()]
        code = before.rstrip()
    if not code or code[-1:] == b":":
        return code[-2:] != b"::"
    return code[-1] in _STARTS and (code[-1:] != b")" or b"\n" in before[len(code) :])


def _spaces(line: re.Match[bytes]) -> bytes:
    return b"\n".join(b" " * len(part) for part in line[0].split(b"\n"))
