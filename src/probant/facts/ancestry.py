"""Classes above and below a class, as far as their bases can be followed.

Shared by the tools about classes. Yields facts and places, not evidence.
"""

from __future__ import annotations

from typing import NamedTuple

from probant.facts.binder import Binder
from probant.facts.bound import Bound, Defined, Outside, Uncertain
from probant.facts.definitions import base_place
from probant.facts.rows import BaseFact, DefFact
from probant.vocabulary.symbol import CLASS_KINDS, Place

Key = tuple[str, int]


class WayUp(NamedTuple):
    """The heads that lead up to what was looked for; none if nothing does."""

    places: tuple[Place, ...]
    all_seen: bool


class Above(NamedTuple):
    """A base of a class or of one above it."""

    owner: DefFact
    base: BaseFact
    bound: Bound

    @property
    def fact(self) -> DefFact | None:
        is_class = isinstance(self.bound, Defined) and self.bound.fact.kind in CLASS_KINDS
        return self.bound.fact if is_class and isinstance(self.bound, Defined) else None

    @property
    def is_followed(self) -> bool:
        return self.fact is not None


class Ancestry:
    """Follows bases in one view of the index."""

    def __init__(self, binder: Binder) -> None:
        self._binder = binder

    def above(self, fact: DefFact) -> list[Above]:
        """Every base there is above a class, nearest first, each class once."""
        found: list[Above] = []
        seen, queue = {fact.key}, [fact]
        while queue:
            current = queue.pop(0)
            for base in self._binder.bases_of(current):
                one = Above(current, base, self._binder.base(base))
                if one.fact is None:
                    found.append(one)
                elif one.fact.key not in seen:
                    seen.add(one.fact.key)
                    queue.append(one.fact)
                    found.append(one)
        return found

    def way_up(self, fact: DefFact, parents: set[Key], wanted: str) -> WayUp:
        """How a class comes to extend one of the parents.

        Without a parent in the repository, `wanted` is a class from outside: a base written so is
        it, and any other outside base could extend it.
        """
        all_seen, seen = True, {fact.key}
        queue: list[tuple[DefFact, tuple[Place, ...]]] = [(fact, ())]
        while queue:
            current, via = queue.pop(0)
            for base in self._binder.bases_of(current):
                bound = self._binder.base(base)
                here = (*via, base_place(current, base))
                is_named = base.name == wanted.rpartition(".")[2]
                if isinstance(bound, Outside) and not parents and is_named:
                    return WayUp(here, True)
                if isinstance(bound, Uncertain) or (isinstance(bound, Outside) and not parents):
                    all_seen = False
                elif isinstance(bound, Defined) and bound.fact.key in parents:
                    return WayUp(here, True)
                elif isinstance(bound, Defined) and bound.fact.kind not in CLASS_KINDS:
                    all_seen = False  # another name for some class
                elif isinstance(bound, Defined) and bound.fact.key not in seen:
                    seen.add(bound.fact.key)
                    queue.append((bound.fact, here))
        return WayUp((), all_seen)
