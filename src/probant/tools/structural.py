"""Which Go types fit an interface, which they do without naming it.

A fit is told only where every method was found with the same signature; a type that lacks one does
not fit. Between these lies what cannot be told from the text.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from probant.facts.ancestry import Ancestry
from probant.facts.bound import MISSING, Defined
from probant.facts.rows import DefFact
from probant.tools.subjects import Subjects
from probant.vocabulary.symbol import Place

TYPES = frozenset({"struct", "class", "type_alias"})


class Fit(NamedTuple):
    """`fits` None: it cannot be told."""

    fits: bool | None
    places: tuple[Place, ...] = ()
    note: str = ""


class Structural:
    """Compares the methods of types and interfaces of one snapshot."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._ancestry = Ancestry(subjects.binder)

    def wanted(self, interface: DefFact) -> tuple[list[DefFact], bool]:
        """The methods an interface asks for, and whether these are all."""
        holders, all_seen = [interface], True
        for above in self._ancestry.above(interface):
            if above.fact is not None:
                holders.append(above.fact)
            else:
                all_seen = False
        members = [one for holder in holders for one in self._subjects.own_members(holder)]
        return [one for one in members if one.kind == "method"], all_seen

    def fit(self, fact: DefFact, interface: DefFact) -> Fit:
        methods, all_seen = self.wanted(interface)
        places: list[Place] = []
        doubt = "" if all_seen else "the interface embeds one from outside"
        if not methods and all_seen:
            return Fit(None, (), "the interface asks for nothing")
        for wanted in methods:
            bound = self._subjects.binder.member(fact, wanted.name)
            if bound == MISSING:
                return Fit(False, (), f"it has no method {wanted.name}")
            if not isinstance(bound, Defined) or not _same(bound.fact, wanted):
                doubt = doubt or f"its {wanted.name} could not be compared"
            else:
                places.append(bound.fact.head)
        return Fit(None, (), doubt) if doubt else Fit(True, tuple(places))

    def interfaces_like(self, fact: DefFact) -> list[DefFact]:
        """Interfaces that ask for a method the type has."""
        found: dict[tuple[str, int], DefFact] = {}
        for member in self._subjects.own_members(fact):
            for other in self._subjects.book.definitions(member.name):
                owner = self._subjects.binder.owner(other) if other.kind == "method" else None
                if owner is not None and owner.kind == "interface":
                    found[owner.key] = owner
        return sorted(found.values(), key=lambda one: (one.path, one.line))

    def candidates(self, interface: DefFact) -> list[DefFact]:
        """Types that have, or embed what has, a method of the interface."""
        methods, _ = self.wanted(interface)
        found: dict[tuple[str, int], DefFact] = {}
        for other in self._subjects.book.definitions(methods[0].name) if methods else ():
            owner = self._subjects.binder.owner(other)
            if owner is not None and owner.kind in TYPES:
                found[owner.key] = owner
        queue = list(found.values())
        while queue:
            for base in self._subjects.book.bases_named(queue.pop().name):
                child = self._subjects.binder.owner_of_base(base)
                if child is not None and child.kind in TYPES and child.key not in found:
                    found[child.key] = child
                    queue.append(child)
        return sorted(found.values(), key=lambda one: (one.path, one.line))


def _same(one: DefFact, other: DefFact) -> bool:
    """Whether two signatures are written alike; packages apart, the same words may differ."""
    if one.path.rpartition("/")[0] != other.path.rpartition("/")[0]:
        words = " ".join(filter(None, (_types(one), _types(other))))
        if any(word[0].isupper() for word in re.findall(r"(?<![\w.])\w+", words)):
            return False
    return _types(one) == _types(other)


def _types(fact: DefFact) -> str:
    taken = [f"{one.star}{one.annotation or one.name}" for one in fact.details.parameters]
    returns = fact.details.returns or ""
    named = re.fullmatch(r"\((.*)\)", returns, re.DOTALL)
    if named is not None:
        parts = [part.split() for part in re.split(r",(?![^(\[]*[)\]])", named[1])]
        has_names = all(len(part) >= 2 for part in parts) and bool(parts)
        returns = ",".join(" ".join(part[1:] if has_names else part) for part in parts)
    return f"({','.join(taken)}){' '.join(returns.split())}"
