"""The folders git looks into for untracked files, with their times: while none of them changes,
no file came or went, and git need not list them again.

A name that comes or goes changes its folder, and a changed rule its ignore file. The times are
taken before git lists, so that what happens meanwhile is seen next time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection

from probant.workspace.listing import is_racy, linked_directories, stats_each
from probant.workspace.table import STATS_PER_ROW, FolderTable

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_IGNORE_FILE = ".gitignore"
_ROOT = "."


def looked_into(
    root_fd: int, left_out: Collection[str], rules: str, files: list[str]
) -> FolderTable | None:
    """Every folder below the root but those left out; None where one of them cannot be listed.

    `rules` is the file outside the root that says what is ignored; `files` are what is listed.
    """
    without = frozenset(left_out)
    paths = [_ROOT]
    for path in paths:
        found = [] if _is_rule(path) else _inside(path, root_fd)
        if found is None:
            return None
        paths += [name for name in found if f"{name}/" not in without]
    paths.append(rules)
    has_links = bool(linked_directories(files, root_fd))
    return _settled(FolderTable(paths, stats_each(paths, root_fd), without, has_links))


def is_unchanged(table: FolderTable, root_fd: int) -> bool:
    return stats_each(table.paths, root_fd) == table.stats


def brought_up(table: FolderTable, root_fd: int) -> FolderTable | None:
    """The same with the times of now; None if other folders or rules came, or may still come."""
    now = stats_each(table.paths, root_fd)
    known = set(table.paths)
    for row, path in enumerate(table.paths):
        at = slice(row * STATS_PER_ROW, (row + 1) * STATS_PER_ROW)
        if now[at] == table.stats[at]:
            continue
        found = None if path.startswith("/") or _is_rule(path) else _inside(path, root_fd)
        if found is None or not all(f"{one}/" in table.left_out or one in known for one in found):
            return None
    return _settled(table._replace(stats=now))


def _settled(table: FolderTable) -> FolderTable | None:
    """What was looked at right after it changed may change again without showing it."""
    now_ns = time.time_ns()
    is_settled = not any(is_racy(then, now_ns) for then in table.stats[2::STATS_PER_ROW])
    return table if is_settled else None


def _is_rule(path: str) -> bool:
    return path.rpartition("/")[2] == _IGNORE_FILE


def _inside(path: str, root_fd: int) -> list[str] | None:
    """The folders and the ignore file of a folder; None if it cannot be listed."""
    prefix = "" if path == _ROOT else f"{path}/"
    try:
        fd = os.open(path, _FOLDER, dir_fd=root_fd)
    except OSError:
        return None
    try:
        with os.scandir(fd) as entries:
            return [prefix + one.name for one in entries if _is_deciding(one)]
    except OSError:
        return None
    finally:
        os.close(fd)


def _is_deciding(entry: os.DirEntry[str]) -> bool:
    if entry.is_dir(follow_symlinks=False):
        return entry.name.lower() != ".git"
    return entry.name == _IGNORE_FILE
