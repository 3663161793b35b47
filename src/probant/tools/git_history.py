"""What git recorded: commits, what they changed, who wrote what, what tags hold.

Git is authoritative for its own history; for anything else it proves nothing. How each question is
asked stands in the modules of `history`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.errors import GitFailed
from probant.tools.base import EntryMaker
from probant.tools.history import (
    between,
    commits,
    evolution,
    files,
    lines,
    log,
    partners,
    ranking,
    reverting,
    settings,
    state,
    words,
)
from probant.tools.history.ground import Ground
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Signal
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode

ASKED: Mapping[Relation, Callable[[Ground, Step], EvidenceEntry]] = {
    Relation.LAST_COMMIT: commits.last_commit,
    Relation.COMMIT_FILES: commits.commit_files,
    Relation.COMMIT_INFO: commits.commit_info,
    Relation.ADDED_BY: files.added_by,
    Relation.REMOVED_BY: files.removed_by,
    Relation.LAST_CHANGE: files.last_change,
    Relation.COMMITS_TOUCHING: files.commits_touching,
    Relation.RENAMED: files.renamed,
    Relation.LINE_AUTHOR: lines.line_author,
    Relation.EXISTED_AT: between.existed_at,
    Relation.ADDED_BETWEEN: between.added_between,
    Relation.CHANGED_BETWEEN: between.changed_between,
    Relation.TAGS_CONTAINING: between.tags_containing,
    Relation.MOST_CHANGED: ranking.most_changed,
    Relation.LAST_TOUCHED: ranking.last_touched,
    Relation.LARGEST_COMMITS: ranking.largest_commits,
    Relation.REVERTS: log.reverts,
    Relation.REVERT_OF: reverting.revert_of,
    Relation.REVERTED_BY: reverting.reverted_by,
    Relation.OLDEST_LINES: lines.oldest_lines,
    Relation.SIGNATURE_CHANGES: evolution.signature_changes,
    Relation.DEFAULT_CHANGES: evolution.default_changes,
    Relation.MOVED_FROM: evolution.moved_from,
    Relation.KEY_CHANGES: settings.key_changes,
    Relation.BOUND_CHANGES: settings.bound_changes,
    Relation.MERGED: log.merged,
    Relation.COMMIT_SUMMARY: commits.commit_summary,
    Relation.CHANGED_WITH: partners.changed_with,
    Relation.TOP_AUTHORS: ranking.top_authors,
    Relation.RECENT_COMMITS: log.recent_commits,
    Relation.COMMIT_ACTIVITY: log.commit_activity,
    Relation.TEXT_CHANGED_BY: words.text_changed_by,
    Relation.WHY_ADDED: words.why_added,
    Relation.UNCOMMITTED: state.uncommitted,
    Relation.TAGS: state.tags,
}


class GitHistory:
    """Asks the history of one repository."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._make = EntryMaker(box.tree, "git_history", Signal.HISTORY)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        git, head = self._box.tree.git, self._box.tree.snapshot.commit
        if git is None or head is None:
            note = "there is no git history here; ask about a repository that has commits"
            return (self._make.could_not_look(step, ReasonCode.NO_HISTORY, note),)
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        ground = Ground(self._box, self._make, git, head)
        try:
            return (ASKED[step.relation](ground, step),)
        except GitFailed as failed:
            return (ground.lacking(step, failed),)
