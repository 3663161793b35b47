"""Files by path, name or stem, and modules by their dotted name."""

from __future__ import annotations

import re

from probant.facts.file_names import FilesNamed, file_seen, files_named, module_files, package_files
from probant.facts.languages import family_of
from probant.questions.registry import proved_by
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath

N_LEADS = 5
MIN_WORD_CHARS = 3

IMPORTING = proved_by("imports")
FOLLOWING = IMPORTING | proved_by("import_graph")
"""Relations for which a folder may stand for the package in it."""


class Find:
    """Looks paths up in the list of one snapshot's files."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "find", Signal.LEXICAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        found = self._files(target, step.relation)
        if found.exact:
            return (
                self._make.observed(
                    step,
                    Quality.STRONG,
                    tuple(file_seen(path) for path in found.exact),
                    reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(found.exact) > 1 else (),
                ),
            )
        leads = tuple(file_seen(path) for path in found.partial[:N_LEADS])
        if leads:
            return (
                self._make.observed(
                    step,
                    Quality.MODERATE,
                    candidates=leads,
                    n_matches=len(found.partial),
                    n_exact=0,
                    note="only a part of the file name",
                ),
            )
        skipped = [s for s in self._tree.skipped if f"/{s.path}".endswith("/" + target.text)]
        is_settled = bool(skipped) or step.relation is Relation.EXISTS
        alike = () if is_settled else self._sharing_words(target)
        if alike:
            return (
                self._make.observed(
                    step, Quality.WEAK, candidates=tuple(map(file_seen, alike[:N_LEADS])),
                    n_matches=len(alike), n_exact=0, note="only a word of the file name",
                ),
            )  # fmt: skip
        looked = f"looked at {len(self._tree.files) + len(self._tree.skipped)} paths"
        unread = [f"{skip.path} is there and was not read: {skip.reason}" for skip in skipped]
        return (
            self._make.absent(
                step,
                complete=step.relation is Relation.EXISTS
                and target.kind is TargetKind.PATH
                and not skipped,
                reasons=(ReasonCode.WINDOW_SKIPPED_FILES,) if skipped else (),
                note=unread[0] if unread else looked,
            ),
        )

    def _sharing_words(self, target: Target) -> tuple[RepoPath, ...]:
        """Files whose names have a word in common with that of a file which is not there."""
        wanted = _words(target.text) if target.kind is TargetKind.PATH else frozenset()
        return tuple(path for path in self._tree.files if wanted & _words(path)) if wanted else ()

    def _files(self, target: Target, relation: Relation | None) -> FilesNamed:
        if relation in IMPORTING:
            modules = module_files(self._tree, target.text)
            if modules:
                return FilesNamed(modules, ())
        is_dotted = target.kind is TargetKind.SYMBOL and "." in target.text
        if is_dotted and not target.kinds and not target.owner:
            whole = files_named(self._tree, target.text).exact  # with its suffix, never by its stem
            named = tuple(path for path in whole if f"/{path}".endswith("/" + target.text))
            return FilesNamed(named, ())
        if target.kind is not TargetKind.PATH and (target.kinds or target.owner):
            return FilesNamed((), ())  # a function or class was asked for, not a file
        found = files_named(
            self._tree,
            target.text,
            namesakes=relation is Relation.DEFINED_IN and "/" not in target.text,
        )
        if not found.exact and target.kind is TargetKind.PATH:
            modules = module_files(self._tree, target.text)
            if not modules and relation in FOLLOWING:
                modules = package_files(self._tree, target.text)
            found = FilesNamed(modules, found.partial) if modules else found
        if relation in IMPORTING and target.kind is not TargetKind.PATH:
            code = tuple(path for path in found.exact if family_of(path) is not None)
            found = FilesNamed(code, found.partial)  # a plain word means no document of that name
        if target.within:
            return FilesNamed(tuple(p for p in found.exact if target.within in p), ())
        return found


def _words(path: str) -> frozenset[str]:
    """The words a file is called by, without its suffix."""
    stem = path.rpartition("/")[2].partition(".")[0]
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", stem)
    return frozenset(word.lower() for word in words if len(word) >= MIN_WORD_CHARS)
