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
from probant.tools.call_counts import CallCounts, Calls, Key
from probant.tools.function_bodies import FunctionBodies
from probant.tools.module_graph import Hold, ModuleGraph
from probant.tools.parsed import ParsedFiles, may_define
from probant.tools.ranks import left_out
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, is_test_file, narrowed_to, stands_in_tests
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

_TYPES = CLASS_KINDS | {"type_alias"}
_CLASSES = frozenset({"class", "struct"})
"""What people count as classes; an interface has methods that others must write."""
_OF_LINES = frozenset({Relation.LANGUAGES, Relation.TEST_CODE})
N_BYTES_TRIED = 8192
"""A file with a NUL byte among so many is no text, as git has it."""
_OF_FILES = frozenset({Facet.FILES_BY_LINES, Facet.FILES_BY_IMPORTERS, Facet.FOLDERS_BY_IMPORTS})
_OF_CLASSES = frozenset(
    {
        Facet.CLASSES_BY_METHODS, Facet.CLASSES_BY_SUBCLASSES, Facet.CLASSES_BY_DEPTH,
        Facet.CLASSES,
    }
)  # fmt: skip
_DECLARING = (".d.ts", ".d.mts", ".d.cts", ".pyi")
"""Files of declarations alone: nothing in them has a body."""
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
        self._why = ReasonCode.UNRESOLVED_REFERENCES
        self._remark = ""

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        self._doubt = self._remark = ""
        self._why = ReasonCode.UNRESOLVED_REFERENCES
        if step.relation is Relation.LANGUAGES:
            return (self._told(step, scope, list(self._languages(scope))),)
        if step.relation is Relation.TEST_CODE:
            return (self._told(step, scope, list(self._test_code(scope))),)
        if step.relation is Relation.UNDOCUMENTED:
            seen = list(self._undocumented(step, scope))
            seen.sort(key=lambda one: one.statement.endswith(IN_TESTS))
            return (self._told(step, scope, seen),)
        if step.relation is Relation.SAME_NAMES:
            return (self._told(step, scope, list(self._same_names(step, scope))),)
        if step.relation is Relation.SAME_BODIES:
            return (self._told(step, scope, list(self._same_bodies(scope))),)
        assert step.facet is not None  # noqa: S101 - every form of the kind has one
        rows = [row for row in _MEASURES[step.facet](self, scope) if row.n]
        rows.sort(key=lambda row: (-row.n, row.seen.places[0].path, row.seen.places[0].lines.first))
        kept = [row for row in rows if row.n > int(step.member)] if step.member else rows[:N_RANKED]
        if not step.member:
            left = left_out([row.n for row in rows], N_RANKED)
            self._remark = "; ".join(filter(None, (self._remark, left)))
        return (self._told(step, scope, [row.seen for row in kept]),)

    def _told(self, step: Step, scope: Scope, seen: list[Observation]) -> EvidenceEntry:
        reasons: tuple[ReasonCode, ...] = ()
        if scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        unread = self._unread(step, scope)
        if unread:
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        if self._doubt and self._why not in reasons:
            reasons += (self._why,)
        why = f"the structure of {unread[0]} is not read" if unread else self._doubt
        note = "; ".join(filter(None, (why, self._remark))) or None
        if not seen:
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        return self._make.observed(
            step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons, note=note
        )

    def _unread(self, step: Step, scope: Scope) -> list[RepoPath]:
        """Files that may hold what is counted, in languages whose structure is not read."""
        if step.relation in _OF_LINES or step.facet in _OF_FILES:
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

    def _definitions(
        self, scope: Scope, kinds: frozenset[str], *, declared: bool = False
    ) -> Iterator[DefFact]:
        """What is defined; with `declared`, also types that are all there where they are declared.

        Only in C and C++ is a declared type without its members.
        """
        for path in scope.files(sorted(self._book.blobs)):
            whole = _TYPES if declared and family_of(path) != "cpp" else frozenset()
            for fact in each(self._book.definitions_in(path)):
                is_meant = fact.kind in whole or not fact.has(Trait.DECLARATION)
                if is_meant and fact.kind in kinds and scope.holds(path, fact.line):
                    yield fact

    def _functions_by_lines(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, FUNCTION_KINDS):
            yield _counted(fact, _n_lines(fact), "line")

    def _functions_by_parameters(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, FUNCTION_KINDS):
            yield _counted(fact, len(parameters(fact)), "parameter")

    def _functions_by_nesting(self, scope: Scope) -> Iterator[Measured]:
        for path, facts in self._functions_by_file(scope):
            bodies = self._bodies(path)
            for fact in facts:
                n = bodies.depth(fact) if bodies is not None else None
                if bodies is None or n is None or bodies.hides_levels(fact):
                    self._doubt_body(f"levels inside {_named(fact)} are not all read")
                yield _counted(fact, n or 0, "level")

    def _doubt_body(self, why: str) -> None:
        self._doubt, self._why = why, ReasonCode.LANGUAGE_NOT_PARSED

    def _same_bodies(self, scope: Scope) -> Iterator[Observation]:
        """Functions whose bodies say the same, the longest first."""
        found: dict[tuple[str, str], list[DefFact]] = {}
        for path, facts in self._functions_by_file(scope):
            bodies = self._bodies(path)
            for fact in facts:
                text = bodies.text(fact) if bodies is not None else None
                if text is None:
                    self._doubt_body(f"the body of {_named(fact)} is not read")
                elif text:
                    found.setdefault((family_of(path) or "", text), []).append(fact)
        groups = [some for some in found.values() if len(some) > 1]
        copied = {fact.key for some in groups for fact in some}
        outer = [
            some for some in groups if any((one.path, one.parent) not in copied for one in some)
        ]
        for facts in sorted(outer, key=lambda some: (-_n_lines(some[0]), some[0].key)):
            places = tuple(one.definition.place for one in facts)
            names = ", ".join(dict.fromkeys(one.qualified_name for one in facts))
            told = f"{', '.join(map(_named, facts))}: {_many(_n_lines(facts[0]), 'line')}"
            yield Observation(NameValue(names, facts[0].path, facts[0].line), places, told)

    def _functions_by_file(self, scope: Scope) -> Iterator[tuple[RepoPath, list[DefFact]]]:
        for path in scope.files(sorted(self._book.blobs)):
            if path.endswith(_DECLARING):
                continue
            facts = [
                fact
                for fact in each(self._book.definitions_in(path))
                if fact.kind in FUNCTION_KINDS
                and not fact.has(Trait.DECLARATION | Trait.ABSTRACT)
                and scope.holds(path, fact.line)
            ]
            if facts:
                yield path, facts

    def _bodies(self, path: RepoPath) -> FunctionBodies | None:
        code = ParsedFiles(self._tree).code(path)
        return None if code is None else FunctionBodies(code, self._book.definitions_in(path))

    def _classes_by_methods(self, scope: Scope) -> Iterator[Measured]:
        for fact in self._definitions(scope, _CLASSES, declared=True):
            yield _counted(fact, len(self._subjects.own_methods(fact)), "method")

    def _files_by_lines(self, scope: Scope) -> Iterator[Measured]:
        sources = set(self._sources(scope))
        for path in scope.files(sorted(self._tree.files)):
            verb = "has" if path in sources else ", which is not code, has"
            if path in sources or self._is_text(path):
                yield _counted_file(path, self._n_lines(path), verb, "line")

    def _is_text(self, path: RepoPath) -> bool:
        try:
            return b"\0" not in self._tree.read(path)[:N_BYTES_TRIED]
        except FileUnreadable:
            return False

    def _files_by_importers(self, scope: Scope) -> Iterator[Measured]:
        graph = ModuleGraph(self._box)
        found: Counter[RepoPath] = Counter()
        possible: Counter[RepoPath] = Counter()
        for path in graph.files:
            if (doubt := graph.doubt(path)) is not None:
                self._doubt, self._why = doubt.why, doubt.reason
            for edge in graph.edges(path):
                if edge.hold is Hold.NAMED:
                    found[edge.end] += 1
                elif edge.hold is Hold.POSSIBLE:
                    possible[edge.end] += 1
        files = scope.files(sorted({*found, *possible}))
        if _may_be_reordered([(found[one], found[one] + possible[one]) for one in files]):
            self._doubt = "imports that may mean one of several files could change the order"
        for path in files:
            yield _counted_file(path, found[path], "is imported by", "file")

    def _folders_by_imports(self, scope: Scope) -> Iterator[Measured]:
        graph = ModuleGraph(self._box)
        crossing: dict[str, tuple[list[Place], list[Place]]] = {}
        for path in graph.files:
            if scope.in_tests is False and is_test_file(self._book, path):
                continue
            if (doubt := graph.doubt(path)) is not None:
                self._doubt, self._why = doubt.why, doubt.reason
            start = set(_folders(path))
            for edges in graph.statements(path):
                named = [edge for edge in edges if edge.hold is Hold.NAMED]
                ends = [set(_folders(edge.end)) for edge in named]
                for folder in {folder for end in ends for folder in start - end}:
                    crossing.setdefault(folder, ([], []))[0].append(named[0].place)
                for folder in {folder for end in ends for folder in end - start}:
                    crossing.setdefault(folder, ([], []))[1].append(named[0].place)
        for folder, (out, into) in crossing.items():
            inside = [path for path in graph.files if path.startswith(f"{folder}/")]
            if scope.holds_file(inside[0]) and not _is_passage(folder, inside):
                yield _bordered(RepoPath(folder), inside[0], out, into)

    def _calls(self, scope: Scope) -> Calls:
        calls = self._counts.calls(scope)
        self._remark = f"{calls.n_resolved} of {calls.n_calls} calls {ARE_RESOLVED}"
        return calls

    def _functions_by_calls(self, scope: Scope) -> Iterator[Measured]:
        calls = self._calls(scope)
        known: dict[Key, tuple[int, int]] = {}
        for fact in self._definitions(scope, FUNCTION_KINDS):  # also those no call is resolved to
            known[fact.key] = (0, calls.most_calls(fact))
        for key, n in calls.called.items():
            fact = calls.facts[key]
            if fact.kind in FUNCTION_KINDS and scope.holds(fact.path, fact.line):
                known[key] = (n, n + calls.most_calls(fact))
                one = _counted(fact, n, "resolved call")
                together = f", {calls.n_same[key]} definitions of that name together"
                seen = replace(
                    one.seen, statement=one.seen.statement + together * (calls.n_same[key] > 1)
                )
                yield Measured(n, seen)
        self._doubt_order(calls, known.values())

    def _functions_by_callees(self, scope: Scope) -> Iterator[Measured]:
        calls = self._calls(scope)
        known: list[tuple[int, int]] = []
        for key in {**calls.callees, **calls.open_callees}:
            fact, callees = calls.facts[key], calls.callees.get(key, set())
            if scope.holds(fact.path, fact.line):
                n = len(callees)
                known.append((n, n + len(calls.open_callees.get(key, ()))))
                told = f"{_named(fact)} calls {_many(n, 'other')}"
                yield Measured(n, replace(located(fact), statement=told))
        self._doubt_order(calls, known)

    def _doubt_order(self, calls: Calls, known: Iterable[tuple[int, int]]) -> None:
        if _may_be_reordered(known):
            self._doubt = (
                f"the order may be another, for of {calls.n_open} calls it is not certain whether "
                "they mean one of these"
            )

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
        """Functions and types that go by one name in several files of a language.

        In a part that is asked about stands one of them at least, the others anywhere.
        """
        found: dict[tuple[str, str], list[DefFact]] = {}
        everywhere = scope._replace(within="")
        for fact in self._definitions(everywhere, _NAMESAKES[step.facet], declared=True):
            same = found.setdefault((family_of(fact.path) or "", fact.name), [])
            if all(one.path != fact.path for one in same):
                same.append(fact)
        several = [facts for facts in found.values() if len(facts) > 1]
        for facts in sorted(several, key=lambda some: (-len(some), some[0].name)):
            inside = [one for one in facts if scope.holds_file(one.path)]
            if not inside:
                continue
            where = ", ".join(f"{one.path}:{one.line}" for one in facts)
            places = tuple(one.definition.place for one in facts)
            told = f"{facts[0].name} in {len(facts)} files ({where})"
            at = inside[0].definition.place
            yield Observation(NameValue(facts[0].name), places, told, stands_at=at)

    def _n_lines(self, path: RepoPath) -> int:
        try:
            return len(self._tree.lines(path))
        except FileUnreadable:
            return 0

    def _undocumented(self, step: Step, scope: Scope) -> Iterator[Observation]:
        kinds = _DOCUMENTED[step.facet]
        for fact in self._definitions(scope, kinds):
            if self._is_documented(fact) or self._is_go_variable(fact):
                continue
            if not self._is_documented_elsewhere(fact):
                told = f"{_named(fact)} has no documentation"
                yield replace(located(fact), statement=told + self._where(fact))

    def _is_documented(self, fact: DefFact) -> bool:
        """In Java `//` above a method is a remark on it, and no documentation."""
        if fact.details.doc_lines is None or family_of(fact.path) != "java":
            return fact.details.doc_lines is not None
        first, last = fact.details.doc_lines
        lines = self._tree.lines(fact.path)[first - 1 : last]
        return any(line.lstrip().startswith("/**") for line in lines)

    def _is_go_variable(self, fact: DefFact) -> bool:
        """Whether a function is the value of a variable, which in Go may get another one."""
        if fact.kind != "function" or family_of(fact.path) != "go":
            return False
        line = self._tree.lines(fact.path)[fact.line - 1]
        return not line.lstrip().startswith("func")

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

    def _test_code(self, scope: Scope) -> Iterable[Observation]:
        n_lines: Counter[str] = Counter()
        files: dict[str, list[RepoPath]] = {}
        for path in self._sources(scope):
            n_all, n_tests = self._n_lines(path), self._n_test_lines(path)
            for name, n in (("Test code", n_tests), ("Product code", n_all - n_tests)):
                if n:
                    n_lines[name] += n
                    files.setdefault(name, []).append(path)
        for name in sorted(files):
            told = f"{name}: {_many(n_lines[name], 'line')} in {_many(len(files[name]), 'file')}"
            share = f" ({100 * n_lines[name] / n_lines.total():.0f} % of the lines)"
            place = Place(files[name][0], LineRange(1, 1))
            yield Observation(NameValue(name), (place,), told + share)

    def _n_test_lines(self, path: RepoPath) -> int:
        if is_test_file(self._book, path):
            return self._n_lines(path)
        if family_of(path) != "rust":
            return 0
        numbers = {
            number
            for fact in self._book.definitions_in(path)
            if fact.details.decorators and stands_in_tests(self._tree, self._book, path, fact.line)
            for number in range(fact.first_line, fact.last_line + 1)
        }
        return len(numbers)

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
    Facet.FUNCTIONS_BY_NESTING: Measures._functions_by_nesting,
    Facet.CLASSES_BY_METHODS: Measures._classes_by_methods,
    Facet.FILES_BY_LINES: Measures._files_by_lines,
    Facet.FILES_BY_IMPORTERS: Measures._files_by_importers,
    Facet.FOLDERS_BY_IMPORTS: Measures._folders_by_imports,
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
_NAMESAKES: Mapping[Facet | None, frozenset[str]] = {
    None: _TYPES | {"function"},
    Facet.FUNCTIONS: frozenset({"function"}),
    Facet.CLASSES: _TYPES,
}


