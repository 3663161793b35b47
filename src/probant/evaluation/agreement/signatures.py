"""Heads of Python functions as the standard library's parser reads them.

The oracle of Python code lists definitions and calls; what a function takes and where it ends is
read here. Next: statements.py.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.code.truth import TrueSignature

_STATIC = "staticmethod"


def python_signatures(tree: Tree) -> Iterator[TrueSignature]:
    for path, content in tree.files.items():
        if not path.endswith(".py"):
            continue
        try:
            module = ast.parse(content)
        except (SyntaxError, ValueError):
            continue
        for owner in ast.walk(module):
            for child in ast.iter_child_nodes(owner):
                if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield _signature(child, path, is_member=isinstance(owner, ast.ClassDef))


def _signature(
    node: ast.FunctionDef | ast.AsyncFunctionDef, path: str, *, is_member: bool
) -> TrueSignature:
    given = node.args
    listed = [*given.posonlyargs, *given.args]
    is_static = any(isinstance(one, ast.Name) and one.id == _STATIC for one in node.decorator_list)
    if is_member and not is_static:
        listed = listed[1:]
    stars = (given.vararg, *given.kwonlyargs, given.kwarg)
    names = [one.arg for one in (*listed, *stars) if one is not None]
    return TrueSignature(path, node.lineno, node.name, node.end_lineno or 0, tuple(names))
