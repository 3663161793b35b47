"""Folders for runs: each locked by the process that made it, so that others see who is alive.

What a killed process left is removed by the next one that needs a folder. Next: removal.py.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from probant.errors import CacheUnwritable
from probant.workspace.removal import remove_tree
from probant.workspace.store import make_private

_PREFIX = "run-"
_GONE = "gone-"
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_GATE = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC


class ScratchFolder:
    """One folder in use; `remove` it, once or more."""

    def __init__(self, path: Path, lock_fd: int) -> None:
        self.path = path
        self._fd = lock_fd

    def remove(self) -> None:
        if self._fd >= 0:
            remove_tree(self.path)
            os.close(self._fd)
            self._fd = -1


def fresh_folder(where: Path) -> ScratchFolder:
    """A new empty folder for this user only; what others left is removed before."""
    sweep(where)
    try:
        make_private(where)
        with _gate(where):  # nobody may take it for a leftover before it is locked
            path = where / (_PREFIX + os.urandom(8).hex())
            path.mkdir(mode=0o700)
            fd = os.open(path, _FOLDER)
            fcntl.flock(fd, fcntl.LOCK_EX)
    except OSError as trouble:
        raise CacheUnwritable(
            f"cannot write the cache at {where}: {trouble.strerror}",
            remedy="set PROBANT_CACHE_DIR to a writable directory",
        ) from trouble
    return ScratchFolder(path, fd)


def sweep(where: Path) -> None:
    """Remove the folders whose process is no more; trouble with one is no reason to fail."""
    with contextlib.suppress(OSError), _gate(where):
        for path in _named(where, _PREFIX):
            if not _is_held(path):
                # The gate is held only this long; the removal itself may take its time.
                path.rename(where / path.name.replace(_PREFIX, _GONE, 1))
    for path in _named(where, _GONE):
        remove_tree(path)


def _named(where: Path, prefix: str) -> list[Path]:
    try:
        return [path for path in where.iterdir() if path.name.startswith(prefix)]
    except OSError:
        return []


def _is_held(path: Path) -> bool:
    try:
        fd = os.open(path, _FOLDER)
    except OSError:
        return False
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(fd)
    return False


@contextlib.contextmanager
def _gate(where: Path) -> Iterator[None]:
    fd = os.open(where / "gate", _GATE, 0o600)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX)
        yield
    finally:
        os.close(fd)
