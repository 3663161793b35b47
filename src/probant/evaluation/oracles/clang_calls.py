"""The call sites of a translation unit whose callee the front end knows.

Left out: operators, conversions and constructors nobody wrote a call for, and calls a macro's
body makes. Runs inside the worker; clang_merge.py finds the target over all units.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from probant.evaluation.oracles.clang_text import NOWHERE, Sources, Spot

CALLABLE = frozenset({"FUNCTION_DECL", "CXX_METHOD", "FUNCTION_TEMPLATE"})
REFERENCES = frozenset({"TYPE_REF", "NAMESPACE_REF", "TEMPLATE_REF"})
INITIALISED_BY = frozenset({"CONSTRUCTOR", "FUNCTION_TEMPLATE"})


class Call(NamedTuple):
    """`usrs` name the callee over all units: itself, then what it is an instance of."""

    path: str
    line: int
    callee: str
    usrs: tuple[str, ...]
    seen_path: str
    seen_line: int


class Calls:
    def __init__(self, cindex: Any, sources: Sources) -> None:
        self._cindex, self._sources = cindex, sources

    def read(self, cursor: Any, around: str) -> Call | None:
        """`around` is the kind of the nearest cursor above that is not a mere wrapper."""
        callee = cursor.referenced
        if callee is None:
            return None
        kind, name = callee.kind.name, callee.spelling.partition("<")[0]
        if kind == "CONSTRUCTOR":
            site = self._constructed(cursor, name, around)
        elif kind in CALLABLE and not callee.spelling.startswith("operator"):
            site = self._called(cursor, name)
        else:
            return None
        if site.path is None:
            return None
        seen = self._sources.place(callee.location)
        return Call(site.path, site.line, name, self._usrs(callee), seen.path or "", seen.line)

    def _usrs(self, callee: Any) -> tuple[str, ...]:
        """A member template of a class template is two steps away from what is written."""
        usrs: list[str] = []
        while callee is not None:
            usrs.append(callee.get_usr())
            callee = self._cindex.conf.lib.clang_getSpecializedCursorTemplate(callee)
        return tuple(usrs)

    def _called(self, cursor: Any, name: str) -> Spot:
        """Where the callee expression starts, if it names the callee in so many letters."""
        expression = next(iter(cursor.get_children()), None)
        if expression is None:
            return NOWHERE
        if not self._sources.begins(self._sources.written(expression.location), name):
            return NOWHERE
        return self._sources.written(cursor.extent.start)

    def _constructed(self, cursor: Any, name: str, around: str) -> Spot:
        """`Name(…)` or `new Name`, not the initialiser of a variable, member or base."""
        start = self._sources.written(cursor.extent.start)
        if start.path is None or around in INITIALISED_BY or self._copies(cursor):
            return NOWHERE
        text = self._sources.bytes_of(start.path)[start.offset : start.offset + 400]
        pattern = rb"(?:::)?(?:\w+\s*(?:<[^;(){}]*>)?\s*::\s*)*" + re.escape(name.encode()) + rb"\b"
        if around != "CXX_NEW_EXPR":
            pattern += rb"\s*(?:<[^;{}]*>)?\s*\("
        return start if re.match(pattern, text) else NOWHERE

    def _copies(self, cursor: Any) -> bool:
        """A copy or move of a fresh object stands on the very place of the object's own making."""
        start = self._sources.written(cursor.extent.start)
        return any(
            self._sources.written(child.extent.start) == start
            for child in cursor.get_children()
            if child.kind.name not in REFERENCES
        )
