"""What happened to a file, a folder or a definition: added, removed, changed, touched, renamed."""

from __future__ import annotations

from typing import NamedTuple

from probant.facts.definitions import located
from probant.facts.rows import DefFact
from probant.tools.history.commits import commits_by
from probant.tools.history.ground import (
    SEARCH_SECONDS,
    Ground,
    commit_seen,
    path_seen,
    short,
)
from probant.tools.history.tracking import Asking, Sighting, Tracker, Wanted, same_for_all
from probant.tools.history.when import Window, said_of_authors, window_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import CommitValue, NameValue, Observation
from probant.workspace.chronicle import Lineage, Renaming
from probant.workspace.history import Commit


def added_by(ground: Ground, step: Step) -> EvidenceEntry:
    """The commit that first added a file or wrote a definition."""
    target = step.targets[0]
    if facts := ground.facts(target):
        return _judged(ground, step, _of_symbol(ground, step, facts, _came, "introduced"))
    path = path_now_or_once(ground, step)
    if isinstance(path, EvidenceEntry):
        if target.kind is TargetKind.SYMBOL:
            return _judged(ground, step, _gone_symbol(ground, step, path, came=True))
        return path
    lineage = ground.chronicle.lineage(path, ground.head)
    added = _first_addition(ground, path, lineage)
    if added is None:
        return ground.refuse(step, f"no commit touched {path}")
    if added.sha in ground.boundary:
        return ground.beyond(step)
    was = f" as {lineage.renamings[-1].old}" if lineage.renamings else ""
    seen = commit_seen(added, f"{path} was added{was} by {short(added.sha)}")
    return _judged(ground, step, ground.told(step, [seen]))


def _first_addition(ground: Ground, path: RepoPath, lineage: Lineage) -> Commit | None:
    """The oldest commit that added the file under the first name it had."""
    first, rev = path, ground.head
    if lineage.renamings:
        oldest = lineage.renamings[-1]
        first, rev = oldest.old, oldest.commit.parents[0]
    found = ground.chronicle.additions(first, rev)
    if found:
        return found[-1]
    return lineage.touches[-1].commit if lineage.touches else None  # a merge alone brought it


def removed_by(ground: Ground, step: Step) -> EvidenceEntry:
    """The commit that took a file, a folder or a definition away."""
    target = step.targets[0]
    facts = ground.facts(target)
    here = ground.path(step, target) if not facts else None
    if facts or (isinstance(here, str) and not ground.was_path(target)):
        what = located(facts[0]).statement if facts else f"{here} is still there"
        return ground.refuse(step, f"it has not been removed: {what}", ReasonCode.FALSE_PREMISE)
    path = ground.past_path(target) if target.kind is not TargetKind.PHRASE else None
    if path is None:
        assert isinstance(here, EvidenceEntry)  # noqa: S101 - what is here was dealt with above
        return _judged(ground, step, _gone_symbol(ground, step, here, came=False))
    newest = ground.chronicle.commits(ground.head, path=path, max_count=1)[0]
    new_name = ground.chronicle.renamed_to(newest, path)
    how = f"renamed to {new_name}" if new_name else "removed"
    seen = commit_seen(newest, f"{path} was {how} by {short(newest.sha)}")
    return _judged(ground, step, ground.told(step, [seen]))


def last_change(ground: Ground, step: Step) -> EvidenceEntry:
    """The newest commit that changed a file, a folder or a definition."""
    target = step.targets[0]
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    if not window.is_open:
        return _judged(ground, step, _last_of(_touching_first(ground, step)))
    if facts := ground.facts(target):
        return _judged(ground, step, _of_symbol(ground, step, facts, _changed, "last changed"))
    path = ground.path(step, target)
    if isinstance(path, EvidenceEntry):
        return _or_gone(ground, step, path)
    commit = ground.git.last_change(path, ground.head)
    if commit is None:
        return ground.refuse(step, f"no commit touched {path}")
    if commit.sha in ground.boundary:
        return ground.beyond(step)
    edited = "; what is on disk has been edited since" if ground.is_edited(path) else ""
    seen = commit_seen(commit, f"{path} was last changed by {short(commit.sha)}")
    return _judged(ground, step, ground.told(step, [seen], note=f"{path} is committed{edited}"))


