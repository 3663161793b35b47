"""Files below a folder that a stranger's program wrote to: found, made and removed with care.

No link is followed on any part of the way, nothing recurses, everything is bounded. All of it
raises OSError where something stands in the way. What a run may see is jail.py's.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from probant.workspace.content import landing
from probant.workspace.removal import remove_tree

MAX_FILES = 200_000
MAX_DEPTH = 100
"""Deeper than any real tree, and shallow enough for every path to be opened."""

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


class FoundFile(NamedTuple):
    """A regular file as it was when it was listed."""

    path: Path
    n_bytes: int
    changed_ns: int


def state(root: Path, path: str) -> os.stat_result | None:
    """What stands at a path below `root`, itself and not what it links to; None if nothing."""
    try:
        if not _parts(path):
            return root.lstat()
        with _parent(root, path) as (fd, name):
            return os.stat(name, dir_fd=fd, follow_symlinks=False)
    except (OSError, ValueError):
        return None


def resolved(root: Path, path: str) -> str | None:
    """Where a path ends if its links are followed by hand, never out of `root`; None if outside."""

    def link_at(below: str) -> str | None:
        try:
            with _parent(root, below) as (fd, name):
                return os.readlink(name, dir_fd=fd)
        except (OSError, ValueError):
            return None

    return None if "\0" in path else landing(path, link_at)


def read(root: Path, path: str, max_bytes: int, *, head: bool = False) -> bytes | None:
    """A regular file's content; None without one, or if it is longer (of which `head` is read)."""
    try:
        with _parent(root, path) as (fd, name):
            status = os.stat(name, dir_fd=fd, follow_symlinks=False)
            # Looked at before it is opened: opening alone can block or act on a pipe or a device.
            if not stat.S_ISREG(status.st_mode) or (status.st_size > max_bytes and not head):
                return None
            opened = os.open(name, _FILE, dir_fd=fd)
        with os.fdopen(opened, "rb") as stream:
            raw = stream.read(max_bytes + 1)
    except (OSError, ValueError):
        return None
    return raw[:max_bytes] if head or len(raw) <= max_bytes else None


def make_folder(root: Path, path: str, mode: int = 0o755) -> None:
    """A folder and those on the way to it, as far as they are missing."""
    os.close(_open(root, _parts(path), mode))


def make_file(root: Path, path: str) -> None:
    """An empty regular file, unless one is there."""
    with _parent(root, path, make_mode=0o755) as (fd, name):
        try:
            os.close(os.open(name, _NEW_FILE, 0o644, dir_fd=fd))
        except FileExistsError:
            if not stat.S_ISREG(os.stat(name, dir_fd=fd, follow_symlinks=False).st_mode):
                raise


def make_link(root: Path, path: str, target: str) -> None:
    with _parent(root, path, make_mode=0o755) as (fd, name):
        os.symlink(target, name, dir_fd=fd)


def write(root: Path, path: str, raw: bytes, mode: int = 0o644) -> None:
    """A new file in the place of whatever file or link was there."""
    with _parent(root, path, make_mode=0o755) as (fd, name):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name, dir_fd=fd)
        made = os.open(name, _NEW_FILE, mode, dir_fd=fd)
        try:
            os.fchmod(made, mode)
            view = memoryview(raw)
            while view:
                view = view[os.write(made, view) :]
        finally:
            os.close(made)


def remove(root: Path, path: str) -> bool:
    """Whether nothing is there any more, file, link or tree."""
    try:
        with _parent(root, path):
            pass
    except FileNotFoundError:
        return True
    # Nothing runs any more, so the way that was just found free of links still is.
    return remove_tree(root / path)


def set_time(root: Path, path: str, when_ns: int) -> None:
    with _parent(root, path) as (fd, name):
        os.utime(name, ns=(when_ns, when_ns), dir_fd=fd, follow_symlinks=False)


def files(root: Path, path: str = "", leave_out: Collection[str] = ()) -> Iterator[FoundFile]:
    """Regular files below a folder, a folder's own in the order of their names.

    Folders called as in `leave_out` are passed by, and so is what cannot be entered.
    """
    pending = [_parts(path)]
    n_seen = 0
    while pending and n_seen < MAX_FILES:
        parts = pending.pop()
        folders: list[str] = []
        for name, status in _listed(root, parts):
            n_seen += 1
            if stat.S_ISREG(status.st_mode) and n_seen <= MAX_FILES:
                yield FoundFile(root.joinpath(*parts, name), status.st_size, status.st_mtime_ns)
            elif stat.S_ISDIR(status.st_mode) and name not in leave_out:
                folders.append(name)
        if len(parts) < MAX_DEPTH:
            pending += [[*parts, name] for name in reversed(folders)]


def _listed(root: Path, parts: list[str]) -> list[tuple[str, os.stat_result]]:
    found: list[tuple[str, os.stat_result]] = []
    try:
        fd = _open(root, parts)
    except OSError:
        return []
    try:
        with contextlib.suppress(OSError), os.scandir(fd) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    found.append((entry.name, entry.stat(follow_symlinks=False)))
                if len(found) > MAX_FILES:
                    break
    finally:
        os.close(fd)
    return sorted(found, key=lambda one: one[0])


@contextlib.contextmanager
def _parent(root: Path, path: str, make_mode: int | None = None) -> Iterator[tuple[int, str]]:
    """The open folder of a path, and the name that is left."""
    parts = _parts(path)
    if not parts:
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    fd = _open(root, parts[:-1], make_mode)
    try:
        yield fd, parts[-1]
    finally:
        os.close(fd)


def _open(root: Path, parts: list[str], make_mode: int | None = None) -> int:
    """A folder, step by step; missing ones are made with `make_mode`."""
    fd = os.open(root, _FOLDER)
    for part in parts:
        try:
            if make_mode is not None:
                _make(fd, part, make_mode)
            inner = os.open(part, _FOLDER, dir_fd=fd)
        finally:
            os.close(fd)
        fd = inner
    return fd


def _make(fd: int, name: str, mode: int) -> None:
    try:
        os.mkdir(name, mode, dir_fd=fd)
    except FileExistsError:
        return
    # Another user's mask does not count, and no link can stand where one was just made.
    os.chmod(name, mode, dir_fd=fd)


def _parts(path: str) -> list[str]:
    parts = [part for part in path.split("/") if part not in ("", ".")]
    if ".." in parts or "\0" in path or len(parts) > MAX_DEPTH + 1:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return parts
