"""What is asked about a changed copy: the facts of the original, told in the copy's names; and U21.

A fact is asked only if the oracle, reading the copy, says the same up to the map; families that an
oracle draws at random are trusted to the equal syntax trees. Arms are compared by pairs of equal
`paraphrase_group`, which keeps the old names, and wording. Next: copies.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from probant.evaluation.arms.renamed import Renaming
from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.truth import Nothing, Outcome, Verified
from probant.evaluation.sources.fact import Fact, MakeSource
from probant.evaluation.sources.vocabulary import Naming, Symbol

DRAWN = frozenset({"36", "40", "66", "U9", "U10"})
"""Families whose facts are pairs drawn at random: another draw gives other pairs."""

Targets = tuple[tuple[str, str], ...]


class CopiedFacts:
    """One source's facts of the original, told in the copy's names."""

    def __init__(
        self,
        make: MakeSource,
        original: Tree,
        copy: Tree,
        renaming: Renaming,
        new_rng: Callable[[], random.Random],
    ) -> None:
        self._then = make(original, new_rng())
        self._now = make(copy, new_rng())
        self._renaming = renaming
        self._dropped: list[Dropped] = []
        self._by_targets: dict[str, dict[Targets, Fact]] = {}

    @property
    def dropped(self) -> Sequence[Dropped]:
        return [*self._then.dropped, *self._dropped]

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        now = self._now.facts()
        return {
            family: [
                replace(fact, is_asked=self._is_kept(family, fact, now.get(family, ())))
                for fact in map(self._told, facts)
            ]
            for family, facts in self._then.facts().items()
        }

    def symbols(self) -> Sequence[Symbol]:
        if not isinstance(self._then, Naming):
            return []
        return [renamed(symbol, self._renaming) for symbol in self._then.symbols()]

    def _told(self, fact: Fact) -> Fact:
        told: Fact = renamed(fact, self._renaming)
        return replace(told, group=fact.group_name)

    def _is_kept(self, family: str, fact: Fact, now: Sequence[Fact]) -> bool:
        known = self._known(family, now).get(fact.targets)
        if family in DRAWN and known is None:
            return True
        is_same = known is not None and normal(known.truth) == normal(fact.truth)
        if not is_same:
            reason = "in doubt in the copy" if known is None else "told differently of the copy"
            self._dropped.append(Dropped(family, fact.group_name, reason))
        return is_same

    def _known(self, family: str, now: Sequence[Fact]) -> Mapping[Targets, Fact]:
        if family not in self._by_targets:
            self._by_targets[family] = {fact.targets: fact for fact in now}
        return self._by_targets[family]


class OldNames:
    """U21: names the original has and the copy has not, proved on every byte and path of it."""

    dropped: tuple[Dropped, ...] = ()

    def __init__(self, copy: Tree, renaming: Renaming) -> None:
        self._copy = copy
        self._renaming = renaming

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        raw = RawBytes.of(self._copy)
        acceptable = frozenset({Outcome.INSUFFICIENT_EVIDENCE})
        absent = [old for old in sorted(self._renaming.names) if raw.is_absent(old)]
        return {
            "U21": [Fact((("x", old),), Nothing(), acceptable, Verified.BYTES) for old in absent]
        }


def renamed(value: Any, renaming: Renaming) -> Any:
    """The same record with every text in it told in new names."""
    if isinstance(value, str):
        return renaming.text(value)
    if isinstance(value, tuple):
        return tuple(renamed(item, renaming) for item in value)
    if isinstance(value, frozenset):
        return frozenset(renamed(item, renaming) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        told = {
            field.name: renamed(getattr(value, field.name), renaming) for field in fields(value)
        }
        return replace(value, **told)
    return value


def normal(truth: Any) -> object:
    """A truth without the order of its texts: sorted by old names, they stand otherwise."""
    if isinstance(truth, tuple | frozenset):
        return sorted((normal(item) for item in truth), key=repr)
    if is_dataclass(truth) and not isinstance(truth, type):
        return type(truth).__name__, [normal(getattr(truth, one.name)) for one in fields(truth)]
    return truth
