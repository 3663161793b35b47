"""A writable copy of a whole snapshot: text, binary and large files, links, executable bits.

Never a hard link to the original: what runs in the copy cannot reach what was copied. Submodules
and large-file pointers stay what they are. Next: sandbox.py runs things in it.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from probant.errors import CacheUnwritable, PathRefused, RepositoryNotFound
from probant.vocabulary.record import Record
from probant.workspace import content
from probant.workspace.git import GitMirror
from probant.workspace.listing import stats_of
from probant.workspace.paths import ConfinedRoot, Sweep, check_repo_path
from probant.workspace.snapshot import SourceTree, changed_since
from probant.workspace.table import TableRow

Owner = tuple[int, int]
"""The user and group the copy is for, where that is not this process's own."""

_FICLONE = 0x40049409
_NO_CLONE = (errno.EOPNOTSUPP, errno.ENOTTY, errno.EXDEV, errno.EINVAL, errno.ENOSYS, errno.EPERM)
_NO_RANGE = (errno.EXDEV, errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP, errno.EPERM)
_CHUNK_BYTES = 1 << 20
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_LINKS = (content.SYMLINK, content.SYMLINK_OUTSIDE)
_REGULAR = (content.TEXT, content.BINARY, content.UTF16, content.TOO_LARGE, content.BAD_NAME)
_MAX_PIECE_BYTES = 64_000_000
"""A larger blob is asked of git by itself."""

_MAX_BATCH, _MAX_BATCH_BYTES = 100, 16_000_000


class CopiedFile(NamedTuple):
    """A file as it was when the copy was made; `blob` is '' where nobody knows it."""

    blob: str
    stats: tuple[int, int, int, int]
    link: str | None = None


class WorkCopy(Record, kw_only=True):
    """`left_out` names what could not be copied: unreadable files, links that lead out."""

    root: Path
    files: Mapping[str, CopiedFile]
    left_out: tuple[str, ...]
    object_format: str

    def changed(self) -> tuple[str, ...]:
        """The files whose content is no longer the snapshot's, or that are gone."""
        try:
            confined = ConfinedRoot(self.root)
        except RepositoryNotFound:  # a run shut it: nothing in it can be called unchanged
            return tuple(self.files)
        try:
            with Sweep(confined) as sweep:
                return tuple(
                    path
                    for path, file in self.files.items()
                    if not _is_as_copied(sweep, path, file, self.object_format)
                )
        finally:
            confined.close()


def copy_tree(tree: SourceTree, into: Path, owner: Owner | None = None) -> WorkCopy:
    """Every file of the snapshot below `into`, which is made."""
    copier = _Copier(into, owner)
    try:
        into.mkdir(parents=True)
        if tree.confined is not None:
            _copy_disk(tree, tree.confined, copier)
        else:
            _copy_commit(tree, copier)
        copier.make_links()
        copier.hand_over()
    except OSError as trouble:
        raise CacheUnwritable(
            f"cannot copy the snapshot to {into}: {trouble.strerror}",
            remedy="make room there, or set PROBANT_CACHE_DIR to another directory",
        ) from trouble
    return WorkCopy(
        root=into,
        files=copier.files,
        left_out=tuple(copier.left_out),
        object_format=tree.object_format,
    )


def _copy_disk(tree: SourceTree, confined: ConfinedRoot, copier: _Copier) -> None:
    with Sweep(confined) as sweep:
        for row in tree.rows():
            try:
                if row.kind in _LINKS:
                    _take_link(sweep, row, tree.object_format, copier)
                elif row.kind in _REGULAR:
                    _take_file(sweep, row, tree.object_format, copier)
                elif row.kind == content.UNREADABLE:
                    copier.left_out.append(row.path)
            except PathRefused:
                copier.left_out.append(row.path)


