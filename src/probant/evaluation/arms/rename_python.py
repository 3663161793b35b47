"""Which names of a tree's Python code are its own everywhere, so that they can be renamed.

Told by the standard library's parser alone, and refused in doubt: a name that is a keyword argument
or a parameter, an attribute of something unknown, an import from elsewhere, or known to a framework
is none. Next: renamed.py makes the copy.
"""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_parse import syntax_tree

SUFFIXES = (".py", ".pyi")
HARMLESS_BASES = frozenset(
    {"object", "ABC", "Protocol", "Generic", "Enum", "IntEnum", "StrEnum", "Flag", "NamedTuple"}
    | {name for name in dir(builtins) if name.endswith(("Error", "Exception", "Warning"))}
)
"""They call no method by a name of their own choice that a class of the tree may have."""

HARMLESS_DECORATORS = frozenset(
    {"property", "staticmethod", "classmethod", "abstractmethod", "override", "final", "overload"}
    | {"cache", "lru_cache", "cached_property", "wraps", "contextmanager", "asynccontextmanager"}
    | {"dataclass", "total_ordering", "runtime_checkable", "unique", "singledispatch", "setter"}
)
"""All others may keep what they decorate under its name: routes, commands, fixtures."""

FRAMEWORK_NAMES = re.compile(
    r"^(_*test|pytest|setup|setUp|teardown|tearDown|Test|visit_|do_|on_|handle_|conftest|main$)"
)
_CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]+")
_FOREIGN = frozenset({*dir(builtins), *keyword.kwlist, *keyword.softkwlist, *dir(str), *dir(list)})

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
Definition = FunctionNode | ast.ClassDef


