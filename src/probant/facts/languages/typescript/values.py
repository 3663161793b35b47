"""What values are and what written types mean: the class behind a variable, a call, an `await`.

Follows declared types first, then what a file's own code makes of a value.
"""

from __future__ import annotations

import re
from functools import cached_property

from probant.facts.bound import MISSING, Bound, Defined, Instance, Module, Outside, Uncertain
from probant.facts.chain import Link, links
from probant.facts.languages.typescript.names import HELD_KINDS, MAX_DEPTH, NameResolver
from probant.facts.languages.typescript.queries import LIBRARY_TYPES
from probant.facts.languages.typescript.types import ANYTHING, PRIMITIVES, one_class, promised
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import DefFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS

_IMPORT_TYPE = re.compile(r"""(?:typeof )?import\((['"])([^'"]+)\1\)((?:\.[\w$]+)*)""")
TYPE_KINDS = frozenset({"class", "interface", "enum", "type_alias"})


class ValueResolver(NameResolver):
    """Values and types."""

    @cached_property
    def _detached(self) -> dict[str, dict[tuple[str, str], list[DefFact]]]:
        return {}

    def detached_in(self, path: RepoPath) -> dict[tuple[str, str], list[DefFact]]:
        """Members assigned in a file, by what they are assigned to and their name."""
        if path not in self._detached:
            found: dict[tuple[str, str], list[DefFact]] = {}
            for fact in self.book.definitions_in(path):
                if fact.has(Trait.DETACHED) and fact.details.owner:
                    found.setdefault((fact.details.owner, fact.name), []).append(fact)
            self._detached[path] = found
        return self._detached[path]

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
        return self.coded(at, fact.blob, codes.pop())

    def coded(self, at: Where, blob: int, code: str) -> Bound:
        if not code or self.depth > MAX_DEPTH:
            return Uncertain("an unknown value")
        self.depth += 1
        try:
            found = self._start(at, blob, code, [Link("_")], -1)
        finally:
            self.depth -= 1
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
            for (owner, _), found in self.detached_in(fact.path).items()
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
        return self.coded((fact.path, fact.no), fact.blob, codes.pop())

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

    # Types

    def typed(self, at: Where, text: str) -> Bound:
        text = one_class(text)
        if self.depth > MAX_DEPTH or not text:
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
        self.depth += 1
        try:
            return self._typed_name(at, chain)
        finally:
            self.depth -= 1

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
            return Outside(module) if self.is_outside(module, importer) else Uncertain("an import")
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


def as_type(resolver: Resolver, bound: Bound) -> Bound:
    """The type of a name that stands for a value as well."""
    if not isinstance(bound, Defined) or bound.fact.kind in TYPE_KINDS:
        return bound
    fact = bound.fact
    listed = resolver.book.members(fact.path, fact.blob, fact.parent, fact.name)
    return next((Defined(one) for one in listed if one.kind in TYPE_KINDS), bound)
