"""A directory as it is on disk now: compare it with last time, read what changed.

A file counts as unchanged only if size, mtime, ctime and inode are, and only if it was read well
after its last change. Which files there are is listing.py's work. Next: snapshot.py.
"""

from __future__ import annotations

import os
import stat
import time
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from probant.errors import GitFailed, PathRefused
from probant.workspace import content
from probant.workspace.folders import brought_up, is_unchanged, looked_into
from probant.workspace.git import GitMirror
from probant.workspace.history import TreeRow
from probant.workspace.listing import (
    BLOCKED_STATS,
    NO_STATS,
    git_listing,
    is_racy,
    packed,
    stat_rows,
    stats_each,
    stats_of,
    walked_listing,
    without,
)
from probant.workspace.paths import GONE, ConfinedRoot, Sweep, is_repo_path
from probant.workspace.table import STATS_PER_ROW, FileTable, FixedSkip, FolderTable, SavedTree

_NO_INDEX = (0,)
NEW, EDITED, GONE_SINCE = "new", "edited", "deleted"
"""What a path may be that is not as committed."""


class Row(NamedTuple):
    """One path examined; zero times make sure it is examined again."""

    stats: tuple[int, int, int, int]
    kind: int
    blob: bytes = b""
    lf_blob: bytes = b""


def scan_repository(
    root: Path, confined: ConfinedRoot, git: GitMirror, saved: SavedTree | None, *, hidden: str
) -> tuple[SavedTree, tuple[str, ...]]:
    """The work tree at `root` now (`saved` itself if nothing changed), and git's warnings."""
    head = git.head()
    index_key = _index_key(git.where.index_file)
    known = saved if saved and index_key and saved.index_key == index_key else None
    untracked, folders, warnings = _untracked(root, confined, git, known, hidden)
    if known is not None and known.untracked == untracked:
        paths, fixed = known.table.paths, known.table.fixed
    else:
        paths, fixed = git_listing(git.tracked(root), untracked)
    has_no_links = folders is not None and not folders.has_links
    stats = (stats_each if has_no_links else stat_rows)(paths, confined.fd)
    table = _refreshed(saved, paths, stats, fixed, confined, git.where.object_format)
    if known is not None and table is known.table and head == known.head:
        return (known if folders == known.folders else known._replace(folders=folders)), warnings
    dirty = any(differing(table, git.list_tree(head) if head else ()))
    return SavedTree(table, table.digest(), dirty, head, index_key, untracked, folders), warnings


def _untracked(
    root: Path, confined: ConfinedRoot, git: GitMirror, known: SavedTree | None, hidden: str
) -> tuple[bytes, FolderTable | None, tuple[str, ...]]:
    """The listing git would make now, what decides it from now on, and git's warnings.

    git is asked only if a folder, or a rule, changed since it was asked last.
    """
    folders = None if known is None else known.folders
    if known is not None and folders is not None:
        if is_unchanged(folders, confined.fd):
            return known.untracked, folders, ()
        folders = brought_up(folders, confined.fd)
    elif known is not None:
        folders = _looked_into(root, confined, git, known, hidden)
    running = git.start_untracked(root)
    try:
        listed, warnings = git.finish_untracked(running, root)
    finally:
        running.kill()
    return without(listed, hidden), None if warnings else folders, warnings


def _looked_into(
    root: Path, confined: ConfinedRoot, git: GitMirror, known: SavedTree, hidden: str
) -> FolderTable | None:
    """Made once the files were the same twice; times that others keep say nothing."""
    from probant.workspace.inotify import is_local

    if not is_local(os.fspath(root)):
        return None
    left_out = [*git.ignored_folders(root), *([hidden] if hidden else ())]
    rules = os.fspath(git.where.common_dir / "info" / "exclude")
    return looked_into(confined.fd, left_out, rules, known.table.paths)


def scan_directory(
    root: Path, confined: ConfinedRoot, saved: SavedTree | None, *, hidden: str
) -> SavedTree:
    """A directory without git: every file in it."""
    paths, stats, fixed = walked_listing(os.fspath(root), hidden)
    table = _refreshed(saved, paths, stats, fixed, confined, "sha1")
    if saved is not None and table is saved.table:
        return saved
    return SavedTree(table, table.digest(), False, None, (), b"")


def _index_key(index: Path) -> tuple[int, ...]:
    """The index file's state; empty when it may yet change without showing it."""
    now_ns = time.time_ns()
    try:
        status = index.stat()
    except FileNotFoundError:
        return _NO_INDEX
    if not stat.S_ISREG(status.st_mode):
        raise GitFailed(f"{index} is not a regular file", remedy="remove it and run git reset")
    return () if is_racy(status.st_ctime_ns, now_ns) else stats_of(status)


