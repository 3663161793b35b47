"""What the standard library's parser says about Python functions and classes, for statements.

Heads (parameters, annotations), extents with decorators, and exceptions raised outright.
Next: reading.py.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from probant.evaluation.oracles.python_parse import NotParsedError, syntax_tree
from probant.evaluation.sources.code.truth import TrueSignature

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, kw_only=True, slots=True)
class PythonHeads:
    """By path and line of the name; an extent is first and last line, decorators included."""

    signatures: tuple[TrueSignature, ...]
    extents: Mapping[tuple[str, int], tuple[int, int]]
    raised: Mapping[tuple[str, int], tuple[str, ...]]
    body_starts: Mapping[tuple[str, int], int]
    variadic: frozenset[tuple[str, int]]


def python_heads(files: Mapping[str, bytes], paths: frozenset[str]) -> PythonHeads:
    """Of all `paths`, which some other oracle could parse already."""
    signatures: list[TrueSignature] = []
    extents: dict[tuple[str, int], tuple[int, int]] = {}
    raised: dict[tuple[str, int], tuple[str, ...]] = {}
    starts: dict[tuple[str, int], int] = {}
    variadic: set[tuple[str, int]] = set()
    for path in sorted(paths):
        try:
            text = files[path].decode("utf-8-sig")
            nodes = list(_definitions(syntax_tree(text), in_class=False))
        except (NotParsedError, SyntaxError, ValueError, RecursionError):
            continue
        for node, in_class in nodes:
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            extents[path, node.lineno] = (first, node.end_lineno or node.lineno)
            if isinstance(node, ast.ClassDef):
                continue
            starts[path, node.lineno] = node.body[0].lineno
            signatures.append(_signature(path, text, node, in_class=in_class))
            if node.args.vararg or node.args.kwarg:
                variadic.add((path, node.lineno))
            names = tuple(dict.fromkeys(_raised(node)))
            if names:
                raised[path, node.lineno] = names
    return PythonHeads(
        signatures=tuple(signatures),
        extents=extents,
        raised=raised,
        body_starts=starts,
        variadic=frozenset(variadic),
    )


def _definitions(
    node: ast.AST, *, in_class: bool
) -> Iterator[tuple[_Function | ast.ClassDef, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _Function | ast.ClassDef):
            yield child, in_class
            yield from _definitions(child, in_class=isinstance(child, ast.ClassDef))
        else:
            yield from _definitions(child, in_class=in_class)


def _signature(path: str, text: str, node: _Function, *, in_class: bool) -> TrueSignature:
    arguments = node.args
    positional = [argument.arg for argument in [*arguments.posonlyargs, *arguments.args]]
    is_static = any(_last(d) == "staticmethod" for d in node.decorator_list)
    if in_class and not is_static:
        positional = positional[1:]
    names = [*positional, *([arguments.vararg.arg] if arguments.vararg else [])]
    names += [argument.arg for argument in arguments.kwonlyargs]
    names += [arguments.kwarg.arg] if arguments.kwarg else []
    returns = ast.get_source_segment(text, node.returns) if node.returns else ""
    marks = {"method"} if in_class and not is_static else set()
    if any(_last(d) in ("property", "cached_property", "overload") for d in node.decorator_list):
        marks.add("property")
    return TrueSignature(
        path=path,
        line=node.lineno,
        name=node.name,
        end_line=node.end_lineno or node.lineno,
        parameters=tuple(names),
        returns=returns or "",
        marks=frozenset(marks),
    )


def _raised(node: _Function) -> Iterator[str]:
    """Classes named in `raise` statements of the function itself, outside any `try`."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        one = waiting.pop()
        if isinstance(one, _Function | ast.ClassDef | ast.Lambda | ast.Try):
            continue
        if isinstance(one, ast.Raise) and one.exc is not None:
            raised = one.exc.func if isinstance(one.exc, ast.Call) else one.exc
            if isinstance(raised, ast.Name) and raised.id[:1].isupper():
                yield raised.id
        waiting += ast.iter_child_nodes(one)


def _last(expression: ast.expr) -> str:
    match expression:
        case ast.Call(func=inner):
            return _last(inner)
        case ast.Name(id=last) | ast.Attribute(attr=last):
            return last
    return ""
