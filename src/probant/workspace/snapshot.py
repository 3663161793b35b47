"""A repository at a commit, a working tree, or a plain directory: the only reader of its bytes.

Never outside the root, never through a link, never what the snapshot does not name. How the files
are listed is worktree.py's and committed.py's work.
"""

from __future__ import annotations

import os
import posixpath
import stat
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from probant.errors import FileUnreadable, NoGitRepository, PathRefused, RepositoryNotFound
from probant.vocabulary.source import (
    Digest,
    RepoPath,
    SkippedFile,
    Snapshot,
    SourceFile,
    is_inside,
)
from probant.workspace.committed import scan_commit
from probant.workspace.content import (
    MAX_TEXT_BYTES,
    UNREADABLE,
    blob_id,
    name_key,
    printable_name,
    split_lines,
)
from probant.workspace.git import GitMirror
from probant.workspace.gitdir import GitDirectory, find_git_directory
from probant.workspace.mirror import mirror_directory
from probant.workspace.occupancy import Hold, Occupied, note_view, occupy
from probant.workspace.paths import ConfinedRoot, Sweep, check_repo_path
from probant.workspace.store import keep_newest, make_private, read_or_none, write_atomically
from probant.workspace.table import SavedTree, TableRow, TextFiles
from probant.workspace.worktree import differing, scan_directory, scan_repository

N_COMMITS_KEPT = 16
"""How many commits' listings stay in the cache for one repository."""


def open_tree(
    root: Path, *, at: str | None = None, cache_dir: Path, whole: bool = False
) -> SourceTree:
    """The tree at `root`: as committed in `at`, or else as it is on disk now.

    A folder of a repository is that folder, with paths from the repository's root and its history;
    or the `whole` repository around it.
    """
    directory = _existing_directory(root)
    cache_dir = cache_dir.absolute()
    make_private(cache_dir / "trees")
    where = find_git_directory(directory)
    if where is None or not _belongs(directory, where, cache_dir):
        if at is not None:
            raise NoGitRepository(
                f"{directory} is not a git repository, so it has no revision {at[:80]!r}",
                remedy="leave the revision out, or point at a git repository",
            )
        return _open_held(directory, None, cache_dir)
    folder = "" if whole else _folder(directory, where)
    return _open_held(directory, where, cache_dir, at=at, folder=folder)


class Location(NamedTuple):
    """Which folder stands at a path, and the repository it is in."""

    directory: Path
    device: int
    inode: int
    where: GitDirectory | None


def location_of(root: Path) -> Location:
    """As it is now; an error where there is no folder."""
    directory = _existing_directory(root)
    status = directory.stat()
    return Location(directory, status.st_dev, status.st_ino, find_git_directory(directory))


def _open_held(
    directory: Path, where: GitDirectory | None, cache_dir: Path, *,
    at: str | None = None, folder: str = "",
) -> SourceTree:  # fmt: skip
    """Opened only once nobody can delete from the cache what opening makes or finds there."""
    what = _occupied(directory, where, cache_dir)
    hold = occupy(cache_dir, what)
    git: GitMirror | None = None
    try:
        if where is None:
            tree = _open_on_disk(directory, None, cache_dir, hold)
        else:
            git = GitMirror(where, cache_dir=cache_dir)
            if at is not None or where.work_tree is None:
                commit = git.resolve(at) if at is not None else git.head()
                tree = _open_commit(git, commit, hold, folder)
            else:
                tree = _open_on_disk(where.work_tree, git, cache_dir, hold, folder)
        note_view(cache_dir, what.identity, tree.label)
        return tree
    except BaseException:
        if git is not None:
            git.close()
        hold.release()
        raise


def _occupied(directory: Path, where: GitDirectory | None, cache_dir: Path) -> Occupied:
    if where is None:
        root = os.fspath(directory)
        return Occupied(root, root, (_part(_listing_file(directory, None, cache_dir)),))
    parts = [_part(mirror_directory(where, cache_dir))]
    if where.work_tree is not None:
        parts.append(_part(_listing_file(where.work_tree, where, cache_dir)))
    root = os.fspath(where.work_tree or where.git_dir)
    return Occupied(os.fspath(where.common_dir), root, tuple(parts))


