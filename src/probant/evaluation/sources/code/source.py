"""All that can be asked about the code of a tree other than Python, by the languages' front ends.

A language whose front end is missing here gives no facts and is listed as dropped, with the remedy.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.sources.code import oracles as code_oracles
from probant.evaluation.sources.code.oracles import NotLooked
from probant.evaluation.sources.code.places import CodePlaces
from probant.evaluation.sources.code.relations import CodeRelations
from probant.evaluation.sources.code.structure import CodeStructure
from probant.evaluation.sources.code.truth import CodeTruth
from probant.evaluation.sources.fact import Fact, MakeSource, Source
from probant.evaluation.sources.vocabulary import Symbol

READ_ELSEWHERE = frozenset({"python"})
"""sources/python/source.py asks more of Python than these records hold."""


class CodeSource:
    """The three makers of facts, over one hearing of the oracles."""

    def __init__(
        self,
        tree: Tree,
        truths: Sequence[CodeTruth],
        rng: random.Random,
        *,
        gaps: Sequence[NotLooked] = (),
    ) -> None:
        self._makers = (
            CodePlaces(tree, truths, rng),
            CodeStructure(tree, truths, rng),
            CodeRelations(tree, truths, rng),
        )
        self._unheard = [Dropped("language", gap.language, gap.reason) for gap in gaps]
        self._unheard += [
            Dropped("file", path, reason) for truth in truths for path, reason in truth.dropped
        ]

    @property
    def dropped(self) -> Sequence[Dropped]:
        return [*self._unheard, *(entry for maker in self._makers for entry in maker.dropped)]

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {family: facts for maker in self._makers for family, facts in maker.facts().items()}

    def symbols(self) -> Sequence[Symbol]:
        return self._makers[0].symbols()


def code_source(
    cache: Path, environment: Mapping[str, str], only: Collection[str] | None = None
) -> MakeSource:
    """A source that asks the oracles, with their programs below `cache`; `only` some languages."""

    def make(tree: Tree, rng: random.Random) -> Source:
        spoken = code_oracles.languages_of(tree.root)
        wanted = [
            language
            for language in spoken
            if language not in READ_ELSEWHERE and (only is None or language in only)
        ]
        truths, gaps = code_oracles.look(tree.root, cache, environment, wanted)
        return CodeSource(tree, truths, rng, gaps=gaps)

    return make
