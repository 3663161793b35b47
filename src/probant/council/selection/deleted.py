"""What a commit deletes, as its first parent had it: the last text of each file, or why not.

The rules for secrets and for what is ignored are the same as for files that are there, and those
of the parent count too: deleting them together with the file does not make it public.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Collection, Iterator, Mapping

from probant.council.selection.changes import Changes
from probant.council.selection.ignoring import NAMES as RULE_NAMES
from probant.council.selection.ignoring import IgnoreRules
from probant.council.selection.omission import OF_SKIPPED, Omission, readable
from probant.council.selection.secrets import is_secret
from probant.errors import FileUnreadable
from probant.workspace import content
from probant.workspace.committed import kind_in_commit
from probant.workspace.git import GitMirror
from probant.workspace.history import TreeRow
from probant.workspace.paths import is_repo_path


class Deleted:
    """Files that are gone, by path. A name that is no text is spelled with escapes."""

    def __init__(self, git: GitMirror, rows: Mapping[str, TreeRow], known: IgnoreRules) -> None:
        """`rows` are all of the parent."""
        self._git = git
        self._of_parent = rows
        self._rows: dict[str, TreeRow] = {}
        self._rules = (known, IgnoreRules(dict(self._rule_texts())))

    @classmethod
    def by(
        cls, git: GitMirror, commit: str, changes: Changes,
        is_there: Callable[[str], bool], rules: IgnoreRules,
    ) -> Deleted | None:  # fmt: skip
        """What the commit deletes; None where it deletes nothing."""
        if not changes.deleted:
            return None
        parent = git.commit(commit).parents[0]
        found = cls(git, {row.path: row for row in git.list_tree(parent)}, rules)
        found._take(changes.deleted, is_there)
        return found if found.paths else None

    @property
    def paths(self) -> Collection[str]:
        return self._rows.keys()

    def size(self, path: str) -> int:
        return max(self._rows[path].size, 0)

    def text(self, path: str, *, may_read: bool) -> str | Omission:
        if is_secret(path):
            return Omission.SECRET
        row = self._rows[path]
        if row.type != "blob":
            return Omission.SUBMODULE
        if any(rules.hides(path) for rules in self._rules):
            return Omission.IGNORED
        kind = kind_in_commit(self._git, row)
        if kind != content.TEXT:
            return OF_SKIPPED[content.KINDS[kind]]
        return self._content(row) if may_read else Omission.BUDGET

    def _content(self, row: TreeRow) -> str | Omission:
        try:
            return readable(self._git.read_blob(row.sha))
        except FileUnreadable:
            return Omission.UNREADABLE

    def _take(self, told: Collection[str], is_there: Callable[[str], bool]) -> None:
        """Names come as git tells them, with odd bytes replaced: of two that look alike, one too
        many is taken rather than none."""
        alike = [row for row in self._of_parent.values() if _as_told(row.path) in told]
        plain = {row.path: row for row in alike if is_repo_path(row.path)}
        odd = {content.printable_name(row.path): row for row in alike if row.path not in plain}
        self._rows = {path: row for path, row in plain.items() if not is_there(path)} | odd

    def _rule_texts(self) -> Iterator[tuple[str, str | None]]:
        for path, row in self._of_parent.items():
            if path.rpartition("/")[2] in RULE_NAMES:
                yield path, self._rule_text(row)

    def _rule_text(self, row: TreeRow) -> str | None:
        """None hides everything, as for rules that are there and cannot be read."""
        try:
            if row.mode == "120000":
                target = self._git.read_blob(row.sha).decode("utf-8", "replace")
                folder = posixpath.dirname(row.path)
                row = self._of_parent[posixpath.normpath(posixpath.join(folder, target))]
            if row.type != "blob" or kind_in_commit(self._git, row) != content.TEXT:
                return None
            return self._git.read_blob(row.sha).decode("utf-8", "replace")
        except (FileUnreadable, KeyError):
            return None


def _as_told(path: str) -> str:
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
