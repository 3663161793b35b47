"""Which words a wording cannot do without, so that most need never be compiled.

Reads only what stands outside all brackets, and brackets that are not optional and whose ways all
begin with a plain word. What it does not understand it demands nothing of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from probant.inquiry.families.family import WORDS

_MACRO = re.compile(r"\{(\w+)\}")
_WORD = re.compile(r"[a-z][a-z']*")


@cache
def needs_of(wording: str) -> tuple[tuple[str, ...], ...]:
    """For each part that must be there, the words one of which begins it."""
    expanded = _MACRO.sub(lambda macro: WORDS.get(macro.group(1), macro.group()), wording)
    return tuple(dict.fromkeys(_needs(expanded)))


def _needs(wording: str) -> Iterator[tuple[str, ...]]:
    at, n = 0, len(wording)
    while at < n:
        char = wording[at]
        if char in "({[":
            end = _closing(wording, at)
            is_needed = wording[end : end + 1] not in ("?", "*", "{")
            is_word = at == 0 or wording[at - 1] == " "
            if char == "(" and is_needed and is_word and wording.startswith("(?:", at):
                ways = _ways(wording[at + 3 : end - 1])
                if ways:
                    yield ways
            at = end
        elif word := _WORD.match(wording, at):
            at = word.end()
            if at < n and wording[at] == "|":
                return  # a choice that no bracket holds: nothing is certain
            if text := _certain(word.group(), wording[at : at + 1], wording[: word.start()]):
                yield (text,)
        else:
            if char == "|":
                return
            at += 2 if char == "\\" else 1


def _certain(word: str, after: str, before: str) -> str:
    """The part of a plain word that is there whatever follows it; '' where that is too little."""
    if before and before[-1] not in " ":
        return ""
    if after and after in "?*":
        word = word[:-1]
    return word if len(word) > 1 else ""


def _ways(inside: str) -> tuple[str, ...]:
    """The first words of all ways through a bracket; none where one has no certain first word."""
    found = []
    for way in _split(inside):
        way = way.lstrip()
        word = _WORD.match(way)
        text = _certain(word.group(), way[word.end() : word.end() + 1], "") if word else ""
        if not text:
            return ()
        found.append(text)
    return tuple(found)


def _split(inside: str) -> Iterator[str]:
    depth, start = 0, 0
    for at, char in enumerate(inside):
        depth += (char in "([") - (char in ")]")
        if char == "|" and depth == 0:
            yield inside[start:at]
            start = at + 1
    yield inside[start:]


def _closing(wording: str, at: int) -> int:
    """Just behind the bracket that closes the one at `at`."""
    depth = 0
    while at < len(wording):
        if wording[at] == "\\":
            at += 2
            continue
        depth += (wording[at] in "([{") - (wording[at] in ")]}")
        at += 1
        if depth == 0:
            break
    return at
