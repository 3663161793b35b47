"""What a written name means: which definition of the tree, something outside it, or undecided.

Only what the language's own rules make certain is decided. A value that would have to be known
at run time (a parameter, an attribute of some object) is undecided, and whoever asks drops it.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from probant.evaluation.oracles.python_modules import OUTSIDE, ImportedModule, ModuleMap
from probant.evaluation.oracles.python_scopes import (
    Binding,
    CallSite,
    Definition,
    ImportBinding,
    Kind,
    OtherBinding,
    ParsedModule,
    ReceiverBinding,
    Scope,
    ScopeKind,
)

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Defined:
    """A definition of the tree, by path and qualified name."""

    key: Key


@dataclass(frozen=True, slots=True)
class Receiver:
    """An instance of a class of the tree, or of a subclass nobody here knows."""

    key: Key


@dataclass(frozen=True, slots=True)
class Outside:
    """Certainly nothing of the tree: a builtin, another package, a literal's method.

    Attributes of foreign things are foreign only so deep: `json.dumps` is, but
    `flask.g.service.close` may well be an object of the tree that was put there.
    """

    n_levels: int


@dataclass(frozen=True, slots=True)
class Undecided:
    pass


Meaning = Defined | Receiver | Outside | Undecided | ImportedModule

UNDECIDED: Final = Undecided()
_LITERALS = (ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set)


class Resolver:
    def __init__(self, modules: Mapping[str, ParsedModule], module_map: ModuleMap) -> None:
        self._modules = modules
        self._map = module_map
        self._definitions: dict[Key, list[Definition]] = defaultdict(list)
        self._class_scopes: dict[Key, list[Scope]] = defaultdict(list)
        for module in modules.values():
            for definition in module.definitions:
                self._definitions[definition.key].append(definition)
            for scope in module.scopes:
                if scope.kind is ScopeKind.CLASS and scope.definition is not None:
                    self._class_scopes[scope.definition.key].append(scope)
        self._pending: set[tuple[str, str]] = set()
        self._called: dict[CallSite, Meaning] = {}
        self._overridable: dict[tuple[Key, str], bool] = {}
        self._children = self._direct_subclasses()

    def meaning(self, expression: ast.expr, scope: Scope) -> Meaning:
        """What `expression`, standing in `scope`, refers to."""
        match expression:
            case ast.Name(id=name):
                return self._lookup(name, scope)
            case ast.Attribute(value=value, attr=name):
                return self._member(self.meaning(value, scope), name)
        return Outside(1) if isinstance(expression, _LITERALS) else UNDECIDED

    def called(self, site: CallSite) -> Meaning:
        """What a call site calls; each site is resolved once."""
        if site not in self._called:
            self._called[site] = self.meaning(site.function, site.scope)
        return self._called[site]

    def bases(self, definition: Definition) -> list[tuple[ast.expr, Meaning]]:
        """The base class expressions of a class with what each means."""
        node = definition.node
        if not isinstance(node, ast.ClassDef):
            return []
        # `Base[T]` in a class statement is `Base`; in a call it could be anything.
        plain = [(b, b.value if isinstance(b, ast.Subscript) else b) for b in node.bases]
        return [(base, self.meaning(named, definition.scope)) for base, named in plain]

    def descendants(self, key: Key) -> frozenset[Key]:
        """All classes certainly below `key`, at any depth."""
        found: set[Key] = set()
        waiting = [key]
        while waiting:
            for child in self._children.get(waiting.pop(), ()):
                if child not in found:
                    found.add(child)
                    waiting.append(child)
        return frozenset(found)

    def children(self, key: Key) -> frozenset[Key]:
        return frozenset(self._children.get(key, ()))

    def imported(self, binding: ImportBinding) -> ImportedModule:
        """The module an import names, before its symbols are looked at."""
        if binding.level:
            return self._map.relative(binding.path, binding.level, binding.module)
        return self._map.absolute(binding.module)

    def _lookup(self, name: str, scope: Scope) -> Meaning:
        current: Scope | None = scope.module if name in scope.declared_global else scope
        is_first = True
        while current is not None:
            visible = is_first or current.kind is not ScopeKind.CLASS
            if visible and name in current.bindings:
                return self._agreed(self._bound(binding) for binding in current.bindings[name])
            is_first, current = False, current.parent
        return self._from_stars(name, scope.module)

    def _from_stars(self, name: str, module: Scope) -> Meaning:
        if any(scope.stars for scope in self._modules[module.path].scopes):
            stars = [self._starred(star, name) for star in module.stars]
            return stars[0] if len(stars) == 1 else UNDECIDED
        return Outside(1) if hasattr(builtins, name) else UNDECIDED

    def _starred(self, star: ImportBinding, name: str) -> Meaning:
        module = self.imported(star)
        if module.path is None or name.startswith("_"):
            return UNDECIDED
        source = self._modules.get(module.path)
        if source is None or "__all__" in source.scope.bindings:
            return UNDECIDED
        return self._module_member(module, name)

    def _agreed(self, meanings: Iterable[Meaning]) -> Meaning:
        """One meaning if every binding of the name has the same, else undecided."""
        distinct = set(meanings)
        if len(distinct) > 1 and all(isinstance(meaning, Outside) for meaning in distinct):
            return Outside(1)
        return distinct.pop() if len(distinct) == 1 else UNDECIDED

    def _bound(self, binding: Binding) -> Meaning:
        match binding:
            case Definition():
                return Defined(binding.key)
            case ReceiverBinding(owner=owner):
                return Receiver(owner.key)
            case OtherBinding():
                return UNDECIDED
            case ImportBinding(symbol=symbol):
                module = self.imported(binding)
                if module == OUTSIDE:
                    is_standard = binding.module.split(".")[0] in sys.stdlib_module_names
                    return Outside(2 if is_standard and symbol is None else 1)
                if not module.is_certain:
                    return UNDECIDED
                return module if symbol is None else self._module_member(module, symbol)

    def _member(self, owner: Meaning, name: str) -> Meaning:
        match owner:
            case Outside(n_levels=n_levels) if n_levels:
                return Outside(n_levels - 1)
            case ImportedModule():
                return self._module_member(owner, name)
            case Defined(key=key) if key in self._class_scopes:
                return self._class_member(key, name)
            case Receiver(key=key) if not self._is_overridable(key, name):
                return self._class_member(key, name)
        return UNDECIDED

    def _module_member(self, module: ImportedModule, name: str) -> Meaning:
        inside = self._map.submodule(module, name)
        source = self._modules.get(module.path) if module.path else None
        if source is None:
            return inside or UNDECIDED
        request = (source.path, name)
        if request in self._pending:
            # A module that imports a name from itself, through others: only a submodule is left.
            return inside or UNDECIDED
        self._pending.add(request)
        try:
            bindings = source.scope.bindings.get(name)
            if bindings:
                return self._agreed(self._bound(binding) for binding in bindings)
        finally:
            self._pending.discard(request)
        return inside or self._from_stars_only(source, name)

    def _from_stars_only(self, source: ParsedModule, name: str) -> Meaning:
        return self._from_stars(name, source.scope) if source.scope.stars else UNDECIDED

    def _class_member(self, key: Key, name: str) -> Meaning:
        scopes = self._class_scopes[key]
        if len(scopes) != 1 or name not in scopes[0].bindings:
            return UNDECIDED
        return self._agreed(self._bound(binding) for binding in scopes[0].bindings[name])

    def _is_overridable(self, key: Key, name: str) -> bool:
        request = (key, name)
        if request not in self._overridable:
            self._overridable[request] = self._may_be_overridden(key, name)
        return self._overridable[request]

    def _may_be_overridden(self, key: Key, name: str) -> bool:
        for child in self.descendants(key):
            if any(name in scope.bindings for scope in self._class_scopes[child]):
                return True
            # A second base may come first in the method resolution order.
            if any(len(self.bases(d)) > 1 for d in self._definitions[child]):
                return True
        return False

    def _direct_subclasses(self) -> dict[Key, set[Key]]:
        children: dict[Key, set[Key]] = defaultdict(set)
        self._children = children
        for definitions in list(self._definitions.values()):
            for definition in definitions:
                if definition.kind is not Kind.CLASS:
                    continue
                for _, meaning in self.bases(definition):
                    if isinstance(meaning, Defined):
                        children[meaning.key].add(definition.key)
        return children
