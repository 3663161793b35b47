"""The functions of a tree that can be asked about, as each language's own front end lists them.

What ran is matched to them by file and line. Next: judging.py.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.calls.seen import CallSite, Ran, SeenCall
from probant.evaluation.oracles import typescript
from probant.evaluation.oracles.tree import Tree

SCRIPTS = frozenset({"function", "method"})


@dataclass(frozen=True, slots=True, order=True)
class Function:
    """`begins` is the line by which a run tells it; `last_line` is 0 where nobody knows."""

    path: str
    begins: int
    name: str
    last_line: int = 0
    body_line: int = 0
    """Where it begins without its decorators, which are called around it; 0: as `begins`."""

    @property
    def target(self) -> str:
        """As a typed query names it."""
        return f"{self.path}::{self.name}"


class Functions:
    """The functions of one tree, found by where they stand."""

    def __init__(self, functions: Collection[Function]) -> None:
        self.listed = sorted(set(functions))
        self._at = {(one.path, one.begins): one for one in self.listed}
        self._by_path: dict[str, list[Function]] = {}
        for one in self.listed:
            self._by_path.setdefault(one.path, []).append(one)

    def of(self, ran: Ran) -> Function | None:
        return self._at.get((ran.path, ran.line))

    def around(self, site: CallSite) -> Function | None:
        """The innermost function a call stands in."""
        holding = [
            one
            for one in self._by_path.get(site.path, ())
            if (one.body_line or one.begins) <= site.first_line and site.last_line <= one.last_line
        ]
        return max(holding, key=lambda one: one.begins, default=None)


def python_functions(tree: Tree) -> Iterator[Function]:
    for path, content in tree.files.items():
        if not path.endswith(".py"):
            continue
        try:
            module = ast.parse(content)
        except (SyntaxError, ValueError):
            continue
        yield from _inside(module, path, "")


def _inside(node: ast.AST, path: str, owner: str) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                begins = min([child.lineno, *(one.lineno for one in child.decorator_list)])
                last = child.end_lineno or 0
                yield Function(path, begins, owner + child.name, last, child.lineno)
                yield from _inside(child, path, f"{owner}{child.name}.")
            case ast.ClassDef():
                yield from _inside(child, path, f"{owner}{child.name}.")
            case _:
                yield from _inside(child, path, owner)


def script_functions(
    root: Path, calls: Collection[SeenCall], cache: Path, environment: Mapping[str, str]
) -> Iterator[Function]:
    """As the TypeScript compiler lists them; where one ends is known if it ran."""
    last_lines = {(call.callee.path, call.callee.line): call.callee.last_line for call in calls}
    for truth in typescript.read(root, cache, environment):
        for one in truth.definitions or ():
            if one.kind in SCRIPTS and not one.is_declaration:
                last = last_lines.get((one.path, one.line), 0)
                yield Function(one.path, one.line, one.qualified_name or one.name, last)
