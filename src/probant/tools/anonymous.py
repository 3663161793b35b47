"""Java classes without a name: `new Base() { … }` extends Base where it stands.

The index keeps their methods, not the classes: the few places that could hold one are read again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.binder import Binder
from probant.facts.bound import Outside
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import CallFact
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation
from probant.workspace.snapshot import SourceTree

_TEXT = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|//[^\n]*|/\*.*?\*/', re.DOTALL)
_CLOSING = {"(": ")", "{": "}", "<": ">"}


class AnonymousClass(NamedTuple):
    """Where the body of one stands, and the call that makes it."""

    call: CallFact
    first_line: int
    last_line: int

    def seen(self, name: str) -> Observation:
        place = Place(self.call.path, LineRange(self.first_line, self.first_line), self.call.name)
        where = f"{self.call.path}:{self.first_line}"
        value = NameValue(f"anonymous {name}", self.call.path, self.first_line)
        return Observation(value, (place,), f"a class without a name extends {name} at {where}")


class AnonymousClasses:
    """Finds them in one snapshot."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        self._tree = tree
        self._book = book
        self._binder = binder
        self._sources: dict[RepoPath, str] = {}

    def of(self, names: Iterable[str], like: RepoPath | None) -> list[AnonymousClass]:
        """Those made from a class of one of these names, unless that is certainly another."""
        if like is None or family_of(like) != "java":
            return []
        calls = [
            call
            for name in names
            for call in self._book.calls_named(name)
            if family_of(call.path) == "java"
        ]
        found = (self._body(call) for call in calls)
        return [
            one
            for one in found
            if one is not None and not isinstance(self._binder.call(one.call), Outside)
        ]

    def _body(self, call: CallFact) -> AnonymousClass | None:
        source = self._source(call.path)
        start = _offset(source, call.line)
        made = re.compile(rf"\bnew\s+(?:[\w.]+\.)?{re.escape(call.name)}\s*(?=[<(])")
        at = made.search(source, start, _offset(source, call.last_line + 1))
        if at is None:
            return None
        place = at.end()
        for opening in ("<", "("):
            if source.startswith(opening, place):
                place = _closed(source, place)
                place += len(source[place:]) - len(source[place:].lstrip())
        if place <= 0 or not source.startswith("{", place):
            return None
        last = _closed(source, place)
        lines = [source.count("\n", 0, offset) + 1 for offset in (at.start(), max(last, place))]
        return AnonymousClass(call, lines[0], lines[1])

    def _source(self, path: RepoPath) -> str:
        """The text with strings and comments blanked out, so that brackets can be counted."""
        if path not in self._sources:
            try:
                text = self._tree.read(path).decode("utf-8", "replace")
            except FileUnreadable:
                text = ""
            self._sources[path] = _TEXT.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
        return self._sources[path]


def _offset(source: str, line: int) -> int:
    """Where a line begins."""
    offset = 0
    for _ in range(line - 1):
        following = source.find("\n", offset)
        if following < 0:
            return len(source)
        offset = following + 1
    return offset


def _closed(source: str, at: int) -> int:
    """The place behind the bracket that closes the one here; -1 where none does."""
    opening, depth = source[at], 0
    closing = _CLOSING[opening]
    for place in range(at, len(source)):
        depth += (source[place] == opening) - (source[place] == closing)
        if depth == 0:
            return place + 1
    return -1