def _refreshed(
    saved: SavedTree | None,
    paths: list[str],
    stats: array[int],
    fixed: tuple[FixedSkip, ...],
    confined: ConfinedRoot,
    object_format: str,
) -> FileTable:
    """The saved table if it still holds, else a new one that reads only what changed."""
    width = content.HASH_WIDTHS[object_format]
    old = saved.table if saved is not None and saved.table.width == width else None
    if old is not None and old.stats == stats and old.paths == paths and old.fixed == fixed:
        return old
    old_rows = {path: row for row, path in enumerate(old.paths)} if old is not None else {}
    kinds, blobs, lf_blobs = bytearray(), bytearray(), bytearray()
    with Sweep(confined) as sweep:
        for row, path in enumerate(paths):
            at = slice(row * STATS_PER_ROW, (row + 1) * STATS_PER_ROW)
            old_row = old_rows.get(path)
            if old is not None and old_row is not None and old.row_stats(old_row) == stats[at]:
                kinds.append(old.kinds[old_row])
                blobs += old.blobs[old_row * width : (old_row + 1) * width]
                lf_blobs += old.lf_blobs[old_row * width : (old_row + 1) * width]
                continue
            seen = _examined(path, sweep, object_format)
            stats[at] = packed(seen.stats)
            kinds.append(seen.kind)
            blobs += seen.blob or bytes(width)
            lf_blobs += seen.lf_blob or bytes(width)
    return FileTable(width, paths, stats, bytes(kinds), bytes(blobs), bytes(lf_blobs), fixed)


def _examined(path: str, sweep: Sweep, object_format: str) -> Row:
    """Look at one path itself; no state of it is an error."""
    now_ns = time.time_ns()
    try:
        found = sweep.look(path, max_bytes=content.MAX_TEXT_BYTES)
    except PathRefused:
        return Row(BLOCKED_STATS, content.BAD_NAME)
    except (OSError, ValueError) as trouble:
        is_gone = isinstance(trouble, OSError) and trouble.errno in GONE
        return Row(NO_STATS, content.ABSENT) if is_gone else Row(BLOCKED_STATS, content.UNREADABLE)
    stats = stats_of(found.status)
    if not found.settled or is_racy(found.status.st_ctime_ns, now_ns):
        stats = (stats[0], 0, 0, 0)
    if found.link_target is not None:
        blob = content.blob_id(os.fsencode(found.link_target), object_format)
        return Row(stats, content.link_kind(path, found.link_target), blob)
    if found.raw is None:
        is_large = found.status.st_size > content.MAX_TEXT_BYTES
        return Row(stats, content.TOO_LARGE if is_large else content.NOT_REGULAR)
    return _row_of_content(path, (len(found.raw), *stats[1:]), found.raw, object_format)


def _row_of_content(
    path: str, stats: tuple[int, int, int, int], raw: bytes, object_format: str
) -> Row:
    kind = content.kind_of(raw) if is_repo_path(path) else content.BAD_NAME
    lf_blob = b""
    if b"\r" in raw and b"\r\n" in raw:  # one byte is found five times as fast as two
        lf_blob = content.blob_id(raw.replace(b"\r\n", b"\n"), object_format)
    return Row(stats, kind, content.blob_id(raw, object_format), lf_blob)


def differing(table: FileTable, head_rows: Iterable[TreeRow]) -> Iterator[tuple[str, str]]:
    """Paths that are not as committed, in content or kind (not permissions), and what they are."""
    committed = {row.path: row for row in head_rows}
    for skip in table.standing_skips():
        there = committed.pop(skip.path, None)
        if there is None or there.sha != skip.blob:
            yield skip.path, NEW if there is None else EDITED
    for row, (path, kind) in enumerate(zip(table.paths, table.kinds, strict=True)):
        if kind == content.ABSENT:
            continue
        there = committed.pop(path, None)
        if there is None or not _is_same(table, row, kind, there):
            yield path, NEW if there is None else EDITED
    yield from ((path, GONE_SINCE) for path in committed)


def _is_same(table: FileTable, row: int, kind: int, there: TreeRow) -> bool:
    if kind == content.TOO_LARGE:  # never read, so its size has to do
        return there.size == table.size(row)
    is_link = kind in (content.SYMLINK, content.SYMLINK_OUTSIDE)
    if is_link != (there.mode == "120000"):
        return False
    return there.sha in (table.blob(row), table.lf_blob(row))
