"""Which files of a snapshot a review looks at, and why it does not look at others.

Named files and folders, or else what the commit changed. Everything is read through `SourceTree`,
so nothing outside the snapshot is ever opened. How much of a file fits is budget.py's question.
"""

from __future__ import annotations

import posixpath
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum

from probant.council.selection.changes import Changes, changed_lines, changes_of
from probant.council.selection.ignoring import NAMES as RULE_NAMES
from probant.council.selection.ignoring import IgnoreRules
from probant.council.selection.secrets import holds_secret, is_secret
from probant.council.selection.targets import WHOLE_TREE, plain_target, shown
from probant.errors import FileUnreadable, PathRefused, RequestRefused
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.workspace.content import split_lines
from probant.workspace.snapshot import SourceTree

MAX_READ_BYTES = 8_000_000
"""More than any prompt holds; files beyond it, the largest first, are not even read."""

_MAX_TOLD = 5
_MAX_COMPARED = 5_000


class Omission(Enum):
    """Why nothing of a file is shown."""

    SECRET = "secret"  # noqa: S105 - a reason
    IGNORED = "ignored"
    DELETED = "deleted"
    NOT_IN_SNAPSHOT = "not_in_snapshot"
    BINARY = "binary"
    UTF16 = "utf16"
    TOO_LARGE = "too_large"
    SYMLINK = "symlink"
    SUBMODULE = "submodule"
    NOT_REGULAR = "not_regular"
    BAD_NAME = "bad_name"
    UNREADABLE = "unreadable"
    BUDGET = "budget"


_OF_SKIPPED = {
    "binary": Omission.BINARY,
    "utf16": Omission.UTF16,
    "too_large": Omission.TOO_LARGE,
    "symlink": Omission.SYMLINK,
    "symlink_outside": Omission.SYMLINK,
    "submodule": Omission.SUBMODULE,
    "nested_repository": Omission.SUBMODULE,
    "not_regular": Omission.NOT_REGULAR,
    "bad_name": Omission.BAD_NAME,
    "absent": Omission.DELETED,
    "not_checked_out": Omission.UNREADABLE,
    "unreadable": Omission.UNREADABLE,
}


class Chosen(Record, kw_only=True):
    """A file of the review: its text, or the reason why it has none here."""

    path: RepoPath
    text: str | None = None
    reason: str | None = None
    changed: tuple[LineRange, ...] = ()

    def __post_init__(self) -> None:
        if (self.text is None) == (self.reason is None):
            raise ValueError("a chosen file has a text or the reason why not")


class Selection(Record, kw_only=True):
    """Every file that was asked for, sorted by path, and what the caller should know."""

    files: tuple[Chosen, ...]
    is_explicit: bool
    warnings: tuple[str, ...] = ()


def select_files(tree: SourceTree, target_paths: tuple[str, ...] | None) -> Selection:
    """The files a request means; refused if there is nothing in any of them to look at."""
    picker = _Picker(tree)
    if target_paths is None:
        files, warnings = picker.of_commit()
    else:
        files, warnings = picker.of_targets(target_paths), ()
    if all(one.text is None for one in files):
        raise picker.nothing_left(files, is_explicit=target_paths is not None)
    return Selection(
        files=files,
        is_explicit=target_paths is not None,
        warnings=(*picker.rule_warnings, *warnings, *picker.warnings),
    )


