"""What git recorded: the last commit, the files of a commit, who changed what last.

Git is authoritative for its own history; for anything else it proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.errors import FileUnreadable, RevisionNotFound
from probant.tools.base import EntryMaker
from probant.tools.paths import files_named
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import CommitValue, NameValue, Observation, PathValue
from probant.workspace.git import GitMirror
from probant.workspace.history import Commit


class GitHistory:
    """Asks the history of one repository."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "git_history", Signal.HISTORY)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        git = self._tree.git
        if git is None or self._tree.snapshot.commit is None:
            note = "there is no git history here; ask about a repository that has commits"
            return (self._make.could_not_look(step, ReasonCode.NO_HISTORY, note),)
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        return (self._asks[step.relation](self, step, git, self._tree.snapshot.commit),)

    def _last_commit(self, step: Step, git: GitMirror, head: str) -> EvidenceEntry:
        commit = git.commit(head)
        seen = _commit_seen(commit, f"the last commit is {commit.sha[:12]}")
        return self._make.observed(step, Quality.STRONG, (seen,))

    def _commit_files(self, step: Step, git: GitMirror, _head: str) -> EvidenceEntry:
        try:
            sha = git.resolve(step.targets[0].text)
        except RevisionNotFound as error:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,), note=str(error)
            )
        files = git.show_files(sha)
        if not files:
            return self._make.absent(step, complete=True, note=f"commit {sha[:12]} changed no file")
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(
                Observation(PathValue(RepoPath(f.path)), (), f"commit {sha[:12]} changed {f.path}")
                for f in files
            ),
        )

    def _last_change(self, step: Step, git: GitMirror, head: str) -> EvidenceEntry:
        path = self._path(step.targets[0])
        commit = git.last_change(path, head) if path else None
        if path is None or commit is None:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,),
                note=f"{step.targets[0].text} is not one committed file",
            )  # fmt: skip
        seen = _commit_seen(commit, f"{path} was last changed by {commit.sha[:12]}")
        return self._make.observed(step, Quality.STRONG, (seen,))

    def _line_author(self, step: Step, git: GitMirror, head: str) -> EvidenceEntry:
        target = step.targets[0]
        path, line = self._path(target), target.line or 0
        blamed = git.blame_line(path, line, head) if path and line else None
        if path is None or blamed is None:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,),
                note=f"{target.text} has no committed line {line}",
            )  # fmt: skip
        if not self._same_line(path, line, blamed.text):
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_AT_THIS_SNAPSHOT,),
                note=f"line {line} of {path} has changed since it was committed",
            )  # fmt: skip
        place = (Place(path, LineRange(line, line)),)
        who = f"line {line} of {path} was written by {blamed.commit.author}"
        commit = _commit_seen(blamed.commit, f"in commit {blamed.commit.sha[:12]}")
        return self._make.observed(
            step,
            Quality.STRONG,
            (
                Observation(NameValue(blamed.commit.author), place, who),
                Observation(commit.value, place, commit.statement),
            ),
        )

    def _path(self, target: Target) -> RepoPath | None:
        found = files_named(self._tree, target.text).exact
        return found[0] if len(found) == 1 else None

    def _same_line(self, path: RepoPath, line: int, text: str) -> bool:
        try:
            lines = self._tree.lines(path)
        except FileUnreadable:
            return False
        return line <= len(lines) and lines[line - 1].rstrip("\r") == text.rstrip("\r")

    _asks: Mapping[Relation, Callable[[GitHistory, Step, GitMirror, str], EvidenceEntry]] = {
        Relation.LAST_COMMIT: _last_commit,
        Relation.COMMIT_FILES: _commit_files,
        Relation.LAST_CHANGE: _last_change,
        Relation.LINE_AUTHOR: _line_author,
    }


def _commit_seen(commit: Commit, statement: str) -> Observation:
    value = CommitValue(commit.sha, commit.subject, commit.author, commit.date)
    return Observation(value, (), f"{statement}: {commit.subject}")
