"""Members of Rust types and traits: written in `impl` blocks anywhere, given by traits, inherited.

What values are, and so which type a method is called on, is found out in `typed` and `flow`.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from probant.facts.bound import MISSING, Bound, Defined, Uncertain
from probant.facts.languages.rust import prelude
from probant.facts.languages.rust.names import TYPES, Names
from probant.facts.languages.rust.written import read_type
from probant.facts.resolver import Where
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import Trait
from probant.vocabulary.symbol import FUNCTION_KINDS

_OWNERS = frozenset({"struct", "enum", "trait"})


class Member(NamedTuple):
    """A member written outside its type: whose it is, and for which trait."""

    fact: DefFact
    owner: tuple[str, int] | None
    owner_name: str
    trait: str


class Members(Names):
    """Finds the members of types, and the traits they have."""

    @cached_property
    def _detached(self) -> dict[str, list[Member]]:
        return {}

    @cached_property
    def _impls(self) -> dict[tuple[str, int], list[BaseFact]]:
        return {}

    @cached_property
    def _holder_facts(self) -> dict[str, list[DefFact]]:
        return {}

    # Members

    def _members_named(self, name: str) -> list[Member]:
        known = self._detached.get(name)
        if known is None:
            self._detached[name] = []  # while whose they are is being found out
            found = [
                fact
                for fact in self.book.definitions(name)
                if fact.has(Trait.DETACHED) and fact.path.endswith(".rs")
            ]
            self._detached[name] = known = [self._member(fact) for fact in found]
        return known

    def _member(self, fact: DefFact) -> Member:
        owner = self.detached_owner(fact)
        traits = self.book.attribute_types(fact.blob, fact.no, "<impl")
        written = (fact.details.owner or "").rpartition("::")[2]
        return Member(fact, owner.key if owner else None, written, next(iter(traits), ""))

    def detached_owner(self, member: DefFact) -> DefFact | None:
        written = member.details.owner if member.has(Trait.DETACHED) else None
        if not written or self.book.attribute_types(member.blob, member.no, f"<{written}"):
            return None
        return self._owner((member.path, member.parent), written)

    def _owner(self, at: Where, written: str) -> DefFact | None:
        bound = self.path(at, written.split("::"), TYPES)
        if isinstance(bound, Defined) and bound.fact.kind == "type_alias":
            bound = self.alias_bound(bound.fact)
        found = bound.fact if isinstance(bound, Defined) else None
        return found if found is not None and found.kind in _OWNERS else None

    def associated(self, fact: DefFact, name: str) -> Bound:
        return self._of_type(fact, name, is_method=False)

    def _of_type(self, fact: DefFact, name: str, *, is_method: bool) -> Bound:
        """A type's own member first, then those of its traits, then what traits give to all."""
        if fact.kind == "trait":
            return self._of_trait(fact, name, frozenset())
        own = [
            one
            for one in self._members_named(name)
            if one.owner == fact.key
            and (one.fact.kind in FUNCTION_KINDS or not is_method)
            and not (is_method and one.fact.has(Trait.STATIC))
        ]
        inherent = [one.fact for one in own if not one.trait]
        if own:
            return self.one(inherent or [one.fact for one in own])
        return self._of_traits([self.base(base) for base in self.bases_of(fact)], name)

    def _of_traits(self, traits: list[Bound], name: str) -> Bound:
        found = {
            self._of_trait(bound.fact, name, frozenset())
            for bound in traits
            if isinstance(bound, Defined) and bound.fact.kind == "trait"
        } - {MISSING}
        if not found:
            return MISSING
        return found.pop() if len(found) == 1 else Uncertain("several traits have it")

    def _of_trait(self, trait: DefFact, name: str, seen: frozenset[tuple[str, int]]) -> Bound:
        own = self.book.members(trait.path, trait.blob, trait.no, name)
        if own or trait.key in seen:
            return self.one(own)
        found = {
            self._of_trait(bound.fact, name, seen | {trait.key})
            for base in self.book.bases_of(trait)
            if isinstance(bound := self.base(base), Defined) and bound.fact.kind == "trait"
        } - {MISSING}
        if not found:
            return MISSING
        return found.pop() if len(found) == 1 else Uncertain("several traits have it")

    def is_implemented(self, name: str, owner: str) -> bool:
        """Whether code here implements a function of a type or trait from outside."""
        return any(
            (one.owner is None and one.owner_name == owner)
            or one.trait.partition("<")[0].rpartition("::")[2] == owner
            for one in self._members_named(name)
        )

    def _is_added(self, name: str) -> bool:
        """Whether a trait of the repository gives this method to types that are not its own."""
        if any(one.owner is None for one in self._members_named(name)):
            return True
        return any(
            (owner := self.fact((one.path, one.parent))) is not None and owner.kind == "trait"
            for one in self.book.definitions(name)
            if one.kind == "method" and one.parent
        )

    def _may_be_added(self, fact: DefFact, name: str) -> bool:
        """Whether a trait of the repository could give a type a method it does not have itself."""
        if name not in prelude.OF_TRAITS:
            return True  # a macro may have made it
        return any(base.name == "Deref" for base in self.bases_of(fact)) or self._is_added(name)

    # Bases

    def bases_of(self, fact: DefFact) -> list[BaseFact]:
        if fact.key not in self._impls:
            written = self.book.bases_written_outside(fact.name) if fact.kind in _OWNERS else []
            mine = [base for base in written if self.owner_of_base(base) == fact]
            self._impls[fact.key] = self.book.bases_of(fact) + mine
        return self._impls[fact.key]

    def owner_of_base(self, base: BaseFact) -> DefFact | None:
        if base.owner:
            return self.fact((base.path, base.owner))
        for written in self.book.attribute_types(base.blob, 0, f"<impl{base.line}"):
            return self._owner(self._place(base), written) if written[:1] != "?" else None
        return None

    def base(self, base: BaseFact) -> Bound:
        written = read_type(base.expression)
        if written is None or written.kind != "path":
            return Uncertain("computed")
        return self.path(self._place(base), list(written.names), TYPES)

    def _place(self, base: BaseFact) -> Where:
        """The scope in which a base is written."""
        if base.owner:
            owner = self.fact((base.path, base.owner))
            return base.path, owner.parent if owner is not None else 0
        holders = [
            fact
            for fact in self._holders(base.path)
            if fact.first_line <= base.line <= fact.last_line
        ]
        inner = max(holders, key=lambda fact: (fact.line, -fact.last_line), default=None)
        return base.path, inner.no if inner is not None else 0

    def _holders(self, path: str) -> list[DefFact]:
        """Definitions of a file that can hold an `impl` block."""
        if path not in self._holder_facts:
            self._holder_facts[path] = [
                fact
                for fact in self.book.definitions_in(path)
                if fact.kind in ("module", "function", "method")
                and not fact.has(Trait.DECLARATION | Trait.ABSTRACT)
            ]
        return self._holder_facts[path]
