"""What Python names mean across files: modules, star imports, optional types, builtins."""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Collection
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
from probant.facts.languages.python.modules import ModuleMap
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS

OPTIONAL = re.compile(r"(?:\w+\.)?Optional\[(.*)\]|(.*?) *\| *None|None *\| *(.*)")
BUILTINS = frozenset(dir(builtins))
NO_ONE_CLASS = frozenset(
    {"Any", "Self", "object", "Callable", "Union", "Type", "type", "Annotated", "Final", "ClassVar"}
)
"""Types behind which any class may stand."""


class PythonResolver(Resolver):
    HARMLESS_BASES = frozenset(
        {"object", "Protocol", "Generic", "ABC", "NamedTuple", "TypedDict", "Enum"}
    )
    STRUCTURAL_TYPES = True
    DYNAMIC_CALLEES = frozenset(
        {"getattr", "eval", "exec", "__import__", "import_module", "globals", "locals", "vars",
         "methodcaller", "attrgetter"}
    )  # fmt: skip
    LOOKUPS = DYNAMIC_CALLEES | {"getmembers", "getattr_static"}
    LOOKUP_WORDS = ("__dict__",)
    DYNAMIC_IMPORTS = frozenset(
        {"import_module", "__import__", "exec", "eval", "run_path", "run_module"}
    )

    @cached_property
    def modules(self) -> ModuleMap:
        return ModuleMap(path for path in self.book.blobs if path.endswith((".py", ".pyi", ".pyw")))

    @cached_property
    def _attributes(self) -> dict[tuple[str, str], Bound]:
        return {}

    # Rules

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        return self.modules.resolve(module, importer)

    def tails(self, path: RepoPath) -> frozenset[str] | None:
        head, _, leaf = path.rpartition("/")
        if leaf.startswith("__init__."):
            return frozenset({head.rpartition("/")[2], ""})  # `from . import …` names no file
        return frozenset({leaf.rpartition(".")[0]})

    def dotted_path(self, path: RepoPath) -> str:
        return self.modules.dotted(path)

    def exported(self, path: RepoPath) -> list[str]:
        """The export list if the file has one, else its public top-level definitions."""
        listed = super().exported(path)
        if listed:
            return listed
        top = [fact.name for fact in self.book.definitions_in(path) if fact.parent == MODULE_SCOPE]
        return [name for name in dict.fromkeys(top) if not name.startswith("_")]

    def is_standard(self, module: str) -> bool:
        return module.partition(".")[0] in sys.stdlib_module_names

    def is_implicit(self, name: str) -> bool:
        """Special methods are called by syntax: `in`, `with`, `+`, a constructor."""
        return name.startswith("__") and name.endswith("__")

    def may_fit(self, outside: str, bases: Collection[str]) -> bool:
        """An annotation from outside names the very class, or a base, it is about."""
        return any(name in bases for name in outside.split("."))

    def is_structural(self, method: DefFact) -> bool:
        owner = self.book.definition(method.path, method.blob, method.parent)
        return owner is not None and any(
            base.name == "Protocol" for base in self.book.bases_of(owner)
        )

    def constructor(self, fact: DefFact) -> Bound:
        return self.member(fact, "__init__")

    def type_chain(self, text: str) -> list[Link]:
        text = text.strip("\"' ")
        if optional := OPTIONAL.fullmatch(text):
            text = next(group for group in optional.groups() if group is not None).strip("\"' ")
        chain = links(text.partition("[")[0])
        return [] if chain and chain[-1].name in NO_ONE_CLASS else chain

    def typed(self, at: Where, text: str) -> Bound:
        found = super().typed(at, text)
        # What a generic from outside holds may well be of this repository.
        return Uncertain("a generic type") if "[" in text and isinstance(found, Outside) else found

    # Names of a module

    def named(self, at: Where, name: str) -> Bound:
        inside = self._import_inside(at, name)
        if inside is not None:
            return self.imported(inside, [name])
        found = self.attribute(at[0], name)
        return Outside(name) if found == MISSING and name in BUILTINS else found

    def dotted(self, at: Where, text: str) -> Bound:
        chain = links(text)
        inside = self._import_inside(at, chain[0].name) if len(chain) > 1 else None
        if inside is not None:
            return self.walk(self.imported(inside, [link.name for link in chain]), chain[1:])
        for row in self.book.imports_of(at[0]) if len(chain) > 1 else ():
            if row.scope == MODULE_SCOPE and not row.name and row.bound == chain[0].name:
                start = self.imported(row, [link.name for link in chain])
                return self.walk(start, chain[1:])
        return super().dotted(at, text)

    def _import_inside(self, at: Where, name: str) -> ImportFact | None:
        """The one import of this name within the functions around a place."""
        path, scope = at
        blob = self.book.blob(path)
        rows = [row for row in self.book.imports_of(path) if row.bound == name and row.name != "*"]
        while rows and blob is not None and scope != MODULE_SCOPE:
            own = [row for row in rows if row.scope == scope]
            fact = self.book.definition(path, blob, scope)
            is_hidden = fact is not None and fact.kind in CLASS_KINDS and scope != at[1]
            if own and not is_hidden:  # functions of a class do not see the names of its body
                return own[0] if len(own) == 1 else None
            scope = fact.parent if fact is not None else MODULE_SCOPE
        return None

    def ambient(self, at: Where, name: str) -> Bound:
        return self._through_stars(at[0], name, frozenset())

    def attribute(self, path: RepoPath, name: str) -> Bound:
        return self._attribute(path, name, frozenset())

    def _attribute(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        key = (path, name)
        if key in seen:
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
        if self.book.is_rebound(blob, name):
            return Uncertain("bound more than once")
        found = [Defined(fact) for fact in self.own(path, blob, MODULE_SCOPE, name)]
        imported = {
            self._imported(row, [], seen)
            for row in self.book.imports_of(path)
            if row.scope == MODULE_SCOPE and row.bound == name and row.name != "*"
        }
        bound: set[Bound] = {*found, *imported}
        if len(bound) == 1:
            return bound.pop()
        if bound:
            return Uncertain("bound more than once")
        child = self.modules.child(path, name)
        return Module(child) if child else self._through_stars(path, name, seen)

    def _through_stars(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        found: Bound = MISSING
        for row in self.book.star_imports(path):
            origin = self.modules.resolve(row.module, path)
            if origin is None:
                found = Uncertain("a star import from outside could bring it")
                continue
            listed = {export for export, _, _ in self.book.exports(origin)}
            if name in listed or (not listed and not name.startswith("_")):
                through = self._attribute(origin, name, seen)
                if through != MISSING:
                    return through
        return found

    # Imports

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:
        return self._imported(row, chain, frozenset())

    def _imported(
        self, row: ImportFact, chain: list[str], seen: frozenset[tuple[str, str]]
    ) -> Bound:
        if row.name:
            return self._imported_name(row, seen)
        whole = row.module.partition(".")[0] != row.bound or row.module == row.bound
        module = row.module if whole else row.bound
        path = self.modules.resolve(module, row.path)
        if path is not None:
            return Module(path)
        # A package without __init__ has no file of its own: follow the dotted use instead.
        for n in range(len(chain) - 1, 1, -1):
            if self.modules.resolve(".".join(chain[:n]), row.path) is not None:
                return Uncertain("a namespace package")
        return self._elsewhere(row, row.module)

    def _imported_name(self, row: ImportFact, seen: frozenset[tuple[str, str]]) -> Bound:
        path = self.modules.resolve(row.module, row.path)
        if path is not None:
            found = self._attribute(path, row.name, seen)
            if found not in (MISSING, CIRCULAR):
                return found
            child = self.modules.child(path, row.name)
            return Module(child) if child else found
        joined = (
            f"{row.module}{row.name}" if row.module.endswith(".") else f"{row.module}.{row.name}"
        )
        child = self.modules.resolve(joined, row.path)
        if child is not None:
            return Module(child)
        if row.module.startswith("."):
            return MISSING
        return self._elsewhere(row, f"{row.module}.{row.name}")

    def _elsewhere(self, row: ImportFact, name: str) -> Bound:
        if self.modules.is_ambiguous(row.module, row.path):
            return Uncertain("several files could be this module")
        return Outside(name)

    # Attributes of instances

    def attribute_value(self, fact: DefFact, written: str) -> Bound:
        """As annotated or, with a leading '=', what a call gives."""
        at = (fact.path, fact.no)
        if not written.startswith("="):
            return self.typed(at, written)
        chain = links(written[1:])
        if len(chain) > 1 and chain[0].name == "self":
            return self.result(self.walk(Instance(fact), chain[1:]))
        return self.result(self.dotted(at, written[1:]))
