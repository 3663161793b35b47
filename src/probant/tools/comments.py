"""Comments beside what a name means: right above it, and on its line.

Definitions by the index, keys by the lines of files of settings. A comment is told word for word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.bodies.code import COMMENTS
from probant.facts.languages import suffix_of
from probant.tools.base import EntryMaker
from probant.tools.mark_patterns import SIGNS
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.scope import EVERYWHERE, Scope, narrowed_to
from probant.tools.summaries import bare, comment_above
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.filters import Filters
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue

_SETTINGS = frozenset(".toml .yml .yaml .ini .cfg .conf .properties .env .mk".split())


class Thing(NamedTuple):
    """What bears the name: its first line with decorators, and the line that names it."""

    path: RepoPath
    first: int
    line: int


class Comments:
    """Reads comments of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._files = ParsedFiles(box.tree)
        self._make = EntryMaker(box.tree, "comments", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        name = step.member
        things = [*self._definitions(name, scope), *self._keys(name, scope)]
        if not things and step.filters != Filters() and self._is_called_so(name):
            note = f"{name} stands elsewhere"
            return (self._make.absent(step, complete=True, note=note),)
        if not things:
            return (self._nothing_called_so(step, scope),)
        seen = tuple(one for thing in things for one in self._beside(thing))
        places = ", ".join(f"{one.path}:{one.line}" for one in things[:3])
        note = f"{name} stands at {places}"
        if not seen:
            searched = tuple(Place(one.path, LineRange(one.line, one.line)) for one in things)
            return (self._make.absent(step, complete=True, note=note, searched=searched),)
        return (self._make.observed(step, Quality.STRONG, seen, note=note),)

    def _is_called_so(self, name: str) -> bool:
        return any(self._definitions(name, EVERYWHERE)) or any(self._keys(name, EVERYWHERE))

    def _nothing_called_so(self, step: Step, scope: Scope) -> EvidenceEntry:
        reasons = [ReasonCode.MISSING_ANCHOR]
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons.append(ReasonCode.WINDOW_SKIPPED_FILES)
        note = f"no definition or key called {step.member} was found"
        return self._make.absent(step, complete=False, reasons=tuple(reasons), note=note)

    def _definitions(self, name: str, scope: Scope) -> Iterator[Thing]:
        last = re.split(r"\.|::|#", name)[-1]
        for fact in self._book.definitions(last):
            is_meant = fact.qualified_name == name or (last == name)
            if is_meant and scope.holds(fact.path, fact.line):
                yield Thing(fact.path, fact.first_line, fact.line)

    def _keys(self, name: str, scope: Scope) -> Iterator[Thing]:
        last = name.rpartition(".")[2]
        key = re.compile(rf"^\s*(?:-\s+|export\s+)?[\"']?{re.escape(last)}[\"']?\s*[:=]")
        for path in scope.files(sorted(self._tree.files)):
            if suffix_of(path) not in _SETTINGS:
                continue
            for number, line in enumerate(self._lines(path), 1):
                if key.match(line):
                    yield Thing(path, number, number)

    def _beside(self, thing: Thing) -> Iterator[Observation]:
        lines = self._lines(thing.path)
        above = _nearest(comment_above(lines, thing.first))
        if above:
            first = thing.first - len(above)
            while first > 1 and lines[first - 1 : first - 1 + len(above)] != above:
                first -= 1  # one line may be empty below a whole block
            yield _said(thing, above, first)
        behind = self._behind(thing, lines)
        if behind:
            yield _said(thing, [behind], thing.line)

    def _behind(self, thing: Thing, lines: list[str]) -> str:
        code = self._files.code(thing.path)
        if code is not None:
            return next(
                (
                    code.text(one)
                    for one in code.nodes(*COMMENTS)
                    if one.start_point[0] == thing.line - 1
                    and lines[thing.line - 1][: one.start_point[1]].strip()
                ),
                "",
            )
        line = lines[thing.line - 1]
        signs = [sign for sign in SIGNS.get(suffix_of(thing.path), ("#",)) if sign in "#;"]
        found = re.search(rf"\s([{''.join(signs) or '#'}].*)$", line)
        return found[1] if found and line[: found.start()].count('"') % 2 == 0 else ""

    def _lines(self, path: RepoPath) -> list[str]:
        try:
            return list(self._tree.lines(path))
        except FileUnreadable:
            return []


def _nearest(comment: list[str]) -> list[str]:
    """Of comments that follow each other, what stands behind the last block that is closed."""
    ends = [at for at, line in enumerate(comment[:-1]) if line.rstrip().endswith("*/")]
    return comment[ends[-1] + 1 :] if ends else comment


def _said(thing: Thing, comment: list[str], first: int) -> Observation:
    text = "\n".join(filter(None, (bare(line) for line in comment)))
    place = Place(thing.path, LineRange(first, first + len(comment) - 1))
    told = f"{thing.path}:{first} “{' '.join(text.split())}”"
    return Observation(TextValue(text), (place,), told)
