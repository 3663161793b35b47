"""Keep the cache small: drop what no repository needs, hold the limit, say what became free.

Answers never depend on it: whatever goes can be made again. What is in use stays.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from probant.facts import pruning, store
from probant.facts.recall.store import FILE as RECALL_FILE
from probant.vocabulary.record import Record
from probant.workspace import cache
from probant.workspace.occupancy import Usage, alone_with, today
from probant.workspace.text_index import drop_if_stale

DAYS_KEPT = 30
"""A view of a revision that nobody asked about for so long is dropped."""

WAIT_SECONDS = 10.0


class Tidied(Record, kw_only=True):
    """What one run removed. `n_in_use` repositories were left alone, being in use."""

    n_repositories: int = 0
    n_old_files: int = 0
    n_views: int = 0
    n_blobs: int = 0
    n_in_use: int = 0
    n_bytes: int = 0
    is_text_dropped: bool = False


def prune(cache_dir: Path, key: str) -> Tidied:
    """Repositories that are gone, files of other versions, and in one index what no view holds."""
    before = cache.total_bytes(cache_dir)
    gone = cache.drop_gone(cache_dir)
    n_old_files = n_in_use = 0
    for entry in cache.entries(cache_dir):
        n_dropped, is_busy = _drop_old_files(cache_dir, entry)
        n_old_files += n_dropped
        n_in_use += is_busy
    own = _prune_index(cache_dir, key)
    n_freed = before - cache.total_bytes(cache_dir)
    return Tidied(
        n_repositories=gone.n_repositories,
        n_old_files=n_old_files,
        n_views=own.n_views,
        n_blobs=own.n_blobs,
        n_in_use=gone.n_in_use + n_in_use + own.n_in_use,
        n_bytes=max(0, n_freed),
        is_text_dropped=own.is_text_dropped,
    )


def _drop_old_files(cache_dir: Path, entry: cache.Entry) -> tuple[int, bool]:
    old = [
        file
        for part in entry.parts
        if part.parent.name == "facts"
        for file in pruning.files_of_other_versions(part)
    ]
    if not old:
        return 0, False
    with alone_with(cache_dir, entry.key) as alone:
        if alone:
            for file in old:
                file.unlink(missing_ok=True)
    return (len(old), False) if alone else (0, True)


def _prune_index(cache_dir: Path, key: str) -> Tidied:
    entry = cache.find(cache_dir, key)
    directory = cache_dir / "facts" / key
    if entry is None or entry.usage is None or not directory.is_dir():
        return Tidied()
    usage = entry.usage
    with alone_with(cache_dir, key, wait_seconds=WAIT_SECONDS) as alone:
        if not alone:
            return Tidied(n_in_use=1)
        try:
            with closing(store.connect(directory)) as connection:
                pruned = pruning.prune(connection, lambda label: _is_wanted(usage, label))
                pruning.compact(connection)
        except sqlite3.DatabaseError:
            return Tidied()  # damaged: the next question makes it anew
        live = cache.live_blobs(entry)
        is_text_dropped = drop_if_stale(directory, live)
        drop_if_stale(directory, live, RECALL_FILE)  # the next search makes it again
    return Tidied(n_views=pruned.n_views, n_blobs=pruned.n_blobs, is_text_dropped=is_text_dropped)


def _is_wanted(usage: Usage, label: str) -> bool:
    """A worktree that is still there, or a view somebody used of late."""
    if label in usage.roots and os.path.lexists(label):
        return True
    return usage.labels.get(label, 0) >= today() - DAYS_KEPT
