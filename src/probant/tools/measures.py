"""Definitions and files by a number: their lines, parameters, methods, importers; and languages.

Everything is counted in the part of the snapshot that is asked about, then ranked; a part whose
structure is not read makes the ranking incomplete, and says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import each, located, parameters
from probant.facts.languages import family_of, is_unparsed_code
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.call_counts import CallCounts, Calls
from probant.tools.module_graph import Hold, ModuleGraph
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, stands_in_tests
from probant.tools.subjects import Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import ARE_RESOLVED, IN_TESTS, EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation, PathValue

N_RANKED = 10
"""How many are told where the question gives no bound."""

_MEMBERED = CLASS_KINDS - {"enum"}
_OF_FILES = frozenset({Facet.FILES_BY_LINES, Facet.FILES_BY_IMPORTERS})
_OF_CLASSES = frozenset(
    {
        Facet.CLASSES_BY_METHODS, Facet.CLASSES_BY_SUBCLASSES, Facet.CLASSES_BY_DEPTH,
        Facet.CLASSES,
    }
)  # fmt: skip
_LANGUAGES = {
    "cpp": "C++", "javascript": "JavaScript", "typescript": "TypeScript", "sh": "shell",
    "bash": "shell", "kt": "Kotlin", "rb": "Ruby", "php": "PHP", "cs": "C#", "pl": "Perl",
    "pm": "Perl", "sql": "SQL", "ex": "Elixir", "exs": "Elixir", "hs": "Haskell", "ml": "OCaml",
    "erl": "Erlang", "clj": "Clojure", "jl": "Julia", "m": "Objective-C", "mm": "Objective-C",
}  # fmt: skip
"""How a language is called, by the name or suffix it has here."""


class Measured(NamedTuple):
    """Something with its number; `seen` tells both."""

    n: int
    seen: Observation


class Measures:
    """Counts over the index."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._subjects = Subjects(box, "measures")
        self._make = self._subjects.make
        self._counts = CallCounts(box)
        self._doubt = ""
        """Why a ranking over what is certain may not be the whole one."""
        self._remark = ""

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        if step.relation is Relation.LANGUAGES:
            return (self._told(step, scope, list(self._languages(scope))),)
        if step.relation is Relation.UNDOCUMENTED:
            seen = list(self._undocumented(step, scope))
            seen.sort(key=lambda one: one.statement.endswith(IN_TESTS))
            return (self._told(step, scope, seen),)
        if step.relation is Relation.SAME_NAMES:
            return (self._told(step, scope, list(self._same_names(step, scope))),)
        assert step.facet is not None  # noqa: S101 - every form of the kind has one
        self._doubt = self._remark = ""
        rows = [row for row in _MEASURES[step.facet](self, scope) if row.n]
        rows.sort(key=lambda row: (-row.n, row.seen.places[0].path, row.seen.places[0].lines.first))
        kept = [row for row in rows if row.n > int(step.member)] if step.member else rows[:N_RANKED]
        return (self._told(step, scope, [row.seen for row in kept]),)

    def _told(self, step: Step, scope: Scope, seen: list[Observation]) -> EvidenceEntry:
        reasons: tuple[ReasonCode, ...] = ()
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        unread = self._unread(step, scope)
        if unread:
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        if self._doubt:
            reasons += (ReasonCode.UNRESOLVED_REFERENCES,)
        why = f"the structure of {unread[0]} is not read" if unread else self._doubt
        note = "; ".join(filter(None, (why, self._remark))) or None
        if not seen:
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        return self._make.observed(
            step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons, note=note
        )

    def _unread(self, step: Step, scope: Scope) -> list[RepoPath]:
        """Files that may hold what is counted, in languages whose structure is not read."""
        if step.relation is Relation.LANGUAGES or step.facet in _OF_FILES:
            return []
        is_function = step.facet not in _OF_CLASSES
        return [
            path
            for path in scope.files(sorted(self._tree.files))
            if may_define(self._tree, path, functions=is_function)
        ]

    def _sources(self, scope: Scope) -> list[RepoPath]:
        """Every file of code, whether its structure is read or not."""
        unparsed = [path for path in self._tree.files if is_unparsed_code(path)]
        return scope.files(sorted({*self._book.blobs, *unparsed}))

    def _definitions(self, scope: Scope, kinds: frozenset[str]) -> Iterator[DefFact]:
        for path in scope.files(sorted(self._book.blobs)):
            for fact in each(self._book.definitions_in(path)):
                is_meant = fact.kind in kinds and not fact.has(Trait.DECLARATION)
                if is_meant and scope.holds(path, fact.line):
                    yield fact

    def _functions_by_lines(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, FUNCTION_KINDS):
            n_lines = fact.last_line - fact.line + 1
            yield _counted(fact, n_lines, "line")

    def _functions_by_parameters(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, FUNCTION_KINDS):
            yield _counted(fact, len(parameters(fact)), "parameter")

    def _classes_by_methods(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, _MEMBERED):
            yield _counted(fact, len(self._subjects.own_methods(fact)), "method")

    def _files_by_lines(self, scope: Scope) -> Iterator[Measured]:
        for path in self._sources(scope):
            yield _counted_file(path, self._n_lines(path), "has", "line")

    def _files_by_importers(self, scope: Scope) -> Iterator[Measured]:
        graph = ModuleGraph(self._box)
        found = Counter(
            edge.end for path in graph.files for edge in graph.edges(path)
            if edge.hold is Hold.NAMED
        )  # fmt: skip
        for path in scope.files(sorted(found)):
            yield _counted_file(path, found[path], "is imported by", "file")

    def _calls(self, scope: Scope) -> Calls:
        calls = self._counts.calls(scope)
        self._remark = f"{calls.n_resolved} of {calls.n_calls} calls {ARE_RESOLVED}"
        return calls

    def _functions_by_calls(self, scope: Scope) -> Iterator[Measured]:
        calls = self._calls(scope)
        for key, n in calls.called.items():
            fact = calls.facts[key]
            if fact.kind in FUNCTION_KINDS and scope.holds(fact.path, fact.line):
                yield _counted(fact, n, "resolved call")

    def _functions_by_callees(self, scope: Scope) -> Iterator[Measured]:
        calls = self._calls(scope)
        for key, callees in calls.callees.items():
            fact = calls.facts[key]
            if scope.holds(fact.path, fact.line):
                told = f"{_named(fact)} calls {_many(len(callees), 'other')}"
                yield Measured(len(callees), replace(located(fact), statement=told))

    def _classes_by_subclasses(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, CLASS_KINDS):
            n, is_sure = self._counts.subclasses(fact)
            if not is_sure:
                self._doubt = f"{fact.qualified_name} may have more subclasses"
            told = f"{_named(fact)} has {n} direct subclass{'' if n == 1 else 'es'}"
            yield Measured(n, replace(located(fact), statement=told))

    def _classes_by_depth(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, CLASS_KINDS):
            chain = self._counts.chain(fact)
            if not chain.is_sure:
                self._doubt = f"what {fact.qualified_name} extends is not certain"
            n = len(chain.classes) - 1
            way = " < ".join(one.qualified_name for one in chain.classes)
            told = f"{_named(fact)} has {_many(n, 'level')} above it: {way}"
            yield Measured(n, replace(located(fact), statement=told))

    def _same_names(self, step: Step, scope: Scope) -> Iterator[Observation]:
        """Outermost functions and classes that go by one name in several files of a language."""
        found: dict[tuple[str, str], list[DefFact]] = {}
        for fact in self._definitions(scope, _DOCUMENTED[step.facet]):
            if fact.parent or fact.kind == "method" or fact.qualified_name != fact.name:
                continue
            same = found.setdefault((family_of(fact.path) or "", fact.name), [])
            if all(one.path != fact.path for one in same):
                same.append(fact)
        several = [facts for facts in found.values() if len(facts) > 1]
        for facts in sorted(several, key=lambda some: (-len(some), some[0].name)):
            where = ", ".join(f"{one.path}:{one.line}" for one in facts)
            places = tuple(one.definition.place for one in facts)
            told = f"{facts[0].name} in {len(facts)} files ({where})"
            yield Observation(NameValue(facts[0].name), places, told)

    def _n_lines(self, path: RepoPath) -> int:
        try:
            return len(self._tree.lines(path))
        except FileUnreadable:
            return 0

    def _undocumented(self, step: Step, scope: Scope) -> Iterator[Observation]:
        kinds = _DOCUMENTED[step.facet]
        for fact in self._definitions(scope, kinds):
            if fact.details.doc_lines is None and not self._is_documented_elsewhere(fact):
                told = f"{_named(fact)} has no documentation"
                yield replace(located(fact), statement=told + self._where(fact))

    def _where(self, fact: DefFact) -> str:
        is_test = stands_in_tests(self._tree, self._book, fact.path, fact.line)
        return IN_TESTS if is_test else ""

    def _is_documented_elsewhere(self, fact: DefFact) -> bool:
        """A setter by its getter, an implementation by its overload signatures or declaration."""
        namesakes = self._book.definitions(fact.name)
        return any(
            other.details.doc_lines is not None
            for other in namesakes
            if other.qualified_name == fact.qualified_name
            and (
                other.has(Trait.DECLARATION)
                or (other.path == fact.path and other.has(Trait.OVERLOAD | Trait.PROPERTY))
            )
        )

    def _languages(self, scope: Scope) -> Iterable[Observation]:
        files: dict[str, list[RepoPath]] = {}
        for path in self._sources(scope):
            language = self._book.language(path) or path.rpartition(".")[2]
            name = _LANGUAGES.get(language, language.capitalize())
            files.setdefault(name, []).append(path)
        lines = {one: sum(map(self._n_lines, paths)) for one, paths in files.items()}
        for name in sorted(files, key=lambda name: (-lines[name], name)):
            place = Place(files[name][0], LineRange(1, 1))
            told = f"{name}: {_many(lines[name], 'line')} in {_many(len(files[name]), 'file')}"
            yield Observation(NameValue(name), (place,), told)


