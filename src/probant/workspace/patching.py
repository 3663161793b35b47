"""A proposed change as bytes: a unified diff read with care, and what it makes of files.

Fuzz 0; a hunk may have moved, as git lets it. What does not fit is refused whole. Paths are
untrusted: none may leave the repository. Reading the diff is diffs.py's work; writing happens only
below a copy, never through a link.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path

from probant.errors import FileUnreadable, PathRefused, UsageError
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.content import blob_id
from probant.workspace.diffs import BinaryPiece, FileDiff, Hunk, parse_diff, refused
from probant.workspace.paths import GONE, ConfinedRoot, check_repo_path

MAX_FILE_BYTES = 64 << 20
MAX_MADE_BYTES = 256 << 20
MAX_SHOWN_CHARS = 60

MAX_COMPARED_LINES = 20_000_000
"""How long a place for one hunk is looked for."""

Reader = Callable[[RepoPath], bytes | None]
"""The bytes of a file, None where there is none."""


class FileChange(Record, kw_only=True):
    """One file as the change leaves it. `before` is None for a new one, `after` for a deleted one.

    `old_path` only where it is renamed or copied.
    """

    path: RepoPath
    before: bytes | None
    after: bytes | None
    old_path: RepoPath | None = None
    is_copy: bool = False
    is_executable: bool | None = None
    """None: as it was."""


def apply_patch(raw: bytes, copy: Path) -> tuple[FileChange, ...]:
    """Apply a diff to the files below `copy`; all of it, or nothing and an error."""
    confined = ConfinedRoot(copy)
    try:
        changes = changed_files(raw, lambda path: _read(confined, path))
        _check_room(changes, confined)
        _write(changes, confined)
    finally:
        confined.close()
    return changes


def changed_files(raw: bytes, read: Reader) -> tuple[FileChange, ...]:
    """What a diff makes of the files that `read` gives; an empty one changes none."""
    applied = _Applying(read)
    for diff in parse_diff(raw, lambda path: _is_there(read, path)):
        applied.take(diff)
    return applied.changes()


class _Applying:
    """Takes one file after the other; a file that comes twice is changed twice."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._made: dict[RepoPath, FileChange] = {}
        self._gone: dict[RepoPath, FileChange] = {}
        self._moved: set[RepoPath] = set()
        self._n_made = 0

    def take(self, diff: FileDiff) -> None:
        old, new = _checked(diff.old), _checked(diff.new)
        name = new or old
        if name is None:
            raise refused("a part of it names no file")
        before = self._before(diff, old)
        after = None if new is None else _patched(diff, name, before or b"")
        self._n_made += len(after or b"")
        if self._n_made > MAX_MADE_BYTES:
            raise refused("it makes too much")
        if new is None:
            self._remove(diff, name, before)
            return
        self._add(diff, old, new, before, after)

    def _before(self, diff: FileDiff, old: RepoPath | None) -> bytes | None:
        if old is None:
            return None
        known = self._made.get(old)
        source = known.after if known is not None and not diff.is_move else self._read(old)
        if source is None or (old in self._gone and not diff.is_move):
            raise refused(f"{old} is not in this snapshot")
        return source

    def _remove(self, diff: FileDiff, name: RepoPath, before: bytes | None) -> None:
        left = _patched(diff, name, before or b"")
        if left:
            raise refused(f"it deletes {name}, which has more in it than the diff shows")
        self._made.pop(name, None)
        self._gone[name] = FileChange(path=name, before=self._read(name), after=None)

    def _add(
        self,
        diff: FileDiff,
        old: RepoPath | None,
        new: RepoPath,
        before: bytes | None,
        after: bytes | None,
    ) -> None:
        is_new = old is None or (diff.is_move and old != new)
        if is_new and (new in self._made or (self._read(new) is not None)):
            self._moved.add(new)  # allowed only if something takes it away
        if diff.is_rename and old is not None and old != new:
            self._gone[old] = FileChange(path=old, before=before, after=None)
        first = self._made.get(new)
        self._made[new] = FileChange(
            path=new,
            before=first.before if first is not None and not diff.is_move else before,
            after=after,
            old_path=old if diff.is_move and old != new else None,
            is_copy=diff.is_copy,
            is_executable=diff.is_executable,
        )

    def changes(self) -> tuple[FileChange, ...]:
        for path in sorted(self._moved):
            if path not in self._gone:
                raise refused(f"it adds {path}, which is there already")
        renamed = {made.old_path for made in self._made.values() if not made.is_copy}
        gone = [
            one
            for path, one in self._gone.items()
            if path not in self._made and path not in renamed
        ]
        return tuple(sorted([*self._made.values(), *gone], key=lambda one: one.path))


