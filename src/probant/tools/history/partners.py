"""Files that commits changed together with one; of two, the commits that changed both.

Every file counts under the name it has today: renames are followed as git detects them, for the
file asked about as `git log --follow` does, for all others over the same history. Merges are left
out. A file that is gone is told as gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence

from probant.tools.history.files import path_now_or_once
from probant.tools.history.ground import Ground, commit_seen, path_seen, short
from probant.tools.history.ranking import (
    N_RANKED,
    most_first,
    n_commits,
    of_all,
    ranked,
)
from probant.tools.history.when import window_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.source import RepoPath
from probant.workspace.history import Commit, Touch

N_GONE = 5
"""How many files that are gone are told at most, of those with as many commits as the rest."""


def changed_with(ground: Ground, step: Step) -> EvidenceEntry:
    """The other files of the commits that changed one, or the commits that changed two."""
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    path = path_now_or_once(ground, step)
    if isinstance(path, EvidenceEntry):
        return path
    rev = window.tip if window.is_beside else ground.head  # what it became since, too
    touches = ground.chronicle.touched_and_renamed(rev)
    shas = _shas(ground, path)
    counted = {
        touch.commit.sha
        for touch in ground.chronicle.touched(window.tip, without=window.without)
        if touch.commit.sha in shas and window.holds(touch.commit)
    }
    if len(step.targets) > 1:
        commits = [touch.commit for touch in touches if touch.commit.sha in counted]
        return _changed_both(ground, step, path, commits)
    counts: Counter[str] = Counter()
    former = ground.chronicle.followed(path, rev) if path in ground.blobs else {}
    for commit, names in names_today(touches, ground.blobs):
        if commit.sha in counted:  # a file is no partner of itself, whatever it was called then
            counts.update(names - {path, former.get(commit.sha, path)})
    here = Counter({name: n for name, n in counts.items() if name in ground.blobs})
    if not here:
        return ground.none(step, f"no commit changed {path} and another file that is still there")
    shown = most_first(here, N_RANKED)
    gone = Counter({name: n for name, n in counts.items() if name not in here})
    told_gone = [row for row in most_first(gone, N_GONE) if row[1] >= shown[-1][1]]
    of_own = f"of {n_commits(len(counted))}"
    seen = [path_seen(RepoPath(name), f"{name} by {n} {of_own}") for name, n in shown]
    seen += [
        path_seen(RepoPath(name), f"{name}, which is no longer there, by {n} {of_own}")
        for name, n in told_gone
    ]
    note = of_all(sorted(here.values(), reverse=True), "file", N_RANKED)
    note = f"{note}, and {len(gone)} that are no longer there"
    return ranked(ground, step, seen, note=note)


def names_today(
    touches: Sequence[Touch], here: Container[str]
) -> Iterator[tuple[Commit, set[str]]]:
    """Each commit, newest first, with the paths it changed under the names they have today.

    A branch may still change a file under a name that another had already changed: what has no
    name of today by then has the one it got last.
    """
    last: dict[str, str] = {}
    for touch in touches:
        for change in touch.changes:
            if change.old_path is not None:
                last.setdefault(change.old_path, change.path)
    today: dict[str, str] = {}
    for touch in touches:
        names = set[str]()
        older: dict[str, str] = {}
        for change in touch.changes:
            name = today.get(change.path, change.path)
            if name not in here:
                name = _followed(name, last)
            names.add(name)
            if change.old_path is not None:
                older[change.old_path] = name
            elif change.status == "A" and change.path not in today and change.path in last:
                older[change.path] = _followed(change.path, last)  # the name was taken anew
        yield touch.commit, names
        today |= older


def _followed(name: str, last: dict[str, str]) -> str:
    seen = {name}
    while (new := last.get(name)) is not None and new not in seen:
        seen.add(new)
        name = new
    return name


def _changed_both(ground: Ground, step: Step, path: RepoPath, own: list[Commit]) -> EvidenceEntry:
    other = path_now_or_once(ground, step, step.targets[1])
    if isinstance(other, EvidenceEntry):
        return other
    shas = _shas(ground, other)
    both = [commit for commit in own if commit.sha in shas]
    if not both:
        return ground.none(step, f"no commit changed both {path} and {other}")
    return ranked(
        ground, step, [commit_seen(one, f"{short(one.sha)} changed both") for one in both]
    )


def _shas(ground: Ground, path: RepoPath) -> set[str]:
    """The commits that touched a path: a file under all its names, a folder under its own."""
    if path in ground.blobs:
        return {commit.sha for commit in ground.git.log(ground.head, path=path, follow=True)}
    return {commit.sha for commit in ground.chronicle.commits(ground.head, path=path)}
