"""The log of a repository or of a part of it: its newest commits, and how many each month had."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime

from probant.tools.history.files import no_commits, touching
from probant.tools.history.ground import Ground, commit_seen, short
from probant.tools.history.ranking import n_commits, n_wanted, ranked
from probant.tools.history.when import said_of_authors, window_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import Observation, TextValue

_REVERTS = "This reverts commit"
_REVERTED = 'Revert "'
"""What git writes into the message and the subject of a revert."""
_SQUASHED = re.compile(r"\(#\d+\)$")
"""How services end the subject of a branch that became one commit."""


def recent_commits(ground: Ground, step: Step) -> EvidenceEntry:
    """The newest commits, as many as are wanted, or all if there are fewer."""
    found = touching(ground, step)
    if isinstance(found, EvidenceEntry):
        return found
    wanted = n_wanted(step)
    newest = found.commits[:wanted]
    if not newest:
        return no_commits(ground, step, found.author)
    seen = tuple(commit_seen(one, f"{short(one.sha)} is such a commit") for one in newest)
    reasons, several = said_of_authors(found.author, newest)
    is_cut = bool(ground.boundary) and len(newest) < wanted
    reasons += (ReasonCode.WINDOW_REVISION,) if is_cut else ()
    note = "; ".join(filter(None, (found.note, several))) or None
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not is_cut, reasons=reasons, note=note
    )


def reverts(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits that say, in the words git writes itself, that they revert another one."""
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    found = dict.fromkeys(
        commit
        for text in (_REVERTS, _REVERTED)
        for commit in ground.chronicle.commits(window.tip, mentioning=text, without=window.without)
        if text == _REVERTS or commit.subject.startswith(_REVERTED)
    )
    commits = sorted(
        window.of(found), key=lambda one: datetime.fromisoformat(one.date), reverse=True
    )
    if not commits:
        return ground.none(step, "no commit says that it reverts another")
    reasons, note = said_of_authors(window.author, commits)
    reasons += (ReasonCode.WINDOW_REVISION,) if ground.boundary else ()
    seen = tuple(commit_seen(one, f"{short(one.sha)} says it reverts another") for one in commits)
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not ground.boundary, reasons=reasons, note=note
    )


def merged(ground: Ground, step: Step) -> EvidenceEntry:
    """Merge commits, and commits whose subject ends with the number of what was squashed."""
    found = touching(ground, step)
    if isinstance(found, EvidenceEntry):
        return found
    commits = [
        one for one in found.commits if len(one.parents) > 1 or _SQUASHED.search(one.subject)
    ]
    if not commits:
        return no_commits(ground, step, found.author)
    seen = []
    for one in commits:
        how = "merge commit" if len(one.parents) > 1 else "squashed, by its subject"
        told = f"{short(one.sha)} of {one.date[:10]} by {one.author} ({how})"
        seen.append(commit_seen(one, told))
    reasons, several = said_of_authors(found.author, commits)
    return ranked(ground, step, seen, note=several, reasons=reasons)


def commit_activity(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits by the month of their authors' dates, newest first."""
    found = touching(ground, step)
    if isinstance(found, EvidenceEntry):
        return found
    if not found.commits:
        return no_commits(ground, step, found.author)
    counts = Counter(commit.date[:7] for commit in found.commits)
    seen = []
    for month, n in sorted(counts.items(), reverse=True):
        told = f"{month}: {n_commits(n)}"
        seen.append(Observation(TextValue(told), (), told))
    return ranked(ground, step, seen, note=found.note)
