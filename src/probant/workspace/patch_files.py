"""Files of a copy as a change finds and leaves them, never read or written through a link.

What they shall hold is patching.py's work.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence

from probant.errors import FileUnreadable
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.diff_refusal import refused
from probant.workspace.paths import GONE, ConfinedRoot

MAX_FILE_BYTES = 64 << 20


class FileChange(Record, kw_only=True):
    """One file as the change leaves it. `before` is None for a new one, `after` for a deleted one.

    `old_path` only where it is renamed or copied.
    """

    path: RepoPath
    before: bytes | None
    after: bytes | None
    old_path: RepoPath | None = None
    is_copy: bool = False
    is_executable: bool | None = None
    """None: as it was."""


def read_file(confined: ConfinedRoot, path: RepoPath) -> bytes | None:
    try:
        return confined.read(path, max_bytes=MAX_FILE_BYTES)
    except FileUnreadable as trouble:
        cause = trouble.__cause__
        if isinstance(cause, OSError) and cause.errno in GONE and not _passes_link(confined, path):
            return None
        raise refused(f"{path} cannot be changed: {trouble.message}") from trouble


def _passes_link(confined: ConfinedRoot, path: RepoPath) -> bool:
    """Whether a part of the way is a link."""
    parts = path.split("/")
    for n_parts in range(1, len(parts)):
        try:
            status = os.lstat("/".join(parts[:n_parts]), dir_fd=confined.fd)
        except OSError:
            return False
        if stat.S_ISLNK(status.st_mode):
            return True
    return False


def check_room(changes: Sequence[FileChange], confined: ConfinedRoot) -> None:
    """No new file below a file, none in the place of a folder."""
    made = {change.path for change in changes if change.after is not None}
    gone = {change.path for change in changes if change.after is None}
    gone |= {change.old_path for change in changes if change.old_path and not change.is_copy}
    for path in made:
        parts = path.split("/")
        above = {"/".join(parts[:n]) for n in range(1, len(parts))}
        if clash := above & made:
            raise refused(f"it makes both {path} and {min(clash)}")
        for folder in sorted(above - gone):
            if _kind(confined, folder) not in (None, stat.S_IFDIR):
                raise refused(f"{path} would go through {folder}, which is no folder")
        if _kind(confined, path) == stat.S_IFDIR:
            raise refused(f"{path} is a folder")


def _kind(confined: ConfinedRoot, path: str) -> int | None:
    try:
        return stat.S_IFMT(os.lstat(path, dir_fd=confined.fd).st_mode)
    except OSError:
        return None


def write_changes(changes: Sequence[FileChange], confined: ConfinedRoot) -> None:
    """Deletions first: a file may give way to a folder. Files are made anew, never written into,
    for a copy may share its files with something else."""
    modes = {change.path: _mode(change, confined) for change in changes}
    for change in changes:
        left = {change.old_path} if change.old_path and not change.is_copy else set()
        for path in {change.path, *left}:
            if path is not None:
                _unlink(path, confined)
    for change in changes:
        if change.after is not None:
            _make(change.path, change.after, modes[change.path], confined)


def _mode(change: FileChange, confined: ConfinedRoot) -> int:
    if change.is_executable is not None:
        return 0o755 if change.is_executable else 0o644
    try:
        known = os.lstat(change.old_path or change.path, dir_fd=confined.fd).st_mode
    except OSError:
        return 0o644
    return 0o755 if known & stat.S_IXUSR else 0o644


def _unlink(path: str, confined: ConfinedRoot) -> None:
    folder, _, name = path.rpartition("/")
    try:
        with _Folder(confined.fd, folder, make=False) as fd:
            os.unlink(name, dir_fd=fd)
    except FileNotFoundError:
        return
    while folder:
        try:
            os.rmdir(folder, dir_fd=confined.fd)
        except OSError:
            return
        folder = folder.rpartition("/")[0]


def _make(path: str, content: bytes, mode: int, confined: ConfinedRoot) -> None:
    folder, _, name = path.rpartition("/")
    try:
        with _Folder(confined.fd, folder, make=True) as fd:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
            made = os.open(name, flags, mode, dir_fd=fd)
            with os.fdopen(made, "wb") as file:
                file.write(content)
                os.fchmod(made, mode)
    except OSError as trouble:
        raise refused(f"{path} cannot be written: {trouble.strerror}") from trouble


class _Folder:
    """A folder of the copy, opened step by step so that no part of the way is a link."""

    def __init__(self, root_fd: int, folder: str, *, make: bool) -> None:
        self._fd = os.dup(root_fd)
        flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
        try:
            for part in folder.split("/") if folder else ():
                if make:
                    _mkdir(part, self._fd)
                inner = os.open(part, flags, dir_fd=self._fd)
                os.close(self._fd)
                self._fd = inner
        except BaseException:
            os.close(self._fd)
            raise

    def __enter__(self) -> int:
        return self._fd

    def __exit__(self, *_: object) -> None:
        os.close(self._fd)


def _mkdir(name: str, fd: int) -> None:
    try:
        os.mkdir(name, 0o755, dir_fd=fd)
    except FileExistsError:
        return
