"""Binary content in a diff, as git packs it: whole, or as a delta of what was there.

Sizes are claims of the diff and are never believed beyond a limit. Next: diffs.py.
"""

from __future__ import annotations

import zlib
from base64 import b85decode

from probant.vocabulary.record import Record
from probant.workspace.diff_refusal import refused

MAX_BINARY_BYTES = 64 << 20
"""Of all binary pieces together, unpacked."""


class BinaryPiece(Record, kw_only=True):
    """Binary content: whole, or as a delta of what was there."""

    is_delta: bool
    content: bytes

    def applied_to(self, before: bytes, name: str) -> bytes:
        return _undelta(before, self.content, name) if self.is_delta else self.content


def decoded(line: bytes) -> bytes:
    size = line[0]
    length = size - 64 if 65 <= size <= 90 else size - 70 if 97 <= size <= 122 else 0
    try:
        whole = b85decode(line[1:])
    except ValueError:
        whole = b""
    if not 0 < length <= len(whole):
        raise refused("a binary piece of it is damaged")
    return whole[:length]


def unpacked(packed: bytes | bytearray, n_bytes: int) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, n_bytes + 1)
    except zlib.error:
        content = None
    if content is None or len(content) != n_bytes:
        raise refused("a binary piece of it is damaged")
    return content


def _undelta(before: bytes, delta: bytes, name: str) -> bytes:
    """git's delta: sizes, then pieces to copy from before and pieces to add."""
    damaged = refused(f"{name}: a binary piece of it is damaged")
    n_before, at = _size(delta, 0)
    n_after, at = _size(delta, at)
    if n_before != len(before) or n_after > MAX_BINARY_BYTES:
        raise refused(f"{name}: it is for other binary content")
    made = bytearray()
    while at < len(delta):
        code = delta[at]
        at += 1
        if code & 0x80:
            offset = length = 0
            for bit in range(7):
                if code & (1 << bit):
                    if at >= len(delta):
                        raise damaged
                    if bit < 4:
                        offset |= delta[at] << (8 * bit)
                    else:
                        length |= delta[at] << (8 * (bit - 4))
                    at += 1
            length = length or 0x10000
            made += before[offset : offset + length]
        elif code:
            made += delta[at : at + code]
            at += code
        else:
            raise damaged
        if len(made) > n_after:
            raise damaged
    if len(made) != n_after:
        raise damaged
    return bytes(made)


def _size(delta: bytes, at: int) -> tuple[int, int]:
    size = shift = 0
    while at < len(delta) and shift < 63:
        byte = delta[at]
        at += 1
        size |= (byte & 0x7F) << shift
        shift += 7
        if not byte & 0x80:
            return size, at
    raise refused("a binary piece of it is damaged")
