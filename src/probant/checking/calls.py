"""A call as a text writes it, read without running anything: `f(2, "x")` is f and its literals.

Only literals are accepted as arguments: a name could be anything by the time it runs.
"""

from __future__ import annotations

import ast
import re
import warnings
from typing import TypeAlias

from probant.vocabulary.record import Record

MAX_CALL_CHARS = 2_000
"""A longer one is no sample of a call."""

_FOREIGN_WORDS = {"true": True, "false": False, "null": None, "nil": None, "none": None,
                  "NaN": float("nan"), "nan": float("nan"), "Infinity": float("inf"),
                  "inf": float("inf")}  # fmt: skip
_FUNCTION = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*")
_PREFIX = re.compile(r"(?:await\s+)?(?P<new>new\s+)?")

Plain: TypeAlias = "str | bytes | int | float | complex | bool | None"
Literal: TypeAlias = "Plain | tuple[Literal, ...] | Listed | Members | Mapped | Undefined | Bare"


class Undefined(Record):
    """JavaScript's own word for nothing, which is not its null."""


class Bare(Record):
    """A key without quotes, as JavaScript allows it: `{area: 6}`."""

    name: str


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
    is_new: bool = False
    """Whether it is written with `new`."""


def read_call(written: str) -> CallSample | None:
    """The call, or None if it is anything but a name with literals in brackets."""
    text = written.strip().strip("`").strip()
    prefix = _PREFIX.match(text)
    is_new = prefix is not None and prefix["new"] is not None
    text = text[prefix.end() :] if prefix is not None else text
    function = _FUNCTION.match(text)
    if function is None or len(text) > MAX_CALL_CHARS or "\0" in text:
        return None
    node = _expression("_" + text[function.end() :].rstrip("; "))
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    arguments = [_literal(one) for one in node.args]
    named = [(one.arg, _literal(one.value)) for one in node.keywords]
    told = [one.value for one in arguments if one is not None]
    pairs = [(name, one.value) for name, one in named if name is not None and one is not None]
    if len(told) < len(arguments) or len(pairs) < len(named):
        return None
    return CallSample(
        function=function[0].replace("::", "."),
        arguments=tuple(told),
        named=tuple(pairs),
        is_new=is_new,
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
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a strange escape, which is the text's own
            return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _literal(node: ast.expr) -> Told | None:
    try:
        return Told(_value(node))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return None


def _value(node: ast.expr) -> Literal:
    """The literal a node is; ValueError for everything else."""
    match node:
        case ast.Name(id="undefined"):
            return Undefined()
        case ast.Name(id=name) if name in _FOREIGN_WORDS:
            return _FOREIGN_WORDS[name]  # other languages spell these words in their own way
        case ast.Constant(value=bool() | str() | bytes() | int() | float() | complex() | None):
            return node.value  # type: ignore[return-value]
        case ast.UnaryOp(op=ast.USub(), operand=ast.Name(id="inf" | "Infinity")):
            return float("-inf")
        case ast.UnaryOp() | ast.BinOp():
            return _number(node)
        case ast.List(elts=items):
            return Listed(tuple(map(_value, items)))
        case ast.Tuple(elts=items):
            return tuple(map(_value, items))
        case ast.Set(elts=items):
            members = {_hashed(_value(one)) for one in items}
            return Members(tuple(sorted(members, key=repr)))
        case ast.Dict(keys=keys, values=values):
            pairs = {_hashed(_key(key)): _value(one) for key, one in zip(keys, values, strict=True)}
            return Mapped(tuple(pairs.items()))
    raise ValueError("no literal")


def _number(node: ast.expr) -> Literal:
    found = ast.literal_eval(node)
    if isinstance(found, int | float | complex):
        return found
    raise ValueError("no literal")


def _key(node: ast.expr | None) -> Literal:
    if isinstance(node, ast.Name) and node.id not in _FOREIGN_WORDS:
        return Bare(node.id)
    if node is None:
        raise ValueError("no literal")
    return _value(node)


def _hashed(value: Literal) -> Literal:
    """A key or a member, which no list or dictionary can be."""
    if isinstance(value, Listed | Members | Mapped):
        raise ValueError("no literal")
    return value
