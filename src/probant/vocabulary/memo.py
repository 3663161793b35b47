"""Ask a pure function again about the very same values, and have it answer at once.

One answer is kept for each function. Values are compared by identity, so nothing has to be hashed
or compared part by part; whoever changes a list in place must not hand it to such a function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """The last answer again, as long as the arguments are the same objects."""
    last: tuple[tuple[object, ...], T] | None = None

    @wraps(function)
    def asked_again(*args: P.args, **named: P.kwargs) -> T:
        nonlocal last
        kept = last  # one look: another thread may store its own meanwhile
        if kept is not None and not named and all(map(is_, kept[0], args)):
            return kept[1]
        answer = function(*args, **named)
        if not named:
            last = (args, answer)
        return answer

    return asked_again
