"""Comments of languages that write them `//` and `/* */`, told from strings and taken out.

A scanner, no parser: it knows each language's strings, raw strings and nested comments. Line feeds
stay, so that every line keeps its number. The oracles' word on the result is the proof.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_STRING = r'"(?:\\.|[^"\\\n])*"'
_CHARACTER = r"'(?:\\.|[^'\\\n])+'"
_LINE = r"//[^\n]*"
_BLOCK = r"/\*.*?\*/"
_CONTINUED_LINE = r"//(?:\\\r?\n|[^\n])*"

SCANNED: Mapping[str, re.Pattern[str]] = {
    language: re.compile("|".join(parts), re.DOTALL)
    for language, parts in {
        "c": (_STRING, _CHARACTER, f"(?P<comment>{_CONTINUED_LINE}|{_BLOCK})"),
        "cpp": (
            r'\bR"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"',
            # An apostrophe between digits groups them.
            r"\b[0-9][0-9a-fA-FxXbB]*(?:'[0-9a-fA-F]+)+",
            _STRING,
            _CHARACTER,
            f"(?P<comment>{_CONTINUED_LINE}|{_BLOCK})",
        ),
        "go": (r"`[^`]*`", _STRING, _CHARACTER, f"(?P<comment>{_LINE}|{_BLOCK})"),
        "java": (r'"""(?:\\.|.)*?"""', _STRING, _CHARACTER, f"(?P<comment>{_LINE}|{_BLOCK})"),
        "rust": (
            r'\bb?r(?P<mark>#*)".*?"(?P=mark)',
            r'"(?:\\.|[^"\\])*"',
            # A lifetime has no closing quote.
            r"'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\\n])'",
            f"(?P<comment>{_LINE}|/\\*)",
        ),
    }.items()
}
_KEPT = re.compile(r"//(?:go:|export |\s*\+build|line )|/\*line ")
_C_IMPORT = re.compile(r'\s*import\s+(?:\(\s*)?"C"')


def without_comments(text: str, language: str) -> str:
    """`text` with every comment gone but its line feeds."""
    pattern = SCANNED[language]
    pieces: list[str] = []
    at = 0
    while (found := pattern.search(text, at)) is not None:
        pieces.append(text[at : found.start()])
        end = found.end()
        if found["comment"] is None:
            pieces.append(found.group())
        else:
            if language == "rust" and found["comment"] == "/*":
                end = _end_of_nested(text, found.start())
            comment = text[found.start() : end]
            pieces.append(comment if _is_code(text, comment, end, language) else _feeds(comment))
        at = end
    return "".join(pieces) + text[at:]


def _feeds(comment: str) -> str:
    return re.sub(r"[^\r\n]", "", comment) or " "


def _is_code(text: str, comment: str, end: int, language: str) -> bool:
    """What the toolchain of Go reads in comments: constraints, and C for cgo."""
    if language != "go":
        return False
    return bool(_KEPT.match(comment) or _C_IMPORT.match(text, end))


def _end_of_nested(text: str, start: int) -> int:
    depth = 0
    for found in re.finditer(r"/\*|\*/", text[start:]):
        depth += 1 if found.group() == "/*" else -1
        if depth == 0:
            return start + found.end()
    return len(text)
