"""Single commits: the last and the first, by branch or author; what one says; what it changed."""

from __future__ import annotations

import re

from probant.tools.history.ground import Ground, commit_seen, path_seen, paths_named, short
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import NameValue, Observation
from probant.workspace.history import ChangedFile, Commit


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
    if author is not None:
        return _of_author(ground, step, rev, author)
    if step.facet is Facet.FIRST:
        return _first(ground, step, ground.chronicle.roots(rev))
    commit = ground.git.commit(rev)
    return ground.told(step, [commit_seen(commit, f"the last commit is {short(commit.sha)}")])


def _first(ground: Ground, step: Step, found: tuple[Commit, ...]) -> EvidenceEntry:
    if ground.boundary:
        return ground.beyond(step)
    return ground.told(step, [commit_seen(one, f"{short(one.sha)} has no parent") for one in found])


def _of_author(ground: Ground, step: Step, rev: str, author: Target) -> EvidenceEntry:
    found = commits_by(ground, rev, author.text)
    if not found:
        return ground.refuse(step, f"no commit here is by {author.text}")
    if step.facet is Facet.FIRST and ground.boundary:
        return ground.beyond(step)
    chosen = found[-1] if step.facet is Facet.FIRST else found[0]
    names = dict.fromkeys(commit.author for commit in found)
    seen = commit_seen(chosen, f"{short(chosen.sha)} is by {chosen.author}")
    return ground.make.observed(
        step,
        Quality.STRONG,
        (seen,),
        reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(names) > 1 else (),
        note=f"authors of that name: {', '.join(names)}" if len(names) > 1 else None,
    )


def commits_by(
    ground: Ground, rev: str, author: str, *, path: str | None = None
) -> tuple[Commit, ...]:
    """Commits whose author has this name, a word of it, or this address; newest first."""
    wanted = " ".join(author.casefold().split())
    found = ground.chronicle.commits(rev, path=path, author=" ".join(author.split()))
    return tuple(commit for commit in found if _is_by(commit, wanted))


def _is_by(commit: Commit, wanted: str) -> bool:
    name, email = " ".join(commit.author.casefold().split()), commit.email.casefold()
    if wanted in (name, email, email.partition("@")[0]):
        return True
    return re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", name) is not None


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
    return ground.told(step, [commit_seen(commit, f"{target.text} is commit {short(commit.sha)}")])


def _wrote(ground: Ground, step: Step, commit: Commit) -> EvidenceEntry:
    """Whether a commit is by somebody."""
    if _is_by(commit, " ".join(step.member.casefold().split())):
        return ground.told(step, [Observation(NameValue(commit.author), (), "its author")])
    note = f"the author of {short(commit.sha)} is {commit.author}"
    return ground.make.absent(step, complete=True, note=note)


def _mentioning(ground: Ground, step: Step, text: str) -> EvidenceEntry:
    found = ground.chronicle.commits(ground.head, mentioning=text)
    if not found:
        return ground.none(step, f"no message of a commit holds {text!r}")
    seen = tuple(commit_seen(one, f"{short(one.sha)} mentions it") for one in found)
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not ground.boundary,
        reasons=(ReasonCode.WINDOW_REVISION,) if ground.boundary else (),
    )  # fmt: skip


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
    if not known and ground.past_path(step.targets[1]) is None:
        return ground.refuse(step, f"no commit here knows a file {text}")
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
