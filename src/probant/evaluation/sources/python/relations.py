"""What Python files and classes are to each other: families 37–41, 53, 54.

Import edges are certain only where a statement at the top of a file names the other file; a no is
certain only if no possible edge speaks against it.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.python_binding import Defined
from probant.evaluation.oracles.python_imports import ImportEdges, import_edges
from probant.evaluation.oracles.python_parse import is_decorated_with
from probant.evaluation.oracles.python_scopes import (
    Definition,
    Kind,
    ParsedModule,
    Scope,
    ScopeKind,
)
from probant.evaluation.questions.truth import Boolean, Count, NameSet, PathSteps
from probant.evaluation.sources.fact import Fact, structural_fact, yes_or_no
from probant.evaluation.sources.python.reading import PythonReading, first_doubt, locations

MAX_PATHS = 60
MAX_TESTS = 12
_TEST_FILE = re.compile(r"(test_.*|.*_test)\.py")


class PythonRelations(PythonReading):
    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "37": list(self._cycles()),
            "37.PAIR": list(self._shared_cycles()),
            "38": list(self._overrides()),
            "39": list(self._tests_of()),
            "40": list(self._import_paths()),
            "41": list(self._unused_imports()),
            "53": list(self._tests()),
            "54": list(self._test_counts()),
        }

    @cached_property
    def _edges(self) -> ImportEdges:
        return import_edges(self._facts)

    def _cycles(self) -> Iterator[Fact]:
        for path, reference in self._modules("37"):
            certain = path in _reached(self._edges.certain, path)
            possible = path in _reached(self._edges.possible, path)
            doubt = first_doubt((certain != possible, "a cycle only if a possible import is one"))
            if self._keep("37", path, doubt):
                yield yes_or_no(certain, x=reference)

    def _shared_cycles(self) -> Iterator[Fact]:
        """Two files in one cycle, or one that only leads to the other. Asked by templates alone."""
        references = {p: name for p, name in self._names.modules().items() if name is not None}
        certain = {path: _reached(self._edges.certain, path) for path in references}
        possible = {path: _reached(self._edges.possible, path) for path in references}
        n_found: Counter[bool] = Counter()
        for first in sorted(references):
            for second in sorted(certain[first] & set(references) - {first}):
                is_shared = first in certain[second]
                if is_shared == (first in possible[second]) and n_found[is_shared] < MAX_PATHS:
                    n_found[is_shared] += 1
                    yield yes_or_no(is_shared, x=references[first], y=references[second])

    def _overrides(self) -> Iterator[Fact]:
        classes = {d.key: d for d in self._facts.definitions if d.kind is Kind.CLASS}
        for definition, reference in self._referenced("38", lambda d: d.kind is Kind.METHOD):
            owner = classes.get((definition.path, definition.qualified.rpartition(".")[0]))
            below = self._facts.subclasses(owner) if owner else Doubt("its class is not known")
            if definition.name.startswith("__"):
                below = Doubt("a special method")
            if self._keep("38", reference, below) and not isinstance(below, Doubt) and below:
                keys = {(d.path, f"{d.qualified}.{definition.name}") for d in below}
                found = [d for d in self._facts.definitions if d.key in keys]
                yield structural_fact(locations(found), x=reference)

    def _tests_of(self) -> Iterator[Fact]:
        for definition, reference in self._referenced("39", lambda d: d.kind is not Kind.METHOD):
            if _is_test_file(definition.path):
                continue
            found = self._tests_naming(definition)
            if self._keep("39", reference, found) and not isinstance(found, Doubt):
                yield structural_fact(locations(found), x=reference)

    def _tests_naming(self, definition: Definition) -> set[Definition] | Doubt:
        name = definition.name
        found: set[Definition] = set()
        for path, module in self._facts.modules.items():
            text = self._tree.files[path]
            if not _is_test_file(path):
                if "test" in path and name.encode() in text:
                    return Doubt("a helper of the tests names it")
                continue
            n_seen = 0
            for test in (d for d in module.definitions if _is_test(d)):
                n_here = self._n_references(test, definition)
                if n_here is None:
                    return Doubt("a test names something else by the same name")
                found |= {test} if n_here else set()
                n_seen += n_here
            n_imported = sum(name in statement.symbols for statement in module.imports)
            if len(re.findall(rb"\b%s\b" % name.encode(), text)) != n_seen + n_imported:
                return Doubt("named in a test file outside the tests themselves")
        return found if len(found) <= MAX_TESTS else Doubt("too many tests name it")

    def _n_references(self, test: Definition, definition: Definition) -> int | None:
        n_found = 0
        inside = self._scope_of(test)
        if isinstance(test.node, ast.ClassDef) or inside is None:
            return 0
        for statement in test.node.body:
            for part in ast.walk(statement):
                match part:
                    case ast.Name(id=name) | ast.Attribute(attr=name) if name == definition.name:
                        if self._facts.resolver.meaning(part, inside) != Defined(definition.key):
                            return None
                        n_found += 1
        return n_found

    def _scope_of(self, definition: Definition) -> Scope | None:
        scopes = self._facts.modules[definition.path].scopes
        return next((s for s in scopes if s.definition is definition), None)

    def _import_paths(self) -> Iterator[Fact]:
        references = dict(self._modules("40"))
        starts = sorted(references)
        self._rng.shuffle(starts)
        n_found = 0
        for start in starts:
            certain = _shortest(self._edges.certain, start)
            possible = _shortest(self._edges.possible, start)
            for end in sorted(certain):
                steps = certain[end]
                if len(steps) < 3 or end not in references:
                    continue
                is_sole = _n_shortest(self._edges.possible, start, end) == 1
                doubt = first_doubt(
                    (
                        not is_sole or len(possible[end]) != len(steps),
                        "another path may be as short",
                    )
                )
                if self._keep("40", f"{start} {end}", doubt):
                    yield structural_fact(
                        PathSteps(tuple(steps)), x=references[start], y=references[end]
                    )
                    n_found += 1
            if n_found >= MAX_PATHS:
                return

    def _unused_imports(self) -> Iterator[Fact]:
        for path, reference in self._modules("41"):
            if PurePosixPath(path).name in ("__init__.py", "conftest.py"):
                self._keep("41", path, Doubt("imports there may be meant for others"))
                continue
            names = _unused(self._facts.modules[path], self._tree.files[path].decode("utf-8-sig"))
            if self._keep("41", path, names) and not isinstance(names, Doubt):
                yield structural_fact(NameSet(names), x=reference)

    def _tests(self) -> Iterator[Fact]:
        for definition in self._facts.definitions:
            if _is_test(definition) and _is_test_file(definition.path):
                doubt = self._facts.name_doubt(definition.name)
                if self._keep("53", definition.name, doubt):
                    yield structural_fact(Boolean(True), x=definition.name)

    def _test_counts(self) -> Iterator[Fact]:
        for path, reference in self._modules("54"):
            if not _is_test_file(path):
                continue
            named = [
                d
                for d in self._facts.modules[path].definitions
                if d.name.startswith("test") and d.kind is not Kind.CLASS
            ]
            tests = [d for d in named if _is_test(d)]
            n_by_key = Counter(d.key for d in tests)
            doubt = first_doubt(
                (len(tests) != len(named), "something is named like a test but is none"),
                (any(n > 1 for n in n_by_key.values()), "a test is defined twice"),
                (
                    any(is_decorated_with(d.node, "parametrize") for d in tests),
                    "one test, many runs",
                ),
                (any(d.node.decorator_list for d in tests), "a decorator may multiply or drop it"),
            )
            if self._keep("54", path, doubt):
                yield structural_fact(Count(len(tests)), x=reference)


def _is_test_file(path: str) -> bool:
    return bool(_TEST_FILE.fullmatch(PurePosixPath(path).name))


def _is_test(definition: Definition) -> bool:
    """What pytest would collect: a function of the file, or a method of a `Test` class."""
    if not definition.name.startswith("test_") or definition.is_nested:
        return False
    if definition.kind is Kind.METHOD:
        return definition.qualified.count(".") == 1 and (definition.owner or "").startswith("Test")
    return definition.kind is Kind.FUNCTION and definition.scope.kind is ScopeKind.MODULE


def _reached(edges: Mapping[str, frozenset[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(edges.get(start, ()))
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += edges.get(path, ())
    return found


def _shortest(edges: Mapping[str, frozenset[str]], start: str) -> dict[str, list[str]]:
    """A shortest path to everything that can be reached."""
    found = {start: [start]}
    waiting = [start]
    for path in waiting:
        for after in sorted(edges.get(path, ())):
            if after not in found:
                found[after] = [*found[path], after]
                waiting.append(after)
    del found[start]
    return found


def _n_shortest(edges: Mapping[str, frozenset[str]], start: str, end: str) -> int:
    distance, ways = {start: 0}, Counter({start: 1})
    waiting = [start]
    for path in waiting:
        for after in edges.get(path, ()):
            if after not in distance:
                distance[after] = distance[path] + 1
                waiting.append(after)
            if distance[after] == distance[path] + 1:
                ways[after] += ways[path]
    return ways[end]


def _unused(module: ParsedModule, text: str) -> frozenset[str] | Doubt:
    """Imported names that occur nowhere else in the file, not even in a comment or a string."""
    if module.scope.stars or "__all__" in module.scope.bindings or "noqa" in text:
        return Doubt("what counts as used is a matter of taste here")
    n_words = Counter(re.findall(r"\w+", text))
    used = {n.id for n in ast.walk(module.tree) if isinstance(n, ast.Name)}
    found: set[str] = set()
    for statement in ast.walk(module.tree):
        if not isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
            continue
        for alias in statement.names:
            bound = alias.asname or alias.name
            if "." in bound or alias.asname is not None:
                if (alias.asname or alias.name.partition(".")[0]) not in used:
                    return Doubt("renamed or dotted, and perhaps unused")
            elif bound not in used:
                if n_words[bound] > 1 or statement not in module.tree.body:
                    return Doubt("mentioned again, but not as a name")
                found.add(bound)
    return frozenset(found)
