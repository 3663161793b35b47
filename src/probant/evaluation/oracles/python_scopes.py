"""Nouns for one Python file: scopes, what is bound in them, definitions, calls, imports.

Say what is written and resolve nothing. Filled by python_parse.py, resolved by python_binding.py.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from enum import Enum

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class Kind(Enum):
    FUNCTION = "function"
    METHOD = "method"
    CLASS = "class"


class ScopeKind(Enum):
    MODULE = "module"
    CLASS = "class"
    FUNCTION = "function"
    COMPREHENSION = "comprehension"


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """A `def` or `class` statement; `qualified` is dotted from the module's own top level."""

    path: str
    name: str
    qualified: str
    kind: Kind
    line: int
    owner: str | None
    node: FunctionNode | ast.ClassDef
    scope: Scope

    @property
    def key(self) -> tuple[str, str]:
        return (self.path, self.qualified)

    @property
    def is_nested(self) -> bool:
        """Whether it stands inside a function, where only that function can name it."""
        return self.scope.is_inside_function


@dataclass(frozen=True, slots=True)
class ImportBinding:
    """`import module` (symbol None) or `from module import symbol`."""

    path: str
    level: int
    module: str
    symbol: str | None
    is_renamed: bool


@dataclass(frozen=True, slots=True)
class OtherBinding:
    """Bound to a value nobody can know without running the program."""

    what: str
    value: ast.expr | None = None


@dataclass(frozen=True, slots=True)
class ReceiverBinding:
    """The first parameter of a method."""

    owner: Definition


Binding = Definition | ImportBinding | OtherBinding | ReceiverBinding


@dataclass(slots=True, eq=False)
class Scope:
    kind: ScopeKind
    path: str
    parent: Scope | None
    definition: Definition | None
    bindings: dict[str, list[Binding]] = field(default_factory=lambda: defaultdict(list))
    declared_global: set[str] = field(default_factory=set)
    declared_nonlocal: set[str] = field(default_factory=set)
    stars: list[ImportBinding] = field(default_factory=list)

    @property
    def module(self) -> Scope:
        return self if self.parent is None else self.parent.module

    @property
    def is_inside_function(self) -> bool:
        if self.kind is ScopeKind.FUNCTION:
            return True
        return self.parent is not None and self.parent.is_inside_function

    @property
    def enclosing(self) -> Definition | None:
        """The innermost definition this scope belongs to."""
        if self.definition is not None or self.parent is None:
            return self.definition
        return self.parent.enclosing


@dataclass(frozen=True, slots=True, eq=False)
class CallSite:
    path: str
    line: int
    function: ast.expr
    arguments: tuple[ast.expr, ...]
    scope: Scope

    @property
    def written_name(self) -> str | None:
        """The last part of what is called: `run` in `self.engine.run()`."""
        match self.function:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return name
        return None


@dataclass(frozen=True, slots=True)
class ImportStatement:
    """One imported module, as written; `symbols` is empty for a plain `import`."""

    path: str
    level: int
    module: str
    symbols: tuple[str, ...]

    @property
    def written(self) -> str:
        return "." * self.level + self.module


@dataclass(slots=True)
class ParsedModule:
    path: str
    lines: list[bytes]
    scope: Scope
    tree: ast.Module
    definitions: list[Definition] = field(default_factory=list)
    calls: list[CallSite] = field(default_factory=list)
    imports: list[ImportStatement] = field(default_factory=list)
    scopes: list[Scope] = field(default_factory=list)
    assigned_attributes: set[str] = field(default_factory=set)
    aliases: list[tuple[ast.expr, Scope]] = field(default_factory=list)

    def text_of(self, node: ast.expr) -> str:
        """The source of `node`, exactly as written."""
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        piece = self.lines[first : last + 1]
        piece[-1] = piece[-1][: node.end_col_offset]
        piece[0] = piece[0][node.col_offset :]
        return b"\n".join(piece).decode("utf-8")
