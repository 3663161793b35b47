"""What names of TypeScript and JavaScript mean in a scope and as names of a module.

Imports, exports of every form, CommonJS modules that are one value. What values and types are is
for `values` to say, members of classes for `classes`.
"""

from __future__ import annotations

from functools import cached_property

from probant.facts.bound import CIRCULAR, MISSING, Bound, Defined, Module, Outside, Uncertain
from probant.facts.languages.typescript.manifests import split_package
from probant.facts.languages.typescript.modules import NODE_MODULES, Modules, module_tail
from probant.facts.resolver import Resolver, Where
from probant.facts.rows import DefFact, ImportFact
from probant.facts.schema import MODULE_SCOPE, Trait
from probant.vocabulary.source import RepoPath

VALUE_KINDS = frozenset({"function", "method", "class", "variable", "constant", "enum"})
HELD_KINDS = frozenset({"variable", "constant"})
MAX_DEPTH = 24
"""How many steps through values and types are followed."""

Seen = frozenset[tuple[str, str]]
"""Names of modules that are being looked up, so that circles end."""


class NameResolver(Resolver):
    """Names of scopes and modules."""

    depth = 0

    @cached_property
    def modules(self) -> Modules:
        return Modules(self.tree)

    @cached_property
    def _attributes(self) -> dict[tuple[str, str], Bound]:
        return {}

    def resolve(self, module: str, importer: RepoPath) -> RepoPath | None:
        return self.modules.resolve(module, importer)

    def tails(self, path: RepoPath) -> frozenset[str] | None:
        """Files that a manifest names, and those of a folder's own name, are imported otherwise."""
        tail = module_tail(path)
        if tail == "index" or path in self.modules.entries:
            return None
        return frozenset({tail})

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

    def coded(self, at: Where, blob: int, code: str) -> Bound:
        """The value a code beside `CallRow` tells, seen from a scope."""
        raise NotImplementedError

    # Names of a scope

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
        """Definitions of a name in one scope: values first, then types; signatures last."""
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

    def _attribute(self, path: RepoPath, name: str, seen: Seen) -> Bound:
        key = (path, name)
        if key in seen or len(seen) > 200:
            return CIRCULAR
        if key not in self._attributes:
            found = self._find_attribute(path, name, seen | {key})
            if seen and found == CIRCULAR:
                return found  # true only on the way that led here
            self._attributes[key] = found
        return self._attributes[key]

    def _find_attribute(self, path: RepoPath, name: str, seen: Seen) -> Bound:
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
        self, path: RepoPath, blob: int, name: str, local: str, seen: Seen
    ) -> Bound:
        if _is_import(local):
            return self._imported(self.book.imports_of(path)[int(local[1:])], seen)
        if local == "exports":
            return self._stored(path, blob, f"exports.{name}")
        if not local and name in ("default", "="):
            return self._stored(path, blob, name)
        return self._local(path, blob, local or name, seen)

    def _local(self, path: RepoPath, blob: int, name: str, seen: Seen) -> Bound:
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
        return self.coded((path, MODULE_SCOPE), blob, code)

    def _through_stars(self, path: RepoPath, name: str, seen: Seen) -> Bound:
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
        if len(whole) > 1 or self.depth > MAX_DEPTH:
            return Uncertain("exported more than once")
        self.depth += 1
        try:
            found = self._exported_value(path, blob, "=", whole.pop(), frozenset({(path, "=")}))
        finally:
            self.depth -= 1
        return found

    # Imports

    def imported(self, row: ImportFact, _chain: list[str]) -> Bound:
        return self._imported(row, frozenset())

    def _imported(self, row: ImportFact, seen: Seen) -> Bound:
        path = self.resolve(row.module, row.path)
        if path is None:
            if self.is_outside(row.module, row.path):
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

    def is_outside(self, module: str, importer: str) -> bool:
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


def _is_import(local: str) -> bool:
    return local[:1] == "i" and local[1:].isdigit()