def _take_link(sweep: Sweep, row: TableRow, object_format: str, copier: _Copier) -> None:
    try:
        target = sweep.look(row.path, max_bytes=0).link_target
    except (OSError, ValueError) as gone:
        raise changed_since(row.path) from gone
    if target is None:
        raise changed_since(row.path)
    if content.blob_id(os.fsencode(target), object_format).hex() != row.blob:
        raise changed_since(row.path)
    copier.link(row.path, target, row.blob)


def _take_file(sweep: Sweep, row: TableRow, object_format: str, copier: _Copier) -> None:
    """Its times tell whether it is still the snapshot's; where they cannot, its bytes do."""
    try:
        opened = sweep.open_regular(row.path)
    except (OSError, ValueError) as gone:
        raise changed_since(row.path) from gone
    if opened is None:
        if row.kind == content.BAD_NAME:  # a link or a pipe with a name of this kind
            copier.left_out.append(row.path)
            return
        raise changed_since(row.path)
    fd, before = opened
    try:
        copier.file(row.path, fd, before, "" if row.kind == content.TOO_LARGE else row.blob)
        if stats_of(os.fstat(fd)) != stats_of(before):
            raise changed_since(row.path)
    finally:
        os.close(fd)
    if _known(row.stats) == _known(stats_of(before)):
        return
    is_large = row.kind == content.TOO_LARGE
    if row.stats[0] != before.st_size or (is_large and row.stats[1]):
        raise changed_since(row.path)
    if not is_large and _blob_of(copier.root / row.path, object_format) != row.blob:
        raise changed_since(row.path)


def _known(stats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value & ((1 << 64) - 1) for value in stats)


def _copy_commit(tree: SourceTree, copier: _Copier) -> None:
    git, commit = tree.git, tree.snapshot.commit
    if git is None or commit is None:
        return
    modes = {row.path: row.mode for row in git.list_tree(commit)}
    now_ns = time.time_ns()
    for row, raw in _blobs(git, tree.rows()):
        mode = modes.get(row.path, "")
        if raw is None or not _is_copied(row.path):
            copier.left_out.append(row.path)
        elif mode == "120000":
            copier.link(row.path, os.fsdecode(raw), row.blob)
        else:
            copier.content(row.path, raw, 0o755 if mode == "100755" else 0o644, now_ns, row.blob)


def _is_copied(path: str) -> bool:
    try:
        check_repo_path(path)
    except PathRefused:
        return False
    return True


def _blobs(git: GitMirror, rows: Iterable[TableRow]) -> Iterator[tuple[TableRow, bytes | None]]:
    """Each row with its content, None if it cannot be had; git is asked for many at once."""
    batch: list[TableRow] = []
    n_bytes = 0
    for row in rows:
        if row.stats[0] > _MAX_PIECE_BYTES:
            yield row, _large_blob(git, row)
            continue
        batch.append(row)
        n_bytes += row.stats[0]
        if len(batch) == _MAX_BATCH or n_bytes > _MAX_BATCH_BYTES:
            yield from zip(batch, git.read_blobs([one.blob for one in batch]), strict=True)
            batch, n_bytes = [], 0
    yield from zip(batch, git.read_blobs([one.blob for one in batch]), strict=True)


def _large_blob(git: GitMirror, row: TableRow) -> bytes | None:
    done = git.plumb("cat-file", "blob", row.blob)
    is_whole = done.returncode == 0 and not done.truncated and not done.timed_out
    return done.stdout if is_whole else None


