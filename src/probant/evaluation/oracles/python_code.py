"""Python: definitions, imports, bases and exports of a tree by the standard library's parser.

Calls come from a language server, see python_targets.py. Shares nothing with the engine.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation.oracles.python_modules import ModuleMap
from probant.evaluation.oracles.python_parse import NotParsedError, syntax_tree
from probant.evaluation.oracles.python_targets import CalledFile, call_targets
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    TrueBase,
    TrueDefinition,
    TrueExport,
    TrueImport,
)

SUFFIXES = (".py", ".pyi", ".pyw")
KINDS = frozenset(
    {"function", "method", "class", "constant", "variable", "enum_member", "type_alias"}
)
_CAPITALS = re.compile(r"_*[A-Z][A-Z0-9_]*")
_ENUM_BASES = ("Enum", "Flag", "Choices")
_FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(slots=True)
class FileReading:
    """What one file says, before modules are looked up."""

    path: str
    text: str
    definitions: list[TrueDefinition] = field(default_factory=list)
    imports: list[tuple[int, int, str, tuple[str, ...]]] = field(default_factory=list)
    bases: list[TrueBase] = field(default_factory=list)
    calls: list[ast.Call] = field(default_factory=list)
    parameters: set[tuple[int, int]] = field(default_factory=set)
    public: dict[str, bool] = field(default_factory=dict)
    listed: list[str] | None = None
    is_list_certain: bool = True


def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
    """The truth about the Python files below `root`."""
    readings: list[FileReading] = []
    dropped: list[tuple[str, str]] = []
    files = read_tree(root).files
    for path, content in files.items():
        if path.endswith(SUFFIXES):
            try:
                readings.append(read_file(path, content))
            except NotParsedError as error:
                dropped.append((path, str(error)))
    modules = ModuleMap(path for path in files if path.endswith(".py"))
    truth = CodeTruth(
        language="python",
        oracle="ast",
        files=frozenset(reading.path for reading in readings),
        kinds=KINDS,
        definitions=tuple(d for reading in readings for d in reading.definitions),
        imports=tuple(i for reading in readings for i in _imports(reading, modules)),
        bases=tuple(base for reading in readings for base in reading.bases),
        exports=tuple(e for reading in readings for e in _exports(reading)),
        unjudged=frozenset(("exports", r.path) for r in readings if not r.is_list_certain),
        dropped=tuple(dropped),
    )
    return (_with_calls(truth, readings, cache, environment),) if readings else (truth,)


def _with_calls(
    truth: CodeTruth, readings: Iterable[FileReading], cache: Path, environment: Mapping[str, str]
) -> CodeTruth:
    """The same, with calls if the language server can be had."""
    called = [
        CalledFile(r.path, r.text, r.definitions, r.calls, frozenset(r.parameters))
        for r in readings
    ]
    try:
        targets = call_targets(called, cache, environment)
    except ExecutionError as error:
        return replace(truth, dropped=(*truth.dropped, ("calls", str(error))))
    return replace(
        truth,
        oracle=f"{truth.oracle}, calls by {targets.server}",
        calls=targets.calls,
        foreign_calls=targets.foreign,
        unjudged=truth.unjudged | {("resolved_calls", path) for path in targets.unasked},
        dropped=(*truth.dropped, *((path, "calls: out of time") for path in targets.unasked)),
    )


def read_file(path: str, content: bytes) -> FileReading:
    """Everything one file says by itself; refused where line counts would be a guess."""
    if b"\r" in content.replace(b"\r\n", b"\n") or b"\f" in content:
        raise NotParsedError("line ends that tools count differently")
    try:
        text = content.decode("utf-8-sig")
        tree = syntax_tree(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise NotParsedError(f"{type(error).__name__}: {error}") from error
    reading = FileReading(path, text)
    try:
        _Visitor(reading).visit(tree)
    except RecursionError as error:
        raise NotParsedError("nested too deeply") from error
    return reading


class _Visitor(ast.NodeVisitor):
    def __init__(self, reading: FileReading) -> None:
        self._reading = reading
        self._names: list[str] = []
        self._level = "module"

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        with self._inside("function", None):
            self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._define(node.name, node.lineno, "class")
        for base in node.bases:
            written = base.func if isinstance(base, ast.Call) else base
            written = written.value if isinstance(written, ast.Subscript) else written
            match written:
                case ast.Name(id=last) | ast.Attribute(attr=last):
                    self._reading.bases.append(
                        TrueBase(self._reading.path, node.name, last, "extends")
                    )
        for outer in (*node.decorator_list, *node.bases, *node.keywords):
            self.visit(outer)
        with self._inside("enum" if _is_enum(node) else "class", node.name):
            for statement in node.body:
                self.visit(statement)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._targets(target, None)
            if self._level == "module" and _is_all(target):
                self._list_exports(node.value, starts=True)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._targets(node.target, node.annotation)
        if self._level == "module" and _is_all(node.target) and node.value is not None:
            self._list_exports(node.value, starts=True)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if self._level == "module" and _is_all(node.target):
            self._list_exports(node.value, starts=False)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._reading.imports.append((node.lineno, 0, alias.name, ()))
            self._may_be_public(alias.asname or alias.name.partition(".")[0])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        names = tuple(alias.name for alias in node.names)
        self._reading.imports.append((node.lineno, node.level, node.module or "", names))
        for alias in node.names:
            self._may_be_public(alias.asname or alias.name)

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            self._may_be_public(node.id)

    def visit_Call(self, node: ast.Call) -> None:
        self._reading.calls.append(node)
        match node.func:
            case ast.Attribute(value=ast.Name(id="__all__"), attr=verb) if node.args:
                value = node.args[0]
                listed = ast.List([value]) if verb == "append" else value
                self._list_exports(listed, starts=False)
        self.generic_visit(node)

    def _function(self, node: _FunctionNode) -> None:
        in_class = self._level in ("class", "enum")
        self._define(node.name, node.lineno, "method" if in_class else "function")
        self._parameters(node.args, receives=in_class)
        with self._inside("function", node.name):
            self.generic_visit(node)

    def _parameters(self, arguments: ast.arguments, *, receives: bool) -> None:
        """Calling one that says nothing of its type can lead anywhere."""
        positional = [*arguments.posonlyargs, *arguments.args]
        without_default = positional[: len(positional) - len(arguments.defaults)]
        self._reading.parameters |= {
            (argument.lineno, argument.col_offset)
            for argument in without_default[1 if receives else 0 :]
            if argument.annotation is None
        }

    def _targets(self, target: ast.expr, annotation: ast.expr | None) -> None:
        """Names at module and class level are definitions, locals are not."""
        match target:
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self._targets(part, annotation)
            case ast.Starred(value=part):
                self._targets(part, annotation)
            case ast.Name(id=name) if self._level != "function":
                self._define(name, target.lineno, self._variable_kind(name, annotation))

    def _variable_kind(self, name: str, annotation: ast.expr | None) -> str:
        match annotation:
            case ast.Name(id="TypeAlias") | ast.Attribute(attr="TypeAlias"):
                return "type_alias"
        if self._level == "enum" and annotation is None and not name.startswith("_"):
            return "enum_member"
        return "constant" if _CAPITALS.fullmatch(name) else "variable"

    def _define(self, name: str, line: int, kind: str) -> None:
        qualified = ".".join([*self._names, name])
        reading = self._reading
        reading.definitions.append(TrueDefinition(reading.path, line, name, kind, qualified))
        if self._level == "module" and not name.startswith("_"):
            reading.public[name] = True

    def _may_be_public(self, name: str) -> None:
        """Imported and loop names are public to `import *`, but hardly anyone's exports."""
        if self._level == "module" and not name.startswith("_"):
            self._reading.public.setdefault(name, False)

    def _list_exports(self, value: ast.expr, *, starts: bool) -> None:
        reading = self._reading
        names = _strings(value)
        reading.is_list_certain = names is not None and (starts or reading.is_list_certain)
        kept = [] if starts or reading.listed is None else reading.listed
        reading.listed = kept + (names or [])

    @contextmanager
    def _inside(self, level: str, name: str | None) -> Iterator[None]:
        outer, self._level = self._level, level
        self._names += [name] if name else []
        try:
            yield
        finally:
            self._level = outer
            del self._names[len(self._names) - (1 if name else 0) :]


