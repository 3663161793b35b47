"""The scopes of one file: which scope holds a byte, and what a name is bound to there.

Innermost function outwards, then the file. Whether the functions of a class see its members by
their bare names is the language's rule. A name bound in two different ways is not certain and looks
up as opaque, unless both are functions of a language that overloads.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from typing import NamedTuple

from probant.facts.schema import MODULE_SCOPE


class Binding(NamedTuple):
    """`code` as told beside `CallRow`, with its number or text."""

    code: str
    detail: str = ""


_UNCERTAIN = Binding("m")


class Scopes:
    """Numbered in order of appearance; 0 is the module."""

    def __init__(self, *, sees_members: bool = False, overloads: bool = False) -> None:
        self._sees_members = sees_members
        self._overloads = overloads
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._classes: set[int] = set()
        self._parents: list[int] = [MODULE_SCOPE]
        self._names: list[str] = [""]
        self._placed: set[int] = set()
        self._table: dict[tuple[int, str], Binding] = {}
        self._forwarded: set[tuple[int, str]] = set()
        self._n_leaves = 0

    def __len__(self) -> int:
        return len(self._starts) + self._n_leaves

    def add(self, start: int, end: int, is_class: bool) -> None:
        """A definition whose body spans these bytes; starts must come in ascending order."""
        self._starts.append(start)
        self._ends.append(end)
        self._parents.append(MODULE_SCOPE)
        self._names.append("")
        if is_class:
            self._classes.add(len(self._starts))

    def add_leaf(self) -> None:
        """A definition that holds no scope: a constant, an alias."""
        self._n_leaves += 1
        self._parents.append(MODULE_SCOPE)
        self._names.append("")

    def name(self, no: int, parent: int, text: str, qualified: str | None = None) -> str:
        """Record where a definition stands and give its dotted name."""
        self._parents[no] = parent
        self._placed.add(no)
        outer = self._names[parent]
        self._names[no] = qualified or (f"{outer}.{text}" if outer else text)
        return self._names[no]

    def pass_over(self, no: int, parent: int) -> None:
        """A scope that adds nothing to the names in it: it has none, or none that matters."""
        self._parents[no] = parent
        self._placed.add(no)
        self._names[no] = self._names[parent]

    def parent(self, no: int) -> int:
        return self._parents[no]

    def name_of(self, no: int) -> str:
        """The dotted name that what stands in a scope is named after."""
        return self._names[no]

    def at(self, byte: int) -> int:
        """The innermost scope whose body holds this byte."""
        no = bisect_right(self._starts, byte)
        while no and self._ends[no - 1] <= byte:
            no = self._enclosing(no)
        return no

    def edges(self) -> list[int]:
        """The bytes between which `at` stays the same, in order, and one past every file's end."""
        return [*sorted({*self._starts, *self._ends}), sys.maxsize]

    def _enclosing(self, no: int) -> int:
        if no in self._placed:
            return self._parents[no]
        return no - 1  # not named yet: walk back through earlier starts

    def is_class(self, no: int) -> bool:
        return no in self._classes

    def owner_class(self, no: int) -> int:
        """The class whose method holds this scope, 0 if there is none."""
        while no and no not in self._classes:
            no = self._parents[no]
        return no

    def has(self, scope: int, name: str) -> bool:
        return (scope, name) in self._table

    def forward(self, scope: int, name: str) -> None:
        """`global` or `nonlocal`: an outer scope's name, which is bound from here as well."""
        self._forwarded.add((scope, name))
        self._table.pop((scope, name), None)
        outer = scope
        while outer != MODULE_SCOPE:
            outer = self._parents[outer]
            if (outer, name) in self._table:
                self._table[outer, name] = _UNCERTAIN

    def bind(self, scope: int, name: str, binding: Binding) -> None:
        """Record a binding; two different ones for one name leave it uncertain."""
        key = (scope, name)
        if key in self._forwarded:
            return
        known = self._table.setdefault(key, binding)
        if known == binding:
            return
        if self._overloads and binding.code == "d" and known.code in "do":
            self._table[key] = Binding("o", known.detail)
        else:
            self._table[key] = _UNCERTAIN

    def unbind(self, scope: int, name: str) -> None:
        """Forget what a name was bound to: that was no value to speak of."""
        self._table.pop((scope, name), None)

    def lookup(self, scope: int, name: str) -> Binding | None:
        """What the name means in this scope; None where the file does not bind it."""
        no, first = scope, True
        while True:
            if first or self._sees_members or no not in self._classes:
                found = self._table.get((no, name))
                if found is not None:
                    return found
            if no == MODULE_SCOPE:
                return None
            no, first = self._parents[no], False
