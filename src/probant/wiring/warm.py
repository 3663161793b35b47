"""A repository that stays open between calls, and is made sure of before each.

A snapshot is kept, with its index, its listing and what was parsed of it, for as long as nothing
changed. The kernel tells that from the second call on (workspace/inotify.py); where it cannot, the
tree is compared with its listing as every single command does. Calls take turns: one object serves
any number of threads, one at a time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from probant.errors import IndexCorrupt, UsageError
from probant.facts import store
from probant.settings import Settings
from probant.vocabulary.record import replace
from probant.wiring import (
    Execution,
    OpenSnapshot,
    Progress,
    Workbench,
    names_of,
    open_snapshot,
    open_tree_at,
    workbench_on,
)
from probant.workspace.snapshot import Location, SourceTree, hidden_folder, location_of

if TYPE_CHECKING:
    from probant.workspace.gitdir import GitDirectory
    from probant.workspace.inotify import ChangeWatch

T = TypeVar("T")

N_SNAPSHOTS = 4
"""How many revisions stay open, the working tree among them."""


class Turn:
    """One call on an open repository: every snapshot it needs is made sure of once."""

    def __init__(
        self,
        snapshot_at: Callable[[str | None], OpenSnapshot],
        settings: Settings,
        execution: Execution | None,
        opened: ExitStack,
    ) -> None:
        self._snapshot_at = snapshot_at
        self._settings = settings
        self._execution = execution
        self._opened = opened
        self._benches: dict[str | None, Workbench] = {}

    def bench(self, at: str | None) -> Workbench:
        """Everything that can look at the repository at this revision, or as it is on disk."""
        if at not in self._benches:
            made = workbench_on(
                self._snapshot_at(at), self._settings, at=at, execution=self._execution
            )
            self._benches[at] = self._opened.enter_context(made)
        return self._benches[at]


class WarmRepository:
    """Snapshots of one repository, each kept while it shows what is there."""

    def __init__(self, settings: Settings, repo: Path) -> None:
        location_of(repo)
        self._settings = settings
        self._repo = repo
        self._kept: dict[str | None, _Kept] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    def run(
        self,
        work: Callable[[Turn], T],
        *,
        progress: Progress | None = None,
        execution: Execution | None = None,
    ) -> T:
        """Do some work on what is there now; an index found damaged is made anew, once."""
        with self._lock:
            self.check_open()
            try:
                return self._turn(work, progress, execution)
            except IndexCorrupt:
                self._drop_damaged()
            return self._turn(work, progress, execution)

    def check_open(self) -> None:
        if self._is_closed:
            raise UsageError("the repository is closed", remedy="open it again")

    def close(self) -> None:
        """Closing twice is fine."""
        with self._lock:
            self._is_closed = True
            self._forget_all()

    def _turn(
        self, work: Callable[[Turn], T], progress: Progress | None, execution: Execution | None
    ) -> T:
        def snapshot_at(at: str | None) -> OpenSnapshot:
            return self._snapshot(at, progress, keep=in_use)

        in_use: set[str | None] = set()
        with ExitStack() as opened:
            return work(Turn(snapshot_at, self._settings, execution, opened))

    def _snapshot(
        self, at: str | None, progress: Progress | None, keep: set[str | None]
    ) -> OpenSnapshot:
        keep.add(at)
        kept = self._kept.pop(at, None) or _Kept(self._settings, self._repo, at)
        self._kept[at] = kept  # last in the order, as the one used last
        for other in [key for key in self._kept if key not in keep][
            : len(self._kept) - N_SNAPSHOTS
        ]:
            self._kept.pop(other).close()
        return kept.made_sure(progress)

    def _drop_damaged(self) -> None:
        directories = {one.snapshot.index.directory for one in self._kept.values() if one.snapshot}
        self._forget_all()
        for directory in directories:
            store.remove(directory)

    def _forget_all(self) -> None:
        while self._kept:
            self._kept.popitem()[1].close()


class _Kept:
    """One revision, or the working tree: its snapshot, and whether that is still what is there."""

    def __init__(self, settings: Settings, repo: Path, at: str | None) -> None:
        self._settings = settings
        self._repo = repo
        self._at = at
        self.snapshot: OpenSnapshot | None = None
        self._opened = ExitStack()
        self._location: Location | None = None
        self._watch: ChangeWatch | None = None
        self._is_watchable = True
        self._is_calm = True
        """Whether nothing had changed when it was last looked at: so that a watch pays."""

    def made_sure(self, progress: Progress | None) -> OpenSnapshot:
        """The snapshot of what is there now: the one at hand, if that is what it shows."""
        location = location_of(self._repo)
        if self.snapshot is None:
            tree = open_tree_at(self._settings, self._repo, self._at)
        else:
            is_moved = location != self._location
            if is_moved:  # whatever was watched is no longer what is there
                self._end_watch()
                self._is_watchable = True
            elif self._is_unchanged():
                return self.snapshot
            else:
                self._begin_watch(location.where)  # before looking, so nothing falls in between
            tree = open_tree_at(self._settings, self._repo, self._at)
            self._is_calm = not is_moved and self._is_shown(tree)
            if self._is_calm:
                tree.close()
                return self._kept_on(self.snapshot)
        self._location = location
        return self._show(tree, progress)

    def close(self) -> None:
        self.snapshot = None
        self._opened.close()
        self._end_watch()

    def _is_unchanged(self) -> bool:
        """At a cost that does not grow with the tree; False if only looking can tell."""
        if self._watch is None or self.snapshot is None:
            return False
        from probant.workspace.inotify import News

        news = self._watch.news()
        if news is News.FOLDERS:
            self._end_watch()
        is_calm = news is News.NONE and not self.snapshot.tree.is_outdated
        return is_calm and self.snapshot.is_indexed()

    def _is_shown(self, tree: SourceTree) -> bool:
        at_hand = self.snapshot
        return at_hand is not None and at_hand.tree.is_same(tree) and at_hand.is_indexed()

    def _kept_on(self, snapshot: OpenSnapshot) -> OpenSnapshot:
        """Refs and authors are no part of a snapshot, so those are looked up again."""
        tree = snapshot.tree
        tree.is_outdated = False
        if tree.git is not None:
            tree.git.forget_refs()
        self.snapshot = replace(snapshot, names=names_of(tree, snapshot.book))
        return self.snapshot

    def _show(self, tree: SourceTree, progress: Progress | None) -> OpenSnapshot:
        self.snapshot = None
        self._opened.close()
        made = open_snapshot(self._settings, tree, progress=progress)
        self.snapshot = self._opened.enter_context(made)
        return self.snapshot

    def _begin_watch(self, where: GitDirectory | None) -> None:
        """`where` also if the snapshot is a plain folder: it is one while nothing is tracked."""
        at_hand = self.snapshot
        if self._watch or not (self._is_watchable and self._is_calm and at_hand):
            return
        from probant.workspace.inotify import ChangeWatch

        tree = at_hand.tree
        ignored = _ignored(tree)
        hidden = hidden_folder(tree.root, self._settings.cache_dir.absolute())
        root = tree.root if tree.on_disk else None
        self._watch = ChangeWatch.begin(root, where, (*ignored, hidden))
        self._is_watchable = self._watch is not None
        if self._watch is not None and _ignored(tree) != ignored:  # a rule changed meanwhile
            self._end_watch()

    def _end_watch(self) -> None:
        if self._watch is not None:
            self._watch.close()
            self._watch = None


def _ignored(tree: SourceTree) -> list[str]:
    return tree.git.ignored_folders(tree.root) if tree.git is not None and tree.on_disk else []
