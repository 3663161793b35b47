"""Open files under one root and nowhere else.

Every component is opened without following links; only regular files are read, never more than
asked for. Which paths belong to a snapshot is snapshot.py's question.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import NamedTuple

from probant.errors import FileUnreadable, PathRefused, RepositoryNotFound

_MAX_PATH_CHARS = 4096
_ROOT_FLAGS = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_DIRECTORY_FLAGS = _ROOT_FLAGS | os.O_NOFOLLOW
_FILE_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
GONE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENAMETOOLONG)
"""No such file, or a link or a file where a directory of the path should be."""


class Look(NamedTuple):
    """What is at a path: its state, and its bytes if it is a small enough regular file.

    `settled` is False if the file changed while it was read.
    """

    status: os.stat_result
    raw: bytes | None = None
    link_target: str | None = None
    settled: bool = True


def check_repo_path(path: str) -> None:
    """Refuse what cannot name a file inside the repository."""
    if not path or path.startswith("/") or "\0" in path or len(path) > _MAX_PATH_CHARS:
        raise PathRefused(f"not a path inside the repository: {path[:80]!r}")
    parts = path.split("/")
    if ".." in parts or "." in parts or "" in parts:
        raise PathRefused(f"not a plain path inside the repository: {path[:80]!r}")
    if ".git" in map(str.lower, parts):
        raise PathRefused(f"git's own files are not part of a snapshot: {path[:80]!r}")


def is_repo_path(path: str) -> bool:
    """Whether `check_repo_path` lets it pass and it is valid UTF-8."""
    try:
        check_repo_path(path)
        path.encode("utf-8")
    except (PathRefused, UnicodeEncodeError):
        return False
    return True


class ConfinedRoot:
    """Reads below one directory, which is held open."""

    def __init__(self, root: Path) -> None:
        try:
            self.fd = os.open(root, _ROOT_FLAGS)
        except OSError as trouble:
            raise RepositoryNotFound(
                f"cannot open {root}: {trouble.strerror}", remedy="check its permissions"
            ) from trouble

    def read(self, path: str, *, max_bytes: int) -> bytes:
        """The file's bytes; a file larger than `max_bytes` is refused unread."""
        with Sweep(self) as sweep:
            return sweep.read(path, max_bytes=max_bytes)

    def close(self) -> None:
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1


class Sweep:
    """One pass over many paths: a directory stays open while its files are looked at.

    Raises OSError (ValueError for a name no file can have) where there is nothing to look at.
    """

    def __init__(self, confined: ConfinedRoot) -> None:
        self._root_fd = confined.fd
        self._directory = ""
        self._directory_fd = -1

    def look(self, path: str, *, max_bytes: int) -> Look:
        """The path itself, never what it links to."""
        name = self._approach(path)
        status = os.stat(name, dir_fd=self._directory_fd, follow_symlinks=False)
        if stat.S_ISLNK(status.st_mode):
            target = os.readlink(name, dir_fd=self._directory_fd)
            return Look(status, link_target=target)
        # Looked at before it is opened: opening alone can block or act on a pipe or a device.
        if not stat.S_ISREG(status.st_mode) or status.st_size > max_bytes:
            return Look(status)
        return _read_regular(os.open(name, _FILE_FLAGS, dir_fd=self._directory_fd), max_bytes)

    def read(self, path: str, *, max_bytes: int) -> bytes:
        """The file's bytes; a file larger than `max_bytes` is refused unread."""
        try:
            found = self.look(path, max_bytes=max_bytes)
        except (OSError, ValueError) as trouble:
            raise FileUnreadable(f"cannot read {path!r}: {_reason(trouble)}") from trouble
        if found.raw is None:
            why = "too large" if stat.S_ISREG(found.status.st_mode) else "not a regular file"
            raise FileUnreadable(f"cannot read {path!r}: {why}")
        return found.raw

    def open_regular(self, path: str) -> tuple[int, os.stat_result] | None:
        """A regular file, open for reading, and its state; None for anything else."""
        name = self._approach(path)
        status = os.stat(name, dir_fd=self._directory_fd, follow_symlinks=False)
        if not stat.S_ISREG(status.st_mode):
            return None
        fd = os.open(name, _FILE_FLAGS, dir_fd=self._directory_fd)
        status = os.fstat(fd)
        if stat.S_ISREG(status.st_mode):
            return fd, status
        os.close(fd)
        return None

    def is_directory(self, path: str) -> bool:
        """Whether a real directory stands there, with no link on the way to it."""
        name = self._approach(path)
        status = os.stat(name, dir_fd=self._directory_fd, follow_symlinks=False)
        return stat.S_ISDIR(status.st_mode)

    def __enter__(self) -> Sweep:
        return self

    def __exit__(self, *_: object) -> None:
        self._leave()

    def _approach(self, path: str) -> str:
        """Open the path's directory, unless it is open; the name that is left."""
        check_repo_path(path)
        directory, _, name = path.rpartition("/")
        if directory != self._directory or self._directory_fd < 0:
            self._enter(directory)
        return name

    def _enter(self, directory: str) -> None:
        """Open the directory step by step, so that no part of the way is a link."""
        self._leave()
        current_fd = os.dup(self._root_fd)
        for part in directory.split("/") if directory else ():
            try:
                next_fd = os.open(part, _DIRECTORY_FLAGS, dir_fd=current_fd)
            finally:
                os.close(current_fd)
            current_fd = next_fd
        self._directory, self._directory_fd = directory, current_fd

    def _leave(self) -> None:
        if self._directory_fd >= 0:
            os.close(self._directory_fd)
            self._directory_fd = -1


def _read_regular(fd: int, max_bytes: int) -> Look:
    """Read an open file and close it; it may have been swapped since it was looked at."""
    try:
        before = os.fstat(fd)
        if not stat.S_ISREG(before.st_mode):
            return Look(before)
        chunks: list[bytes] = []
        n_read = 0
        while chunk := os.read(fd, min(before.st_size, max_bytes) + 1):
            n_read += len(chunk)
            if n_read > max_bytes:
                return Look(before)
            chunks.append(chunk)
        after = os.fstat(fd)
    finally:
        os.close(fd)
    settled = (n_read, after.st_mtime_ns, after.st_ctime_ns) == (
        before.st_size,
        before.st_mtime_ns,
        before.st_ctime_ns,
    )
    return Look(before, raw=b"".join(chunks), settled=settled)


def _reason(trouble: OSError | ValueError) -> str:
    return (trouble.strerror if isinstance(trouble, OSError) else None) or str(trouble)
