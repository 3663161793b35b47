"""Hits of a quoted text, sorted by where they stand: strings of code, other texts, mentions.

Yields hits, not evidence: `grep` makes that of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.bodies.literals import Standing, Stands, standing_at
from probant.facts.languages import is_unparsed_code, language_of
from probant.tools.parsed import ParsedFiles
from probant.vocabulary.record import Record
from probant.workspace.search import Hit
from probant.workspace.snapshot import SourceTree

MAX_FILES_PARSED = 200
"""A text in more files than this is too common for its strings to be told apart in time."""

PROSE = (".md", ".rst", ".txt", ".adoc", ".markdown")
_EDGES = " \t,;:?!"
"""What a reader takes off the end of a quoted text."""


class SortedOut(Record, kw_only=True):
    """`strings`: whole strings, or else those that hold it, then left empty in `inside`.

    `texts` are files of data and of languages nobody parses; `mentions` comments, code and prose.
    """

    strings: tuple[Hit, ...]
    inside: tuple[Hit, ...]
    texts: tuple[Hit, ...]
    mentions: tuple[Hit, ...]
    said: str | None
    """What the whole strings say, where they are such."""


def sorted_out(tree: SourceTree, hits: Sequence[Hit], pattern: str, text: str) -> SortedOut:
    """Each hit in its group, in the order they came."""
    files = ParsedFiles(tree)
    may_parse = len({hit.path for hit in hits}) <= MAX_FILES_PARSED
    exact: list[Hit] = []
    whole: list[Hit] = []
    inside: list[Hit] = []
    texts: list[Hit] = []
    mentions: list[Hit] = []
    values: set[str] = set()
    for hit in hits:
        if language_of(hit.path) is None or not may_parse:
            is_prose = hit.path.lower().endswith(PROSE) and not is_unparsed_code(hit.path)
            (mentions if is_prose else texts).append(hit)
            continue
        stands = _stands(files, hit, pattern)
        same = [s.value for s in stands if s.value is not None and _is_same(s.value, text)]
        if same:
            values.update(same)
            whole.append(hit)
            exact += [hit] if text in same else []
        elif any(s.how is Standing.STRING for s in stands):
            inside.append(hit)
        else:
            mentions.append(hit)
    said = text if exact else values.pop() if len(values) == 1 else None
    return SortedOut(
        strings=tuple(exact or whole or inside),
        inside=tuple(inside if whole else ()),
        texts=tuple(texts),
        mentions=tuple(mentions),
        said=said if whole else None,
    )


def _stands(files: ParsedFiles, hit: Hit, pattern: str) -> list[Stands]:
    code = files.code(hit.path)
    if code is None:
        return [Stands(Standing.STRING)]  # too large to parse: taken as it is found
    found = [match.start() for match in re.finditer(pattern, hit.text)] or [0]
    return [
        standing_at(code, hit.line, len(hit.text[:column].encode("utf-8", "replace")))
        for column in found
    ]


def _is_same(value: str, text: str) -> bool:
    plain, asked = (" ".join(one.split()) for one in (value, text))
    return asked in (plain, plain.strip(_EDGES))
