"""A writable copy of a snapshot: the files as they are, for programs that may change them.

Never a link to the original: what runs in the copy cannot reach what was copied.
"""

from __future__ import annotations

from pathlib import Path

from probant.workspace.snapshot import SourceTree


def copy_tree(tree: SourceTree, into: Path) -> None:
    """Every file of the snapshot below `into`, which is made."""
    into.mkdir(parents=True)
    for path in tree.files:
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(tree.read(path))
