"""Functions that nothing in the repository calls.

Every function outside tests is judged like "nothing calls X" (references.py); what could be called
unseen is left out, and makes the list incomplete.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import located
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.parsed import may_define
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, stands_in_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import FUNCTION_KINDS


class Uncalled:
    """Judges the functions of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._references = References(box)
        self._make = EntryMaker(box.tree, "uncalled", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.filters.only_tests:
            note = "test runners call what stands in tests; it is not judged"
            reasons = (ReasonCode.NOT_TOLD,)
            return (self._make.absent(step, complete=False, reasons=reasons, note=note),)
        scope = narrowed_to(step.filters, self._tree, self._book)
        uncalled: list[DefFact] = []
        n_judged = n_unsure = 0
        for facts in self._functions(scope):
            is_called = self._references.is_called(facts)
            n_judged += 1
            n_unsure += is_called is None
            uncalled += [facts[0]] if is_called is False else []
        return (self._entry(step, scope, uncalled, n_judged, n_unsure),)

    def _functions(self, scope: Scope) -> Iterator[list[DefFact]]:
        """Functions that are called by name or not at all, all definitions of one together."""
        seen: set[tuple[str, str]] = set()
        for path in scope.files(sorted(self._book.blobs)):
            for fact in self._book.definitions_in(path):
                key = (family_of(path) or "", fact.qualified_name)
                if key in seen or not self._is_judged(fact, scope):
                    continue
                seen.add(key)
                same = [fact, *(one for one in self._namesakes(fact) if one.key != fact.key)]
                yield same

    def _is_judged(self, fact: DefFact, scope: Scope) -> bool:
        return (
            fact.kind in FUNCTION_KINDS
            and not fact.has(Trait.DECLARATION | Trait.OVERLOAD | Trait.ABSTRACT)
            and scope.holds(fact.path, fact.line)
            and not self._references.is_called_unnamed(fact)
            and not stands_in_tests(self._tree, self._book, fact.path, fact.line)
        )

    def _namesakes(self, fact: DefFact) -> list[DefFact]:
        """Overloads, declarations and others that a call of this name may be bound to."""
        return [
            one
            for one in self._book.definitions(fact.name)
            if one.qualified_name == fact.qualified_name
            and one.kind in FUNCTION_KINDS
            and family_of(one.path) == family_of(fact.path)
        ]

    def _entry(
        self, step: Step, scope: Scope, uncalled: list[DefFact], n_judged: int, n_unsure: int
    ) -> EvidenceEntry:
        reasons: tuple[ReasonCode, ...] = (ReasonCode.DYNAMIC_DISPATCH,) if n_unsure else ()
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        if any(
            may_define(self._tree, path, functions=True)
            for path in scope.files(sorted(self._tree.files))
        ):
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        note = f"judged {n_judged} functions"
        if n_unsure:
            note = f"of {n_judged} functions, {n_unsure} may be called unseen and are left out"
        if not uncalled:
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        seen = tuple(
            replace(
                located(fact),
                statement=f"nothing calls {fact.qualified_name} ({fact.path}:{fact.line})",
            )
            for fact in uncalled
        )
        return self._make.observed(
            step, Quality.STRONG, seen, complete=not reasons, reasons=reasons, note=note
        )
