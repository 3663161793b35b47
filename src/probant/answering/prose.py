"""Prose taken apart into its sentences, so that each can be held against the facts by itself.

Where it is doubtful whether a sentence ends, it does not: what stays together is checked together.
Which sentences may be shown is narration.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_BLANK_LINES = re.compile(r"\n[ \t]*\n")
_ITEM = re.compile(r"[ \t]*(?:[-*+•]|\d{1,3}[.)]|#{1,6})[ \t]+")
_END = re.compile(r"[.!?…]+[`\"'”’)\]*]*(?=\s|$)")
_INITIALS = re.compile(r"(?:[^\W\d_]\.)+")
_ABBREVIATIONS = frozenset(
    "e.g. i.e. cf. vs. resp. approx. ca. fig. no. nos. pp. sec. viz.".split()
)
_LAST_WORDS = frozenset({"etc.", "al."})
"""Abbreviations that may end a sentence: a capital behind them begins the next."""
_OPENERS = "`\"'“‘([*"


def sentences_of(text: str) -> tuple[str, ...]:
    """In order, each on one line. Dots in names, paths, numbers and abbreviations end nothing."""
    return tuple(one for part in _parts(text) for one in _split(" ".join(part.split())) if one)


def _parts(text: str) -> Iterator[str]:
    """Paragraphs, and the items of lists without their marks."""
    for paragraph in _BLANK_LINES.split(text.replace("\r\n", "\n")):
        part = ""
        for line in paragraph.split("\n"):
            if mark := _ITEM.match(line):
                yield part
                part = line[mark.end() :]
            else:
                part = f"{part}\n{line}"
        yield part


def _split(line: str) -> Iterator[str]:
    begin = 0
    for found in _END.finditer(line):
        if _is_end(line, begin, found.end()):
            yield line[begin : found.end()].strip()
            begin = found.end()
    yield line[begin:].strip()


def _is_end(line: str, begin: int, end: int) -> bool:
    said, rest = line[begin:end], line[end:].lstrip()
    if said.count("`") % 2 or said.count('"') % 2 or said.count("“") > said.count("”"):
        return False
    if (
        said[-1] not in ".!?…" and rest[:1].islower()
    ):  # the end of what is quoted, not of who quotes
        return False
    word = said.split()[-1].lstrip(_OPENERS)
    if word.lower() in _LAST_WORDS:
        return rest.lstrip(_OPENERS)[:1].isupper()
    return word.lower() not in _ABBREVIATIONS and not _INITIALS.fullmatch(word)
