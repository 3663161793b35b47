"""All that can be asked about the Python files of a tree, by the standard library's parser."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from probant.evaluation.askable import Askable
from probant.evaluation.fact import Fact
from probant.evaluation.oracles.python_ast import PythonFacts
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.python_places import PythonPlaces
from probant.evaluation.python_relations import PythonRelations
from probant.evaluation.python_structure import PythonStructure


class PythonSource:
    """The four makers of Python facts, over one reading of the tree."""

    def __init__(self, tree: Tree, rng: random.Random) -> None:
        reading = PythonFacts(tree)
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
