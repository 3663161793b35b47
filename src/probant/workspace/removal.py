"""Remove a folder that something hostile filled: any depth, any permissions, no link followed.

Nobody may be writing to it any more. Next: scratch.py, which makes and drops such folders.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

_MAX_DEPTH = 50
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def remove_tree(top: Path) -> bool:
    """Whether nothing of it is left."""
    try:
        if not stat.S_ISDIR(top.lstat().st_mode):
            top.unlink()
            return True
        top.chmod(0o700)
        fd = os.open(top, _FOLDER)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    try:
        _Emptying(fd).finish()
    finally:
        os.close(fd)
    with contextlib.suppress(OSError):
        top.rmdir()
    return not os.path.lexists(top)


class _Emptying:
    """What lies very deep is moved up to the top, so that no path is long and few are open."""

    def __init__(self, top_fd: int) -> None:
        self._top = top_fd
        self._n_moved = 0
        self._token = os.urandom(8).hex()

    def finish(self) -> None:
        """Round after round, as long as something goes."""
        while self._empty(self._top, depth=0):
            pass

    def _empty(self, fd: int, *, depth: int) -> int:
        """Drop what is in a folder; how many of its entries are no longer there."""
        return sum(self._drop(name, fd, depth) for name in _names(fd))

    def _drop(self, name: str, fd: int, depth: int) -> bool:
        if _unlinked(name, fd):
            return True
        if depth == _MAX_DEPTH:
            return self._move_up(name, fd)
        try:
            os.chmod(name, 0o700, dir_fd=fd)  # it is no link: that would be gone
            inner = os.open(name, _FOLDER, dir_fd=fd)
        except OSError:
            return False
        try:
            self._empty(inner, depth=depth + 1)
        finally:
            os.close(inner)
        return _unlinked(name, fd)

    def _move_up(self, name: str, fd: int) -> bool:
        self._n_moved += 1
        there = f"{self._token}-{self._n_moved}"
        try:
            os.chmod(name, 0o700, dir_fd=fd)
            os.rename(name, there, src_dir_fd=fd, dst_dir_fd=self._top)
        except OSError:
            return False
        return True


def _names(fd: int) -> list[str]:
    try:
        with os.scandir(fd) as entries:
            return [entry.name for entry in entries]
    except OSError:
        return []


def _unlinked(name: str, fd: int) -> bool:
    """A file, a link or an empty folder is gone after this."""
    try:
        status = os.stat(name, dir_fd=fd, follow_symlinks=False)
        if stat.S_ISDIR(status.st_mode):
            os.rmdir(name, dir_fd=fd)
        else:
            os.unlink(name, dir_fd=fd)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True
