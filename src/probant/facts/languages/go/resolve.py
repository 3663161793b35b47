"""What Go names mean across files: packages, methods and fields, embedded types, values.

Packages are folders, found in `modules`. A value of an unnamed type (`[]T`, `func() T`) is not one
class, but what it holds or gives may be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

from probant.facts.bound import (
    MISSING,
    Bound,
    Defined,
    Instance,
    Module,
    Outside,
    Uncertain,
)
from probant.facts.chain import PLAIN, Link, links
from probant.facts.languages.go.modules import GoModules, folder_of
from probant.facts.languages.go.types import element, result_types
from probant.facts.lookup import FactBook
from probant.facts.resolver import Resolver, Where, callable_only
from probant.facts.rows import CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.workspace.snapshot import SourceTree

STANDARD = frozenset(
    "archive arena bufio builtin bytes cmp compress container context crypto database debug embed"
    " encoding errors expvar flag fmt go hash html image index io iter log maps math mime net os"
    " path plugin reflect regexp runtime slices sort strconv strings structs sync syscall testing"
    " text time unicode unique unsafe weak C".split()
)
UNIVERSE = frozenset(
    "append cap clear close complex copy delete imag len make max min new panic print println real"
    " recover any bool byte comparable complex64 complex128 error float32 float64 int int8 int16"
    " int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr true false nil iota".split()
)
GENERIC_PACKAGES = frozenset({"slices", "maps", "iter", "sync", "sync/atomic", "cmp", "unique"})
"""Standard packages whose functions may give back what the repository's own types are."""

TYPE_KINDS = CLASS_KINDS | {"type_alias"}
MAX_DEPTH = 12
"""How far types are followed through embedding, and values through variables."""

_AFTER = re.compile(r"\(\)|\[\]")
_MADE = re.compile(r"(\d*)=(.*)", re.DOTALL)


class Unnamed(Uncertain):
    """A value of a type that has no name, as written in a scope."""

    why: str
    at: Where
    text: str


