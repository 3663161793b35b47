"""What a Python name means across files, and only where that is certain.

Certain: a name of the same scope, an imported name, a member of a module or class of the
repository, a method of `self`, `cls` or `super()`, a local whose written type or constructor is
known. Everything else is `Uncertain`, with the reason; what is certainly not in the repository is
`Outside`.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TypeAlias

from probant.facts.languages.python.modules import ModuleMap
from probant.facts.lookup import FactBook
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath

HARMLESS_BASES = frozenset(
    {"object", "Protocol", "Generic", "ABC", "NamedTuple", "TypedDict", "Enum"}
)
"""Outside classes that bring no method a repository's own name could be confused with."""

DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
OPTIONAL = re.compile(r"(?:\w+\.)?Optional\[(.*)\]|(.*?) *\| *None|None *\| *(.*)")

FUNCTIONS = ("function", "method")


class Defined(Record):
    """One definition of the repository."""

    fact: DefFact


class Module(Record):
    """A file of the repository, as a module."""

    path: RepoPath


class Instance(Record):
    """A value whose class is known."""

    fact: DefFact


class Outside(Record):
    """Certainly not defined in the repository: a builtin, the standard library, a dependency."""

    name: str


class Uncertain(Record):
    """Could be several things, or cannot be told from the text."""

    why: str


Bound: TypeAlias = Defined | Module | Instance | Outside | Uncertain

MISSING = Uncertain("no such name")
CIRCULAR = Uncertain("circular import")


