"""What values are in Rust, as far as declarations tell: types as written, fields, results, methods.

No inference beyond that: a value whose type is not written, returned or made here is unknown.
What common methods of the standard library give is told by `library`.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import NamedTuple

from probant.facts.bound import MISSING, Bound, Defined, Outside, Uncertain
from probant.facts.languages.rust import library, prelude
from probant.facts.languages.rust.library import UNKNOWN, Ty
from probant.facts.languages.rust.names import TYPES, VALUES, Names
from probant.facts.languages.rust.written import Written, read_type, top_level
from probant.facts.resolver import Where
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import SEPARATOR, Trait
from probant.vocabulary.symbol import FUNCTION_KINDS

MAX_DEPTH = 12
"""How many declarations in a row a type is followed through."""
_CLOSURE = re.compile(r"\bFn(?:Mut|Once)?\s*\(((?:[^()]|\([^()]*\))*)\)")
_OTHER_TRAIT = Uncertain("a method of a trait that is not known here")
_ADDED = Uncertain("a trait of this repository could add it")
UNSETTLED = frozenset({MISSING, _OTHER_TRAIT, _ADDED})
"""A type without such a method: a trait that is given to many types may add it."""
_OWNERS = frozenset({"struct", "enum", "trait"})


class Env(NamedTuple):
    """From where a type is read: the definition it is written for, and what its owner holds."""

    fact: DefFact
    held: tuple[Ty, ...] = ()
    own: Ty | None = None


class _Member(NamedTuple):
    """A member written outside its type: whose it is, and for which trait."""

    fact: DefFact
    owner: tuple[str, int] | None
    owner_name: str
    trait: str


class Types(Names):
    """Follows values through fields, methods and results."""

    @cached_property
    def _detached(self) -> dict[str, list[_Member]]:
        return {}

    @cached_property
    def _impls(self) -> dict[tuple[str, int], list[BaseFact]]:
        return {}

    # Types as written

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
                texts = self.book.attribute_types(fact.blob, fact.no, "<Self")
                return self.type_of((fact.path, fact.no), next(iter(texts), fact.details.owner))
            if fact.kind == "trait":
                return Ty(traits=(Defined(fact),))
            if fact.kind in ("struct", "enum"):
                return Ty(fact=fact)
        return UNKNOWN

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
        return self.as_bound(self.type_of((fact.path, fact.no), written))

    # Members

    def _members_named(self, name: str) -> list[_Member]:
        known = self._detached.get(name)
        if known is None:
            found = [
                fact
                for fact in self.book.definitions(name)
                if fact.has(Trait.DETACHED) and fact.path.endswith(".rs")
            ]
            self._detached[name] = known = [self._member(fact) for fact in found]
        return known

    def _member(self, fact: DefFact) -> _Member:
        owner = self.detached_owner(fact)
        traits = self.book.attribute_types(fact.blob, fact.no, "<impl")
        written = (fact.details.owner or "").rpartition("::")[2]
        return _Member(fact, owner.key if owner else None, written, next(iter(traits), ""))

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

    @cached_property
    def _holder_facts(self) -> dict[str, list[DefFact]]:
        return {}

    # Values

    def value(self, at: Where, bind: str) -> Ty:
        """The type of a value told by a `bind`."""
        if bind[0] == "t":
            return self.type_of(at, bind[1:])
        if bind[0] != "r":
            return UNKNOWN
        start, _, text = bind[1:].rpartition(SEPARATOR)
        steps = text.split(" ")
        if start[0] in "tr":
            ty, steps = self.value(at, start), steps[1:]
        else:
            ty, steps = self._rooted(at, steps)
        for step in steps:
            if ty == UNKNOWN and step[0] != "~":
                return ty
            ty = self._stepped(at, ty, step)
        return ty

    def _rooted(self, at: Where, steps: list[str]) -> tuple[Ty, list[str]]:
        """The first steps of a value that starts with a path."""
        names, after = steps[0].split("::"), steps[1] if len(steps) > 1 else ""
        if after == "{}":
            bound = self.path(at, names, TYPES)
            if isinstance(bound, Defined) and bound.fact.kind == "enum_member":
                return self.made(bound), steps[2:]
            if names[-1:] == ["Self"]:
                return self.self_type(at), steps[2:]
            ty = self._named_type(bound, (), 0)
            return ty if ty.fact is not None else self._variant_literal(at, names), steps[2:]
        if after[:1] == "|":
            bound = self.called(at, names)
            is_known = isinstance(bound, Defined) and bound.fact.kind in FUNCTION_KINDS
            place = after.partition("/")[2]
            return self._passed(bound.fact, place, None) if is_known else UNKNOWN, steps[2:]  # type: ignore[union-attr]
        if after == "()":
            bound = self.called(at, names)
            if names == ["Self"]:
                return self.self_type(at), steps[2:]
            if isinstance(bound, Outside):
                return library.made(bound.name), steps[2:]
            if not isinstance(bound, Defined) and names[-1] == "default":
                return self._prefix_type(at, names) or UNKNOWN, steps[2:]
            return self.made(bound, self._prefix_type(at, names)), steps[2:]
        bound = self.called(at, names)
        if isinstance(bound, Defined) and bound.fact.details.annotation:
            fact = bound.fact
            return self.type_of((fact.path, fact.no), fact.details.annotation or ""), steps[1:]
        if isinstance(bound, Defined) and bound.fact.kind in ("enum_member", "struct"):
            return self.made(bound), steps[1:]
        return UNKNOWN, []

    def _variant_literal(self, at: Where, names: list[str]) -> Ty:
        return self.made(self.path(at, names, VALUES))

    def _prefix_type(self, at: Where, names: list[str]) -> Ty | None:
        """The type before the last `::`, to which `Self` in a result may refer."""
        if len(names) < 2:
            return None
        if names[:-1] == ["Self"]:
            return self.self_type(at)
        ty = self._type(at, Written("path", tuple(names[:-1])), None, 0)
        return ty if ty != UNKNOWN else None

    def called(self, at: Where, names: list[str]) -> Bound:
        """What a path to something that is called or used as a value means."""
        is_plain = names[0] in ("crate", "self", "super") or len(names) - (names[0] == "Self") < 2
        if not is_plain and self._parameter(at, names[0], None, 0) is not None:
            ty = self._type(at, Written("path", tuple(names[:-1])), None, 0)
            if ty.fact is not None:
                return self.associated(ty.fact, names[-1])
            return self._of_traits(list(ty.traits), names[-1]) if ty.traits else MISSING
        if names == ["Self"]:
            return self.self_bound(at)
        return self.path(at, names, VALUES)

    def made(self, bound: Bound, own: Ty | None = None) -> Ty:
        """What calling this gives; `own` is the type or value it is called on."""
        match bound:
            case Defined(fact) if fact.kind in FUNCTION_KINDS:
                returns = fact.details.returns
                if not returns:
                    return UNKNOWN
                if own is None and fact.has(Trait.DETACHED):
                    own = self.self_type((fact.path, fact.no))
                env = Env(fact, own.args if own is not None else (), own)
                ty = self.type_of((fact.path, fact.no), returns, env)
                return Ty(name="Future", args=(ty,)) if fact.has(Trait.ASYNC) else ty
            case Defined(fact) if fact.kind == "struct":
                return Ty(fact=fact)
            case Defined(fact) if fact.kind == "enum_member":
                owner = self.fact((fact.path, fact.parent))
                return Ty(fact=owner) if owner is not None else UNKNOWN
            case Defined(fact) if fact.kind == "type_alias":
                return self._named_type(bound, (), 0)
        return UNKNOWN

    def _stepped(self, at: Where, ty: Ty, step: str) -> Ty:
        match step[0]:
            case "." if step.endswith("()"):
                return self._method_result(ty, step[1:-2])
            case ".":
                return self._field(ty, step[1:])
            case "~":
                path, _, part = step[1:].rpartition("/")
                return self._matched(at, ty, path.split("::"), part)
            case "@":
                return library.iterated(self._as_iterator(ty))
            case "|":
                name, _, place = step[1:].partition("/")
                return self._given_to_closure(ty, name, place)
        return library.stepped(ty, step)

    def _given_to_closure(self, ty: Ty, name: str, place: str) -> Ty:
        """What a method passes to a closure: as its own signature tells, or the library's."""
        bound = self.method(ty, name)
        if isinstance(bound, Defined):
            return self._passed(bound.fact, place, self._receiver(ty, bound.fact))
        return library.given(self._as_iterator(ty, name), name, place.partition(":")[2])

    def _passed(self, fact: DefFact, place: str, own: Ty | None) -> Ty:
        argument, _, number = place.partition(":")
        parameters = [one for one in fact.details.parameters if own is None or one.name != "self"]
        if not (argument.isdigit() and number.isdigit()) or int(argument) >= len(parameters):
            return UNKNOWN
        written = parameters[int(argument)].annotation or ""
        for told in self.book.attribute_types(fact.blob, fact.no, f"<{written}"):
            written = told.partition(":")[2]
        taken = _CLOSURE.search(written)
        parts = top_level(taken.group(1), ",") if taken is not None else []
        if int(number) >= len(parts):
            return UNKNOWN
        env = Env(fact, own.args if own is not None else (), own)
        return self.type_of((fact.path, fact.no), parts[int(number)], env)

    def _method_result(self, ty: Ty, name: str) -> Ty:
        bound = self.method(ty, name)
        if isinstance(bound, Defined):
            return self.made(bound, self._receiver(ty, bound.fact))
        if ty.fact is not None and not isinstance(bound, Defined):
            ty = self._as_iterator(ty, name)
        return library.result(ty, name)

    def _receiver(self, ty: Ty, method: DefFact) -> Ty:
        """The value itself, where a method was found through pointers to it."""
        owner = self.detached_owner(method)
        for _ in range(MAX_DEPTH):
            if ty.fact is not None and owner is not None and ty.fact.key != owner.key:
                target = self._deref_target(ty)
                if target == UNKNOWN:
                    break
                ty = target
            elif ty.name in prelude.DEREFERENCED and ty.args:
                ty = ty.args[0]
            else:
                break
        return ty

    def _as_iterator(self, ty: Ty, name: str = "") -> Ty:
        """A type of the repository that is an iterator, as one over its items."""
        if ty.fact is None or (name and name not in library.ADAPTERS):
            return ty
        traits = {base.name for base in self.bases_of(ty.fact)}
        wanted = {"Iterator"} if name else {"Iterator", "IntoIterator"}
        if not traits & wanted:
            return UNKNOWN if not name else ty
        found = [
            one.fact
            for one in self._members_named("Item")
            if one.owner == ty.fact.key and one.trait.rpartition("::")[2] in wanted
        ]
        if len(found) != 1 or not found[0].details.annotation:
            return UNKNOWN
        alias = found[0]
        at = (alias.path, alias.no)
        held = self.type_of(at, alias.details.annotation or "", Env(alias, ty.args, ty))
        return Ty(name="Iterator", args=(held,))

    def _field(self, ty: Ty, name: str) -> Ty:
        if name == "await":
            return library.stepped(ty, ".await")
        if ty.fact is None:
            if ty.name == "tuple" and name.isdigit():
                return ty.args[int(name)] if int(name) < len(ty.args) else UNKNOWN
            inner = ty.name in prelude.DEREFERENCED and ty.args
            return self._field(ty.args[0], name) if inner else UNKNOWN
        found = self._part(ty.fact, name, ty)
        if found is not None:
            return found
        target = self._deref_target(ty)
        return self._field(target, name) if target not in (UNKNOWN, ty) else UNKNOWN

    def _part(self, fact: DefFact, name: str, ty: Ty) -> Ty | None:
        """The type of a field of a struct or variant; None where it has no such field."""
        owner = ty.fact if ty.fact is not None else fact
        env = Env(owner, ty.args, Ty(fact=owner, args=ty.args))
        at = (owner.path, owner.no)
        if name.isdigit():
            texts = self.book.attribute_types(fact.blob, fact.no, name)
            return self.type_of(at, texts.pop(), env) if len(texts) == 1 else None
        found = self.book.members(fact.path, fact.blob, fact.no, name)
        found = [one for one in found if one.kind == "variable"]
        if len(found) != 1:
            return UNKNOWN if found else None
        return self.type_of(at, found[0].details.annotation or "", env)

    def _matched(self, at: Where, ty: Ty, names: list[str], part: str) -> Ty:
        """A part of a value that a pattern takes apart."""
        bound = self.path(at, names, VALUES) if names != ["Self"] else self.self_bound(at)
        if not isinstance(bound, Defined):
            bound = self.path(at, names, TYPES) if bound == MISSING else bound
        if isinstance(bound, Outside):
            return library.matched(ty, names[-1], part)
        if not isinstance(bound, Defined):
            return UNKNOWN
        fact = bound.fact
        owner = self.fact((fact.path, fact.parent)) if fact.kind == "enum_member" else fact
        if owner is None:
            return UNKNOWN
        while ty.fact is None and ty.name in prelude.DEREFERENCED and ty.args:
            ty = ty.args[0]
        held = ty.args if ty.fact is not None and ty.fact.key == owner.key else ()
        return self._part(fact, part, Ty(fact=owner, args=held)) or UNKNOWN

    def _deref_target(self, ty: Ty) -> Ty:
        """What a type of the repository gives by `Deref`."""
        if ty.fact is None or not any(base.name == "Deref" for base in self.bases_of(ty.fact)):
            return UNKNOWN
        found = [
            one.fact for one in self._members_named("Target")
            if one.owner == ty.fact.key and one.trait.rpartition("::")[2] == "Deref"
        ]  # fmt: skip
        if len(found) != 1 or not found[0].details.annotation:
            return UNKNOWN
        alias = found[0]
        at = (alias.path, alias.no)
        return self.type_of(at, alias.details.annotation or "", Env(alias, ty.args, ty))

    # Methods

    def is_implemented(self, name: str, owner: str) -> bool:
        """Whether code here implements a function of a type or trait from outside."""
        return any(
            owner in (one.owner_name, one.trait.partition("<")[0].rpartition("::")[2])
            for one in self._members_named(name)
        )

    def method(self, ty: Ty, name: str, depth: int = 0) -> Bound:
        """What `value.name()` calls."""
        if ty == UNKNOWN or depth > MAX_DEPTH:
            return Uncertain("an unknown value")
        if ty.traits:
            found = self._of_traits(list(ty.traits), name)
            if found != MISSING:
                return found
            return _OTHER_TRAIT
        if ty.fact is not None:
            found = self._of_type(ty.fact, name, is_method=True)
            if found != MISSING:
                return found
            target = self._deref_target(ty)
            if target != UNKNOWN:
                return self.method(target, name, depth + 1)
            is_open = ty.fact.no < 0 or self._may_be_added(ty.fact, name)
            return MISSING if is_open else Outside(f"{ty.fact.name}.{name}")
        return self._outside_method(ty, name, depth)

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

    def _may_be_added(self, fact: DefFact, name: str) -> bool:
        """Whether a trait of the repository could give a type a method it does not have itself."""
        if name not in prelude.OF_TRAITS:
            return True  # a macro may have made it
        return any(base.name == "Deref" for base in self.bases_of(fact)) or self._is_added(name)

    def _is_added(self, name: str) -> bool:
        """Whether a trait of the repository gives this method to types that are not its own."""
        if any(one.owner is None for one in self._members_named(name)):
            return True
        return any(
            (owner := self.fact((one.path, one.parent))) is not None and owner.kind == "trait"
            for one in self.book.definitions(name)
            if one.kind == "method" and one.parent
        )

    def _outside_method(self, ty: Ty, name: str, depth: int) -> Bound:
        members = self._members_named(name)
        if ty.name in prelude.DEREFERENCED and ty.args:
            if name in prelude.POINTER_METHODS:
                return Uncertain("of the pointer or of what it points to")
            if any(one.owner_name == ty.name for one in members):
                return Uncertain("an extension of the pointer or a method of its value")
            return self.method(ty.args[0], name, depth + 1)
        return _ADDED if self._is_added(name) else Outside(f"{ty.name}.{name}")


def _is_conversion(bound: Written) -> bool:
    return bound.names[-1] in library.CONVERSIONS and len(bound.args) == 1
