"""Functions by the types written in their signatures, and those that lack some.

What is only inferred is not told; how much of it there is, the note says. Next: written_types.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import each, located, parameters
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Parameter, Trait
from probant.tools.base import EntryMaker
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.tools.written_types import (
    UNDECIDED,
    default_type,
    is_spoken,
    meant_types,
    value_types,
)
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

OPTIONAL = frozenset({"python", "typescript"})
"""Languages in which types may be written and need not be."""
_UNTYPED = "javascript"
_SPOKEN_LANGUAGES = {"cpp": "C++", "javascript": "JavaScript", "typescript": "TypeScript"}
_WITHOUT_RESULT = frozenset({"__init__", "__new__", "__init_subclass__", "constructor"})


class Written(NamedTuple):
    """One type of a signature: of a parameter, or of the result; `types` None where none tells."""

    label: str
    text: str
    types: frozenset[str] | None


class Signatures:
    """Reads the signatures of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._make = EntryMaker(box.tree, "signatures", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        if step.relation is Relation.UNANNOTATED:
            return (self._entry(step, scope, list(self._unannotated(scope))),)
        if step.relation is Relation.ANNOTATED_SHARE:
            return (self._entry(step, scope, list(self._shares(scope))),)
        return (self._of_type(step, scope),)

    def _functions(self, scope: Scope) -> Iterator[DefFact]:
        for path in scope.files(sorted(self._book.blobs)):
            for fact in each(self._book.definitions_in(path)):
                is_meant = fact.kind in FUNCTION_KINDS and not fact.has(Trait.DECLARATION)
                if is_meant and scope.holds(path, fact.line):
                    yield fact

    # Functions that take or return a type

    def _of_type(self, step: Step, scope: Scope) -> EvidenceEntry:
        wanted = meant_types(step.member)
        read = _taken if step.relation is Relation.FUNCTIONS_TAKING else self._returned
        seen: list[Observation] = []
        n_undecided, is_known = 0, is_spoken(step.member)
        for fact in self._functions(scope):
            names = wanted | self._renamed(fact.path, wanted)
            written = read(fact)
            n_undecided += sum(one.types is None for one in written)
            fitting = [one for one in written if one.types and one.types & names]
            if fitting:
                told = f"{_named(fact)} {fitting[0].label} {fitting[0].text}"
                seen.append(replace(located(fact), statement=told))
        if not seen and not is_known and not self._is_known(wanted):
            note = f"no type called {step.member} is defined, imported or written in a signature"
            reasons = (ReasonCode.MISSING_ANCHOR,)
            return self._make.absent(step, complete=False, reasons=reasons, note=note)
        doubts: list[tuple[ReasonCode, str]] = []
        if n_undecided:
            of = "parameters" if step.relation is Relation.FUNCTIONS_TAKING else "results"
            doubts.append((ReasonCode.NOT_TOLD, f"of {n_undecided} {of} no type is written"))
        aliases = [one for name in wanted for one in self._book.type_aliases_of(name)]
        if aliases and not is_known:
            why = f"{aliases[0].name} ({aliases[0].path}:{aliases[0].line}) may stand for it"
            doubts.append((ReasonCode.UNRESOLVED_REFERENCES, why))
        return self._entry(step, scope, seen, doubts)

    def _renamed(self, path: RepoPath, wanted: frozenset[str]) -> frozenset[str]:
        rows = self._book.imports_of(path)
        return frozenset(row.bound for row in rows if row.name in wanted and row.bound)

    def _is_known(self, wanted: frozenset[str]) -> bool:
        return any(
            self._book.definitions(name)
            or self._book.imports_named(name)
            or self._book.definitions_detailed(name)
            for name in wanted
        )

    def _returned(self, fact: DefFact) -> list[Written]:
        written = fact.details.returns
        if written is None:
            is_open = self._language(fact) in OPTIONAL | {_UNTYPED} and _has_result(fact)
            return [Written("returns", "", None)] if is_open else []
        types = value_types(written, is_result=True)
        return [Written("returns", written, None if types & UNDECIDED else types)]

    # Functions that lack types

    def _unannotated(self, scope: Scope) -> Iterator[Observation]:
        for fact in self._functions(scope):
            if self._language(fact) in OPTIONAL and (lacking := _lacking(fact)):
                told = f"{_named(fact)} has no type for {', '.join(lacking)}"
                yield replace(located(fact), statement=told)

    def _shares(self, scope: Scope) -> Iterator[Observation]:
        n_all: Counter[str] = Counter()
        n_whole: Counter[str] = Counter()
        first: dict[str, RepoPath] = {}
        for fact in self._functions(scope):
            language = self._language(fact)
            n_all[language] += 1
            n_whole[language] += not _lacking(fact)
            first.setdefault(language, fact.path)
        for language, n in n_all.most_common():
            name = _SPOKEN_LANGUAGES.get(language, language.capitalize())
            place = Place(first[language], LineRange(1, 1))
            yield Observation(
                NameValue(name), (place,), _share(language, name, n_whole[language], n)
            )

    def _language(self, fact: DefFact) -> str:
        return self._book.language(fact.path) or ""

    def _entry(
        self,
        step: Step,
        scope: Scope,
        seen: list[Observation],
        doubts: list[tuple[ReasonCode, str]] | None = None,
    ) -> EvidenceEntry:
        known = list(doubts or ())
        spots = scope.files(one.path for one in blind_spots(self._tree, self._book))
        if spots:
            known.append((ReasonCode.WINDOW_SKIPPED_FILES, f"{spots[0]} was not read in full"))
        paths = scope.files(sorted(self._tree.files))
        unread = [path for path in paths if may_define(self._tree, path, functions=True)]
        if unread:
            why = f"the structure of {unread[0]} is not read"
            known.append((ReasonCode.LANGUAGE_NOT_PARSED, why))
        reasons = tuple(reason for reason, _ in known)
        note = "; ".join(why for _, why in known) or None
        if not seen:
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        return self._make.observed(
            step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons, note=note
        )


def _taken(fact: DefFact) -> list[Written]:
    return [_parameter(one) for one in parameters(fact)]


def _parameter(one: Parameter) -> Written:
    label = f"takes {one.name}"
    if one.annotation is not None:
        types = value_types(one.annotation)
        return Written(f"{label}:", one.annotation, None if types & UNDECIDED else types)
    kind = default_type(one.default) if one.default is not None else None
    return Written(f"{label} =", one.default or "", frozenset({kind}) if kind else None)


def _lacking(fact: DefFact) -> list[str]:
    """The parameters without an annotation, and the result where one can be written.

    TypeScript lets constructors and setters have none; Python has `-> None` for them.
    """
    lacking = [one.name for one in parameters(fact) if one.annotation is None]
    is_writable = family_of(fact.path) == "python" or _has_result(fact)
    if fact.details.returns is None and is_writable:
        lacking.append("its result")
    return lacking


def _has_result(fact: DefFact) -> bool:
    is_maker = fact.has(Trait.CONSTRUCTOR) or fact.name in _WITHOUT_RESULT
    return not is_maker and not _is_setter(fact)


def _is_setter(fact: DefFact) -> bool:
    return fact.has(Trait.PROPERTY) and bool(parameters(fact))


def _share(language: str, name: str, n_whole: int, n_all: int) -> str:
    functions = f"{n_all} function{'' if n_all == 1 else 's'}"
    if language in OPTIONAL:
        return f"{name}: {n_whole} of {functions} ({100 * n_whole // n_all} %)"
    if language == _UNTYPED:
        return f"{name}: none of {functions}, the language has no annotations"
    return f"{name}: all {functions}, typed by the language"


def _named(fact: DefFact) -> str:
    return f"{fact.qualified_name} ({fact.path}:{fact.line})"
