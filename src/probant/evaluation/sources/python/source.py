"""All that can be asked about the Python files of a tree, by the standard library's parser."""

from __future__ import annotations

import ast
import random
from collections.abc import Mapping, Sequence

from probant.evaluation.oracles.python_ast import PythonFacts
from probant.evaluation.oracles.python_scopes import Definition
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.sources.askable import Askable
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.python.places import PythonPlaces
from probant.evaluation.sources.python.relations import PythonRelations
from probant.evaluation.sources.python.structure import PythonStructure
from probant.evaluation.sources.references import References
from probant.evaluation.sources.vocabulary import Symbol


class PythonSource:
    """The four makers of Python facts, over one reading of the tree."""

    def __init__(self, tree: Tree, rng: random.Random) -> None:
        reading = PythonFacts(tree)
        self._reading = reading
        self._references = References(tree, reading, rng)
        self._makers = (
            Askable(tree, reading, rng),
            PythonPlaces(tree, reading, rng),
            PythonStructure(tree, reading, rng),
            PythonRelations(tree, reading, rng),
        )

    @property
    def dropped(self) -> Sequence[Dropped]:
        return [entry for maker in self._makers for entry in maker.dropped]

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {family: facts for maker in self._makers for family, facts in maker.facts().items()}

    def symbols(self) -> Sequence[Symbol]:
        return [self._symbol(definition) for definition in self._reading.definitions]

    def _symbol(self, definition: Definition) -> Symbol:
        node = definition.node
        return Symbol(
            language="python",
            path=definition.path,
            line=definition.line,
            name=definition.name,
            kind=definition.kind.value,
            owner=definition.owner or "",
            reference=self._references.by_definition.get(definition),
            is_root=isinstance(node, ast.ClassDef) and not node.bases and not node.keywords,
        )
