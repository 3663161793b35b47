"""What the Python files of a tree hold, by the standard library's parser and nothing else.

Every fact is either certain or a `Doubt` with its reason; questions are made of certain facts only.
Shares nothing with the engine: own file list, own parser, own name binding.
Next: python_imports.py and python_calls.py, which add what files and functions do to each other.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from probant.evaluation.oracles.python_binding import Defined, Key, Outside, Resolver
from probant.evaluation.oracles.python_modules import ModuleMap
from probant.evaluation.oracles.python_parse import (
    NotParsedError,
    all_arguments,
    is_decorated_with,
    parse_module,
)
from probant.evaluation.oracles.python_scopes import (
    Definition,
    ImportBinding,
    Kind,
    OtherBinding,
    ParsedModule,
    Scope,
    ScopeKind,
)
from probant.evaluation.oracles.tree import Dropped, Tree

RECEIVER_NAMES = frozenset({"self", "cls"})
_NOT_READ = (
    *(".pyi", ".pyx", ".pxd", ".ipynb", ".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs"),
    *(".cjs", ".c", ".h", ".cc", ".cpp", ".cxx", ".hpp", ".hh", ".hxx", ".go", ".java", ".rs"),
)
"""Code that may define a name too, but that this oracle does not read."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """The oracle cannot say, or people could mean different things by the question."""

    reason: str


class PythonFacts:
    """The definitions of one tree and what is written at them."""

    def __init__(self, tree: Tree) -> None:
        self.modules: dict[str, ParsedModule] = {}
        self.dropped: list[Dropped] = []
        unread: list[bytes] = []
        for path, content in tree.files.items():
            if path.endswith(_NOT_READ):
                unread.append(content)
            if not path.endswith(".py"):
                continue
            try:
                self.modules[path] = parse_module(path, content)
            except NotParsedError as error:
                unread.append(content)
                self.dropped.append(Dropped("file", path, str(error)))
        self.module_map = ModuleMap(path for path in tree.files if path.endswith(".py"))
        self.resolver = Resolver(self.modules, self.module_map)
        self.definitions = tuple(d for m in self.modules.values() for d in m.definitions)
        self.by_name: dict[str, list[Definition]] = defaultdict(list)
        self.by_key: dict[Key, list[Definition]] = defaultdict(list)
        for definition in self.definitions:
            self.by_name[definition.name].append(definition)
            self.by_key[definition.key].append(definition)
        self._unread_words = frozenset(
            word for content in unread for word in re.findall(r"\w+", content.decode("latin-1"))
        )
        self._assigned = frozenset(self._assigned_names())

    def name_doubt(self, name: str) -> Doubt | None:
        """Why `name` may mean more than the definitions listed for it."""
        if name in self._assigned:
            return Doubt("the name is also bound by an assignment or a renaming import")
        return self.unread_doubt(name)

    def unread_doubt(self, name: str) -> Doubt | None:
        """Whether a file nobody could parse may define `name` too."""
        is_unread = name in self._unread_words
        return Doubt("the name also occurs in a file that is not parsed") if is_unread else None

    def parameters(self, definition: Definition) -> tuple[str, ...] | Doubt:
        """Names in order, without stars and receiver."""
        node = definition.node
        if isinstance(node, ast.ClassDef):
            return Doubt("a class has no parameter list of its own")
        names = [argument.arg for argument in all_arguments(node.args)]
        is_static = is_decorated_with(node, "staticmethod")
        takes_receiver = definition.kind is Kind.METHOD and not is_static
        if takes_receiver and (not names or names[0] not in RECEIVER_NAMES):
            return Doubt("the receiver has an unusual name")
        rest = names[1:] if takes_receiver else names
        if RECEIVER_NAMES.intersection(rest):
            return Doubt("a parameter is named like a receiver but is none")
        return tuple(rest)

    def returns(self, definition: Definition) -> str | None:
        """The return annotation as written, if there is one."""
        node = definition.node
        if isinstance(node, ast.ClassDef) or node.returns is None:
            return None
        return self.modules[definition.path].text_of(node.returns)

    def bases(self, definition: Definition) -> tuple[str, ...] | Doubt:
        """Base classes as written, without call arguments; keywords are no bases."""
        node = definition.node
        if not isinstance(node, ast.ClassDef):
            return Doubt("not a class")
        if any(isinstance(base, ast.Starred) for base in node.bases):
            return Doubt("bases are unpacked at run time")
        module = self.modules[definition.path]
        plain = [base.func if isinstance(base, ast.Call) else base for base in node.bases]
        return tuple(module.text_of(base) for base in plain)

    def subclasses(self, definition: Definition) -> frozenset[Definition] | Doubt:
        """Direct subclasses; in doubt where a base is unresolved or depth changes the set."""
        if definition.name in self._names_in_undecided_bases:
            return Doubt("a base class somewhere may or may not be this class")
        if definition.key in self.aliased_keys:
            return Doubt("the class is assigned to a second name")
        direct = self.resolver.children(definition.key)
        if direct != self.resolver.descendants(definition.key):
            return Doubt("direct and indirect subclasses differ")
        return frozenset(d for key in direct for d in self.by_key[key])

    @cached_property
    def aliased_keys(self) -> frozenset[Key]:
        """Definitions that are assigned to a second name somewhere."""
        meanings = (
            self.resolver.meaning(value, scope)
            for module in self.modules.values()
            for value, scope in module.aliases
        )
        return frozenset(meaning.key for meaning in meanings if isinstance(meaning, Defined))

    @cached_property
    def _names_in_undecided_bases(self) -> frozenset[str]:
        names: set[str] = set()
        for definition in self.definitions:
            for base, meaning in self.resolver.bases(definition):
                if not isinstance(meaning, Defined | Outside):
                    names |= identifiers(base) | _assigned_from(base, definition.scope)
        return frozenset(names)

    def _assigned_names(self) -> Iterator[str]:
        for module in self.modules.values():
            yield from module.assigned_attributes
            for scope in module.scopes:
                if scope.kind in (ScopeKind.MODULE, ScopeKind.CLASS):
                    yield from _names_not_defined(scope)


def identifiers(expression: ast.AST) -> set[str]:
    """Every name and attribute that stands in `expression`."""
    found: set[str] = set()
    for node in ast.walk(expression):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                found.add(name)
    return found


def _names_not_defined(scope: Scope) -> Iterator[str]:
    for name, bindings in scope.bindings.items():
        for binding in bindings:
            renamed = isinstance(binding, ImportBinding) and binding.is_renamed
            if renamed or isinstance(binding, OtherBinding):
                yield name


def _assigned_from(base: ast.expr, scope: Scope) -> set[str]:
    """Names in the assignments that a base class expression comes from."""
    names: set[str] = set()
    for identifier in identifiers(base):
        for place in (scope, scope.module):
            for binding in place.bindings.get(identifier, ()):
                if isinstance(binding, OtherBinding) and binding.value is not None:
                    names |= identifiers(binding.value)
    return names