class _Picker:
    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree
        self._skipped: dict[str, str] = {one.path: one.reason for one in tree.skipped}
        self._paths: list[str] = sorted({*tree.files, *self._skipped})
        texts = dict(self._rule_texts())
        self._rules = IgnoreRules(texts)
        self.rule_warnings = tuple(
            f"{shown(path)} cannot be read, so nothing beside or below it is shown"
            for path, text in sorted(texts.items())
            if text is None
        )
        self.warnings: list[str] = []
        self._changes = self._changes_of_commit()
        self._lines: Mapping[str, tuple[LineRange, ...]] | None = None

    # What was asked for

    def of_targets(self, targets: Iterable[str]) -> tuple[Chosen, ...]:
        paths: set[str] = set()
        for target in targets:
            paths |= self._expanded(plain_target(target))
        return self._all_chosen(paths)

    def of_commit(self) -> tuple[tuple[Chosen, ...], tuple[str, ...]]:
        if self._changes is None:
            raise RequestRefused(
                "there is no commit whose changes could be reviewed",
                remedy="name paths, or commit first",
                code="nothing_to_review",
            )
        return self._all_chosen(self._changes.present), tuple(_told_changes(self._changes))

    def _expanded(self, target: str) -> set[str]:
        if target != WHOLE_TREE and (target in self._tree.files or target in self._skipped):
            return {target}
        below = target if target == WHOLE_TREE else f"{target}/"
        found = set[str]()
        for path in self._paths[bisect_left(self._paths, below) :]:
            if not path.startswith(below):
                break
            found.add(path)
        return found or {target or "."}

    # One file

    def _all_chosen(self, paths: Iterable[str]) -> tuple[Chosen, ...]:
        """Small ones are read first, since more of them can be shown whole."""
        n_bytes_left = MAX_READ_BYTES
        found: list[Chosen] = []
        for path in sorted(paths, key=lambda one: (self._size(one), one)):
            n_bytes_left -= self._size(path)
            found.append(self._chosen(path, may_read=n_bytes_left >= 0))
        return tuple(sorted(found, key=lambda one: one.path))

    def _size(self, path: str) -> int:
        known = self._tree.files.get(RepoPath(path))
        return 0 if known is None else known.size

    def _chosen(self, path: str, *, may_read: bool) -> Chosen:
        text = self._text(path, may_read=may_read)
        where = RepoPath(path)
        if isinstance(text, Omission):
            return Chosen(path=where, reason=text.value)
        return Chosen(path=where, text=text, changed=self._changed(path, text))

    def reason_of(self, path: str) -> Omission | None:
        text = self._text(path, may_read=True)
        return text if isinstance(text, Omission) else None

    def _text(self, path: str, *, may_read: bool) -> str | Omission:
        if (path in self._tree.files or path in self._skipped) and is_secret(path):
            return Omission.SECRET
        if path in self._skipped:
            return _OF_SKIPPED.get(self._skipped[path], Omission.UNREADABLE)
        if path not in self._tree.files:
            is_gone = self._changes is not None and path in self._changes.gone
            if self._changes is not None and path in self._changes.present:
                return Omission.BAD_NAME
            return Omission.DELETED if is_gone else Omission.NOT_IN_SNAPSHOT
        if self._rules.hides(path):
            return Omission.IGNORED
        return self._content(path) if may_read else Omission.BUDGET

    def _content(self, path: str) -> str | Omission:
        try:
            text = self._tree.read(RepoPath(path)).decode("utf-8", "replace")
        except FileUnreadable:
            return Omission.UNREADABLE
        return Omission.SECRET if holds_secret(text) else text

    def _changed(self, path: str, text: str) -> tuple[LineRange, ...]:
        if self._changes is None or path not in self._changes.present or self._tree.on_disk:
            return ()
        n_lines = len(split_lines(text.encode()))
        if path in self._changes.added:
            return (LineRange(1, n_lines),) if n_lines else ()
        ranges = self._changed_lines().get(path, ())
        return tuple(
            LineRange(one.first, min(one.last, n_lines)) for one in ranges if one.first <= n_lines
        )

    def _changed_lines(self) -> Mapping[str, tuple[LineRange, ...]]:
        if self._lines is None:
            git, commit = self._tree.git, self._tree.snapshot.commit
            lines = changed_lines(git, commit) if git is not None and commit else None
            if lines is None:
                self.warnings.append("git could not tell which lines the commit changed")
            self._lines = lines or {}
        return self._lines

    # What the snapshot says

    def _changes_of_commit(self) -> Changes | None:
        git, commit = self._tree.git, self._tree.snapshot.commit
        return None if git is None or commit is None else changes_of(git, commit)

    def _rule_texts(self) -> Iterator[tuple[str, str | None]]:
        for path in (*self._tree.files, *self._skipped):
            if path.rpartition("/")[2] in RULE_NAMES:
                yield path, self._rule_text(path)

    def _rule_text(self, path: str) -> str | None:
        try:
            where = path if path in self._tree.files else self._linked(path)
            return self._tree.read(RepoPath(where)).decode("utf-8", "replace")
        except (FileUnreadable, PathRefused):
            return None

    def _linked(self, path: str) -> str:
        """The file of a commit that a link names: rules are often kept once, under two names."""
        row = next((row for row in self._tree.rows() if row.path == path), None)
        if self._skipped[path] != "symlink" or row is None or self._tree.git is None:
            return ""
        target = self._tree.git.read_blob(row.blob).decode("utf-8", "replace")
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), target))

    def nothing_left(self, files: tuple[Chosen, ...], *, is_explicit: bool) -> RequestRefused:
        """What stands in the way, and names that come near to those that are not there."""
        told = ", ".join(f"{shown(one.path)} {one.reason}" for one in files[:_MAX_TOLD])
        more = f" and {len(files) - _MAX_TOLD} more" if len(files) > _MAX_TOLD else ""
        missing = [one.path for one in files if one.reason == Omission.NOT_IN_SNAPSHOT.value]
        near = self._near(missing)
        what = "the named paths hold" if is_explicit else "the commit changes"
        hint = f"did you mean {', '.join(map(shown, near))}?" if near else "name other paths"
        return RequestRefused(
            f"{what} nothing that can be reviewed"
            + (f": {told}{more}" if told else "")
            + "".join(f"; {one}" for one in self.rule_warnings[:1]),
            remedy=hint,
            code="nothing_to_review",
            members={
                "omitted": [{"path": one.path, "reason": one.reason} for one in files[:100]],
                "near": near,
            },
        )

    def _near(self, missing: list[RepoPath]) -> list[str]:
        paths = list(self._tree.files)[:_MAX_COMPARED]
        found: dict[str, None] = {}
        for wanted in missing[:3]:
            name = wanted.rpartition("/")[2].lower()
            same = [path for path in paths if path.rpartition("/")[2].lower() == name]
            found |= dict.fromkeys(same or get_close_matches(wanted[:200], paths, n=3))
        return list(found)[:_MAX_TOLD]


def _told_changes(changes: Changes) -> Iterator[str]:
    old_names = {old for old, _ in changes.renamed}
    if deleted := sorted(changes.gone - old_names):
        told = ", ".join(map(shown, deleted[:_MAX_TOLD]))
        more = f" and {len(deleted) - _MAX_TOLD} more" if len(deleted) > _MAX_TOLD else ""
        yield f"the commit deletes files, which cannot be shown: {told}{more}"
    if changes.is_guess:
        yield "the commit's parent is not in this shallow clone, so all its files count as changed"


def is_withheld(tree: SourceTree) -> Callable[[str], bool]:
    """Whether a file of the snapshot is one that nobody is ever shown, as a secret or by a rule."""
    picker = _Picker(tree)

    def asked(path: str) -> bool:
        return picker.reason_of(path) in (Omission.SECRET, Omission.IGNORED)

    return asked
