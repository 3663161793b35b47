"""The cache as a whole: what each repository takes, a limit on all of it, and what may go.

Only what can be made again is ever dropped: facts, text indexes, git mirrors, listings. Sessions,
fetched packages and transcripts are none of its business. A repository in use is left alone; what
goes is renamed first, so that an interrupt leaves a whole entry or none.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from probant.errors import CacheUnwritable
from probant.vocabulary.record import Record
from probant.workspace import occupancy, scratch
from probant.workspace.content import TEXT
from probant.workspace.occupancy import REPOSITORIES, Usage
from probant.workspace.removal import remove_tree
from probant.workspace.store import make_private, read_or_none
from probant.workspace.table import SavedTree

KINDS = ("facts", "git", "trees")
"""Folders of the cache with one thing for each repository; all of it can be made again."""

TRASH = "trash"
RUNS = "runs"
"""Copies that are run: each goes with its process, or is swept after it."""

STAMP = "checked"
CHECK_SECONDS = 86_400.0
MB = 1_000_000

YOUNG_SECONDS = 86_400.0
"""A part that no record claims may be another version's, just being made: it is given a day."""


class Entry(Record, kw_only=True):
    """One repository's share of the cache, or a part that no record claims."""

    key: str
    usage: Usage | None
    parts: tuple[Path, ...]
    n_bytes: int
    last_used: float

    @property
    def is_gone(self) -> bool:
        """Whether the repository itself is no longer there."""
        return self.usage is not None and not os.path.lexists(self.usage.identity)


class Dropped(Record, kw_only=True):
    """What was removed, and how many had to stay because somebody uses them."""

    n_repositories: int = 0
    n_bytes: int = 0
    n_in_use: int = 0


def entries(cache_dir: Path) -> tuple[Entry, ...]:
    """Everything that may be dropped, the longest unused first."""
    unclaimed = {
        f"{kind}/{part.name}": part for kind in KINDS for part in _listed(cache_dir / kind)
    }
    found: list[Entry] = []
    for record in _listed(cache_dir / REPOSITORIES):
        if record.suffix == ".json":
            usage = occupancy.read_usage(record)
            names = (f"facts/{record.stem}", *(usage.parts if usage else ()))
            parts = [part for name in names if (part := unclaimed.pop(name, None)) is not None]
            found.append(_entry(record.stem, usage, parts, _mtime(record)))
    for part in unclaimed.values():
        found.append(_entry(part.name, None, [part], 0.0))
    return tuple(sorted(found, key=lambda entry: entry.last_used))


def _entry(key: str, usage: Usage | None, parts: list[Path], used: float) -> Entry:
    files = [status for part in parts for status in _statuses(part)]
    newest = max((status.st_mtime for status in files), default=0.0)
    return Entry(
        key=key,
        usage=usage,
        parts=tuple(parts),
        n_bytes=sum(status.st_size for status in files),
        last_used=used or newest,
    )


def total_bytes(cache_dir: Path) -> int:
    return sum(entry.n_bytes for entry in entries(cache_dir))


def find(cache_dir: Path, key: str) -> Entry | None:
    return next((entry for entry in entries(cache_dir) if entry.key == key), None)


def live_blobs(entry: Entry) -> set[str]:
    """The text files of every listing that is kept for a repository."""
    listings = [part for part in entry.parts if part.parent.name == "trees"]
    for part in entry.parts:
        if part.parent.name == "git":
            listings += _listed(part / "trees")
    found: set[str] = set()
    for listing in listings:
        saved = SavedTree.from_bytes(read_or_none(listing) or b"")
        if saved is not None:
            kinds = enumerate(saved.table.kinds)
            found.update(saved.table.blob(row) for row, kind in kinds if kind == TEXT)
    return found


# Dropping


def enforce_limit(cache_dir: Path, max_bytes: int, *, keep: str = "") -> Dropped:
    """Drop whole repositories, the longest unused first, until the rest fits."""
    known = entries(cache_dir)
    dropping = _Dropping(cache_dir)
    total = sum(entry.n_bytes for entry in known)
    for entry in known:
        if total <= max_bytes:
            break
        if entry.key != keep and entry.n_bytes and not _is_young(entry):
            total -= dropping.drop(entry)
    return dropping.finish()


