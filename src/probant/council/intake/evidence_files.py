"""Files that a person names as evidence: their text, or one line that says what is wrong.

Only regular files are opened, never more of them than fits. What the text says is reading.py's.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from probant.council.selection.targets import shown
from probant.errors import RequestRefused

MAX_FILE_BYTES = 16 << 20
_FLAGS = os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
_OTHER_ENCODINGS = (b"\xff\xfe", b"\xfe\xff")


def read_evidence_file(name: str) -> str:
    """The whole text, without a byte order mark."""
    raw = _bytes_of(name)
    if raw.startswith(_OTHER_ENCODINGS):
        raise unreadable(name, "is UTF-16", "save it as UTF-8")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as odd:
        raise unreadable(
            name, f"is not UTF-8 text (byte {odd.start})", "save it as UTF-8"
        ) from None
    if not text:
        raise unreadable(name, "is empty", "let the tool write something, or leave it out")
    return text


def is_there(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def unreadable(name: str, what: str, remedy: str) -> RequestRefused:
    return RequestRefused(
        f"evidence {shown(name, 200)} {what}", remedy=remedy, code="evidence_unreadable"
    )


def _bytes_of(name: str) -> bytes:
    if not name:
        raise unreadable(name, "names no file", "name one")
    try:
        # Looked at before it is opened: opening alone can act on a device.
        _check_regular(name, Path(name).stat())
        with os.fdopen(os.open(name, _FLAGS), "rb") as stream:
            _check_regular(name, os.fstat(stream.fileno()))
            raw = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as trouble:
        why = trouble.strerror if isinstance(trouble, OSError) else None
        raise unreadable(
            name, f"cannot be read: {why or 'no such name'}", "name a file that you may read"
        ) from None
    if len(raw) > MAX_FILE_BYTES:
        raise unreadable(name, f"is larger than {MAX_FILE_BYTES:,} bytes", "send a part of it")
    return raw


def _check_regular(name: str, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise unreadable(name, "is a directory", "name a file in it")
    if not stat.S_ISREG(status.st_mode):
        raise unreadable(name, "is not a regular file", "write the output to a file first")
    if status.st_size > MAX_FILE_BYTES:
        raise unreadable(name, f"is larger than {MAX_FILE_BYTES:,} bytes", "send a part of it")
