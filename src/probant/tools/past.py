"""A name the snapshot does not know: was it there once?

Asked last, when nothing else found the target, and only for a moment: an answer from here is never
more than a lead to the commit in which the thing was last seen.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable, GitFailed
from probant.tools.base import EntryMaker
from probant.tools.history.ground import Ground, commit_seen, paths_named, short
from probant.tools.history.tracking import Sighting, Tracker, Wanted
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Signal
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import Observation
from probant.workspace.snapshot import SourceTree

LOOK_SECONDS = 1.0
"""A name that never was is the usual case, and must not be kept waiting for."""

MAX_COMMITS_PARSED = 20
MAX_FILES_READ = 2000
NATIVE = frozenset("c h cc cpp cxx hh hpp hxx ipp inl tpp".split())
HEADING = rb"class|struct|union|enum|namespace|interface|trait|fn|func|function|def"


class Past:
    """Looks for what is gone."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._make = EntryMaker(box.tree, "past", Signal.HISTORY)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        git, head = self._box.tree.git, self._box.tree.snapshot.commit
        if git is None or head is None:
            return (self._make.absent(step, complete=False),)
        ground = Ground(self._box, self._make, git, head)
        target = step.targets[0]
        look = self._file if target.kind is TargetKind.PATH else self._symbol
        try:
            return (look(step, ground, target),)
        except GitFailed:  # it could only have told more
            return (self._make.absent(step, complete=False),)

    def _symbol(self, step: Step, ground: Ground, target: Target) -> EvidenceEntry:
        wanted = Wanted.asked(target)
        if not wanted.name.isidentifier():
            return self._make.absent(step, complete=False)
        found = ground.chronicle.text_changes(wanted.name, ground.head, seconds=LOOK_SECONDS)
        seen = Tracker(ground, wanted).went(found.touches[:MAX_COMMITS_PARSED])
        if seen is None or self._is_written(wanted.name, seen.path):
            return self._make.absent(step, complete=False)
        return self._gone(step, ground, target, seen)

    def _is_written(self, name: str, path: str) -> bool:
        """Whether a file of that language still heads something so, which the index missed."""
        ends = path.rpartition(".")[2]
        alike = NATIVE if ends in NATIVE else {ends}
        head = re.compile(rb"\b(?:%s)\s+(?:\w+\s+)?%s\b" % (HEADING, re.escape(name).encode()))
        paths = [one for one in self._box.tree.files if one.rpartition(".")[2] in alike]
        return any(head.search(_read(self._box.tree, one)) for one in paths[:MAX_FILES_READ])

    def _file(self, step: Step, ground: Ground, target: Target) -> EvidenceEntry:
        found = ground.chronicle.deletions(ground.head, seconds=LOOK_SECONDS)
        by_path = {
            change.path: touch.commit
            for touch in reversed(found.touches)
            for change in touch.changes
            if change.path not in ground.blobs
        }
        named = paths_named(by_path, target.text)
        if len(named) != 1 or named[0] not in by_path:
            return self._make.absent(step, complete=False)
        seen = Sighting(by_path[named[0]], named[0], 1, "file")
        return self._gone(step, ground, target, seen)

    def _gone(self, step: Step, ground: Ground, target: Target, seen: Sighting) -> EvidenceEntry:
        removed_by = seen.removed_by
        where = f"{seen.path}:{seen.line}" if seen.kind != "file" else seen.path
        leads: list[Observation] = []
        last = removed_by
        if removed_by.parents:
            last = ground.git.commit(removed_by.parents[0])
            leads.append(commit_seen(last, f"{target.text} was last seen at {where}"))
        leads.append(commit_seen(removed_by, f"{target.text} was removed"))
        note = (
            f"{target.text} is not at this snapshot; last seen in commit {short(last.sha)} "
            f"as a {seen.kind} at {where}, removed by {short(removed_by.sha)} "
            f"“{removed_by.subject}”"
        )
        return self._make.absent(
            step,
            complete=False,
            candidates=tuple(leads),
            reasons=(ReasonCode.NOT_AT_THIS_SNAPSHOT,),
            note=note,
        )


def _read(tree: SourceTree, path: RepoPath) -> bytes:
    try:
        return tree.read(path)
    except FileUnreadable:
        return b""
