"""Unified diffs, as git and plain diff write them: which files, which hunks, which binary pieces.

Reads bytes of anybody; nothing is opened or written here. What a hunk does is patching.py's work.
"""

from __future__ import annotations

import re
import zlib
from base64 import b85decode
from collections.abc import Callable, Iterator, Sequence

from probant.errors import UsageError
from probant.vocabulary.record import Record, replace

MAX_PATCH_BYTES = 32 << 20
MAX_BINARY_BYTES = 64 << 20
"""Of all binary pieces together, unpacked."""

MAX_NAMES_BYTES = 10_000

REMEDY = "make it anew against this snapshot, with git diff"

_HUNK = re.compile(rb"@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@")
_INDEX = re.compile(rb"index ([0-9a-f]{40}|[0-9a-f]{64})\.\.([0-9a-f]{40}|[0-9a-f]{64})(?: |$)")
_BINARY = re.compile(rb"(literal|delta) (\d{1,9})")
_NUL = "/dev/null"
_ESCAPES = {"n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, '"': 34, "\\": 92}
_MODES = {b"100644": False, b"100664": False, b"100755": True}


def refused(why: str) -> UsageError:
    """The one way a patch is refused: one line that says where and why."""
    return UsageError(f"the patch does not apply: {why}", remedy=REMEDY)


class Hunk(Record, kw_only=True):
    """Lines as they were and as they shall be, ends included."""

    number: int
    old_start: int
    new_start: int
    old: tuple[bytes, ...]
    new: tuple[bytes, ...]
    n_leading: int
    n_trailing: int

    def without_returns(self) -> Hunk:
        """The same for a file whose lines end in a line feed alone."""
        return replace(self, old=_plain(self.old), new=_plain(self.new))


def _plain(lines: Sequence[bytes]) -> tuple[bytes, ...]:
    return tuple(
        line[:-2] + b"\n" if line.endswith(b"\r\n") else line.removesuffix(b"\r") for line in lines
    )


class BinaryPiece(Record, kw_only=True):
    """Binary content: whole, or as a delta of what was there."""

    is_delta: bool
    content: bytes

    def applied_to(self, before: bytes, name: str) -> bytes:
        return _undelta(before, self.content, name) if self.is_delta else self.content


class FileDiff(Record, kw_only=True):
    """What a diff says of one file. `old` is None for a new one, `new` for a deleted one."""

    old: str | None
    new: str | None
    hunks: tuple[Hunk, ...] = ()
    binary: BinaryPiece | None = None
    blobs: tuple[str, str] = ("", "")
    is_rename: bool = False
    is_copy: bool = False
    is_executable: bool | None = None
    is_crlf: bool = False

    @property
    def is_move(self) -> bool:
        return self.is_rename or self.is_copy


def parse_diff(raw: bytes, exists: Callable[[str], bool]) -> tuple[FileDiff, ...]:
    """Every file of a diff; text before, between and after is passed over.

    `exists` tells which of two names a plain diff means.
    """
    if len(raw) > MAX_PATCH_BYTES:
        raise UsageError(
            f"the patch has more than {MAX_PATCH_BYTES} bytes", remedy="give a smaller one"
        )
    if not raw.strip():
        return ()
    found = tuple(_Parser(raw, exists).files())
    if not found:
        raise UsageError("the patch holds no unified diff", remedy="make it with git diff")
    return found


class _Head:
    """What the lines before the hunks of one file say."""

    def __init__(self) -> None:
        self.names: tuple[str, str] | None = None
        self.old: str | None = None
        self.new: str | None = None
        self.from_name: str | None = None
        self.to_name: str | None = None
        self.is_rename = self.is_copy = self.is_new = self.is_deleted = False
        self.is_executable: bool | None = None
        self.blobs = ("", "")


class _Parser:
    def __init__(self, raw: bytes, exists: Callable[[str], bool]) -> None:
        self._lines = raw.split(b"\n")
        if self._lines[-1] == b"":
            self._lines.pop()
        self._ends_whole = raw.endswith(b"\n")
        self._at = 0
        self._exists = exists
        self._n_bytes_left = MAX_BINARY_BYTES
        self._is_crlf = bool(self._lines) and all(line.endswith(b"\r") for line in self._lines)

    def files(self) -> Iterator[FileDiff]:
        while self._at < len(self._lines):
            line = self._peek()
            if line.startswith((b"diff --cc ", b"diff --combined ")):
                raise UsageError(
                    "the patch is the combined diff of a merge", remedy="give a diff of two states"
                )
            if line.startswith(b"diff --git "):
                yield self._git_file()
            elif line.startswith(b"--- ") and self._peek(1).startswith(b"+++ "):
                yield self._plain_file()
            elif line.startswith((b"Binary files ", b"Files ")) and line.endswith(b" differ"):
                raise self._no_binary(line)
            else:
                self._at += 1

    def _peek(self, ahead: int = 0) -> bytes:
        at = self._at + ahead
        line = self._lines[at] if at < len(self._lines) else b""
        return line.removesuffix(b"\r") if self._is_crlf else line

    # Heads

    def _git_file(self) -> FileDiff:
        head = _Head()
        head.names = _names(self._peek()[len(b"diff --git ") :])
        self._at += 1
        while self._at < len(self._lines) and self._header(head, self._peek()):
            self._at += 1
        binary = self._binary_piece()
        if self._peek().startswith(b"--- ") and self._peek(1).startswith(b"+++ "):
            head.old, head.new = _name(self._peek()[4:]), _name(self._peek(1)[4:])
            self._at += 2
        elif self._peek().startswith(b"Binary files "):
            raise self._no_binary(self._peek())
        return self._file(head, self._hunks(head), binary)

    def _header(self, head: _Head, line: bytes) -> bool:
        """One line of git's own; False where they end."""
        for start, take in _HEADERS:
            if line.startswith(start):
                take(head, line[len(start) :])
                return True
        if found := _INDEX.match(line):
            head.blobs = (found[1].decode(), found[2].decode())
        return line.startswith((b"index ", b"similarity index ", b"dissimilarity index "))

    def _plain_file(self) -> FileDiff:
        head = _Head()
        first, second = self._peek()[4:], self._peek(1)[4:]
        head.old, head.new = _name(first), _name(second)
        self._at += 2
        hunks = self._hunks(head)
        head.is_new = _is_dated_never(first) and all(not hunk.old for hunk in hunks)
        head.is_deleted = _is_dated_never(second) and all(not hunk.new for hunk in hunks)
        return self._file(head, hunks, None)

    def _file(self, head: _Head, hunks: tuple[Hunk, ...], binary: BinaryPiece | None) -> FileDiff:
        old, new = self._paths(head)
        return FileDiff(
            old=old,
            new=new,
            hunks=hunks,
            binary=binary,
            blobs=head.blobs,
            is_rename=head.is_rename,
            is_copy=head.is_copy,
            is_executable=head.is_executable,
            is_crlf=self._is_crlf,
        )

    def _paths(self, head: _Head) -> tuple[str | None, str | None]:
        if head.is_rename or head.is_copy:
            if head.from_name is None or head.to_name is None:
                raise refused("a rename or copy in it does not say from where to where")
            return head.from_name, head.to_name
        told = head.names or ("", "")
        old, new = head.old or told[0], head.new or told[1]
        if not old or not new:
            raise refused("a part of it names no file")
        one, two = self._stripped(head, old, new)
        is_new = head.is_new or old == _NUL
        is_deleted = head.is_deleted or new == _NUL
        if is_new and is_deleted:
            raise refused("a part of it names no file")
        if is_new or is_deleted:
            name = two if is_new else one
            return (None, name) if is_new else (name, None)
        if one != two:
            one = two = two if self._exists(two) or not self._exists(one) else one
        return one, two

    def _stripped(self, head: _Head, old: str, new: str) -> tuple[str, str]:
        """Without `a/` and `b/`, where they are prefixes and no folders."""
        told = head.names or (old, new)
        pair = [name for name in told if name != _NUL]
        if len(pair) == 2:
            (front_old, rest_old), (front_new, rest_new) = map(_split, pair)
            is_prefixed = bool(rest_old) and rest_old == rest_new and front_old != front_new
        else:
            front, rest = _split(pair[0]) if pair else ("", "")
            prefix = "a" if new == _NUL else "b"
            is_prefixed = bool(rest) and front == prefix
        if not is_prefixed:
            return old, new
        return tuple(name if name == _NUL else _split(name)[1] for name in (old, new))  # type: ignore[return-value]

    # Hunks

    def _hunks(self, head: _Head) -> tuple[Hunk, ...]:
        name = _shown_name(head)
        found: list[Hunk] = []
        while self._at < len(self._lines):
            line = self._peek()
            if not line.startswith(b"@@"):
                break
            start = _HUNK.match(line)
            if start is None:
                raise refused(f"{name}, hunk {len(found) + 1}: its first line is not understood")
            self._at += 1
            found.append(self._hunk(start, len(found) + 1, name))
        return tuple(found)

    def _hunk(self, start: re.Match[bytes], number: int, name: str) -> Hunk:
        old_start, n_old = int(start[1]), int(start[2] or b"1")
        new_start, n_new = int(start[3]), int(start[4] or b"1")
        old: list[bytes] = []
        new: list[bytes] = []
        signs: list[bytes] = []
        while len(old) < n_old or len(new) < n_new:
            if self._at >= len(self._lines):
                raise refused(f"{name}, hunk {number}: it is cut off")
            line = self._lines[self._at]
            sign, text = line[:1] or b" ", line[1:] + b"\n"
            if line == b"\r" and self._is_crlf:
                sign, text = b" ", b"\r\n"
            if sign not in (b" ", b"+", b"-"):
                raise refused(f"{name}, hunk {number}: it is cut off")
            self._at += 1
            if self._peek().startswith(b"\\ "):
                text = text[:-1].removesuffix(b"\r") if self._is_crlf else text[:-1]
                self._at += 1
            signs.append(sign)
            old += [text] if sign != b"+" else []
            new += [text] if sign != b"-" else []
        if len(old) != n_old or len(new) != n_new:
            raise refused(f"{name}, hunk {number}: it has other lines than it says")
        return Hunk(
            number=number,
            old_start=old_start,
            new_start=new_start,
            old=tuple(old),
            new=tuple(new),
            n_leading=_n_context(signs),
            n_trailing=_n_context(signs[::-1]),
        )

    # Binary content

    def _binary_piece(self) -> BinaryPiece | None:
        """The first piece leads to the new content; the second one, back, is not needed."""
        if self._peek() != b"GIT binary patch":
            return None
        self._at += 1
        forward = self._piece()
        if forward is None:
            raise refused("a binary piece of it is not understood")
        self._piece()
        return forward

    def _piece(self) -> BinaryPiece | None:
        found = _BINARY.fullmatch(self._peek())
        if found is None:
            return None
        self._at += 1
        packed = bytearray()
        while line := self._peek():
            packed += _decoded(line)
            self._at += 1
        self._at += 1
        self._n_bytes_left -= int(found[2])
        if self._n_bytes_left < 0:
            raise refused("its binary pieces are too large")
        return BinaryPiece(is_delta=found[1] == b"delta", content=_unpacked(packed, int(found[2])))

    def _no_binary(self, line: bytes) -> UsageError:
        told = line.decode("utf-8", "replace")[:120]
        return UsageError(
            f"the patch does not hold what it changes: {told}",
            remedy="make it with git diff --binary",
        )


# What git's own header lines set


def _set_mode(head: _Head, text: bytes) -> None:
    if text not in _MODES:
        raise refused(f"it makes a link or something else that is no file ({_shown_name(head)})")
    head.is_executable = _MODES[text]


def _old_mode(head: _Head, text: bytes) -> None:
    if text not in _MODES:
        raise refused(f"it changes a link or something else that is no file ({_shown_name(head)})")


def _new_file(head: _Head, text: bytes) -> None:
    head.is_new = True
    _set_mode(head, text)


def _deleted(head: _Head, text: bytes) -> None:
    head.is_deleted = True
    _old_mode(head, text)


def _from(head: _Head, text: bytes, *, is_copy: bool) -> None:
    head.is_copy, head.is_rename = is_copy, not is_copy
    head.from_name = _name(text)


def _to(head: _Head, text: bytes) -> None:
    head.to_name = _name(text)


_HEADERS: tuple[tuple[bytes, Callable[[_Head, bytes], None]], ...] = (
    (b"old mode ", _old_mode),
    (b"new mode ", _set_mode),
    (b"new file mode ", _new_file),
    (b"deleted file mode ", _deleted),
    (b"rename from ", lambda head, text: _from(head, text, is_copy=False)),
    (b"copy from ", lambda head, text: _from(head, text, is_copy=True)),
    (b"rename to ", _to),
    (b"copy to ", _to),
)


# Names


def _name(text: bytes) -> str:
    """A name after `---`: quoted as git does, or plain with a time behind it."""
    if text.startswith(b'"'):
        return _unquoted(text)[0]
    return _decoded_name(text.partition(b"\t")[0].rstrip(b"\r"))


def _is_dated_never(text: bytes) -> bool:
    """Plain diff dates a file that is not there to the beginning of time."""
    return text.partition(b"\t")[2].startswith((b"1970-01-01", b"1969-12-31"))


def _names(text: bytes) -> tuple[str, str] | None:
    """Both names of a `diff --git` line; None where it does not tell where one ends."""
    if len(text) > MAX_NAMES_BYTES:
        raise refused("a name in it is too long")
    if text.startswith(b'"'):
        first, rest = _unquoted(text)
        return first, _name(rest.lstrip(b" "))
    quoted = text.find(b' "')
    if quoted >= 0:
        return _decoded_name(text[:quoted]), _name(text[quoted + 1 :])
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


def _split(name: str) -> tuple[str, str]:
    front, _, rest = name.partition("/")
    return front, rest


def _shown_name(head: _Head) -> str:
    told = (head.to_name, head.new, head.old, *(head.names or ()))
    name = next((one for one in told if one and one != _NUL), "a file")
    return name.removeprefix("b/").removeprefix("a/")[:120] if head.names else name[:120]


def _n_context(signs: Sequence[bytes]) -> int:
    for n, sign in enumerate(signs):
        if sign != b" ":
            return n
    return len(signs)


# Binary content


def _decoded(line: bytes) -> bytes:
    size = line[0]
    length = size - 64 if 65 <= size <= 90 else size - 70 if 97 <= size <= 122 else 0
    try:
        whole = b85decode(line[1:])
    except ValueError:
        whole = b""
    if not 0 < length <= len(whole):
        raise refused("a binary piece of it is damaged")
    return whole[:length]


def _unpacked(packed: bytes | bytearray, n_bytes: int) -> bytes:
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
