"""Single commits: the last and the first, by branch or author; what one says; what it changed."""

from __future__ import annotations

import re

from probant.tools.history.ground import Ground, commit_seen, path_seen, paths_named, short
from probant.tools.history.when import Window, is_by, said_of_authors, window_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, TextValue
from probant.workspace.history import ChangedFile, Commit

N_MESSAGE_CHARS = 600
"""How much of a message a statement tells; the value has all of it."""


def last_commit(ground: Ground, step: Step) -> EvidenceEntry:
    """The newest commit, or with a facet the first: of everything, a branch, an author."""
    rev: str | EvidenceEntry = ground.head
    author = None
    for target in step.targets:
        if target.kind is TargetKind.COMMIT:
            rev = ground.revision(step, target)
        else:
            author = target
    if isinstance(rev, EvidenceEntry):
        return rev
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    if author is not None or not window.is_open:
        return _in_window(ground, step, rev, author.text if author else "", window)
    if step.facet is Facet.FIRST:
        return _first(ground, step, ground.chronicle.roots(rev))
    commit = ground.git.commit(rev)
    return ground.told(step, [commit_seen(commit, f"the last commit is {short(commit.sha)}")])


def _first(ground: Ground, step: Step, found: tuple[Commit, ...]) -> EvidenceEntry:
    if ground.boundary:
        return ground.beyond(step)
    return ground.told(step, [commit_seen(one, f"{short(one.sha)} has no parent") for one in found])


def _in_window(ground: Ground, step: Step, rev: str, author: str, window: Window) -> EvidenceEntry:
    """The newest or the oldest of the commits that count."""
    tip = window.tip if window.tip != ground.head else rev
    named = author or window.author
    found = commits_by(ground, tip, author, without=window.without)
    if named and not any(is_by(commit, named) for commit in commits_by(ground, rev, named)):
        return ground.refuse(step, f"no commit here is by {named}")
    counting = window.of(found)
    if not counting:
        return ground.none(step, "no such commit")
    if step.facet is Facet.FIRST and ground.boundary:
        return ground.beyond(step)
    chosen = counting[-1] if step.facet is Facet.FIRST else counting[0]
    seen = commit_seen(chosen, f"{short(chosen.sha)} is by {chosen.author}")
    reasons, note = said_of_authors(named, counting)
    return ground.make.observed(step, Quality.STRONG, (seen,), reasons=reasons, note=note)


def commits_by(
    ground: Ground, rev: str, author: str, *, path: str | None = None, without: str | None = None
) -> tuple[Commit, ...]:
    """Commits whose author has this name, a word of it, or this address; newest first.

    Of no author in particular, all of them.
    """
    words = " ".join(author.split())
    found = ground.chronicle.commits(rev, path=path, author=words, without=without)
    return tuple(commit for commit in found if not words or is_by(commit, words))


def commit_info(ground: Ground, step: Step) -> EvidenceEntry:
    """What a commit says of itself; or, for a quoted text, the commits that say it."""
    target = step.targets[0]
    if target.kind is TargetKind.LITERAL:
        return _mentioning(ground, step, target.text)
    rev = ground.revision(step, target)
    if isinstance(rev, EvidenceEntry):
        could_be_several = re.fullmatch(r"[0-9a-f]{1,6}", target.text.lower()) is not None
        is_whether = step.polar and not step.member and not could_be_several
        return ground.none(step, f"nothing here is named {target.text}") if is_whether else rev
    commit = ground.git.commit(rev)
    if step.polar and step.member:
        return _wrote(ground, step, commit)
    seen = commit_seen(commit, f"{target.text} is commit {short(commit.sha)}")
    if step.polar:
        return ground.told(step, [seen])
    return ground.told(step, [seen, *message_seen(ground, commit.sha)])


def message_seen(
    ground: Ground, sha: str, places: tuple[Place, ...] = ()
) -> tuple[Observation, ...]:
    """What the message of a commit says below its subject; nothing where that is all of it."""
    body = ground.chronicle.message(sha).partition("\n")[2].strip()
    if not body:
        return ()
    one_line = " ".join(body.split()).rstrip(".")
    shown = one_line if len(one_line) <= N_MESSAGE_CHARS else f"{one_line[:N_MESSAGE_CHARS]}…"
    return (Observation(TextValue(body), places, f"its message goes on: {shown}"),)


def _wrote(ground: Ground, step: Step, commit: Commit) -> EvidenceEntry:
    """Whether a commit is by somebody."""
    if is_by(commit, step.member):
        return ground.told(step, [Observation(NameValue(commit.author), (), "its author")])
    note = f"the author of {short(commit.sha)} is {commit.author}"
    return ground.make.absent(step, complete=True, note=note)


