"""Transcripts on disk: a directory is there whole or not at all, and each names the one before.

The log root has one lock; whoever holds it writes a hidden directory, flushes it, and renames it.
A hidden directory seen under the lock was left by a killed process and goes. The time in a name is
when the transcript was closed, always later than the newest there is, so that the order of the
names is the order of the chain. Reading follows no link and opens nothing but regular files.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import re
import stat
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from probant.council.minutes.manifest import (
    MANIFEST,
    Files,
    Json,
    Link,
    Odd,
    make_manifest,
    manifest_hash,
)
from probant.errors import ExecutionError, UsageError

NAME = re.compile(r"(\d{8}T\d{12}Z)-([0-9a-f]{32})")
"""The name of a transcript's directory: when it was closed, and the verification's id."""
MAX_FILE_BYTES = 64_000_000
MAX_FILES = 30
"""More are not read: a transcript has eight."""
LOCK = ".lock"
_HIDDEN = ".tmp-"
_STAMP = "%Y%m%dT%H%M%S%fZ"
_LOCK_SECONDS = 30.0
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_OLD = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC

Drafted = Callable[[Path], Mapping[str, bytes]]
"""The files of a transcript, once its place is known."""


def write_directory(
    root: Path, verification_id: str, *, about: Json, now: datetime, files: Drafted
) -> Path:
    """Write one transcript and return its directory; raises UsageError where that cannot be."""
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _locked(root):
            _sweep(root)
            earlier = names_in(root)
            name = f"{_stamp(now, earlier)}-{verification_id}"
            place = root / name
            content = dict(files(place))
            content[MANIFEST] = make_manifest(
                content, about=about, directory=name, previous=_link_to(root, earlier)
            )
            _put(root, name, content)
    except OSError as trouble:
        raise UsageError(
            f"the transcript cannot be written to {root}: {trouble.strerror}",
            remedy="set PROBANT_LOG_DIR to a writable directory",
        ) from trouble
    return place


@contextlib.contextmanager
def _locked(root: Path) -> Iterator[None]:
    fd = os.open(root / LOCK, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        end = time.monotonic() + _LOCK_SECONDS
        while not _taken(fd):
            if time.monotonic() > end:
                raise ExecutionError(
                    f"another process has been writing to {root} for {_LOCK_SECONDS:.0f} s",
                    remedy="end it, or set PROBANT_LOG_DIR to another directory",
                )
            time.sleep(0.02)
        yield
    finally:
        os.close(fd)


def _taken(fd: int) -> bool:
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _sweep(root: Path) -> None:
    """Remove what killed processes left; trouble with it is no reason to fail."""
    for left in root.iterdir():
        if left.name.startswith(_HIDDEN) and left.is_dir() and not left.is_symlink():
            with contextlib.suppress(OSError):
                for file in left.iterdir():
                    file.unlink()
                left.rmdir()


def _stamp(now: datetime, earlier: tuple[str, ...]) -> str:
    """The time, or just after the newest name where a clock went back."""
    told = now.astimezone(UTC)
    if earlier:
        try:
            newest = datetime.strptime(earlier[-1].partition("-")[0], _STAMP).replace(tzinfo=UTC)
            told = max(told, newest + timedelta(microseconds=1))
        except (ValueError, OverflowError) as error:
            raise UsageError(
                f"{earlier[-1]} in the log is named after no time", remedy="move it elsewhere"
            ) from error
    return told.strftime(_STAMP)


def _link_to(root: Path, earlier: tuple[str, ...]) -> Link | None:
    if not earlier:
        return None
    return Link(earlier[-1], manifest_hash(read_directory(root / earlier[-1], only=MANIFEST)))


def _put(root: Path, name: str, content: Mapping[str, bytes]) -> None:
    hidden = root / f"{_HIDDEN}{os.getpid()}-{os.urandom(4).hex()}"
    hidden.mkdir(mode=0o700)
    try:
        for file, data in content.items():
            with os.fdopen(os.open(hidden / file, _NEW, 0o600), "wb") as opened:
                opened.write(data)
                opened.flush()
                os.fsync(opened.fileno())
        _flush(hidden)
        if (root / name).exists():
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))
        hidden.rename(root / name)
    except BaseException:
        for left in content:
            (hidden / left).unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            hidden.rmdir()
        raise
    _flush(root)


def _flush(directory: Path) -> None:
    fd = os.open(directory, _FOLDER)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def names_in(root: Path) -> tuple[str, ...]:
    """The transcripts of a log root, oldest first."""
    with os.scandir(root) as entries:
        return tuple(
            sorted(
                one.name
                for one in entries
                if NAME.fullmatch(one.name) and one.is_dir(follow_symlinks=False)
            )
        )


def read_directory(directory: Path, *, only: str | None = None) -> Files:
    """What stands in a directory; whatever is no plain readable file is an `Odd`."""
    try:
        fd = os.open(directory, _FOLDER)
    except OSError as trouble:
        raise UsageError(
            f"{directory} cannot be read: {trouble.strerror}",
            remedy="name a transcript",
        ) from trouble
    try:
        names = [only] if only else sorted(os.listdir(fd))  # noqa: PTH208 - of the opened directory
        found = {name: _read(fd, name) for name in names[:MAX_FILES]}
        found |= {name: Odd("was added") for name in names[MAX_FILES:]}
    finally:
        os.close(fd)
    return {name: content for name, content in found.items() if content is not None}


def _read(directory_fd: int, name: str) -> bytes | Odd | None:
    """None if there is no such file; the kind is looked at first, since opening a device acts."""
    try:
        seen = os.stat(name, dir_fd=directory_fd, follow_symlinks=False)
        if why := _oddity(seen):
            return Odd(why)
        with os.fdopen(os.open(name, _OLD, dir_fd=directory_fd), "rb") as opened:
            if why := _oddity(os.fstat(opened.fileno())):
                return Odd(why)
            content = opened.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as trouble:
        return Odd(f"cannot be read: {trouble.strerror}")
    return content if len(content) <= MAX_FILE_BYTES else Odd("is too large")


def _oddity(seen: os.stat_result) -> str:
    if stat.S_ISLNK(seen.st_mode):
        return "is a symbolic link"
    if stat.S_ISDIR(seen.st_mode):
        return "is a directory"
    if not stat.S_ISREG(seen.st_mode):
        return "is not a regular file"
    return "is too large" if seen.st_size > MAX_FILE_BYTES else ""