def _checked(path: str | None) -> RepoPath | None:
    if path is None:
        return None
    try:
        check_repo_path(path)
        path.encode("utf-8")
    except (PathRefused, UnicodeEncodeError) as trouble:
        raise refused(f"{path[:80]!r} is no path inside the repository") from trouble
    return RepoPath(path)


def _is_there(read: Reader, path: str) -> bool:
    try:
        checked = _checked(path)
    except UsageError:
        return False
    return checked is not None and read(checked) is not None


# Content


def _patched(diff: FileDiff, name: RepoPath, before: bytes) -> bytes:
    if diff.binary is not None:
        return _binary(diff, diff.binary, name, before)
    lines = _lines(before)
    is_fixed = [False] * len(lines)
    for hunk in diff.hunks:
        at = _position(hunk, lines, is_fixed)
        if at is None and diff.is_crlf:
            hunk = hunk.without_returns()
            at = _position(hunk, lines, is_fixed)
        if at is None:
            raise refused(f"{name}, hunk {hunk.number}: {_unlike(hunk, lines)}")
        lines[at : at + len(hunk.old)] = hunk.new
        is_fixed[at : at + len(hunk.old)] = [True] * len(hunk.new)
    if any(not line.endswith(b"\n") for line in lines[:-1]):
        raise refused(f"{name}: it puts lines behind one that has no end")
    return b"".join(lines)


