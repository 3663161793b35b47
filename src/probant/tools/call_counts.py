"""Numbers over what is certain of calls and bases: who is called most, who calls most others,
which classes have the most subclasses and the longest way up.

Yields definitions with their numbers, not evidence. Shared by nobody: `measures` tells them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact
from probant.facts.schema import Trait
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, stands_in_tests
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

Key = tuple[str, int]
_CALLED = FUNCTION_KINDS | CLASS_KINDS


class Calls(NamedTuple):
    """How often each thing is called, by whom, and how many calls were looked at.

    `facts` are the definitions told for others: the first of overloads, which are `n_same`.
    Of the calls whose meaning is open, `named` have the name of a function of their language,
    `by_value` go through a value, which may be any; `open_callees` are both, by who calls.
    """

    called: Counter[Key]
    callees: dict[Key, set[Key]]
    facts: dict[Key, DefFact]
    n_same: dict[Key, int]
    named: Counter[tuple[str, str]]
    by_value: Counter[str]
    open_callees: dict[Key, set[str]]
    n_calls: int = 0
    n_resolved: int = 0

    @property
    def n_open(self) -> int:
        return self.named.total() + self.by_value.total()

    def most_calls(self, fact: DefFact) -> int:
        """How many calls of a function there may be besides those that are resolved."""
        family = family_of(fact.path) or ""
        return self.named[family, fact.name] + self.by_value[family]


class Chain(NamedTuple):
    """A class with those above it, nearest first; `is_sure` where every base is understood."""

    classes: tuple[DefFact, ...]
    is_sure: bool


class CallCounts:
    """Counts in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._same: dict[Key, Key] = {}
        self._chains: dict[Key, Chain] = {}
        self._kinds_of: dict[tuple[str, str], frozenset[str]] = {}

    def calls(self, scope: Scope) -> Calls:
        """Every call of the snapshot; outside tests where only that is asked about."""
        found = Calls(Counter(), {}, {}, {}, Counter(), Counter(), {})
        n_calls = n_resolved = 0
        for path in sorted(self._book.blobs):
            for call in self._book.calls_of_file(path):
                if call.bind == "v" or not self._counts(call, scope):
                    continue
                if self._binder.is_cast(call):
                    continue
                n_calls += 1
                bound = self._binder.call(call)
                if isinstance(bound, Defined) and bound.fact.kind in _CALLED:
                    n_resolved += 1
                    self._note(found, call, bound.fact)
                elif not isinstance(bound, Outside):
                    self._note_open(found, call)
        return found._replace(n_calls=n_calls, n_resolved=n_resolved)

    def _note_open(self, found: Calls, call: CallFact) -> None:
        """A call that may mean something here: by its name, or as a value that may be anything.

        `x.name()` where nothing of the language is called `name` is a member of something outside.
        """
        family = family_of(call.path) or ""
        kinds = self._kinds(family, call.name)
        if kinds & _CALLED:
            found.named[family, call.name] += 1
        elif kinds or call.expression == call.name or not call.name:
            found.by_value[family] += 1
        else:
            return
        caller = self._caller(call)
        if caller is not None:
            found.open_callees.setdefault(caller.key, set()).add(call.expression)
            found.facts.setdefault(caller.key, caller)

    def _kinds(self, family: str, name: str) -> frozenset[str]:
        """What goes by a name in a language."""
        if (family, name) not in self._kinds_of:
            facts = self._book.definitions(name) if name else []
            kinds = frozenset(one.kind for one in facts if family_of(one.path) == family)
            self._kinds_of[family, name] = kinds
        return self._kinds_of[family, name]

    def _caller(self, call: CallFact) -> DefFact | None:
        caller = self._book.definition(call.path, call.blob, call.caller) if call.caller else None
        return caller if caller is not None and caller.kind in FUNCTION_KINDS else None

    def _counts(self, call: CallFact, scope: Scope) -> bool:
        if scope.in_tests is not False:
            return True
        return not stands_in_tests(self._tree, self._book, call.path, call.line)

    def _note(self, found: Calls, call: CallFact, fact: DefFact) -> None:
        callee = self._meant(found, fact)
        found.called[callee] += 1
        caller = self._caller(call)
        if caller is not None:
            own = self._meant(found, caller)
            if own != callee:
                found.callees.setdefault(caller.key, set()).add(callee)
                found.facts.setdefault(caller.key, caller)

    def _meant(self, found: Calls, fact: DefFact) -> Key:
        """The first of overloads, the definition of what is declared."""
        if fact.key not in self._same:
            same = [
                one
                for one in self._book.definitions(fact.name)
                if one.qualified_name == fact.qualified_name and self._is_one(one, fact)
            ]
            solid = [one for one in same if not one.has(Trait.DECLARATION | Trait.OVERLOAD)]
            first = min(solid or same or [fact], key=lambda one: (one.path, one.no))
            for one in (*same, fact):
                self._same[one.key] = first.key
            found.facts.setdefault(first.key, first)
            found.n_same[first.key] = len(solid)
        key = self._same[fact.key]
        if key not in found.facts:
            found.facts[key] = fact
        return key

    def _is_one(self, one: DefFact, fact: DefFact) -> bool:
        """Overloads stand together; only C and C++ declare in another file.

        JavaScript has no overloads but signatures: namesakes of one file stand in different blocks.
        """
        if one.key == fact.key:
            return True
        if (one.path, one.parent) == (fact.path, fact.parent):
            is_signature = (one.traits | fact.traits) & (Trait.OVERLOAD | Trait.DECLARATION)
            return family_of(one.path) != family_of("x.js") or bool(is_signature)
        is_declared = one.has(Trait.DECLARATION) or fact.has(Trait.DECLARATION)
        is_native = family_of(one.path) == family_of(fact.path) == "cpp"
        return is_native and is_declared

    # Classes

    @cached_property
    def _references(self) -> References:
        return References(self._box)

    def subclasses(self, fact: DefFact) -> tuple[int, bool]:
        """How many classes directly extend one, and whether those are all."""
        if not self._is_base(fact):
            return 0, True
        below = self._references.subclasses_of([fact], fact.name)
        return len(below.certain), not below.reasons

    def _is_base(self, fact: DefFact) -> bool:
        """Whether any class names it, or another name of it, as a base."""
        names = {fact.name, *self._book.import_aliases(fact.name)}
        names |= {*self._book.export_aliases(fact.name), *self._book.second_names(fact.name)}
        names |= {one.name for one in self._book.type_aliases_of(fact.name)}
        return any(self._book.bases_named(one) or self._book.bases_given(one) for one in names)

    def chain(self, fact: DefFact, below: frozenset[Key] = frozenset()) -> Chain:
        """The longest way up from a class through classes of this repository."""
        if fact.key in self._chains:
            return self._chains[fact.key]
        longest, is_sure = Chain((), is_sure=True), True
        for above in self._above(fact):
            if above is None:
                is_sure = False
            elif above.key not in below and above.key != fact.key:
                way = self.chain(above, below | {fact.key})
                is_sure &= way.is_sure
                if len(way.classes) > len(longest.classes):
                    longest = way
        found = Chain((fact, *longest.classes), is_sure)
        if not below:
            self._chains[fact.key] = found
        return found

    def _above(self, fact: DefFact) -> Iterator[DefFact | None]:
        """Classes a class extends; None for one that may be of this repository, or may not."""
        for base in self._binder.bases_of(fact):
            bound = self._binder.base(base)
            if isinstance(bound, Defined) and bound.fact.kind in CLASS_KINDS:
                yield bound.fact
            elif isinstance(bound, Uncertain | Defined):
                yield None
