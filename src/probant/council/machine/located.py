"""Which file of the snapshot a tool's path means, and whether its absence is certain.

Tools run on other machines, in folders below the root or above it, on file systems that fold case:
only a plain path that could be nothing else is surely absent. Next: cited.py.
"""

from __future__ import annotations

import os
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cached_property

from probant.council.machine.grounding import Pages, named
from probant.council.machine.quoting import TooMuch
from probant.council.machine.scanners.place import Place, Reach
from probant.council.machine.strange import kind_of, why_strange
from probant.council.selection.changes import Changes, changes_of
from probant.errors import FileUnreadable, GitFailed, PathRefused, RepositoryNotFound
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.ignoring import Ignoring
from probant.workspace.paths import ConfinedRoot, Sweep, is_repo_path

MIN_COMMIT_CHARS = 7
"""Shorter beginnings of an id prove nothing."""


class Located(Record, kw_only=True):
    """The file, or why there is none; `is_absent` where that is certain."""

    path: RepoPath | None = None
    is_absent: bool = False
    why: str = ""


class Names:
    """The paths of a snapshot, and what may hide one that is not among them."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages

    def why_unsure(self, path: str) -> str:
        """Why a path that is no file of the snapshot may be one after all; empty if it cannot."""
        if not is_repo_path(path):
            return "is not a path inside the repository"
        if path in self.pages.skipped:
            return f"was not read ({self.pages.skipped[path]})"
        if why := self._why_gone(path):
            return why
        above = [path[:n] for n, char in enumerate(path) if char == "/"]
        hidden = next((one for one in above if one in self.pages.skipped), None)
        if hidden is not None:
            return f"is below {named(hidden)} ({self.pages.skipped[hidden]})"
        if path in self.folders:
            return "is a folder"
        if _folded(path) in self._by_folded:
            return f"is spelled {named(self._by_folded[_folded(path)])} here"
        if longer := self._by_tail(path):
            return f"may be {named(longer)}"
        if any(self.pages.is_file(path[n + 1 :]) for n, char in enumerate(path) if char == "/"):
            return "may have been written from outside the repository"
        if why := why_strange(path) or self._why_not_ours(path):
            return why
        if self._ignoring.ignores(path):
            return "would be ignored by git"
        return "is on disk, but not part of the snapshot" if self._is_on_disk(path) else ""

    def _why_gone(self, path: str) -> str:
        """What this very commit took away was there: a tool may speak of just that."""
        changes = self._changes
        if changes is None:
            return ""
        if path in changes.gone:
            return "is deleted or renamed by this commit"
        return "may be deleted by this commit: its parent is not here" if changes.is_guess else ""

    @cached_property
    def _changes(self) -> Changes | None:
        git, commit = self.pages.tree.git, self.pages.tree.snapshot.commit
        try:
            return None if git is None or commit is None else changes_of(git, commit)
        except GitFailed:
            return Changes(is_guess=True)

    def _why_not_ours(self, path: str) -> str:
        """A file of ours would stand in a folder of ours, beside others of its kind.

        What is made, or was written from another root or inside an image, begins elsewhere.
        """
        folder, _slash, name = path.rpartition("/")
        if folder and folder not in self.folders:
            return f"would be in {named(folder)}, which is no folder here"
        kinds = self._kinds if folder else self._kinds_at_root
        if kind_of(name) not in kinds:
            return "is of another kind than the files here"
        if alike := self._by_last_part.get(_folded(name)):
            return f"may be {named(alike[0])}, in another folder"
        return ""

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(map(kind_of, self.pages.tree.files))

    @cached_property
    def _kinds_at_root(self) -> frozenset[str]:
        return frozenset(kind_of(path) for path in self.pages.tree.files if "/" not in path)

    @cached_property
    def folders(self) -> frozenset[str]:
        paths = (*self.pages.tree.files, *self.pages.skipped)
        return frozenset(path[:n] for path in paths for n, char in enumerate(path) if char == "/")

    @cached_property
    def _by_folded(self) -> dict[str, str]:
        return {_folded(one): one for one in (*self.pages.tree.files, *self.pages.skipped)}

    def _by_tail(self, path: str) -> str:
        """A file whose path ends so: the tool may have run in a folder below the root."""
        tail = f"/{_folded(path)}"
        alike = self._by_last_part.get(tail.rpartition("/")[2], ())
        return next((one for one in alike if _folded(one).endswith(tail)), "")

    @cached_property
    def _by_last_part(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for folded, path in self._by_folded.items():
            found.setdefault(folded.rpartition("/")[2], []).append(path)
        return found

    @cached_property
    def _ignoring(self) -> Ignoring:
        def lines_of(path: str) -> tuple[str, ...]:
            try:
                return self.pages.lines(RepoPath(path)) if self.pages.is_file(path) else ()
            except (FileUnreadable, PathRefused, TooMuch):
                return ()

        return Ignoring(lines_of)

    def _is_on_disk(self, path: str) -> bool:
        """Whether something stands there in the working tree, which may be ahead of a commit."""
        tree = self.pages.tree
        if tree.confined is not None:
            return tree.is_on_disk(path)
        if tree.git is None or tree.git.where.work_tree is None:
            return False
        try:
            with (
                closing(ConfinedRoot(tree.git.where.work_tree)) as confined,
                Sweep(confined) as sweep,
            ):
                sweep.look(path, max_bytes=0)
        except (OSError, ValueError, PathRefused, RepositoryNotFound):
            return False
        return True


class Locator:
    """Finds files of one snapshot for the places of one body: they share a root."""

    def __init__(self, names: Names, places: Iterable[Place]) -> None:
        self._names = names
        self._pages = names.pages
        absolute = {one.path for one in places if one.reach is Reach.ABSOLUTE}
        self._root = self._shared_root([_parts(path) for path in absolute])
        self._known: dict[tuple[str, str, Reach, tuple[str, ...]], Located] = {}

    def locate(self, place: Place) -> Located:
        key = place.path, place.spelling, place.reach, place.commits
        if key not in self._known:
            self._known[key] = self._located(place)
        return self._known[key]

    def _located(self, place: Place) -> Located:
        if place.commits and not any(map(self._is_this, place.commits)):
            return Located(why=f"it speaks of another commit, {named(place.commits[0])}")
        if place.reach is Reach.FOREIGN:
            return Located(why=f"{named(place.path)} is relative to something unknown here")
        if place.reach is Reach.ABSOLUTE:
            return self._below_root(place.path)
        for spelling in (place.path, place.spelling):
            path = _trimmed(spelling)
            if self._pages.is_file(path):
                return Located(path=RepoPath(path))
        path = _trimmed(place.path)
        why = self._names.why_unsure(path) or why_strange(place.path.removeprefix("./"))
        if why:
            return Located(why=f"{named(path)} {why}")
        return Located(is_absent=True, why=f"there is no file {named(path)}")

    def _is_this(self, commit: str) -> bool:
        own = self._pages.tree.snapshot.commit or ""
        return len(commit) >= MIN_COMMIT_CHARS and own.startswith(commit.lower())

    # Paths of another machine

    def _below_root(self, path: str) -> Located:
        parts, root = _parts(path), self._root
        if root is not None and parts[: len(root)] == root:
            inside = "/".join(parts[len(root) :])
            if self._pages.is_file(inside):
                return Located(path=RepoPath(inside))
            if inside in self._pages.skipped:
                return Located(why=f"{named(inside)} was not read ({self._pages.skipped[inside]})")
        return Located(why=f"nobody can say which file {named(path)} is here")

    def _shared_root(self, paths: Sequence[tuple[str, ...]]) -> tuple[str, ...] | None:
        """The repository's own folder, or the one folder below which most of the paths are files.

        A lone name at the end of a path proves little: it counts in a folder that is called as
        the repository is.
        """
        own = _parts(os.fspath(self._pages.tree.root))
        if any(path[: len(own)] == own for path in paths):
            return own
        votes: Counter[tuple[str, ...]] = Counter()
        is_firm: set[tuple[str, ...]] = set()
        for path in paths:
            for n in range(len(path)):
                if self._pages.is_file("/".join(path[n:])):
                    votes[path[:n]] += 1
                    if n < len(path) - 1 or path[:n][-1:] == own[-1:]:
                        is_firm.add(path[:n])
        ranked = votes.most_common(2)
        if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return None
        return ranked[0][0] if ranked[0][0] in is_firm else None


def _trimmed(path: str) -> str:
    """Without steps that lead nowhere."""
    return "/".join(part for part in path.split("/") if part not in ("", "."))


def _parts(path: str) -> tuple[str, ...]:
    """A path of any system, step by step, with steps back taken back."""
    found: list[str] = []
    for part in path.replace("\\", "/").split("/"):
        if part == ".." and found and found[-1] != "..":
            found.pop()
        elif part not in ("", "."):
            found.append(part)
    return tuple(found)


def _folded(path: str) -> str:
    return unicodedata.normalize("NFC", path).casefold()
