"""A commit's tree, from git's objects alone.

Nothing on disk is looked at. Next: snapshot.py.
"""

from __future__ import annotations

import os
from array import array

from probant.errors import FileUnreadable
from probant.workspace import content
from probant.workspace.git import GitMirror
from probant.workspace.history import TreeRow
from probant.workspace.paths import is_repo_path
from probant.workspace.table import FileTable, FixedSkip, SavedTree


def scan_commit(git: GitMirror, commit: str | None) -> SavedTree:
    """Every file of the commit; None, the state before the first commit, has none."""
    object_format = git.where.object_format
    width = content.HASH_WIDTHS[object_format]
    # By path, as a made-up tree may name one twice.
    by_path = {row.path: row for row in git.list_tree(commit)} if commit else {}
    rows = [by_path[path] for path in sorted(by_path)]
    fixed = tuple(FixedSkip(row.path, "submodule", row.sha) for row in rows if row.type == "commit")
    files = [row for row in rows if row.type == "blob"]
    stats = array("Q")
    kinds = bytearray()
    blobs = bytearray()
    for row in files:
        stats.extend((max(row.size, 0), 0, 0, 0))
        kinds.append(kind_in_commit(git, row))
        blobs += bytes.fromhex(row.sha)
    paths = [row.path for row in files]
    table = FileTable(
        width, paths, stats, bytes(kinds), bytes(blobs), bytes(width * len(files)), fixed
    )
    return SavedTree(table, table.digest(), False, commit, (), b"")


def kind_in_commit(git: GitMirror, row: TreeRow) -> int:
    """What a blob of a commit's tree is: one of `content.KINDS`."""
    if not is_repo_path(row.path):
        return content.BAD_NAME
    if row.size > content.MAX_TEXT_BYTES:
        return content.TOO_LARGE
    try:
        raw = git.read_blob(row.sha)
    except FileUnreadable:
        return content.UNREADABLE
    if row.mode == "120000":
        return content.link_kind(row.path, os.fsdecode(raw))
    return content.kind_of(raw)
