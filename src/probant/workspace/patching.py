"""A proposed change as bytes: a unified diff read with care, and what it makes of files.

What does not fit is refused whole. Paths are untrusted: none may leave the repository. Reading the
diff is diffs.py's work, fitting it patch_content.py's, writing patch_files.py's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from probant.errors import PathRefused, UsageError
from probant.vocabulary.source import RepoPath
from probant.workspace.diff_refusal import refused
from probant.workspace.diffs import FileDiff, parse_diff
from probant.workspace.patch_content import patched
from probant.workspace.patch_files import FileChange, check_room, read_file, write_changes
from probant.workspace.paths import ConfinedRoot, check_repo_path

MAX_MADE_BYTES = 256 << 20

Reader = Callable[[RepoPath], bytes | None]
"""The bytes of a file, None where there is none."""


def apply_patch(raw: bytes, copy: Path) -> tuple[FileChange, ...]:
    """Apply a diff to the files below `copy`; all of it, or nothing and an error."""
    confined = ConfinedRoot(copy)
    try:
        changes = changed_files(raw, lambda path: read_file(confined, path))
        check_room(changes, confined)
        write_changes(changes, confined)
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
        after = None if new is None else patched(diff, name, before or b"")
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
        left = patched(diff, name, before or b"")
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
