"""What names mean across files, and only where that is certain: the part all languages share.

Certain: a name of the same scope, an imported name, a member of a module or class of the
repository, a method of the instance at hand, a value whose written type or constructor is known.
Everything else is `Uncertain`, with the reason; what is certainly not in the repository is
`Outside`. A language derives from `Resolver` and overrides the rules in which it differs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from probant.facts.bound import (
    A_VALUE,
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
from probant.facts.lookup import FactBook
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, SEPARATOR, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CALLABLE_KINDS, CLASS_KINDS, FUNCTION_KINDS
from probant.workspace.snapshot import SourceTree

Where = tuple[RepoPath, int]
"""A file and the number of a scope in it: from where a name is looked up."""


class Resolver:
    """Follows names of one language through one view of the index. Answers are remembered."""

    SEES_MEMBERS: ClassVar[bool] = False
    """Whether functions of a class reach its members, inherited ones too, by their bare names."""
    DETACHED: ClassVar[bool] = False
    """Whether members may be written outside their class."""
    CALL_MAKES_INSTANCE: ClassVar[bool] = True
    """Whether calling a class by its name gives an instance of it."""
    HARMLESS_BASES: ClassVar[Collection[str]] = frozenset()
    """Outside classes that bring no method a repository's own name could be confused with."""

    STRUCTURAL_TYPES: ClassVar[bool] = False
    """Whether a class fits a type by its methods alone, without naming it."""
    FUNCTIONS_AS_MEMBERS: ClassVar[bool] = False
    """Whether a plain function may be reached through any value: modules are objects there."""
    CALLS_VALUES: ClassVar[bool] = True
    """Whether a value can be called as a function is; else it has a method that is named."""
    DYNAMIC_CALLEES: ClassVar[Collection[str]] = frozenset()
    """Calls that can reach any function by a name computed at run time."""
    LOOKUPS: ClassVar[Collection[str]] = frozenset()
    """Calls that give a function, found by a text, as a value."""
    LOOKUP_WORDS: ClassVar[tuple[str, ...]] = ()
    """Words in code that reaches all functions of something without naming them."""
    DYNAMIC_IMPORTS: ClassVar[Collection[str]] = frozenset()
    """Calls that can bring in any file."""

    def __init__(self, book: FactBook, tree: SourceTree) -> None:
        self.book = book
        self.tree = tree
        self._members: dict[tuple[str, int, str, bool], Bound] = {}
        self._being_followed: set[tuple[tuple[str, int], str]] = set()

    # Rules every language states

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        """The file or package folder `module`, as written in `importer`, means; None outside."""
        raise NotImplementedError

    def attribute(self, path: RepoPath, name: str) -> Bound:
        """What `name` means as a name of the module at this path, to the files that import it."""
        raise NotImplementedError

    def imported(self, row: ImportFact, chain: list[str]) -> Bound:
        """What the name bound by an import means; `chain` is the dotted use it starts."""
        raise NotImplementedError

    def ambient(self, at: Where, name: str) -> Bound:  # noqa: ARG002 - a language's to override
        """What a name means that no scope around it and no import of its file binds."""
        return MISSING

    # Rules with a usual answer

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        """The files of the repository an import brings in."""
        path = self.origin(row)
        return frozenset({path} if path is not None else ())

    def origin(self, row: ImportFact) -> RepoPath | None:
        """The file or package folder an import's module means, seen from where it is written."""
        return self.resolve(row.module, row.path)

    def is_cast(self, call: CallFact) -> bool:  # noqa: ARG002 - as below
        """Whether what reads like a call only turns a value into one of another type."""
        return False

    def tails(self, path: RepoPath) -> frozenset[str] | None:  # noqa: ARG002 - as below
        """What imports of this file end in, None where any import may mean it."""
        return None

    def dotted_path(self, path: RepoPath) -> str:
        """The dotted name under which the repository's own code knows this file."""
        return path.rpartition(".")[0].replace("/", ".")

    def exported(self, path: RepoPath) -> list[str]:
        """Names others may use: listed ones, and those that are marked."""
        names = [name for name, _, _ in self.book.exports(path)]
        names += [
            fact.name
            for fact in self.book.definitions_in(path)
            if fact.parent == MODULE_SCOPE and fact.has(Trait.EXPORTED)
        ]
        return list(dict.fromkeys(names))

    def is_standard(self, module: str) -> bool:  # noqa: ARG002 - as above
        """Whether a module of this name comes with the language."""
        return False

    def is_implicit(self, name: str) -> bool:  # noqa: ARG002 - as above
        """Whether functions of this name are called by syntax, without their name."""
        return False

    def is_syntax(self, fact: DefFact) -> bool:
        """Whether a function can call this one by syntax alone, without writing its name."""
        return self.is_implicit(fact.name) and fact.name != "main"

    def may_fit(self, outside: str, bases: Collection[str]) -> bool:  # noqa: ARG002 - as above
        """Whether a value of an outside type may be of a class with these outside bases."""
        return self.STRUCTURAL_TYPES or bool(set(bases) - set(self.HARMLESS_BASES))

    def is_structural(self, method: DefFact) -> bool:
        """Whether a method belongs to a type that classes fit without naming it."""
        owner = self.book.definition(method.path, method.blob, method.parent)
        return owner is not None and owner.kind == "interface"

    def constructor(self, fact: DefFact) -> Bound:  # noqa: ARG002 - as above
        """What is called when a class is."""
        return MISSING

    def type_chain(self, text: str) -> list[Link]:
        """The names a written type consists of, stripped to the one class it is about."""
        return links(text)

    # Names

    def named(self, at: Where, name: str) -> Bound:
        """What a bare name means in a scope: definitions and imports around it, outwards."""
        path, scope = at
        blob = self.book.blob(path)
        if blob is None:
            return MISSING
        while scope != MODULE_SCOPE:
            found = self._named_in(path, blob, scope, name)
            if found is not None:
                return found
            fact = self.book.definition(path, blob, scope)
            scope = fact.parent if fact is not None else MODULE_SCOPE
        found = self._named_in(path, blob, MODULE_SCOPE, name)
        return found if found is not None else self.ambient(at, name)

    def _named_in(self, path: RepoPath, blob: int, scope: int, name: str) -> Bound | None:
        own = self.own(path, blob, scope, name)
        bound: set[Bound] = {Defined(fact) for fact in own}
        bound |= {
            self.imported(row, [name])
            for row in self.book.imports_of(path)
            if row.scope == scope and row.bound == name and row.name != "*"
            and row.form != "reexport"
        }  # fmt: skip
        if len(bound) > 1 or (scope == MODULE_SCOPE and self.book.is_rebound(blob, name)):
            return Uncertain("bound more than once")
        return bound.pop() if bound else None

    def own(self, path: RepoPath, blob: int, scope: int, name: str) -> list[DefFact]:
        """Definitions of a name in one scope, without placeholders, overloads and accessors."""
        return solid(self.book.members(path, blob, scope, name))

    def dotted(self, at: Where, text: str) -> Bound:
        """What a chain of names, as written in a scope, means."""
        chain = links(text)
        if not chain:
            return Uncertain("computed")
        start = self.named(at, chain[0].name)
        return self.walk(self._after(start, chain[0]), chain[1:])

    # Calls

    def call(self, call: CallFact) -> Bound:
        """What a call site calls: a function, a method, a macro or a class."""
        chain = links(call.expression)
        if call.bind[:1] == "u":
            return self._super_member(call, int(call.bind[1:]))
        if not chain:
            is_builtin = call.bind[:1] == "b"
            return Outside("builtin") if is_builtin else Uncertain("the callee is an expression")
        at = (call.path, call.caller)
        start = self._start(at, call.blob, call.bind, chain, call.n_arguments)
        if len(chain) > 1:
            start = self.walk(self._after(start, chain[0]), chain[1:], call.n_arguments)
        return callable_only(start)

    def _start(self, at: Where, blob: int, bind: str, chain: list[Link], n_args: int) -> Bound:
        code, detail = bind[:1], bind[1:]
        match code:
            case "b":
                return Outside(chain[0].name)
            case "d" | "s" | "k":
                fact = self.book.definition(at[0], blob, int(detail))
                if fact is None:
                    return MISSING
                return Defined(fact) if code == "d" else Instance(fact)
            case "o":
                return self._overload(at[0], blob, int(detail), n_args)
            case "i":
                rows = self.book.imports_of(at[0])
                return self.imported(rows[int(detail)], [link.name for link in chain])
            case "t":
                return self.typed(at, detail)
            case "r":
                inner, _, callee = detail.rpartition(SEPARATOR)
                return self._made_by(at, blob, inner, callee)
            case "?":
                return self.ambient_call(at, chain[0].name, n_args if len(chain) == 1 else -1)
        return Uncertain("bound more than once" if code == "m" else "a local value")

    def ambient_call(self, at: Where, name: str, n_args: int) -> Bound:
        """A bare name the file does not bind: of the class around, then of wherever else."""
        if self.SEES_MEMBERS:
            found = self.member_around(at, name, n_args)
            if found != MISSING:
                return found
        return self.ambient(at, name)

    def member_around(self, at: Where, name: str, n_args: int = -1) -> Bound:
        """A member of the classes around a scope, the innermost first."""
        path, scope = at
        blob = self.book.blob(path)
        while scope != MODULE_SCOPE and blob is not None:
            fact = self.book.definition(path, blob, scope)
            if fact is None:
                break
            owner = fact if fact.kind in CLASS_KINDS else self.detached_owner(fact)
            if owner is not None:
                found = self.member(owner, name, n_args=n_args)
                if found != MISSING:
                    return found
            scope = fact.parent
        return MISSING

    def _made_by(self, at: Where, blob: int, bind: str, callee: str) -> Bound:
        chain = links(callee)
        if not chain:
            return Uncertain("the value of an expression")
        start = self._start(at, blob, bind, chain, -1)
        if len(chain) > 1:
            start = self.walk(self._after(start, chain[0]), chain[1:])
        return self.result(start)

    def _overload(self, path: RepoPath, blob: int, no: int, n_args: int) -> Bound:
        first = self.book.definition(path, blob, no)
        if first is None:
            return MISSING
        return self.chosen(self.book.members(path, blob, first.parent, first.name), n_args)

    def chosen(self, facts: list[DefFact], n_args: int) -> Bound:
        """The one among namesakes that a call with so many arguments can mean."""
        facts = solid(facts)
        if len(facts) > 1 and n_args >= 0:
            facts = [fact for fact in facts if takes(fact, n_args)]
        if not facts:
            return MISSING
        return Defined(facts[0]) if len(facts) == 1 else Uncertain("defined more than once")

    # Members of modules, classes and values

    def walk(self, start: Bound, chain: list[Link], n_args: int = -1) -> Bound:
        for number, link in enumerate(chain, 1):
            start = self._step(start, link.name, n_args if number == len(chain) else -1)
            start = self._after(start, link)
            if isinstance(start, Outside):
                return start
        return start

    def _step(self, start: Bound, name: str, n_args: int) -> Bound:
        match start:
            case Module(path):
                return self.attribute(path, name)
            case Defined(fact) if fact.kind in CLASS_KINDS:
                return self.member(fact, name, n_args=n_args)
            case Instance(fact):
                return self.instance_member(fact, name, n_args)
            case Defined(fact) if fact.kind == "module":
                found = self.own(fact.path, fact.blob, fact.no, name)
                return self.chosen(found, n_args)
            case Defined(fact) if fact.kind not in FUNCTION_KINDS and fact.details.annotation:
                value = self.typed((fact.path, fact.parent), fact.details.annotation)
                return self._step(value, name, n_args)
            case Outside() | Uncertain():
                return start
        return Uncertain("an unknown value")

    def _after(self, bound: Bound, link: Link) -> Bound:
        """What is left when the operators written behind a name were applied."""
        if not link.after:
            return bound
        if link.after == "()":
            return self.result(bound)
        if isinstance(bound, Outside):
            return bound
        return self.unwrapped(bound, link.after)

    def unwrapped(self, bound: Bound, after: str) -> Bound:  # noqa: ARG002 - as above
        """Indexing and the like hide what they give, where the language has no rule."""
        return Uncertain("an element or part of a value")

    def result(self, bound: Bound) -> Bound:
        """What calling this gives."""
        match bound:
            case Defined(fact) if fact.kind in FUNCTION_KINDS:
                return self.returned(fact)
            case Defined(fact) if fact.kind in CLASS_KINDS and self.CALL_MAKES_INSTANCE:
                return Instance(fact)
            case Outside(name) if name.rpartition(".")[2][:1].isupper():
                return bound
        return Uncertain("a call's result")

    def returned(self, fact: DefFact) -> Bound:
        """The class a function is declared to return."""
        returns = fact.details.returns
        if not returns or fact.traits & (Trait.ASYNC | Trait.GENERATOR):
            return Uncertain("a call's result")
        return self.typed((fact.path, fact.no), returns)

    def typed(self, at: Where, text: str) -> Bound:
        """The value behind a written type."""
        chain = self.type_chain(text)
        if not chain or any(link.after for link in chain):
            return Uncertain("a type that is not one class")
        bound = self.walk(self.named(at, chain[0].name), chain[1:])
        match bound:
            case Defined(fact) if fact.kind in CLASS_KINDS:
                return Instance(fact)
            case Defined(fact) if fact.kind == "type_alias":
                return self.aliased(fact)
            case Outside():
                return bound
        return Uncertain("an unknown type")

    def aliased(self, fact: DefFact) -> Bound:
        """The value of a type that another type is named after."""
        written = fact.details.annotation
        return self.typed((fact.path, fact.parent), written) if written else Instance(fact)

    def instance_member(self, fact: DefFact, name: str, n_args: int = -1) -> Bound:
        types = self.book.attribute_types(fact.blob, fact.no, name)
        through = self.member(fact, name, n_args=n_args)
        if not types:
            if isinstance(through, Defined) and through.fact.kind not in FUNCTION_KINDS:
                found = through.fact
                annotation = found.details.annotation
                return self.typed((found.path, found.parent), annotation) if annotation else MISSING
            if isinstance(through, Defined) and through.fact.has(Trait.PROPERTY):
                return self.returned(through.fact)
            return through
        if isinstance(through, Defined) and through.fact.kind in FUNCTION_KINDS:
            if through.fact.has(Trait.PROPERTY):
                return self.returned(through.fact)
            return Uncertain("a method replaced on the instance")
        if len(types) > 1:
            return Uncertain("several types")
        key = (fact.key, name)
        if key in self._being_followed:
            return CIRCULAR  # `self.rows = self.rows.copy()`: its value is made of itself
        self._being_followed.add(key)
        try:
            return self.attribute_value(fact, types.pop())
        finally:
            self._being_followed.discard(key)

    def attribute_value(self, fact: DefFact, written: str) -> Bound:
        """The value of an attribute that is set in a class's own code."""
        return self.typed((fact.path, fact.no), written)

    # Classes

    def member(
        self, fact: DefFact, name: str, *, inherited_only: bool = False, n_args: int = -1
    ) -> Bound:
        """What `name` means as a member of a class, through its bases."""
        own = [] if inherited_only else self.members(fact, name)
        if own:
            found = self.chosen(own, n_args)
            if found != MISSING:
                return found
        key = (fact.path, fact.no, name, inherited_only)
        if key not in self._members:
            self._members[key] = Uncertain("circular bases")
            self._members[key] = self._inherited(fact, name, n_args)
            if n_args >= 0:
                return self._members.pop(key)  # true for this number of arguments alone
        return self._members[key]

    def _inherited(self, fact: DefFact, name: str, n_args: int) -> Bound:
        opaque: Bound | None = None
        for base in self.bases_of(fact):
            bound = self.base(base)
            if isinstance(bound, Defined) and bound.fact.kind in CLASS_KINDS:
                through = self.member(bound.fact, name, n_args=n_args)
                if isinstance(through, Defined):
                    if opaque is not None:
                        return Uncertain("an outside base comes first")
                    return self._nearer(fact, base, through, name) or through
                if through != MISSING:
                    opaque = through
            elif base.name not in self.HARMLESS_BASES:
                is_outside = isinstance(bound, Outside)
                opaque = Outside(f"{base.name}.{name}") if is_outside else Uncertain("unknown base")
        return opaque or MISSING

    def _nearer(self, fact: DefFact, first: BaseFact, found: Defined, name: str) -> Bound | None:
        """What a further base has, where it stands below the class in which this was found.

        A class comes after all that extend it, whichever way leads there first.
        """
        owner = self.book.definition(found.fact.path, found.fact.blob, found.fact.parent)
        for base in self.bases_of(fact):
            bound = self.base(base)
            is_class = isinstance(bound, Defined) and bound.fact.kind in CLASS_KINDS
            if base.ordinal <= first.ordinal or not is_class or owner is None:
                continue
            assert isinstance(bound, Defined)  # noqa: S101 - just tested
            through = self.member(bound.fact, name)
            if through != found and self._extends(bound.fact, owner):
                return through if isinstance(through, Defined) else Uncertain("several bases")
        return None

    def _extends(self, fact: DefFact, wanted: DefFact) -> bool:
        seen, queue = {fact.key}, [fact]
        while queue:
            for base in self.bases_of(queue.pop()):
                bound = self.base(base)
                if not isinstance(bound, Defined) or bound.fact.key in seen:
                    continue
                if bound.fact.key == wanted.key:
                    return True
                seen.add(bound.fact.key)
                queue.append(bound.fact)
        return False

    def members(self, fact: DefFact, name: str) -> list[DefFact]:
        """Members of this name that belong to the class itself, wherever they are written."""
        found = self.book.members(fact.path, fact.blob, fact.no, name)
        if self.DETACHED:
            found += [
                one
                for one in self.book.definitions(name)
                if one.has(Trait.DETACHED) and self._is_owner(fact, one)
            ]
        return found

    def all_members(self, fact: DefFact) -> list[DefFact]:
        """Everything that belongs to the class itself, wherever it is written."""
        listed = self.book.definitions_in(fact.path)
        found = [one for one in listed if one.parent == fact.no]
        if self.DETACHED:
            outside = self.book.detached_members(fact.name)
            found += [one for one in outside if self._is_owner(fact, one)]
        return found

    def _is_owner(self, fact: DefFact, member: DefFact) -> bool:
        owner = self.detached_owner(member)
        return owner is not None and owner.key == fact.key

    def detached_owner(self, member: DefFact) -> DefFact | None:
        """The class of a member that is written outside it; None for any other definition."""
        written = member.details.owner if member.has(Trait.DETACHED) else None
        if not written:
            return None
        bound = self.dotted((member.path, member.parent), written)
        return bound.fact if isinstance(bound, Defined) else None

    def bases_of(self, fact: DefFact) -> list[BaseFact]:
        found = self.book.bases_of(fact)
        if self.DETACHED:
            found += [
                base
                for base in self.book.bases_written_outside(fact.name)
                if self.owner_of_base(base) == fact
            ]
        return found

    def owner_of_base(self, base: BaseFact) -> DefFact | None:
        """The class that a base is given to."""
        if base.owner:
            return self.book.definition(base.path, base.blob, base.owner)
        bound = self.named((base.path, MODULE_SCOPE), base.owner_text)
        return bound.fact if isinstance(bound, Defined) else None

    def base(self, base: BaseFact) -> Bound:
        """What a base class expression means."""
        owner = self.book.definition(base.path, base.blob, base.owner) if base.owner else None
        at = (base.path, owner.parent if owner else MODULE_SCOPE)
        chain = self.type_chain(base.expression)
        if not chain:
            return Uncertain("computed")
        return self.walk(self.named(at, chain[0].name), chain[1:])

    def _super_member(self, call: CallFact, owner: int) -> Bound:
        fact = self.book.definition(call.path, call.blob, owner)
        if fact is None:
            return MISSING
        return self.member(fact, call.name, inherited_only=True, n_args=call.n_arguments)


def solid(facts: Iterable[DefFact]) -> list[DefFact]:
    """Without placeholders, mere declarations and overload signatures where there is more."""
    listed = list(facts)
    light = Trait.EMPTY_VALUE | Trait.OVERLOAD | Trait.DECLARATION
    found = [fact for fact in listed if not fact.traits & light]
    if len(found) > 1 and found[0].has(Trait.PROPERTY):
        return found[:1]
    return found or listed[:1]


def takes(fact: DefFact, n_args: int) -> bool:
    """Whether a function can be called with so many arguments."""
    details = fact.details
    parameters = [p for n, p in enumerate(details.parameters)
                  if not (n == 0 and p.name == details.receiver)]  # fmt: skip
    if any(parameter.star for parameter in parameters):
        return n_args >= len(parameters) - 1
    n_required = sum(parameter.default is None for parameter in parameters)
    return n_required <= n_args <= len(parameters)


def callable_only(bound: Bound) -> Bound:
    """Only functions, methods, macros and classes are callees; a value that is called hides its."""
    match bound:
        case Defined(fact) if fact.kind in CALLABLE_KINDS:
            return bound
        case Outside() | Uncertain():
            return bound
    return A_VALUE
