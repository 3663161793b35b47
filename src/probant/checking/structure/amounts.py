"""Whether a constant, as it is written, is an amount of time: `1000 * 5` is 5 seconds.

In which unit a constant counts the code does not say, so every usual one will do; only a number
that is the amount in none of them is another one. Nothing but products of numbers is computed.
"""

from __future__ import annotations

import re
from math import isclose

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

_AMOUNT = re.compile(r"(?P<number>\d[\d_]*(?:\.\d+)?)\s+(?P<unit>[a-z]+?)s?")


def is_amount(written: str, told: str) -> bool | None:
    """Whether the written value is the told amount; None where either is something else."""
    match = _AMOUNT.fullmatch(told)
    value = _product(written)
    if value is None or match is None or match["unit"] not in _SECONDS:
        return None
    seconds = float(match["number"].replace("_", "")) * _SECONDS[match["unit"]]
    return any(isclose(value, seconds * per_second) for per_second in _COUNTED)


def _product(written: str) -> float | None:
    """A number, or numbers with a "*" between them; None for anything else."""
    product = 1.0
    for part in written.split("*"):
        text = part.strip().strip("()").replace("_", "")
        if text in _NANOSECONDS:
            product *= _NANOSECONDS[text]
        elif re.fullmatch(r"\d+(?:\.\d+)?", text):
            product *= float(text)
        else:
            return None
    return product