class Binder:
    """Follows names through one view of the index. Answers are remembered."""

    def __init__(self, book: FactBook) -> None:
        self._book = book
        self._attributes: dict[tuple[str, str], Bound] = {}
        self._members: dict[tuple[str, int, str, bool], Bound] = {}

    @cached_property
    def modules(self) -> ModuleMap:
        return ModuleMap(self._book.blobs)

    def call(self, call: CallFact) -> Bound:
        """What a call site calls: a function, a method, or a class."""
        code, detail = call.bind[:1], call.bind[1:]
        chain = call.expression.split(".") if DOTTED.fullmatch(call.expression) else []
        if code == "u":
            return self._super_member(call, int(detail))
        if not chain:
            return Outside("builtin") if code == "b" else Uncertain("the callee is an expression")
        start = self._start(call, code, detail, chain)
        return _callable(self._walk(start, chain[1:]))

    def _start(self, call: CallFact, code: str, detail: str, chain: list[str]) -> Bound:
        match code:
            case "b":
                return Outside(chain[0])
            case "d":
                fact = self._book.definition(call.path, call.blob, int(detail))
                return Defined(fact) if fact else MISSING
            case "i":
                rows = self._book.imports_of(call.path)
                return self.imported(rows[int(detail)], chain)
            case "s" | "k":
                fact = self._book.definition(call.path, call.blob, int(detail))
                return Instance(fact) if fact else MISSING
            case "t":
                return self.typed(call.path, detail)
            case "?":
                return self._through_stars(call.path, chain[0], frozenset())
        return Uncertain("bound more than once" if code == "m" else "a local value")

    # Names of a module

    def dotted(self, path: RepoPath, text: str) -> Bound:
        """What a dotted name written at module level of this file means."""
        first, *rest = text.split(".")
        blob = self._book.blob(path)
        for row in self._book.imports_of(path):
            if row.scope == MODULE_SCOPE and not row.name and row.bound == first and rest:
                return self._walk(self.imported(row, text.split(".")), rest)
        start = self.attribute(path, first) if blob is not None else MISSING
        if start == MISSING and first in _builtin_names():
            return Outside(first)
        return self._walk(start, rest)

    def attribute(self, path: RepoPath, name: str) -> Bound:
        """What `name` means as an attribute of the module at this path."""
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
        blob = self._book.blob(path)
        if blob is None:
            return MISSING
        if self._book.is_rebound(blob, name):
            return Uncertain("bound more than once")
        found = [Defined(fact) for fact in self._own(path, blob, MODULE_SCOPE, name)]
        imported = {
            self._imported(row, [], seen)
            for row in self._book.imports_of(path)
            if row.scope == MODULE_SCOPE and row.bound == name and row.name != "*"
        }
        bound: set[Bound] = {*found, *imported}
        if len(bound) == 1:
            return bound.pop()
        if bound:
            return Uncertain("bound more than once")
        child = self.modules.child(path, name)
        return Module(child) if child else self._through_stars(path, name, seen)

    def _own(self, path: RepoPath, blob: int, scope: int, name: str) -> list[DefFact]:
        """Definitions of a name in one scope, without placeholders, overloads and accessors."""
        facts = self._book.members(path, blob, scope, name)
        solid = [f for f in facts if not f.has(Trait.EMPTY_VALUE) and not f.has(Trait.OVERLOAD)]
        if len(solid) > 1 and solid[0].has(Trait.PROPERTY):
            return solid[:1]
        return solid or facts[:1]

    def _through_stars(self, path: RepoPath, name: str, seen: frozenset[tuple[str, str]]) -> Bound:
        found: Bound = MISSING
        for row in self._book.star_imports(path):
            origin = self.modules.resolve(row.module, path)
            if origin is None:
                found = Uncertain("a star import from outside could bring it")
                continue
            listed = {export for export, _ in self._book.exports(origin)}
            if name in listed or (not listed and not name.startswith("_")):
                through = self._attribute(origin, name, seen)
                if through != MISSING:
                    return through
        return found

    # Imports

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:
        """What the name bound by an import means; `chain` is the dotted use it starts."""
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

    # Members of classes and values

    def _walk(self, start: Bound, names: list[str]) -> Bound:
        for name in names:
            match start:
                case Module(path):
                    start = self._attribute(path, name, frozenset())
                case Defined(fact) if fact.kind == "class":
                    start = self.member(fact, name)
                case Instance(fact):
                    start = self._instance_member(fact, name)
                case Defined(fact) if fact.details.annotation:
                    start = self._walk(self.typed(fact.path, fact.details.annotation), [name])
                case Outside():
                    return start
                case _:
                    return start if isinstance(start, Uncertain) else Uncertain("an unknown value")
        return start

    def member(self, fact: DefFact, name: str, *, inherited_only: bool = False) -> Bound:
        """What `name` means as a member of a class, through its bases."""
        key = (fact.path, fact.no, name, inherited_only)
        if key not in self._members:
            self._members[key] = Uncertain("circular bases")
            self._members[key] = self._find_member(fact, name, inherited_only)
        return self._members[key]

    def _find_member(self, fact: DefFact, name: str, inherited_only: bool) -> Bound:
        own = [] if inherited_only else self._own(fact.path, fact.blob, fact.no, name)
        if own:
            return Defined(own[0]) if len(own) == 1 else Uncertain("defined more than once")
        opaque: Bound | None = None
        for base in self._book.bases_of(fact):
            bound = self.base(base)
            if isinstance(bound, Defined) and bound.fact.kind == "class":
                through = self.member(bound.fact, name)
                if isinstance(through, Defined):
                    return through if opaque is None else Uncertain("an outside base comes first")
                if through != MISSING:
                    opaque = through
            elif base.name not in HARMLESS_BASES:
                is_outside = isinstance(bound, Outside)
                opaque = Outside(f"{base.name}.{name}") if is_outside else Uncertain("unknown base")
        return opaque or MISSING

    def base(self, base: BaseFact) -> Bound:
        """What a base class expression means."""
        text = base.expression.split("[", 1)[0]
        return self.dotted(base.path, text) if DOTTED.fullmatch(text) else Uncertain("computed")

    def _super_member(self, call: CallFact, owner: int) -> Bound:
        fact = self._book.definition(call.path, call.blob, owner)
        return self.member(fact, call.name, inherited_only=True) if fact else MISSING

    def _instance_member(self, fact: DefFact, name: str) -> Bound:
        types = self._book.attribute_types(fact.blob, fact.no, name)
        through = self.member(fact, name)
        if not types:
            if isinstance(through, Defined) and through.fact.kind not in FUNCTIONS:
                annotation = through.fact.details.annotation
                return self.typed(through.fact.path, annotation) if annotation else MISSING
            return through
        if isinstance(through, Defined) and through.fact.kind in FUNCTIONS:
            if through.fact.has(Trait.PROPERTY):
                return self._returned(through.fact)
            return Uncertain("a method replaced on the instance")
        return self.typed(fact.path, types.pop()) if len(types) == 1 else Uncertain("several types")

    def typed(self, path: RepoPath, text: str) -> Bound:
        """The class behind a written type or, with a leading '=', behind a constructor call."""
        constructed, text = text.startswith("="), text.removeprefix("=").strip("\"' ")
        if optional := OPTIONAL.fullmatch(text):
            text = next(group for group in optional.groups() if group is not None).strip("\"' ")
        if not DOTTED.fullmatch(text):
            return Uncertain("a type that is not one class")
        bound = self.dotted(path, text)
        match bound:
            case Defined(fact) if fact.kind == "class":
                return Instance(fact)
            case Defined(fact) if constructed and fact.kind in FUNCTIONS:
                return self._returned(fact)
            case Outside(name) if not constructed or name.rpartition(".")[2][:1].isupper():
                return bound
        return Uncertain("an unknown type")

    def _returned(self, fact: DefFact) -> Bound:
        returns = fact.details.returns
        if not returns or fact.has(Trait.ASYNC) or fact.has(Trait.GENERATOR):
            return Uncertain("a call's result")
        return self.typed(fact.path, returns)


def _callable(bound: Bound) -> Bound:
    """Only functions, methods and classes are callees; a value that is called hides its own."""
    match bound:
        case Defined(fact) if fact.kind in (*FUNCTIONS, "class"):
            return bound
        case Outside() | Uncertain():
            return bound
    return Uncertain("a value is called")


def _builtin_names() -> frozenset[str]:
    import builtins

    return frozenset(dir(builtins))
