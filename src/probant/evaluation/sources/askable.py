"""Facts that can be asked about: what to call the target, and what is true of it.

A fact the oracle doubts, or a name people could read in two ways, is dropped and listed.
Next: questions/generate.py, which words a sample of these.
"""

from __future__ import annotations

import ast
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_ast import Doubt, PythonFacts
from probant.evaluation.oracles.python_binding import Defined
from probant.evaluation.oracles.python_calls import CallFacts
from probant.evaluation.oracles.python_imports import importers, imports_of
from probant.evaluation.oracles.python_scopes import Definition, Kind
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.questions.truth import (
    Boolean,
    Names,
    NameSet,
    Outcome,
    Paths,
    Sites,
    Text,
)
from probant.evaluation.sources.fact import Fact, structural_fact
from probant.evaluation.sources.python.reading import MAX_SAME_NAME, PythonReading, locations

MAX_FILE_BYTES = 500_000
MAX_PAIRS_TRIED = 20_000
MAX_PAIRS = 400


class Askable(PythonReading):
    """Where things are, what they are made of, who imports and calls whom."""

    def __init__(self, tree: Tree, facts: PythonFacts, rng: random.Random) -> None:
        super().__init__(tree, facts, rng)
        self._calls = CallFacts(facts)
        self.dropped += [*tree.dropped, *facts.dropped]

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        """Every family this oracle can serve, with its facts."""
        sources: Mapping[str, Callable[[], Iterator[Fact]]] = {
            "1": lambda: self._definitions(Kind.FUNCTION, "1"),
            "2": lambda: self._definitions(Kind.CLASS, "2"),
            "3": self._methods,
            "10": self._files,
            "16": self._parameters,
            "18": self._returns,
            "20": self._bases,
            "21": self._subclasses,
            "31": self._imports,
            "32": self._importers,
            "33": self._callers,
            "34": self._callees,
            "35": self._calls_yes,
            "36": self._calls_no,
            "U9": self._swapped_calls,
            "U10": self._swapped_bases,
        }
        return {family: list(source()) for family, source in sources.items()}

    def _definitions(self, kind: Kind, family: str) -> Iterator[Fact]:
        for name, found in sorted(self._facts.by_name.items()):
            if {d.kind for d in found} != {kind} or all(d.is_nested for d in found):
                continue
            doubt = self._names.plain_name_doubt(name)
            if len(found) > MAX_SAME_NAME:
                doubt = Doubt("too many definitions share the name")
            if self._keep(family, name, doubt):
                yield structural_fact(locations(found), x=name)

    def _methods(self) -> Iterator[Fact]:
        groups: dict[tuple[str, str], list[Definition]] = defaultdict(list)
        for definition in self._facts.definitions:
            if definition.kind is Kind.METHOD and definition.owner:
                groups[definition.owner, definition.name].append(definition)
        for (owner, name), found in sorted(groups.items()):
            if any(d.is_nested or d.qualified.count(".") > 1 for d in found):
                continue
            doubt = next((d for d in map(self._names.member_doubt, found) if d), None)
            if self._keep("3", f"{owner}.{name}", doubt):
                yield structural_fact(locations(found), owner=owner, x=name)

    def _files(self) -> Iterator[Fact]:
        paths_by_name: dict[str, list[str]] = defaultdict(list)
        for path in self._tree.files:
            paths_by_name[PurePosixPath(path).name].append(path)
        n_by_folded_name = Counter(name.casefold() for name in paths_by_name)
        for name, paths in sorted(paths_by_name.items()):
            doubt = None
            if not all(_is_plain_text(self._tree.files[path]) for path in paths):
                doubt = Doubt("empty, large or not plain text")
            elif len(paths) > MAX_SAME_NAME or n_by_folded_name[name.casefold()] > 1:
                doubt = Doubt("too many files share the name")
            elif any(character.isspace() for character in name):
                doubt = Doubt("white space in the name")
            if self._keep("10", name, doubt):
                yield structural_fact(Paths(frozenset(paths)), x=name)

    def _parameters(self) -> Iterator[Fact]:
        for definition, reference in self._functions("16"):
            names = self._facts.parameters(definition)
            if self._keep("16", reference, names) and not isinstance(names, Doubt):
                yield structural_fact(Names(names), x=reference)

    def _returns(self) -> Iterator[Fact]:
        for definition, reference in self._functions("18"):
            annotation = self._facts.returns(definition)
            if annotation is not None:
                yield structural_fact(Text(annotation), x=reference)

    def _bases(self) -> Iterator[Fact]:
        for definition, reference in self._classes("20"):
            bases = self._facts.bases(definition)
            if self._keep("20", reference, bases) and not isinstance(bases, Doubt):
                yield structural_fact(Names(bases), x=reference)

    def _subclasses(self) -> Iterator[Fact]:
        for definition, reference in self._classes("21"):
            found = self._facts.subclasses(definition)
            if self._keep("21", reference, found) and not isinstance(found, Doubt):
                yield structural_fact(locations(list(found)), x=reference)

    def _imports(self) -> Iterator[Fact]:
        for path, reference in self._modules("31"):
            yield structural_fact(NameSet(imports_of(self._facts, path)), x=reference)

    def _importers(self) -> Iterator[Fact]:
        found = importers(self._facts)
        for path, reference in self._modules("32"):
            files = self._unread_doubt(path) or found[path]
            if self._keep("32", path, files) and not isinstance(files, Doubt):
                yield structural_fact(Paths(files), x=reference)

    def _unread_doubt(self, path: str) -> Doubt | None:
        """A file nobody parsed may import it too."""
        pure = PurePosixPath(path)
        return self._facts.unread_doubt(
            pure.parent.name if pure.name == "__init__.py" else pure.stem
        )

    def _callers(self) -> Iterator[Fact]:
        for definition, reference in self._functions("33"):
            sites = self._calls.callers(definition)
            is_handed_on = definition.node.name.startswith("test") or definition.node.decorator_list
            if not sites and is_handed_on:
                sites = Doubt("a test runner, or what its decorator hands it to, may call it")
            if self._keep("33", reference, sites) and not isinstance(sites, Doubt):
                places = frozenset((site.path, site.line) for site in sites)
                yield structural_fact(Sites(places), x=reference)

    def _callees(self) -> Iterator[Fact]:
        for definition, reference in self._functions("34"):
            names = self._calls.callees(definition)
            if self._keep("34", reference, names) and not isinstance(names, Doubt):
                yield structural_fact(NameSet(names), x=reference)

    def _calls_yes(self) -> Iterator[Fact]:
        for caller, callee in self._call_pairs:
            yield structural_fact(
                Boolean(True), x=self._references[caller], y=self._references[callee]
            )

    def _calls_no(self) -> Iterator[Fact]:
        """Pairs of one file first: the nearer, the more plausible."""
        functions = [d for d in self._references if not isinstance(d.node, ast.ClassDef)]
        by_path: dict[str, list[Definition]] = defaultdict(list)
        for definition in functions:
            by_path[definition.path].append(definition)
        found: set[tuple[Definition, Definition]] = set()
        for attempt in range(MAX_PAIRS_TRIED if len(functions) > 1 else 0):
            caller = self._rng.choice(functions)
            callee = self._rng.choice(by_path[caller.path] if attempt % 2 else functions)
            pair = (caller, callee)
            if pair in found or not self._calls.certainly_never_calls(caller, callee):
                continue
            found.add(pair)
            yield self._refuted(caller, callee)
            if len(found) == MAX_PAIRS:
                return

    def _swapped_calls(self) -> Iterator[Fact]:
        pairs = self._rng.sample(self._call_pairs, min(len(self._call_pairs), MAX_PAIRS))
        for caller, callee in pairs:
            if self._calls.certainly_never_calls(callee, caller):
                yield self._refuted(callee, caller)

    def _swapped_bases(self) -> Iterator[Fact]:
        classes = {d.key: d for d in self._references if d.kind is Kind.CLASS}
        for definition in classes.values():
            for _, meaning in self._facts.resolver.bases(definition):
                if isinstance(meaning, Defined) and meaning.key in classes:
                    yield self._refuted(classes[meaning.key], definition)

    def _refuted(self, first: Definition, second: Definition) -> Fact:
        return structural_fact(
            Boolean(False),
            acceptable=Outcome.REFUTED,
            x=self._references[first],
            y=self._references[second],
        )

    @cached_property
    def _call_pairs(self) -> list[tuple[Definition, Definition]]:
        by_key = {definition.key: definition for definition in self._references}
        return [
            (caller, by_key[key])
            for caller in self._references
            for key in self._calls.calls_from(caller)
            if key in by_key
            and by_key[key] is not caller
            and not isinstance(by_key[key].node, ast.ClassDef)
            and not isinstance(caller.node, ast.ClassDef)
        ]


def _is_plain_text(content: bytes) -> bool:
    if not content.strip() or len(content) > MAX_FILE_BYTES or b"\0" in content:
        return False
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