def _may_be_reordered(known: Iterable[tuple[int, int]]) -> bool:
    """Whether anything may come before what is told; each by what is certain and by the most."""
    ranked = sorted(known, reverse=True)
    most = [most for _, most in ranked]
    return any(
        n and n < max(most[at + 1 :], default=0) for at, (n, _) in enumerate(ranked[:N_RANKED])
    )


def _n_lines(fact: DefFact) -> int:
    return fact.last_line - fact.line + 1


def _counted(fact: DefFact, n: int, noun: str) -> Measured:
    seen = located(fact)
    return Measured(n, replace(seen, statement=f"{_named(fact)} has {_many(n, noun)}"))


def _counted_file(path: RepoPath, n: int, verb: str, noun: str) -> Measured:
    told = f"{path}{'' if verb[:1] == ',' else ' '}{verb} {_many(n, noun)}"
    return Measured(n, Observation(PathValue(path), (Place(path, LineRange(1, 1)),), told))


def _folders(path: RepoPath) -> Iterator[str]:
    """The folder of a file, and all around it but the root."""
    folder = path.rpartition("/")[0]
    while folder:
        yield folder
        folder = folder.rpartition("/")[0]


def _is_passage(folder: str, inside: list[RepoPath]) -> bool:
    """Whether a folder has nothing in it but one other folder."""
    parts = {path[len(folder) + 1 :].partition("/")[:2] for path in inside}
    return len(parts) == 1 and all(slash for _, slash in parts)


def _bordered(folder: RepoPath, first: RepoPath, out: list[Place], into: list[Place]) -> Measured:
    n = len(out) + len(into)
    told = f"{folder} has {_many(n, 'import')} across its border, {len(out)} out and {len(into)} in"
    shown = min(out or into)
    at = Place(first, LineRange(1, 1))
    return Measured(n, Observation(PathValue(folder), (shown,), told, stands_at=at))


def _named(fact: DefFact) -> str:
    return f"{fact.qualified_name} ({fact.path}:{fact.line})"


def _many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
