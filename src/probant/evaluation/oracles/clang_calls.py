"""The call sites of a translation unit, and whom they call if the front end knows.

Left out: operators, conversions and constructors nobody wrote a call for, and calls a macro's
body makes. Runs inside the worker; clang_merge.py finds the target over all units.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from probant.evaluation.oracles.clang_text import Sources, Spot, last_identifier, written_type

CALLABLE = frozenset({"FUNCTION_DECL", "CXX_METHOD", "FUNCTION_TEMPLATE"})
VALUES = frozenset({"VAR_DECL", "PARM_DECL", "FIELD_DECL"})
"""What may hold a function: a call of it is one, and whom it calls is not known."""
REFERENCES = frozenset({"TYPE_REF", "NAMESPACE_REF", "TEMPLATE_REF"})
MAX_CALLEE_BYTES = 400
INITIALISED_BY = frozenset({"CONSTRUCTOR", "FUNCTION_TEMPLATE"})

_LIKE_A_CALL = re.compile(rb"([A-Za-z_]\w*)\s*\(")


class Call(NamedTuple):
    """`usrs` name the callee over all units: itself, then what it is an instance of.

    None of them: something stands here that reads like a call, and whom it calls is not known.
    `seen_path`:`seen_line` is the callee as this unit has it, its definition if there is one.
    """

    path: str
    line: int
    callee: str
    usrs: tuple[str, ...] = ()
    seen_path: str = ""
    seen_line: int = 0


class Calls:
    def __init__(self, cindex: Any, sources: Sources) -> None:
        self._cindex, self._sources = cindex, sources

    def read(self, cursor: Any, around: str) -> Call | None:
        """`around` is the kind of the nearest cursor above that is not a mere wrapper."""
        start = self._sources.written(cursor.extent.start)
        if start.path is None:
            return None
        callee = cursor.referenced
        if callee is None:
            return self._unknown(cursor, start)
        name = str(callee.spelling).partition("<")[0]
        if callee.kind.name == "CONSTRUCTOR":
            is_known = self._constructs(cursor, start, name, around)
        elif callee.kind.name in CALLABLE and not name.startswith("operator"):
            is_known = True if self._names(cursor, name) else None
        elif callee.kind.name in VALUES:
            return Call(start.path, start.line, name) if name else None
        else:
            return None
        if not is_known:
            return None if is_known is None else Call(start.path, start.line, name)
        seen = self._sources.place((callee.get_definition() or callee).location)
        return Call(start.path, start.line, name, self._usrs(callee), seen.path or "", seen.line)

    def in_macro(self, start: Spot, end: Spot) -> Iterator[Call]:
        """What reads like calls in a use of a macro: the use itself, and in its arguments.

        The macro may throw its arguments away; those it keeps are found as calls of their own.
        """
        written = self._sources.between(start, end)
        for found in _LIKE_A_CALL.finditer(written):
            line = start.line + written.count(b"\n", 0, found.start())
            yield Call(start.path or "", line, found[1].decode())

    def _usrs(self, callee: Any) -> tuple[str, ...]:
        """A member template of a class template is two steps away from what is written."""
        usrs: list[str] = []
        while callee is not None:
            usrs.append(callee.get_usr())
            callee = self._cindex.conf.lib.clang_getSpecializedCursorTemplate(callee)
        return tuple(usrs)

    def _unknown(self, cursor: Any, start: Spot) -> Call | None:
        """Mostly a call that depends on a parameter of a template."""
        expression = next(iter(cursor.get_children()), None)
        if expression is None:
            return None
        end = self._sources.written(expression.extent.end)
        written = self._sources.between(start, end)[-MAX_CALLEE_BYTES:]
        name = last_identifier(written.decode("utf-8", "replace"))
        return Call(start.path or "", start.line, name) if name else None

    def _names(self, cursor: Any, name: str) -> bool:
        """Is the callee named in so many letters, not by a macro?"""
        expression = next(iter(cursor.get_children()), None)
        return expression is not None and self._sources.begins(
            self._sources.written(expression.location), name
        )

    def _constructs(self, cursor: Any, start: Spot, name: str, around: str) -> bool | None:
        """True for `Name(…)` and `new Name`, False for what only resembles them, else None."""
        written, following = written_type(self._sources.bytes_at(start).decode("utf-8", "replace"))
        if written != name or self._copies(cursor, start):
            return None
        if around in INITIALISED_BY:
            return False
        return following == "(" or around == "CXX_NEW_EXPR"

    def _copies(self, cursor: Any, start: Spot) -> bool:
        """A copy or move of a fresh object stands on the very place of the object's own making."""
        return any(
            self._sources.written(child.extent.start) == start
            for child in cursor.get_children()
            if child.kind.name not in REFERENCES
        )
