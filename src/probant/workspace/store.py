"""Private files in the cache: directories for this user only, files whole or not at all.

Knows nothing of what is in them. Nothing here ever touches the repository under investigation.
"""

from __future__ import annotations

import itertools
import os
import zlib
from pathlib import Path

from probant.errors import CacheUnwritable

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_serial = itertools.count()


def make_private(directory: Path) -> None:
    """Make a directory, and what is missing above it, for this user only."""
    try:
        if directory.is_dir():
            return
        if not directory.parent.is_dir():
            make_private(directory.parent)
        directory.mkdir(mode=0o700, exist_ok=True)
    except OSError as trouble:
        raise _unwritable(directory, trouble) from trouble


def read_or_none(file: Path) -> bytes | None:
    """A cached file's bytes; None if there is none to be had."""
    try:
        return file.read_bytes()
    except OSError:
        return None


def sealed(content: bytes) -> bytes:
    """The content behind its checksum."""
    return b"%08x\n" % zlib.crc32(content) + content


def unsealed(raw: bytes) -> bytes | None:
    """What `sealed` was given; None if a single bit is different."""
    seal, content = raw[:9], raw[9:]
    return content if seal == b"%08x\n" % zlib.crc32(content) else None


def write_if_changed(file: Path, content: bytes) -> None:
    """Leave the file alone when it already says so."""
    if read_or_none(file) != content:
        write_atomically(file, content)


def write_atomically(file: Path, content: bytes) -> None:
    """A temporary neighbour, flushed to the disk, then renamed."""
    temporary = file.with_name(f".tmp-{os.getpid()}-{next(_serial)}-{os.urandom(4).hex()}")
    try:
        fd = os.open(temporary, _FLAGS, 0o600)
        try:
            with os.fdopen(fd, "wb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            temporary.replace(file)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as trouble:
        raise _unwritable(file.parent, trouble) from trouble


def keep_newest(directory: Path, n_kept: int) -> None:
    """Delete all but the newest files; another process may be doing the same."""
    by_age: list[tuple[int, Path]] = []
    for file in directory.iterdir():
        try:
            by_age.append((file.stat().st_mtime_ns, file))
        except FileNotFoundError:
            continue
    for _, file in sorted(by_age)[:-n_kept]:
        file.unlink(missing_ok=True)


def _unwritable(directory: Path, trouble: OSError) -> CacheUnwritable:
    return CacheUnwritable(
        f"cannot write the cache at {directory}: {trouble.strerror}",
        remedy="set PROBANT_CACHE_DIR to a writable directory",
    )
