"""Public names that no other file of the repository refers to.

A word of another file is looked for, whatever it means there: what is listed is certainly not
named. Of what is named, an import, a call or a base that surely means it is looked for; without
one it stays open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined
from probant.facts.definitions import distinct, located
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.computed import Computed
from probant.tools.parsed import may_define
from probant.tools.registered import Registered
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, is_test_file, narrowed_to, stands_in_tests
from probant.tools.subjects import Subjects
from probant.tools.traits import Traits
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, SymbolKind

JUDGED = FUNCTION_KINDS | CLASS_KINDS | {"constant", "variable", "type_alias", "macro"}
_DOCUMENTS = (".md", ".rst", ".txt", ".adoc", ".org", ".tex", ".ipynb", ".lock", ".sum")
"""Files that speak of names and use none."""
_WORD = re.compile(r"[^\W\d][\w$]*")


class Judged(NamedTuple):
    """What became of the public names: how many there are, and of how many nothing is certain."""

    unnamed: list[DefFact]
    n_all: int
    n_dynamic: int
    n_unsure: int


class Unreferenced:
    """Looks for public names in the files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._subjects = Subjects(box, "unreferenced")
        self._traits = Traits(self._subjects)
        self._computed = Computed(box)
        self._registered = Registered(box)
        self._make = self._subjects.make

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.filters.only_tests:
            note = "test runners use what stands in tests; it is not judged"
            reasons = (ReasonCode.NOT_TOLD,)
            return (self._make.absent(step, complete=False, reasons=reasons, note=note),)
        scope = narrowed_to(step.filters, self._tree, self._book)
        files, unread = self._words()
        judged = self._judged(scope, step.filters.symbol_kinds, files)
        return (self._entry(step, scope, judged, unread),)

    def _judged(
        self, scope: Scope, kinds: frozenset[SymbolKind], files: dict[str, set[RepoPath]]
    ) -> Judged:
        unnamed: list[DefFact] = []
        n_all = n_dynamic = n_unsure = 0
        for fact in self._public(scope):
            if kinds and not self._subjects.definitions.is_kind(fact, kinds):
                continue
            n_all += 1
            names = self._known_as(fact.name)
            places = {path for name in names for path in files.get(name, ())}
            if self._naming(fact, places):
                n_unsure += not self._is_surely_used(fact, names)
            elif self._may_be_used_unnamed(fact, names):
                n_dynamic += 1
            else:
                unnamed.append(fact)
        return Judged(unnamed, n_all, n_dynamic, n_unsure)

    def _public(self, scope: Scope) -> Iterator[DefFact]:
        for path in scope.files(sorted(self._book.blobs)):
            if is_test_file(self._book, path):
                continue
            for fact in distinct(self._book.definitions_in(path)):
                if self._is_judged(fact) and scope.holds(path, fact.line):
                    yield fact

    def _is_judged(self, fact: DefFact) -> bool:
        return (
            fact.kind in JUDGED
            and not fact.parent
            and fact.qualified_name == fact.name
            and not fact.has(Trait.DECLARATION)
            and not (fact.name.startswith("__") and fact.name.endswith("__"))
            and not self._binder.rules(fact.path).is_implicit(fact.name)
            and fact.name != "main"
            and not stands_in_tests(self._tree, self._book, fact.path, fact.line)
            and self._traits.is_public(fact) is True
        )

    def _words(self) -> tuple[dict[str, set[RepoPath]], list[RepoPath]]:
        """The files outside tests and documents that hold each word, and those not read."""
        files: dict[str, set[RepoPath]] = {}
        unread = [one.path for one in self._tree.skipped if family_of(one.path) is not None]
        for path in self._tree.files:
            if path.endswith(_DOCUMENTS) or is_test_file(self._book, path):
                continue
            try:
                text = "\n".join(self._tree.lines(path))
            except FileUnreadable:
                unread.append(path)
                continue
            for word in set(_WORD.findall(text)):
                files.setdefault(word, set()).add(path)
        return files, unread

    def _naming(self, fact: DefFact, places: set[RepoPath]) -> set[RepoPath]:
        """The other files that name it otherwise than by announcing it."""
        declared = {
            one.path
            for one in self._book.definitions(fact.name)
            if one.has(Trait.DECLARATION) and one.qualified_name == fact.qualified_name
        }
        return {
            path
            for path in places - {fact.path}
            if path not in declared or self._n_mentions(path, fact.name) > 1
        }

    def _n_mentions(self, path: RepoPath, name: str) -> int:
        return sum(_WORD.findall(line).count(name) for line in self._tree.lines(path))

    def _is_surely_used(self, fact: DefFact, names: set[str]) -> bool:
        rows = (row for name in names for row in self._book.imports_named(name))
        if any(self._is_elsewhere(fact, row.path) and self._binder.imported(row) == Defined(fact)
               for row in rows):  # fmt: skip
            return True
        calls = (call for name in names for call in self._book.calls_named(name))
        return any(
            self._is_elsewhere(fact, call.path, call.line)
            and self._binder.call(call) == Defined(fact)
            for call in calls
        )

    def _is_elsewhere(self, fact: DefFact, path: RepoPath, line: int = 1) -> bool:
        return path != fact.path and not stands_in_tests(self._tree, self._book, path, line)

    def _may_be_used_unnamed(self, fact: DefFact, names: set[str]) -> bool:
        is_called = fact.kind in FUNCTION_KINDS | CLASS_KINDS
        looked_up = is_called and bool(self._computed.places([fact], names))
        return looked_up or bool(self._registered.decorators([fact]))

    def _known_as(self, name: str) -> set[str]:
        """The name, and every other one under which files import or export it."""
        names, queue = {name}, [name]
        while queue:
            known = queue.pop()
            others = {*self._book.import_aliases(known), *self._book.export_aliases(known)}
            others -= names | {"", "default", "="}
            queue += sorted(others)
            names |= others
        return names

    def _entry(
        self, step: Step, scope: Scope, judged: Judged, unread: list[RepoPath]
    ) -> EvidenceEntry:
        reasons: tuple[ReasonCode, ...] = ()
        note = f"looked for {judged.n_all} public names"
        if judged.n_dynamic:
            reasons += (ReasonCode.DYNAMIC_DISPATCH,)
            note += f"; {judged.n_dynamic} may be used without being named and are left out"
        if judged.n_unsure:
            reasons += (ReasonCode.UNRESOLVED_REFERENCES,)
            note += f"; {judged.n_unsure} are named elsewhere, perhaps as something else"
        if unread or scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        if any(
            may_define(self._tree, path, functions=True)
            for path in scope.files(sorted(self._tree.files))
        ):
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        if unread or not judged.unnamed:  # what an unread file names is not known
            is_sure = not reasons
            return self._make.absent(step, complete=is_sure, reasons=reasons, note=note)
        seen = tuple(
            replace(
                located(fact),
                statement=f"no other file names {fact.qualified_name} ({fact.path}:{fact.line})",
            )
            for fact in judged.unnamed
        )
        return self._make.observed(
            step, Quality.STRONG, seen, complete=not reasons, reasons=reasons, note=note
        )