class GoResolver(Resolver):
    STRUCTURAL_TYPES = True
    DETACHED = True
    LOOKUPS = frozenset({"MethodByName"})
    DYNAMIC_CALLEES = frozenset({"MethodByName", "FieldByName", "ExecuteTemplate"})

    def __init__(self, book: FactBook, tree: SourceTree) -> None:
        super().__init__(book, tree)
        self._named: dict[str, list[DefFact]] = {}
        self._methods: dict[str, dict[tuple[str, str, str], list[DefFact]]] = {}
        self._packages: dict[RepoPath, str] = {}
        self._found: dict[tuple[str, int, str, bool], Bound] = {}
        self._changed: dict[tuple[str, str], bool] = {}
        self._depth = 0

    # Packages

    @cached_property
    def modules(self) -> GoModules:
        return GoModules(self.tree, [path for path in self.book.blobs if path.endswith(".go")])

    @cached_property
    def _folders(self) -> dict[str, list[RepoPath]]:
        found: dict[str, list[RepoPath]] = {}
        for path in sorted(self.book.blobs):
            if path.endswith(".go"):
                found.setdefault(folder_of(path), []).append(path)
        return found

    def package(self, path: RepoPath) -> str:
        """The package a file says it belongs to."""
        if path not in self._packages:
            self._packages[path] = self.book.package(path)
        return self._packages[path]

    def package_of(self, folder: str) -> str:
        """The package that is imported from a folder; '' where that cannot be told."""
        files = self._folders.get(folder, ())
        names = {self.package(path) for path in files if not path.endswith("_test.go")}
        names = names or {self.package(path).removesuffix("_test") for path in files}
        names -= {"main", "documentation"} if len(names) > 1 else set()
        return names.pop() if len(names) == 1 else ""

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        return self.modules.resolve(module, importer)

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        folder = self.resolve(row.module, row.path)
        if folder is None:
            return frozenset()
        package = self.package_of(folder)
        return frozenset(
            path
            for path in self._folders.get(folder, ())
            if not path.endswith("_test.go") and self.package(path) == package
        )

    def dotted_path(self, path: RepoPath) -> str:
        folder, package = folder_of(path), self.package(path)
        parts = [] if folder == "." else folder.split("/")
        if parts and parts[-1] == package:
            parts.pop()
        return ".".join([*parts, package])

    def exported(self, path: RepoPath) -> list[str]:
        return list(
            dict.fromkeys(
                fact.name
                for fact in self.book.definitions_in(path)
                if fact.parent == MODULE_SCOPE
                and fact.has(Trait.EXPORTED)
                and not fact.has(Trait.DETACHED)
            )
        )

    def is_standard(self, module: str) -> bool:
        return module.partition("/")[0] in STANDARD

    def is_implicit(self, name: str) -> bool:
        return name in ("init", "main", "String", "Error", "Format", "GoString")

    def is_syntax(self, fact: DefFact) -> bool:  # noqa: ARG002 - none is
        """Only the runtime and other packages call what is not named."""
        return False

    # Names

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:  # noqa: ARG002 - as told
        folder = self.resolve(row.module, row.path)
        if folder is None:
            if self.modules.could_be_own(row.module):
                return Uncertain("a module whose files are not here under this name")
            return Outside(row.module)
        package = self.package_of(folder)
        if not package:
            return Uncertain("several packages in one folder")
        if row.bound != package and row.module.endswith(row.bound):
            return self._of_package(row.path, row.bound)  # the package has another name
        return Module(folder)

    def attribute(self, path: RepoPath, name: str) -> Bound:
        if path in self.book.blobs:
            return self._of_package(path, name)
        package = self.package_of(path)
        found = self._top_level(name, path, package) if package else []
        return self._one(found)

    def named(self, at: Where, name: str) -> Bound:
        path, scope = at
        blob = self.book.blob(path)
        while scope != MODULE_SCOPE and blob is not None:
            fact = self.book.definition(path, blob, scope)
            if fact is None:
                break
            if self.book.attribute_types(blob, scope, name):
                return Uncertain("a type parameter")
            if fact.kind in FUNCTION_KINDS:
                own = self.book.members(path, blob, scope, name)
                if own:
                    return self._one(own)
            scope = fact.parent
        for row in self.book.imports_of(path):
            if row.bound == name and row.name != "*":
                return self.imported(row, [name])
        return self._of_package(path, name)

    def ambient(self, at: Where, name: str) -> Bound:
        return self._of_package(at[0], name)

    def _of_package(self, path: RepoPath, name: str) -> Bound:
        """A name of the package around a file, of its dot imports, or of the language."""
        found = self._top_level(name, folder_of(path), self.package(path))
        same_file = [fact for fact in found if fact.path == path]
        if found:
            return self._one(same_file or found)
        for row in self.book.imports_of(path):
            through = self._through(row, name)
            if through != MISSING:
                return through
        return Outside(name) if name in UNIVERSE else MISSING

    def _through(self, row: ImportFact, name: str) -> Bound:
        """A name brought by a dot import, or by one of a package that has another name."""
        folder = self.resolve(row.module, row.path)
        if row.name == "*":
            return self.attribute(folder, name) if folder is not None else MISSING
        if folder is not None:
            is_it = row.bound != name and row.module.endswith(row.bound)
            return Module(folder) if is_it and self.package_of(folder) == name else MISSING
        is_it = not row.bound.isidentifier() and name in row.module.rpartition("/")[2]
        return Outside(row.module) if is_it else MISSING

    def _top_level(self, name: str, folder: str, package: str) -> list[DefFact]:
        return [
            fact
            for fact in self._definitions(name)
            if fact.parent == MODULE_SCOPE
            and not fact.has(Trait.DETACHED)
            and folder_of(fact.path) == folder
            and self.package(fact.path) == package
        ]

    def _definitions(self, name: str) -> list[DefFact]:
        if name not in self._named:
            found = self.book.definitions(name)
            self._named[name] = [fact for fact in found if fact.path.endswith(".go")]
        return self._named[name]

    def _one(self, found: list[DefFact]) -> Bound:
        if not found:
            return MISSING
        if len(found) > 1:
            return Uncertain("defined more than once")
        fact = found[0]
        if fact.kind == "function" and self._may_change(fact):
            return Uncertain("a variable that is given other functions")
        return Defined(fact)

    def _may_change(self, fact: DefFact) -> bool:
        """Whether a function that a variable holds is replaced somewhere."""
        key = (folder_of(fact.path), fact.name)
        if key not in self._changed:
            blobs = [self.book.blobs[path] for path in self._folders.get(key[0], ())]
            self._changed[key] = any(self.book.is_rebound(blob, fact.name) for blob in blobs)
        return self._changed[key]

    # Calls

    def call(self, call: CallFact) -> Bound:
        if PLAIN.fullmatch(call.expression):
            return super().call(call)
        if call.bind == "x":
            return Uncertain("the callee is an expression")
        is_whole = call.expression.endswith((")", "]"))  # `(*T)`, `generic[int]`, `list[0]`
        chain = links(call.expression.strip("()*& ")) if is_whole else [Link("_")]
        if not chain or chain[-1].after.endswith("()"):
            return Uncertain("the callee is an expression")
        start = self._start((call.path, call.caller), call.blob, call.bind, chain, -1)
        start = self._after(start, chain[0])
        return callable_only(self.walk(start, chain[1:] if is_whole else [Link(call.name)]))

    def _made_by(self, at: Where, blob: int, bind: str, callee: str) -> Bound:
        told = _MADE.fullmatch(callee)
        chain = links(told.group(2)) if told else []
        if told is None or not chain:
            return Uncertain("the value of an expression")
        return self.value(self._evaluated(at, blob, bind, chain, int(told.group(1) or 0)))

    def _evaluated(self, at: Where, blob: int, bind: str, chain: list[Link], which: int) -> Bound:
        *before, last = chain
        if which:
            last = Link(last.name, last.after.removesuffix("()"))
        chain = [*before, last]
        start = self._start(at, blob, bind, chain, -1)
        found = self.walk(self._after(start, chain[0]), chain[1:])
        return self.result(found, which) if which else found

    def _after(self, bound: Bound, link: Link) -> Bound:
        for sign in _AFTER.findall(link.after):
            bound = self.result(bound) if sign == "()" else self._element(bound)
        return bound

    def _element(self, bound: Bound) -> Bound:
        """What indexing gives; a generic function or type with its arguments is still itself."""
        if isinstance(bound, Defined) and bound.fact.kind in FUNCTION_KINDS | TYPE_KINDS:
            return bound
        match self._underlying(self.value(bound)):
            case Unnamed() as unnamed:
                inner = element(unnamed.text)
                return self.typed(unnamed.at, inner) if inner else Uncertain("an element")
            case Outside() as outside:
                return outside
        return Uncertain("an element or part of a value")

    def _underlying(self, bound: Bound) -> Bound:
        for _ in range(MAX_DEPTH):
            if not isinstance(bound, Instance) or bound.fact.kind != "type_alias":
                return bound
            fact = bound.fact
            bound = self.typed((fact.path, fact.no), fact.details.annotation or "")
        return Uncertain("a circular type")

    # Values

    def value(self, bound: Bound) -> Bound:
        """What a variable holds; a function or type that is no longer called by its name hides."""
        match bound:
            case Defined(fact) if fact.kind in ("variable", "constant"):
                return self._held(fact)
            case Defined(fact) if fact.kind in FUNCTION_KINDS:
                details = fact.details
                written = f"func() {details.returns or ''}"
                return Unnamed("a function value", (fact.path, fact.no), written)
            case Defined():
                return Uncertain("a value is called")
        return bound

    def _held(self, fact: DefFact) -> Bound:
        annotation = fact.details.annotation
        if annotation:
            return self.typed((fact.path, fact.parent), annotation)
        told = self.book.attribute_types(fact.blob, MODULE_SCOPE, fact.name)
        if len(told) != 1 or fact.parent or self._depth >= MAX_DEPTH:
            return Uncertain("an unknown value")
        at, written = (fact.path, MODULE_SCOPE), told.pop()
        made = _MADE.fullmatch(written)
        if made is None:
            return self.typed(at, written)
        chain = links(made.group(2))
        if not chain:
            return Uncertain("the value of an expression")
        self._depth += 1
        try:
            return self.value(self._evaluated_at(at, chain, int(made.group(1) or 0)))
        finally:
            self._depth -= 1

    def _evaluated_at(self, at: Where, chain: list[Link], which: int) -> Bound:
        *before, last = chain
        if which:
            chain = [*before, Link(last.name, last.after.removesuffix("()"))]
        start = self.named(at, chain[0].name)
        found = self.walk(self._after(start, chain[0]), chain[1:])
        return self.result(found, which) if which else found

    def result(self, bound: Bound, which: int = 0) -> Bound:
        match bound:
            case Defined(fact) if fact.kind in FUNCTION_KINDS:
                return self._result_of((fact.path, fact.no), fact.details.returns or "", which)
            case Defined(fact) if fact.kind in TYPE_KINDS:
                return Instance(fact)
            case Outside(name):
                package = name.rpartition(".")[0] if "/" not in name.rpartition(".")[2] else name
                is_plain = self.is_standard(name) and package not in GENERIC_PACKAGES
                return bound if is_plain or name in UNIVERSE else Uncertain("a call's result")
        match self._underlying(self.value(bound)):
            case Unnamed() as unnamed if unnamed.text.startswith("func"):
                return self._result_of(unnamed.at, unnamed.text, which)
        return Uncertain("a call's result")

    def _result_of(self, at: Where, returns: str, which: int) -> Bound:
        types = result_types(returns)
        return self.typed(at, types[which]) if which < len(types) else Uncertain("a call's result")

    def type_chain(self, text: str) -> list[Link]:
        return links(text.lstrip("*( ").partition("[")[0].rstrip(") "))

    def typed(self, at: Where, text: str) -> Bound:
        text = text.lstrip("*( ")
        if text.startswith("..."):
            text = "[]" + text[3:]
        name = text.partition("[")[0].rstrip(") ")
        if not PLAIN.fullmatch(name) or name in ("map", "chan", "func", "struct", "interface"):
            return Unnamed("a value of a type without a name", at, text)
        first, *rest = links(name)
        match self.walk(self.named(at, first.name), rest):
            case Defined(fact) if fact.kind in TYPE_KINDS:
                return Instance(fact)
            case Outside() as outside:
                return Uncertain("a generic type") if "[" in text else outside
        return Uncertain("an unknown type")

    # Members

    def _step(self, start: Bound, name: str, n_args: int) -> Bound:
        match start:
            case Module(path):
                return self.attribute(path, name)
            case Defined(fact) if fact.kind in TYPE_KINDS:
                return self.member(fact, name)
            case Defined(fact) if fact.kind not in FUNCTION_KINDS:
                return self._step(self._held(fact), name, n_args)
            case Instance(fact):
                return self.instance_member(fact, name, n_args)
            case Outside() | Uncertain():
                return start
        return Uncertain("an unknown value")

    def instance_member(self, fact: DefFact, name: str, n_args: int = -1) -> Bound:  # noqa: ARG002
        return self.member(fact, name)

    def members(self, fact: DefFact, name: str) -> list[DefFact]:
        found = self.book.members(fact.path, fact.blob, fact.no, name)
        if fact.parent == MODULE_SCOPE:
            key = (folder_of(fact.path), self.package(fact.path), fact.name)
            methods = self._methods_named(name).get(key, [])
            if len(methods) > 1:  # one for each system; the type's own file has the right one
                methods = [one for one in methods if one.path == fact.path] or methods
            found = found + methods
        return found

    def _methods_named(self, name: str) -> dict[tuple[str, str, str], list[DefFact]]:
        if name not in self._methods:
            found: dict[tuple[str, str, str], list[DefFact]] = {}
            for fact in self._definitions(name):
                owner = fact.details.owner if fact.has(Trait.DETACHED) else None
                if owner:
                    key = (folder_of(fact.path), self.package(fact.path), owner)
                    found.setdefault(key, []).append(fact)
            self._methods[name] = found
        return self._methods[name]

    def member(
        self,
        fact: DefFact,
        name: str,
        *,
        inherited_only: bool = False,
        n_args: int = -1,  # noqa: ARG002 - there are no overloads
    ) -> Bound:
        key = (fact.path, fact.no, name, inherited_only)
        if key not in self._found:
            self._found[key] = Uncertain("circular bases")
            self._found[key] = self._promoted(fact, name, inherited_only)
        return self._found[key]

    def _promoted(self, fact: DefFact, name: str, inherited_only: bool) -> Bound:
        """The nearest member: of the type itself, then of what it embeds, level by level."""
        level, seen = [fact], {fact.key}
        hidden: Bound = MISSING
        for depth in range(MAX_DEPTH):
            found: list[Bound] = []
            opaque: list[Bound] = []
            below: list[DefFact] = []
            for one in self._same_level(level, opaque):
                own = [] if inherited_only and depth == 0 else self.members(one, name)
                found += [self._one(own)] if own else []
                self._embedded(one, name, (found, opaque, below))
            if found:
                is_clear = len(found) == 1 and hidden == MISSING
                return found[0] if is_clear else Uncertain("several embedded types could have it")
            unknown = [one for one in opaque if not isinstance(one, Outside)]
            hidden = next(iter(unknown or opaque), hidden) if hidden == MISSING else hidden
            level = [one for one in below if one.key not in seen]
            seen |= {one.key for one in level}
            if not level:
                break
        return Outside(f"{fact.name}.{name}") if isinstance(hidden, Outside) else hidden

    def _embedded(
        self, fact: DefFact, name: str, into: tuple[list[Bound], list[Bound], list[DefFact]]
    ) -> None:
        """An embedded type is a field of its own name; its members come one level below."""
        found, opaque, below = into
        for base in self.book.bases_of(fact):
            bound = self.base(base)
            if isinstance(bound, Defined) and bound.fact.kind in TYPE_KINDS:
                below.append(bound.fact)
                bound = Instance(bound.fact)
            else:
                opaque.append(bound)
            if base.name == name:
                found.append(bound)

    def _same_level(self, level: list[DefFact], opaque: list[Bound]) -> Iterable[DefFact]:
        """The types of a level, and those they are only other names of."""
        for one in level:
            yield one
            for _ in range(MAX_DEPTH):
                if one.kind != "type_alias" or not one.details.annotation:
                    break
                bound = self.typed((one.path, one.no), one.details.annotation)
                if not isinstance(bound, Instance):
                    if not isinstance(bound, Unnamed):
                        opaque.append(bound)
                    break
                one = bound.fact
                yield one
