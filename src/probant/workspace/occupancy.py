"""Who uses which part of the cache: a shared lock while a repository is open, and a small record.

The record says which files belong to a repository, and when each view of it was last used. Nothing
is deleted here; cache.py does that, and only what nobody holds.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from probant.workspace.content import printable_name
from probant.workspace.store import make_private, read_or_none, write_atomically

REPOSITORIES = "repositories"
_FLAGS = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
_POLL_SECONDS = 0.05
_DAY_SECONDS = 86_400

N_LABELS_KEPT = 200
"""How many views a record remembers; one it forgot counts as unused for long."""


def repository_key(identity: str) -> str:
    """The name under which everything of a repository is kept; its worktrees share it."""
    return hashlib.sha256(printable_name(identity).encode()).hexdigest()[:24]


class Occupied(NamedTuple):
    """What is about to be opened: whose it is, and the cache's files for it."""

    identity: str
    root: str
    parts: tuple[str, ...]


class Hold:
    """A repository in use; `release` it, once or more."""

    def __init__(self, lock_fd: int) -> None:
        self._fd = lock_fd

    def release(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def occupy(cache_dir: Path, what: Occupied) -> Hold:
    """Keep others from deleting it, from before its first file is made until it is released."""
    make_private(cache_dir / REPOSITORIES)
    key = repository_key(what.identity)
    hold = Hold(_locked(_lock_file(cache_dir, key), fcntl.LOCK_SH))
    try:
        _note(_record_file(cache_dir, key), what.identity, {what.root: what.parts}, ())
    except BaseException:
        hold.release()
        raise
    return hold


def note_view(cache_dir: Path, identity: str, label: str) -> None:
    """This view of the repository is used today."""
    _note(_record_file(cache_dir, repository_key(identity)), identity, {}, (label,))


@contextlib.contextmanager
def alone_with(cache_dir: Path, key: str, *, wait_seconds: float = 0.0) -> Iterator[bool]:
    """Whether nobody uses the repository, and nobody will while this lasts."""
    make_private(cache_dir / REPOSITORIES)
    deadline = time.monotonic() + wait_seconds
    while True:
        try:
            fd = _locked(_lock_file(cache_dir, key), fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except BlockingIOError:
            if time.monotonic() >= deadline:
                yield False
                return
            time.sleep(_POLL_SECONDS)
    try:
        yield True
    finally:
        os.close(fd)


def forget(cache_dir: Path, key: str) -> None:
    """Drop the record and the lock of a repository one is alone with."""
    _record_file(cache_dir, key).unlink(missing_ok=True)
    _lock_file(cache_dir, key).unlink(missing_ok=True)


def _record_file(cache_dir: Path, key: str) -> Path:
    return cache_dir / REPOSITORIES / f"{key}.json"


def _lock_file(cache_dir: Path, key: str) -> Path:
    return cache_dir / REPOSITORIES / f"{key}.lock"


def _locked(file: Path, how: int) -> int:
    """A descriptor that holds the lock of the file that is there now, not of one that was."""
    while True:
        fd = os.open(file, _FLAGS, 0o600)
        try:
            fcntl.flock(fd, how)
            if _is_same(fd, file):
                return fd
        except BaseException:
            os.close(fd)
            raise
        os.close(fd)  # it was deleted while we waited for it


def _is_same(fd: int, file: Path) -> bool:
    try:
        there = file.stat()
    except FileNotFoundError:
        return False
    return os.path.samestat(os.fstat(fd), there)


# Records


class Usage(NamedTuple):
    """What is known of one repository. `labels` has the day of each view's last use."""

    identity: str
    roots: Mapping[str, tuple[str, ...]]
    labels: Mapping[str, int]

    def to_bytes(self) -> bytes:
        plain = {"identity": self.identity, "roots": self.roots, "labels": self.labels}
        return json.dumps(plain).encode()

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(part for parts in self.roots.values() for part in parts))


def today() -> int:
    return int(time.time() // _DAY_SECONDS)


def read_usage(file: Path) -> Usage | None:
    """None for a record that is missing or damaged: what it claimed is then nobody's."""
    try:
        plain = json.loads(read_or_none(file) or b"null")
        return Usage(
            str(plain["identity"]),
            {str(root): tuple(map(str, parts)) for root, parts in plain["roots"].items()},
            {str(label): int(day) for label, day in plain["labels"].items()},
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def write_usage(cache_dir: Path, key: str, usage: Usage) -> None:
    write_atomically(_record_file(cache_dir, key), usage.to_bytes())


def _note(
    file: Path, identity: str, roots: Mapping[str, tuple[str, ...]], labels: tuple[str, ...]
) -> None:
    """Written only when it says something new; that it is used shows in its time."""
    known = read_usage(file) or Usage(identity, {}, {})
    all_roots = dict(known.roots)
    for root, parts in roots.items():
        all_roots[root] = tuple(dict.fromkeys((*all_roots.get(root, ()), *parts)))
    all_labels = dict(known.labels) | dict.fromkeys(labels, today())
    if all_roots == known.roots and all_labels == known.labels:
        with contextlib.suppress(FileNotFoundError):
            os.utime(file)
        return
    newest = sorted(all_labels.items(), key=lambda item: item[1])[-N_LABELS_KEPT:]
    write_atomically(file, Usage(identity, all_roots, dict(newest)).to_bytes())
