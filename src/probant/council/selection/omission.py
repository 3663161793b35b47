"""Why nothing of a file is shown: one reason for each thing that stands in the way.

What stands in a file is looked at here; what its name and its place say is choosing.py's.
"""

from __future__ import annotations

import re
from enum import Enum

from probant.council.selection.secrets import holds_secret


class Omission(Enum):
    """Why nothing of a file is shown."""

    SECRET = "secret"  # noqa: S105 - a reason
    IGNORED = "ignored"
    DELETED = "deleted"
    RENAMED = "renamed"
    NOT_IN_SNAPSHOT = "not_in_snapshot"
    BINARY = "binary"
    UTF16 = "utf16"
    LFS_POINTER = "lfs_pointer"
    TOO_LARGE = "too_large"
    SYMLINK = "symlink"
    SUBMODULE = "submodule"
    NOT_REGULAR = "not_regular"
    BAD_NAME = "bad_name"
    UNREADABLE = "unreadable"
    BUDGET = "budget"


NOT_THERE = frozenset({Omission.NOT_IN_SNAPSHOT.value, Omission.RENAMED.value})
"""Reasons of a path that is no file of the review at all."""

OF_SKIPPED = {
    "binary": Omission.BINARY,
    "utf16": Omission.UTF16,
    "too_large": Omission.TOO_LARGE,
    "symlink": Omission.SYMLINK,
    "symlink_outside": Omission.SYMLINK,
    "submodule": Omission.SUBMODULE,
    "nested_repository": Omission.SUBMODULE,
    "not_regular": Omission.NOT_REGULAR,
    "bad_name": Omission.BAD_NAME,
    "absent": Omission.DELETED,
    "not_checked_out": Omission.UNREADABLE,
    "unreadable": Omission.UNREADABLE,
}

_MAX_POINTER_BYTES = 1024
_POINTER = re.compile(
    rb"version https?://(?:git-lfs\.github\.com|hawser\.github\.com)/spec/v[0-9]+\r?\n"
    rb"(?:[^\n]*\n)*?oid [a-z0-9]+:[0-9a-f]+\r?(?:\n|\Z)"
)


def readable(raw: bytes) -> str | Omission:
    """The text of a file, unless what stands in it is a reason not to show it."""
    if is_lfs_pointer(raw):
        return Omission.LFS_POINTER
    text = raw.decode("utf-8", "replace")
    return Omission.SECRET if holds_secret(text) else text


def is_lfs_pointer(raw: bytes) -> bool:
    """Whether Git LFS keeps the content elsewhere, so that nobody would see it here."""
    return len(raw) < _MAX_POINTER_BYTES and _POINTER.match(raw) is not None