def _part(path: Path) -> str:
    """A file or folder of the cache, by the kind of thing it is and its name."""
    return f"{path.parent.name}/{path.name}"


def _listing_file(root: Path, where: GitDirectory | None, cache_dir: Path) -> Path:
    role = "directory" if where is None else "work tree"
    return cache_dir / "trees" / name_key(role, os.fspath(root))


class SourceTree:
    """One view of a repository; close it, or use it as a context manager."""

    def __init__(
        self,
        *,
        root: Path,
        identity: str,
        label: str,
        saved: SavedTree,
        folder: str = "",
        confined: ConfinedRoot | None,
        git: GitMirror | None,
        warnings: tuple[str, ...],
        hold: Hold,
    ) -> None:
        self.root = root
        self.identity = printable_name(identity)
        self.label = printable_name(f"{label}/{folder}" if folder else label)
        self.folder = folder
        """The folder of the repository that is looked at; '' is all of it."""
        if folder:
            saved = saved.within(folder)
        self.git = git
        self.warnings = warnings
        self.on_disk = confined is not None
        self.snapshot = Snapshot(
            commit=saved.head, dirty=saved.dirty, tree_digest=Digest(saved.digest)
        )
        self.is_outdated = False
        """Whether a file was found to have changed since."""
        self._table = saved.table
        self._confined = confined
        self._hold = hold

    @cached_property
    def files(self) -> Mapping[RepoPath, SourceFile]:
        """Every text file that may be read, sorted by path."""
        return TextFiles(self._table)

    @cached_property
    def skipped(self) -> tuple[SkippedFile, ...]:
        """Every other path of the snapshot, with the reason nobody looked into it."""
        return self._table.skipped()

    @property
    def n_skipped(self) -> int:
        """How many there are, without looking at each."""
        return self._table.n_skipped()

    @property
    def object_format(self) -> str:
        """The hash of its blob ids."""
        return "sha1" if self.git is None else self.git.where.object_format

    @property
    def confined(self) -> ConfinedRoot | None:
        """The directory it is read from; None for a commit, which is read from git."""
        return self._confined

    def rows(self) -> Iterator[TableRow]:
        """Every path of the snapshot, text or not, as it was when the snapshot was taken."""
        return self._table.rows()

    def uncommitted(self) -> tuple[tuple[str, str], ...]:
        """Paths on disk that are not as in the last commit, and what they are; sorted."""
        if not self.on_disk or self.git is None or self.snapshot.commit is None:
            return ()
        rows = self.git.list_tree(self.snapshot.commit)
        inside = [row for row in rows if is_inside(row.path, self.folder)]
        return tuple(sorted(differing(self._table, inside)))

    def sweep(self) -> AbstractContextManager[Sweep | None]:
        """To be handed to `read` for many files in a row: their folder stays open between them."""
        return nullcontext() if self._confined is None else Sweep(self._confined)

    def read(self, path: RepoPath, sweep: Sweep | None = None) -> bytes:
        """The bytes the snapshot names; an error, never other bytes, if they are not there."""
        check_repo_path(path)
        known = self.files.get(path)
        if known is None:
            raise FileUnreadable(f"{path!r} is not a readable file of this snapshot")
        if self._confined is not None:
            raw = (sweep or self._confined).read(path, max_bytes=MAX_TEXT_BYTES)
        else:
            assert self.git is not None  # noqa: S101 - a tree that is not on disk comes from git
            raw = self.git.read_blob(known.blob)
        if blob_id(raw, self.object_format).hex() != known.blob:
            self.is_outdated = True
            raise changed_since(path)
        return raw

    def lines(self, path: RepoPath) -> tuple[str, ...]:
        """The file's lines without their ends; element N-1 is line N of `git grep -n`."""
        return split_lines(self.read(path))

    def is_same(self, other: SourceTree) -> bool:
        """Whether both show the same repository in the same state, times included."""
        mine, theirs = (
            (one.root, one.identity, one.label, one.snapshot, one.warnings, one._table)
            for one in (self, other)
        )
        return mine == theirs

    def from_here(self, text: str) -> str:
        """A path as people write it: from the folder that is looked at, else from the root."""
        plain = text.replace("\\", "/")
        near = posixpath.normpath(f"{self.folder}/{plain}") if self.folder else ""
        if near and (near in self.files or any(path.startswith(f"{near}/") for path in self.files)):
            return near
        return plain.removeprefix("./").strip("/")

    def is_on_disk(self, path: str) -> bool:
        """Whether something stands at this path, be it part of the snapshot or not; unread."""
        if self._confined is None:
            return False
        try:
            with Sweep(self._confined) as sweep:
                sweep.look(path, max_bytes=0)
        except (OSError, ValueError, PathRefused):
            return False
        return True

    def close(self) -> None:
        """Let go of the directory, of git and of the cache; closing twice is fine."""
        if self._confined is not None:
            self._confined.close()
        if self.git is not None:
            self.git.close()
        self._hold.release()

    def __enter__(self) -> SourceTree:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def changed_since(path: str) -> FileUnreadable:
    return FileUnreadable(f"{path!r} changed after the snapshot was taken", remedy="ask again")


