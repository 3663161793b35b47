"""What Java names mean across files: types by package and import, fields, methods by their number
of arguments.

Methods, fields and types are three kinds of names and looked up apart. The codes of calls are told
in `values`. What is known of the platform's own types stands in `types`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from probant.facts.bound import (
    MISSING,
    Bound,
    Defined,
    Instance,
    Outside,
    Uncertain,
)
from probant.facts.chain import PLAIN
from probant.facts.languages.java.types import (
    ELEMENT_METHODS,
    ENUM_METHODS,
    OBJECT_METHODS,
    PLAIN_RESULTS,
    PLATFORM_METHODS,
    SAME_METHODS,
    bare,
    element,
    head,
    is_primitive,
)
from probant.facts.lookup import FactBook
from probant.facts.resolver import Resolver, Where, callable_only, takes
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, SEPARATOR, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS
from probant.workspace.snapshot import SourceTree

FIELD_KINDS = frozenset({"variable", "constant", "enum_member"})
STANDARD = ("java.", "javax.", "jdk.", "sun.", "com.sun.")
MAX_TYPES = 60
"""How many types above one are looked through."""

_LINK = re.compile(r"\.?([^\W\d][\w$]*)(?:\((-?\d+)\))?((?:\[\])*)")


class Written(Uncertain):
    """A value of a type that is no class of the repository but may hold such, as written."""

    why: str
    at: Where
    text: str


class Super(Uncertain):
    """The value at hand, of which only what it inherits is meant."""

    why: str
    fact: DefFact


class Overloaded(Uncertain):
    """One of several methods; which type they give is certain if there is one `n_types` of it."""

    why: str
    first: DefFact
    n_types: int


class Link(NamedTuple):
    """A name of a chain; `n_args` is None where it is not called."""

    name: str
    n_args: int | None
    n_elements: int


class JavaResolver(Resolver):
    SEES_MEMBERS = True
    CALLS_VALUES = False
    DYNAMIC_CALLEES = frozenset(
        {"forName", "getMethod", "getDeclaredMethod", "getMethods", "getDeclaredMethods", "invoke"}
    )
    DYNAMIC_IMPORTS = frozenset({"forName", "loadClass"})

    def __init__(self, book: FactBook, tree: SourceTree) -> None:
        super().__init__(book, tree)
        self._named: dict[str, list[DefFact]] = {}
        self._packages: dict[RepoPath, str] = {}
        self._types: dict[tuple[str, int, str], Bound] = {}
        self._above: dict[tuple[str, int], list[tuple[DefFact, Bound | None]]] = {}
        self._methods: dict[tuple[str, int, str, int, bool], Bound] = {}
        self._partly_read: dict[str, bool] = {}
        self._scopes: dict[Where, tuple[DefFact, ...]] = {}

    # Packages and imports

    def package(self, path: RepoPath) -> str:
        """The package a file says it belongs to."""
        if path not in self._packages:
            self._packages[path] = self.book.package(path)
        return self._packages[path]

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:  # noqa: ARG002
        name = module
        while name:
            package, _, leaf = name.rpartition(".")
            files = {fact.path for fact in self._top_level(leaf, package)}
            if files:
                return files.pop() if len(files) == 1 else None
            name = package
        folders = {path.rpartition("/")[0] or "." for path in self.book.files_of_package(module)}
        return RepoPath(folders.pop()) if len(folders) == 1 else None

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        if row.name == "*" and isinstance(self._qualified(row.module), Uncertain):
            return frozenset(self.book.files_of_package(row.module))
        return super().files(row)

    def dotted_path(self, path: RepoPath) -> str:
        return self.package(path)

    def is_standard(self, module: str) -> bool:
        return module.startswith(STANDARD)

    def is_implicit(self, name: str) -> bool:
        return name in OBJECT_METHODS or name in ("close", "iterator", "compareTo", "main")

    def is_syntax(self, fact: DefFact) -> bool:
        """`for`, `try` and `+` with a text."""
        return fact.name in ("iterator", "hasNext", "next", "close", "toString")

    def constructor(self, fact: DefFact) -> Bound:
        found = [one for one in self._own(fact, fact.name) if one.has(Trait.CONSTRUCTOR)]
        return Defined(found[0]) if len(found) == 1 else MISSING

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:  # noqa: ARG002 - as told
        owner = self._qualified(row.module)
        if row.name in ("", "*") or not isinstance(owner, Defined):
            return self._elsewhere(row) if owner == MISSING else owner
        own = self._own(owner.fact, row.name)
        return Defined(own[0]) if len(own) == 1 else Uncertain("a member defined more than once")

    def _elsewhere(self, row: ImportFact) -> Bound:
        if row.name == "*" and self.book.files_of_package(row.module):
            return MISSING
        return Outside(row.module)

    def attribute(self, path: RepoPath, name: str) -> Bound:
        if path in self.book.blobs:
            facts = self.book.definitions_in(path)
        else:
            inside = "" if path == "." else path
            facts = [f for f in self._definitions(name) if f.path.rpartition("/")[0] == inside]
        top = {fact.no for fact in facts if fact.parent == MODULE_SCOPE}
        found = [fact for fact in facts if fact.name == name and fact.parent == MODULE_SCOPE]
        if path in self.book.blobs:
            found = found or [one for one in facts if one.name == name and one.parent in top]
        return Defined(found[0]) if len(found) == 1 else MISSING

    # Types

    def _definitions(self, name: str) -> list[DefFact]:
        if name not in self._named:
            found = self.book.definitions(name)
            self._named[name] = [fact for fact in found if fact.path.endswith(".java")]
        return self._named[name]

    def _top_level(self, name: str, package: str) -> list[DefFact]:
        return [
            fact
            for fact in self._definitions(name)
            if fact.parent == MODULE_SCOPE
            and fact.kind in CLASS_KINDS
            and self.package(fact.path) == package
        ]

    def _own(self, fact: DefFact, name: str) -> list[DefFact]:
        return self.book.members(fact.path, fact.blob, fact.no, name)

    def _own_type(self, fact: DefFact, name: str) -> DefFact | None:
        return next((one for one in self._own(fact, name) if one.kind in CLASS_KINDS), None)

    def named(self, at: Where, name: str) -> Bound:
        """What a name means as a type."""
        key = (*at, name)
        if key not in self._types:
            self._types[key] = Uncertain("a circular type")
            self._types[key] = self._type_named(at, name)
        return self._types[key]

    def _type_named(self, at: Where, name: str) -> Bound:
        path = at[0]
        for fact in self._around(at):
            if self.book.attribute_types(fact.blob, fact.no, name):
                return Uncertain("a type parameter")
            if fact.kind in CLASS_KINDS:
                inner = fact if fact.name == name else self._nested(fact, name)
            else:
                inner = self._own_type(fact, name)
            if inner is not None:
                return Defined(inner)
        rows = self.book.imports_of(path)
        for row in rows:
            if row.bound == name and row.name != "*":
                found = self._imported_type(row)
                if found != MISSING:
                    return found
        return self._type_of_package(path, name, rows)

    def _imported_type(self, row: ImportFact) -> Bound:
        """A type by its import; a static import may bring a nested one."""
        owner = self._qualified(row.module)
        if owner == MISSING:
            return Outside(row.module) if not row.name else MISSING
        if not row.name or not isinstance(owner, Defined):
            return owner
        inner = self._nested(owner.fact, row.name)
        return Defined(inner) if inner is not None else MISSING

    def _type_of_package(self, path: RepoPath, name: str, rows: list[ImportFact]) -> Bound:
        found = self._top_level(name, self.package(path))
        same_file = [fact for fact in found if fact.path == path]
        if not self.package(path):
            folder = path.rpartition("/")[0]
            found = [fact for fact in found if fact.path.rpartition("/")[0] == folder]
        if found:
            return self._only(same_file or found)
        brought: list[DefFact] = []
        is_open = False
        for row in rows:
            if row.name != "*":
                continue
            owner = self._qualified(row.module)
            if isinstance(owner, Defined):
                inner = self._nested(owner.fact, name)
                brought += [inner] if inner is not None else []
            else:
                brought += self._top_level(name, row.module)
                is_open = is_open or self._is_partly_read(row.module)
        if brought:
            return self._only(brought)
        if is_open or self._is_partly_read(self.package(path)):
            return Uncertain("a type that may stand in a file that was not wholly understood")
        if any(fact.kind in CLASS_KINDS for fact in self._definitions(name)):
            return Uncertain("a type of this name that is not in sight from here")
        return Outside(name) if name[:1].isupper() else MISSING

    def _is_partly_read(self, package: str) -> bool:
        """Whether a package may have types nobody saw."""
        if package not in self._partly_read:
            files = self.book.files_of_package(package)
            self._partly_read[package] = any(self.book.status(path) for path in files)
        return self._partly_read[package]

    def _only(self, found: list[DefFact]) -> Bound:
        different = {fact.key: fact for fact in found}
        if len(different) > 1:
            return Uncertain("defined more than once")
        return Defined(found[0])

    def _around(self, at: Where) -> tuple[DefFact, ...]:
        """The definitions around a scope, the innermost first."""
        if at not in self._scopes:
            path, scope = at
            found = []
            blob = self.book.blobs.get(path)
            while scope != MODULE_SCOPE and blob is not None:
                fact = self.book.definition(path, blob, scope)
                if fact is None:
                    break
                found.append(fact)
                scope = fact.parent
            self._scopes[at] = tuple(found)
        return self._scopes[at]

    def _nested(self, fact: DefFact, name: str) -> DefFact | None:
        """A type within another one, or within a type above that."""
        for one, _ in self._hierarchy(fact):
            inner = self._own_type(one, name)
            if inner is not None:
                return inner
        return None

    def _qualified(self, dotted: str) -> Bound:
        """The type a full name means."""
        parts = dotted.split(".")
        for n in range(len(parts) - 1, -1, -1):
            found = self._top_level(parts[n], ".".join(parts[:n]))
            if not found:
                continue
            bound = self._only(found)
            for name in parts[n + 1 :]:
                inner = self._nested(bound.fact, name) if isinstance(bound, Defined) else None
                if inner is None:
                    return bound if isinstance(bound, Uncertain) else MISSING
                bound = Defined(inner)
            return bound
        return MISSING

    def type_named(self, at: Where, text: str) -> Bound:
        """The class a written type is about."""
        name = head(bare(text))
        if not PLAIN.fullmatch(name):
            return Uncertain("a type that is not one class")
        if is_primitive(name):
            return Outside(name)
        first, *rest = name.split(".")
        bound = self.named(at, first)
        if rest and not isinstance(bound, Defined) and not first[:1].isupper():
            found = self._qualified(name)
            return Outside(name) if found == MISSING else found
        for part in rest:
            inner = self._nested(bound.fact, part) if isinstance(bound, Defined) else None
            if inner is None:
                return bound if isinstance(bound, Outside | Uncertain) else MISSING
            bound = Defined(inner)
        return bound

    def base(self, base: BaseFact) -> Bound:
        owner = self.book.definition(base.path, base.blob, base.owner)
        return self.type_named(
            (base.path, owner.parent if owner else MODULE_SCOPE), base.expression
        )

    def typed(self, at: Where, text: str) -> Bound:
        text = bare(text)
        if text.endswith("[]"):
            return Written("an array", at, text)
        bound = self.type_named(at, text)
        if isinstance(bound, Defined):
            return Instance(bound.fact)
        if isinstance(bound, Outside) and "<" in text:
            return Written("a value of a generic type", at, text)
        return bound

    def _local(self, at: Where, text: str) -> Bound:
        """A value whose type may be a parameter of the code around it: then what that extends."""
        for fact in self._around(at):
            told = self.book.attribute_types(fact.blob, fact.no, text)
            if told:
                bound = told.pop()
                at = (fact.path, fact.no)
                return self.typed(at, bound) if bound else Uncertain("several bounds")
        return self.typed(at, text)

    # Members

    def _hierarchy(self, fact: DefFact) -> list[tuple[DefFact, Bound | None]]:
        """A type and those above it, classes first; what could not be followed beside it."""
        if fact.key not in self._above:
            # Names of bases are looked up in the types around: those may be asked for again.
            self._above[fact.key] = [(fact, Uncertain("circular bases"))]
            self._above[fact.key] = list(self._find_above(fact))
        return self._above[fact.key]

    def _find_above(self, fact: DefFact) -> Iterator[tuple[DefFact, Bound | None]]:
        pending, seen = [fact], {fact.key}
        for one in pending:
            if len(seen) > MAX_TYPES:
                yield one, Uncertain("too many types")
                return
            opaque: Bound | None = None
            above = []
            for base in self.book.bases_of(one):
                bound = self.base(base)
                if isinstance(bound, Defined) and bound.fact.kind in CLASS_KINDS:
                    if bound.fact.key not in seen:
                        seen.add(bound.fact.key)
                        above.append((base.relation == "implements", bound.fact))
                elif not (isinstance(bound, Outside) and base.name in PLATFORM_METHODS):
                    is_outside = isinstance(bound, Outside)
                    opaque = Outside(base.name) if is_outside else Uncertain("unknown base")
            yield one, opaque
            pending += [below for _, below in sorted(above, key=lambda pair: pair[0])]

    def _platform_has(self, fact: DefFact, name: str) -> bool:
        """Whether a platform type above this one brings a method of this name."""
        if name in OBJECT_METHODS or (fact.kind == "enum" and name in ENUM_METHODS):
            return True
        return any(
            name in PLATFORM_METHODS.get(base.name, ())
            for one, _ in self._hierarchy(fact)
            for base in self.book.bases_of(one)
        )

    def method(
        self, fact: DefFact, name: str, n_args: int, *, inherited_only: bool = False
    ) -> Bound:
        """The method a call on a value of this type reaches; MISSING where it surely has none."""
        key = (*fact.key, name, n_args, inherited_only)
        if key not in self._methods:
            self._methods[key] = self._find_method(fact, name, n_args, inherited_only)
        return self._methods[key]

    def _find_method(self, fact: DefFact, name: str, n_args: int, inherited_only: bool) -> Bound:
        found: list[DefFact] = []
        opaque: Bound | None = None
        for one, hidden in self._hierarchy(fact):
            opaque = opaque or hidden
            if inherited_only and one.key == fact.key:
                continue
            for own in self._own(one, name):
                is_method = own.kind == "method" and not own.has(Trait.CONSTRUCTOR)
                if is_method and not any(self._overrides(other, own, one) for other in found):
                    found.append(own)
        fitting = [one for one in found if takes(one, n_args)]
        if len(fitting) == 1:
            return Defined(fitting[0])
        if fitting:
            returns = {(one.path, one.parent, one.details.returns or "") for one in fitting}
            return Overloaded("several methods take as many arguments", fitting[0], len(returns))
        if self._platform_has(fact, name):
            return Outside(name)
        if opaque is not None:
            return opaque
        if self._is_accessor(fact, name, n_args):
            return Uncertain("the accessor of a record")
        return Uncertain("no such method takes as many arguments") if found else MISSING

    def _overrides(self, below: DefFact, above: DefFact, owner: DefFact) -> bool:
        mine, other = below.details.parameters, above.details.parameters
        is_same_class = (below.path, below.parent) == (above.path, above.parent)
        if is_same_class or len(mine) != len(other):
            return False
        for one, another in zip(mine, other, strict=True):
            types = [head(bare(p.annotation or "")).rpartition(".")[2] for p in (one, another)]
            is_open = not is_primitive(types[0]) and bool(
                self.book.attribute_types(owner.blob, owner.no, types[1])
                or self.book.attribute_types(above.blob, above.no, types[1])
            )
            if one.star != another.star or (types[0] != types[1] and not is_open):
                return False
        return True

    def _is_accessor(self, fact: DefFact, name: str, n_args: int) -> bool:
        names = {parameter.name for parameter in fact.details.parameters}
        return n_args == 0 and fact.kind == "class" and name in names

    def field(self, fact: DefFact, name: str) -> Bound:
        """The value of a field of a type or of those above it."""
        opaque: Bound | None = None
        for one, hidden in self._hierarchy(fact):
            opaque = opaque or hidden
            for own in self._own(one, name):
                if own.kind in FIELD_KINDS:
                    return self._held(own, one)
        return opaque or MISSING

    def _held(self, own: DefFact, owner: DefFact) -> Bound:
        if own.kind == "enum_member":
            return Instance(owner)
        annotation = own.details.annotation
        return self.typed((own.path, owner.no), annotation) if annotation else MISSING

    def member(
        self, fact: DefFact, name: str, *, inherited_only: bool = False, n_args: int = -1
    ) -> Bound:
        """For those who ask without saying which kind of member they mean."""
        if n_args >= 0:
            return self.method(fact, name, n_args, inherited_only=inherited_only)
        for one, hidden in self._hierarchy(fact):
            own = [] if inherited_only and one.key == fact.key else self._own(one, name)
            if own:
                return self._only(own)
            if hidden is not None:
                return hidden
        return MISSING

    # Calls

    def call(self, call: CallFact) -> Bound:
        at, code, detail = (call.path, call.caller), call.bind[:1], call.bind[1:]
        receiver = "".join(call.expression.split()).rpartition(".")[0]
        match code:
            case "n":
                return callable_only(self.type_named(at, detail))
            case "s" | "u" if call.expression in ("this", "super"):
                return self._explicit(call, int(detail))
            case "d":
                fact = self.book.definition(call.path, call.blob, int(detail))
                return Defined(fact) if fact is not None else MISSING
            case "?" | "a" if not receiver:
                bases = detail.split(SEPARATOR) if code == "a" else []
                return self._bare(at, call.name, call.n_arguments, bases)
            case "?":
                if not PLAIN.fullmatch(receiver):
                    return Uncertain("the callee is an expression")
                value = self._names(at, [Link(name, None, 0) for name in receiver.split(".")])
            case "t" | "s" | "u" | "r":
                value = self._value(at, call.blob, call.bind)
            case _:
                return Uncertain("bound more than once" if code == "m" else "a local value")
        return self._method_of(value, call.name, call.n_arguments)

    def _explicit(self, call: CallFact, no: int) -> Bound:
        """`this(…)` and `super(…)` construct the class and the one above it."""
        fact = self.book.definition(call.path, call.blob, no)
        if fact is None or call.expression == "this":
            return Defined(fact) if fact is not None else MISSING
        above = [base for base in self.book.bases_of(fact) if base.relation == "extends"]
        return callable_only(self.base(above[0])) if above else Outside("Object")

    def _bare(self, at: Where, name: str, n_args: int, bases: list[str]) -> Bound:
        """A method by its name alone: of the classes around, then of the static imports."""
        maybe: Bound | None = None
        for base in bases:
            bound = self.type_named(at, base)
            if isinstance(bound, Defined):
                found = self.method(bound.fact, name, n_args)
                if not isinstance(found, Outside) or self._platform_has(bound.fact, name):
                    if found != MISSING:
                        return found
                    continue
                maybe = maybe or found
            elif name in OBJECT_METHODS or name in PLATFORM_METHODS.get(head(base), ()):
                return Outside(name)
            elif head(base) not in PLATFORM_METHODS:
                maybe = maybe or bound
        for fact in self._around(at):
            if fact.kind not in CLASS_KINDS and fact.kind != "enum_member":
                continue
            found = self.method(fact, name, n_args)
            if isinstance(found, Defined):
                return found if maybe is None else Uncertain("an outside base may have it")
            if found != MISSING and fact.kind != "enum_member":
                is_opaque = isinstance(found, Outside) and not self._platform_has(fact, name)
                if not is_opaque:
                    return found
                maybe = maybe or found
        return self._static(at[0], name, n_args, maybe)

    def _static(self, path: RepoPath, name: str, n_args: int, maybe: Bound | None) -> Bound:
        rows = self.book.imports_of(path)
        single = [row for row in rows if row.name == name]
        if single:
            found = {self._static_method(row, name, n_args) for row in single} - {MISSING}
            return found.pop() if len(found) == 1 else Uncertain("several static imports")
        found = set()
        is_outside = False
        for row in rows:
            if row.name == "*":
                through = self._static_method(row, name, n_args)
                is_outside = is_outside or isinstance(through, Outside)
                found |= {through} if isinstance(through, Defined | Uncertain) else set()
        found -= {MISSING}
        if found:
            sure = len(found) == 1 and maybe is None
            return found.pop() if sure else Uncertain("several classes may have it")
        if maybe is not None:
            return maybe
        return Outside(name) if is_outside else MISSING

    def _static_method(self, row: ImportFact, name: str, n_args: int) -> Bound:
        owner = self._qualified(row.module)
        if isinstance(owner, Defined):
            return self.method(owner.fact, name, n_args)
        return self._elsewhere(row) if owner == MISSING else owner

    def _method_of(self, value: Bound, name: str, n_args: int) -> Bound:
        match value:
            case Instance(fact) | Defined(fact):
                found = self.method(fact, name, n_args)
                return Uncertain("no such method") if found == MISSING else found
            case Super() as above:
                return self.method(above.fact, name, n_args, inherited_only=True)
            case Written():
                return Outside(name)
        return value

    # Values

    def _value(self, at: Where, blob: int, bind: str) -> Bound:
        code, detail = bind[:1], bind[1:]
        match code:
            case "t":
                return self._local(at, detail)
            case "s" | "u":
                fact = self.book.definition(at[0], blob, int(detail))
                if fact is None:
                    return MISSING
                return Instance(fact) if code == "s" else Super("super", fact)
            case "r":
                inner, _, chain = detail.rpartition(SEPARATOR)
                return self._chained(at, blob, inner, _links(chain.removeprefix("=")))
        return Uncertain("a local value")

    def _chained(self, at: Where, blob: int, bind: str, chain: list[Link]) -> Bound:
        if not chain:
            return Uncertain("the value of an expression")
        first = chain[0]
        code, detail = bind[:1], bind[1:]
        if code == "?" and first.n_args is None:
            return self._names(at, chain)
        if code in ("?", "a"):
            bases = detail.split(SEPARATOR) if code == "a" else []
            start = self.result(self._bare(at, first.name, first.n_args or 0, bases))
        elif code == "d":
            fact = self.book.definition(at[0], blob, int(detail))
            start = self.result(Defined(fact)) if fact is not None else MISSING
        else:
            start = self._value(at, blob, bind)
        return self._follow(self._elements(start, first.n_elements), chain[1:])

    def _names(self, at: Where, chain: list[Link]) -> Bound:
        """A chain whose first name no block binds: an inherited field, a type or a package."""
        first = chain[0]
        found = self._field_around(at, first.name)
        if found == MISSING or (isinstance(found, Outside) and first.name[:1].isupper()):
            named = self.named(at, first.name)
            found = named if isinstance(named, Defined) or found == MISSING else found
        if isinstance(found, Outside | Instance | Defined | Written):
            return self._follow(self._elements(found, first.n_elements), chain[1:])
        for n in range(len(chain), 1, -1):
            bound = self._qualified(".".join(link.name for link in chain[:n]))
            if isinstance(bound, Defined) and all(link.n_args is None for link in chain[:n]):
                return self._follow(bound, chain[n:])
        dotted = ".".join(link.name for link in chain)
        return Outside(dotted) if dotted.startswith(STANDARD) else found

    def _field_around(self, at: Where, name: str) -> Bound:
        for fact in self._around(at):
            if fact.kind in CLASS_KINDS:
                found = self.field(fact, name)
                if found != MISSING:
                    return found
        for row in self.book.imports_of(at[0]):
            if row.name == name or (row.name == "*" and name.isupper()):
                owner = self._qualified(row.module)
                if isinstance(owner, Defined):
                    found = self.field(owner.fact, name)
                    if found != MISSING:
                        return found
                elif row.name == name and owner == MISSING:
                    return Outside(row.module)
        return MISSING

    def _follow(self, value: Bound, chain: list[Link]) -> Bound:
        for link in chain:
            if link.n_args is None:
                value = self._field_of(value, link.name)
            else:
                value = self._called(value, link.name, link.n_args)
            value = self._elements(value, link.n_elements)
        return value

    def _called(self, value: Bound, name: str, n_args: int) -> Bound:
        """What a method gives; of a value that holds things, perhaps one of them."""
        if isinstance(value, Written):
            inner = element(value.text)
            if name in ELEMENT_METHODS and inner:
                return self.typed(value.at, inner)
            return value if name in SAME_METHODS and inner else Uncertain("a call's result")
        if isinstance(value, Outside):
            plain = value.name.rpartition(".")[2] in PLAIN_RESULTS
            return value if plain else Uncertain("a call's result")
        if isinstance(value, Instance) and self._is_accessor(value.fact, name, n_args):
            accessor = self.method(value.fact, name, n_args)
            if not isinstance(accessor, Defined):
                return self.field(value.fact, name)
        return self.result(self._method_of(value, name, n_args))

    def _field_of(self, value: Bound, name: str) -> Bound:
        match value:
            case Defined(fact):
                inner = self._own_type(fact, name)
                found = self.field(fact, name)
                nested = self._nested(fact, name) if inner is None else inner
                return Defined(nested) if nested is not None and found == MISSING else found
            case Instance(fact):
                return self.field(fact, name)
            case Super() as above:
                return self.field(above.fact, name)
            case Written():
                return Uncertain("a field of an outside type")
        return value

    def _elements(self, value: Bound, n_elements: int) -> Bound:
        for _ in range(n_elements):
            inner = element(value.text) if isinstance(value, Written) else ""
            if not inner or not isinstance(value, Written):
                return value if isinstance(value, Outside) else Uncertain("an element")
            value = self.typed(value.at, inner)
        return value

    def result(self, bound: Bound) -> Bound:
        match bound:
            case Defined(fact) if fact.kind == "method" and fact.details.returns:
                return self.typed((fact.path, fact.no), fact.details.returns)
            case Overloaded(_, fact, 1) if fact.details.returns:
                return self.typed((fact.path, fact.no), fact.details.returns)
            case Outside() | Defined() | Instance():
                return Uncertain("a call's result")
        return bound


def _links(text: str) -> list[Link]:
    """The links of a chain as `values` writes it, none where it is anything else."""
    found: list[Link] = []
    at = 0
    while at < len(text):
        link = _LINK.match(text, at)
        if link is None or (found and text[at] != "."):
            return []
        name, n_args, elements = link.groups()
        found.append(Link(name, int(n_args) if n_args else None, len(elements) // 2))
        at = link.end()
    return found
