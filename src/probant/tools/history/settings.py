"""How what configuration files and manifests say has changed: keys, bounds, language versions.

A file is read at every commit that touched it, under all its names; a value is what it says there.
What it says now: configuration.py and projects/.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from probant.tools.configuration import look_for, wanted_key
from probant.tools.history.ground import Ground, commit_seen, path_seen, short
from probant.tools.history.tracking import Version, versions_of
from probant.tools.history.when import Window, said_of_authors, window_of
from probant.tools.projects.ask_needs import needs_named
from probant.tools.projects.ask_versions import LANGUAGES, chosen_versions
from probant.tools.projects.declared import Declared, Page, Topic
from probant.tools.projects.declaring import Declarations, reader_for
from probant.tools.settings_files.formats import read_settings
from probant.tools.settings_files.tree import (
    Items,
    KeyPath,
    Node,
    NotUnderstood,
    Scalar,
    all_keys,
)
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import Observation
from probant.workspace.history import Commit

N_LEADS = 10
MAX_SHOWN = 120
NOTHING = ""
"""What a file says that does not set it; what is set to nothing is shown as “”."""

Reading = Callable[[RepoPath, bytes], str]
"""What a version of a file says, in one line; raises NotUnderstood."""


class Said(NamedTuple):
    """A commit after which a file says something else."""

    commit: Commit
    path: RepoPath
    old: str
    new: str


class Sayings(NamedTuple):
    """All of one file, newest first, and what keeps them from being all."""

    said: tuple[Said, ...]
    unread: tuple[str, ...]
    is_cut: bool


def key_changes(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits that set a key otherwise in the file that sets it now."""
    wanted = wanted_key(step.targets[0], step.member)
    if not wanted.parts:
        return ground.refuse(step, "that is no key")
    seen = look_for(ground.tree, wanted)
    places = dict.fromkeys((path, key.path) for path, key in seen.whole)
    if not places:
        note = "; ".join([f"no configuration file sets {wanted.dotted}", *seen.troubles])
        return ground.refuse(step, note)
    if len(places) > 1:
        leads = tuple(path_seen(path, f"{path} sets {'.'.join(at)}") for path, at in places)
        note = f"{len(places)} keys are called {wanted.dotted}; name the file"
        return ground.refuse(step, note, ReasonCode.AMBIGUOUS_NAME, candidates=leads[:N_LEADS])
    ((path, at),) = places
    return _told(ground, step, [_sayings(ground, path, _key_reading(at))])


