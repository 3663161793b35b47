"""An own git directory that borrows a repository's objects and none of its configuration.

A few configuration lines of ours, refs copied as data, objects through `alternates`: nothing the
repository's owner wrote is ever obeyed. Only files are written here; git.py runs git on it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from probant.workspace.content import name_key
from probant.workspace.gitdir import GitDirectory, all_refs, head_target, object_dirs
from probant.workspace.store import (
    make_private,
    read_or_none,
    write_atomically,
    write_if_changed,
)

_CONFIGS = {
    "sha1": b"[core]\n\trepositoryformatversion = 0\n\tbare = true\n",
    "sha256": b"[core]\n\trepositoryformatversion = 1\n\tbare = true\n"
    b"[extensions]\n\tobjectformat = sha256\n",
}
_OBJECT_ID = re.compile(rb"[0-9a-f]{40,64}\n")
_UNSET_HEAD = b"ref: refs/heads/unset\n"


def mirror_directory(where: GitDirectory, cache_dir: Path) -> Path:
    """Where the mirror is kept, made or not."""
    key = name_key(os.fspath(where.git_dir), os.fspath(where.common_dir))
    return cache_dir / "git" / key


def ensure_mirror(where: GitDirectory, cache_dir: Path) -> Path:
    """The mirror's directory, made if it is not there; cheap when it is."""
    mirror = mirror_directory(where, cache_dir)
    for part in ("objects/info", "refs", "info"):
        make_private(mirror / part)
    alternates = b"".join(_quoted(directory) + b"\n" for directory in object_dirs(where))
    write_if_changed(mirror / "config", _CONFIGS[where.object_format])
    write_if_changed(mirror / "objects/info/alternates", alternates)
    head = read_or_none(mirror / "HEAD") or b""
    if not head.startswith(b"ref: refs/") and not _OBJECT_ID.fullmatch(head):
        write_atomically(mirror / "HEAD", _UNSET_HEAD)  # missing or damaged; refs are copied later
    return mirror


def copy_ignore_rules(where: GitDirectory, mirror: Path) -> None:
    """What the repository ignores besides its `.gitignore` files."""
    exclude = where.common_dir / "info" / "exclude"
    write_if_changed(mirror / "info" / "exclude", _plain_bytes(exclude) or b"")


def copy_refs(where: GitDirectory, mirror: Path) -> None:
    """HEAD, all refs and the shallow boundary, as they are now."""
    rows = sorted((name.encode(), object_id) for name, object_id in all_refs(where).items())
    packed = b"# pack-refs with: sorted \n"
    packed += b"".join(b"%s %s\n" % (object_id.encode(), name) for name, object_id in rows)
    write_if_changed(mirror / "packed-refs", packed)
    target = head_target(where)
    head = f"ref: {target}\n" if target.startswith("refs/") else f"{target}\n"
    write_if_changed(mirror / "HEAD", head.encode())
    shallow = _plain_bytes(where.common_dir / "shallow")
    if shallow is None:
        (mirror / "shallow").unlink(missing_ok=True)
    else:
        write_if_changed(mirror / "shallow", shallow)


def copy_shared_index(where: GitDirectory, mirror: Path) -> None:
    """The base of a split index: git looks for it in the mirror, and would touch the original."""
    for shared in where.git_dir.glob("sharedindex.*"):
        copy = mirror / shared.name
        content = None if copy.exists() else _plain_bytes(shared)
        if content is not None:
            write_atomically(copy, content)


def _plain_bytes(file: Path) -> bytes | None:
    """A regular file's bytes; None for a link, a pipe or nothing."""
    return read_or_none(file) if file.is_file() and not file.is_symlink() else None


def _quoted(directory: Path) -> bytes:
    """Quoted as git reads it, so that no byte of the path can end the line or start a comment."""
    plain = b"".join(
        bytes((byte,)) if 0x20 <= byte < 0x7F and byte not in b'"\\' else b"\\%03o" % byte
        for byte in os.fsencode(directory)
    )
    return b'"' + plain + b'"'
