"""A call as a text writes it, read without running anything: `f(2, "x")` is f and its literals.

Only literals are accepted as arguments: a name could be anything by the time it runs.
"""

from __future__ import annotations

import ast
import re
from typing import TypeAlias

from probant.vocabulary.record import Record

MAX_CALL_CHARS = 2_000
"""A longer one is no sample of a call."""

_FOREIGN_WORDS = {"true": True, "false": False, "null": None, "nil": None, "none": None,
                  "undefined": None}  # fmt: skip
_FUNCTION = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*")

Plain: TypeAlias = "str | bytes | int | float | complex | bool | None"
Literal: TypeAlias = "Plain | tuple[Literal, ...] | Listed | Members | Mapped"


class Listed(Record):
    """The items of a list; those of a tuple stand for themselves."""

    items: tuple[Literal, ...]


class Members(Record):
    """The members of a set, in a fixed order."""

    items: tuple[Literal, ...]


class Mapped(Record):
    """The pairs of a dictionary."""

    pairs: tuple[tuple[Literal, Literal], ...]


class Told(Record):
    """A literal that was understood; told apart from None, which is one."""

    value: Literal


class CallSample(Record, kw_only=True):
    """One call with nothing open in it: which function, which values."""

    function: str
    arguments: tuple[Literal, ...]
    named: tuple[tuple[str, Literal], ...] = ()


def read_call(written: str) -> CallSample | None:
    """The call, or None if it is anything but a name with literals in brackets."""
    text = written.strip().strip("`").strip()
    function = _FUNCTION.match(text)
    if function is None or len(text) > MAX_CALL_CHARS or "\0" in text:
        return None
    node = _expression("_" + text[function.end() :])
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    arguments = [_literal(one) for one in node.args]
    named = [(one.arg, _literal(one.value)) for one in node.keywords]
    told = [one.value for one in arguments if one is not None]
    pairs = [(name, one.value) for name, one in named if name is not None and one is not None]
    if len(told) < len(arguments) or len(pairs) < len(named):
        return None
    return CallSample(
        function=function[0].replace("::", "."), arguments=tuple(told), named=tuple(pairs)
    )


def literal_value(written: str) -> Told | None:
    """The value a text writes down, or None if it is no literal."""
    text = written.strip().strip("`").strip()
    if not text or len(text) > MAX_CALL_CHARS or "\0" in text:
        return None
    node = _expression(text)
    return _literal(node) if node is not None else None


def _expression(text: str) -> ast.expr | None:
    try:
        return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _literal(node: ast.expr) -> Told | None:
    if isinstance(node, ast.Name):  # other languages spell these words in their own way
        known = node.id in _FOREIGN_WORDS
        return Told(_FOREIGN_WORDS[node.id]) if known else None
    try:
        return Told(_frozen(ast.literal_eval(node)))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return None


def _frozen(value: object) -> Literal:
    if isinstance(value, dict):
        return Mapped(tuple((_frozen(key), _frozen(one)) for key, one in value.items()))
    if isinstance(value, set | frozenset):
        members = sorted(value, key=repr)
        return Members(tuple(_frozen(one) for one in members))
    if isinstance(value, list):
        return Listed(tuple(_frozen(one) for one in value))
    if isinstance(value, tuple):
        return tuple(_frozen(one) for one in value)
    if value is None or isinstance(value, str | bytes | int | float | complex):
        return value
    raise ValueError("no literal")