class PythonNames:
    """The own names of a tree and those that are not, or not only."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.kinds: dict[str, str] = {}
        self.refused: set[str] = set(_FOREIGN) | set(sys.stdlib_module_names)
        self.read: set[str] = set()
        self._packages = _own_modules(files)
        self._methods: dict[str, set[str]] = defaultdict(set)
        self._bases: dict[str, set[str]] = defaultdict(set)
        self._foreign_bases: set[str] = set()
        modules = dict(_parsed(files))
        self.read = set(modules)
        for module in modules.values():
            self._define(module)
        for module in modules.values():
            _Uses(self).visit(module)

    def own(self) -> dict[str, str]:
        """Name → kind of those that may be renamed."""
        return {
            name: kind
            for name, kind in sorted(self.kinds.items())
            if name not in self.refused and not FRAMEWORK_NAMES.match(name)
        }

    def is_own_module(self, module: str | None, level: int) -> bool:
        return level > 0 or (module or "").split(".")[0] in self._packages

    def is_class(self, name: str) -> bool:
        return self.kinds.get(name) == "class"

    def has_member(self, class_name: str, member: str) -> bool:
        """Whether the class, or what it inherits in the tree, defines it; bases elsewhere do not
        count."""
        seen: set[str] = set()
        waiting = [class_name]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if member in self._methods[name]:
                return True
            waiting += self._bases[name]
        return False

    def _define(self, module: ast.Module) -> None:
        for node in ast.walk(module):
            if isinstance(node, Definition):
                self._define_one(node)
            if isinstance(node, ast.ClassDef):
                self._define_class(node)
        for statement in module.body:
            for target in _targets(statement):
                if _CONSTANT.fullmatch(target):
                    self._add(target, "constant")

    def _define_one(self, node: Definition) -> None:
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        self._add(node.name, kind)
        decorators = {_last_name(decorator) for decorator in node.decorator_list}
        if node.name.startswith("__") or not decorators <= HARMLESS_DECORATORS:
            self.refused.add(node.name)

    def _define_class(self, node: ast.ClassDef) -> None:
        members = [item.name for item in node.body if isinstance(item, Definition)]
        fields = [target for item in node.body for target in _targets(item)]
        self._methods[node.name].update(members)
        self._bases[node.name].update(_last_name(base) for base in node.bases)
        # A field may be a keyword of a made-up constructor, a column, a key.
        self.refused.update(fields)

    def _add(self, name: str, kind: str) -> None:
        known = self.kinds.setdefault(name, kind)
        if known != kind:
            self.refused.add(name)

    def is_rooted_here(self, class_name: str) -> bool:
        """Whether nothing elsewhere is inherited that could call a method by its name."""
        seen: set[str] = set()
        waiting = [class_name]
        while waiting:
            name = waiting.pop()
            if name in seen or name in HARMLESS_BASES:
                continue
            seen.add(name)
            if not self.is_class(name):
                return False
            waiting += self._bases[name]
        return True


class _Uses(ast.NodeVisitor):
    """Refuses every name that is used, once, as something the tree does not define."""

    def __init__(self, names: PythonNames) -> None:
        self._names = names
        self._classes: list[str] = []
        self._modules: set[str] = set()
        self._types: list[dict[str, str]] = [{}]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if not self._names.is_rooted_here(node.name):
            members = (item.name for item in node.body if isinstance(item, Definition))
            self._names.refused.update(members)
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._names.refused.update(one.arg for one in _arguments(node.args))
        self.generic_visit(node)

    def _function(self, node: FunctionNode) -> None:
        types: dict[str, str] = {}
        for argument in _arguments(node.args):
            self._names.refused.add(argument.arg)
            told = _last_name(argument.annotation) if argument.annotation else ""
            if self._names.is_class(told):
                types[argument.arg] = told
        self._types.append(types)
        self.generic_visit(node)
        self._types.pop()

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            bound = alias.asname or alias.name.split(".")[0]
            if self._names.is_own_module(alias.name, 0):
                self._modules.add(bound)
            else:
                self._names.refused.update({bound, *alias.name.split(".")})

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        is_own = self._names.is_own_module(node.module, node.level)
        for alias in node.names:
            bound = alias.asname or alias.name
            if not is_own:
                self._names.refused.update({alias.name, bound})
            elif alias.name not in self._names.kinds:
                self._modules.add(bound)

    def visit_Assign(self, node: ast.Assign) -> None:
        made = _last_name(node.value.func) if isinstance(node.value, ast.Call) else ""
        for target in node.targets:
            if isinstance(target, ast.Name):
                # A second assignment may make it something else.
                is_first = target.id not in self._types[-1]
                known = made if is_first and self._names.is_class(made) else ""
                self._types[-1][target.id] = known
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self._names.refused.update(word.arg for word in node.keywords if word.arg)
        self.generic_visit(node)

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        self._names.refused.update(node.kwd_attrs)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in self._names.kinds and not self._is_own(node):
            self._names.refused.add(node.attr)
        self.generic_visit(node)

    def _is_own(self, node: ast.Attribute) -> bool:
        value = node.value
        if isinstance(value, ast.Call):
            made = _last_name(value.func)
            if made == "super" and self._classes:
                return self._names.has_member(self._classes[-1], node.attr)
            return self._names.is_class(made) and self._names.has_member(made, node.attr)
        if not isinstance(value, ast.Name):
            return False
        if value.id in ("self", "cls") and self._classes:
            return self._names.has_member(self._classes[-1], node.attr)
        known = next((t[value.id] for t in reversed(self._types) if value.id in t), None)
        if known is not None:
            return bool(known) and self._names.has_member(known, node.attr)
        if self._names.is_class(value.id):
            return self._names.has_member(value.id, node.attr)
        return value.id in self._modules


def differences(old: bytes, new: bytes, renamed: Callable[[str], str]) -> list[str] | None:
    """Texts of the old source's tree that the new one does not hold, once `renamed`, in its place.

    None where one of them does not parse, or the shapes differ: then nothing is the same.
    """
    try:
        before, after = syntax_tree(old.decode("utf-8-sig")), syntax_tree(new.decode("utf-8-sig"))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    then, now = _leaves(before), _leaves(after)
    if [shape for shape, _ in then] != [shape for shape, _ in now]:
        return None
    pairs = zip((text for _, text in then), (text for _, text in now), strict=True)
    return [before for before, after in pairs if renamed(before) != after]


def _leaves(tree: ast.AST) -> list[tuple[object, str]]:
    """Every node with its line, and every plain value with its field; texts stand apart."""
    found: list[tuple[object, str]] = []
    for node in ast.walk(tree):
        found.append(((type(node).__name__, getattr(node, "lineno", None)), ""))
        for field, value in ast.iter_fields(node):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, bytes | str):
                    text = item.decode("latin-1") if isinstance(item, bytes) else item
                    found.append(((field, type(item).__name__), text))
                elif not isinstance(item, ast.AST):
                    found.append(((field, repr(item)), ""))
    return found


def _parsed(files: Mapping[str, bytes]) -> Iterator[tuple[str, ast.Module]]:
    for path, content in files.items():
        if path.endswith(SUFFIXES):
            try:
                yield path, syntax_tree(content.decode("utf-8-sig"))
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                continue


def _own_modules(files: Mapping[str, bytes]) -> frozenset[str]:
    """Top names that an import of the tree's own files may begin with."""
    found: set[str] = set()
    for path in files:
        pure = PurePosixPath(path)
        if pure.suffix in SUFFIXES:
            found.add(pure.stem)
            found.update(pure.parts[:-1])
    return frozenset(found) - set(sys.stdlib_module_names)


def _arguments(arguments: ast.arguments) -> list[ast.arg]:
    listed = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return listed + [one for one in (arguments.vararg, arguments.kwarg) if one is not None]


def _targets(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.AnnAssign):
        listed: list[ast.expr] = [statement.target]
    else:
        listed = statement.targets if isinstance(statement, ast.Assign) else []
    return [target.id for target in listed if isinstance(target, ast.Name)]


def _last_name(node: ast.expr | None) -> str:
    """`wraps` of `functools.wraps(f)`, `Generic` of `Generic[T]`; '' for anything else."""
    if isinstance(node, ast.Call):
        return _last_name(node.func)
    if isinstance(node, ast.Subscript):
        return _last_name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.rpartition(".")[2]
    return node.id if isinstance(node, ast.Name) else ""