def _is_enum(node: ast.ClassDef) -> bool:
    for base in node.bases:
        match base:
            case ast.Name(id=last) | ast.Attribute(attr=last) if last.endswith(_ENUM_BASES):
                return True
    return False


def _is_all(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id == "__all__"


def _strings(value: ast.expr) -> list[str] | None:
    """The strings of a literal list, or None if some of it is computed."""
    match value:
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            texts = [p.value if isinstance(p, ast.Constant) else None for p in parts]
            names = [text for text in texts if isinstance(text, str)]
            return names if len(names) == len(parts) else None
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            first, second = _strings(left), _strings(right)
            return first + second if first is not None and second is not None else None
    return None


def _imports(reading: FileReading, modules: ModuleMap) -> Iterable[TrueImport]:
    for line, level, module, names in reading.imports:
        relative = modules.relative(reading.path, level, module) if level else None
        found = relative or modules.absolute(module)
        yield TrueImport(
            path=reading.path,
            line=line,
            module="." * level + module,
            resolved=found.path or found.folder,
            names=names,
            is_certain=found.is_certain,
        )


def _exports(reading: FileReading) -> Iterable[TrueExport]:
    if reading.listed is not None:
        return [TrueExport(reading.path, name) for name in dict.fromkeys(reading.listed)]
    return [
        TrueExport(reading.path, name, is_optional=not is_defined)
        for name, is_defined in reading.public.items()
    ]
