"""What Rust paths mean: modules, `use`, globs, the three namespaces, crates of the workspace.

Members of types are `typed`' work; which files are modules of which crate is told by `crates`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from probant.facts.bound import CIRCULAR, MISSING, Bound, Defined, Module, Outside, Uncertain
from probant.facts.languages.rust import prelude
from probant.facts.languages.rust.crates import MAX_MODULE_DEPTH, Crates
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath

TYPES, VALUES, MACROS = "types", "values", "macros"
_KINDS = {
    TYPES: frozenset({"module", "struct", "enum", "trait", "type_alias"}),
    VALUES: frozenset({"function", "constant", "variable", "struct", "enum_member"}),
    MACROS: frozenset({"macro"}),
}
_GLOB_FROM_OUTSIDE = Uncertain("a glob import from outside could bring it")
_TWICE = Uncertain("defined more than once")
_Seen = frozenset[tuple[str, int, str, str]]
_NOBODY: _Seen = frozenset()


class Names(Resolver):
    """Follows paths through modules."""

    DETACHED = True

    @cached_property
    def crates(self) -> Crates:
        return Crates(self.book, self.tree)

    @cached_property
    def _found(self) -> dict[tuple[str, int, str, str, Where | None], Bound]:
        return {}

    @cached_property
    def _facts(self) -> dict[tuple[str, int], DefFact | None]:
        return {}

    # For `typed` to say

    def associated(self, fact: DefFact, name: str) -> Bound:
        """What `name` means behind a type or trait: a function, method, constant or variant."""
        raise NotImplementedError

    def self_bound(self, at: Where) -> Bound:
        """What `Self` means in a scope."""
        raise NotImplementedError

    def alias_bound(self, fact: DefFact) -> Bound:
        """The type that a type alias stands for."""
        raise NotImplementedError

    # Scopes and modules

    def fact(self, at: Where) -> DefFact | None:
        """The definition a scope belongs to; None for a file."""
        if at[1] == MODULE_SCOPE:
            return None
        if at not in self._facts:
            blob = self.book.blobs.get(at[0])
            found = self.book.definition(at[0], blob, at[1]) if blob is not None else None
            self._facts[at] = found
        return self._facts[at]

    def around(self, at: Where) -> Iterable[DefFact]:
        """The definitions around a scope, its own first, up to the module it stands in."""
        fact = self.fact(at)
        while fact is not None and fact.kind != "module":
            yield fact
            fact = self.fact((fact.path, fact.parent))

    def module_of(self, at: Where) -> Where:
        """The module, written in a file or being one, that holds a scope."""
        scope = at[1]
        for fact in self.around(at):
            scope = fact.parent
        return at[0], scope

    def parents(self, module: Where) -> list[Where]:
        """The modules above one; none above a crate's root."""
        fact = self.fact(module)
        if fact is not None:
            return [self.module_of((fact.path, fact.parent))]
        if self.crates.is_root(module[0]):
            return []
        return [self.module_of(above) for above in self.crates.parents(module[0])]

    def _is_within(self, viewer: Where, module: Where) -> bool:
        """Whether a module is another one or stands below it."""
        key = (viewer, module)
        if key not in self._within:
            self._within[key] = self._stands_below(viewer, module)
        return self._within[key]

    @cached_property
    def _within(self) -> dict[tuple[Where, Where], bool]:
        return {}

    def _stands_below(self, viewer: Where, module: Where) -> bool:
        seen: set[Where] = set()
        pending = [self.module_of(viewer)]
        while pending and len(seen) < MAX_MODULE_DEPTH:
            at = pending.pop()
            if at == module:
                return True
            if at not in seen:
                seen.add(at)
                pending += self.parents(at)
        return False

    # Paths

    def path(self, at: Where, names: list[str], space: str, seen: _Seen = _NOBODY) -> Bound:
        """What a path means, as written in a scope."""
        if not names:
            return MISSING
        names = list(names)
        first = names.pop(0)
        if first == "" and names:
            if self._is_2015(at[0]):
                found = self.path(at, ["crate", *names], space, seen)
                if found not in (MISSING, CIRCULAR):
                    return found
            start = self._crate(at[0], names.pop(0))
        elif first in ("crate", "$crate"):
            start = self._agreed(Module(top) for top in self.crates.tops(at[0]))
            if isinstance(start, Uncertain) and names:
                return self._agreed(
                    self._walked(Module(top), names, space, at, seen)
                    for top in self.crates.tops(at[0])
                )
        elif first in ("self", "super"):
            return self._relative(at, [first, *names], space, seen)
        elif first == "Self":
            start = self.self_bound(at)
        else:
            start = self.lexical(at, first, TYPES if names else space, seen)
            if start in (MISSING, CIRCULAR, _GLOB_FROM_OUTSIDE):
                start = self._ambient(at, first, space if not names else TYPES, start)
        return self._walked(start, names, space, at, seen)

    def _relative(self, at: Where, names: list[str], space: str, seen: _Seen) -> Bound:
        modules = [self.module_of(at)]
        while names and names[0] in ("self", "super"):
            if names.pop(0) == "super":
                modules = [above for module in modules for above in self.parents(module)]
        if not modules:
            return Uncertain("a module above the crate's root")
        return self._agreed(
            self._walked(self._as_bound(module), names, space, at, seen) for module in modules
        )

    def _as_bound(self, module: Where) -> Bound:
        fact = self.fact(module)
        return Defined(fact) if fact is not None else Module(module[0])

    def _agreed(self, bounds: Iterable[Bound]) -> Bound:
        """One answer, where a file belongs to several crates that may differ."""
        found = {bound for bound in bounds if bound not in (MISSING, CIRCULAR)}
        if not found:
            return MISSING
        return found.pop() if len(found) == 1 else Uncertain("differs between crates")

    def _ambient(self, at: Where, name: str, space: str, otherwise: Bound) -> Bound:
        """A crate, or a name that every file knows."""
        if space == TYPES:
            found = self._crate(at[0], name)
            if found != MISSING:
                return found
        if name in (prelude.MACROS if space == MACROS else prelude.NAMES):
            return Outside(name)
        return otherwise

    def _crate(self, path: RepoPath, name: str) -> Bound:
        """What a crate's name means to a file."""
        package = self.crates.package_of(path)
        if package is not None:
            if name in package.dependencies:
                folder = package.dependencies[name]
                library = self.crates.library(folder) if folder is not None else None
                return Module(library) if library is not None else Outside(name)
            if name == package.crate and package.library is not None:
                return Module(package.library)
        return Outside(name) if name in prelude.CRATES else MISSING

    def _walked(self, start: Bound, names: list[str], space: str, at: Where, seen: _Seen) -> Bound:
        for number, name in enumerate(names, 1):
            start = self._inner(start, name, space if number == len(names) else TYPES, at, seen)
        return start

    def _inner(self, start: Bound, name: str, space: str, at: Where, seen: _Seen) -> Bound:
        match start:
            case Module(path):
                return self.in_module((path, MODULE_SCOPE), name, space, seen, self.module_of(at))
            case Defined(fact) if fact.kind == "module":
                return self.in_module((fact.path, fact.no), name, space, seen, self.module_of(at))
            case Defined(fact) if fact.kind == "type_alias":
                return self._inner(self.alias_bound(fact), name, space, at, seen)
            case Defined(fact) if fact.kind == "enum":
                found = self.book.members(fact.path, fact.blob, fact.no, name)
                return self.one(found) if found else self.associated(fact, name)
            case Defined(fact) if fact.kind in ("struct", "trait"):
                return self.associated(fact, name)
            case Outside(outer):
                return Outside(f"{outer}.{name}")
            case Uncertain():
                return start
        return MISSING

    def one(self, facts: list[DefFact]) -> Bound:
        """The only one of several definitions; two of one name differ by configuration."""
        if not facts:
            return MISSING
        return Defined(facts[0]) if len(facts) == 1 else _TWICE

    # Names in scopes and modules

    def lexical(self, at: Where, name: str, space: str, seen: _Seen = _NOBODY) -> Bound:
        """A bare name: of the functions around, then of the module; macros also from above."""
        for fact in self.around(at):
            if fact.kind in ("function", "method"):
                found = self.in_module((fact.path, fact.no), name, space, seen)
                if found not in (MISSING, CIRCULAR):
                    return found
        module = self.module_of(at)
        found = self.in_module(module, name, space, seen)
        if space == MACROS and found in (MISSING, CIRCULAR, _GLOB_FROM_OUTSIDE):
            above = self._macro_above(module, name)
            return above if above != MISSING else found
        return found

    def _macro_above(self, module: Where, name: str) -> Bound:
        """A macro is seen in the modules declared after it, and left by `macro_use` modules."""
        found = [
            fact
            for fact in self.book.definitions(name)
            if fact.kind == "macro" and self._reaches(fact, module)
        ]
        return self.one(found)

    def _reaches(self, macro: DefFact, module: Where) -> bool:
        at = self.module_of((macro.path, macro.parent))
        for _ in range(MAX_MODULE_DEPTH):
            if self._is_within(module, at):
                return True
            above = self.parents(at)
            if len(above) != 1 or not self._is_macro_use(at, above[0]):
                return False
            at = above[0]
        return False

    def _is_macro_use(self, module: Where, above: Where) -> bool:
        fact = self.fact(module)
        if fact is not None:
            return "macro_use" in fact.details.decorators
        return any(
            "macro_use" in one.details.decorators
            for row in self.book.imports_of(above[0])
            if row.form == "mod" and row.scope == above[1]
            and self.crates.child_of(row) == module[0]
            for one in self.book.members(above[0], row.blob, above[1], row.bound)
        )  # fmt: skip

    def in_module(
        self,
        module: Where,
        name: str,
        space: str,
        seen: _Seen = _NOBODY,
        viewer: Where | None = None,
    ) -> Bound:
        """What a name means in one scope, to a module outside it if it may see it."""
        key = (*module, name, space)
        if key in seen:
            return CIRCULAR
        kept = (*key, viewer)
        if kept not in self._found:
            found = self._find(module, name, space, seen | {key}, viewer)
            if seen and found in (MISSING, CIRCULAR):
                return found  # may be true only on the way that led here
            self._found[kept] = found
        return self._found[kept]

    def _find(
        self, module: Where, name: str, space: str, seen: _Seen, viewer: Where | None
    ) -> Bound:
        is_inside = viewer is None or self._is_within(viewer, module)
        own = [
            fact
            for fact in self._own(module, name, space)
            if is_inside or fact.traits & (Trait.PUBLIC | Trait.PROTECTED)
        ]
        bound: set[Bound] = {self._opened(fact) for fact in own}
        bound |= {
            found
            for row in self._rows(module)
            if row.bound == name and row.name != "*" and (is_inside or self._is_shown(row))
            if (found := self.used(row, space, seen)) not in (MISSING, CIRCULAR)
        }
        if len(bound) > 1 and own and not any("cfg" in fact.details.decorators for fact in own):
            # Two of one name are of two namespaces, unless a configuration chooses between them.
            bound = {one for one in bound if not isinstance(one, Outside)}
        if bound:
            return bound.pop() if len(bound) == 1 else _TWICE
        if space == MACROS and module[1] == MODULE_SCOPE:
            exported = self._exported_macro(module[0], name)
            if exported is not None:
                return exported
        through = self._through_globs(module, name, space, seen, is_inside=is_inside)
        if through in (MISSING, CIRCULAR) and space == TYPES:
            made = self._made_by_macro(module, name)
            return Defined(made) if made is not None else through
        return through

    def _made_by_macro(self, module: Where, name: str) -> DefFact | None:
        """A type that is implemented here but written nowhere: a stand-in, never shown to anyone.

        Its number is below zero, so that no row of the index belongs to it.
        """
        if module[0] not in self._implemented:
            self._implemented[module[0]] = {
                (fact.parent, fact.details.owner): fact
                for fact in self.book.definitions_in(module[0])
                if fact.has(Trait.DETACHED)
            }
        member = self._implemented[module[0]].get((module[1], name))
        if member is None or self.book.attribute_types(member.blob, member.no, f"<{name}"):
            return None
        if name in prelude.NAMES:
            return None
        return member._replace(
            no=-member.no, name=name, qualified_name=name, kind="struct", traits=Trait.PUBLIC,
            details_text=None,
        )  # fmt: skip

    @cached_property
    def _implemented(self) -> dict[str, dict[tuple[int, str | None], DefFact]]:
        return {}

    def _own(self, module: Where, name: str, space: str) -> list[DefFact]:
        blob = self.book.blobs.get(module[0])
        if blob is None:
            return []
        found = [
            fact
            for fact in self.book.members(module[0], blob, module[1], name)
            if fact.kind in _KINDS[space] and not fact.has(Trait.DETACHED)
        ]
        functions = [fact for fact in found if fact.kind == "function"]
        return functions or found

    def is_written_in(self, path: RepoPath, name: str) -> bool:
        """Whether all modules of this name at the top of a file are written out there."""
        found = self._own((path, MODULE_SCOPE), name, TYPES)
        return bool(found) and not any(
            fact.kind != "module" or fact.has(Trait.DECLARATION) for fact in found
        )

    def _opened(self, fact: DefFact) -> Bound:
        """A module that is a file is that file."""
        if fact.kind != "module" or not fact.has(Trait.DECLARATION):
            return Defined(fact)
        for row in self.book.imports_of(fact.path):
            if row.form == "mod" and row.bound == fact.name and row.line == fact.line:
                child = self.crates.child_of(row)
                if child is not None:
                    return Module(child)
        return Uncertain("a module whose file is not here")

    def _rows(self, module: Where) -> list[ImportFact]:
        rows = self.book.imports_of(module[0])
        return [row for row in rows if row.scope == module[1] and row.form != "mod"]

    def _is_shown(self, row: ImportFact) -> bool:
        """Whether a `use` is `pub` in any way."""
        if self.book.attribute_types(row.blob, MODULE_SCOPE, f"<use{row.no}"):
            return True
        wanted = f"i{row.no}"
        return any(local == wanted for _, _, local in self.book.exports(row.path))

    def _exported_macro(self, path: RepoPath, name: str) -> Bound | None:
        found = [
            fact
            for fact in self.book.definitions(name)
            if fact.kind == "macro" and fact.has(Trait.EXPORTED)
            and path in self.crates.tops(fact.path)
        ]  # fmt: skip
        return self.one(found) if found else None

    def _through_globs(
        self, module: Where, name: str, space: str, seen: _Seen, *, is_inside: bool
    ) -> Bound:
        found: set[Bound] = set()
        doubt: Bound = MISSING
        for row in self._rows(module):
            if row.name != "*" or not (is_inside or self._is_shown(row)):
                continue
            origin = self._origin(row, seen)
            if isinstance(origin, (Outside, Uncertain)):
                doubt = _GLOB_FROM_OUTSIDE if origin not in (MISSING, CIRCULAR) else doubt
                continue
            inner = self._through_glob(origin, name, space, seen, module)
            if inner == _GLOB_FROM_OUTSIDE:
                doubt = inner
            elif inner not in (MISSING, CIRCULAR):
                found.add(inner)
        if found:
            return found.pop() if len(found) == 1 else _TWICE
        return doubt

    def _through_glob(
        self, origin: Bound, name: str, space: str, seen: _Seen, viewer: Where
    ) -> Bound:
        match origin:
            case Module(path):
                return self.in_module((path, MODULE_SCOPE), name, space, seen, viewer)
            case Defined(fact) if fact.kind == "module":
                return self.in_module((fact.path, fact.no), name, space, seen, viewer)
            case Defined(fact) if fact.kind == "enum":
                return self.one(self.book.members(fact.path, fact.blob, fact.no, name))
        return MISSING

    # Imports

    def used(self, row: ImportFact, space: str, seen: _Seen = _NOBODY) -> Bound:
        """What the name that a `use` binds means in one namespace."""
        names = [*row.module.split("::"), *([row.name] if row.name else [])]
        return self._from_use(row, names, space, seen)

    def _origin(self, row: ImportFact, seen: _Seen = _NOBODY) -> Bound:
        """The module a `use` takes its name from."""
        names = row.module.split("::") if row.module != "::" else ["crate"]
        return self._from_use(row, names, TYPES, seen)

    def _is_2015(self, path: RepoPath) -> bool:
        """Whether paths of `use` start at the crate's root, as in the first edition."""
        package = self.crates.package_of(path)
        return package is not None and package.is_2015

    def _from_use(self, row: ImportFact, names: list[str], space: str, seen: _Seen) -> Bound:
        at = (row.path, row.scope)
        if self._is_2015(row.path) and names[0] not in _KEYWORDS:
            found = self.path(at, ["crate", *names], space, seen)
            if found not in (MISSING, CIRCULAR):
                return found
        return self.path(at, names, space, seen)


_KEYWORDS = frozenset({"crate", "self", "super", "Self", "", "$crate"})
