"""What values are in Rust, step by step as `values` told them, and what is called on them.

No inference beyond declarations: a value whose type is not written, returned or made here is
unknown. What common methods of the standard library give is told by `library`.
"""

from __future__ import annotations

import re

from probant.facts.bound import MISSING, Bound, Defined, Outside, Uncertain
from probant.facts.languages.rust import library, prelude
from probant.facts.languages.rust.library import UNKNOWN, Ty
from probant.facts.languages.rust.names import TYPES, VALUES
from probant.facts.languages.rust.typed import MAX_DEPTH, Env, Types
from probant.facts.languages.rust.written import Written, top_level
from probant.facts.resolver import Where
from probant.facts.rows import DefFact
from probant.facts.schema import SEPARATOR, Trait
from probant.vocabulary.symbol import FUNCTION_KINDS

_CLOSURE = re.compile(r"\bFn(?:Mut|Once)?\s*\(((?:[^()]|\([^()]*\))*)\)")
_OTHER_TRAIT = Uncertain("a method of a trait that is not known here")
_ADDED = Uncertain("a trait of this repository could add it")
UNSETTLED = frozenset({MISSING, _OTHER_TRAIT, _ADDED})
"""A type without such a method: a trait that is given to many types may add it."""


class Flow(Types):
    """Follows values through fields, methods and results."""

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

    def _field(self, ty: Ty, name: str, depth: int = 0) -> Ty:
        if depth > MAX_DEPTH:
            return UNKNOWN
        if name == "await":
            return library.stepped(ty, ".await")
        if ty.fact is None:
            if ty.name == "tuple" and name.isdigit():
                return ty.args[int(name)] if int(name) < len(ty.args) else UNKNOWN
            inner = ty.name in prelude.DEREFERENCED and ty.args
            return self._field(ty.args[0], name, depth + 1) if inner else UNKNOWN
        found = self._part(ty.fact, name, ty)
        if found is not None:
            return found
        target = self._deref_target(ty)
        return self._field(target, name, depth + 1) if target != UNKNOWN else UNKNOWN

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

    def _outside_method(self, ty: Ty, name: str, depth: int) -> Bound:
        members = self._members_named(name)
        if ty.name in prelude.DEREFERENCED and ty.args:
            if name in prelude.POINTER_METHODS:
                return Uncertain("of the pointer or of what it points to")
            if any(one.owner_name == ty.name for one in members):
                return Uncertain("an extension of the pointer or a method of its value")
            return self.method(ty.args[0], name, depth + 1)
        return _ADDED if self._is_added(name) else Outside(f"{ty.name}.{name}")
