"""Which definition a name of C or C++ means, by the scopes, namespaces and includes around it.

A name is looked up in the classes and namespaces around it, among what the file and its includes
hold. What expressions and types mean is `resolve`'s work; the choice among namesakes `overloads`'.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from probant.facts.bound import MISSING, Bound, Defined, Outside, Uncertain
from probant.facts.languages.cpp.headers import HeaderMap, is_standard_header
from probant.facts.languages.cpp.marks import CALLED, CONDITIONAL, TEMPLATE_PARAMETER
from probant.facts.languages.cpp.overloads import chosen
from probant.facts.languages.cpp.values import Space, Value
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

DEPENDENT = Uncertain("a base that is a template's parameter")
UNKNOWN_BASE = Uncertain("unknown base")
MAX_INCLUDED = 3000
"""How many files are followed from one; beyond that names stay uncertain."""
TYPE_KINDS = CLASS_KINDS | {"type_alias"}
C_LIBRARY = frozenset(
    "abort abs atof atoi atol calloc exit fclose feof fflush fgets fopen fprintf fputc fputs fread"
    " free fseek ftell fwrite getenv isalnum isalpha isdigit isspace malloc memchr memcmp memcpy"
    " memmove memset perror printf putchar puts qsort rand realloc scanf snprintf sprintf sscanf"
    " strcasecmp strcat strchr strcmp strcpy strcspn strdup strerror strlen strncat strncmp strncpy"
    " strrchr strspn strstr strtod strtok strtol strtoul strtoull time tolower toupper va_arg"
    " va_end va_start va_copy vfprintf vprintf vsnprintf vsprintf assert offsetof".split()
)


class Names(Resolver):
    """Looks names up, and remembers what it found."""

    SEES_MEMBERS = True
    DETACHED = True

    def tails(self, path: RepoPath) -> frozenset[str] | None:
        return frozenset({path.rpartition("/")[2].partition(".")[0]})

    @cached_property
    def _headers(self) -> HeaderMap:
        return HeaderMap(frozenset(self.tree.files), self.tree)

    @cached_property
    def _reached(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _namesakes(self) -> dict[str, list[DefFact]]:
        return {}

    @cached_property
    def _languages(self) -> dict[str, str | None]:
        return {}

    @cached_property
    def _surroundings(self) -> dict[Where, tuple[DefFact, ...]]:
        return {}

    @cached_property
    def _parameters(self) -> dict[tuple[Where, str], bool]:
        return {}

    @cached_property
    def _owners(self) -> dict[tuple[str, int], DefFact | None]:
        return {}

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        return self._headers.resolve(module, importer)

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        return super().files(row) if not row.form else frozenset()

    def reached(self, path: str) -> frozenset[str]:
        """The file and all it includes, directly or not."""
        known = self._reached.get(path)
        if known is None:
            seen, pending = {path}, [path]
            while pending and len(seen) < MAX_INCLUDED:
                for row in self.book.imports_of(pending.pop()):
                    found = self._headers.resolve(row.module, row.path) if not row.form else None
                    if found is not None and found not in seen:
                        seen.add(found)
                        pending.append(found)
            known = self._reached[path] = frozenset(seen)
        return known

    def exported(self, path: RepoPath) -> list[str]:
        """What other files can use: external linkage, and whatever a header declares."""
        facts = self.book.definitions_in(path)
        return list(dict.fromkeys(fact.name for fact in facts if fact.has(Trait.EXPORTED)))

    def is_standard(self, module: str) -> bool:
        return module == "std" or module.startswith("std::") or is_standard_header(module)

    def is_implicit(self, name: str) -> bool:
        return name.startswith(("operator", "~")) or name in ("main", "begin", "end")

    def is_syntax(self, fact: DefFact) -> bool:
        """A value may be made, converted and destroyed without a word."""
        return fact.has(Trait.CONSTRUCTOR) or super().is_syntax(fact)

    def constructor(self, fact: DefFact) -> Bound:
        return self._choose((fact.path, fact.no), self.members(fact, fact.name), -1)

    def _is_c(self, fact: DefFact) -> bool:
        if fact.path not in self._languages:
            self._languages[fact.path] = self.book.language(fact.path)
        return self._languages[fact.path] == "c"

    def _is_conditional(self, fact: DefFact) -> bool:
        return bool(self.book.attribute_types(fact.blob, fact.no, CONDITIONAL))

    # Names

    def _scope_named(self, at: Where, name: str, text: str = "") -> Value:
        """A class, alias or namespace, as the start of a qualified name or a type.

        With template arguments behind it, in `text`, it may be another one than that around.
        """
        if name == "std":
            return Outside("std")
        if self._is_parameter(at, name):
            return Uncertain("a template parameter")
        has_arguments = text.removeprefix(name).lstrip().startswith("<")
        for inner in self._classes_around(at):
            if inner.name == name and not has_arguments:
                return Defined(inner)
            found = self._member_type(inner, name)
            if found != MISSING:
                return found
        for prefix in self._prefixes(at):
            found_in = self._in_space(at, Space(prefix), name, -1, types_only=True)
            if found_in != MISSING:
                return found_in
        return self._through_usings(at, name, -1, types_only=True)

    def _member_type(self, fact: DefFact, name: str) -> Bound:
        found = self.member(fact, name)
        match found:
            case Defined(one) if one.kind in TYPE_KINDS:
                return found
            case Uncertain() if found not in (MISSING, DEPENDENT, UNKNOWN_BASE):
                return found
        return MISSING

    def _function_named(
        self, at: Where, name: str, n_args: int, *, for_result: bool = False
    ) -> Value:
        """What a bare name that is called means."""
        macros = [f for f in self._all_named(name) if f.kind == "macro"]
        macros = [f for f in macros if f.path in self.reached(at[0])]
        if macros:
            found = self._macro(at, macros, self._all_named(name))
            if found is not None:
                return found
        if self._is_parameter(at, name):
            return Uncertain("a template parameter")
        opaque: Bound = MISSING
        for inner in self._classes_around(at):
            if inner.name == name:
                return Defined(inner)
            found = self._member(inner, name, n_args, for_result)
            if isinstance(found, Outside):
                opaque = found
            elif found not in (MISSING, DEPENDENT):
                return found
        for prefix in self._prefixes(at):
            found_in = self._in_space(at, Space(prefix), name, n_args, for_result=for_result)
            if found_in != MISSING:
                return found_in
        found_in = self._through_usings(at, name, n_args, types_only=False)
        if found_in != MISSING:
            return found_in
        if opaque == MISSING and name in C_LIBRARY and not self._all_named(name):
            return Outside(name)
        return opaque

    def _macro(self, at: Where, macros: list[DefFact], facts: list[DefFact]) -> Bound | None:
        """The macro that is called; None where it only gives a function another name.

        `#define f lib_f` renames calls and definitions of `f` alike, in the files that see it.
        """
        reached = self.reached(at[0])
        functions = [f for f in facts if f.kind in FUNCTION_KINDS and f.path in reached]
        if not functions:
            return Defined(macros[0]) if len(macros) == 1 else Uncertain("several macros")
        bodies = [f for f in facts if f.kind in FUNCTION_KINDS and not f.has(Trait.DECLARATION)]
        renames = not any(self.book.attribute_types(f.blob, f.no, CALLED) for f in macros)
        if renames and all(m.path in self.reached(f.path) for m in macros for f in bodies):
            return None
        return Uncertain("a macro and a function")

    def _value_named(self, at: Where, name: str) -> Value:
        """A variable or field, by its bare name."""
        for inner in self._classes_around(at):
            found = self.member(inner, name)
            if found not in (MISSING, DEPENDENT) and not isinstance(found, Outside):
                return found
        for prefix in self._prefixes(at):
            found_in = self._in_space(at, Space(prefix), name, -1)
            if found_in != MISSING:
                return found_in
        return self._through_usings(at, name, -1, types_only=False)

    def _is_parameter(self, at: Where, name: str) -> bool:
        """Whether a template around binds the name."""
        key = (at, name)
        known = self._parameters.get(key)
        if known is None:
            mark = TEMPLATE_PARAMETER.format(name)
            known = self._parameters[key] = any(
                self.book.attribute_types(fact.blob, fact.no, mark) for fact in self._around(at)
            )
        return known

    # Where a name stands

    def _around(self, at: Where) -> tuple[DefFact, ...]:
        """The definitions around a place, the innermost first."""
        known = self._surroundings.get(at)
        if known is None:
            known = self._surroundings[at] = tuple(self._outwards(at))
        return known

    def _outwards(self, at: Where) -> Iterator[DefFact]:
        path, scope = at
        blob = self.book.blob(path)
        while scope != MODULE_SCOPE and blob is not None:
            fact = self.book.definition(path, blob, scope)
            if fact is None:
                return
            yield fact
            scope = fact.parent

    def _classes_around(self, at: Where) -> Iterator[DefFact]:
        for fact in self._around(at):
            if fact.kind in CLASS_KINDS:
                yield fact
            owner = self.detached_owner(fact)
            if owner is not None:
                yield owner

    def _prefixes(self, at: Where) -> Iterator[str]:
        """The dotted names of the namespaces around a place, down to ''."""
        last: DefFact | None = None
        for fact in self._around(at):
            if fact.kind == "module":
                last = last or fact
                break
            last = fact
        name = ""
        if last is not None:
            name = last.qualified_name
            if last.kind != "module":
                n_own = 1 + len((last.details.owner or "").split("::")) * bool(last.details.owner)
                name = ".".join(name.split(".")[:-n_own]) if "operator" not in name else (
                    name.partition("operator")[0].rstrip("."))  # fmt: skip
        while name:
            yield name
            name = name.rpartition(".")[0]
        yield ""

    def _all_named(self, name: str) -> list[DefFact]:
        known = self._namesakes.get(name)
        if known is None:
            known = self._namesakes[name] = self.book.definitions(name)
        return known

    # Namespaces

    def _in_space(
        self,
        at: Where,
        space: Space,
        name: str,
        n_args: int,
        *,
        types_only: bool = False,
        for_result: bool = False,
    ) -> Value:
        """A name of a namespace, as seen from a file."""
        wanted = f"{space.name}.{name}" if space.name else name
        facts = [
            fact
            for fact in self._all_named(name)
            if fact.qualified_name == wanted
            and fact.kind != "macro"
            and (fact.kind != "method" or fact.has(Trait.DETACHED))
        ]
        reached = self.reached(at[0])
        seen = [fact for fact in facts if fact.path in reached]
        if not seen:
            return MISSING
        if any(fact.kind == "module" for fact in seen):
            return Space(wanted)
        functions = [] if types_only else [f for f in facts if f.kind in FUNCTION_KINDS]
        if any(fact.path in reached for fact in functions):
            return self._choose(at, functions, n_args, for_result=for_result)
        types = [fact for fact in facts if fact.kind in TYPE_KINDS]
        if any(fact.path in reached for fact in types):
            return self._one_type(types, reached)
        values = [fact for fact in facts if fact.kind in ("variable", "constant")]
        if types_only or not values:
            return MISSING
        return self._one_value([fact for fact in values if fact.path in reached])

    def _one_type(self, facts: list[DefFact], reached: frozenset[str]) -> Bound:
        classes = [fact for fact in facts if fact.kind in CLASS_KINDS]
        if not classes:
            seen = [fact for fact in facts if fact.path in reached]
            texts = {fact.details.annotation for fact in seen}
            return Defined(seen[0]) if len(texts) == 1 else Uncertain("several aliases")
        if any("<" in (fact.details.annotation or "") for fact in classes):
            return Uncertain("a specialised template")
        bodies = [fact for fact in classes if not fact.has(Trait.DECLARATION)]
        near = [fact for fact in bodies if fact.path in reached] or bodies
        if len(near) == 1:
            return Defined(near[0])
        if near:
            return Uncertain("defined more than once")
        heads = [fact for fact in classes if fact.path in reached]
        return Defined(heads[0]) if len(heads) == 1 else Uncertain("declared more than once")

    def _one_value(self, facts: list[DefFact]) -> Bound:
        types = {fact.details.annotation for fact in facts}
        if facts and len(types) == 1:
            return Defined(facts[0])
        return Uncertain("defined more than once")

    def _through_usings(self, at: Where, name: str, n_args: int, *, types_only: bool) -> Value:
        """Names that `using` brings into the file; a namespace from outside may bring anything."""
        found: set[Value] = set()
        for row in self.book.imports_of(at[0]):
            if row.form != "using" or row.bound not in (name, "*"):
                continue
            space = self._space_of(row)
            if isinstance(space, Space):
                last = name if row.name == "*" else row.name
                value = (
                    self._in_space(at, space, last, n_args, types_only=types_only)
                    if last else space
                )  # fmt: skip
            elif row.bound == name:
                value = space if isinstance(space, Outside) else Uncertain("brought in by using")
            else:
                value = MISSING
            if value != MISSING:
                found.add(value)
        if len(found) > 1:
            return Uncertain("several namespaces hold it")
        return found.pop() if found else MISSING

    def _space_of(self, row: ImportFact) -> Value:
        """The namespace a `using` names; a class or what is outside as it is."""
        first, *rest = row.module.split("::")
        if first == "std":
            return Outside("std")
        for prefix in self._prefixes((row.path, row.scope)):
            wanted = ".".join(part for part in (prefix, first, *rest) if part)
            modules = [f for f in self._all_named(wanted.rpartition(".")[2]) if f.kind == "module"]
            reached = self.reached(row.path)
            if any(f.qualified_name == wanted and f.path in reached for f in modules):
                return Space(wanted)
        return MISSING

    # Members and owners

    def _member(self, fact: DefFact, name: str, n_args: int, for_result: bool) -> Bound:
        if name == fact.name:
            return Defined(fact)
        if for_result and n_args < 0:
            own = self.members(fact, name)
            if own:
                return self._choose((fact.path, fact.no), own, -1, for_result=True)
        return self.member(fact, name, n_args=n_args)

    def _choose(
        self, at: Where, facts: list[DefFact], n_args: int, *, for_result: bool = False
    ) -> Bound:
        reached = self.reached(at[0])
        return chosen(
            facts,
            n_args,
            is_visible=lambda fact: fact.path in reached,
            is_c=self._is_c,
            is_conditional=self._is_conditional,
            for_result=for_result,
        )

    def chosen(self, facts: list[DefFact], n_args: int) -> Bound:
        """Of the members of one class; in-class declarations make all of them visible."""
        functions = [fact for fact in facts if fact.kind in FUNCTION_KINDS]
        if functions:
            return chosen(
                functions,
                n_args,
                is_visible=lambda _: True,
                is_c=self._is_c,
                is_conditional=self._is_conditional,
            )
        types = [fact for fact in facts if fact.kind in TYPE_KINDS]
        if types:
            return self._one_type(types, frozenset(fact.path for fact in types))
        return self._one_value(facts)

    def members(self, fact: DefFact, name: str) -> list[DefFact]:
        """In the class, and written outside it: only what the class declares can be."""
        own = self.book.members(fact.path, fact.blob, fact.no, name)
        if not own:
            return own
        outside = [one for one in self._all_named(name) if one.has(Trait.DETACHED)]
        return own + [one for one in outside if self._is_owner(fact, one)]

    def detached_owner(self, member: DefFact) -> DefFact | None:
        if not member.has(Trait.DETACHED):
            return None
        if member.key not in self._owners:
            self._owners[member.key] = None
            written = member.details.owner or ""
            found = self.dotted((member.path, member.parent), written)
            is_class = isinstance(found, Defined) and found.fact.kind in CLASS_KINDS
            self._owners[member.key] = found.fact if is_class else None  # type: ignore[union-attr]
        return self._owners[member.key]

    def _inherited(self, fact: DefFact, name: str, n_args: int) -> Bound:
        """Bare names are not looked up in bases that depend on a template's parameter."""
        opaque: Bound = MISSING
        for base in self.bases_of(fact):
            bound = self.base(base)
            through = self._through_base(bound, name, n_args)
            if isinstance(through, Defined):
                return through if opaque in (MISSING, DEPENDENT) else Uncertain("several bases")
            if opaque in (MISSING, DEPENDENT) and through != MISSING:
                opaque = through
        return opaque

    def _through_base(self, bound: Bound, name: str, n_args: int) -> Bound:
        match bound:
            case Defined(base) if base.kind in CLASS_KINDS:
                return self.member(base, name, n_args=n_args)
            case Outside(outer):
                return Outside(f"{outer}.{name}")
        return DEPENDENT if bound == DEPENDENT else UNKNOWN_BASE
