"""Functions and files that no test refers to.

What a test surely refers to is left out, what it may refer to is told apart and leaves the list
open (test_mentions.py): what is listed no test imports, and nothing in the code of a test can mean.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import each, located
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, is_test_file, narrowed_to, stands_in_tests
from probant.tools.test_mentions import Reference, TestMentions, is_maker
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import Observation, PathValue


class WithoutTests:
    """Judges the functions and files of one snapshot by what its tests refer to."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._mentions = TestMentions(box)
        self._make = EntryMaker(box.tree, "without_tests", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.filters.only_tests:
            note = "what stands in tests is not asked about"
            not_told = (ReasonCode.NOT_TOLD,)
            return (self._make.absent(step, complete=False, reasons=not_told, note=note),)
        scope = narrowed_to(step.filters, self._tree, self._book)
        judge = self._files if step.facet is Facet.FILES else self._functions
        n_tests = len(self._mentions.tests)
        judged = list(judge(scope))
        seen = tuple(one for reference, one in judged if reference is Reference.NONE)
        unsure = tuple(one for reference, one in judged if reference is Reference.POSSIBLE)
        return (self._entry(step, scope, seen, unsure, n_tests),)

    def _entry(
        self,
        step: Step,
        scope: Scope,
        seen: tuple[Observation, ...],
        unsure: tuple[Observation, ...],
        n_tests: int,
    ) -> EvidenceEntry:
        unread = self._mentions.unread
        reasons: tuple[ReasonCode, ...] = ()
        note = f"looked at {n_tests} files of tests"
        if unsure:
            reasons += (ReasonCode.UNRESOLVED_REFERENCES,)
            note += f"; {len(unsure)} more may be referred to, by a name that may mean another"
        if unread or scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        if self._unparsed(step, scope):
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        if unread or not seen:  # what an unread test names is unknown, so that nothing can be said
            leads = (*seen, *unsure)
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, candidates=leads
            )
        return self._make.observed(
            step, Quality.STRONG, seen, candidates=unsure, complete=not reasons, reasons=reasons,
            note=note,
        )  # fmt: skip

    def _unparsed(self, step: Step, scope: Scope) -> bool:
        if step.facet is Facet.FILES:
            return False
        paths = scope.files(sorted(self._tree.files))
        return any(may_define(self._tree, path, functions=True) for path in paths)

    def _functions(self, scope: Scope) -> Iterator[tuple[Reference, Observation]]:
        for path in self._sources(scope):
            for fact in each(self._book.definitions_in(path)):
                if fact.kind not in FUNCTION_KINDS or fact.has(Trait.DECLARATION):
                    continue
                if not scope.holds(path, fact.line) or self._stands_in_tests(fact):
                    continue
                if not self._is_named(fact):
                    continue
                reference = self._mentions.of(fact)
                verb = "may name" if reference is Reference.POSSIBLE else "names"
                who = "a" if reference is Reference.POSSIBLE else "no"
                told = f"{who} test {verb} {fact.qualified_name} ({fact.path}:{fact.line})"
                yield reference, replace(located(fact), statement=told)

    def _files(self, scope: Scope) -> Iterator[tuple[Reference, Observation]]:
        for path in self._sources(scope):
            reference = self._mentions.of_file(path)
            told = f"no test imports {path} or names what it defines"
            if reference is Reference.POSSIBLE:
                told = f"a test may name {path} or what it defines"
            place = Place(path, LineRange(1, 1))
            yield reference, Observation(PathValue(path), (place,), told)

    def _sources(self, scope: Scope) -> list[RepoPath]:
        """Files of code that are no tests; empty ones have nothing a test could name."""
        return [
            path
            for path in scope.files(sorted(self._book.blobs))
            if not is_test_file(self._book, path) and self._tree.read(path).strip()
        ]

    def _stands_in_tests(self, fact: DefFact) -> bool:
        return stands_in_tests(self._tree, self._book, fact.path, fact.line)

    def _is_named(self, fact: DefFact) -> bool:
        """Whether anybody writes its name to use it: a constructor goes by that of its class."""
        if is_maker(fact):
            return self._binder.owner(fact) is not None
        return not self._binder.rules(fact.path).is_implicit(fact.name)
