"""Every place at which definitions are named: which certainly mean them, which may.

Calls, imports, base classes and other mentions in code, and the same word in strings, comments and
documents. What a change does to them is change.py's and change_breaks.py's work.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.bound import Bound, Defined, Module, Uncertain
from probant.facts.importing import import_place
from probant.facts.languages import family_of, language_of
from probant.facts.rows import DefFact, ImportFact
from probant.tools.dynamic import CALLABLE
from probant.tools.occurrences import Mentions, Occurrence, Role, mentions_of
from probant.tools.projects.sources import is_test_path
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

MAX_FILES = 400
"""In so many files mentions are looked at one by one; beyond, calls and imports have to do."""


class Site(NamedTuple):
    """One place that names a definition, how, and inside what."""

    place: Place
    how: str
    who: str

    @property
    def is_test(self) -> bool:
        return is_test_path(self.place.path)

    @property
    def where(self) -> str:
        return f"{self.place.path}:{self.place.lines.first}"


class Used(NamedTuple):
    """Places that certainly mean it, and those that may; `complete`: no file was left out."""

    certain: tuple[Site, ...]
    doubtful: tuple[Site, ...]
    complete: bool


class Uses:
    """Looks for uses in one tree."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._search = box.search
        self._references = References(box)
        self._mentions: dict[RepoPath, Mentions | None] = {}

    def of(self, facts: Sequence[DefFact]) -> Used:
        """Uses of definitions that share one name, these apart from their own heads."""
        if not facts:
            return Used((), (), True)
        name, keys = facts[0].name, {fact.key for fact in facts}
        certain: dict[tuple[str, int], Site] = {}
        doubtful: dict[tuple[str, int], Site] = {}
        heads = {(fact.path, fact.line) for fact in facts}
        for site, is_sure in self._structural(list(facts), name, keys):
            (certain if is_sure else doubtful).setdefault(_at(site), site)
        known = {**certain, **doubtful}
        mentions, complete = self._mentioned(name, keys, {*known, *heads}, facts)
        for site, is_sure in mentions:
            (certain if is_sure else doubtful).setdefault(_at(site), site)
        unsure = [site for at, site in doubtful.items() if at not in certain and at not in heads]
        return Used(
            tuple(sorted(site for at, site in certain.items() if at not in heads)),
            tuple(sorted(unsure, key=lambda site: (site.how == "mentions", site))),
            complete,
        )

    # What the index knows

    def _structural(
        self, facts: list[DefFact], name: str, keys: set[tuple[str, int]]
    ) -> Iterator[tuple[Site, bool]]:
        for row in self._book.imports_named(name):
            verdict = _verdict(self._binder.imported(row), keys)
            if verdict is not None:
                yield Site(import_place(row), "imports", row.path), verdict
        callables = [fact for fact in facts if fact.kind in CALLABLE]
        if callables:
            sure, unsure = self._references.call_sites(callables)
            for calls, is_sure in ((sure, True), (unsure, False)):
                for call in calls:
                    caller = self._references.caller_of(call)
                    who = caller.qualified_name if caller else call.path
                    yield Site(call.place, "calls", who), is_sure
        for base in self._book.bases_named(name):
            verdict = _verdict(self._binder.base(base), keys)
            child = self._binder.owner_of_base(base)
            if verdict is not None:
                place = Place(base.path, LineRange(base.line, base.line), base.name)
                yield Site(place, "extends", child.qualified_name if child else ""), verdict
        importing = {row.path for row in self._book.imports_named(name)}
        for path in sorted({*importing, *(fact.path for fact in facts)}):
            for exported, line, _ in self._book.exports(path):
                if exported == name and _verdict(self._binder.attribute(path, name), keys):
                    place = Place(path, LineRange(line, line), name)
                    yield Site(place, "exports", path), True

    # Other mentions

    def _mentioned(
        self,
        name: str,
        keys: set[tuple[str, int]],
        known: set[tuple[str, int]],
        facts: Sequence[DefFact],
    ) -> tuple[list[tuple[Site, bool]], bool]:
        if not re.fullmatch(r"\w+", name):
            return [], False
        whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
        found = self._search.lines(rf"\b{re.escape(name)}\b", [name])
        lines: dict[RepoPath, list[int]] = {}
        for hit in found.hits:
            if whole.search(hit.text) and (hit.path, hit.line) not in known:
                lines.setdefault(hit.path, []).append(hit.line)
        families = {family_of(fact.path) for fact in facts}
        mentions: list[tuple[Site, bool]] = []
        for path in sorted(lines)[:MAX_FILES]:
            in_code = self._in_code(path, name, keys) if family_of(path) in families else {}
            for line in lines[path]:
                verdict = in_code.get(line, False)
                if verdict is not None:
                    how = "names" if line in in_code else "mentions"
                    place = Place(path, LineRange(line, line), name)
                    mentions.append((Site(place, how, path), verdict))
        return mentions, found.complete and len(lines) <= MAX_FILES

    def _in_code(
        self, path: RepoPath, name: str, keys: set[tuple[str, int]]
    ) -> dict[int, bool | None]:
        """Lines of a file that hold the name as code: surely it, perhaps it, surely not it."""
        mentions = self.mentions(path)
        if mentions is None:
            return {}
        found: dict[int, bool | None] = {}
        for one in mentions.by_name.get(name, ()):
            verdict = self._meant(path, one, mentions, keys)
            found[one.line] = _stronger(found.get(one.line), verdict)
        for row in self._book.imports_of(path):  # an import of something else of that name
            if name in (row.name, row.bound):
                for line in range(row.line, row.last_line + 1):
                    found.setdefault(line, None)
        return found

    def mentions(self, path: RepoPath) -> Mentions | None:
        if path not in self._mentions:
            try:
                source = self._tree.read(path)
            except FileUnreadable:
                return None
            self._mentions[path] = mentions_of(path, source) if language_of(path) else None
        return self._mentions[path]

    def _meant(
        self, path: RepoPath, one: Occurrence, mentions: Mentions, keys: set[tuple[str, int]]
    ) -> bool | None:
        if one.role is Role.BOUND:
            return None
        return _verdict(self.bound(path, one, mentions), keys)

    def bound(self, path: RepoPath, one: Occurrence, mentions: Mentions) -> Bound:
        """What a mention in code means."""
        rules = self._binder.rules(path)
        at = (path, self._scope_at(path, one.line))
        if one.role is Role.MEMBER:
            if not one.chain or one.chain == one.name:
                return Uncertain("a member of something")
            return rules.dotted(at, one.chain)
        if mentions.is_hidden(one):
            return _LOCAL
        return rules.named(at, one.name)

    def _scope_at(self, path: RepoPath, line: int) -> int:
        inside = [
            fact
            for fact in self._book.definitions_in(path)
            if fact.line <= line <= fact.last_line and fact.kind in ("function", "method", "class")
        ]
        return max(inside, key=lambda fact: fact.line).no if inside else 0

    def importers(self, path: RepoPath) -> list[ImportFact]:
        """Imports that bring in a file."""
        tails = self._binder.tails(path) if family_of(path) else frozenset()
        rows: Iterable[ImportFact]
        if tails is None:
            rows = self._book.all_imports()
        else:
            rows = [row for tail in tails for row in self._book.imports_mentioning(tail)]
        return sorted(
            {row for row in rows if row.is_listed and row.path != path and self._brings(row, path)}
        )

    def _brings(self, row: ImportFact, path: RepoPath) -> bool:
        if path in self._binder.files(row):
            return True
        return bool(row.name) and self._binder.imported(row) == Module(path)


_LOCAL: Bound = Uncertain("hidden by a local value")


def _verdict(bound: Bound, keys: set[tuple[str, int]]) -> bool | None:
    """Whether a name means one of the definitions: yes, perhaps (False), no (None)."""
    if isinstance(bound, Defined):
        return True if bound.fact.key in keys else None
    if bound is _LOCAL or not isinstance(bound, Uncertain):
        return None
    return False


def _stronger(one: bool | None, two: bool | None) -> bool | None:
    if one or two:
        return True
    return False if one is False or two is False else None


def _at(site: Site) -> tuple[str, int]:
    return site.place.path, site.place.lines.first
