"""Inline markup of reStructuredText, turned into the one that is read: `name` for all code.

A role keeps its text, in backticks if it names code; references lose their marks. Characters are
dropped, never added, so each one left still has its place.
"""

from __future__ import annotations

import re

from probant.checking.document import Passage, PassageKind

_MARKUP = re.compile(
    r"(?P<literal>``(?P<quoted>[^`]{1,2000})``)"
    r"|(?P<role>:[a-zA-Z][\w+.:-]{0,40}:)?`(?P<text>[^`]{1,2000})`(?P<reference>__?(?!\w))?"
    r"|\\(?P<escaped>[ \n!-/:-@\[-`{-~])"
)
_TARGET = re.compile(r"\s*<[^<>]*>$")
_FILE_NAME = re.compile(r"[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}")
_CODE_ROLES = frozenset(
    "any attr class code const cls data exc file func function interpreted-text literal macro mod"
    " member meth method module obj program property samp struct type var enum option envvar"
    " command".split()
)


def said_in_rst(kind: PassageKind, text: str, start: int) -> Passage:
    """The passage that says this text."""
    if "`" not in text and "\\" not in text:
        return Passage(kind=kind, text=text, start=start)
    kept: list[int] = []
    at = 0
    for match in _MARKUP.finditer(text):
        kept += range(at, match.start())
        kept += _kept(match)
        at = match.end()
    kept += range(at, len(text))
    if len(kept) == len(text):
        return Passage(kind=kind, text=text, start=start)
    return Passage(
        kind=kind,
        text="".join(text[n] for n in kept),
        start=start + (kept[0] if kept else 0),
        offsets=tuple(start + n for n in kept),
    )


def _kept(match: re.Match[str]) -> list[int]:
    """The places of what stays of a piece of markup."""
    first, last = match.span()
    if match["literal"]:
        return list(range(first + 1, last - 1))
    if match["escaped"]:
        return [] if match["escaped"].isspace() else [last - 1]
    start, end = match.span("text")
    role = match["role"]
    if role is None and match["reference"] is None:
        return list(range(first, last))
    if role is None and _FILE_NAME.fullmatch(match["text"]):
        return list(range(first, last))  # a link named like a file, which leads elsewhere
    if target := _TARGET.search(match["text"]):
        if role is None:
            return list(range(start, end))
        end = start + target.start()
    if role is None or role.strip(":").rpartition(":")[2].lower() not in _CODE_ROLES:
        return list(range(start, end))
    opening = start - 1
    while start < end and match.string[start] in "~!.":
        start += 1
    return [opening, *range(start, end), match.end("text")]
