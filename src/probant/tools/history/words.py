"""Words: commits that brought a text or took it away, and what they say of themselves.

A text came with a commit that has it while none of its parents does: that some file gained or lost
it is not enough, since it may only have moved.
"""

from __future__ import annotations

from probant.tools.history.commits import message_seen
from probant.tools.history.files import added_by
from probant.tools.history.ground import SEARCH_SECONDS, Ground, commit_seen, short
from probant.tools.history.lines import line_author
from probant.tools.history.ranking import folder_asked
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import CommitValue, Observation
from probant.workspace.history import Commit

MAX_COMMITS_CHECKED = 60
"""How many commits that gained or lost a text are looked into."""


def text_changed_by(ground: Ground, step: Step) -> EvidenceEntry:
    """The first commit that brought a text, or the last one that took it away."""
    text, path = step.targets[0].text, folder_asked(ground, step) or None
    is_here = ground.chronicle.has_text(text, ground.head, path=path)
    if step.facet is Facet.DELETED and is_here:
        note = f"it has not been removed: “{text}” stands in {short(ground.head)}"
        return ground.refuse(step, note, ReasonCode.FALSE_PREMISE)
    found = ground.chronicle.text_commits(text, ground.head, path=path, seconds=SEARCH_SECONDS)
    commits = [touch.commit for touch in found.touches]
    if step.facet is Facet.DELETED:
        return _told(ground, step, _removing(ground, commits, text, path), found.complete)
    if not found.complete:
        note = f"the past could not be searched for “{text}” within {SEARCH_SECONDS:.0f} seconds"
        return ground.refuse(step, note, ReasonCode.WINDOW_REVISION)
    return _told(ground, step, _bringing(ground, commits, text, path), found.complete)


def _told(ground: Ground, step: Step, commit: Commit | None, complete: bool) -> EvidenceEntry:
    text = step.targets[0].text
    verb = "removed" if step.facet is Facet.DELETED else "introduced"
    if commit is None:
        is_here = ground.chronicle.has_text(text, ground.head, path=None)
        why = "the commits here do not show which" if is_here else "no commit here ever had it"
        return ground.refuse(step, f"{why}: “{text}”")
    if commit.sha in ground.boundary:
        return ground.beyond(step)
    note = None if complete else "what lies further back was not searched"
    return ground.told(
        step, [commit_seen(commit, f"“{text}” was {verb} by {short(commit.sha)}")], note=note
    )


def _bringing(ground: Ground, commits: list[Commit], text: str, path: str | None) -> Commit | None:
    for commit in commits[::-1][:MAX_COMMITS_CHECKED]:
        if _has(ground, text, commit.sha, path) and not _had(ground, text, commit, path):
            return commit
    return None


def _removing(ground: Ground, commits: list[Commit], text: str, path: str | None) -> Commit | None:
    for commit in commits[:MAX_COMMITS_CHECKED]:
        if not _has(ground, text, commit.sha, path) and _had(ground, text, commit, path):
            return commit
    return None


def _has(ground: Ground, text: str, sha: str, path: str | None) -> bool:
    return ground.chronicle.has_text(text, sha, path=path)


def _had(ground: Ground, text: str, commit: Commit, path: str | None) -> bool:
    return any(_has(ground, text, parent, path) for parent in commit.parents)


def why_added(ground: Ground, step: Step) -> EvidenceEntry:
    """The commit a line or a thing came with, and the rest of its message."""
    target = step.targets[0]
    source = line_author(ground, step) if target.line is not None else added_by(ground, step)
    found = [one for one in source.observations if isinstance(one.value, CommitValue)]
    if not found:
        return source
    value, places = found[0].value, found[0].places
    assert isinstance(value, CommitValue)  # noqa: S101 - chosen so above
    did = f"wrote line {target.line} of" if target.line is not None else "added"
    told = f"{short(value.sha)} {did} {target.text} by {value.author} on {value.date}"
    commit = Observation(value, places, f"{told}: {value.subject}".rstrip("."))
    return ground.told(step, [commit, *message_seen(ground, value.sha, places)])