def drop_gone(cache_dir: Path) -> Dropped:
    """Drop the repositories that are no longer there, and listings of worktrees that are not."""
    dropping = _Dropping(cache_dir)
    for entry in entries(cache_dir):
        if entry.is_gone:
            dropping.drop(entry)
        else:
            dropping.drop_lost_roots(entry)
    return dropping.finish()


def check_daily(cache_dir: Path, max_bytes: int) -> None:
    """Hold the limit, at most once a day. Trouble on the way is no reason to fail a question."""
    stamp = cache_dir / STAMP
    if time.time() - _mtime(stamp) < CHECK_SECONDS:
        return
    try:
        stamp.touch(mode=0o600)
        enforce_limit(cache_dir, max_bytes)
    except (OSError, CacheUnwritable):
        return


class _Dropping:
    """Takes entries away one by one, and counts."""

    def __init__(self, cache_dir: Path) -> None:
        self._cache_dir = cache_dir
        self._n_repositories = self._n_bytes = self._n_in_use = 0

    def drop(self, entry: Entry) -> int:
        """The bytes that went; none if somebody uses it, or did since it was looked at."""
        record = self._cache_dir / REPOSITORIES / f"{entry.key}.json"
        with occupancy.alone_with(self._cache_dir, entry.key) as alone:
            if not alone or _mtime(record) > entry.last_used:
                self._n_in_use += 1
                return 0
            self._discard(entry.parts)
            occupancy.forget(self._cache_dir, entry.key)
        self._n_repositories += 1
        self._n_bytes += entry.n_bytes
        return entry.n_bytes

    def drop_lost_roots(self, entry: Entry) -> None:
        """A worktree that was removed takes its listing and its mirror along; facts are shared."""
        usage = entry.usage
        lost = [root for root in usage.roots if not os.path.lexists(root)] if usage else []
        if usage is None or not lost:
            return
        kept = {root: parts for root, parts in usage.roots.items() if root not in lost}
        labels = {label: day for label, day in usage.labels.items() if label not in lost}
        remaining = Usage(usage.identity, kept, labels)
        names = {f"facts/{entry.key}", *remaining.parts}
        parts = [part for part in entry.parts if f"{part.parent.name}/{part.name}" not in names]
        n_bytes = sum(status.st_size for part in parts for status in _statuses(part))
        with occupancy.alone_with(self._cache_dir, entry.key) as alone:
            if not alone:
                self._n_in_use += 1
                return
            occupancy.write_usage(self._cache_dir, entry.key, remaining)
            self._discard(parts)
        self._n_bytes += n_bytes

    def finish(self) -> Dropped:
        empty_trash(self._cache_dir)
        scratch.sweep(self._cache_dir / RUNS)
        return Dropped(
            n_repositories=self._n_repositories, n_bytes=self._n_bytes, n_in_use=self._n_in_use
        )

    def _discard(self, parts: Iterable[Path]) -> None:
        for part in parts:
            _to_trash(self._cache_dir, part)


def _to_trash(cache_dir: Path, part: Path) -> None:
    """Out of the way in one step; if it is gone already, somebody else did it."""
    make_private(cache_dir / TRASH)
    there = cache_dir / TRASH / f"{part.name}-{os.getpid()}-{os.urandom(4).hex()}"
    try:
        part.rename(there)
    except FileNotFoundError:
        return


def empty_trash(cache_dir: Path) -> None:
    """Also what an interrupted run left there; several may empty it at once."""
    for part in _listed(cache_dir / TRASH):
        remove_tree(part)


# Looking


def _is_young(entry: Entry) -> bool:
    return entry.usage is None and time.time() - entry.last_used < YOUNG_SECONDS


def _mtime(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _listed(directory: Path) -> list[Path]:
    try:
        return sorted(directory.iterdir())
    except FileNotFoundError:
        return []


def _statuses(part: Path) -> Iterator[os.stat_result]:
    """Every regular file of a part; what vanishes meanwhile counts for nothing."""
    pending = [part]
    while pending:
        path = pending.pop()
        try:
            status = path.lstat()
            if stat.S_ISDIR(status.st_mode):
                pending += path.iterdir()
            elif stat.S_ISREG(status.st_mode):
                yield status
        except OSError:
            continue
