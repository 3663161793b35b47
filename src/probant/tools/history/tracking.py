"""Follow a definition through the versions of its file: when it came, changed and went.

A version is parsed to know whether it holds the definition; that a text occurs proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from probant.facts.definitions import dotted
from probant.facts.languages import extract, language_of, suffix_of
from probant.facts.rows import DefFact
from probant.facts.schema import DefRow, FileFacts, Trait
from probant.tools.history.ground import Ground
from probant.vocabulary.question import Target
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import SymbolKind
from probant.workspace.chronicle import MERGED
from probant.workspace.history import Change, Commit, Touch

MAX_MOVES = 10
"""How often a definition is followed from file to file."""


class Wanted(NamedTuple):
    """A definition by name; `qualified` is its whole name in the file, or the end of it.

    `is_whole` says that it must be the whole name.
    """

    name: str
    qualified: str
    kinds: frozenset[SymbolKind] = frozenset()
    is_whole: bool = False

    @staticmethod
    def of(fact: DefFact, target: Target) -> Wanted:
        return Wanted(fact.name, fact.qualified_name, target.kinds)

    @staticmethod
    def just(fact: DefFact) -> Wanted:
        """What has this very name and kind."""
        kinds = frozenset({SymbolKind(fact.kind)})
        return Wanted(fact.name, fact.qualified_name, kinds, is_whole=True)

    @staticmethod
    def asked(target: Target) -> Wanted:
        qualified = dotted(target.text)
        if target.owner:
            qualified = f"{dotted(target.owner)}.{qualified}"
        return Wanted(qualified.rpartition(".")[2], qualified, target.kinds)

    def is_it(self, row: DefRow) -> bool:
        fits = f".{row[3]}".endswith(f".{self.qualified}")
        fits = fits and (not self.is_whole or row[3] == self.qualified)
        if not fits or row[2] != self.name or row[8] & Trait.DECLARATION:
            return False
        return not self.kinds or SymbolKind(row[4]) in self.kinds


class Sighting(NamedTuple):
    """Where a definition was before a commit took it away."""

    removed_by: Commit
    path: RepoPath
    line: int
    kind: str


Version = tuple[str, str]
"""A blob and the path it stands at."""


class Tracker:
    """Looks for one definition in many versions of files."""

    def __init__(self, ground: Ground, wanted: Wanted) -> None:
        self._ground = ground
        self._wanted = wanted
        self._rows: dict[tuple[str, str], DefRow | None] = {}
        self.all_parsed = True
        """False once a version could not be read or parsed, and may hold what was not seen."""

    def row(self, blob: str, path: str) -> DefRow | None:
        """The definition in one version of a file."""
        if not blob or language_of(path) is None:
            return None
        key = (blob, suffix_of(path))
        if key not in self._rows:
            self._rows[key] = self._parsed(blob, path)
        return self._rows[key]

    def _parsed(self, blob: str, path: str) -> DefRow | None:
        source = self._ground.blob(blob)
        if source is None:
            self.all_parsed = False
            return None
        if self._wanted.name.encode() not in source:
            return None
        facts: FileFacts = extract(source, suffix_of(path))
        found = next((row for row in facts.defs if self._wanted.is_it(row)), None)
        if found is None and facts.status:
            self.all_parsed = False
        return found

    def came(self, path: RepoPath, rev: str) -> Commit | None:
        """The commit that first wrote the definition, followed to the file it was moved from."""
        born: Touch | None = None
        for _ in range(MAX_MOVES):
            older = self.born_in(path, rev)
            if older is None:
                break
            born = older
            moved = self._moved_from(born)
            if moved is None or not born.commit.parents:
                break
            path, rev = moved, born.commit.parents[0]
        return born.commit if born is not None else None

    def born_in(self, path: RepoPath, rev: str) -> Touch | None:
        """The oldest commit that wrote the definition into the file, under any of its names."""
        for touch in reversed(self._ground.chronicle.lineage(path, rev).touches):
            for change in touch.changes:
                after, before = self.versions(touch, change)
                had = any(self.row(*one) is not None for one in before)
                if after is not None and self.row(*after) is not None and not had:
                    return touch
        return None

    def versions(self, touch: Touch, change: Change) -> tuple[Version | None, list[Version]]:
        return versions_of(self._ground, touch, change)

    def _moved_from(self, touch: Touch) -> RepoPath | None:
        return next(iter(self.losing(touch)), None)

    def losing(self, touch: Touch) -> list[RepoPath]:
        """Other files that lost the definition in the commit that wrote it here."""
        if not touch.commit.parents:
            return []
        here = {change.path for change in touch.changes}
        changes = self._ground.chronicle.changes(touch.commit.sha)
        return [one.path for one in changes if one.path not in here and self.lost(one)]

    def lost(self, change: Change) -> bool:
        gone = self.row(change.old, change.path) is not None
        return gone and self.row(change.new, change.path) is None

    def went(self, touches: Iterable[Touch]) -> Sighting | None:
        """The newest of these commits after which the definition was not there any more."""
        for touch in touches:
            lost = next((change for change in touch.changes if self.lost(change)), None)
            if lost is None or any(self._gained(change) for change in touch.changes):
                continue
            row = self.row(lost.old, lost.path)
            assert row is not None  # noqa: S101 - that is what lost means
            return Sighting(touch.commit, lost.path, row[5], row[4])
        return None

    def _gained(self, change: Change) -> bool:
        came = self.row(change.new, change.path) is not None
        return came and self.row(change.old, change.path) is None

    def changed(self, path: RepoPath, rev: str) -> Commit | None:
        """The newest commit before which the definition read differently, or was not there."""
        source = self._ground.source(path)
        now = self._text(source, path) if source is not None else None
        if source is None or now is None:
            return None
        has_twins = _n_times(now, source) > 1
        for touch in self._ground.chronicle.lineage(path, rev).touches:
            for change in touch.changes:
                after, before = self.versions(touch, change)
                if any(self._reads(now, one, has_twins=has_twins) for one in before):
                    continue
                if after is not None and self._reads(now, after, has_twins=has_twins):
                    return touch.commit
        return None

    def all_changes(self, path: RepoPath, rev: str) -> list[Commit]:
        """Commits after which the definition read as before none of their parents, newest first."""
        found: list[Commit] = []
        for touch in self._ground.chronicle.lineage(path, rev).touches:
            for change in touch.changes:
                after, before = self.versions(touch, change)
                now = self._text_of(after) if after is not None else None
                was = [self._text_of(one) for one in before] or [None]
                found += [touch.commit] if now not in was else []
        return found

    def _text_of(self, version: Version) -> bytes | None:
        source = self._ground.blob(version[0])
        return self._text(source, version[1]) if source is not None else None

    def _reads(self, now: bytes, version: Version, *, has_twins: bool) -> bool:
        """One look tells where the text stands there once; only twins have to be told apart."""
        source = self._ground.blob(version[0]) or b""
        n_times = _n_times(now, source)
        if n_times == 1 and not has_twins:
            return True
        return n_times > 0 and self._text(source, version[1]) == now

    def _text(self, source: bytes, path: str) -> bytes | None:
        """The definition's own lines in a version of its file."""
        if self._wanted.name.encode() not in source or language_of(path) is None:
            return None
        facts = extract(source, suffix_of(path))
        row = next((row for row in facts.defs if self._wanted.is_it(row)), None)
        if row is None:
            return None
        return b"\n".join(source.split(b"\n")[row[6] - 1 : row[7]])


def versions_of(
    ground: Ground, touch: Touch, change: Change
) -> tuple[Version | None, list[Version]]:
    """The file after a commit and before it, as blob and path: of a merge, in each parent."""
    path, parents = change.path, touch.commit.parents
    if change.status == MERGED:
        new, *old = ground.chronicle.objects(path, (touch.commit.sha, *parents))
        return (new, path) if new else None, [(blob, path) for blob in old if blob]
    after = (change.new, path) if change.new else None
    if change.old or not parents:
        return after, [(change.old, path)] if change.old else []
    name = ground.chronicle.renamed_from(touch.commit, path)
    others = ground.chronicle.changes(touch.commit.sha) if name else ()
    return after, [(one.old, one.path) for one in others if one.path == name and one.old]


def _n_times(text: bytes, source: bytes) -> int:
    """How often these whole lines stand in a file."""
    return (b"\n" + source + b"\n").count(b"\n" + text + b"\n")


def same_for_all(found: Iterable[Commit | None]) -> Commit | None:
    """The one commit several definitions of a name agree on."""
    commits = list(found)
    one = commits[0] if commits else None
    return one if one is not None and all(commit == one for commit in commits) else None


Asking = Callable[[Tracker, DefFact, str], Commit | None]
