"""Rust types as written: what a text means in a scope, with type parameters, `Self` and aliases.

Which values have which types is found out in `flow`.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from probant.facts.bound import Bound, Defined, Outside, Uncertain
from probant.facts.languages.rust import library
from probant.facts.languages.rust.library import UNKNOWN, Ty
from probant.facts.languages.rust.members import Members
from probant.facts.languages.rust.names import TYPES
from probant.facts.languages.rust.written import Written, read_type
from probant.facts.resolver import Where
from probant.facts.rows import DefFact
from probant.facts.schema import Trait

MAX_DEPTH = 12
"""How many declarations in a row a type is followed through."""


class Env(NamedTuple):
    """From where a type is read: the definition it is written for, and what its owner holds."""

    fact: DefFact
    held: tuple[Ty, ...] = ()
    own: Ty | None = None


class Types(Members):
    """Reads types."""

    @cached_property
    def _opening(self) -> set[tuple[str, int]]:
        """Definitions whose type is being read: one that leads back to itself is none."""
        return set()

    def type_of(self, at: Where, text: str, env: Env | None = None, depth: int = 0) -> Ty:
        """The type a text means in a scope."""
        written = read_type(text)
        return self._type(at, written, env, depth) if written is not None else UNKNOWN

    def _type(self, at: Where, written: Written, env: Env | None, depth: int) -> Ty:
        if depth > MAX_DEPTH:
            return UNKNOWN
        if written.kind == "bounds":
            return self._bounded(at, written, env, depth)
        args = tuple(self._type(at, one, env, depth + 1) for one in written.args)
        if written.kind != "path":
            return Ty(name=written.kind, args=args)
        names = written.names
        if len(names) == 1:
            known = self._parameter(at, names[0], env, depth)
            if known is not None:
                return known
        if len(names) == 2:
            own = self._parameter(at, names[0], env, depth)
            if own is not None:
                return self._associated_type(at, own, names[1], depth)
        return self._named_type(self.path(at, list(names), TYPES), args, depth)

    def _named_type(self, bound: Bound, args: tuple[Ty, ...], depth: int) -> Ty:
        match bound:
            case Defined(fact) if fact.kind in ("struct", "enum"):
                return Ty(fact=fact, args=args)
            case Defined(fact) if fact.kind == "trait":
                return Ty(traits=(bound,))
            case Defined(fact) if fact.kind == "type_alias" and fact.details.annotation:
                at = (fact.path, fact.no)
                return self.type_of(at, fact.details.annotation, Env(fact, args), depth + 1)
            case Outside(name):
                return Ty(name=name.rpartition(".")[2], args=args)
        return UNKNOWN

    def _bounded(self, at: Where, written: Written, env: Env | None, depth: int) -> Ty:
        """`impl A + B`, `dyn A`, or the bounds of a type parameter."""
        traits: list[Bound] = []
        told: Ty | None = None
        for one in written.args:
            if one.kind != "path":
                continue
            bound = self.path(at, list(one.names), TYPES)
            if isinstance(bound, Outside) and (one.item is not None or _is_conversion(one)):
                held = self._type(at, one.item or one.args[0], env, depth + 1)
                told = Ty(name=one.names[-1], args=(held,))
            traits.append(bound)
        is_own = any(isinstance(bound, Defined) for bound in traits)
        return Ty(traits=tuple(traits)) if is_own or told is None else told

    def _parameter(self, at: Where, name: str, env: Env | None, depth: int) -> Ty | None:
        """A type parameter or `Self`; None where a name is neither."""
        if name == "Self":
            return env.own if env is not None and env.own is not None else self.self_type(at)
        if env is not None:
            given = self._given(env, name)
            if given is not None:
                return given
        for fact in (*self.around(at),):
            for told in self.book.attribute_types(fact.blob, fact.no, f"<{name}"):
                bounds = told.partition(":")[2]
                where = (fact.path, fact.parent)
                written = read_type(f"impl {bounds}") if bounds else None
                return self._bounded(where, written, None, depth + 1) if written else UNKNOWN
        return None

    def _given(self, env: Env, name: str) -> Ty | None:
        """What stands for a type parameter in the type at hand."""
        told = self.book.attribute_types(env.fact.blob, env.fact.no, f"<{name}")
        if not told or not env.held:
            return None
        number = int(next(iter(told)).partition(":")[0])
        if env.fact.has(Trait.DETACHED):
            names = self._self_arguments(env.fact)
            if name not in names:
                return None
            number = names.index(name)
        return env.held[number] if number < len(env.held) else None

    def _self_arguments(self, fact: DefFact) -> list[str]:
        for text in self.book.attribute_types(fact.blob, fact.no, "<Self"):
            written = read_type(text)
            if written is not None and written.kind == "path":
                return ["::".join(one.names) for one in written.args]
        return []

    def _associated_type(self, at: Where, own: Ty, name: str, depth: int) -> Ty:
        """`Self::Item`: as the type's own `impl` says, or any type the trait admits."""
        if own.fact is None:
            return self._promised_type(own, name, depth)
        traits = {
            trait
            for fact in self.around(at)
            for trait in self.book.attribute_types(fact.blob, fact.no, "<impl")
        }
        found = [
            one for one in self._members_named(name)
            if one.owner == own.fact.key and one.fact.kind == "type_alias"
        ]  # fmt: skip
        if len(found) > 1:
            found = [one for one in found if one.trait in traits]
        if len(found) != 1 or not found[0].fact.details.annotation:
            return UNKNOWN
        alias = found[0].fact
        env = Env(alias, own.args, own)
        return self.type_of((alias.path, alias.no), alias.details.annotation or "", env, depth + 1)

    def _promised_type(self, own: Ty, name: str, depth: int) -> Ty:
        bound = self._of_traits(list(own.traits), name)
        if not isinstance(bound, Defined) or bound.fact.kind != "type_alias":
            return UNKNOWN
        alias = bound.fact
        for bounds in self.book.attribute_types(alias.blob, alias.no, "<"):
            written = read_type(f"impl {bounds}") if bounds else None
            if written is not None:
                return self._bounded((alias.path, alias.parent), written, None, depth + 1)
        return UNKNOWN

    def self_type(self, at: Where) -> Ty:
        """The type `Self` stands for in a scope."""
        for fact in self.around(at):
            if fact.has(Trait.DETACHED) and fact.details.owner:
                return self._owner_type(fact)
            if fact.kind == "trait":
                return Ty(traits=(Defined(fact),))
            if fact.kind in ("struct", "enum"):
                return Ty(fact=fact)
        return UNKNOWN

    def _owner_type(self, fact: DefFact) -> Ty:
        """The type a member written outside it belongs to."""
        texts = self.book.attribute_types(fact.blob, fact.no, "<Self")
        if fact.key in self._opening:
            return UNKNOWN
        self._opening.add(fact.key)
        try:
            written = next(iter(texts), None) or fact.details.owner or ""
            return self.type_of((fact.path, fact.no), written)
        finally:
            self._opening.discard(fact.key)

    def self_bound(self, at: Where) -> Bound:
        return self.as_bound(self.self_type(at))

    def as_bound(self, ty: Ty) -> Bound:
        if ty.fact is not None:
            return Defined(ty.fact)
        if len(ty.traits) == 1:
            return ty.traits[0]
        if not ty.name or ty == UNKNOWN or ty.traits:
            return Uncertain("an unknown type")
        return Outside(ty.name)

    def alias_bound(self, fact: DefFact) -> Bound:
        written = fact.details.annotation
        if not written:
            return Uncertain("a type that each implementation chooses")
        if fact.key in self._opening:
            return Uncertain("a type that stands for itself")
        self._opening.add(fact.key)
        try:
            return self.as_bound(self.type_of((fact.path, fact.no), written))
        finally:
            self._opening.discard(fact.key)


def _is_conversion(bound: Written) -> bool:
    return bound.names[-1] in library.CONVERSIONS and len(bound.args) == 1
