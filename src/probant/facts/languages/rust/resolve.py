"""Rust's answers to what every language is asked: imports, exports, calls, members, modules."""

from __future__ import annotations

from collections.abc import Iterable

from probant.facts.bound import MISSING, Bound, Defined, Module, Outside, Uncertain
from probant.facts.languages.rust import prelude
from probant.facts.languages.rust.blanket import Blanket
from probant.facts.languages.rust.flow import UNSETTLED
from probant.facts.languages.rust.names import MACROS, TYPES, VALUES
from probant.facts.languages.rust.values import without_arguments
from probant.facts.resolver import Where
from probant.facts.rows import CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath

_CALLED = frozenset({"function", "method", "struct", "enum", "trait", "enum_member", "macro"})
_IMPLICIT = frozenset(
    "drop fmt next into_iter deref deref_mut index index_mut add sub mul div rem neg not bitand"
    " bitor bitxor shl shr add_assign sub_assign mul_assign div_assign rem_assign bitand_assign"
    " bitor_assign bitxor_assign shl_assign shr_assign eq ne cmp partial_cmp lt le gt ge hash from"
    " try_from from_str from_iter extend into_future poll call call_mut call_once default clone"
    " main serialize deserialize borrow as_ref".split()
)

_OPERATORS = frozenset(
    "drop deref deref_mut index index_mut add sub mul div rem neg not add_assign sub_assign"
    " mul_assign div_assign rem_assign".split()
)
"""Those whose trait has the same name."""


class RustResolver(Blanket):
    DYNAMIC_IMPORTS = frozenset({"include"})

    # Modules

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        bound = self.path((importer, MODULE_SCOPE), module.split("::"), TYPES)
        return self._file_of(bound)

    def origin(self, row: ImportFact) -> RepoPath | None:
        if row.form == "mod":
            return self.crates.child_of(row)
        return self._file_of(self._origin(row)) or self._file_of_twins(row)

    def _file_of_twins(self, row: ImportFact) -> RepoPath | None:
        """A module written twice in one file, for one configuration each, is of that file."""
        names = row.module.split("::")
        for n in range(len(names) - 1, 0, -1):
            outer = self.path((row.path, row.scope), names[:n], TYPES)
            if isinstance(outer, Module):
                return outer.path if self.is_written_in(outer.path, names[n]) else None
        return None

    def _file_of(self, bound: Bound) -> RepoPath | None:
        match bound:
            case Module(path):
                return path
            case Defined(fact) if fact.no > 0:
                return fact.path
        return None

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        """The module's file or, where a module is imported, that one's."""
        found = self.used(row, TYPES) if row.name not in ("", "*") and row.form != "mod" else None
        path = found.path if isinstance(found, Module) else self.origin(row)
        return frozenset({path} if path is not None else ())

    def dotted_path(self, path: RepoPath) -> str:
        return self.crates.dotted(path)

    def exported(self, path: RepoPath) -> list[str]:
        """What is `pub` at the top of a file, and what it passes on by `pub use`."""
        names = [name for name, _, _ in self.book.exports(path)]
        names += [
            fact.name
            for fact in self.book.definitions_in(path)
            if fact.parent == MODULE_SCOPE and fact.has(Trait.EXPORTED)
            and not fact.has(Trait.DETACHED)
        ]  # fmt: skip
        return list(dict.fromkeys(names))

    def is_standard(self, module: str) -> bool:
        return module.removeprefix("::").partition("::")[0] in prelude.CRATES

    def is_implicit(self, name: str) -> bool:
        """Operators, destructors and what `?`, `for` and formatting call."""
        return name in _IMPLICIT

    def is_syntax(self, fact: DefFact) -> bool:
        """An operator calls the method of its trait, and no other of that name."""
        if not super().is_syntax(fact):
            return False
        owner = self.detached_owner(fact)
        if owner is None:
            return fact.kind == "method"
        traits = {base.name for base in self.bases_of(owner)}
        if fact.name not in _OPERATORS:
            return bool(traits)
        return "".join(part.capitalize() for part in fact.name.split("_")) in traits

    # Names

    def attribute(self, path: RepoPath, name: str) -> Bound:
        return self._in_any_space(
            self.in_module((path, MODULE_SCOPE), name, space) for space in (TYPES, VALUES, MACROS)
        )

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:  # noqa: ARG002 - one name tells
        if row.form == "mod":
            child = self.crates.child_of(row)
            return Module(child) if child is not None else MISSING
        if row.name == "*":
            return self._origin(row)
        return self._in_any_space(self.used(row, space) for space in (TYPES, VALUES, MACROS))

    def _in_any_space(self, bounds: Iterable[Bound]) -> Bound:
        found = dict.fromkeys(bound for bound in bounds if bound != MISSING)
        certain = [bound for bound in found if not isinstance(bound, Uncertain)]
        if any(isinstance(bound, Defined) and bound.fact.no < 0 for bound in certain):
            return Uncertain("a type that a macro makes")
        if len(certain) == 1 or (certain and all(isinstance(one, Outside) for one in certain)):
            return certain[0]
        if certain:
            return Uncertain("a name of several namespaces")
        return next(iter(found), MISSING)

    def named(self, at: Where, name: str) -> Bound:
        return self._in_any_space(self.path(at, [name], space) for space in (TYPES, VALUES, MACROS))

    def member(
        self,
        fact: DefFact,
        name: str,
        *,
        inherited_only: bool = False,
        n_args: int = -1,  # noqa: ARG002 - Rust has no overloads
    ) -> Bound:
        if inherited_only:
            return self._of_traits([self.base(base) for base in self.bases_of(fact)], name)
        own = self.book.members(fact.path, fact.blob, fact.no, name)
        return self.one(own) if own else self.associated(fact, name)

    # Calls

    def call(self, call: CallFact) -> Bound:
        at = (call.path, call.caller)
        code = call.bind[:1]
        if call.expression.endswith("!"):
            return self._macro(at, call)
        if code in "lx":
            return Uncertain("a local value" if code == "l" else "the callee is an expression")
        if code in "rt":
            value = self.value(at, call.bind)
            found = self.method(value, call.name)
            return self.given_to_all(at, value, call.name, found) if found in UNSETTLED else found
        if code == "d" and call.expression == call.name:
            fact = self.fact((call.path, int(call.bind[1:])))
            if fact is not None and fact.kind == "function":
                return Defined(fact)
        names = without_arguments("".join(call.expression.split())).split("::")
        found = self._callable(self.called(at, names))
        if isinstance(found, Outside) and len(names) > 1:
            if self.is_implemented(names[-1], names[-2]):
                return Uncertain("an implementation of this repository could be meant")
            return found
        return self.derived(at, names) if found == MISSING else found

    def _macro(self, at: Where, call: CallFact) -> Bound:
        """A macro that nobody here defines comes from outside."""
        if not any(fact.kind == "macro" for fact in self.book.definitions(call.name)):
            is_made_here = bool(self.book.definitions(call.name)) and call.bind != "b"
            return Uncertain("a name that is no macro") if is_made_here else Outside(call.name)
        if call.bind == "x":
            return Uncertain("among the tokens of a macro")
        return self.path(at, call.expression[:-1].split("::"), MACROS)

    def _callable(self, bound: Bound) -> Bound:
        if isinstance(bound, Defined) and bound.fact.kind == "type_alias":
            bound = self.alias_bound(bound.fact)
        match bound:
            case Defined(fact) if fact.kind in _CALLED and fact.no > 0:
                return bound
            case Outside() | Uncertain():
                return bound
        return Uncertain("a value is called")
