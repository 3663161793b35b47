"""Which paths a directory holds now, and the state of each: names and times, no content.

git decides what belongs to a repository; a plain directory is walked. Next: worktree.py reads.
"""

from __future__ import annotations

import os
import stat
from array import array
from collections.abc import Iterable
from itertools import chain

from probant.workspace.paths import GONE
from probant.workspace.table import NOT_CHECKED_OUT, STATS_PER_ROW, FixedSkip

NO_STATS = (0, 0, 0, 0)
"""Stats of a path that is not there."""

BLOCKED_STATS = (0, 0, 0, 1)
"""Stats of a path that cannot be looked at, say for want of permission."""

DEPENDENCY_FOLDERS = frozenset({".venv", "node_modules", ".tox", ".nox"})
"""Where tools install packages; untracked, they are not what a question is about."""

_UNSIGNED = (1 << 64) - 1

RACY_NS = 50_000_000
"""A file read this soon after it changed is read again next time: its times may not move again."""

COARSE_RACY_NS = 2_100_000_000


def is_racy(changed_ns: int, now_ns: int) -> bool:
    """Whether another change could still leave the same times; some disks count whole seconds."""
    is_coarse = changed_ns % 1_000_000_000 == 0
    return now_ns - changed_ns < (COARSE_RACY_NS if is_coarse else RACY_NS)


def stats_of(status: os.stat_result) -> tuple[int, int, int, int]:
    """Size, mtime, ctime, inode."""
    return (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)


def packed(values: Iterable[int]) -> array[int]:
    """Stats as one column."""
    kept = list(values)
    try:
        return array("Q", kept)
    except OverflowError:  # a time before 1970
        return array("Q", [value & _UNSIGNED for value in kept])


def without(untracked: bytes, hidden: str) -> bytes:
    """The listing without what lies below `hidden`; an empty `hidden` hides nothing."""
    if not hidden:
        return untracked
    prefix = os.fsencode(hidden)
    kept = (path for path in untracked.split(b"\0")[:-1] if not path.startswith(prefix))
    return b"".join(path + b"\0" for path in kept)


def git_listing(tracked: bytes, untracked: bytes) -> tuple[list[str], tuple[FixedSkip, ...]]:
    """All paths to look at, sorted, and those that are not files of this repository."""
    paths: set[str] = set()
    fixed: set[FixedSkip] = set()
    for entry in tracked.decode("utf-8", "surrogateescape").split("\0")[:-1]:
        about, _, path = entry.partition("\t")
        tag, mode, sha, _ = about.split(" ")
        if mode == "160000":
            fixed.add(FixedSkip(path, "submodule", sha))
            continue
        paths.add(path)
        if tag == "S":
            fixed.add(FixedSkip(path, NOT_CHECKED_OUT, sha))
    for path in untracked.decode("utf-8", "surrogateescape").split("\0")[:-1]:
        if (dependencies := _dependency_folder(path)) is not None:
            fixed.add(FixedSkip(dependencies, "dependency_folder"))
        elif path.endswith("/"):
            fixed.add(FixedSkip(path.rstrip("/"), "nested_repository"))
        else:
            paths.add(path)
    return sorted(paths), tuple(sorted(fixed))


def _dependency_folder(path: str) -> str | None:
    """The folder of other people's packages that a path lies in, by the names tools give them."""
    parts = path.split("/")
    for at, part in enumerate(parts[:-1]):
        if part in DEPENDENCY_FOLDERS:
            return "/".join(parts[: at + 1])
    return None


def walked_listing(root: str, hidden: str) -> tuple[list[str], array[int], tuple[FixedSkip, ...]]:
    """Every path below `root` that is not a directory, sorted; links are listed, not followed.

    The directory `hidden` (with its final '/') is left out.
    """
    found: list[tuple[str, tuple[int, int, int, int]]] = []
    fixed: list[FixedSkip] = []
    pending = [""]
    while pending:
        prefix = pending.pop()
        try:
            with os.scandir(f"{root}/{prefix}") as entries:
                for entry in entries:
                    name = entry.name
                    if len(name) == 4 and name.lower() == ".git":
                        continue
                    if not entry.is_dir(follow_symlinks=False):
                        found.append((prefix + name, _entry_stats(entry)))
                    elif f"{prefix}{name}/" != hidden:
                        pending.append(f"{prefix}{name}/")
        except OSError as trouble:
            if trouble.errno not in GONE:
                fixed.append(FixedSkip(prefix.rstrip("/") or ".", "unreadable"))
    found.sort()
    stats = packed(chain.from_iterable([row for _, row in found]))
    return [path for path, _ in found], stats, tuple(sorted(fixed))


def odd_ignore_file(root: str) -> str | None:
    """A `.gitignore` below `root` that is a pipe, a socket or a device."""
    for directory, _, names in os.walk(root):
        if ".gitignore" in names:
            path = f"{directory}/.gitignore"
            mode = os.lstat(path).st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISLNK(mode)):
                return path
    return None


def stat_rows(paths: list[str], root_fd: int) -> array[int]:
    """The stats of every path; what lies behind a linked directory counts as gone."""
    column = stats_each(paths, root_fd)
    if linked := linked_directories(paths, root_fd):
        for row, path in enumerate(paths):
            if path.startswith(linked):
                column[row * STATS_PER_ROW : (row + 1) * STATS_PER_ROW] = packed(NO_STATS)
    return column


def stats_each(paths: list[str], root_fd: int) -> array[int]:
    """The stats of every path, whatever stands on the way to it."""
    flat: list[int] = []
    extend, status_of = flat.extend, os.stat
    for path in paths:
        try:
            status = status_of(path, dir_fd=root_fd, follow_symlinks=False)
        except (OSError, ValueError) as trouble:
            extend(_missing_stats(trouble))
            continue
        extend((status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino))
    return packed(flat)


def _entry_stats(entry: os.DirEntry[str]) -> tuple[int, int, int, int]:
    try:
        status = entry.stat(follow_symlinks=False)
    except OSError as trouble:
        return _missing_stats(trouble)
    return (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)


def _missing_stats(trouble: OSError | ValueError) -> tuple[int, int, int, int]:
    is_gone = isinstance(trouble, OSError) and trouble.errno in GONE
    return NO_STATS if is_gone else BLOCKED_STATS


def linked_directories(paths: list[str], root_fd: int) -> tuple[str, ...]:
    """Directories on the way to `paths` that are links now, each with its final '/'."""
    directories = {path[: path.rfind("/")] for path in paths if "/" in path}
    pending = list(directories)
    for directory in pending:
        parent = directory.rpartition("/")[0]
        if parent not in directories:
            directories.add(parent)
            pending.append(parent)
    directories.discard("")
    linked: list[str] = []
    is_link, status_of = stat.S_ISLNK, os.stat
    for directory in directories:
        try:
            status = status_of(directory, dir_fd=root_fd, follow_symlinks=False)
        except (OSError, ValueError):
            continue
        if is_link(status.st_mode):
            linked.append(directory + "/")
    return tuple(linked)