def _lines(raw: bytes) -> list[bytes]:
    """Split at line feeds only, ends kept."""
    lines = [line + b"\n" for line in raw.split(b"\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def _position(hunk: Hunk, lines: list[bytes], is_fixed: list[bool]) -> int | None:
    """Where a hunk fits, nearest to where it says; without context around it, at the ends only."""
    n_lines, n_old = len(lines), len(hunk.old)
    last = n_lines - n_old
    old = list(hunk.old)
    is_first = hunk.old_start <= 1
    is_last = not hunk.n_trailing

    def fits(at: int) -> bool:
        return (
            0 <= at <= last
            and (not is_first or at == 0)
            and (not is_last or at == last)
            and lines[at : at + n_old] == old
            and not any(is_fixed[at : at + n_old])
        )

    wanted = min(max(hunk.new_start - 1, 0), n_lines)
    if is_first or is_last:
        at = 0 if is_first else last
        return at if fits(at) else None
    for away in range(min(n_lines, MAX_COMPARED_LINES // max(n_old, 1)) + 1):
        for at in (wanted + away, wanted - away):
            if fits(at):
                return at
    return None


def _unlike(hunk: Hunk, lines: Sequence[bytes]) -> str:
    """What the hunk expects where it says it belongs, and what stands there."""
    start = max(hunk.old_start - 1, 0)
    for number, expected in enumerate(hunk.old, start):
        found = lines[number] if number < len(lines) else None
        if found != expected:
            told = "the end of the file" if found is None else _shown(found)
            return f"line {number + 1} should be {_shown(expected)}, it is {told}"
    if not hunk.n_leading or not hunk.n_trailing:
        return f"no lines around line {start + 1} show where it belongs"
    return f"its lines are not where they should be, at line {start + 1}"


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    body = text.rstrip("\r\n")
    ends = "" if text.endswith("\n") else " without a line end"
    ends = " with a carriage return" if text.endswith("\r\n") else ends
    cut = f"{body[:MAX_SHOWN_CHARS]}…" if len(body) > MAX_SHOWN_CHARS else body
    return f"{cut!r}{ends}"


def _binary(diff: FileDiff, piece: BinaryPiece, name: RepoPath, before: bytes) -> bytes:
    expected_old, expected_new = diff.blobs
    if expected_old and not _is_blob(before, expected_old):
        raise refused(f"{name}: it is for other binary content")
    after = piece.applied_to(before, name)
    if expected_new and not _is_blob(after, expected_new):
        raise refused(f"{name}: its binary content is damaged")
    return after


def _is_blob(raw: bytes, expected: str) -> bool:
    if not expected.strip("0"):
        return not raw
    return blob_id(raw, "sha1" if len(expected) == 40 else "sha256").hex() == expected


# Files of the copy


def _read(confined: ConfinedRoot, path: RepoPath) -> bytes | None:
    try:
        return confined.read(path, max_bytes=MAX_FILE_BYTES)
    except FileUnreadable as trouble:
        cause = trouble.__cause__
        if isinstance(cause, OSError) and cause.errno in GONE and not _passes_link(confined, path):
            return None
        raise refused(f"{path} cannot be changed: {trouble.message}") from trouble


def _passes_link(confined: ConfinedRoot, path: RepoPath) -> bool:
    """Whether a part of the way is a link."""
    parts = path.split("/")
    for n_parts in range(1, len(parts)):
        try:
            status = os.lstat("/".join(parts[:n_parts]), dir_fd=confined.fd)
        except OSError:
            return False
        if stat.S_ISLNK(status.st_mode):
            return True
    return False


def _check_room(changes: Sequence[FileChange], confined: ConfinedRoot) -> None:
    """No new file below a file, none in the place of a folder."""
    made = {change.path for change in changes if change.after is not None}
    gone = {change.path for change in changes if change.after is None}
    gone |= {change.old_path for change in changes if change.old_path and not change.is_copy}
    for path in made:
        parts = path.split("/")
        above = {"/".join(parts[:n]) for n in range(1, len(parts))}
        if clash := above & made:
            raise refused(f"it makes both {path} and {min(clash)}")
        for folder in sorted(above - gone):
            if _kind(confined, folder) not in (None, stat.S_IFDIR):
                raise refused(f"{path} would go through {folder}, which is no folder")
        if _kind(confined, path) == stat.S_IFDIR:
            raise refused(f"{path} is a folder")


def _kind(confined: ConfinedRoot, path: str) -> int | None:
    try:
        return stat.S_IFMT(os.lstat(path, dir_fd=confined.fd).st_mode)
    except OSError:
        return None


def _write(changes: Sequence[FileChange], confined: ConfinedRoot) -> None:
    """Deletions first: a file may give way to a folder. Files are made anew, never written into,
    for a copy may share its files with something else."""
    modes = {change.path: _mode(change, confined) for change in changes}
    for change in changes:
        left = {change.old_path} if change.old_path and not change.is_copy else set()
        for path in {change.path, *left}:
            if path is not None:
                _unlink(path, confined)
    for change in changes:
        if change.after is not None:
            _make(change.path, change.after, modes[change.path], confined)


def _mode(change: FileChange, confined: ConfinedRoot) -> int:
    if change.is_executable is not None:
        return 0o755 if change.is_executable else 0o644
    try:
        known = os.lstat(change.old_path or change.path, dir_fd=confined.fd).st_mode
    except OSError:
        return 0o644
    return 0o755 if known & stat.S_IXUSR else 0o644


def _unlink(path: str, confined: ConfinedRoot) -> None:
    folder, _, name = path.rpartition("/")
    try:
        with _Folder(confined.fd, folder, make=False) as fd:
            os.unlink(name, dir_fd=fd)
    except FileNotFoundError:
        return
    while folder:
        try:
            os.rmdir(folder, dir_fd=confined.fd)
        except OSError:
            return
        folder = folder.rpartition("/")[0]


def _make(path: str, content: bytes, mode: int, confined: ConfinedRoot) -> None:
    folder, _, name = path.rpartition("/")
    try:
        with _Folder(confined.fd, folder, make=True) as fd:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
            made = os.open(name, flags, mode, dir_fd=fd)
            with os.fdopen(made, "wb") as file:
                file.write(content)
                os.fchmod(made, mode)
    except OSError as trouble:
        raise refused(f"{path} cannot be written: {trouble.strerror}") from trouble


class _Folder:
    """A folder of the copy, opened step by step so that no part of the way is a link."""

    def __init__(self, root_fd: int, folder: str, *, make: bool) -> None:
        self._fd = os.dup(root_fd)
        flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
        try:
            for part in folder.split("/") if folder else ():
                if make:
                    _mkdir(part, self._fd)
                inner = os.open(part, flags, dir_fd=self._fd)
                os.close(self._fd)
                self._fd = inner
        except BaseException:
            os.close(self._fd)
            raise

    def __enter__(self) -> int:
        return self._fd

    def __exit__(self, *_: object) -> None:
        os.close(self._fd)


def _mkdir(name: str, fd: int) -> None:
    try:
        os.mkdir(name, 0o755, dir_fd=fd)
    except FileExistsError:
        return
