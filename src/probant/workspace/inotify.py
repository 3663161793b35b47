"""Whether anything changed below a folder, told by the kernel instead of by looking everywhere.

A write has queued its event before it returns, and the queue is read when somebody asks: what was
done before the question is known to it. Where events cannot be relied on (no inotify, a file
system that others write to, hard links, too many folders) there is no watch, and the caller has to
look for itself. The one thing not told is a write through a memory mapping that is still open.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
from collections.abc import Collection, Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path

from probant.workspace.gitdir import GitDirectory

_CHANGED = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x800
"""Modified, attributes, closed after writing, moved from, moved to, created, deleted, itself
deleted, itself moved."""

_ONLY_FOLDERS = 0x01000000 | 0x02000000
"""No link is followed, nothing but a folder is watched."""

_OF_CONTENT = 0x2 | 0x4 | 0x8 | 0x40 | 0x200
"""What leaves the folders as they are, and makes no file another name."""

_IGNORED = 0x8000
_HEAD = struct.Struct("iIII")
_BUFFER_BYTES = 1 << 16
_MAX_FOLDERS = 100_000

_LOCAL = frozenset(
    {0xEF53, 0x58465342, 0x9123683E, 0x01021994, 0xF2F52010, 0x2FC12FC1, 0xCA451A4E, 0x794C7630}
)
"""ext, xfs, btrfs, tmpfs, f2fs, zfs, bcachefs, overlay: only this kernel writes to them."""

_DECIDING = (b".gitignore", b".git")
"""Names that decide which folders belong to a tree."""


class News(Enum):
    """What happened since last asked. After `FOLDERS` the watch itself has to be made anew."""

    NONE = "none"
    CONTENT = "content"
    FOLDERS = "folders"


def is_local(folder: str) -> bool:
    """Whether only this kernel writes there, so that it knows of every change."""
    told = ctypes.create_string_buffer(512)
    try:
        _checked(ctypes.CDLL(None, use_errno=True).statfs(os.fsencode(folder), told))
    except (OSError, AttributeError):
        return False
    return ctypes.c_long.from_buffer(told).value in _LOCAL


class ChangeWatch:
    """Watches a work tree and what of its git directory says which files and revisions it has."""

    def __init__(self) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._fd = _checked(self._libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC))
        self._deciding: set[int] = set()
        self._n_folders = 0

    @classmethod
    def begin(
        cls, root: Path | None, where: GitDirectory | None, leave_out: Collection[str]
    ) -> ChangeWatch | None:
        """None where it cannot be relied on. `leave_out`: folders below `root`, each with '/'."""
        try:
            watch = cls()
        except (OSError, AttributeError):  # no inotify here, or too many in use
            return None
        try:
            if root is not None:
                watch._add_tree(os.fspath(root), root.stat().st_dev, frozenset(leave_out))
            if where is not None:
                watch._add_git(where)
        except (OSError, _Unreliable):
            watch.close()
            return None
        return watch

    def news(self) -> News:
        """Everything that was done before this call is in its answer; asked again it is none."""
        found = News.NONE
        while True:
            try:
                raw = os.read(self._fd, _BUFFER_BYTES)
            except BlockingIOError:
                return found
            for watched, mask, name in _events(raw):
                if mask & _IGNORED:  # the watch of a folder that is gone; its parent told that
                    continue
                is_deciding = name in _DECIDING or watched in self._deciding
                if is_deciding or mask & ~_OF_CONTENT:
                    found = News.FOLDERS
                elif found is News.NONE:
                    found = News.CONTENT

    def close(self) -> None:
        """Closing twice is fine."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _add_tree(self, root: str, device: int, leave_out: frozenset[str]) -> None:
        """Each folder is watched before it is listed, so that none slips in between."""
        self._check_file_system(root)
        pending = [""]
        while pending:
            prefix = pending.pop()
            folder = f"{root}/{prefix}"
            for name, status in self._enter(folder):
                if stat.S_ISDIR(status.st_mode):
                    if status.st_dev != device:
                        raise _Unreliable
                    if name.lower() != ".git" and f"{prefix}{name}/" not in leave_out:
                        pending.append(f"{prefix}{name}/")
                elif status.st_nlink > 1:  # it can be written to by a name elsewhere
                    raise _Unreliable

    def _enter(self, folder: str) -> list[tuple[str, os.stat_result]]:
        """What stands in it; what is gone meanwhile is told by the folder above."""
        found: list[tuple[str, os.stat_result]] = []
        with suppress(FileNotFoundError, NotADirectoryError):
            self._add(folder)
            with os.scandir(folder) as entries:
                for entry in entries:
                    with suppress(FileNotFoundError):
                        found.append((entry.name, entry.stat(follow_symlinks=False)))
        return found

    def _add_git(self, where: GitDirectory) -> None:
        common, own = os.fspath(where.common_dir), os.fspath(where.git_dir)
        self._check_file_system(common)
        refs = [top for base in {common, own} for top, _, _ in os.walk(f"{base}/refs")]
        parts = (f"{common}/info", f"{common}/objects/pack")
        for folder in (common, own, *refs, *filter(os.path.isdir, parts)):
            self._deciding.add(self._add(folder))

    def _add(self, folder: str) -> int:
        self._n_folders += 1
        if self._n_folders > _MAX_FOLDERS:
            raise _Unreliable
        name = os.fsencode(folder)
        return _checked(self._libc.inotify_add_watch(self._fd, name, _CHANGED | _ONLY_FOLDERS))

    def _check_file_system(self, folder: str) -> None:
        if not is_local(folder):
            raise _Unreliable


class _Unreliable(Exception):
    """Changes could happen here that no event tells."""


def _events(raw: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The watch, what happened, and the name it happened to, '' for the folder itself."""
    at = 0
    while at < len(raw):
        watched, mask, _, n_bytes = _HEAD.unpack_from(raw, at)
        at += _HEAD.size + n_bytes
        yield watched, mask, raw[at - n_bytes : at].rstrip(b"\0")


def _checked(result: int) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