def bound_changes(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits that changed what the manifests require of a package, or of a language."""
    declared = Declarations(ground.tree)
    if step.targets:
        name = step.targets[0].text
        found = needs_named(name, declared.own) or needs_named(name, declared.every)
        paths = [one.path for one, _ in found]
        reading, what = _bound_reading(name), name
    else:
        language = LANGUAGES.get(step.member.lower(), "")
        every = [(one, version) for one in declared.own for version in one.versions]
        paths = [one.path for one, _ in chosen_versions(every, language)]
        reading, what = _language_reading(language), step.member or "a language"
    if not paths:
        note = "; ".join([f"no manifest says which version of {what} it needs", *declared.troubles])
        return ground.refuse(step, note)
    return _told(ground, step, [_sayings(ground, one, reading) for one in dict.fromkeys(paths)])


# What a version says


def _key_reading(at: KeyPath) -> Reading:
    def read(path: RepoPath, source: bytes) -> str:
        keys = [key for key in all_keys(read_settings(path, source)) if key.path == at]
        return " and ".join(_whole(key.node) or "“”" for key in keys)

    return read


def _whole(node: Node) -> str:
    """All that a key is set to, so that no difference is lost."""
    if isinstance(node, Scalar):
        return " ".join([node.text, *node.more]) if node.more else node.text
    if isinstance(node, Items):
        return f"[{', '.join(_whole(one) for one in node.items)}]"
    return "{" + ", ".join(f"{one.key}: {_whole(one.node)}" for one in node.entries) + "}"


def _bound_reading(name: str) -> Reading:
    def read(path: RepoPath, source: bytes) -> str:
        declared = _declared(path, source)
        found = needs_named(name, [declared])
        said = dict.fromkeys(need.bound or "any version" for _, need in found)
        return _or_unknown(declared, " and ".join(said), Topic.NEEDS)

    return read


def _language_reading(language: str) -> Reading:
    def read(path: RepoPath, source: bytes) -> str:
        declared = _declared(path, source)
        found = chosen_versions([(declared, one) for one in declared.versions], language)
        said = dict.fromkeys(f"{one.language} {one.bound}" for _, one in found)
        return _or_unknown(declared, " and ".join(said), Topic.LANGUAGE)

    return read


def _declared(path: RepoPath, source: bytes) -> Declared:
    known = reader_for(path)
    if known is None:
        raise NotUnderstood("its name does not say how it is written")
    return known[1](Page(path, source.decode("utf-8", "replace").removeprefix("\ufeff")))


def _or_unknown(declared: Declared, said: str, topic: Topic) -> str:
    """What is left to something that is not read may say anything."""
    if not said and (doubts := declared.doubts(topic)):
        raise NotUnderstood(doubts[0])
    return said


# Following a file


def _sayings(ground: Ground, path: RepoPath, reading: Reading) -> Sayings:
    said: list[Said] = []
    unread: dict[str, None] = {}
    known: dict[Version, str | None] = {}
    is_cut = False

    def read(version: Version) -> str | None:
        if version not in known:
            known[version] = _read(ground, version, reading)
        return known[version]

    for touch in ground.chronicle.lineage(path, ground.head).touches:
        if touch.commit.sha in ground.boundary:
            is_cut = True
            continue
        for change in touch.changes:
            after, before = versions_of(ground, touch, change)
            new = read(after) if after is not None else NOTHING
            old = [read(one) for one in before] or [NOTHING]
            if new is None or None in old:
                unread[short(touch.commit.sha)] = None
            elif new not in old:
                said.append(Said(touch.commit, change.path, old[0] or NOTHING, new))
    return Sayings(tuple(said), tuple(unread), is_cut)


def _read(ground: Ground, version: Version, reading: Reading) -> str | None:
    source = ground.blob(version[0])
    if source is None:
        return None
    try:
        return reading(RepoPath(version[1]), source)
    except NotUnderstood:
        return None


# Entries


def _told(ground: Ground, step: Step, files: list[Sayings]) -> EvidenceEntry:
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    if window.is_beside:
        note = f"{step.filters.until} is not part of the history the file is followed in"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    said = list(_kept(window, files))
    reasons, notes = _doubts(files)
    if not said and reasons:
        return ground.refuse(step, "; ".join(notes), *reasons)
    if not said:
        return ground.make.absent(step, complete=True, note="no such commit")
    named, several = said_of_authors(window.author, [one.commit for one in said])
    is_last = step.facet is Facet.LAST
    if is_last and not any(one.unread for one in files):
        reasons = ()
    seen = tuple(_seen(one) for one in (said[:1] if is_last else said))
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not reasons, reasons=reasons + named,
        note="; ".join([*notes, *([several] if several else [])]) or None,
    )  # fmt: skip


def _kept(window: Window, files: list[Sayings]) -> Iterator[Said]:
    for one in files:
        kept = {commit.sha for commit in window.within(said.commit for said in one.said)}
        yield from (said for said in one.said if said.commit.sha in kept)


def _doubts(files: list[Sayings]) -> tuple[tuple[ReasonCode, ...], list[str]]:
    reasons: tuple[ReasonCode, ...] = ()
    notes: list[str] = []
    if any(one.is_cut for one in files):
        reasons += (ReasonCode.WINDOW_REVISION,)
        notes.append("this clone is shallow: what came before its oldest commits is not here")
    unread = [sha for one in files for sha in one.unread]
    if unread:
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES, ReasonCode.NOT_TOLD)
        notes.append(f"what it was before or after {', '.join(unread[:3])} could not be read")
    return reasons, notes


def _seen(one: Said) -> Observation:
    commit = one.commit
    old, new = _shown(one.old), _shown(one.new)
    did = f"from {old} to {new}" if old and new else f"set to {new}, not set there before"
    did = did if new else f"removed, it was {old}"
    told = f"{short(commit.sha)} of {commit.date[:10]} by {commit.author}, {one.path}: {did}"
    value = commit_seen(commit, "").value
    return Observation(value, (), f"{told} ({commit.subject.rstrip('.')})")


def _shown(text: str) -> str:
    said = text.replace("\n", " ")
    return said if len(said) <= MAX_SHOWN else f"{said[: MAX_SHOWN - 1]}…"
