"""Notes at a test function itself that it was entered, and what it raised.

Whatever calls the test, and whatever is made of its outcome, is further out than this.
"""

from __future__ import annotations

import functools
import inspect
from types import FunctionType, MethodType
from typing import Any


class Note:
    """What happened at one test function; the last call counts, for tests that are tried again."""

    def __init__(self) -> None:
        self.is_entered = False
        self.error: BaseException | None = None

    def enter(self) -> None:
        self.is_entered, self.error = True, None


def can_be_noted(test: Any) -> bool:
    """A plain or an async function, bound or not; a generator shows only to who drives it."""
    if not isinstance(test, (FunctionType, MethodType)):
        return False
    if isinstance(test, MethodType) and not isinstance(test.__func__, FunctionType):
        return False
    return not inspect.isgeneratorfunction(test) and not inspect.isasyncgenfunction(test)


def noted(test: Any, note: Note) -> Any:
    """The same test, of the same kind and with the same attributes, that fills in the note."""
    if isinstance(test, MethodType):
        return MethodType(_wrapped(test.__func__, note), test.__self__)
    return _wrapped(test, note)


def _wrapped(function: Any, note: Note) -> Any:
    if inspect.iscoroutinefunction(function) and isinstance(function, FunctionType):
        return _wrapped_async(function, note)

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        __tracebackhide__ = True
        note.enter()
        try:
            return function(*args, **named)
        except BaseException as error:
            note.error = error
            raise

    return call


def _wrapped_async(function: Any, note: Note) -> Any:
    @functools.wraps(function)
    async def call(*args: Any, **named: Any) -> Any:
        __tracebackhide__ = True
        note.enter()
        try:
            return await function(*args, **named)
        except BaseException as error:
            note.error = error
            raise

    return call


def is_another(test: Any, original: Any, copy: str) -> bool:
    """Whether code of the target put something else in the place of a test.

    A plugin may do so to drive it, and a decorator that names what it wraps is no replacement.
    """
    if original is None:
        return False
    now, then = _plain(test), _plain(original)
    if now is None or then is None or now.__code__ is then.__code__:
        return False
    return bool(now.__code__.co_filename.startswith(f"{copy}/"))


def _plain(test: Any) -> Any | None:
    try:
        found = inspect.unwrap(getattr(test, "__func__", test))
    except ValueError:
        return None
    found = getattr(found, "__func__", found)
    return found if isinstance(found, FunctionType) else None
