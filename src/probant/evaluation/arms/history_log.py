"""The log a script keeps of the history it writes, as a teller of that history.

Answers from its own notes alone. Next: sources/history/facts.py lays git's word beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from probant.evaluation.oracles.history import Change, Doubt, History, LineAuthor


@dataclass(frozen=True, kw_only=True, slots=True)
class LoggedCommit:
    """`paths` are the files there are after it."""

    author: str
    subject: str
    changes: tuple[Change, ...]
    is_rename: bool
    paths: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class ScriptedHistory(History):
    """Commits are numbered from 1; `shas` stand in the same order."""

    commits: tuple[LoggedCommit, ...]
    shas: tuple[str, ...]
    tag_marks: Mapping[str, int]
    line_marks: Mapping[str, tuple[int, ...]]
    moves: tuple[tuple[str, str], ...]
    deleted_files: tuple[tuple[str, bytes], ...]
    deleted_functions: tuple[str, ...]

    def head(self) -> str:
        return self.shas[-1]

    def changes_of(self, sha: str) -> tuple[Change, ...] | Doubt:
        if sha not in self.shas:
            return Doubt("no commit of the script")
        commit = self.commits[self.shas.index(sha)]
        return Doubt("renames can be told in two ways") if commit.is_rename else commit.changes

    def added_by(self, path: str) -> str | Doubt:
        added = [
            sha
            for sha, commit in self._logged()
            if not commit.is_rename and Change("A", path) in commit.changes
        ]
        return added[0] if len(added) == 1 else Doubt("added more than once, or renamed")

    def last_change(self, path: str) -> str | Doubt:
        touching = self._touching(path)
        return touching[-1] if touching else Doubt("never touched")

    def n_commits(self, path: str) -> int | Doubt:
        if any(old.startswith(path) or new.startswith(path) for old, new in self.moves):
            return Doubt("renames can be counted in two ways")
        return len(self._touching(path))

    def tags_with(self, sha: str) -> frozenset[str] | Doubt:
        if sha not in self.shas:
            return Doubt("no commit of the script")
        number = self.shas.index(sha) + 1
        return frozenset(name for name, mark in self.tag_marks.items() if mark >= number)

    def line_author(self, path: str, line: int) -> LineAuthor | Doubt:
        marks = self.line_marks.get(path, ())
        if not 1 <= line <= len(marks):
            return Doubt("no line of the script")
        mark = marks[line - 1]
        return LineAuthor(self.commits[mark - 1].author, self.shas[mark - 1])

    def paths_at(self, rev: str) -> frozenset[str]:
        mark = self.tag_marks.get(rev, len(self.commits))
        return self.commits[mark - 1].paths

    def added_between(self, old: str, new: str) -> frozenset[str] | Doubt:
        between = self.commits[self.tag_marks[old] : self.tag_marks[new]]
        if any(commit.is_rename for commit in between):
            return Doubt("a rename between them can be told in two ways")
        return self.paths_at(new) - self.paths_at(old)

    def _touching(self, path: str) -> list[str]:
        return [
            sha
            for sha, commit in self._logged()
            if any(c.path == path or c.path.startswith(f"{path}/") for c in commit.changes)
        ]

    def _logged(self) -> list[tuple[str, LoggedCommit]]:
        return list(zip(self.shas, self.commits, strict=True))
