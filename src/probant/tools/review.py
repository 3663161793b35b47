"""What there is to look at in a file or a change: what it holds, who depends on it, what changed.

Extractive, like `description`: no opinion on quality. A change is a commit, or what the working
tree has that its commit has not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.errors import RevisionNotFound
from probant.facts.definitions import Definitions, distinct, located
from probant.facts.file_names import files_named
from probant.facts.languages import language_of
from probant.facts.lookup import FactBook
from probant.facts.recall.origins import is_test
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.changes import Change, Changes
from probant.tools.registry import Toolbox
from probant.tools.telling import Teller, said
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CALLABLE_KINDS, Place, kind_word
from probant.vocabulary.value import Observation

N_FILES = 20
"""Of how many changed files the definitions are told."""

N_TOUCHED = 12

_DONE = {"A": "adds", "M": "changes", "D": "deletes", "R": "renames", "C": "copies", "T": "changes"}


class Review:
    """Reviews files and changes of one repository."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._definitions = Definitions(box.book, box.binder)
        self._changes = Changes(box.tree)
        self._teller = Teller(box)
        self._make = EntryMaker(box.tree, "review", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if not step.targets:
            return (self._uncommitted(step),)
        target = step.targets[0]
        if target.kind is TargetKind.COMMIT:
            return (self._commit(step, target),)
        return (self._thing(step, target),)

    # A file or a definition

    def _thing(self, step: Step, target: Target) -> EvidenceEntry:
        paths = files_named(self._tree, target.text).exact
        facts = distinct(self._definitions.of(target).fitting)
        if len(paths) == 1 and (target.kind is TargetKind.PATH or not facts):
            return self._make.observed(step, Quality.STRONG, tuple(self._file(paths[0])))
        if len(facts) == 1:
            told = tuple(self._teller.definition(facts[0]))
            return self._make.observed(step, Quality.STRONG, told)
        if facts:
            return self._make.observed(
                step, Quality.WEAK, candidates=tuple(located(fact) for fact in facts),
                reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{len(facts)} things share the name; say which one",
            )  # fmt: skip
        return self._make.absent(step, complete=False, note="nothing to review")

    def _file(self, path: RepoPath) -> Iterator[Observation]:
        yield from self._teller.file(path)
        yield from self._dependents([f for f in self._book.definitions_in(path) if f.parent == 0])

    def _dependents(self, facts: Sequence[DefFact]) -> Iterator[Observation]:
        """Who calls what stands there, definition by definition."""
        for fact in [f for f in distinct(list(facts)) if f.kind in CALLABLE_KINDS][:N_TOUCHED]:
            yield from self._teller.callers(fact, of=fact.qualified_name)

    # A change

    def _commit(self, step: Step, target: Target) -> EvidenceEntry:
        git = self._tree.git
        if git is None or self._tree.snapshot.commit is None:
            note = "there is no git history here; ask about a repository that has commits"
            return self._make.could_not_look(step, ReasonCode.NO_HISTORY, note)
        try:
            commit = git.commit(git.resolve(target.text))
        except RevisionNotFound as error:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.MISSING_ANCHOR,), note=str(error)
            )
        changes = self._changes.of_commit(git, commit)
        head = said(
            f"Commit {commit.sha[:12]} “{commit.subject}” by {commit.author} on {commit.date}"
            f" changes {_files(len(changes))}."
        )
        told = (head, *self._told(changes, now=False))
        return self._make.observed(step, Quality.STRONG, told, n_matches=len(changes))

    def _uncommitted(self, step: Step) -> EvidenceEntry:
        git, head = self._tree.git, self._tree.snapshot.commit
        if git is None or head is None or not self._tree.on_disk:
            note = "there is no commit to compare the working tree with"
            return self._make.could_not_look(step, ReasonCode.NO_HISTORY, note)
        changes = self._changes.of_work_tree(git, head)
        if not changes:
            is_clean = not self._tree.snapshot.dirty
            return self._make.absent(
                step,
                complete=is_clean,
                reasons=() if is_clean else (ReasonCode.WINDOW_SKIPPED_FILES,),
                note="the working tree is as it was committed"
                if is_clean
                else "only files that are not looked into differ from the commit",
            )
        opening = said(f"The working tree differs from commit {head[:12]} in"
                       f" {_files(len(changes))}.", *self._first_lines(changes))  # fmt: skip
        told = (opening, *self._told(changes, now=True))
        return self._make.observed(step, Quality.STRONG, told, n_matches=len(changes))

    def _told(self, changes: Sequence[Change], *, now: bool) -> Iterator[Observation]:
        touched: list[DefFact] = []
        for change in changes[:N_FILES]:
            yield self._what(change)
            for name in change.removed:
                yield said(f"{name} is gone from {change.path}.")
            facts = self._touched(change)
            touched += facts
            for fact in facts[:N_TOUCHED]:
                at = f"{fact.path}:{fact.line}"
                where = f"at {at}" if now or change.is_current else f"now at {at}"
                verb = "adds" if fact.qualified_name in change.added else "touches"
                kind = kind_word(fact.kind, fact.path)
                yield said(f"It {verb} the {kind} {fact.qualified_name}, {where}.", fact.head)
        if len(changes) > N_FILES:
            yield said(f"It changes {len(changes) - N_FILES} more files.")
        yield from self._dependents(touched)
        if not any(is_test(change.path) and language_of(change.path) for change in changes):
            yield said("No test file is among the changed files.")

    def _what(self, change: Change) -> Observation:
        verb = _DONE[change.status]
        sentence = f"It {verb} {change.path}"
        if change.old_path is not None:
            sentence = f"It {verb} {change.old_path} to {change.path}"
        if change.n_added or change.n_deleted:
            sentence += f" (+{change.n_added} −{change.n_deleted} lines)"
        return said(f"{sentence}.", *self._shown(change))

    def _shown(self, change: Change) -> tuple[Place, ...]:
        """The changed lines themselves, where they are still what the snapshot has."""
        if not change.is_current:
            return ()
        rows = change.ranges[:3] or ((1, 1),)
        return tuple(Place(change.path, LineRange(first, last)) for first, last in rows)

    def _first_lines(self, changes: Sequence[Change]) -> Iterator[Place]:
        for change in changes[:N_FILES]:
            yield from self._shown(change)[:1]

    def _touched(self, change: Change) -> list[DefFact]:
        """Definitions of the snapshot that the change touches: the innermost of each line."""
        return touched(self._book, change)


def touched(book: FactBook, change: Change) -> list[DefFact]:
    facts = distinct(book.definitions_in(change.path))
    if not change.is_current:
        return [fact for fact in facts if fact.qualified_name in change.names]
    found: dict[tuple[str, int], DefFact] = {}
    for first, last in change.ranges:
        inside = [f for f in facts if f.first_line <= last and first <= f.last_line]
        for fact in inside:
            holds_other = any(
                other.parent == fact.no and other.first_line <= first and last <= other.last_line
                for other in inside
            )
            if not holds_other:
                found[fact.key] = fact
    return sorted(found.values(), key=lambda fact: fact.line)


def _files(n_files: int) -> str:
    return "1 file" if n_files == 1 else f"{n_files} files"
