"""The change a question is about: the tree before it and the tree after it, each with its facts.

A patch is applied to a copy; without one, what the working tree has that its commit has not is the
change. Opened by the first tool that needs it. What a change means is change.py's work.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from probant.tools.registry import Toolbox
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from probant.runs.workshop import Workshop
    from probant.tools.change_impact import Touched

BEFORE, AFTER = "before the change", "after the change"


class Altered(Record, kw_only=True):
    """One file the change leaves otherwise than it was; None where there is no file."""

    path: RepoPath
    before: bytes | None
    after: bytes | None
    old_path: RepoPath | None = None

    @property
    def was_at(self) -> RepoPath:
        return self.old_path or self.path


class Sides(Record, kw_only=True):
    """Both trees, ready to be looked at. The answer cites the one that was there already: before a
    patch, and after uncommitted edits."""

    before: Toolbox
    after: Toolbox
    altered: tuple[Altered, ...]
    is_patch: bool


class Proposal:
    """What was handed in as a change, if anything; closing it leaves nothing behind."""

    def __init__(self, patch: bytes | None, cache_dir: Path) -> None:
        self._patch = patch
        self._cache_dir = cache_dir
        self._opened = ExitStack()
        self._sides: Sides | None = None
        self._is_looked_at = False
        self._touched: tuple[Touched, ...] | None = None

    @property
    def is_patch(self) -> bool:
        return self._patch is not None

    def sides(self, box: Toolbox) -> Sides | None:
        """Both trees; None where there is no change."""
        if not self._is_looked_at:
            self._is_looked_at = True
            found = self._patched(box) if self._patch is not None else self._uncommitted(box)
            self._sides = found if found is not None and found.altered else None
        return self._sides

    def touched(self, sides: Sides) -> tuple[Touched, ...]:
        """What the change touches, found once for all tools."""
        if self._touched is None:
            from probant.tools.change_impact import touched_by

            self._touched = touched_by(sides)
        return self._touched

    def close(self) -> None:
        """Close both trees; closing twice is fine."""
        self._opened.close()

    def _patched(self, box: Toolbox) -> Sides | None:
        from probant.workspace.patching import apply_patch
        from probant.workspace.snapshot import open_tree
        from probant.workspace.workcopy import copy_tree

        if box.workshop is None or not self._patch or not self._patch.strip():
            return None
        base = box.workshop.folder()
        copy_tree(box.tree, base / "copy")
        altered = tuple(
            Altered(path=one.path, before=one.before, after=one.after, old_path=one.old_path)
            for one in apply_patch(self._patch, base / "copy")
        )
        # The listing of a copy that goes again has no place in the cache; its facts do.
        tree = self._opened.enter_context(open_tree(base / "copy", cache_dir=base / "cache"))
        tree.identity = box.tree.identity
        return Sides(
            before=self._known(box, BEFORE),
            after=self._box(box, tree, AFTER),
            altered=altered,
            is_patch=True,
        )

    def _uncommitted(self, box: Toolbox) -> Sides | None:
        from probant.workspace.snapshot import open_tree

        tree = box.tree
        if not tree.on_disk or tree.git is None or not tree.snapshot.dirty:
            return None
        if tree.snapshot.commit is None:
            return None
        opened = open_tree(tree.root, at=tree.snapshot.commit, cache_dir=self._cache_dir)
        before = self._box(box, self._opened.enter_context(opened), BEFORE)
        return Sides(
            before=before,
            after=self._known(box, AFTER),
            altered=tuple(_differing(opened, tree)),
            is_patch=False,
        )

    def _known(self, box: Toolbox, which: str) -> Toolbox:
        """The tree that is open already, run under a name of its own."""
        return replace(box, workshop=self._workshop(box, box.tree, which))

    def _workshop(self, like: Toolbox, tree: SourceTree, which: str) -> Workshop | None:
        if like.workshop is None:
            return None
        made = like.workshop.beside(tree, which)
        self._opened.callback(made.close)
        return made

    def _box(self, like: Toolbox, tree: SourceTree, which: str) -> Toolbox:
        """The same tools for another tree, whose facts are known but for what changed."""
        from probant.facts.binder import Binder
        from probant.facts.index import drop_view, refresh
        from probant.facts.lookup import FactBook
        from probant.workspace.search import TextSearch
        from probant.workspace.text_index import TextIndex

        connection, view, _ = refresh(tree, self._cache_dir)
        self._opened.callback(connection.close)
        if tree.on_disk:
            self._opened.callback(lambda: drop_view(connection, view))
        texts = TextIndex.of(tree, self._cache_dir)
        self._opened.callback(texts.close)
        book = FactBook(connection, view)
        return replace(
            like,
            tree=tree,
            book=book,
            binder=Binder(book, tree),
            search=TextSearch(tree, texts),
            opinions=None,
            workshop=self._workshop(like, tree, which),
        )


def _differing(before: SourceTree, after: SourceTree) -> Iterator[Altered]:
    """Text files that differ; converted line ends are no change."""
    skipped = {skip.path for tree in (before, after) for skip in tree.skipped}
    for path in sorted({*before.files, *after.files} - skipped):
        old, new = before.files.get(path), after.files.get(path)
        if old is not None and new is not None and old.blob == new.blob:
            continue
        was = before.read(path) if old is not None else None
        now = after.read(path) if new is not None else None
        if was is None or now is None or was.replace(b"\r\n", b"\n") != now.replace(b"\r\n", b"\n"):
            yield Altered(path=path, before=was, after=now)