def _open_on_disk(
    root: Path, git: GitMirror | None, cache_dir: Path, hold: Hold, folder: str = ""
) -> SourceTree:
    confined = ConfinedRoot(root)
    try:
        store = _listing_file(root, None if git is None else git.where, cache_dir)
        before = _load(store)
        hidden = hidden_folder(root, cache_dir)
        warnings: tuple[str, ...] = ()
        if git is None:
            saved = scan_directory(root, confined, before, hidden=hidden)
        else:
            saved, warnings = scan_repository(root, confined, git, before, hidden=hidden)
        if saved is not before:
            write_atomically(store, saved.to_bytes())
    except BaseException:
        confined.close()
        raise
    return SourceTree(
        root=root,
        identity=os.fspath(root if git is None else git.where.common_dir),
        label=os.fspath(root),
        saved=saved,
        folder=folder,
        confined=confined,
        git=git,
        warnings=warnings if git is None else git.where.warnings + warnings,
        hold=hold,
    )


def _open_commit(git: GitMirror, commit: str | None, hold: Hold, folder: str) -> SourceTree:
    store = git.directory / "trees" / (commit or "unborn")
    saved = _load(store) if commit else None
    if saved is None:
        saved = scan_commit(git, commit)
        if UNREADABLE not in saved.table.kinds:  # objects that are missing may be fetched later
            make_private(store.parent)
            write_atomically(store, saved.to_bytes())
            keep_newest(store.parent, N_COMMITS_KEPT)
    root = git.where.work_tree or git.where.git_dir
    return SourceTree(
        root=root,
        identity=os.fspath(git.where.common_dir),
        label=commit or os.fspath(root),
        saved=saved,
        folder=folder,
        confined=None,
        git=git,
        warnings=git.where.warnings,
        hold=hold,
    )


def _existing_directory(root: Path) -> Path:
    directory = Path(os.path.realpath(root))
    try:
        status = directory.stat()
    except (OSError, ValueError) as trouble:
        why = trouble.strerror if isinstance(trouble, OSError) else str(trouble)
        raise RepositoryNotFound(
            f"cannot open {root}: {why}", remedy="give the path of a directory you may read"
        ) from trouble
    if not stat.S_ISDIR(status.st_mode):
        raise RepositoryNotFound(f"{root} is a file", remedy="give the path of a directory")
    return directory


def _folder(directory: Path, where: GitDirectory) -> str:
    """The way from the top of a work tree to a directory of it; '' for the top itself."""
    if where.work_tree is None or directory == where.work_tree:
        return ""
    return directory.relative_to(where.work_tree).as_posix()


def _belongs(directory: Path, where: GitDirectory, cache_dir: Path) -> bool:
    """Whether the repository found above `directory` tracks anything in it."""
    inside = _folder(directory, where)
    if where.work_tree is None or not inside:
        return True
    return bool(GitMirror(where, cache_dir=cache_dir).tracked(where.work_tree, under=inside))


def hidden_folder(root: Path, cache_dir: Path) -> str:
    """The cache, if it is kept inside the tree: looking must not change what is seen."""
    cache = Path(os.path.realpath(cache_dir))
    return f"{cache.relative_to(root).as_posix()}/" if root in cache.parents else ""


def _load(store: Path) -> SavedTree | None:
    raw = read_or_none(store)
    return None if raw is None else SavedTree.from_bytes(raw)