def _mentioning(ground: Ground, step: Step, text: str) -> EvidenceEntry:
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    everything = ground.chronicle.commits(window.tip, mentioning=text, without=window.without)
    found = window.of(everything)
    if not found:
        return ground.none(step, f"no message of a commit holds {text!r}")
    seen = tuple(commit_seen(one, f"{short(one.sha)} mentions it") for one in found)
    reasons, note = said_of_authors(window.author, found)
    reasons += (ReasonCode.WINDOW_REVISION,) if ground.boundary else ()
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not ground.boundary, reasons=reasons, note=note
    )


def commit_files(ground: Ground, step: Step) -> EvidenceEntry:
    """The files a commit changed; with a second target, whether that one is among them."""
    rev = ground.revision(step, step.targets[0])
    if isinstance(rev, EvidenceEntry):
        return rev
    if rev in ground.boundary:
        return ground.beyond(step)
    files = [file for file in ground.git.show_files(rev) if _wanted(file, step.facet)]
    if len(step.targets) > 1:
        return _file_of_commit(ground, step, rev, files)
    if not files:
        return ground.make.absent(step, complete=True, note=f"commit {short(rev)} changed no file")
    seen = [path_seen(file.path, f"commit {short(rev)} {_did(file)}") for file in files]
    return ground.told(step, seen)


def commit_summary(ground: Ground, step: Step) -> EvidenceEntry:
    """A commit, the rest of its message, and the files it changed."""
    rev = ground.revision(step, step.targets[0])
    if isinstance(rev, EvidenceEntry):
        return rev
    commit = ground.git.commit(rev)
    told = f"{short(rev)} by {commit.author} on {commit.date}"
    seen = [commit_seen(commit, told), *message_seen(ground, rev)]
    if rev in ground.boundary:
        note = "this clone is shallow: what this commit changed is not here"
        reasons = (ReasonCode.WINDOW_REVISION,)
        return ground.make.observed(
            step, Quality.STRONG, tuple(seen), complete=False, reasons=reasons, note=note
        )
    seen += [path_seen(file.path, f"it {_did(file)}") for file in ground.git.show_files(rev)]
    is_merge = len(commit.parents) > 1
    return ground.told(
        step, seen, note="a merge, told against its first parent" if is_merge else None
    )


def _wanted(file: ChangedFile, facet: Facet | None) -> bool:
    return facet is None or file.status in STATUSES[facet]


STATUSES = {Facet.ADDED: "AC", Facet.DELETED: "D", Facet.RENAMED: "R"}
"""What a question may narrow changes to."""

_VERBS = {"A": "added", "D": "deleted", "R": "renamed", "C": "copied"}


def _did(file: ChangedFile) -> str:
    if file.old_path is not None:
        return f"{_VERBS[file.status]} {file.old_path} to {file.path}"
    return f"{_VERBS.get(file.status, 'changed')} {file.path}"


def _file_of_commit(
    ground: Ground, step: Step, rev: str, files: list[ChangedFile]
) -> EvidenceEntry:
    """ "Did commit X change a.py?"; a file nobody knows is no reason to say no."""
    text = step.targets[1].text
    touched = _touched(files, text)
    if touched:
        seen = [path_seen(file.path, f"commit {short(rev)} {_did(file)}") for file in touched]
        return ground.told(step, seen)
    known = paths_named([row.path for row in ground.git.list_tree(rev)], text)
    known = known or paths_named(ground.blobs, text)
    is_asked = step.stated is None  # who asks about a file nobody knows is not told "no"
    if is_asked and not known and ground.past_path(step.targets[1]) is None:
        return ground.refuse(step, f"no commit here knows a file {text}")
    if len(ground.git.commit(rev).parents) > 1:
        note = f"{short(rev)} is a merge, and what it changed depends on the side it is seen from"
        return ground.refuse(step, note, ReasonCode.NOT_TOLD)
    note = f"commit {short(rev)} changed other files, not {text}"
    if step.polar:
        return ground.make.absent(step, complete=True, note=note)
    return ground.refuse(step, note, ReasonCode.FALSE_PREMISE)


def _touched(files: list[ChangedFile], text: str) -> list[ChangedFile]:
    by_name = {name: file for file in files for name in (file.old_path, file.path) if name}
    found = paths_named(by_name, text)
    if len(found) == 1 and found[0] in by_name:
        return [by_name[found[0]]]
    inside = tuple(f"{folder}/" for folder in found)
    return [file for name, file in by_name.items() if inside and name.startswith(inside)]
