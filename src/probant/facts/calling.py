"""Whether a body calls something that is defined nowhere in the repository: `print`, `json.dumps`.

A call by that name is proof. That there is none is proof only where no value is called that could
be it, nothing is looked up by a text, and no macro stands for it. Calls of what the repository
defines are the work of `tools.references`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.binder import Binder
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.definitions import dotted
from probant.facts.lookup import FactBook
from probant.facts.rows import CallFact, DefFact
from probant.vocabulary.symbol import CLASS_KINDS
from probant.workspace.snapshot import SourceTree

_LITERAL = re.compile(r"\bgetattr\(\s*[\w.]+\s*,\s*(['\"])\w+\1\s*[,)]")
_MAX_MACROS = 200


class Called(NamedTuple):
    """Calls that certainly are the asked one; else why there may be one, '' if there is none."""

    sites: tuple[CallFact, ...] = ()
    doubt: str = ""
    by_value: bool = False
    """Whether the doubt is only that a value is called, which may be anything that is named."""


class Calling:
    """Reads the calls of bodies in one snapshot."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        self._tree = tree
        self._book = book
        self._binder = binder

    def calls_of(self, fact: DefFact) -> list[CallFact]:
        """Calls in the body itself; for a class, in its methods."""
        calls = self._book.calls_in(fact.path, fact.blob, fact.no)
        if fact.kind in CLASS_KINDS:
            for member in self._binder.members_of(fact):
                calls += self._book.calls_in(member.path, member.blob, member.no)
        return [call for call in calls if call.bind != "v"]

    def outside(self, caller: DefFact, text: str) -> Called:
        """Whether one body calls what goes by this name and is not of the repository."""
        front, _, wanted = dotted(text.rstrip("!")).rpartition(".")
        calls = self.calls_of(caller)
        named = [call for call in calls if call.name == wanted]
        sites = [call for call in named if not front or self._is_of(call, front, wanted)]
        sites += self._renamed(caller, calls, front, wanted)
        if sites:
            return Called(tuple(sites))
        if named:
            return Called((), f"{named[0].expression}() at line {named[0].line} may be it")
        return self._doubt(caller, calls, wanted)

    def is_absent(self, caller: DefFact, name: str) -> bool:
        """Whether nothing in a body can be a call of this name.

        A name that a file brings from one module or from another is still no other name.
        """
        calls = [call for call in self.calls_of(caller) if not self._is_brought(call, name)]
        if any(call.name == name for call in calls):
            return False
        return not self._doubt(caller, calls, name).doubt

    def _is_brought(self, call: CallFact, wanted: str) -> bool:
        """Whether the called name is only ever imported from outside, or defined by a `def`."""
        if call.expression != call.name or call.name == wanted or call.bind[:1] != "m":
            return False
        rows = [row for row in self._book.imports_of(call.path) if row.bound == call.name]
        own = [fact for fact in self._book.definitions(call.name) if fact.path == call.path]
        if call.name in self._book.second_names(wanted) or any(f.kind != "function" for f in own):
            return False
        if not rows or not all(isinstance(self._binder.imported(row), Outside) for row in rows):
            return False
        try:
            lines = self._tree.lines(call.path)
        except FileUnreadable:
            return False
        name = re.escape(call.name)
        given = re.compile(rf"\b{name}\b\s*(?::[^=(]*)?=(?!=)|\b(?:as|for|global)\s+{name}\b")
        imported = {line for row in rows for line in range(row.line, row.last_line + 1)}
        return not any(
            given.search(line)
            for number, line in enumerate(lines, 1)
            if number not in imported and number not in {fact.line for fact in own}
        )

    def _is_of(self, call: CallFact, front: str, wanted: str) -> bool:
        whole = f"{front}.{wanted}"
        if f".{dotted(call.expression)}".endswith("." + whole):
            return True
        bound = self._binder.call(call)
        return isinstance(bound, Outside) and (
            f".{dotted(bound.name)}".endswith("." + whole) or dotted(bound.name) == front
        )

    def _renamed(
        self, caller: DefFact, calls: Sequence[CallFact], front: str, wanted: str
    ) -> list[CallFact]:
        """Calls of a name under which the file imports it."""
        names = {
            row.bound
            for row in self._book.imports_of(caller.path)
            if row.name == wanted
            and row.bound not in ("", wanted)
            and (not front or f".{dotted(row.module)}".endswith("." + front))
        }
        return [call for call in calls if call.expression in names]

    # What may hide one

    def _doubt(self, caller: DefFact, calls: Sequence[CallFact], wanted: str) -> Called:
        spots = blind_spots(self._tree, self._book, [caller.path], inside=[caller])
        if spots and self._stands_in_file(caller, wanted):
            return Called((), f"{caller.path} is not wholly understood")
        if self._names(caller, wanted):
            return Called((), f"{wanted} stands in the body, but not as a plain call")
        given = set(self._book.second_names(wanted))
        for call in calls:
            at = f"{call.expression[:60]}() at line {call.line}"
            if call.name in given:
                return Called((), f"{at} may be a second name of it")
            if self._looks_up(call):
                return Called((), f"{at} could reach anything")
        if macro := self._macro_with(wanted, calls):
            return Called((), f"the macro {macro} may stand for it")
        values = [call for call in calls if self._calls_a_value(call)]
        if values:
            at = f"{values[0].expression[:60]}() at line {values[0].line}"
            return Called((), f"{at} calls a value", by_value=True)
        return Called()

    def _stands_in_file(self, fact: DefFact, word: str) -> bool:
        try:
            return word.encode() in self._tree.read(fact.path)
        except FileUnreadable:
            return True

    def _names(self, fact: DefFact, word: str) -> bool:
        try:
            lines = self._tree.lines(fact.path)[fact.first_line - 1 : fact.last_line]
        except FileUnreadable:
            return True
        pattern = re.compile(rf"(?<![\w$]){re.escape(word)}(?![\w$])")
        return any(pattern.search(line) for line in lines)

    def _looks_up(self, call: CallFact) -> bool:
        """Whether it finds a function by a text that is computed."""
        names = self._binder.rules(call.path).DYNAMIC_CALLEES
        return call.name in names and not self._is_literal(call)

    def _calls_a_value(self, call: CallFact) -> bool:
        """Whether what it calls was put into a value, and may be any function."""
        if not self._binder.rules(call.path).CALLS_VALUES:
            return False
        if not call.name or call.expression[-1:] in (")", "]"):
            return True
        is_type = call.path.endswith(".rs") and call.name[:1].isupper()
        if call.expression == call.name and call.bind[:1] in "lmx":
            return not is_type
        if call.bind[:1] == "s" and self._book.has_attribute(call.name):
            return isinstance(self._binder.call(call), Uncertain)
        return False

    def _is_literal(self, call: CallFact) -> bool:
        if call.expression != "getattr":
            return False
        try:
            line = self._tree.lines(call.path)[call.line - 1]
        except (FileUnreadable, IndexError):
            return False
        return len(_LITERAL.findall(line)) == line.count("getattr") == 1

    def _macro_with(self, word: str, calls: Iterable[CallFact]) -> str:
        """A macro used in the body whose text, or that of one it uses, holds the word."""
        queue = list(dict.fromkeys(call.name for call in calls if self._may_be_macro(call)))
        seen = set(queue)
        while queue and len(seen) < _MAX_MACROS:
            name = queue.pop()
            for fact in self._book.definitions(name):
                if fact.kind != "macro":
                    continue
                if self._names(fact, word):
                    return name
                text = "\n".join(self._tree.lines(fact.path)[fact.line - 1 : fact.last_line])
                new = set(re.findall(r"[A-Za-z_]\w+", text)) - seen
                seen |= new
                queue += sorted(new)
        return ""

    def _may_be_macro(self, call: CallFact) -> bool:
        bound = self._binder.call(call)
        return isinstance(bound, Uncertain) or (
            isinstance(bound, Defined) and bound.fact.kind == "macro"
        )
