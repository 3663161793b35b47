"""Uses of a name: who calls it, what it calls, who imports it, what extends it.

A site counts only when its name is certainly bound to the target. Sites of the same name whose
binding is not certain are candidates, and make the list incomplete.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from probant.facts.blind_spots import Spot, blind_spots
from probant.facts.bound import MISSING, Bound, Defined, Outside, Uncertain
from probant.facts.calling import Calling
from probant.facts.chain import links
from probant.facts.definitions import Definitions, located
from probant.facts.imported_names import ImportedNames, told
from probant.facts.languages import family_of
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS
from probant.facts.rows import BaseFact, CallFact, DefFact
from probant.facts.schema import Trait
from probant.facts.standard_classes import is_standard_exception, standard_below
from probant.tools.anonymous import AnonymousClasses
from probant.tools.base import EntryMaker
from probant.tools.body_text import BodyText
from probant.tools.computed import Computed
from probant.tools.derives import Derives
from probant.tools.dynamic import CALLABLE, Dynamic
from probant.tools.handed import Handed
from probant.tools.makings import MADE, Makings
from probant.tools.occurrences import stands_in
from probant.tools.open_values import may_be_extended, may_hold_anything, why_open
from probant.tools.reach import reach, walk_down, way_down
from probant.tools.registered import Registered
from probant.tools.registry import Toolbox
from probant.tools.scope import narrowed_to, stands_in_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

_EXCEPTIONS = ("Error", "Exception", "Warning")
"""How the names of classes end that surely are exceptions."""

_MAKE_ERRORS = ("createError", "makeError", "defineError", "createErrorClass", "errorFactory")
"""What functions of libraries are called that make classes of errors."""

UNNAMED = {"default": "default", "=": ""}
"""Exports without a name of their own, and the name by which an import asks for them."""

WITH_MACROS = frozenset({"cpp", "rust"})
"""Languages in which a name may stand for any text."""


class _Above(NamedTuple):
    """Methods of the repository, and names of other classes, that a target stands below."""

    keys: set[tuple[str, int]]
    outside: set[str]


class Subclasses(NamedTuple):
    """What certainly extends a class, what may, why there may be more, and in which files.

    `unsure_in` is None where that could be in any.
    """

    certain: list[DefFact]
    doubtful: tuple[Observation, ...]
    reasons: tuple[ReasonCode, ...]
    unsure_in: frozenset[RepoPath] | None = None


class _Children(NamedTuple):
    """Direct subclasses, those that may be, and files not understood in which some may stand."""

    certain: list[DefFact]
    doubtful: list[Observation]
    spots: tuple[Spot, ...]
    is_placed: bool
    """Whether the doubts are about the places they show."""


class References:
    """Follows calls and class hierarchies through the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._definitions = Definitions(box.book, box.binder)
        self.anonymous = AnonymousClasses(box.tree, box.book, box.binder)
        self._derives = Derives(box.tree, box.book)
        self._computed_calls = Computed(box)
        self._dynamic = Dynamic(box, self._computed_calls)
        self._handed = Handed(box)
        self._registered = Registered(box)
        self._makings_of = Makings(box)
        self._imported = ImportedNames(box.book, box.binder)
        self._bodies = BodyText(box)
        self._calling = Calling(box.tree, box.book, box.binder)
        self._make = EntryMaker(box.tree, "references", Signal.STRUCTURAL)
        self._certainly_called: dict[str, set[tuple[str, int]]] = {}
        self._below: dict[tuple[str, int], list[DefFact]] = {}
        self._structural_methods: dict[tuple[str, str], set[tuple[str, int]]] = {}

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        if step.transitive and step.relation is Relation.CALLS and not step.polar:
            return (self._calls_all(step),)
        if step.transitive and step.relation is not Relation.EXTENDED_BY:
            return (self._reaches(step) if step.polar else self._reached_by(step),)
        if step.polar:
            return (self._call_pair(step),)
        return (self._asks[step.relation](self, step),)

    # Who calls it

    def _called_by(self, step: Step) -> EvidenceEntry:
        targets = self._callables(step.targets[0])
        if not targets:
            return self._wrong_kind(step, step.targets[0], "be called")
        certain, doubtful = self.call_sites(targets)
        if step.facet is Facet.IN_TESTS:
            certain, doubtful = self._in_tests(certain), self._in_tests(doubtful)
        placed = [self._site(call, targets[0].name) for call in doubtful]
        placed += self._rendered(targets[0])
        elsewhere = self._second_names(targets[0].name)
        if not certain:  # "nothing calls it" must hold of every namesake
            named = self._open_namesakes(step.targets[0], targets)
            elsewhere += [located(fact) for fact in named]
        scope = narrowed_to(step.filters, self._tree, self._book)
        inside = [call for call in certain if scope.holds(call.path, call.line)]
        near = [call for call in doubtful if scope.holds(call.path, call.line)]
        leads = [*placed, *elsewhere]
        is_empty = not inside and not near and not elsewhere
        unseen = self._unseen_ways(targets, is_empty=is_empty) if not leads else []
        if is_empty and unseen:
            return self._only_unseen(step, unseen)
        spots = self._blind_spots(targets[0].name, targets[0].path)
        is_unnamed = self._is_unnamed(targets[0])
        is_placed = not (elsewhere or is_unnamed or unseen)
        return self._listed(
            step,
            tuple(self._site(call, targets[0].name) for call in certain),
            tuple(leads),
            complete=not leads and not spots,
            implicit=is_unnamed,
            unseen=tuple(unseen),
            unsure_in=_files(placed, spots) if is_placed else None,
        )

    def is_called(self, facts: list[DefFact]) -> bool | None:
        """Whether anything calls these definitions of one name; None where that is not certain.

        By the same judgement as a list of callers: what could be called unseen is never denied.
        """
        certain, doubtful = self.call_sites(facts)
        if certain:
            return True
        first = facts[0]
        target = Target(text=first.qualified_name, kind=TargetKind.SYMBOL)
        is_open = (
            doubtful
            or self._is_unnamed(first)
            or self._rendered(first)
            or self._second_names(first.name)
            or self._open_namesakes(target, facts)
            or self._blind_spots(first.name, first.path)
            or self._unseen_ways(facts, is_empty=True)
        )
        return None if is_open else False

    def is_called_unnamed(self, fact: DefFact) -> bool:
        """Whether the language calls it without a call: a constructor, `main`, an operator."""
        return self._is_implicit(fact)

    def _unseen_ways(self, targets: list[DefFact], *, is_empty: bool) -> list[Observation]:
        """Places through which a target may be called by something else than its name."""
        ways = [
            *self._handed_on(targets, surely=not is_empty),
            *self._computed_calls.places(targets, self._known_as(targets)),
            *self._registered.decorators(targets),
        ]
        if not is_empty:
            return ways
        return [
            *ways,
            *self._makings_of.not_excluded(targets, self._known_as(targets)),
            *self._registered.outside_bases(targets),
            *self._registered.loose_methods(targets),
            *self._registered.collected(targets),
        ]

    def _handed_on(self, targets: list[DefFact], *, surely: bool) -> list[Observation]:
        """Where a target is given away as a value, and calls through values that then may be it."""
        names = self._known_as(targets)
        handed = self._handed.places(targets, names, surely=surely)
        calls = (call for name in names for call in self._book.calls_named(name)) if handed else ()
        return handed + [
            self._site(call, targets[0].name)
            for call in calls
            if call.bind[:1] != "l" and isinstance(self._binder.call(call), Uncertain)
        ]

    def _only_unseen(self, step: Step, ways: list[Observation]) -> EvidenceEntry:
        return self._make.absent(
            step,
            complete=False,
            candidates=tuple(ways),
            reasons=(ReasonCode.DYNAMIC_DISPATCH,),
            note=f"nothing calls it by its name, but {ways[0].statement}",
        )

    def _open_namesakes(self, target: Target, known: list[DefFact]) -> list[DefFact]:
        """Values of a file's own scope that go by the name too, and may hold what is called."""
        return [
            fact
            for fact in self._definitions.of(target).fitting
            if fact not in known and not fact.parent and may_hold_anything(self._tree, fact)
        ]

    def _rendered(self, fact: DefFact) -> list[Observation]:
        """Elements of JSX, which are made of functions without calling them in so many words."""
        if family_of(fact.path) != "typescript" or not fact.name[:1].isupper():
            return []
        return [
            Observation(
                NameValue(fact.name, place.path, place.lines.first),
                (place,),
                f"{fact.name} is an element at {place.path}:{place.lines.first}",
            )
            for place in self._bodies.elements(fact.name)
        ]

    def _in_tests(self, calls: list[CallFact]) -> list[CallFact]:
        return [call for call in calls if self._is_test(call)]

    def _is_test(self, call: CallFact) -> bool:
        return stands_in_tests(self._tree, self._book, call.path, call.line)

    # Who calls it, directly or through others

    def caller_of(self, call: CallFact) -> DefFact | None:
        return self._book.definition(call.path, call.blob, call.caller) if call.caller else None

    def is_open(self, fact: DefFact) -> bool:
        """Whether calls of it may stand where nobody can see them."""
        return bool(
            self._second_names(fact.name)
            or self._blind_spots(fact.name, fact.path)
            or self._is_unnamed(fact)
            or self._unseen_ways([fact], is_empty=False)
        )

    def _is_unnamed(self, fact: DefFact) -> bool:
        """Whether it is called without being written as a call."""
        return self._is_implicit(fact) or fact.has(Trait.PROPERTY) or self._is_pasted(fact)

    def _is_pasted(self, fact: DefFact) -> bool:
        """Whether code may name it without writing its name."""
        return self._dynamic.holding.pasting.may_make(fact.name, family_of(fact.path))

    def _reached_by(self, step: Step) -> EvidenceEntry:
        targets = self._callables(step.targets[0])
        if not targets:
            return self._wrong_kind(step, step.targets[0], "be called")
        reached = reach(self, targets)
        is_open = not reached.complete and not reached.doubtful
        callers = [self.caller_of(call) for call in reached.certain] if is_open else []
        ways = (self._unseen_ways([one], is_empty=False) for one in (*targets, *callers) if one)
        spots = self._blind_spots(targets[0].name, targets[0].path) if is_open else ()
        return self._listed(
            step,
            tuple(self._site(call, call.name) for call in reached.certain),
            tuple(self._site(call, call.name) for call in reached.doubtful),
            complete=not reached.doubtful and not spots,
            implicit=is_open and not spots,
            unseen=tuple(next(filter(None, ways), ())) if is_open else (),
        )

    def _reaches(self, step: Step) -> EvidenceEntry:
        """A way is proof; that there is none is not, for what is passed on may be called."""
        caller, callee = step.targets
        callers, callees = self._callables(caller), self._callables(callee)
        for target, found in ((caller, callers), (callee, callees)):
            if not found:
                return self._wrong_kind(step, target, "call or be called")
        reached = reach(self, callees)
        for fact in callers:
            if way := way_down(reached, fact):
                seen = Observation(
                    NameValue(callee.text, way[0].path, way[0].line),
                    tuple(call.place for call in way),
                    f"{caller.text} reaches {callee.text} through {len(way)} calls",
                )
                return self._make.observed(step, Quality.STRONG, (seen,))
        return self._make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.DYNAMIC_DISPATCH,),
            note="no chain of certain calls leads there, which does not prove that none does",
        )

    def _second_names(self, name: str) -> list[Observation]:
        """Places that give the thing another name, through which it may be used unseen."""
        return [
            Observation(
                NameValue(known, place.path, place.lines.first),
                (place,),
                f"{name} gets a second name at {place.path}:{place.lines.first}",
            )
            for known in self._names(name)
            for place in self._book.aliases_of(known)
        ]

    def call_sites(
        self, targets: list[DefFact], within: Collection[RepoPath] | None = None
    ) -> tuple[list[CallFact], list[CallFact]]:
        """Calls certainly bound to one of the targets, and same-name calls that could be.

        All of them, or those in the files `within`.
        """
        keys = {fact.key for fact in targets}
        above: _Above | None = None
        certain: list[CallFact] = []
        doubtful: list[CallFact] = []
        for name in self._known_as(targets):
            for call in self._calls_named(name, within):
                bound = self._binder.call(call)
                if isinstance(bound, Defined) and bound.fact.key in keys:
                    certain.append(call)
                    continue
                if above is None and not isinstance(bound, Uncertain):
                    above = self._above(targets)
                if self._is_doubtful(call, bound, targets, above):
                    doubtful.append(call)
        if within is None:
            made = self._makings_of.sites(targets, self._known_as(targets))
            certain += made.certain
            doubtful += made.doubtful
        return sorted(certain), sorted(doubtful)

    def _calls_named(self, name: str, within: Collection[RepoPath] | None) -> list[CallFact]:
        if within is None:
            return self._book.calls_named(name)
        return [
            call
            for path in sorted(within)
            for call in self._book.calls_of_file(path)
            if call.name == name
        ]

    def _is_doubtful(
        self, call: CallFact, bound: Bound, targets: list[DefFact], above: _Above | None
    ) -> bool:
        """Whether a call that is not certainly one of a target may be one all the same."""
        match bound:
            case Uncertain():
                return self._could_be(call, targets)
            case Defined(fact) if above is not None:
                return fact.key in above.keys and call.bind[:1] != "u"
            case Outside(name) if above is not None:
                return self._may_dispatch(call, name, targets, above)
        return False

    def _above(self, targets: list[DefFact]) -> _Above:
        """What a target replaces in the classes above its own: calls of that may reach it."""
        keys: set[tuple[str, int]] = set()
        outside: set[str] = set()
        for fact in targets:
            owner = self._binder.owner(fact)
            queue = [owner] if owner is not None and owner.kind in CLASS_KINDS else []
            seen = {one.key for one in queue}
            while queue:
                for base in self._binder.bases_of(queue.pop()):
                    bound = self._binder.base(base)
                    if not isinstance(bound, Defined) or bound.fact.kind not in CLASS_KINDS:
                        outside.add(base.name)
                    elif bound.fact.key not in seen:
                        seen.add(bound.fact.key)
                        queue.append(bound.fact)
                        rules = self._binder.rules(bound.fact.path)
                        keys |= {one.key for one in rules.members(bound.fact, fact.name)}
            keys |= self._structural(fact)
        return _Above(keys - {fact.key for fact in targets}, outside)

    def _may_dispatch(
        self, call: CallFact, name: str, targets: list[DefFact], above: _Above
    ) -> bool:
        """Whether a call of an outside type's method may reach a target that is of that type."""
        is_function = call.bind[:1] == "i" and len(links(call.expression)) <= 2
        if call.expression == call.name or is_function or call.bind[:1] == "b":
            return False
        rules = self._binder.rules(call.path)
        return any(fact.kind == "method" for fact in targets) and rules.may_fit(name, above.outside)

    def _structural(self, fact: DefFact) -> set[tuple[str, int]]:
        """Methods of types that any class fits which has such a method, without saying so."""
        rules = self._binder.rules(fact.path)
        if fact.kind != "method" or not rules.STRUCTURAL_TYPES:
            return set()
        key = (family_of(fact.path) or "", fact.name)
        if key not in self._structural_methods:
            self._structural_methods[key] = {
                other.key
                for other in self._book.definitions(fact.name)
                if other.kind == "method" and rules.is_structural(other)
            }
        return self._structural_methods[key] - {fact.key}

    def _names(self, name: str) -> list[str]:
        """The name and every alias an import or an export gives it."""
        names, queue = [name], [name]
        while queue:
            known = queue.pop()
            aliases = [*self._book.import_aliases(known), *self._book.export_aliases(known)]
            new = [alias for alias in dict.fromkeys(aliases) if alias and alias not in names]
            names += new
            queue += [alias for alias in new if alias not in UNNAMED]
        return names

    def _known_as(self, targets: list[DefFact]) -> list[str]:
        """All names the targets go by; who imports what has no name there chooses one freely."""
        names = self._names(targets[0].name)
        keys = {fact.key for fact in targets}
        asked = [name for export, name in UNNAMED.items() if export in names]
        for row in (row for name in asked for row in self._book.imports_named(name)):
            bound = self._binder.imported(row) if row.bound else None
            if isinstance(bound, Defined) and bound.fact.key in keys:
                names += self._names(row.bound)
        return list(dict.fromkeys(names))

    def _could_be(self, call: CallFact, targets: list[DefFact]) -> bool:
        """A method is reached through a value, a plain function never through an unknown one."""
        if call.bind in ("x", "v"):
            return True
        is_bare = call.expression == call.name
        through_value = (
            not is_bare
            and call.bind[:1] not in "id"
            and call.expression[: -len(call.name)].endswith((".", "->"))
        )
        rules = self._binder.rules(call.path)
        return any(
            (not is_bare or rules.SEES_MEMBERS)
            if self._is_member(fact)
            else (not through_value or rules.FUNCTIONS_AS_MEMBERS)
            for fact in targets
        )

    def _is_member(self, fact: DefFact) -> bool:
        """Whether it is reached through a value: a method, or a function kept in an object."""
        if fact.kind == "method" or fact.has(Trait.DETACHED):
            return True
        if not fact.parent and fact.qualified_name != fact.name:
            return True
        owner = self._book.definition(fact.path, fact.blob, fact.parent) if fact.parent else None
        return owner is not None and owner.kind in ("variable", "constant")

    # What it calls

    def _calls(self, step: Step) -> EvidenceEntry:
        callers = self._callables(step.targets[0])
        if not callers:
            return self._wrong_kind(step, step.targets[0], "call anything")
        seen: dict[tuple[str, int], Observation] = {}
        unsure: list[Observation] = []
        for caller in callers:
            for call in self._calls_of(caller):
                if call.bind == "v" or _told(call) in seen:
                    continue
                if self._is_narrowed_away(step, call):
                    unsure += [self._callee(caller, call)] if self._is_uncertain(call) else []
                    continue
                seen.setdefault(_told(call), self._callee(caller, call))
        kept = [
            self._callee(closure, call)
            for caller in callers
            for closure in self._bodies.closures(caller)
            for call in self._calls_of(closure)
            if call.bind != "v" and _told(call) not in seen
        ]
        paths = [caller.path for caller in callers]
        spots = blind_spots(self._tree, self._book, paths, inside=callers)
        whole = not spots and not kept and not unsure
        return self._listed(step, tuple(seen.values()), (*kept, *unsure), complete=whole)

    def _is_narrowed_away(self, step: Step, call: CallFact) -> bool:
        """Of a part of the repository is only what is certainly defined in it."""
        return step.filters.narrows_places and self._defined(call) is None

    def _is_uncertain(self, call: CallFact) -> bool:
        return not isinstance(self._binder.call(call), Outside)

    def _defined(self, call: CallFact) -> DefFact | None:
        bound = self._binder.call(call)
        return bound.fact if isinstance(bound, Defined) else None

    def _callee(self, caller: DefFact, call: CallFact) -> Observation:
        statement = f"{caller.qualified_name} calls {call.expression}"
        value = NameValue(call.expression, call.path, call.line)
        callee = self._defined(call)
        stands_at = callee.definition.place if callee is not None else None
        return Observation(value, (call.place,), statement, stands_at=stands_at)

    # What it calls, directly or through others

    def _calls_all(self, step: Step) -> EvidenceEntry:
        callers = self._callables(step.targets[0])
        if not callers:
            return self._wrong_kind(step, step.targets[0], "call anything")
        way = walk_down(self, callers)
        seen = [
            Observation(
                NameValue(one.fact.qualified_name, one.fact.path, one.fact.line),
                (one.call.place,),
                f"{one.caller.qualified_name} calls {one.fact.qualified_name}",
                stands_at=one.fact.definition.place,
            )
            for one in way.callees
        ]
        if not step.filters.narrows_places:
            seen += [
                Observation(NameValue(call.expression), (call.place,), self._said(call))
                for call in {call.expression: call for call in reversed(way.outside)}.values()
            ]
        doubts = tuple(self._site(call, call.name) for call in way.doubtful)
        paths = sorted({body.path for body in way.bodies})
        spots = blind_spots(self._tree, self._book, paths, inside=way.bodies)
        whole = way.complete and not doubts and not spots
        return self._listed(step, tuple(seen), doubts, complete=whole)

    def _said(self, call: CallFact) -> str:
        caller = self.caller_of(call)
        who = caller.qualified_name if caller else "<module>"
        return f"{who} calls {call.expression}, which lies outside"

    def calls_made(self, fact: DefFact) -> tuple[list[CallFact], list[CallFact]]:
        """Calls of a body, and those of functions that it makes without calling them there."""
        own = [call for call in self._calls_of(fact) if call.bind != "v"]
        kept = [
            call
            for closure in self._bodies.closures(fact)
            for call in self._calls_of(closure)
            if call.bind != "v"
        ]
        return own, kept

    def bound(self, call: CallFact) -> Bound:
        return self._binder.call(call)

    def constructor(self, fact: DefFact) -> DefFact | None:
        """What is called when a class is, where that stands here."""
        bound = self._binder.constructor(fact)
        return bound.fact if isinstance(bound, Defined) else None

    def replacing(self, fact: DefFact) -> list[DefFact]:
        """Methods of subclasses that a call of this one may reach."""
        owner = self._binder.owner(fact) if fact.kind == "method" else None
        if owner is None or owner.kind not in CLASS_KINDS or fact.has(Trait.CONSTRUCTOR):
            return []
        if owner.key not in self._below:
            below = self.subclasses_of([owner], owner.name, transitive=True)
            self._below[owner.key] = below.certain
        return [
            one
            for child in self._below[owner.key]
            for one in self._binder.rules(child.path).members(child, fact.name)
            if one.key != fact.key
        ]

    def _calls_of(self, fact: DefFact) -> list[CallFact]:
        """Calls in the body itself; for a class, in its methods."""
        calls = self._book.calls_in(fact.path, fact.blob, fact.no)
        if fact.kind in CLASS_KINDS:
            for member in self._binder.members_of(fact):
                calls += self._book.calls_in(member.path, member.blob, member.no)
        return [call for call in calls if not self._binder.is_cast(call)]

    # Whether one calls the other

    def _call_pair(self, step: Step) -> EvidenceEntry:
        caller, callee = step.targets
        callers = self._callables(caller)
        files = self._files_of(callers)
        if callers and not self._definitions.of(callee).fitting:
            return self._calls_outside(step, callers)
        callees = self._callables(callee, files) or self._callables(callee)
        for target, found in ((caller, callers), (callee, callees)):
            if not found:
                return self._wrong_kind(step, target, "call or be called")
        bodies = {fact.key: fact for fact in callers}
        sites, doubtful = self.call_sites(callees, files)
        inside = [call for call in sites if self._stands_in(call, bodies)]
        if inside:
            statement = f"{caller.text} calls {callee.text}"
            observed = tuple(
                Observation(NameValue(callee.text, call.path, call.line), (call.place,), statement)
                for call in inside
            )
            return self._make.observed(step, Quality.STRONG, observed)
        hidden = [call for call in doubtful if self._stands_in(call, bodies)]
        if "." not in callee.text and callee.owner is None:
            # A bare name may mean a namesake from outside that the body does call.
            hidden += self._namesakes(callee.text, bodies, sites + hidden)
        nested = [call for call in sites if self._stands_below(call, callers)]
        calls = [call for fact in callers for call in self._calls_of(fact)]
        hidden += self._makings(calls, callees)
        names = self._known_as(callees)
        dynamic = self._dynamic.reaching(calls, callees, self._held_as(callees, names))
        is_syntax = any(self._by_syntax(one, callees) for one in callers)
        ways = self._other_ways(callees[0], names)
        ways = tuple(way for way in ways if any(self._bodies.names(one, (way,)) for one in callers))
        ways += tuple(name for one in callers for name in self._bodies.rendered(one, names))
        spots = tuple(
            spot
            for fact in callers
            for spot in blind_spots(self._tree, self._book, [fact.path], inside=[fact])
            if self._bodies.may_hide(fact, names)
        )
        return self._not_called(step, hidden + nested, dynamic, spots, ways, is_syntax=is_syntax)

    def _calls_outside(self, step: Step, callers: list[DefFact]) -> EvidenceEntry:
        """Whether bodies call what the repository does not define."""
        caller, callee = step.targets
        called = [self._calling.outside(fact, callee.text) for fact in callers]
        statement = f"{caller.text} calls {callee.text}"
        seen = tuple(
            Observation(NameValue(callee.text, call.path, call.line), (call.place,), statement)
            for one in called
            for call in one.sites
        )
        if seen:
            return self._make.observed(step, Quality.STRONG, seen)
        doubts = [one.doubt for one in called if one.doubt]
        return self._make.absent(
            step,
            complete=not doubts,
            reasons=(ReasonCode.DYNAMIC_DISPATCH,) if doubts else (),
            note=doubts[0] if doubts else "no call in the body goes by that name",
        )

    def _makings(self, calls: list[CallFact], callees: list[DefFact]) -> list[CallFact]:
        """Calls of the classes whose constructors are meant: which of those they call is open."""
        owners = [self._binder.owner(one) for one in callees if one.has(Trait.CONSTRUCTOR)]
        keys = {owner.key for owner in owners if owner is not None}
        bound = [(call, self._binder.call(call)) for call in calls] if keys else []
        return [call for call, b in bound if isinstance(b, Defined) and b.fact.key in keys]

    def _held_as(self, callees: list[DefFact], names: list[str]) -> list[str]:
        """Who has a class as a value has its constructor too."""
        owners = [self._binder.owner(one) for one in callees if one.has(Trait.CONSTRUCTOR)]
        return [*names, *(owner.name for owner in owners if owner is not None)]

    def _by_syntax(self, caller: DefFact, callees: list[DefFact]) -> bool:
        """Whether the caller may call one without a word: an operator, a loop, a base's maker."""
        is_maker = caller.has(Trait.CONSTRUCTOR) or caller.kind in CLASS_KINDS
        return any(
            self._binder.rules(one.path).is_syntax(one) or (is_maker and one.has(Trait.CONSTRUCTOR))
            for one in callees
        )

    def _other_ways(self, fact: DefFact, names: list[str]) -> tuple[str, ...]:
        """Words that stand for a call of it where they are written.

        Macros, second names, and the name itself of what is called by being read.
        """
        known, queue = set(names), list(names) if family_of(fact.path) in WITH_MACROS else []
        while queue:
            name = queue.pop()
            callers = (self.caller_of(call) for call in self._book.calls_named(name))
            macros = [one.name for one in callers if one is not None and one.kind == "macro"]
            new = {*macros, *filter(self._is_macro, self._book.second_names(name))} - known
            known |= new
            queue += new
        if self._is_pasted(fact):
            known |= self._dynamic.holding.pasting.macros
        read = names if fact.has(Trait.PROPERTY) else []
        return tuple(sorted(known - set(names))) + tuple(read)

    def _is_macro(self, name: str) -> bool:
        return any(fact.kind == "macro" for fact in self._book.definitions(name))

    def _namesakes(
        self, name: str, bodies: Mapping[tuple[str, int], DefFact], known: list[CallFact]
    ) -> list[CallFact]:
        calls = self._calls_named(name, self._files_of(list(bodies.values())))
        return [call for call in calls if call not in known and self._stands_in(call, bodies)]

    def _files_of(self, callers: list[DefFact]) -> set[RepoPath]:
        """The files in which a body stands; a class may have methods in other ones."""
        found = {fact.path for fact in callers}
        for fact in callers:
            if fact.kind in CLASS_KINDS:
                found |= {member.path for member in self._binder.members_of(fact)}
        return found

    def _not_called(
        self,
        step: Step,
        hidden: list[CallFact],
        dynamic: list[CallFact],
        spots: tuple[Spot, ...],
        ways: tuple[str, ...],
        *,
        is_syntax: bool,
    ) -> EvidenceEntry:
        reasons = []
        if hidden or ways:
            reasons.append(ReasonCode.UNRESOLVED_REFERENCES)
        if dynamic or is_syntax:
            reasons.append(ReasonCode.DYNAMIC_DISPATCH)
        if spots:
            reasons.append(ReasonCode.WINDOW_SKIPPED_FILES)
        note = "every call in the body is bound to something else"
        if is_syntax:
            note = "it may be called by syntax alone"
        if dynamic:
            note = f"{dynamic[0].expression}() at line {dynamic[0].line} could reach anything"
        if ways:
            note = f"{ways[0]} may stand for it"
        if hidden:
            note = f"{hidden[0].expression}() at line {hidden[0].line} is not certainly bound"
        return self._make.absent(
            step,
            complete=not reasons,
            candidates=tuple(self._site(call, step.targets[1].text) for call in hidden + dynamic),
            reasons=tuple(reasons),
            note=note,
        )

    def _stands_in(self, call: CallFact, bodies: Mapping[tuple[str, int], DefFact]) -> bool:
        if (call.path, call.caller) in bodies:
            return True
        if not any(body.kind in CLASS_KINDS for body in bodies.values()):
            return False
        caller = self._book.definition(call.path, call.blob, call.caller)
        owner = self._binder.owner(caller) if caller else None
        return owner is not None and owner.kind in CLASS_KINDS and owner.key in bodies

    def _stands_below(self, call: CallFact, callers: list[DefFact]) -> bool:
        """In a function nested in the caller: neither surely a call by it nor surely none."""
        return any(
            call.path == fact.path and fact.line < call.line <= fact.last_line for fact in callers
        )

    # What extends it

    def _extended_by(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = self._definitions.of(target).fitting
        if named and not any(f.kind in CLASS_KINDS or may_be_extended(f) for f in named):
            return self._wrong_kind(step, target, "have subclasses")
        below = self.subclasses(target, transitive=step.transitive)
        return self._listed(
            step,
            tuple(sorted((located(one) for one in below.certain), key=lambda one: one.places)),
            below.doubtful,
            complete=not below.reasons,
            unsure_in=below.unsure_in,
        )

    def subclasses(self, target: Target, *, transitive: bool = False) -> Subclasses:
        """What extends the classes a target means, or a class from outside of that name."""
        named = self._definitions.of(target).fitting
        classes = [fact for fact in named if fact.kind in CLASS_KINDS]
        classes = classes or [fact for fact in named if may_be_extended(fact)]
        return self.subclasses_of(classes, target.text.rpartition(".")[2], transitive=transitive)

    def subclasses_of(
        self, classes: list[DefFact], name: str, *, transitive: bool = False
    ) -> Subclasses:
        """What extends these classes, at any distance if asked; of none, a class from outside."""
        certain: dict[tuple[str, int], DefFact] = {}
        doubtful: list[Observation] = []
        spots: list[Spot] = []
        is_placed = True
        queue: list[tuple[list[DefFact], str, str]] = [(classes, name, "")]
        if transitive and not classes:
            queue += [([], below, family) for family, below in standard_below(name)]
            doubtful += self._extending_unknown(name)
        while queue:
            parents, known, family = queue.pop(0)
            children = self._children(parents, known, family)
            doubtful += children.doubtful
            spots += children.spots
            is_placed &= children.is_placed
            new = {one.key: one for one in children.certain if one.key not in certain}
            certain |= new
            if transitive:
                queue += [([one], one.name, "") for one in new.values()]
        reasons: tuple[ReasonCode, ...] = ()
        if doubtful:
            reasons = (ReasonCode.UNRESOLVED_REFERENCES,)
        elif spots:
            reasons = (ReasonCode.WINDOW_SKIPPED_FILES,)
        # What extends a class in doubt may stand anywhere.
        unsure_in = _files(doubtful, spots) if is_placed and not transitive else None
        return Subclasses(list(certain.values()), tuple(doubtful), reasons, unsure_in)

    def _extending_unknown(self, name: str) -> list[Observation]:
        """Classes that extend an exception of a library: what that extends is not seen."""
        families = {family for family, _ in standard_below(name)}
        return [
            located(child)
            for base in self._book.bases_ending_in(_EXCEPTIONS)
            if (family := family_of(base.path)) in families
            and not is_standard_exception(base.name, family)
            and isinstance(self._binder.base(base), Outside)
            and (child := self._binder.owner_of_base(base)) is not None
        ]

    def _children(self, parents: list[DefFact], name: str, family: str = "") -> _Children:
        """`family` is the one language whose class of that name is meant; '' is any."""
        keys = {fact.key for fact in parents}
        certain: list[DefFact] = []
        doubtful: list[Observation] = []
        for known in self._known_as(parents) if parents else self._names(name):
            for base in self._book.bases_named(known):
                if family and family_of(base.path) != family:
                    continue
                bound = self._binder.base(base)
                child = self._binder.owner_of_base(base)
                if child is None:
                    doubtful.append(_given_elsewhere(base))
                    continue
                is_meant = isinstance(bound, Defined) and bound.fact.key in keys
                is_nowhere = bound == MISSING and known == name  # so nothing here is called so
                if is_meant or (not keys and (isinstance(bound, Outside) or is_nowhere)):
                    certain.append(child)
                elif isinstance(bound, Uncertain):
                    doubtful.append(located(child))
        derived = self._derives.of(name)
        certain += [] if keys else [one for one in derived.certain if one not in certain]
        doubtful += map(located, (*(derived.certain if keys else ()), *derived.conditional))
        renamed = [one for one in self._second_names(name) if self._may_be_base(one)]
        doubtful += renamed
        doubtful += self._through_aliases(name)
        doubtful += self._computed(name, certain)
        doubtful += [] if parents else self._made_by_libraries(name)
        like = parents[0].path if parents else None
        doubtful += [one.seen(name) for one in self.anonymous.of(self._names(name), like)]
        spots = self._blind_spots(name, like)
        return _Children(certain, doubtful, spots, is_placed=not renamed)

    def _may_be_base(self, renamed: Observation) -> bool:
        """Whether the second name given there is one that some class extends."""
        place = renamed.places[0]
        line = self._tree.lines(place.path)[place.lines.first - 1]
        given = re.match(
            r"\s*(?:(?:export|const|let|var|type|final|static) )*(\w+)\s*(?::[^=]*)?=", line
        )
        if given is None:
            return True
        names = self._names(given[1])
        return any(self._book.bases_named(one) or self._book.aliases_of(one) for one in names)

    def _computed(self, name: str, certain: list[DefFact]) -> list[Observation]:
        """Classes whose base is what a call makes of this one: `extends Mixin(Base)`."""
        return [
            located(child)
            for base in self._book.bases_given(name)
            if stands_in(name, base.expression.partition("(")[2])
            and (child := self._binder.owner_of_base(base)) is not None
            and child not in certain
        ]

    def _made_by_libraries(self, name: str) -> list[Observation]:
        """The first call in each file by which a library may make a class that extends Error."""
        first: dict[RepoPath, CallFact] = {}
        for maker in _MAKE_ERRORS if name == "Error" else ():
            for call in self._book.calls_named(maker):
                is_ours = isinstance(self._binder.call(call), Defined)
                modules = (row.module for row in self._book.imports_of(call.path)
                           if row.bound == call.name)  # fmt: skip
                if not is_ours and any("error" in module.lower() for module in modules):
                    first.setdefault(call.path, call)
        return [
            Observation(
                NameValue(call.expression, call.path, call.line),
                (call.place,),
                f"{call.expression} at {call.path}:{call.line} may make classes that extend Error",
            )
            for call in first.values()
        ]

    def _through_aliases(self, name: str) -> list[Observation]:
        """Classes that extend another name of the type: which type that is was not followed."""
        return [
            located(child)
            for alias in self._book.type_aliases_of(name)
            for base in self._book.bases_named(alias.name)
            if (child := self._binder.owner_of_base(base)) is not None
        ]

    # Shared

    def _callables(
        self, target: Target, within: Collection[RepoPath] | None = None
    ) -> list[DefFact]:
        """What a target means that can be called; values only if they are, in files `within`."""
        facts = self._imported.meant(self._definitions.of(target).fitting)
        return [fact for fact in facts if fact.kind in CALLABLE or self._is_called(fact, within)]

    def _is_called(self, fact: DefFact, within: Collection[RepoPath] | None) -> bool:
        """Whether a value is certainly called: it holds a function, whatever made that."""
        if fact.kind not in ("variable", "constant"):
            return False
        if within is not None:
            return fact.key in self._bound_to(self._calls_named(fact.name, within))
        if fact.name not in self._certainly_called:
            calls = self._book.calls_named(fact.name)
            self._certainly_called[fact.name] = self._bound_to(calls)
        return fact.key in self._certainly_called[fact.name]

    def _bound_to(self, calls: list[CallFact]) -> set[tuple[str, int]]:
        bound = (self._binder.call(call) for call in calls)
        return {one.fact.key for one in bound if isinstance(one, Defined)}

    def _site(self, call: CallFact, name: str) -> Observation:
        caller = self.caller_of(call)
        who = caller.qualified_name if caller else "<module>"
        does = "constructs" if call.bind == MADE else "calls"
        return Observation(
            NameValue(who, call.path, call.line),
            (call.place,),
            f"{who} {does} {name} at {call.path}:{call.line}",
            holder=caller.definition if caller else None,
        )

    def _listed(
        self,
        step: Step,
        certain: tuple[Observation, ...],
        doubtful: tuple[Observation, ...],
        *,
        complete: bool,
        implicit: bool = False,
        unseen: tuple[Observation, ...] = (),
        unsure_in: Collection[RepoPath] | None = None,
    ) -> EvidenceEntry:
        """`unseen` are places through which more may be reached than what names it."""
        reasons: tuple[ReasonCode, ...] = ()
        if doubtful:
            reasons = (ReasonCode.UNRESOLVED_REFERENCES,)
        elif not complete:
            reasons = (ReasonCode.WINDOW_SKIPPED_FILES,)
        if implicit or unseen:
            reasons, complete = (*reasons, ReasonCode.DYNAMIC_DISPATCH), False
        uses = "use" if len(doubtful) == 1 else "uses"
        note = f"{len(doubtful)} more {uses} of that name"
        if unseen and not doubtful:
            note = unseen[0].statement
        doubtful += unseen
        if certain:
            return self._make.observed(
                step, Quality.STRONG, certain, candidates=doubtful, complete=complete,
                reasons=reasons, note=note if doubtful else None, unsure_in=unsure_in,
            )  # fmt: skip
        if doubtful:
            return self._make.observed(
                step, Quality.WEAK, candidates=doubtful, n_matches=len(doubtful), n_exact=0,
                complete=False, reasons=reasons, note=note, unsure_in=unsure_in,
            )  # fmt: skip
        return self._make.absent(
            step, complete=complete, reasons=reasons, note="there is none", unsure_in=unsure_in
        )

    def _wrong_kind(self, step: Step, target: Target, what: str) -> EvidenceEntry:
        named = self._definitions.of(target).fitting
        row = self._imported.origin(named, target.text)
        if row is not None:
            calls = self._book.calls_named(row.bound)
            return self._make.absent(
                step,
                complete=False,
                candidates=tuple(self._site(call, target.text) for call in calls),
                reasons=(ReasonCode.OUTSIDE_REPOSITORY,),
                note=told(target.text, row),
            )
        name = target.text.rpartition(".")[2]
        calls = self._book.calls_named(name)
        why = why_open(self._tree, named)
        if not named and calls:
            why = f"{target.text} is not defined in this repository"
        if why:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,), note=why,
                candidates=tuple(self._site(call, name) for call in calls),
            )  # fmt: skip
        return self._make.absent(
            step,
            complete=False,
            reasons=(ReasonCode.FALSE_PREMISE,),
            note=f"{target.text} is nothing that could {what}",
        )

    def _blind_spots(self, name: str, like: RepoPath | None) -> tuple[Spot, ...]:
        """Files not fully understood that speak of the name, or of another one it goes by."""
        names = self._names(name)
        spots = blind_spots(self._tree, self._book, words=names, like=like)
        return tuple(spot for spot in spots if not self._bodies.is_accounted(spot.path, names))

    def _is_implicit(self, fact: DefFact) -> bool:
        """Whether it is called by syntax: `in`, `with`, `+`, a constructor."""
        return fact.has(Trait.CONSTRUCTOR) or self._binder.rules(fact.path).is_implicit(fact.name)

    _asks: Mapping[Relation, Callable[[References, Step], EvidenceEntry]] = {
        Relation.CALLED_BY: _called_by,
        Relation.CALLS: _calls,
        Relation.EXTENDED_BY: _extended_by,
    }


def _files(doubts: Iterable[Observation], spots: Iterable[Spot]) -> frozenset[RepoPath]:
    """The files in which something may have been missed."""
    placed = {place.path for one in doubts for place in one.places}
    return frozenset(placed | {spot.path for spot in spots})


def _given_elsewhere(base: BaseFact) -> Observation:
    """A base given to a type that is no class of the repository: a foreign one, or any."""
    place = Place(base.path, LineRange(base.line, base.line), base.name)
    statement = f"{base.path}:{base.line} gives {base.name} to a type from outside"
    value = NameValue(base.owner_text or base.name, base.path, base.line)
    return Observation(value, (place,), statement)


def _told(call: CallFact) -> tuple[str, int]:
    """What tells a callee from others; one that was cut may be another than its namesake."""
    is_cut = len(call.expression) >= MAX_EXPRESSION_CHARS
    return call.expression, call.no + 1 if is_cut else 0
