"""Names of files in a diff: quoted as git does, or plain with a time behind them.

Only read here; whether a name may be used is patching.py's matter.
"""

from __future__ import annotations

import re

from probant.workspace.diff_refusal import refused

MAX_NAMES_BYTES = 10_000
_ESCAPES = {"n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, '"': 34, "\\": 92}


def name_of(text: bytes) -> str:
    """A name after `---`: quoted as git does, or plain with a time behind it."""
    if text.startswith(b'"'):
        return _unquoted(text)[0]
    return _decoded_name(text.partition(b"\t")[0].rstrip(b"\r"))


def is_dated_never(text: bytes) -> bool:
    """Plain diff dates a file that is not there to the beginning of time."""
    return text.partition(b"\t")[2].startswith((b"1970-01-01", b"1969-12-31"))


def names_of(text: bytes) -> tuple[str, str] | None:
    """Both names of a `diff --git` line; None where it does not tell where one ends."""
    if len(text) > MAX_NAMES_BYTES:
        raise refused("a name in it is too long")
    if text.startswith(b'"'):
        first, rest = _unquoted(text)
        return first, name_of(rest.lstrip(b" "))
    quoted = text.find(b' "')
    if quoted >= 0:
        return _decoded_name(text[:quoted]), name_of(text[quoted + 1 :])
    middle = len(text) // 2  # one name twice, with prefixes that are equally long
    one, two = text[:middle], text[middle + 1 :]
    if text[middle : middle + 1] != b" " or not _is_same_name(one, two):
        return None
    return _decoded_name(one), _decoded_name(two)


def _is_same_name(one: bytes, two: bytes) -> bool:
    if one == two:
        return True
    rest = one.partition(b"/")[2]
    return bool(rest) and rest == two.partition(b"/")[2]


def _unquoted(text: bytes) -> tuple[str, bytes]:
    """A C-style quoted name, and what stands behind it."""
    found = bytearray()
    at = 1
    while at < len(text):
        char = text[at : at + 1].decode("latin-1")
        if char == '"':
            return _decoded_name(bytes(found)), text[at + 1 :]
        if char != "\\":
            found += text[at : at + 1]
            at += 1
            continue
        octal = re.match(rb"[0-3][0-7]{2}", text[at + 1 :])
        code = text[at + 1 : at + 2].decode("latin-1")
        if octal is None and code not in _ESCAPES:
            break
        found.append(int(octal[0], 8) if octal else _ESCAPES[code])
        at += 4 if octal else 2
    raise refused("a quoted name in it is not understood")


def _decoded_name(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise refused(f"a name in it is not UTF-8: {raw[:80]!r}") from None


def split_front(name: str) -> tuple[str, str]:
    front, _, rest = name.partition("/")
    return front, rest
