"""What names of TypeScript and JavaScript mean across files: modules, members, types, values.

Follows declared types, constructors, what functions return and fields hold. A variable that is
called is the callee; types may be merged of several declarations.
"""

from __future__ import annotations

import re
from functools import cached_property

from probant.facts.bound import (
    CIRCULAR,
    MISSING,
    Bound,
    Defined,
    Instance,
    Module,
    Outside,
    Uncertain,
)
from probant.facts.chain import Link, links
from probant.facts.languages.typescript.heads import PLAIN
from probant.facts.languages.typescript.manifests import split_package
from probant.facts.languages.typescript.modules import NODE_MODULES, Modules
from probant.facts.languages.typescript.queries import LIBRARY_TYPES
from probant.facts.languages.typescript.types import ANYTHING, PRIMITIVES, one_class, promised
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, SEPARATOR, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS

_LINK = re.compile(r"(#?[\w$]+)((?:\(\)|\[\]|~)*)")
_IMPORT_TYPE = re.compile(r"""(?:typeof )?import\((['"])([^'"]+)\1\)((?:\.[\w$]+)*)""")
_UNSURE_BASES = frozenset({"Omit", "Pick", "Exclude", "Extract", "Record"})

VALUE_KINDS = frozenset({"function", "method", "class", "variable", "constant", "enum"})
TYPE_KINDS = frozenset({"class", "interface", "enum", "type_alias"})
HELD_KINDS = frozenset({"variable", "constant"})
CALLEE_KINDS = FUNCTION_KINDS | HELD_KINDS | {"class"}
MAX_DEPTH = 24
"""How many steps through values and types are followed."""

_TOO_DEEP = Uncertain("too many steps away")


