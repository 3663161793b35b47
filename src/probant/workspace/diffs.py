"""Unified diffs, as git and plain diff write them: which files, which hunks, which binary pieces.

Reads bytes of anybody; nothing is opened or written here. What a hunk does is patching.py's work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from probant.errors import UsageError
from probant.vocabulary.record import Record, replace
from probant.workspace.diff_binary import MAX_BINARY_BYTES, BinaryPiece, decoded, unpacked
from probant.workspace.diff_heads import HEADERS, NUL, Head, shown_name
from probant.workspace.diff_names import is_dated_never, name_of, names_of, split_front
from probant.workspace.diff_refusal import refused

MAX_PATCH_BYTES = 32 << 20
_HUNK = re.compile(rb"@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@")
_INDEX = re.compile(rb"index ([0-9a-f]{40}|[0-9a-f]{64})\.\.([0-9a-f]{40}|[0-9a-f]{64})(?: |$)")
_BINARY = re.compile(rb"(literal|delta) (\d{1,9})")


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
        head = Head()
        head.names = names_of(self._peek()[len(b"diff --git ") :])
        self._at += 1
        while self._at < len(self._lines) and self._header(head, self._peek()):
            self._at += 1
        binary = self._binary_piece()
        if self._peek().startswith(b"--- ") and self._peek(1).startswith(b"+++ "):
            head.old, head.new = name_of(self._peek()[4:]), name_of(self._peek(1)[4:])
            self._at += 2
        elif self._peek().startswith(b"Binary files "):
            raise self._no_binary(self._peek())
        return self._file(head, self._hunks(head), binary)

    def _header(self, head: Head, line: bytes) -> bool:
        """One line of git's own; False where they end."""
        for start, take in HEADERS:
            if line.startswith(start):
                take(head, line[len(start) :])
                return True
        if found := _INDEX.match(line):
            head.blobs = (found[1].decode(), found[2].decode())
        return line.startswith((b"index ", b"similarity index ", b"dissimilarity index "))

    def _plain_file(self) -> FileDiff:
        head = Head()
        first, second = self._peek()[4:], self._peek(1)[4:]
        head.old, head.new = name_of(first), name_of(second)
        self._at += 2
        hunks = self._hunks(head)
        head.is_new = is_dated_never(first) and all(not hunk.old for hunk in hunks)
        head.is_deleted = is_dated_never(second) and all(not hunk.new for hunk in hunks)
        return self._file(head, hunks, None)

    def _file(self, head: Head, hunks: tuple[Hunk, ...], binary: BinaryPiece | None) -> FileDiff:
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

    def _paths(self, head: Head) -> tuple[str | None, str | None]:
        if head.is_rename or head.is_copy:
            if head.from_name is None or head.to_name is None:
                raise refused("a rename or copy in it does not say from where to where")
            return head.from_name, head.to_name
        told = head.names or ("", "")
        old, new = head.old or told[0], head.new or told[1]
        if not old or not new:
            raise refused("a part of it names no file")
        one, two = self._stripped(head, old, new)
        is_new = head.is_new or old == NUL
        is_deleted = head.is_deleted or new == NUL
        if is_new and is_deleted:
            raise refused("a part of it names no file")
        if is_new or is_deleted:
            name = two if is_new else one
            return (None, name) if is_new else (name, None)
        if one != two:
            one = two = two if self._exists(two) or not self._exists(one) else one
        return one, two

    def _stripped(self, head: Head, old: str, new: str) -> tuple[str, str]:
        """Without `a/` and `b/`, where they are prefixes and no folders."""
        told = head.names or (old, new)
        pair = [name for name in told if name != NUL]
        if len(pair) == 2:
            (front_old, rest_old), (front_new, rest_new) = map(split_front, pair)
            is_prefixed = bool(rest_old) and rest_old == rest_new and front_old != front_new
        else:
            front, rest = split_front(pair[0]) if pair else ("", "")
            prefix = "a" if new == NUL else "b"
            is_prefixed = bool(rest) and front == prefix
        if not is_prefixed:
            return old, new
        return tuple(name if name == NUL else split_front(name)[1] for name in (old, new))  # type: ignore[return-value]

    # Hunks

    def _hunks(self, head: Head) -> tuple[Hunk, ...]:
        name = shown_name(head)
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
            packed += decoded(line)
            self._at += 1
        self._at += 1
        self._n_bytes_left -= int(found[2])
        if self._n_bytes_left < 0:
            raise refused("its binary pieces are too large")
        return BinaryPiece(is_delta=found[1] == b"delta", content=unpacked(packed, int(found[2])))

    def _no_binary(self, line: bytes) -> UsageError:
        told = line.decode("utf-8", "replace")[:120]
        return UsageError(
            f"the patch does not hold what it changes: {told}",
            remedy="make it with git diff --binary",
        )


def _n_context(signs: Sequence[bytes]) -> int:
    for n, sign in enumerate(signs):
        if sign != b" ":
            return n
    return len(signs)
