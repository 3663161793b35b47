"""Revisions against each other: what was there, what was added or changed, which tags hold it."""

from __future__ import annotations

from probant.facts.languages import (
    extract,
    is_unparsed_code,
    language_of,
    suffix_of,
)
from probant.tools.history.commits import STATUSES
from probant.tools.history.files import added_by
from probant.tools.history.ground import Ground, path_seen, paths_named, short
from probant.tools.history.tracking import Wanted
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import CommitValue, NameValue, Observation
from probant.workspace.history import ChangedFile, Tag

MAX_FILES_PARSED = 400


def existed_at(ground: Ground, step: Step) -> EvidenceEntry:
    """Whether a file, a folder or a definition was there at a revision."""
    target = step.targets[0]
    rev = ground.revision(step, step.targets[1]) if len(step.targets) > 1 else ground.head
    if isinstance(rev, EvidenceEntry):
        return rev
    if target.kind is TargetKind.PATH or not _could_be_symbol(target):
        return _path_at(ground, step, rev)
    if not target.kinds and not target.owner and _paths_at(ground, rev, target.text, exact=True):
        return _path_at(ground, step, rev)
    return _symbol_at(ground, step, rev)


def _could_be_symbol(target: Target) -> bool:
    return target.kind is TargetKind.SYMBOL


def _paths_at(ground: Ground, rev: str, text: str, *, exact: bool = False) -> list[RepoPath]:
    found = paths_named([row.path for row in ground.git.list_tree(rev)], text)
    plain = text.removeprefix("./").strip("/")
    return [path for path in found if not exact or path == plain]


def _path_at(ground: Ground, step: Step, rev: str) -> EvidenceEntry:
    text = step.targets[0].text
    found = _paths_at(ground, rev, text)
    if found:
        return ground.told(step, [path_seen(found[0], f"{found[0]} is part of {short(rev)}")])
    note = f"the tree of {short(rev)} has no {text}"
    return ground.make.absent(step, complete=True, note=note)


def _symbol_at(ground: Ground, step: Step, rev: str) -> EvidenceEntry:
    """Every file of that revision that holds the name is parsed."""
    target = step.targets[0]
    wanted = Wanted.asked(target)
    blobs = {row.path: row.sha for row in ground.git.list_tree(rev)}
    files = [path for path in ground.chronicle.holding(wanted.name, rev) if path in blobs]
    if target.within:
        files = [path for path in files if f"/{target.within.strip('/')}" in f"/{path}"]
    unclear: list[str] = []
    for number, path in enumerate(files):
        source = ground.blob(blobs[path])
        if language_of(path) is None or source is None or number >= MAX_FILES_PARSED:
            unclear += [path] if is_unparsed_code(path) or source is None else []
            continue
        facts = extract(source, suffix_of(path))
        row = next((row for row in facts.defs if wanted.is_it(row)), None)
        if row is not None:
            statement = f"at {short(rev)}, {row[4]} {row[3]} is defined at {path}:{row[5]}"
            return ground.told(step, [path_seen(path, statement)])
        unclear += [path] if facts.status else []
    if unclear or len(files) > MAX_FILES_PARSED:
        note = f"{', '.join(unclear[:3])} of {short(rev)} could not be understood"
        return ground.refuse(step, note, ReasonCode.WINDOW_SKIPPED_FILES)
    note = f"no file of {short(rev)} defines {target.text}"
    if paths := _paths_at(ground, rev, target.text):
        return ground.told(step, [path_seen(paths[0], f"{paths[0]} is part of {short(rev)}")])
    return ground.make.absent(step, complete=True, note=note)


def added_between(ground: Ground, step: Step) -> EvidenceEntry:
    """Files a later revision has and an earlier one had under no name."""
    return _differing(ground, step, "A", "was added")


def changed_between(ground: Ground, step: Step) -> EvidenceEntry:
    """Files that differ between two revisions; with a facet, only those so changed."""
    return _differing(ground, step, STATUSES[step.facet] if step.facet else "", "differs")


def _differing(ground: Ground, step: Step, statuses: str, verb: str) -> EvidenceEntry:
    """Targets are revisions, after a path where one is asked about; without a second, until now."""
    named = step.targets[0] if _is_of_path(step) else None
    ends: list[str] = []
    for target in step.targets[1:] if named else step.targets:
        rev = ground.revision(step, target)
        if isinstance(rev, EvidenceEntry):
            return rev
        ends.append(rev)
    old, new = ends[0], ends[1] if len(ends) > 1 else ground.head
    files = [f for f in ground.git.changed_between(old, new) if f.status in (statuses or f.status)]
    where = f"between {short(old)} and {short(new)}"
    if named is not None:
        known = [row.path for rev in (old, new) for row in ground.git.list_tree(rev)]
        paths = paths_named(dict.fromkeys(known), named.text)
        if not paths:
            return ground.refuse(step, f"neither revision has {named.text}")
        files = [f for f in files if _is_among(f, paths)]
    if not files:
        return ground.make.absent(step, complete=True, note=f"nothing {verb} {where}")
    return ground.told(step, [path_seen(f.path, f"{f.path} {verb} {where}") for f in files])


