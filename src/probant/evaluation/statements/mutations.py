"""True statements made false, each in one way and with a proof by the oracles or the bytes.

A change that cannot be proved false is not made. The makers: mutations_places.py,
mutations_relations.py, mutations_heads.py. Next: wordings.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.evaluation.statements.facts import CheckFacts, Ground
from probant.evaluation.statements.mutations_heads import HeadMutations
from probant.evaluation.statements.mutations_places import PlaceMutations
from probant.evaluation.statements.mutations_relations import RelationMutations
from probant.evaluation.statements.mutator import Makers
from probant.evaluation.statements.statement import Told


class CheckMutations:
    """The makers of false statements over one set of true ones."""

    def __init__(self, facts: CheckFacts) -> None:
        self._makers: Makers = {
            **PlaceMutations(facts).makers(),
            **RelationMutations(facts).makers(),
            **HeadMutations(facts).makers(),
        }

    def all(self, grounds: Mapping[str, Sequence[Ground]]) -> Mapping[str, Sequence[Told]]:
        """By mutation, then in the order of the true ones."""
        found: dict[str, list[Told]] = {}
        for sort, makers in self._makers.items():
            for ground in grounds.get(sort, ()):
                for name, make in makers:
                    made = make(ground)
                    if made is not None:
                        found.setdefault(name, []).append(made)
        return found