class TypeScriptResolver(Resolver):
    DETACHED = True
    STRUCTURAL_TYPES = True
    DYNAMIC_CALLEES = frozenset({"eval", "Function"})
    DYNAMIC_IMPORTS = frozenset({"eval"})

    @cached_property
    def modules(self) -> Modules:
        return Modules(self.tree)

    @cached_property
    def _attributes(self) -> dict[tuple[str, str], Bound]:
        return {}

    @cached_property
    def _detached(self) -> dict[str, dict[tuple[str, str], list[DefFact]]]:
        return {}

    _depth = 0

    # Rules

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        return self.modules.resolve(module, importer)

    def dotted_path(self, path: RepoPath) -> str:
        return path.rpartition(".")[0].replace("/", ".")

    def exported(self, path: RepoPath) -> list[str]:
        """Names others may use; where the module is one value, that value's name."""
        names = []
        for name, _, local in self.book.exports(path):
            if name != "=":
                names.append(name)
            elif local and not _is_import(local):
                names.append(local)
            else:
                names.append("default")
        names += [
            fact.name
            for fact in self.book.definitions_in(path)
            if fact.parent == MODULE_SCOPE and fact.has(Trait.EXPORTED)
            and not fact.has(Trait.DETACHED)
        ]  # fmt: skip
        return list(dict.fromkeys(names))

    def is_standard(self, module: str) -> bool:
        return module.startswith("node:") or module.partition("/")[0] in NODE_MODULES

    def is_implicit(self, name: str) -> bool:
        """Called by the language itself: conversions, iteration, awaiting."""
        return name in ("constructor", "toString", "valueOf", "toJSON", "then") or name[:1] == "["

    def constructor(self, fact: DefFact) -> Bound:
        return self.member(fact, "constructor")

    # Calls

    def call(self, call: CallFact) -> Bound:
        code = call.bind[:1]
        if code == "u":
            return callee(self._super(call, int(call.bind[1:])))
        at = (call.path, call.caller)
        if PLAIN.fullmatch(call.expression):
            names = call.expression.split(".")
            start = self._start(at, call.blob, call.bind, [Link(name) for name in names], -1)
            return callee(self.walk(start, [Link(name) for name in names[1:]]))
        if code == "r":
            value = self._start(at, call.blob, call.bind, [Link("_")], -1)
            return callee(self.walk(value, [Link(call.name)]))
        return Outside("builtin") if code == "b" else Uncertain("the callee is an expression")

    def _super(self, call: CallFact, owner: int) -> Bound:
        fact = self.book.definition(call.path, call.blob, owner)
        if fact is None or fact.kind != "class":
            return MISSING
        if call.name != "super":
            return self.member(fact, call.name, inherited_only=True)
        extended = [base for base in self.bases_of(fact) if base.relation == "extends"]
        return self.base(extended[0]) if extended else MISSING

    def _made_by(self, at: Where, blob: int, bind: str, callee: str) -> Bound:
        """The value of a chain in its short form."""
        chain = short_chain(callee)
        if not chain:
            return Uncertain("the value of an expression")
        start = self._start(at, blob, bind, chain, -1)
        return self.walk(self._after(start, chain[0]), chain[1:])

    # Steps

    def walk(self, start: Bound, chain: list[Link], n_args: int = -1) -> Bound:
        if self._depth > MAX_DEPTH:
            return _TOO_DEEP
        self._depth += 1
        try:
            place = 0
            while place < len(chain):
                receiver = start
                start, n = self._nested(receiver, chain[place:])
                if not n:
                    start, n = self._step(receiver, chain[place].name, -1), 1
                place += n
                start = self._applied(start, chain[place - 1].after, receiver)
                if isinstance(start, Uncertain):
                    return start
        finally:
            self._depth -= 1
        return start

    def _after(self, bound: Bound, link: Link) -> Bound:
        return self._applied(bound, link.after, MISSING)

    def _applied(self, bound: Bound, after: str, receiver: Bound) -> Bound:
        while after:
            if after.startswith("()~"):
                bound, after = self._awaited_call(bound), after[3:]
            elif after.startswith("()"):
                bound, after = self._result_on(bound, receiver), after[2:]
            elif after.startswith("~"):
                bound, after = self._awaited(bound), after[1:]
            else:
                return Uncertain("an element of a value")
        return bound

    def _step(self, start: Bound, name: str, n_args: int) -> Bound:
        match start:
            case Module(path):
                return self.attribute(path, name)
            case Defined(fact) if fact.kind in ("class", "enum", "function", "module"):
                return self._static_member(fact, name)
            case Defined(fact) if fact.kind in HELD_KINDS:
                return self._held_member(fact, name)
            case Defined(fact) if fact.kind == "method" and fact.has(Trait.PROPERTY):
                return self.walk(self.returned(fact), [Link(name)])
            case Instance(fact) if name != "constructor":  # that of whichever class it is
                return self.instance_member(fact, name, n_args)
            case Outside(outer):
                return Outside(f"{outer}.{name}")
            case Uncertain():
                return start
        return Uncertain("an unknown value")

    def _held_member(self, fact: DefFact, name: str) -> Bound:
        """By the type written for a variable, by the object literal it holds, or by its value."""
        found = self.members(fact, name)
        if found and not fact.details.annotation:
            return self.chosen(found, -1)
        through = self.walk(self.value_of(fact), [Link(name)])
        return self.chosen(found, -1) if found and isinstance(through, Uncertain) else through

    def _nested(self, start: Bound, chain: list[Link]) -> tuple[Bound, int]:
        """A function of an object within an object: what it is, and how many links lead to it."""
        if not isinstance(start, Defined) or start.fact.kind not in HELD_KINDS:
            return MISSING, 0
        fact, path = start.fact, start.fact.qualified_name
        for n, link in enumerate(chain, 1):
            path += f".{link.name}"
            if n > 1:
                own = self.book.members(fact.path, fact.blob, fact.no, link.name)
                found = [one for one in own if one.qualified_name == path]
                if found:
                    return self.chosen(found, -1), n
            if link.after:
                break
        return MISSING, 0

    def _static_member(self, fact: DefFact, name: str) -> Bound:
        found = [one for one in self.members(fact, name) if self._is_static(fact, one)]
        if found:
            return self.chosen(found, -1)
        if fact.kind == "class":
            return self._through_bases(fact, name)
        return MISSING

    def _is_static(self, owner: DefFact, member: DefFact) -> bool:
        parent = self.book.definition(member.path, member.blob, member.parent)
        if parent is None or parent.kind != "class" or owner.kind != "class":
            return True
        return member.has(Trait.STATIC)

    def _through_bases(self, fact: DefFact, name: str) -> Bound:
        if self._depth > MAX_DEPTH:
            return _TOO_DEEP
        self._depth += 1
        try:
            for base in self.bases_of(fact):
                if base.relation == "extends":
                    return self._step(self.base(base), name, -1)
        finally:
            self._depth -= 1
        return MISSING

    # Members

    def members(self, fact: DefFact, name: str) -> list[DefFact]:
        """Also of declarations merged with this one, and written outside in the same file."""
        found = []
        for one in self._merged(fact):
            own = self.book.members(one.path, one.blob, one.no, name)
            found += [
                member for member in own if member.qualified_name == f"{one.qualified_name}.{name}"
            ]
        found += self._detached_in(fact.path).get((fact.qualified_name, name), [])
        if any(one.kind in VALUE_KINDS for one in found):
            found = [one for one in found if one.kind in VALUE_KINDS]
        return found

    def _merged(self, fact: DefFact) -> list[DefFact]:
        if fact.kind not in ("class", "interface", "enum", "function", "module"):
            return [fact]
        listed = self.book.members(fact.path, fact.blob, fact.parent, fact.name)
        kinds = ("interface", "class", "module", "enum")
        return [fact, *(one for one in listed if one.no != fact.no and one.kind in kinds)]

    def _detached_in(self, path: RepoPath) -> dict[tuple[str, str], list[DefFact]]:
        """Members assigned in a file, by what they are assigned to and their name."""
        if path not in self._detached:
            found: dict[tuple[str, str], list[DefFact]] = {}
            for fact in self.book.definitions_in(path):
                if fact.has(Trait.DETACHED) and fact.details.owner:
                    found.setdefault((fact.details.owner, fact.name), []).append(fact)
            self._detached[path] = found
        return self._detached[path]

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
            self._members[key] = self._inherited(fact, name, n_args)
        return self._members[key]

    def _is_static_only(self, owner: DefFact, member: DefFact) -> bool:
        return owner.kind in ("class", "function") and member.has(Trait.STATIC)

    def _inherited(self, fact: DefFact, name: str, n_args: int) -> Bound:
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
        if self._depth > MAX_DEPTH:
            return _TOO_DEEP
        self._depth += 1
        try:
            found = self.member(fact, name, n_args=n_args)
            if found != MISSING:
                return found
            return self._set_value(fact, name)
        finally:
            self._depth -= 1

    def _set_value(self, fact: DefFact, name: str) -> Bound:
        """What the class's own code sets on its instances."""
        codes = self.book.attribute_types(fact.blob, fact.no, name)
        if len(codes) != 1:
            return MISSING if not codes else Uncertain("several values")
        return self._coded((fact.path, fact.no), fact.blob, codes.pop())

    # Values and types

    def value_of(self, fact: DefFact) -> Bound:
        """What a variable, constant or field holds."""
        annotation = fact.details.annotation
        at = (fact.path, fact.parent)
        if annotation:
            return self.typed(at, annotation)
        codes = self.book.attribute_types(fact.blob, fact.no, "=")
        if not codes and fact.parent:
            codes = self.book.attribute_types(fact.blob, fact.parent, fact.name)
        if len(codes) != 1:
            return Uncertain("an unknown value")
        return self._coded(at, fact.blob, codes.pop())

    def _coded(self, at: Where, blob: int, code: str) -> Bound:
        if not code or self._depth > MAX_DEPTH:
            return Uncertain("an unknown value")
        self._depth += 1
        try:
            found = self._start(at, blob, code, [Link("_")], -1)
        finally:
            self._depth -= 1
        return found

    def result(self, bound: Bound) -> Bound:
        return self._result_on(bound, MISSING)

    def _result_on(self, bound: Bound, receiver: Bound) -> Bound:
        match bound:
            case Defined(fact) if fact.kind in FUNCTION_KINDS and not fact.has(Trait.PROPERTY):
                if self._returns_itself(fact):
                    return (
                        receiver if isinstance(receiver, (Instance, Defined)) else Uncertain("this")
                    )
                if fact.kind == "function" and self._has_prototype(fact):
                    return Instance(fact)
                return self.returned(fact)
            case Defined(fact) if fact.kind == "class":
                return Instance(fact)
            case Outside(name) if name.rpartition(".")[2][:1].isupper():
                return bound
        return Uncertain("a call's result")

    def _has_prototype(self, fact: DefFact) -> bool:
        """Whether a function makes instances: `F.prototype.m = …` stands in its file."""
        return any(
            owner == fact.qualified_name and not all(one.has(Trait.STATIC) for one in found)
            for (owner, _), found in self._detached_in(fact.path).items()
        )

    def _returns_itself(self, fact: DefFact) -> bool:
        returns = fact.details.returns
        if returns:
            return returns == "this"
        return self.book.attribute_types(fact.blob, fact.no, "()") == {"this"}

    def returned(self, fact: DefFact) -> Bound:
        returns = fact.details.returns
        if returns:
            return self.typed((fact.path, fact.no), returns)
        if fact.traits & (Trait.ASYNC | Trait.GENERATOR):
            return Outside("Promise") if fact.has(Trait.ASYNC) else Uncertain("a generator")
        return self._inferred(fact)

    def _inferred(self, fact: DefFact) -> Bound:
        codes = self.book.attribute_types(fact.blob, fact.no, "()")
        if len(codes) != 1 or "this" in codes:
            return Uncertain("a call's result")
        return self._coded((fact.path, fact.no), fact.blob, codes.pop())

    def _awaited_call(self, bound: Bound) -> Bound:
        if not isinstance(bound, Defined) or bound.fact.kind not in FUNCTION_KINDS:
            return bound if isinstance(bound, Uncertain) else Uncertain("an awaited value")
        fact = bound.fact
        returns = fact.details.returns
        if not returns:
            return self._inferred(fact) if fact.has(Trait.ASYNC) else Uncertain("an awaited value")
        inner = promised(returns)
        return self.typed((fact.path, fact.no), inner or returns)

    def _awaited(self, bound: Bound) -> Bound:
        match bound:
            case Module() | Instance():
                return bound
            case Defined(fact) if fact.kind in HELD_KINDS and fact.details.annotation:
                inner = promised(fact.details.annotation)
                return self.typed((fact.path, fact.parent), inner or fact.details.annotation)
        return Uncertain("an awaited value")

    def typed(self, at: Where, text: str) -> Bound:
        text = one_class(text)
        if self._depth > MAX_DEPTH or not text:
            return Uncertain("a type that is not one class")
        if text.endswith("[]") or text in PRIMITIVES or text[:1] in "\"'`[0123456789":
            return Outside("Array" if text.endswith("]") else text)
        if imported := _IMPORT_TYPE.fullmatch(text):
            return self._import_type(at[0], text, imported.group(2), imported.group(3))
        if text.startswith("typeof "):
            chain = links(text.removeprefix("typeof ").strip())
            plain = bool(chain) and not any(link.after for link in chain)
            return (
                self.walk(self.named(at, chain[0].name), chain[1:])
                if plain
                else Uncertain("typeof")
            )
        chain = links(text)
        if not chain or any(link.after for link in chain) or text in ANYTHING:
            return Uncertain("a type that is not one class")
        self._depth += 1
        try:
            return self._typed_name(at, chain)
        finally:
            self._depth -= 1

    def _typed_name(self, at: Where, chain: list[Link]) -> Bound:
        name = chain[0].name
        bound = self._type_parameter(at, name)
        if bound is not None:
            return bound
        bound = self.named(at, name)
        if bound == MISSING:
            return Outside(name) if name in LIBRARY_TYPES else Uncertain("an unknown type")
        bound = as_type(self, self.walk(bound, chain[1:]))
        match bound:
            case Defined(fact) if fact.kind in ("class", "interface", "enum"):
                return Instance(fact)
            case Defined(fact) if fact.kind == "type_alias":
                return self.aliased(fact)
            case Outside():
                return bound
        return Uncertain("an unknown type")

    def _type_parameter(self, at: Where, name: str) -> Bound | None:
        """What a type parameter of the definitions around is bound by; None if it is none."""
        path, scope = at
        blob = self.book.blob(path)
        while scope != MODULE_SCOPE and blob is not None:
            bounds = self.book.attribute_types(blob, scope, f"<{name}>")
            if bounds:
                bound = bounds.pop()
                return (
                    self.typed(at, bound)
                    if bound and bound != name
                    else Uncertain("a type parameter")
                )
            fact = self.book.definition(path, blob, scope)
            scope = fact.parent if fact is not None else MODULE_SCOPE
        return None

    def _import_type(self, importer: RepoPath, text: str, module: str, names: str) -> Bound:
        path = self.resolve(module, importer)
        if path is None:
            return Outside(module) if self._is_outside(module, importer) else Uncertain("an import")
        found: Bound = self.walk(Module(path), [Link(name) for name in names.split(".")[1:]])
        if text.startswith("typeof "):
            return found
        found = as_type(self, found)
        if isinstance(found, Defined) and found.fact.kind == "type_alias":
            return self.aliased(found.fact)
        is_class = isinstance(found, Defined) and found.fact.kind in TYPE_KINDS
        return (
            Instance(found.fact)
            if isinstance(found, Defined) and is_class
            else Uncertain("an unknown type")
        )

    def aliased(self, fact: DefFact) -> Bound:
        written = fact.details.annotation or ""
        if written.startswith("{") and fact.kind == "type_alias":
            return Instance(fact)
        return self.typed((fact.path, fact.no), written)

    # Names

    def _named_in(self, path: RepoPath, blob: int, scope: int, name: str) -> Bound | None:
        rows = [
            row for row in self.book.imports_of(path)
            if row.scope == scope and row.bound == name and row.form == "" and row.name != "*"
        ]  # fmt: skip
        facts = self.own(path, blob, scope, name)
        if rows:
            bound = {self.imported(row, [name]) for row in rows}
            rivals = [fact for fact in facts if fact.kind not in HELD_KINDS]
            return (
                bound.pop() if len(bound) == 1 and not rivals else Uncertain("bound more than once")
            )
        if not facts:
            return None
        is_rebound = scope == MODULE_SCOPE and self.book.is_rebound(blob, name)
        return (
            Uncertain("bound more than once") if len(facts) > 1 or is_rebound else Defined(facts[0])
        )

    def own(self, path: RepoPath, blob: int, scope: int, name: str) -> list[DefFact]:
        """Definitions of a name in one scope: values before types, implementations before signatures."""
        listed = [
            fact for fact in self.book.members(path, blob, scope, name)
            if not fact.has(Trait.DETACHED) and (fact.kind != "method" or fact.has(Trait.EXPORTED))
        ]  # fmt: skip
        values = [fact for fact in listed if fact.kind in VALUE_KINDS]
        if not values:
            return listed[:1]
        solid = [fact for fact in values if not fact.traits & (Trait.OVERLOAD | Trait.DECLARATION)]
        return solid or values[:1]

    # Names of a module

    def attribute(self, path: RepoPath, name: str) -> Bound:
        return self._attribute(path, name, frozenset())

    def _attribute(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        key = (path, name)
        if key in seen or len(seen) > 200:
            return CIRCULAR
        if key not in self._attributes:
            found = self._find_attribute(path, name, seen | {key})
            if seen and found == CIRCULAR:
                return found  # true only on the way that led here
            self._attributes[key] = found
        return self._attributes[key]

    def _find_attribute(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        blob = self.book.blob(path)
        if blob is None:
            return MISSING
        listed = self.book.exports(path)
        bound = {
            self._exported_value(path, blob, name, local, seen)
            for exported, _, local in listed
            if exported == name
        } - {MISSING}
        if len(bound) == 1:
            return bound.pop()
        if bound:
            return Uncertain("exported more than once")
        facts = [
            fact for fact in self.own(path, blob, MODULE_SCOPE, name) if fact.has(Trait.EXPORTED)
        ]
        if facts:
            return self._named_in(path, blob, MODULE_SCOPE, name) or MISSING
        if any(exported == "=" for exported, _, _ in listed) and name != "default":
            return self._step(self.module_value(path), name, -1)
        return self._through_stars(path, name, seen) if name != "default" else MISSING

    def _exported_value(
        self, path: RepoPath, blob: int, name: str, local: str, seen: frozenset[tuple[str, str]]
    ) -> Bound:
        if _is_import(local):
            return self._imported(self.book.imports_of(path)[int(local[1:])], seen)
        if local == "exports":
            return self._stored(path, blob, f"exports.{name}")
        if not local and name in ("default", "="):
            return self._stored(path, blob, name)
        return self._local(path, blob, local or name, seen)

    def _local(
        self, path: RepoPath, blob: int, name: str, seen: frozenset[tuple[str, str]]
    ) -> Bound:
        rows = [
            row
            for row in self.book.imports_of(path)
            if row.bound == name and row.form == "" and row.scope == MODULE_SCOPE
        ]
        if len(rows) == 1:
            return self._imported(rows[0], seen)
        return self._named_in(path, blob, MODULE_SCOPE, name) or MISSING

    def _stored(self, path: RepoPath, blob: int, name: str) -> Bound:
        """The value a file exports that has no name in it."""
        codes = self.book.attribute_types(blob, MODULE_SCOPE, name)
        code = codes.pop() if len(codes) == 1 else ""
        return self._coded((path, MODULE_SCOPE), blob, code)

    def _through_stars(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        found: set[Bound] = set()
        for row in self.book.star_imports(path):
            origin = self.resolve(row.module, path)
            if origin is None:
                found.add(Uncertain("an export of everything from outside could bring it"))
                continue
            through = self._attribute(origin, name, seen)
            if through not in (MISSING, CIRCULAR):
                found.add(through)
        defined = {bound for bound in found if not isinstance(bound, Uncertain)}
        if len(defined) == 1:
            return defined.pop()
        return (
            (Uncertain("exported more than once") if defined else found.pop()) if found else MISSING
        )

    def module_value(self, path: RepoPath) -> Bound:
        """What a file is when it is taken whole: CommonJS may make it one value."""
        blob = self.book.blob(path)
        if blob is None:
            return Uncertain("no code")
        whole = {local for name, _, local in self.book.exports(path) if name == "="}
        if not whole:
            return Module(path)
        if len(whole) > 1 or self._depth > MAX_DEPTH:
            return Uncertain("exported more than once")
        self._depth += 1
        try:
            found = self._exported_value(path, blob, "=", whole.pop(), frozenset({(path, "=")}))
        finally:
            self._depth -= 1
        return found

    # Imports

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:
        return self._imported(row, frozenset())

    def _imported(self, row: ImportFact, seen: frozenset[tuple[str, str]]) -> Bound:
        path = self.resolve(row.module, row.path)
        if path is None:
            if self._is_outside(row.module, row.path):
                return Outside(f"{row.module}.{row.name}" if row.name else row.module)
            return Uncertain("a module that is not found")
        if not row.name:
            return self.module_value(path)
        found = self._attribute(path, row.name, seen)
        if found == MISSING and row.name == "default":
            return self._default_of(path)
        return found

    def _default_of(self, path: RepoPath) -> Bound:
        """A CommonJS file is its own default; a file with ES exports and no default has none."""
        if self.book.blob(path) is None:
            return Uncertain("no code")
        exports = self.book.exports(path)
        value = self.module_value(path)
        is_common = bool(exports) and all(
            not _is_import(local) or name == "=" for name, _, local in exports
        )
        return value if is_common and path.endswith((".js", ".cjs", ".jsx")) else MISSING

    def _is_outside(self, module: str, importer: str) -> bool:
        """Whether a module certainly lies outside: of the language, or a listed dependency."""
        if module.startswith((".", "/", "#", "~", "@/")):
            return False
        if self.is_standard(module):
            return True
        name, _ = split_package(module)
        manifests = self.modules.manifests
        if name in manifests.by_name or self.modules.is_mapped(module, importer):
            return False
        types = "@types/" + name.removeprefix("@").replace("/", "__")
        return any(
            package.dependency(name) is not None or package.dependency(types) is not None
            for package in manifests.packages_above(importer)
        )


def as_type(resolver: Resolver, bound: Bound) -> Bound:
    """The type of a name that stands for a value as well."""
    if not isinstance(bound, Defined) or bound.fact.kind in TYPE_KINDS:
        return bound
    fact = bound.fact
    listed = resolver.book.members(fact.path, fact.blob, fact.parent, fact.name)
    return next((Defined(one) for one in listed if one.kind in TYPE_KINDS), bound)


def callee(bound: Bound) -> Bound:
    """Functions, classes and the variables that hold them are called; values of a class are not."""
    match bound:
        case Defined(fact) if fact.kind in CALLEE_KINDS:
            return bound
        case Outside() | Uncertain():
            return bound
    return Uncertain("a value is called")


def short_chain(text: str) -> list[Link]:
    """The links of a chain in its short form."""
    found = []
    for part in text.split("."):
        link = _LINK.fullmatch(part)
        if link is None:
            return []
        found.append(Link(link.group(1), link.group(2)))
    return found


def _is_import(local: str) -> bool:
    return local[:1] == "i" and local[1:].isdigit()


__all__ = ["SEPARATOR", "TypeScriptResolver"]
