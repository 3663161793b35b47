"""One Python file read by the standard library's parser.

The walk follows the language's scoping rules: class bodies are invisible to the functions in them,
comprehensions have their own scope, `global` and `nonlocal` bind elsewhere.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from probant.evaluation.oracles.python_scopes import (
    Binding,
    CallSite,
    Definition,
    FunctionNode,
    ImportBinding,
    ImportStatement,
    Kind,
    OtherBinding,
    ParsedModule,
    ReceiverBinding,
    Scope,
    ScopeKind,
)

Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


class NotParsedError(Exception):
    """The oracle cannot read this file; its message says why."""


def parse_module(path: str, content: bytes) -> ParsedModule:
    """What `content` holds; refused where the parser or a line count would have to guess."""
    if b"\r" in content.replace(b"\r\n", b"\n") or b"\f" in content:
        raise NotParsedError("line ends that tools count differently")
    try:
        source = content.decode("utf-8-sig")
        tree = syntax_tree(source)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise NotParsedError(f"{type(error).__name__}: {error}") from error
    module = ParsedModule(
        path=path,
        lines=source.encode("utf-8").replace(b"\r\n", b"\n").split(b"\n"),
        scope=Scope(ScopeKind.MODULE, path, None, None),
        tree=tree,
    )
    module.scopes.append(module.scope)
    ScopeVisitor(module).visit(tree)
    return module


def syntax_tree(source: str) -> ast.Module:
    with warnings.catch_warnings():
        # A stray backslash in somebody's docstring is no business of this run.
        warnings.simplefilter("ignore")
        return ast.parse(source)


class ScopeVisitor(ast.NodeVisitor):
    def __init__(self, module: ParsedModule) -> None:
        self._module = module
        self._scope = module.scope

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for expression in (*node.decorator_list, *node.bases, *node.keywords):
            self.visit(expression)
        definition = self._define(node, Kind.CLASS)
        with self._inside(ScopeKind.CLASS, definition):
            for statement in node.body:
                self.visit(statement)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._outer_parts(node.args)
        with self._inside(ScopeKind.FUNCTION, None):
            self._parameters(node.args, None)
            self.visit(node.body)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehension(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self._comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehension(node)

    def visit_Global(self, node: ast.Global) -> None:
        self._scope.declared_global.update(node.names)

    def visit_Nonlocal(self, node: ast.Nonlocal) -> None:
        self._scope.declared_nonlocal.update(node.names)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        if isinstance(node.value, ast.Name | ast.Attribute):
            self._module.aliases.append((node.value, self._scope))
        for target in node.targets:
            if isinstance(target, ast.Name):
                self._bind(target.id, OtherBinding("assignment", node.value))
            else:
                self.visit(target)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit(node.value)
        scope = self._scope
        while scope.kind is ScopeKind.COMPREHENSION and scope.parent is not None:
            scope = scope.parent
        scope.bindings[node.target.id].append(OtherBinding("assignment", node.value))

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            self._bind(node.id, OtherBinding("assignment"))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if not isinstance(node.ctx, ast.Load):
            self._module.assigned_attributes.add(node.attr)
        self.visit(node.value)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.name:
            self._bind(node.name, OtherBinding("exception"))
        self.generic_visit(node)

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        if node.name:
            self._bind(node.name, OtherBinding("pattern"))
        self.generic_visit(node)

    def visit_MatchStar(self, node: ast.MatchStar) -> None:
        if node.name:
            self._bind(node.name, OtherBinding("pattern"))

    def visit_MatchMapping(self, node: ast.MatchMapping) -> None:
        if node.rest:
            self._bind(node.rest, OtherBinding("pattern"))
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        path = self._module.path
        for alias in node.names:
            self._module.imports.append(ImportStatement(path, 0, alias.name, ()))
            bound = alias.asname or alias.name.split(".")[0]
            named = alias.name if alias.asname else bound
            self._bind(bound, ImportBinding(path, 0, named, None, alias.asname is not None))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        path, module = self._module.path, node.module or ""
        symbols = tuple(alias.name for alias in node.names)
        self._module.imports.append(ImportStatement(path, node.level, module, symbols))
        for alias in node.names:
            bound = alias.asname or alias.name
            binding = ImportBinding(path, node.level, module, alias.name, bound != alias.name)
            if alias.name == "*":
                self._scope.stars.append(binding)
            else:
                self._bind(bound, binding)

    def visit_Call(self, node: ast.Call) -> None:
        site = CallSite(self._module.path, node.lineno, node.func, tuple(node.args), self._scope)
        self._module.calls.append(site)
        self.generic_visit(node)

    def _function(self, node: FunctionNode) -> None:
        for decorator in node.decorator_list:
            self.visit(decorator)
        self._outer_parts(node.args)
        if node.returns is not None:
            self.visit(node.returns)
        in_class = self._scope.kind is ScopeKind.CLASS
        owner = self._scope.definition
        definition = self._define(node, Kind.METHOD if in_class else Kind.FUNCTION)
        receives = in_class and not is_decorated_with(node, "staticmethod")
        with self._inside(ScopeKind.FUNCTION, definition):
            self._parameters(node.args, owner if receives else None)
            for statement in node.body:
                self.visit(statement)

    def _define(self, node: FunctionNode | ast.ClassDef, kind: Kind) -> Definition:
        outer = self._scope.enclosing
        definition = Definition(
            path=self._module.path,
            name=node.name,
            qualified=f"{outer.qualified}.{node.name}" if outer else node.name,
            kind=kind,
            line=node.lineno,
            owner=outer.name if outer and kind is Kind.METHOD else None,
            node=node,
            scope=self._scope,
        )
        self._module.definitions.append(definition)
        self._bind(node.name, definition)
        return definition

    def _outer_parts(self, arguments: ast.arguments) -> None:
        """Defaults and annotations are evaluated where the function stands, not in it."""
        for default in (*arguments.defaults, *arguments.kw_defaults):
            if default is not None:
                self.visit(default)
        for argument in all_arguments(arguments):
            if argument.annotation is not None:
                self.visit(argument.annotation)

    def _parameters(self, arguments: ast.arguments, owner: Definition | None) -> None:
        positional = [*arguments.posonlyargs, *arguments.args]
        for argument in all_arguments(arguments):
            is_receiver = owner is not None and bool(positional) and argument is positional[0]
            binding: Binding = OtherBinding("parameter")
            if is_receiver and owner is not None:
                binding = ReceiverBinding(owner)
            self._bind(argument.arg, binding)

    def _comprehension(self, node: Comprehension) -> None:
        # The first iterable is evaluated outside, everything else inside.
        self.visit(node.generators[0].iter)
        with self._inside(ScopeKind.COMPREHENSION, None):
            for number, generator in enumerate(node.generators):
                self.visit(generator.target)
                if number:
                    self.visit(generator.iter)
                for condition in generator.ifs:
                    self.visit(condition)
            for part in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
                self.visit(part)

    def _bind(self, name: str, binding: Binding) -> None:
        scope = self._scope
        if name in scope.declared_global:
            scope = scope.module
        elif name in scope.declared_nonlocal:
            # Rebound from inside: what the outer function sees is no longer known.
            scope = next((outer for outer in _outward(scope) if name in outer.bindings), scope)
        scope.bindings[name].append(binding)

    @contextmanager
    def _inside(self, kind: ScopeKind, definition: Definition | None) -> Iterator[None]:
        outer = self._scope
        self._scope = Scope(kind, self._module.path, outer, definition)
        self._module.scopes.append(self._scope)
        try:
            yield
        finally:
            self._scope = outer


def _outward(scope: Scope) -> Iterator[Scope]:
    outer = scope.parent
    while outer is not None:
        if outer.kind is ScopeKind.FUNCTION:
            yield outer
        outer = outer.parent


def all_arguments(arguments: ast.arguments) -> list[ast.arg]:
    """Parameters in the order they are written."""
    starred = [arguments.vararg] if arguments.vararg else []
    double = [arguments.kwarg] if arguments.kwarg else []
    return [*arguments.posonlyargs, *arguments.args, *starred, *arguments.kwonlyargs, *double]


def is_decorated_with(node: FunctionNode | ast.ClassDef, name: str) -> bool:
    """Whether a decorator's last part is `name`, called or not."""
    for decorator in node.decorator_list:
        written = decorator.func if isinstance(decorator, ast.Call) else decorator
        match written:
            case ast.Name(id=last) | ast.Attribute(attr=last) if last == name:
                return True
    return False
