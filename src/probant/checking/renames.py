"""Where git says a file went that is not at its old path any more.

Only renames that git itself sees in the commit that took the path away. Next: existence.py.
"""

from __future__ import annotations

from probant.errors import GitFailed, RevisionNotFound
from probant.vocabulary.source import RepoPath
from probant.workspace.git import GitMirror

MAX_LOOKUPS = 20
"""Each walks the history; a text with more lost paths gets no further corrections."""

MAX_STEPS = 5


class Renames:
    """The history before one commit, asked once for each path."""

    def __init__(self, git: GitMirror | None, commit: str | None) -> None:
        self._git = git
        self._commit = commit
        self._known: dict[str, RepoPath | None] = {}

    def last_path(self, path: str) -> RepoPath | None:
        """What the file is called after all its renames; None where none is seen."""
        if path not in self._known:
            if self._git is None or self._commit is None or len(self._known) >= MAX_LOOKUPS:
                return None
            self._known[path] = _followed(self._git, self._commit, path)
        return self._known[path]


def _followed(git: GitMirror, commit: str, path: str) -> RepoPath | None:
    found: RepoPath | None = None
    for _ in range(MAX_STEPS):
        try:
            gone = git.deleted_by(found or path, commit)
            changes = git.show_files(gone.sha) if gone is not None else ()
        except (GitFailed, RevisionNotFound):
            return None
        new = [one.path for one in changes if one.status == "R" and one.old_path == (found or path)]
        if not new:
            return found
        found = new[0]
    return found
