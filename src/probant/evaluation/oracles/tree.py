"""The files of a directory as bytes, listed by the evaluation itself.

No filter of the engine applies here: what it would skip still counts for a proof of absence.
Next: python_ast.py and raw_bytes.py, which read this.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from probant.errors import RepositoryNotFound

NOT_CONTENT = frozenset({".git"})


@dataclass(frozen=True, order=True, slots=True)
class Dropped:
    """A fact no question is made of, and why."""

    fact: str
    subject: str
    reason: str


@dataclass(frozen=True, slots=True)
class Tree:
    """Every readable regular file below `root`, by its '/'-separated relative path."""

    root: Path
    files: Mapping[str, bytes]
    dropped: tuple[Dropped, ...]


def read_tree(root: Path) -> Tree:
    """Read all of `root`; links are not followed, unreadable files are listed as dropped."""
    if not root.is_dir():
        raise RepositoryNotFound(f"no directory {root}", remedy="name an existing directory")
    files: dict[str, bytes] = {}
    dropped: list[Dropped] = []
    for folder, folder_names, file_names in os.walk(root):
        folder_names[:] = sorted(name for name in folder_names if name not in NOT_CONTENT)
        for name in sorted(file_names):
            found = Path(folder) / name
            path = found.relative_to(root).as_posix()
            if found.is_symlink() or not found.is_file():
                dropped.append(Dropped("file", path, "not a regular file"))
                continue
            try:
                files[path] = found.read_bytes()
            except OSError as error:
                dropped.append(Dropped("file", path, f"unreadable: {error.strerror}"))
    return Tree(root, dict(sorted(files.items())), tuple(dropped))
