"""Whether a constant, as it is written, is an amount of time or size: `64 * 1024` is 64 KiB.

In which unit a constant counts the code does not say, so every usual one will do; only a number
that is the amount in none of them is another one. Nothing but products of numbers is computed.
"""

from __future__ import annotations

import ast
import re
import warnings
from math import isclose

from probant.checking.forms.words import BYTE_UNITS

_SECONDS = {
    "millisecond": 0.001,
    "second": 1.0,
    "minute": 60.0,
    "hour": 3600.0,
}
"""What a text calls a unit, in seconds."""

_COUNTED = (1.0, 1e3, 1e6, 1e9, 1 / 60)
"""How many of its own units a constant may have in a second: seconds, ms, µs, ns, minutes."""

_NANOSECONDS = {
    "time.Nanosecond": 1.0,
    "time.Microsecond": 1e3,
    "time.Millisecond": 1e6,
    "time.Second": 1e9,
    "time.Minute": 6e10,
    "time.Hour": 3.6e12,
}
"""Go's own constants of time."""

_AMOUNT = re.compile(r"(?P<number>\d[\d_]*(?:\.\d+)?)\s+(?P<unit>[A-Za-z]+)")
_SHORT = {"ms": "millisecond", "sec": "second"}
_SUFFIX = re.compile(r"(?<=[\da-fA-F])_?(?:[iu](?:8|16|32|64|128|size)|[uU]?[lL]{1,2}|n)\b")
_MAX_POWER = 200


def is_amount(written: str, told: str) -> bool | None:
    """Whether the written value is the told amount; None where either is something else."""
    match = _AMOUNT.fullmatch(told)
    value = _product(written)
    if value is None or match is None:
        return None
    number, unit = float(match["number"].replace("_", "")), match["unit"].lower()
    if unit in BYTE_UNITS:
        factors = {1, *BYTE_UNITS[unit]}  # a setting may itself count in that unit
        return any(isclose(value, number * factor) for factor in factors)
    unit = _SHORT.get(unit, unit.removesuffix("s"))
    if unit not in _SECONDS:
        return None
    seconds = number * _SECONDS[unit]
    return any(isclose(value, seconds * per_second) for per_second in _COUNTED)


def _product(written: str) -> float | None:
    """A number, or numbers with signs between them; None for anything else."""
    text = written.strip()
    for name, value in _NANOSECONDS.items():
        text = re.sub(rf"{re.escape(name)}\b", str(int(value)), text)
    return computed(text)


def computed(written: str) -> float | None:
    """What a sum of plain numbers comes to; None where anything but numbers stands in it."""
    text = _SUFFIX.sub("", written.strip().strip("`"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _value(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return None


def _value(node: ast.expr) -> float:
    match node:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            return float(number) if isinstance(number, float) else int(number)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return -_value(inner)
        case ast.BinOp(left=left, op=sign, right=right):
            one, two = _value(left), _value(right)
            if isinstance(sign, ast.Mult):
                return one * two
            if isinstance(sign, ast.Add):
                return one + two
            if isinstance(sign, ast.Sub):
                return one - two
            if isinstance(sign, ast.Pow) and 0 <= two <= _MAX_POWER and abs(one) <= _MAX_POWER:
                return float(one**two)
            if isinstance(sign, ast.LShift) and 0 <= two <= _MAX_POWER:
                return int(one) << int(two)
    raise ValueError("more than numbers")