def _last_of(entry: EvidenceEntry) -> EvidenceEntry:
    """The newest of the commits that count."""
    if not entry.observations:
        return entry
    return replace(entry, observations=entry.observations[:1], match_count=1, exact_match_count=1)


def _touching_first(ground: Ground, step: Step) -> EvidenceEntry:
    return commits_touching(ground, replace(step, targets=step.targets[:1]))


def commits_touching(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits that touched something, or all of them; with a facet, their authors."""
    found = touching(ground, step)
    return found if isinstance(found, EvidenceEntry) else _listed(ground, step, found)


class Touching(NamedTuple):
    """Commits that count, newest first; the author they are by, if one was named."""

    commits: list[Commit]
    author: str | None = None
    note: str | None = None


def touching(ground: Ground, step: Step) -> Touching | EvidenceEntry:
    """The commits a step is about: of a file, folder or definition, between revisions, of all."""
    path: str | None = None
    author: str | None = None
    ends: list[str] = []
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    for target in step.targets:
        if target.kind is TargetKind.COMMIT:
            rev = ground.revision(step, target)
            if isinstance(rev, EvidenceEntry):
                return rev
            ends.append(rev)
        elif target.kind is TargetKind.LITERAL:
            author = target.text
        elif facts := ground.facts(target):
            return _touching_symbol(ground, step, facts, window)
        else:
            found = path_now_or_once(ground, step, target)
            if isinstance(found, EvidenceEntry):
                return found
            path = found
    commits, names = _commits(ground, path, ends, author, window)
    known = [commit for commit in commits if commit.sha not in ground.boundary or not path]
    followed = f"as git log --follow tells it, also as {', '.join(names)}" if names else None
    return Touching(known, author or window.author or None, followed)


def _touching_symbol(
    ground: Ground, step: Step, facts: list[DefFact], window: Window
) -> Touching | EvidenceEntry:
    """Commits that changed the lines of a definition, as far as its file's own history goes."""
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    if window.is_beside:
        note = f"{step.filters.until} is not part of the history this definition is followed in"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    commits = Tracker(ground, Wanted.of(facts[0], step.targets[0])).all_changes(
        facts[0].path, ground.head
    )
    if not commits:
        note = f"the commits of {facts[0].path} do not show when it changed"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    return Touching(window.within(commits), window.author or None)


def _commits(
    ground: Ground, path: str | None, ends: list[str], author: str | None, window: Window
) -> tuple[list[Commit], list[str]]:
    """Of a file under all its names, with the earlier ones; of a range, under the one it has."""
    rev = ends[1] if len(ends) > 1 else window.tip
    without = ends[0] if ends else window.without
    if author is not None:
        found = commits_by(ground, rev, author, path=path, without=without)
        return window.of(found), []
    if path is None or ends or window.is_beside or path not in ground.blobs:
        return window.of(ground.chronicle.commits(rev, path=path, without=without)), []
    lineage = ground.chronicle.lineage(path, ground.head)
    if lineage.renamings:  # as `git log --follow` tells it, which walks side branches too
        names = list(dict.fromkeys(str(one.old) for one in lineage.renamings))
        return window.within(ground.git.log(ground.head, path=path, follow=True)), names
    if window.is_range:
        return window.of(ground.chronicle.commits(rev, path=path, without=without)), []
    return window.of(dict.fromkeys(touch.commit for touch in lineage.touches)), []


def no_commits(ground: Ground, step: Step, author: str | None) -> EvidenceEntry:
    """There is none; of somebody who made no commit at all that is no answer."""
    if author is not None and not commits_by(ground, ground.head, author):
        return ground.refuse(step, f"no commit here is by {author}")
    return ground.none(step, "no such commit")


def _listed(ground: Ground, step: Step, found: Touching) -> EvidenceEntry:
    commits, author, note = found
    if not commits:
        return no_commits(ground, step, author)
    seen = [commit_seen(one, f"{short(one.sha)} is such a commit") for one in commits]
    reasons, several = said_of_authors(author, commits)
    if step.facet is Facet.AUTHORS:
        names = dict.fromkeys(commit.author for commit in commits)
        seen = [Observation(NameValue(name), (), f"{name} made such a commit") for name in names]
    reasons += (ReasonCode.WINDOW_REVISION,) if ground.boundary else ()
    return ground.make.observed(
        step, Quality.STRONG, tuple(seen), complete=not ground.boundary, reasons=reasons,
        note="; ".join(filter(None, (note, several))) or None,
    )  # fmt: skip


def renamed(ground: Ground, step: Step) -> EvidenceEntry:
    """Other names a file had or got, and the commits that renamed it."""
    target = step.targets[0]
    here = ground.path(step, target)
    is_here = isinstance(here, str) and not (
        step.facet is not Facet.BEFORE and ground.was_path(target)
    )
    path = here if isinstance(here, str) and is_here else ground.past_path(target)
    if path is None:
        assert isinstance(here, EvidenceEntry)  # noqa: S101 - what was a path has a past
        return here
    before = _before(ground, path) if step.facet is not Facet.AFTER else []
    after = _after(ground, path) if step.facet is not Facet.BEFORE else []
    if len(step.targets) > 1:
        return _renamed_into(ground, step, step.targets[1], before, after)
    if step.facet is Facet.COMMIT:
        seen = [_renaming_seen(one) for one in (*reversed(after), *before)]
    else:
        seen = [path_seen(one.old, f"{path} was called {one.old}") for one in before]
        seen += [path_seen(one.new, f"{path} became {one.new}") for one in after]
    if seen:
        return ground.told(step, seen)
    if step.facet is Facet.AFTER and is_here and (earlier := _before(ground, path)):
        note = f"{path} is its newest name; it was called {earlier[0].old} before"
        return ground.refuse(step, note, ReasonCode.FALSE_PREMISE)
    return ground.none(step, f"{path} was never renamed")


def _renaming_seen(one: Renaming) -> Observation:
    return commit_seen(one.commit, f"{short(one.commit.sha)} renamed {one.old} to {one.new}")


def _before(ground: Ground, path: RepoPath) -> list[Renaming]:
    rev = ground.head
    if path not in ground.blobs:
        newest = ground.chronicle.commits(rev, path=path, max_count=1)
        if not newest or not newest[0].parents:
            return []
        rev = newest[0].parents[0]
    return list(ground.chronicle.lineage(path, rev).renamings)


def _after(ground: Ground, path: RepoPath) -> list[Renaming]:
    """The names a file got since, oldest first."""
    found: list[Renaming] = []
    seen = {path}
    while True:
        touches = ground.chronicle.touches(path, ground.head)
        new = None
        for touch in touches:
            if any(change.status == "D" and change.path == path for change in touch.changes):
                new = ground.chronicle.renamed_to(touch.commit, path)
                if new is not None:
                    found.append(Renaming(path, new, touch.commit))
                break
        if new is None or new in seen:
            return found
        seen.add(new)
        path = new


def _renamed_into(
    ground: Ground, step: Step, other: Target, before: list[Renaming], after: list[Renaming]
) -> EvidenceEntry:
    """ "Was a.py renamed to b.py?" """
    for one in (*before, *after):
        if _ends_with(one.new, other.text) and one in after:
            return ground.told(step, [path_seen(one.new, f"renamed to {one.new}")])
        if _ends_with(one.old, other.text) and one in before and step.facet is not Facet.AFTER:
            return ground.told(step, [path_seen(one.old, f"renamed from {one.old}")])
    return ground.none(step, "its history has no such rename")


def _ends_with(path: str, text: str) -> bool:
    return f"/{path}".endswith("/" + text.removeprefix("./").strip("/"))


# Definitions


def ambiguous(ground: Ground, step: Step, facts: list[DefFact]) -> EvidenceEntry:
    return ground.refuse(
        step, f"{len(facts)} definitions share the name and have their own histories",
        ReasonCode.AMBIGUOUS_NAME, candidates=tuple(located(fact) for fact in facts),
    )  # fmt: skip


def _came(tracker: Tracker, fact: DefFact, head: str) -> Commit | None:
    return tracker.came(fact.path, head)


def _changed(tracker: Tracker, fact: DefFact, head: str) -> Commit | None:
    return tracker.changed(fact.path, head)


def _of_symbol(
    ground: Ground, step: Step, facts: list[DefFact], ask: Asking, verb: str
) -> EvidenceEntry:
    """What all definitions of the name agree on."""
    trackers = [(Tracker(ground, Wanted.of(fact, step.targets[0])), fact) for fact in facts]
    commits = [ask(tracker, fact, ground.head) for tracker, fact in trackers]
    commit = same_for_all(commits)
    if commit is None and len(facts) > 1 and all(commits):
        return ambiguous(ground, step, facts)
    if commit is None:
        note = f"the commits of {facts[0].path} do not show when it was {verb}"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    if commit.sha in ground.boundary:
        return ground.beyond(step)
    fact = facts[0]
    what = f"{fact.kind} {fact.qualified_name} was {verb} by {short(commit.sha)}"
    seen = commit_seen(commit, what)
    return ground.told(step, [Observation(seen.value, (fact.definition.place,), seen.statement)])


def _gone_symbol(
    ground: Ground, step: Step, refusal: EvidenceEntry, *, came: bool
) -> EvidenceEntry:
    """A definition that is not there any more: who removed it, or who had written it."""
    tracker = Tracker(ground, Wanted.asked(step.targets[0]))
    sighting = _last_seen(ground, step.targets[0], tracker)
    if sighting is None:
        return refusal
    commit: Commit | None = sighting.removed_by
    if came:
        commit = tracker.came(sighting.path, sighting.removed_by.parents[0])
    if commit is None:
        return refusal
    if commit.sha in ground.boundary:
        return ground.beyond(step)
    verb = "introduced" if came else "removed"
    what = f"{sighting.kind} {step.targets[0].text} of {sighting.path} was {verb} by"
    return ground.told(step, [commit_seen(commit, f"{what} {short(commit.sha)}")])


def _last_seen(ground: Ground, target: Target, tracker: Tracker) -> Sighting | None:
    name = Wanted.asked(target).name
    if target.kind is not TargetKind.SYMBOL or not name.isidentifier():
        return None
    found = ground.chronicle.text_changes(name, ground.head, seconds=SEARCH_SECONDS)
    return tracker.went(found.touches)


# Shared


def path_now_or_once(
    ground: Ground, step: Step, target: Target | None = None
) -> RepoPath | EvidenceEntry:
    named = target or step.targets[0]
    here = ground.path(step, named)
    if isinstance(here, str) or ReasonCode.AMBIGUOUS_NAME in here.reasons:
        return here
    return ground.past_path(named) or here


def _or_gone(ground: Ground, step: Step, refusal: EvidenceEntry) -> EvidenceEntry:
    """A refusal that says so where the thing is gone, with the commit that removed it as a lead."""
    if ReasonCode.AMBIGUOUS_NAME in refusal.reasons:
        return refusal
    target = step.targets[0]
    path = ground.past_path(target)
    if path is not None:
        newest = ground.chronicle.commits(ground.head, path=path, max_count=1)[0]
        return _gone(ground, step, path, newest)
    sighting = _last_seen(ground, target, Tracker(ground, Wanted.asked(target)))
    if sighting is None:
        return refusal
    return _gone(ground, step, f"{target.text} of {sighting.path}", sighting.removed_by)


def _gone(ground: Ground, step: Step, what: str, removed_by: Commit) -> EvidenceEntry:
    note = f"{what} is not in this snapshot any more; it went with {short(removed_by.sha)}"
    reasons = (ReasonCode.MISSING_ANCHOR, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    return ground.refuse(step, note, *reasons, candidates=(commit_seen(removed_by, note),))


def _judged(ground: Ground, step: Step, entry: EvidenceEntry) -> EvidenceEntry:
    """Of a yes/no question: whether the commit found is the one, or by the one, asked about."""
    if not step.polar or not entry.observations:
        return entry
    value = entry.observations[0].value
    assert isinstance(value, CommitValue)  # noqa: S101 - these questions find one commit
    if len(step.targets) > 1 and step.targets[1].kind is TargetKind.COMMIT:
        rev = ground.revision(step, step.targets[1])
        if isinstance(rev, EvidenceEntry):
            return rev
        return entry if rev == value.sha else _no(ground, step, value)
    wanted = step.targets[1].text.casefold() if len(step.targets) > 1 else ""
    is_by = not wanted or wanted in [*value.author.casefold().split(), value.author.casefold()]
    return entry if is_by else _no(ground, step, value)


def _no(ground: Ground, step: Step, value: CommitValue) -> EvidenceEntry:
    note = f"it was {short(value.sha)} “{value.subject}” by {value.author}"
    return ground.make.absent(step, complete=True, note=note)
