"""Calls whose callee only running the code would tell, and whether one of them may reach a target.

A call that names what it calls reaches nothing of another name. What is left are calls of values,
which reach what somebody put into a value, and calls that look a function up by a text.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from probant.facts.bound import A_VALUE, Defined, Uncertain
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact
from probant.facts.schema import Trait
from probant.tools.computed import Computed
from probant.tools.holding import Holding
from probant.tools.registry import Toolbox
from probant.vocabulary.symbol import CALLABLE_KINDS

CALLABLE = CALLABLE_KINDS - {"type_alias"}
_HOLDERS = frozenset({"variable", "constant"})


class Dynamic:
    """Tells which calls could reach a target that they do not name."""

    _WHOLE_MODULES: ClassVar[frozenset[str]] = frozenset({"", "*"})

    def __init__(self, box: Toolbox, computed: Computed) -> None:
        self._box = box
        self._computed = computed
        self._book = box.book
        self._binder = box.binder
        self.holding = Holding(box)

    def reaching(
        self, calls: Sequence[CallFact], targets: Sequence[DefFact], names: Collection[str]
    ) -> list[CallFact]:
        """Those of the calls that may reach a target which goes by these names."""
        if not any(map(_is_made, targets)):
            calls = [call for call in calls if not self._makes_its_own(call)]
        found = [call for call in calls if self._looks_up(call, names)]
        rest = [call for call in calls if call not in found and call.bind != "v"]
        values = [call for call in rest if self._calls_a_value(call)]
        members = [call for call in rest if call not in values and self._may_be_a_field(call)]
        if not values and not members:
            return found
        if self.holding.is_held(targets, names):
            return found + values + members
        return found + [call for call in values if self._reaches_unnamed(call, targets, names)]

    # What a call is

    def _looks_up(self, call: CallFact, names: Collection[str]) -> bool:
        """Whether it finds a function by a text that may be one of these names."""
        if call.name not in self._binder.rules(call.path).DYNAMIC_CALLEES:
            return False
        if call.bind[:1] not in "bi?" and isinstance(self._binder.call(call), Defined):
            return False
        return self._may_find(call, names)

    def _makes_its_own(self, call: CallFact) -> bool:
        """`cls()` in a class method: it makes an object of its class, or of one below that."""
        caller = self._book.definition(call.path, call.blob, call.caller)
        if caller is None or not caller.has(Trait.CLASS_METHOD):
            return False
        return call.expression == call.name == caller.details.receiver and call.bind[:1] == "k"

    def _may_find(self, call: CallFact, names: Collection[str]) -> bool:
        """Whether the text by which a call looks something up may be one of these names."""
        known = [one for one in self._computed.in_file(call.path) if one.line == call.line]
        return not known or any(one.may_be(name) for one in known for name in names)

    def _calls_a_value(self, call: CallFact) -> bool:
        if not self._binder.rules(call.path).CALLS_VALUES:
            return False
        if not call.name:
            return True
        if self._binder.is_cast(call):
            return False
        bound = self._binder.call(call)
        if isinstance(bound, Defined) and bound.fact.kind in CALLABLE and call.bind[:1] not in "tr":
            return False
        if call.expression[-1:] in (")", "]"):
            return True
        if call.expression == call.name and call.bind[:1] in "lmtr":
            return True
        if call.expression == call.name and call.bind[:1] == "?" and isinstance(bound, Uncertain):
            return not self._is_named(call)
        return bound == A_VALUE or (isinstance(bound, Defined) and bound.fact.kind not in CALLABLE)

    def _is_named(self, call: CallFact) -> bool:
        """Whether all that goes by the name of a bare call are functions, whichever it means."""
        kinds = {fact.kind for fact in self._book.definitions(call.name)}
        if not kinds and family_of(call.path) == "cpp":
            # A function of a library; what looks like a macro may call what it is given.
            return not call.name.isupper()
        return bool(kinds) and kinds <= CALLABLE

    def _may_be_a_field(self, call: CallFact) -> bool:
        """Whether a call through something may be one of a value that is kept in it."""
        if call.expression == call.name:
            return False
        bound = self._binder.call(call)
        if not self._binder.rules(call.path).CALLS_VALUES:
            return self._is_one_method(call)
        if not isinstance(bound, Uncertain):
            return False
        if self._book.has_attribute(call.name):
            return True
        if any(fact.kind in _HOLDERS for fact in self._book.definitions(call.name)):
            return True
        return self.holding.is_key(call.name, family_of(call.path) or "")

    def _is_one_method(self, call: CallFact) -> bool:
        """Whether it calls the method of an interface, which a function may stand in for."""
        bound = self._binder.call(call)
        if isinstance(bound, Defined):
            owner = self._binder.owner(bound.fact)
            return bound.fact.has(Trait.ABSTRACT) or (
                owner is not None and owner.kind == "interface"
            )
        return True

    # What reaches functions that nobody names

    def _reaches_unnamed(
        self, call: CallFact, targets: Sequence[DefFact], names: Collection[str]
    ) -> bool:
        rules = self._binder.rules(call.path)
        if any(self._is_looked_up(name, names) for name in rules.LOOKUPS):
            return True
        if rules.LOOKUP_WORDS and self._box.search.files(rules.LOOKUP_WORDS).paths():
            return True
        if not rules.FUNCTIONS_AS_MEMBERS:
            return False
        return any(self._is_part(fact) for fact in targets)

    def _is_looked_up(self, lookup: str, names: Collection[str]) -> bool:
        """Whether code anywhere turns texts into functions, in a way that may give these."""
        return any(
            self._may_find(call, names)
            for call in self._book.calls_named(lookup)
            if not isinstance(self._binder.call(call), Defined)
        )

    def _is_part(self, fact: DefFact) -> bool:
        """Whether it is reached with all else that some object holds: a member, an export."""
        if fact.kind != "function" or fact.parent or fact.qualified_name != fact.name:
            return True
        if not fact.has(Trait.EXPORTED) and not self._is_exported(fact):
            return False
        return any(
            row.name in self._WHOLE_MODULES and fact.path in self._binder.files(row)
            for row in self._book.all_imports()
            if family_of(row.path) == family_of(fact.path)
        )

    def _is_exported(self, fact: DefFact) -> bool:
        return any(fact.name in (name, local) for name, _, local in self._book.exports(fact.path))


def _is_made(fact: DefFact) -> bool:
    """Whether making an object may call it: a class, a method that makes one, a method of types."""
    return fact.kind != "function" or bool(fact.parent)
