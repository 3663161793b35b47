"""Where a program is found: on the user's PATH, but never in the tree under investigation.

An activated environment puts folders of the target on PATH; what is started outside the sandbox
may not come from there. Starting is process.py's work.
"""

from __future__ import annotations

import os
from pathlib import Path

SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin", "/bin", "/usr/local/sbin", "/usr/sbin", "/sbin")


def find_program(name: str, *, not_below: Path | None, system_first: bool = False) -> str | None:
    """The program's path; folders below `not_below`, and links that lead there, are passed by."""
    entries = os.environ.get("PATH", os.defpath).split(os.pathsep)
    folders = [*SYSTEM_FOLDERS, *entries] if system_first else entries
    root = os.path.realpath(not_below) if not_below is not None else None
    for folder in folders:
        path = os.path.join(folder, name)  # noqa: PTH118 - a folder of PATH may be any text
        if not folder.startswith("/") or not _is_program(path):
            continue
        if root is None or not (_is_below(folder, root) or _is_below(path, root)):
            return path
    return None


def _is_program(path: str) -> bool:
    return Path(path).is_file() and os.access(path, os.X_OK)


def _is_below(path: str, root: str) -> bool:
    real = Path(os.path.realpath(path))
    # A tree that is the whole machine has nothing beside it to be told from.
    return root != "/" and real.is_relative_to(root)