_MEASURES: Mapping[Facet, Callable[[Measures, Scope], Iterator[Measured]]] = {
    Facet.FUNCTIONS_BY_LINES: Measures._functions_by_lines,
    Facet.FUNCTIONS_BY_PARAMETERS: Measures._functions_by_parameters,
    Facet.CLASSES_BY_METHODS: Measures._classes_by_methods,
    Facet.FILES_BY_LINES: Measures._files_by_lines,
    Facet.FILES_BY_IMPORTERS: Measures._files_by_importers,
    Facet.FUNCTIONS_BY_CALLS: Measures._functions_by_calls,
    Facet.FUNCTIONS_BY_CALLEES: Measures._functions_by_callees,
    Facet.CLASSES_BY_SUBCLASSES: Measures._classes_by_subclasses,
    Facet.CLASSES_BY_DEPTH: Measures._classes_by_depth,
}
_DOCUMENTED: Mapping[Facet | None, frozenset[str]] = {
    None: FUNCTION_KINDS | CLASS_KINDS,
    Facet.FUNCTIONS: FUNCTION_KINDS,
    Facet.CLASSES: CLASS_KINDS,
}


def _counted(fact: DefFact, n: int, noun: str) -> Measured:
    seen = located(fact)
    return Measured(n, replace(seen, statement=f"{_named(fact)} has {_many(n, noun)}"))


def _counted_file(path: RepoPath, n: int, verb: str, noun: str) -> Measured:
    told = f"{path} {verb} {_many(n, noun)}"
    return Measured(n, Observation(PathValue(path), (Place(path, LineRange(1, 1)),), told))


def _named(fact: DefFact) -> str:
    return f"{fact.qualified_name} ({fact.path}:{fact.line})"


def _many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
