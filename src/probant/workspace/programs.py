"""Where a program is found: on the user's PATH, but never in the tree under investigation.

An activated environment puts folders of the target on PATH; what is started outside the sandbox
may not come from there. Starting is process.py's work.
"""

from __future__ import annotations

import os
from pathlib import Path

from probant.workspace import process

SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin", "/bin", "/usr/local/sbin", "/usr/sbin", "/sbin")


def find_program(name: str, *, not_below: Path | None, system_first: bool = False) -> str | None:
    """The program's path; folders below `not_below`, and links that lead there, are passed by.

    `system_first` prefers those folders of PATH that only the machine's owner writes to.
    """
    entries = process.clean_env()["PATH"].split(os.pathsep)
    folders = sorted(entries, key=SYSTEM_FOLDERS.__contains__, reverse=True)
    root = os.path.realpath(not_below) if not_below is not None else None
    for folder in folders if system_first else entries:
        path = os.path.join(folder, name)  # noqa: PTH118 - a folder of PATH may be any text
        if not folder or not _is_program(path):
            continue
        if root is None or not (_is_below(folder, root) or _is_below(path, root)):
            return path
    return None


def _is_program(path: str) -> bool:
    # Unlike Path's own question, this one takes a folder closed to us for "not there".
    return os.path.isfile(path) and os.access(path, os.X_OK)  # noqa: PTH113


def _is_below(path: str, root: str) -> bool:
    real = Path(os.path.realpath(path))
    # A tree that is the whole machine has nothing beside it to be told from.
    return root != "/" and real.is_relative_to(root)
