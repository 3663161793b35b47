"""Where things stand in a Python text: a name in a line, a function's head and its returns.

Tokens and the standard library's syntax tree, nothing of the index. Text that is no Python of this
version gives None. Next: ty.py.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import warnings
from collections.abc import Iterator

from probant.vocabulary.record import Record

MAX_CHARS = 2_000_000

Function = ast.FunctionDef | ast.AsyncFunctionDef


class FunctionText(Record, kw_only=True):
    """One function: where its returns stand, and where an annotation of its result would."""

    text: str
    annotation: str
    return_lines: frozenset[int]
    has_crowded_line: bool
    head_lines: range
    is_generator: bool
    head_end: int

    def annotated(self, annotation: str) -> str:
        """The whole text with an annotation put in; no line moves."""
        return self.text[: self.head_end] + annotation + self.text[self.head_end :]


def find_name(text: str, line: int, name: str, column: int | None) -> int | None:
    """The column, in characters, at which a name stands alone in a line."""
    lines = text.split("\n")
    if not 0 < line <= len(lines):
        return None
    if column is not None:
        return column if lines[line - 1].startswith(name, column) else None
    found = re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", lines[line - 1]) or re.search(
        rf"(?<!\w){re.escape(name)}(?!\w)", lines[line - 1]
    )
    return found.start() if found else None


def find_function(text: str, line: int, name: str) -> FunctionText | None:
    """The function of this name whose `def` stands in this line."""
    tree = _parsed(text)
    if tree is None:
        return None
    for node in _walk(tree):
        if isinstance(node, Function) and node.name == name and node.lineno == line:
            end = _head_end(text, line)
            return None if end is None else _described(text, node, end)
    return None


def _parsed(text: str) -> ast.Module | None:
    if len(text) > MAX_CHARS:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None


def _walk(top: ast.AST) -> Iterator[ast.AST]:
    """All nodes below, without recursion."""
    left = [top]
    while left:
        node = left.pop()
        yield node
        left += ast.iter_child_nodes(node)


def _own(function: Function) -> Iterator[ast.AST]:
    """Nodes of the body that belong to this function and to none inside it."""
    left: list[ast.AST] = list(function.body)
    while left:
        node = left.pop()
        yield node
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            left += ast.iter_child_nodes(node)


def _described(text: str, node: Function, end: int) -> FunctionText:
    own = list(_own(node))
    returns = [_place(one) for one in own if isinstance(one, ast.Return)]
    return FunctionText(
        text=text,
        annotation=ast.unparse(node.returns) if node.returns is not None else "",
        return_lines=frozenset(returns),
        has_crowded_line=len(returns) != len(set(returns)),
        head_lines=range(node.lineno, max(node.body[0].lineno, node.lineno + 1)),
        is_generator=any(isinstance(one, ast.Yield | ast.YieldFrom) for one in own),
        head_end=end,
    )


def _place(node: ast.Return) -> int:
    """Where a checker points: at the value, or at a return that has none."""
    return node.lineno if node.value is None else node.value.lineno


def _head_end(text: str, line: int) -> int | None:
    """The place of the colon that ends the head of a function, as an index into the text."""
    starts = [0]
    for one in text.split("\n"):
        starts.append(starts[-1] + len(one) + 1)
    readline = io.StringIO(text[starts[line - 1] :]).readline
    depth, has_parameters = 0, False
    try:
        for token in tokenize.generate_tokens(readline):
            if token.type == tokenize.OP and token.string in "([{":
                depth, has_parameters = depth + 1, True
            elif token.type == tokenize.OP and token.string in ")]}":
                depth -= 1
            elif token.type == tokenize.OP and token.string == ":" and not depth and has_parameters:
                return starts[line - 1 + token.start[0] - 1] + token.start[1]
    except (tokenize.TokenError, SyntaxError):
        return None
    return None
