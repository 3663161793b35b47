"""Members of classes, interfaces and merged declarations, through their bases."""

from __future__ import annotations

from probant.facts.bound import MISSING, Bound, Defined, Instance, Outside, Uncertain
from probant.facts.chain import links
from probant.facts.languages.typescript.names import MAX_DEPTH, VALUE_KINDS
from probant.facts.languages.typescript.queries import LIBRARY_TYPES
from probant.facts.languages.typescript.values import ValueResolver, as_type
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import MODULE_SCOPE, Trait

_UNSURE_BASES = frozenset({"Omit", "Pick", "Exclude", "Extract", "Record"})
"""Types that take parts of another: what they bring is not told by their name."""
TOO_DEEP = Uncertain("too many steps away")


class ClassResolver(ValueResolver):
    """Members."""

    def members(self, fact: DefFact, name: str) -> list[DefFact]:
        """Also of declarations merged with this one, and written outside in the same file."""
        found = []
        for one in self._merged(fact):
            own = self.book.members(one.path, one.blob, one.no, name)
            found += [
                member for member in own if member.qualified_name == f"{one.qualified_name}.{name}"
            ]
        found += self.detached_in(fact.path).get((fact.qualified_name, name), [])
        if any(one.kind in VALUE_KINDS for one in found):
            found = [one for one in found if one.kind in VALUE_KINDS]
        return found

    def _merged(self, fact: DefFact) -> list[DefFact]:
        if fact.kind not in ("class", "interface", "enum", "function", "module"):
            return [fact]
        listed = self.book.members(fact.path, fact.blob, fact.parent, fact.name)
        kinds = ("interface", "class", "module", "enum")
        return [fact, *(one for one in listed if one.no != fact.no and one.kind in kinds)]

    def member(
        self, fact: DefFact, name: str, *, inherited_only: bool = False, n_args: int = -1
    ) -> Bound:
        if not inherited_only:
            own = [one for one in self.members(fact, name) if not self._is_static_only(fact, one)]
            if own:
                return self.chosen(own, n_args)
        key = (fact.path, fact.no, name, inherited_only)
        if key not in self._members:
            self._members[key] = Uncertain("circular bases")
            self._members[key] = self._through_all(fact, name)
        return self._members[key]

    def _is_static_only(self, owner: DefFact, member: DefFact) -> bool:
        return owner.kind in ("class", "function") and member.has(Trait.STATIC)

    def _through_all(self, fact: DefFact, name: str) -> Bound:
        """Through what is extended alone: what is implemented brings no code."""
        found: Bound = MISSING
        for base in self._all_bases(fact):
            if fact.kind == "class" and base.relation != "extends" and base.owner == fact.no:
                continue
            through = self._from_base(base, name)
            if isinstance(through, Defined):
                return through if found == MISSING else Uncertain("an unknown base comes first")
            if through != MISSING:
                found = through
        return found

    def _all_bases(self, fact: DefFact) -> list[BaseFact]:
        return [base for one in self._merged(fact) for base in self.bases_of(one)]

    def bases_of(self, fact: DefFact) -> list[BaseFact]:
        return self.book.bases_of(fact)

    def _from_base(self, base: BaseFact, name: str) -> Bound:
        bound = as_type(self, self.base(base))
        if isinstance(bound, Defined) and bound.fact.kind == "type_alias":
            bound = self.aliased(bound.fact)
            return (
                self.instance_member(bound.fact, name)
                if isinstance(bound, Instance)
                else Uncertain("unknown base")
            )
        if isinstance(bound, Defined) and bound.fact.kind in ("class", "interface"):
            return self.instance_member(bound.fact, name)
        if isinstance(bound, Outside):
            return Outside(f"{base.name}.{name}")
        return Uncertain("unknown base")

    def base(self, base: BaseFact) -> Bound:
        owner = self.book.definition(base.path, base.blob, base.owner) if base.owner else None
        at = (base.path, owner.parent if owner else MODULE_SCOPE)
        chain = links(base.expression)
        if not chain or any(link.after for link in chain) or chain[0].name in _UNSURE_BASES:
            return Uncertain("computed")
        start = self.named(at, chain[0].name)
        if start == MISSING and chain[0].name in LIBRARY_TYPES:
            return Outside(chain[0].name)
        if len(chain) == 1:
            return (
                as_type(self, start)
                if base.relation == "implements" or (owner and owner.kind == "interface")
                else start
            )
        return self.walk(start, chain[1:])

    def instance_member(self, fact: DefFact, name: str, n_args: int = -1) -> Bound:
        if self.depth > MAX_DEPTH:
            return TOO_DEEP
        self.depth += 1
        try:
            found = self.member(fact, name, n_args=n_args)
            if found != MISSING and not isinstance(found, Outside):
                return found
            own = self._set_value(fact, name)  # hides what a class from outside may have
            return found if own == MISSING else own
        finally:
            self.depth -= 1

    def _set_value(self, fact: DefFact, name: str) -> Bound:
        """What the class's own code sets on its instances."""
        codes = self.book.attribute_types(fact.blob, fact.no, name)
        if len(codes) != 1:
            return MISSING if not codes else Uncertain("several values")
        return self.coded((fact.path, fact.no), fact.blob, codes.pop())

    def constructor(self, fact: DefFact) -> Bound:
        return self.member(fact, "constructor")
