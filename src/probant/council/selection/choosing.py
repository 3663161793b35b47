"""Which files of a snapshot a review looks at, and why it does not look at others.

Named files and folders, or else what the commit changed, deleted files included. Everything is read
through `SourceTree` or from the commit's parent, so nothing on disk beside them is ever opened. How
much of a file fits is budget.py's question.
"""

from __future__ import annotations

import posixpath
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches

from probant.council.selection.changes import Changes, changed_lines, changes_of
from probant.council.selection.deleted import Deleted
from probant.council.selection.ignoring import NAMES as RULE_NAMES
from probant.council.selection.ignoring import IgnoreRules
from probant.council.selection.omission import NOT_THERE, OF_SKIPPED, Omission, readable
from probant.council.selection.secrets import is_secret
from probant.council.selection.targets import WHOLE_TREE, plain_target, shown
from probant.errors import FileUnreadable, PathRefused, RequestRefused
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.workspace.content import split_lines
from probant.workspace.snapshot import SourceTree

MAX_READ_BYTES = 8_000_000
"""More than any prompt holds; files beyond it, the largest first, are not even read."""

SHALLOW = "the commit's parent is not in this shallow clone, so all its files count as changed"
_MAX_TOLD = 5
_MAX_COMPARED = 5_000


class Chosen(Record, kw_only=True):
    """A file of the review: its text, or the reason why it has none here."""

    path: RepoPath
    text: str | None = None
    reason: str | None = None
    changed: tuple[LineRange, ...] = ()
    is_deleted: bool = False
    """The commit deletes it; the text is its last."""

    def __post_init__(self) -> None:
        if (self.text is None) == (self.reason is None):
            raise ValueError("a chosen file has a text or the reason why not")


class Selection(Record, kw_only=True):
    """Every file that was asked for, sorted by path, and what the caller should know."""

    files: tuple[Chosen, ...]
    is_explicit: bool
    warnings: tuple[str, ...] = ()


def select_files(tree: SourceTree, target_paths: tuple[str, ...] | None) -> Selection:
    """The files a request means; refused if none of them is there at all."""
    picker = _Picker(tree)
    if target_paths is None:
        files, warnings = picker.of_commit()
    else:
        files, warnings = picker.of_targets(target_paths), ()
    if all(one.reason in NOT_THERE for one in files):
        raise picker.nothing_left(files, is_explicit=target_paths is not None)
    return Selection(
        files=files,
        is_explicit=target_paths is not None,
        warnings=(*picker.rule_warnings, *_told_deletions(files), *warnings, *picker.warnings),
    )


class _Picker:
    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree
        self._skipped: dict[str, str] = {one.path: one.reason for one in tree.skipped}
        texts = dict(self._rule_texts())
        self._rules = IgnoreRules(texts)
        self.rule_warnings = tuple(
            f"{shown(path)} cannot be read, so nothing beside or below it is shown"
            for path, text in sorted(texts.items())
            if text is None
        )
        self.warnings: list[str] = []
        self._changes = self._changes_of_commit()
        self._deleted = self._deleted_by_commit()
        self._gone = self._deleted.paths if self._deleted is not None else ()
        self._paths: list[str] = sorted({*tree.files, *self._skipped, *self._gone})
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
        paths = {*self._changes.present, *self._gone}
        return self._all_chosen(paths), (SHALLOW,) if self._changes.is_guess else ()

    def _expanded(self, target: str) -> set[str]:
        """A name may be a file now and have been a folder before, or the other way round."""
        below = target if target == WHOLE_TREE else f"{target}/"
        is_known = target in self._tree.files or target in self._skipped or target in self._gone
        found = {target} if is_known else set[str]()
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
        if self._deleted is not None and path in self._gone:
            return self._deleted.size(path)
        known = self._tree.files.get(RepoPath(path))
        return 0 if known is None else known.size

    def _chosen(self, path: str, *, may_read: bool) -> Chosen:
        text = self._text(path, may_read=may_read)
        where = RepoPath(path)
        is_deleted = path in self._gone
        if isinstance(text, Omission):
            return Chosen(path=where, reason=text.value, is_deleted=is_deleted)
        changed = () if is_deleted else self._changed(path, text)
        return Chosen(path=where, text=text, changed=changed, is_deleted=is_deleted)

    def reason_of(self, path: str) -> Omission | None:
        text = self._text(path, may_read=True)
        return text if isinstance(text, Omission) else None

    def _text(self, path: str, *, may_read: bool) -> str | Omission:
        if self._deleted is not None and path in self._gone:
            return self._deleted.text(path, may_read=may_read)
        if (path in self._tree.files or path in self._skipped) and is_secret(path):
            return Omission.SECRET
        if path in self._skipped:
            return OF_SKIPPED.get(self._skipped[path], Omission.UNREADABLE)
        if path not in self._tree.files:
            if self._changes is not None and path in self._changes.present:
                return Omission.BAD_NAME
            return Omission.RENAMED if path in self._new_names else Omission.NOT_IN_SNAPSHOT
        if self._rules.hides(path):
            return Omission.IGNORED
        return self._content(path) if may_read else Omission.BUDGET

    def _content(self, path: str) -> str | Omission:
        try:
            return readable(self._tree.read(RepoPath(path)))
        except FileUnreadable:
            return Omission.UNREADABLE

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

    @property
    def _new_names(self) -> dict[str, str]:
        return dict(self._changes.renamed) if self._changes is not None else {}

    def _deleted_by_commit(self) -> Deleted | None:
        git, commit = self._tree.git, self._tree.snapshot.commit
        if self._changes is None or git is None or commit is None:
            return None
        return Deleted.by(git, commit, self._changes, self._is_there, self._rules)

    def _is_there(self, path: str) -> bool:
        return path in self._tree.files or path in self._skipped

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
        near = self._near([one.path for one in files])
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
            if wanted in self._new_names:
                found[self._new_names[wanted]] = None
                continue
            name = wanted.rpartition("/")[2].lower()
            same = [path for path in paths if path.rpartition("/")[2].lower() == name]
            found |= dict.fromkeys(same or get_close_matches(wanted[:200], paths, n=3))
        return list(found)[:_MAX_TOLD]


def _told_deletions(files: Iterable[Chosen]) -> Iterator[str]:
    """Those of which nothing can be shown; the others stand in the prompt and in the receipt."""
    unseen = [one for one in files if one.is_deleted and one.text is None]
    if unseen:
        told = ", ".join(f"{shown(one.path)} ({one.reason})" for one in unseen[:_MAX_TOLD])
        more = f" and {len(unseen) - _MAX_TOLD} more" if len(unseen) > _MAX_TOLD else ""
        yield f"the commit deletes files that cannot be shown: {told}{more}"


def is_withheld(tree: SourceTree) -> Callable[[str], bool]:
    """Whether a file of the snapshot is one that nobody is ever shown, as a secret or by a rule."""
    picker = _Picker(tree)

    def asked(path: str) -> bool:
        return picker.reason_of(path) in (Omission.SECRET, Omission.IGNORED)

    return asked
