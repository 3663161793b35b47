"""What bytes are: git blob ids, text or not, lines.

No IO. Every limit on file content is here. Next: paths.py reads, table.py remembers.
"""

from __future__ import annotations

import hashlib
import posixpath
from collections.abc import Callable

MAX_TEXT_BYTES = 5_000_000
"""A larger file is skipped as `too_large`, unread: no source file a person wrote is that long."""

SNIFFED_BYTES = 8_000
"""A NUL byte this early makes a file binary, as in git."""

MAX_LINKS = 40
"""Linux gives up on a path that leads through more."""

MAX_PARTS = 4096

KINDS = (
    "text",
    "absent",
    "binary",
    "utf16",
    "too_large",
    "symlink",
    "symlink_outside",
    "not_regular",
    "unreadable",
    "bad_name",
)
"""Every state of a listed path; a kind is stored as its place in this tuple, so only append."""

(
    TEXT,
    ABSENT,
    BINARY,
    UTF16,
    TOO_LARGE,
    SYMLINK,
    SYMLINK_OUTSIDE,
    NOT_REGULAR,
    UNREADABLE,
    BAD_NAME,
) = range(len(KINDS))

HASH_WIDTHS = {"sha1": 20, "sha256": 32}


def blob_id(content: bytes, object_format: str = "sha1") -> bytes:
    """The id git gives a blob of exactly these bytes."""
    digest = hashlib.new(object_format, b"blob %d\0" % len(content), usedforsecurity=False)
    digest.update(content)
    return digest.digest()


def name_key(*parts: str) -> str:
    """A short name for a cache file that stands for `parts`."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:32]


def kind_of(content: bytes) -> int:
    """TEXT, BINARY or UTF16, from the first bytes."""
    head = content[:SNIFFED_BYTES]
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return UTF16
    return BINARY if b"\0" in head else TEXT


def link_kind(path: str, target: str) -> int:
    """Whether a link's target stays in the tree, by its text alone: links are never followed."""
    if target.startswith("/"):
        return SYMLINK_OUTSIDE
    landing = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
    return SYMLINK_OUTSIDE if landing == ".." or landing.startswith("../") else SYMLINK


def landing(path: str, link_at: Callable[[str], str | None]) -> str | None:
    """Where a path of a tree ends, step by step over the tree's own links; None if outside.

    `..` after a link is the folder above what it leads to: its text alone does not tell.
    """
    here: list[str] = []
    waiting = path.split("/")[::-1]
    n_followed = 0
    while waiting:
        part = waiting.pop()
        if part == "..":
            if not here:
                return None
            here.pop()
        elif part not in ("", "."):
            here.append(part)
            target = link_at("/".join(here))
            if target is None:
                continue
            n_followed += 1
            if n_followed > MAX_LINKS:
                break  # it ends nowhere, and so at a link
            if target.startswith("/") or len(here) > MAX_PARTS:
                return None
            here.pop()
            waiting += target.split("/")[::-1]
    return "/".join(here)


def printable_name(path: str) -> str:
    """A name that is not UTF-8 as text: its odd bytes as backslash escapes."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def split_lines(content: bytes) -> tuple[str, ...]:
    """Lines as `git grep -n` counts them: split on "\\n" only.

    One "\\r" before the "\\n" belongs to the line end and is left out; a lone "\\r", U+2028 and
    the like stay inside their line. A byte order mark stays: what is shown is what is there.
    """
    *ended, rest = content.decode("utf-8", "replace").split("\n")
    lines = [line.removesuffix("\r") for line in ended]
    return (*lines, rest) if rest else tuple(lines)
