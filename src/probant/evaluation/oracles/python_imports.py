"""Which files of a tree import which, by the oracle's own reading of packages.

Next: python_calls.py.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from probant.evaluation.oracles.python_ast import Doubt, PythonFacts
from probant.evaluation.oracles.python_scopes import (
    ImportBinding,
    ImportStatement,
    ParsedModule,
)

_DYNAMIC_IMPORTS = frozenset({"import_module", "__import__", "importorskip"})


@dataclass(frozen=True, slots=True)
class _Targets:
    """Files an import statement names, and files it may load besides."""

    named: frozenset[str]
    possible: frozenset[str]


@dataclass(frozen=True, slots=True)
class ImportEdges:
    """File to file: named by a plain statement at the top level, or loaded in any way at all."""

    certain: Mapping[str, frozenset[str]]
    possible: Mapping[str, frozenset[str]]


def import_edges(facts: PythonFacts) -> ImportEdges:
    """The import graph, once with what is certain and once with all that may be."""
    certain: dict[str, frozenset[str]] = {}
    possible: dict[str, frozenset[str]] = {}
    for path, module in facts.modules.items():
        at_top = [_targets(facts, s).named for s in _statements(path, module.tree.body)]
        certain[path] = frozenset().union(*at_top) - {path}
        targets = [_targets(facts, statement) for statement in module.imports]
        maybe = [t.named | t.possible for t in targets]
        called = [facts.module_map.possible(dotted) for dotted in _modules_named_in_calls(module)]
        possible[path] = frozenset().union(*maybe, *called) - {path}
    return ImportEdges(certain, possible)


def _statements(path: str, body: list[ast.stmt]) -> Iterator[ImportStatement]:
    for node in body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield ImportStatement(path, 0, alias.name, ())
        elif isinstance(node, ast.ImportFrom):
            symbols = tuple(alias.name for alias in node.names)
            yield ImportStatement(path, node.level, node.module or "", symbols)


def imports_of(facts: PythonFacts, path: str) -> frozenset[str]:
    """Imported modules as written, relative dots kept."""
    return frozenset(statement.written for statement in facts.modules[path].imports)


def importers(facts: PythonFacts) -> Mapping[str, frozenset[str] | Doubt]:
    """For every Python file, the files that import it, or why that cannot be said."""
    named: dict[str, set[str]] = defaultdict(set)
    possible: dict[str, set[str]] = defaultdict(set)
    for module in facts.modules.values():
        for statement in module.imports:
            targets = _targets(facts, statement)
            for target in targets.named:
                named[target].add(module.path)
            for target in targets.possible:
                possible[target].add(module.path)
        for dotted in _modules_named_in_calls(module):
            for target in facts.module_map.possible(dotted):
                possible[target].add(module.path)
    doubt = Doubt("some file may load it without naming it in an import")
    return {
        path: frozenset(named[path]) if possible[path] <= named[path] else doubt
        for path in facts.modules
    }


def _targets(facts: PythonFacts, statement: ImportStatement) -> _Targets:
    module = facts.resolver.imported(
        ImportBinding(statement.path, statement.level, statement.module, None, False)
    )
    possible = set(_packages_on_the_way(facts, statement))
    if module.path is None and module.folder is None:
        # Not certain that it is of the tree; each file it could be is put in doubt.
        for symbol in statement.symbols:
            possible |= facts.module_map.possible(f"{statement.module}.{symbol}")
        return _Targets(frozenset(), frozenset(possible))
    own = {module.path} if module.path else set()
    named: set[str] = set()
    for symbol in statement.symbols:
        inside = facts.module_map.submodule(module, symbol)
        if inside is None or inside.path is None:
            named |= own
        elif _binds_something_else(facts, module.path, symbol):
            possible |= own | {inside.path}
        else:
            named.add(inside.path)
            possible |= own
    if not statement.symbols:
        named |= own
    return _Targets(frozenset(named), frozenset(possible))


def _packages_on_the_way(facts: PythonFacts, statement: ImportStatement) -> Iterator[str]:
    """`import a.b.c` runs the `__init__` files of `a` and `a.b` too."""
    if statement.level:
        return
    parts = statement.module.split(".")
    for end in range(1, len(parts) + 1):
        yield from facts.module_map.possible(".".join(parts[:end]))


def _binds_something_else(facts: PythonFacts, package: str | None, name: str) -> bool:
    """Whether the package's `__init__` gives `name` a meaning besides its own submodule."""
    source = facts.modules.get(package or "")
    if source is None:
        return False
    return any(
        not (isinstance(binding, ImportBinding) and binding.symbol == name and not binding.module)
        for binding in source.scope.bindings.get(name, ())
    )


def _modules_named_in_calls(module: ParsedModule) -> Iterator[str]:
    for site in module.calls:
        if site.written_name in _DYNAMIC_IMPORTS:
            for argument in site.arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
