"""What the past has most of: files that change, people who commit.

Counts of commits, and of lines that are still there. Ranks say how often, never how important.
Which files change together: partners.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from probant.tools.history.files import no_commits, touching
from probant.tools.history.ground import Ground, commit_seen, path_seen, short
from probant.tools.history.lines import blamed_lines
from probant.tools.history.when import Window, by_person, said_of_authors, window_of
from probant.tools.ranks import left_out
from probant.tools.scope import paths_meant
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath, is_inside
from probant.vocabulary.value import NameValue, Observation
from probant.workspace.history import Commit, Touch

N_RANKED = 10
"""How many are told where the question does not say."""


def most_changed(ground: Ground, step: Step) -> EvidenceEntry:
    """The files of this commit that most commits changed, under the names they have."""
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    folder = folder_asked(ground, step)
    if step.facet is Facet.AUTHORS:
        return _most_authors(ground, step, window, folder)
    counts: Counter[str] = Counter()
    for touch in _counting(ground, window):
        counts.update(_still_there(ground, touch, folder))
    if not counts:
        return no_commits(ground, step, window.author or None)
    seen = [
        path_seen(RepoPath(path), f"{path} by {n_commits(n)}")
        for path, n in most_first(counts, n_wanted(step))
    ]
    return ranked(ground, step, seen, note=of_all(_most_first(counts), "file", n_wanted(step)))


def _most_authors(ground: Ground, step: Step, window: Window, folder: str) -> EvidenceEntry:
    commits: dict[str, list[Commit]] = {}
    for touch in _counting(ground, window):
        for path in _still_there(ground, touch, folder):
            commits.setdefault(path, []).append(touch.commit)
    if not commits:
        return no_commits(ground, step, window.author or None)
    counts = Counter({path: len(by_person(some)) for path, some in commits.items()})
    seen = [
        path_seen(RepoPath(path), f"{path} by {n} {'person' if n == 1 else 'people'}")
        for path, n in most_first(counts, n_wanted(step))
    ]
    return ranked(ground, step, seen, note=of_all(_most_first(counts), "file", n_wanted(step)))


def last_touched(ground: Ground, step: Step) -> EvidenceEntry:
    """The files of this commit by when one last changed them, the oldest or the newest first."""
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    folder = folder_asked(ground, step)
    last: dict[str, Commit] = {}
    for touch in _counting(ground, window):
        for path in _still_there(ground, touch, folder):
            last.setdefault(path, touch.commit)
    if not last:
        return no_commits(ground, step, window.author or None)
    by_name = sorted(last.items())
    rows = sorted(by_name, key=lambda row: _moment(row[1]), reverse=step.facet is Facet.LAST)
    seen = [
        path_seen(RepoPath(path), f"{path} on {commit.date[:10]} by {short(commit.sha)}")
        for path, commit in rows[: n_wanted(step)]
    ]
    dates = [_moment(commit) for _, commit in rows]
    return ranked(ground, step, seen, note=of_all(dates, "file", n_wanted(step)))


def largest_commits(ground: Ground, step: Step) -> EvidenceEntry:
    """The commits that changed the most files, of all or of a folder."""
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    folder = folder_asked(ground, step)
    rows = [
        (sum(is_inside(change.path, folder) for change in touch.changes), touch.commit)
        for touch in _counting(ground, window)
    ]
    rows = [row for row in rows if row[0]]
    if not rows:
        return no_commits(ground, step, window.author or None)
    rows.sort(key=lambda row: -row[0])
    seen = [
        commit_seen(
            commit,
            f"{short(commit.sha)} of {commit.date[:10]} with {n} file{'' if n == 1 else 's'}",
        )
        for n, commit in rows[: n_wanted(step)]
    ]
    return ranked(ground, step, seen, note=of_all([n for n, _ in rows], "commit", n_wanted(step)))


def _moment(commit: Commit) -> datetime:
    """Author dates have their own time zones."""
    return datetime.fromisoformat(commit.date)


def top_authors(ground: Ground, step: Step) -> EvidenceEntry:
    """People by how many commits they made; with a facet, first by the lines that are left."""
    found = touching(ground, step)
    if isinstance(found, EvidenceEntry):
        return found
    if not found.commits:
        return no_commits(ground, step, found.author)
    n_lines = _surviving(ground, step) if step.facet is Facet.LINES else Counter[Commit]()
    if isinstance(n_lines, EvidenceEntry):
        return n_lines
    counted = {commit.sha for commit in found.commits}
    merges = [commit for commit in n_lines if commit.sha not in counted]
    n_all, n_all_lines = len(found.commits), n_lines.total()
    rows = [
        (_lines_of(some, n_lines), sum(one.sha in counted for one in some), name)
        for name, some in by_person([*found.commits, *merges])
    ]
    rows.sort(key=lambda row: (-row[0], -row[1], row[2]))
    seen = []
    for lines, n, name in rows[: n_wanted(step)]:
        told = f"{name} with {n} of {n_commits(n_all)}"
        told += f" and {lines} of {n_all_lines} lines that are there now" if n_all_lines else ""
        seen.append(Observation(NameValue(name), (), told))
    reasons, several = said_of_authors(found.author, found.commits)
    notes = (found.note, several, of_all([row[:2] for row in rows], "author", n_wanted(step)))
    return ranked(ground, step, seen, note="; ".join(filter(None, notes)), reasons=reasons)


def _surviving(ground: Ground, step: Step) -> Counter[Commit] | EvidenceEntry:
    """How many lines of a file or a definition each commit still has, merges too; of a folder none
    is told."""
    blamed = blamed_lines(ground, step)
    if isinstance(blamed, EvidenceEntry):
        return blamed
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    kept = {commit.sha for commit in window.within(dict.fromkeys(blamed))}
    return Counter(commit for commit in blamed if commit.sha in kept)


def _lines_of(commits: Iterable[Commit], n_lines: Counter[Commit]) -> int:
    shas = {commit.sha for commit in commits}
    return sum(n for commit, n in n_lines.items() if commit.sha in shas)


# Shared with log.py and partners.py


def n_wanted(step: Step) -> int:
    return int(step.member) if step.member.isdigit() else N_RANKED


def folder_asked(ground: Ground, step: Step) -> str:
    """The file or folder the answers must lie in; '' is everywhere. That it is one was checked."""
    if not step.filters.within:
        return ""
    return next(iter(paths_meant(ground.tree, step.filters.within)), step.filters.within)


def n_commits(n: int) -> str:
    return f"{n} commit{'' if n == 1 else 's'}"


def ranked(
    ground: Ground,
    step: Step,
    seen: list[Observation],
    *,
    note: str | None = None,
    reasons: tuple[ReasonCode, ...] = (),
) -> EvidenceEntry:
    """Counts hold only where all of the history is here."""
    reasons += (ReasonCode.WINDOW_REVISION,) if ground.boundary else ()
    return ground.make.observed(
        step, Quality.STRONG, tuple(seen), complete=not ground.boundary, reasons=reasons, note=note
    )


def _counting(ground: Ground, window: Window) -> list[Touch]:
    touches = ground.chronicle.touched(window.tip, without=window.without)
    return [touch for touch in touches if window.holds(touch.commit)]


def _still_there(ground: Ground, touch: Touch, folder: str = "") -> set[str]:
    return {
        change.path
        for change in touch.changes
        if change.path in ground.blobs and is_inside(change.path, folder)
    }


def most_first(counts: Counter[str], n: int) -> list[tuple[str, int]]:
    """The most first; what is equal by name, so that every run tells the same."""
    return sorted(counts.items(), key=lambda row: (-row[1], row[0]))[:n]


def of_all(ranks: Sequence[object], thing: str, n_told: int) -> str:
    """How many there are, and what of them is told; `ranks` in the order of the ranking."""
    things = f"{thing}{'' if len(ranks) == 1 else 's'}"
    return left_out(ranks, n_told, things) or f"of {len(ranks)} {things}"


def _most_first(counts: Counter[str]) -> list[int]:
    return sorted(counts.values(), reverse=True)
