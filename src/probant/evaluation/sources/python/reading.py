"""What every maker of Python facts needs: the tree, its reading, names to ask by, a list of doubts.

Holds no family of its own. Next: sources/askable.py, places.py, structure.py,
relations.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from probant.evaluation.oracles.python_ast import Doubt, PythonFacts
from probant.evaluation.oracles.python_scopes import Definition, Kind
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.truth import Locations
from probant.evaluation.sources.references import References

MAX_SAME_NAME = 6


class PythonReading:
    """One tree as the oracle reads it; subclasses turn parts of it into facts."""

    def __init__(self, tree: Tree, facts: PythonFacts, rng: random.Random) -> None:
        self._tree = tree
        self._facts = facts
        self._rng = rng
        self.dropped: list[Dropped] = []
        self._names = References(tree, facts, rng)
        self._references = self._names.by_definition

    def _functions(self, family: str) -> Iterator[tuple[Definition, str]]:
        return self._referenced(family, lambda d: d.kind is not Kind.CLASS)

    def _classes(self, family: str) -> Iterator[tuple[Definition, str]]:
        return self._referenced(family, lambda d: d.kind is Kind.CLASS)

    def _referenced(
        self, family: str, wanted: Callable[[Definition], bool]
    ) -> Iterator[tuple[Definition, str]]:
        for definition in self._facts.definitions:
            if not wanted(definition):
                continue
            reference = self._references.get(definition)
            if reference is not None:
                yield definition, reference
            else:
                self._keep(family, definition.qualified, Doubt("no unmistakable short name"))

    def _modules(self, family: str) -> Iterator[tuple[str, str]]:
        for path, reference in self._names.modules().items():
            if reference is not None:
                yield path, reference
            else:
                self._keep(family, path, Doubt("no unmistakable short name"))

    def _keep(self, family: str, subject: str, fact: object) -> bool:
        """List the fact as dropped if it is in doubt."""
        if isinstance(fact, Doubt):
            self.dropped.append(Dropped(family, subject, fact.reason))
        return not isinstance(fact, Doubt)


def locations(definitions: Iterable[Definition]) -> Locations:
    return Locations(tuple(sorted(((d.path, d.line), d.qualified) for d in definitions)))


def first_doubt(*doubts: tuple[bool, str]) -> Doubt | None:
    """The first reason that applies."""
    return next((Doubt(reason) for applies, reason in doubts if applies), None)
