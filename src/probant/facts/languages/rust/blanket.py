"""Methods that Rust types have without an `impl` of their own: by traits given to all, by deriving.

Only what is certain: the trait must be in view and its bounds must be met.
"""

from __future__ import annotations

from probant.facts.bound import MISSING, Bound, Defined, Outside
from probant.facts.languages.rust import library
from probant.facts.languages.rust.flow import Flow
from probant.facts.languages.rust.library import UNKNOWN, Ty
from probant.facts.languages.rust.names import TYPES
from probant.facts.languages.rust.written import read_type
from probant.facts.resolver import Where
from probant.facts.rows import DefFact


class Blanket(Flow):
    """Finds methods given to types at large."""

    def given_to_all(self, at: Where, ty: Ty, name: str, otherwise: Bound) -> Bound:
        """A method of a trait that is implemented for any type like this, if it is in view."""
        found: set[Bound] = set()
        for method in self.book.definitions(name):
            trait = self.fact((method.path, method.parent)) if method.kind == "method" else None
            if trait is None or trait.kind != "trait" or not self._is_for_all(trait, ty):
                continue
            if self._is_in_view(at, trait):
                found.add(self._blanket_method(trait, name) or Defined(method))
        return found.pop() if len(found) == 1 else otherwise

    def _is_for_all(self, trait: DefFact, ty: Ty) -> bool:
        """Whether a trait is implemented for all types with bounds that this one meets."""
        return any(
            written[:1] == "?" and self._meets(ty, self._place(base), written[1:])
            for base in self.book.bases_named(trait.name)
            if not base.owner and self.base(base) == Defined(trait)
            for written in self.book.attribute_types(base.blob, 0, f"<impl{base.line}")
        )

    def _meets(self, ty: Ty, at: Where, bounds: str) -> bool:
        """Whether a type certainly has all these traits."""
        written = read_type(f"impl {bounds}") if bounds else None
        for one in written.args if written is not None else ():
            wanted = self.path(at, list(one.names), TYPES) if one.kind == "path" else MISSING
            if not self._has_trait(ty, wanted):
                return False
        return ty != UNKNOWN

    def _has_trait(self, ty: Ty, wanted: Bound) -> bool:
        if isinstance(wanted, Outside) and ty.name in library.ITERATORS:
            return wanted.name.rpartition(".")[2] == "Iterator"
        pending = list(ty.traits)
        if ty.fact is not None:
            pending += [self.base(base) for base in self.bases_of(ty.fact)]
        seen: set[Bound] = set()
        while pending:
            bound = pending.pop()
            if bound == wanted:
                return True
            if isinstance(bound, Defined) and bound not in seen:
                seen.add(bound)
                pending += [self.base(base) for base in self.book.bases_of(bound.fact)]
        return False

    def _is_in_view(self, at: Where, trait: DefFact) -> bool:
        if self.lexical(at, trait.name, TYPES) == Defined(trait):
            return True
        return any(
            row.name == trait.name and self.used(row, TYPES) == Defined(trait)
            for row in self.book.imports_of(at[0])
        )

    def _blanket_method(self, trait: DefFact, name: str) -> Bound | None:
        """What the implementation for all types says itself, where it is the only one."""
        own = [
            one.fact
            for one in self._members_named(name)
            if one.owner is None and one.trait.partition("<")[0].rpartition("::")[2] == trait.name
        ]
        return self.one(own) if own else None

    def derived(self, at: Where, names: list[str]) -> Bound:
        """A function of a type that nobody here wrote: a derived trait's, or one from outside."""
        ty = self._prefix_type(at, names)
        fact = ty.fact if ty is not None else None
        if fact is None or fact.no < 0 or self._may_be_added(fact, names[-1]):
            return MISSING
        return Outside(f"{fact.name}.{names[-1]}")