def _is_of_path(step: Step) -> bool:
    return len(step.targets) == 3 or (
        len(step.targets) == 2 and step.targets[0].kind is not TargetKind.COMMIT
    )


def _is_among(file: ChangedFile, paths: list[RepoPath]) -> bool:
    names = [name for name in (file.path, file.old_path) if name]
    return any(n == path or n.startswith(f"{path}/") for n in names for path in paths)


def tags_containing(ground: Ground, step: Step) -> EvidenceEntry:
    """Tags whose commit is, or comes after, a commit; or whose tree has a file."""
    target = step.targets[0]
    if target.kind is TargetKind.COMMIT:
        rev = ground.revision(step, target)
        if isinstance(rev, EvidenceEntry):
            return rev
        return _containing(ground, step, rev)
    facts = ground.facts(target)
    path = ground.path(step, target) if not facts else None
    if isinstance(path, str):
        refs = _refs(ground, step)
        has = ground.chronicle.objects(path, list(refs.values())) if refs else ()
        found = [name for name, is_in in zip(refs, has, strict=True) if is_in]
        return _tags(ground, step, found, f"holds {path}", complete=True)
    if not facts and path is not None:
        rev = ground.revision(step, target)
        return path if isinstance(rev, EvidenceEntry) else _containing(ground, step, rev)
    came = added_by(ground, step)
    if not came.observations:
        return came
    value = came.observations[0].value
    assert isinstance(value, CommitValue)  # noqa: S101 - a commit adds
    return _containing(ground, step, value.sha)


def _refs(ground: Ground, step: Step) -> dict[str, str]:
    """Tags, or branches where those are asked for, and their commits."""
    if step.facet is Facet.BRANCHES:
        return {name: ground.git.resolve(f"refs/heads/{name}") for name in ground.git.branches()}
    return {tag.name: tag.commit for tag in ground.git.tags()}


def _containing(ground: Ground, step: Step, rev: str) -> EvidenceEntry:
    under = "refs/heads/" if step.facet is Facet.BRANCHES else "refs/tags/"
    found = list(ground.chronicle.refs(under, containing=rev))
    complete = not ground.boundary
    return _tags(ground, step, found, f"contains {short(rev)}", complete=complete)


def _tags(
    ground: Ground, step: Step, names: list[str], verb: str, *, complete: bool
) -> EvidenceEntry:
    if len(step.targets) > 1:
        return _is_in(ground, step, names, complete=complete)
    if step.facet is Facet.FIRST and names and complete:
        names = first_tags(ground, names)
    if not names and complete:
        kind = "branch" if step.facet is Facet.BRANCHES else "tag"
        return ground.make.absent(step, complete=True, note=f"no {kind} {verb}")
    if not names or (step.facet is Facet.FIRST and not complete):
        return ground.beyond(step)
    seen = tuple(Observation(NameValue(name), (), f"{name} {verb}") for name in names)
    reasons = () if complete else (ReasonCode.WINDOW_REVISION,)
    return ground.make.observed(step, Quality.STRONG, seen, complete=complete, reasons=reasons)


def _is_in(ground: Ground, step: Step, names: list[str], *, complete: bool) -> EvidenceEntry:
    """ "Is commit X part of v1.0?" """
    text = step.targets[1].text
    rev = ground.revision(step, step.targets[1])
    if isinstance(rev, EvidenceEntry):
        return rev
    if step.targets[0].kind is TargetKind.COMMIT:
        inner = ground.revision(step, step.targets[0])
        is_in = any(commit.sha == inner for commit in ground.chronicle.commits(rev))
    else:
        is_in = text in names
    if is_in:
        return ground.told(step, [Observation(NameValue(text), (), f"{text} contains it")])
    if not complete:
        return ground.beyond(step)
    return ground.make.absent(step, complete=True, note=f"{text} does not contain it")


def first_tags(ground: Ground, names: list[str]) -> list[str]:
    """The earliest of these tags: by date, but never one that comes after another of them."""
    tags = {tag.name: tag for tag in ground.git.tags() if tag.name in names}
    earliest = min(tags.values(), key=_by_date)
    while True:
        before = ground.chronicle.refs("refs/tags/", within=earliest.commit)
        older = [tags[n] for n in before if n in tags and tags[n].commit != earliest.commit]
        if not older:
            return [name for name, tag in tags.items() if tag.commit == earliest.commit]
        earliest = min(older, key=_by_date)


def _by_date(tag: Tag) -> tuple[str, str]:
    return tag.date, tag.name