class _Copier:
    """Writes the copy. Links come last, so that nothing is ever written through one."""

    def __init__(self, root: Path, owner: Owner | None) -> None:
        self.root = root
        self.files: dict[str, CopiedFile] = {}
        self.left_out: list[str] = []
        self._owner = owner
        self._links: list[tuple[str, str, str]] = []
        self._made: set[str] = {""}
        self._can_clone = self._can_range = True

    def file(self, path: str, fd: int, status: os.stat_result, blob: str) -> None:
        made = self._create(path, stat.S_IMODE(status.st_mode) & 0o777 | 0o600)
        if made is None:
            return
        try:
            self._transfer(fd, made, status.st_size)
            self._finish(path, made, status.st_mtime_ns, blob)
        finally:
            os.close(made)

    def content(self, path: str, raw: bytes, mode: int, mtime_ns: int, blob: str) -> None:
        made = self._create(path, mode)
        if made is None:
            return
        try:
            view = memoryview(raw)
            while view:
                view = view[os.write(made, view) :]
            self._finish(path, made, mtime_ns, blob)
        finally:
            os.close(made)

    def link(self, path: str, target: str, blob: str) -> None:
        if content.link_kind(path, target) == content.SYMLINK_OUTSIDE:
            self.left_out.append(path)
        else:
            self._links.append((path, target, blob))

    def make_links(self) -> None:
        known = {path: target for path, target, _ in self._links}
        for path, target, blob in self._links:
            if content.landing(path, known.get) is None:
                self.left_out.append(path)
                continue
            where = self.root / path
            try:
                self._make_parent(path)
                where.symlink_to(target)
            except (FileExistsError, NotADirectoryError, ValueError):
                self.left_out.append(path)
                continue
            self.files[path] = CopiedFile(blob, stats_of(os.lstat(where)), target)

    def hand_over(self) -> None:
        if self._owner is None:
            return
        for folder in self._made:
            os.chown(self.root / folder, *self._owner, follow_symlinks=False)
        for path, _, _ in self._links:
            if path in self.files:
                os.chown(self.root / path, *self._owner, follow_symlinks=False)

    def _create(self, path: str, mode: int) -> int | None:
        """A new file; None where a made-up tree names it twice, or as a folder too."""
        try:
            self._make_parent(path)
            made = os.open(self.root / path, _NEW, 0o600)
        except (FileExistsError, NotADirectoryError, IsADirectoryError):
            self.left_out.append(path)
            return None
        os.fchmod(made, mode)
        return made

    def _make_parent(self, path: str) -> None:
        folder = path.rpartition("/")[0]
        if folder in self._made:
            return
        self._make_parent(folder)
        (self.root / folder).mkdir(mode=0o755)
        self._made.add(folder)

    def _finish(self, path: str, fd: int, mtime_ns: int, blob: str) -> None:
        if self._owner is not None:
            os.fchown(fd, *self._owner)
        os.utime(fd, ns=(mtime_ns, mtime_ns))
        self.files[path] = CopiedFile(blob, stats_of(os.fstat(fd)))

    def _transfer(self, source: int, target: int, size: int) -> None:
        """Shared blocks where the disk can, else a copy within the kernel, else by hand."""
        if size and self._can_clone:
            try:
                fcntl.ioctl(target, _FICLONE, source)
                return
            except OSError as trouble:
                if trouble.errno not in _NO_CLONE:
                    raise
                self._can_clone = False
        while self._can_range:
            try:
                if not os.copy_file_range(source, target, _CHUNK_BYTES):
                    return
            except OSError as trouble:
                if trouble.errno not in _NO_RANGE:
                    raise
                self._can_range = False
        while piece := os.read(source, _CHUNK_BYTES):
            view = memoryview(piece)
            while view:
                view = view[os.write(target, view) :]


def _is_as_copied(sweep: Sweep, path: str, file: CopiedFile, object_format: str) -> bool:
    try:
        found = sweep.look(path, max_bytes=0)
        if file.link is not None:
            return found.link_target == file.link
        if stats_of(found.status) == file.stats:
            return True
        opened = sweep.open_regular(path) if found.status.st_size == file.stats[0] else None
    except (OSError, ValueError):
        return False
    if opened is None:
        return False
    fd, status = opened
    with os.fdopen(fd, "rb") as stream:
        if not file.blob:  # too large to have been hashed: its time has to do
            return status.st_mtime_ns == file.stats[1]
        return content.blob_id(stream.read(file.stats[0] + 1), object_format).hex() == file.blob


def _blob_of(path: Path, object_format: str) -> str:
    return content.blob_id(path.read_bytes(), object_format).hex()
