"""What implements an interface, which interfaces a class implements, what overrides what.

Bases are followed as far as they are certain; what lies outside the repository is said to.
Next: overriding.py, structural.py.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from probant.facts.ancestry import Ancestry, WayUp
from probant.facts.bound import Defined
from probant.facts.definitions import base_place, dotted, located, variants
from probant.facts.languages import family_of
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import Trait
from probant.tools.overriding import WITHOUT_OVERRIDING, Overriding
from probant.tools.references import References
from probant.tools.registry import Toolbox
from probant.tools.structural import Structural
from probant.tools.subjects import Said, Subjects, derivation
from probant.tools.traits import ROOT_BASES
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.question import Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.vocabulary.value import NameValue, Observation

CONTRACTS = frozenset({"interface", "trait"})
DECLARING = frozenset({"java", "typescript", "rust"})
"""Languages in which a class says which interfaces it implements."""
OF_EVERY_CLASS: Mapping[str, frozenset[str]] = {
    "python": frozenset(dir(object)) - {"__init__", "__new__", "__init_subclass__"},
    "java": frozenset("equals hashCode toString clone finalize".split()),
    "typescript": frozenset("toString toLocaleString valueOf".split()),
}
"""Methods that come from the root of all classes, which no class need name as its base."""
OPEN_BASES = frozenset({"ABC", "Protocol"})


class _Met(NamedTuple):
    """What lies above a method: certain, uncertain, and bases outside; and if its head says so."""

    found: list[DefFact]
    unsure: list[DefFact]
    outside: list[str]
    is_marked: bool


OF_EVERY_OBJECT = {
    "java": frozenset({"toString", "equals", "hashCode", "clone", "finalize"}),
    "typescript": frozenset({"toString", "valueOf", "toLocaleString"}),
    "python": frozenset(
        "__repr__ __str__ __eq__ __ne__ __hash__ __init__ __new__ __format__ __getattribute__"
        " __setattr__ __delattr__ __sizeof__ __reduce__ __dir__ __init_subclass__".split()
    ),
}
"""Methods that every object has from the language."""


class Hierarchy:
    """Follows interfaces and overriding through the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._subjects = Subjects(box, "hierarchy")
        self._references = References(box)
        self._ancestry = Ancestry(box.binder)
        self._overriding = Overriding(self._subjects)
        self._structural = Structural(self._subjects)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        return (self._asks[step.relation](self, step),)

    # Which interfaces a class implements

    def _implements(self, step: Step) -> EvidenceEntry:
        if step.polar and len(step.targets) == 2:
            return self._does_implement(step)
        return self._subjects.tell(step, CLASS_KINDS, self._interfaces)

    def _interfaces(self, fact: DefFact) -> Said:
        language = family_of(fact.path)
        if language == "go":
            return self._fitted(fact)
        bases = self._subjects.binder.bases_of(fact)
        if language in DECLARING:
            listed = [base for base in bases if base.relation == "implements"]
        else:
            listed = [base for base in bases if self._is_open(base)]
            if not listed:
                return Said(doubt=ReasonCode.FALSE_PREMISE,
                            note="it has bases, none of them certainly an interface")  # fmt: skip
        derived = [derivation(fact, *one) for one in self._subjects.derived(fact)]
        return Said((*derived, *(self._interface(fact, base) for base in listed)))

    def _fitted(self, fact: DefFact) -> Said:
        """Interfaces of the repository that a Go type fits; those from outside cannot be listed."""
        found = [
            (one, fit.places)
            for one in self._structural.interfaces_like(fact)
            if (fit := self._structural.fit(fact, one)).fits
        ]
        seen = tuple(
            Observation(
                NameValue(one.name, one.path, one.line),
                (one.head, *places),
                f"{fact.qualified_name} has every method of {one.qualified_name}",
            )
            for one, places in found
        )
        note = "Go types implement interfaces without naming them, those from outside, too"
        return Said(seen, ReasonCode.OUTSIDE_REPOSITORY, note)

    def _interface(self, fact: DefFact, base: BaseFact) -> Observation:
        bound = self._subjects.binder.base(base)
        at = bound.fact if isinstance(bound, Defined) else None
        name = base.expression.split("(", 1)[0]
        value = NameValue(name, at.path if at else None, at.line if at else None)
        statement = f"{fact.qualified_name} implements {name}"
        return Observation(value, (base_place(fact, base),), statement)

    def _is_open(self, base: BaseFact) -> bool:
        """A class of the repository that leaves methods to its subclasses."""
        bound = self._subjects.binder.base(base)
        if not isinstance(bound, Defined) or bound.fact.kind not in CLASS_KINDS:
            return False
        own = self._subjects.own_members(bound.fact)
        above = {one.name for one in self._subjects.book.bases_of(bound.fact)}
        return bool(above & OPEN_BASES) or any(one.has(Trait.ABSTRACT) for one in own)

    def _does_implement(self, step: Step) -> EvidenceEntry:
        child, parent = step.targets
        children = self._classes(step, 0)
        parents = self._classes(step, 1)
        if not children:
            return self._subjects.wrong(step, f"{child.text} is not a class")
        keys = {fact.key for fact in parents}
        if family_of(children[0].path) == "go" and len(parents) == 1:
            return self._subjects.told(
                step, children, [self._fits(f, parents[0]) for f in children]
            )
        said = []
        for fact in children:
            way = self._ancestry.way_up(fact, keys, parent.text)
            statement = f"{fact.qualified_name} implements {parent.text}"
            seen = Observation(NameValue(parent.text), way.places, statement)
            said.append(Said((seen,)) if way.places else self._not_named(fact, parent, way))
        return self._subjects.told(step, children, said)

    def _not_named(self, fact: DefFact, parent: Target, way: WayUp) -> Said:
        """No base says so; a derivation may, and what Rust implements for all types never does."""
        wanted = parent.text.rpartition(".")[2]
        for name, line in self._subjects.derived(fact):
            if name.rpartition("::")[2] == wanted:
                return Said((derivation(fact, name, line),))
        if family_of(fact.path) == "rust" and self._is_open_trait(parent):
            return Said(doubt=ReasonCode.NOT_TOLD, note="a trait may be implemented for all types")
        if family_of(fact.path) == "go" and not self._subjects.definitions.of(parent).fitting:
            note = "a Go type implements interfaces from outside without naming them"
            return Said(doubt=ReasonCode.OUTSIDE_REPOSITORY, note=note)
        if not way.all_seen:
            return Said(doubt=ReasonCode.UNRESOLVED_REFERENCES, note="a base could not be followed")
        return Said(note="every base was followed")

    def _is_open_trait(self, parent: Target) -> bool:
        """From outside, or given to types by a parameter."""
        known = self._subjects.definitions.of(parent).fitting
        return not known or bool(self._references.subclasses(parent).doubtful)

    def _fits(self, fact: DefFact, interface: DefFact) -> Said:
        fit = self._structural.fit(fact, interface)
        if fit.fits:
            statement = f"{fact.qualified_name} has every method of {interface.name}"
            return Said((Observation(NameValue(interface.name), fit.places, statement),))
        return Said(doubt=None if fit.fits is False else ReasonCode.NOT_TOLD, note=fit.note)

    def _classes(self, step: Step, number: int) -> list[DefFact]:
        named = self._subjects.definitions.of(step.targets[number]).fitting
        kinds = CLASS_KINDS | ({"type_alias"} if number == 0 else set())
        return variants([fact for fact in named if fact.kind in kinds])

    # What implements an interface

    def _implemented_by(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = self._subjects.definitions.of(target).fitting
        classes = [fact for fact in named if fact.kind in CLASS_KINDS]
        if named and not classes:
            return self._subjects.wrong(step, f"{target.text} is nothing one could implement")
        if classes and family_of(classes[0].path) == "go":
            if classes[0].kind != "interface":
                return self._subjects.wrong(step, f"{target.text} is not an interface")
            facts = variants(classes)
            return self._subjects.told(step, facts, [self._fitting(fact) for fact in facts])
        below = self._references.subclasses(target, transitive=True)
        direct = self._references.subclasses(target)
        seen = [located(one) for one in direct.certain if one.kind not in CONTRACTS]
        further = [located(one) for one in below.certain if one not in direct.certain]
        leads = (*direct.doubtful, *further)
        return self._listed(step, tuple(seen), leads, direct.reasons, direct.unsure_in)

    def _fitting(self, interface: DefFact) -> Said:
        seen: list[Observation] = []
        leads: list[Observation] = []
        for fact in self._structural.candidates(interface):
            fit = self._structural.fit(fact, interface)
            if fit.fits:
                value = located(fact)
                seen.append(Observation(value.value, (*value.places, *fit.places), value.statement))
            elif fit.fits is None:
                leads.append(located(fact))
        _, all_seen = self._structural.wanted(interface)
        doubt = ReasonCode.NOT_TOLD if leads or not all_seen else None
        note = "some types could not be compared with it" if doubt else None
        return Said(tuple(seen), doubt, note, tuple(leads))

    def _listed(
        self,
        step: Step,
        seen: tuple[Observation, ...],
        leads: tuple[Observation, ...],
        reasons: tuple[ReasonCode, ...],
        unsure_in: frozenset[RepoPath] | None,
    ) -> EvidenceEntry:
        make = self._subjects.make
        if seen:
            return make.observed(step, Quality.STRONG, seen, candidates=leads, unsure_in=unsure_in,
                                 complete=not reasons, reasons=reasons)  # fmt: skip
        return make.absent(step, complete=not reasons, candidates=leads, reasons=reasons,
                           note="there is none", unsure_in=unsure_in)  # fmt: skip

    # What a method overrides

    def _overrides(self, step: Step) -> EvidenceEntry:
        if step.member:
            return self._subjects.tell(step, CLASS_KINDS, lambda fact: self._member(fact, step))
        if self._classes(step, 0):
            return self._overrides_of_class(step)
        if len(step.targets) == 2:
            named = self._subjects.definitions.of(step.targets[1]).fitting
            asked = {(fact.path, fact.line) for fact in named}
            return self._subjects.tell(
                step,
                FUNCTION_KINDS,
                lambda fact: _among(self._overridden(fact, nearest=False), asked),
            )
        return self._subjects.tell(step, FUNCTION_KINDS, self._overridden)

    def _overrides_of_class(self, step: Step) -> EvidenceEntry:
        """Which of its methods override one; of a given class, or that very method, if asked."""
        facts = self._classes(step, 0)
        if len(step.targets) < 2:
            said = [self._own_overrides(fact, None) for fact in facts]
            return self._subjects.told(step, facts, said)
        above = variants(self._subjects.definitions.of(step.targets[1]).fitting)
        if not above:
            return self._subjects.wrong(step, f"{step.targets[1].text} is no definition")
        keys = {one.key for one in above}
        names = {one.name for one in above if one.kind == "method"}
        said = [self._own_overrides(fact, keys, names) for fact in facts]
        return self._subjects.told(step, facts, said)

    def _own_overrides(
        self, fact: DefFact, keys: set[tuple[str, int]] | None, names: Collection[str] = ()
    ) -> Said:
        """Methods of a class that override one, one of these keys or one of a class among them."""
        if family_of(fact.path) in WITHOUT_OVERRIDING:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="its language has no overriding")
        seen: list[DefFact] = []
        unsure: list[DefFact] = []
        note: str | None = None
        own = [one for one in self._subjects.own_members(fact)
               if one.kind == "method" and (not names or one.name in names)]  # fmt: skip
        for one in variants(own):
            met = self._overridden_facts(one, nearest=keys is None)
            hits = [other for other in met.found if keys is None or self._is_among(other, keys)]
            if hits or (keys is None and met.is_marked):
                seen.append(one)
            elif met.unsure or (met.outside and keys is None):
                unsure.append(one)
                note = f"what {met.outside[0]} has lies outside" if met.outside else None
        doubt = ReasonCode.NOT_TOLD if unsure else self._subjects.unread(fact)
        note = note or ("whether some override cannot be told" if unsure else None)
        if names and not own:
            note = f"{fact.qualified_name} does not define it"
        return Said(tuple(map(located, seen)), doubt, note, tuple(map(located, unsure)))

    def _is_among(self, method: DefFact, keys: set[tuple[str, int]]) -> bool:
        owner = self._subjects.binder.owner(method)
        return method.key in keys or (owner is not None and owner.key in keys)

    def _member(self, fact: DefFact, step: Step) -> Said:
        """Whether a class has a method of that name which overrides one."""
        wanted = step.member.strip("`'\"() ").rpartition(".")[2]
        own = [one for one in self._subjects.own_members(fact)
               if one.name == wanted and one.kind == "method"]  # fmt: skip
        if family_of(fact.path) in WITHOUT_OVERRIDING:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="its language has no overriding")
        said = [self._overridden(one) for one in variants(own)]
        if not said:
            doubt = self._subjects.unread(fact)
            return Said(doubt=doubt, note=f"{fact.qualified_name} does not define {wanted}")
        marked = next((one for one in own if self._overriding.is_marked(one)), None)
        if marked is not None and not any(one.seen for one in said):
            return Said((located(marked),), note="it is marked to override what lies outside")
        return next((one for one in said if one.seen), said[0])

    def _overridden(self, fact: DefFact, *, nearest: bool = True) -> Said:
        """Methods of classes above that it takes the place of; on each way up the nearest."""
        owner = self._subjects.binder.owner(fact)
        if owner is None or owner.kind not in CLASS_KINDS:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="it is not a method of a class")
        if family_of(fact.path) in WITHOUT_OVERRIDING:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="its language has no overriding")
        if not self._overriding.can_override(fact):
            return Said(note="a private or static method, or a constructor, overrides nothing")
        met = self._overridden_facts(fact, nearest=nearest)
        return self._said_overridden(met.found, met.unsure, met.outside)

    def _overridden_facts(self, fact: DefFact, *, nearest: bool) -> _Met:
        owner = self._subjects.binder.owner(fact)
        if owner is None or not self._overriding.can_override(fact):
            return _Met([], [], [], is_marked=False)
        found: list[DefFact] = []
        unsure: list[DefFact] = []
        outside: list[str] = []
        queue, known = [owner], {owner.key}
        while queue:
            for base in self._bases(queue.pop(0), fact):
                bound = self._subjects.binder.base(base)
                if not isinstance(bound, Defined) or bound.fact.kind not in CLASS_KINDS:
                    if not self._is_root(base):
                        outside.append(base.name)
                elif bound.fact.key not in known:
                    known.add(bound.fact.key)
                    same = self._same_named(bound.fact, fact)
                    found += [one for one, sure in same if sure]
                    unsure += [one for one, sure in same if sure is None]
                    if not (nearest and any(sure for _, sure in same)):
                        queue.append(bound.fact)
        if not found and fact.name in OF_EVERY_CLASS.get(family_of(fact.path) or "", ()):
            outside.append("the root of all classes")
        return _Met(found, unsure, outside, self._overriding.is_marked(fact))

    def _bases(self, owner: DefFact, fact: DefFact) -> list[BaseFact]:
        """Bases a method may stand for; in Rust only the trait it is written for."""
        bases = self._subjects.binder.bases_of(owner)
        if family_of(fact.path) != "rust" or not fact.has(Trait.DETACHED):
            return bases
        written = self._overriding.traits_of(fact)
        return [base for base in bases if base.name in written]

    def _same_named(self, holder: DefFact, fact: DefFact) -> list[tuple[DefFact, bool | None]]:
        own = [one for one in self._subjects.own_members(holder) if one.name == fact.name]
        judged = [(one, self._overriding.replaces(fact, one)) for one in variants(own)]
        is_certain = any(sure for _, sure in judged)
        return [(one, sure) for one, sure in judged if sure or (sure is None and not is_certain)]

    def _is_root(self, base: BaseFact) -> bool:
        harmless = self._subjects.binder.rules(base.path).HARMLESS_BASES
        return base.name in ROOT_BASES or base.name in harmless

    def _said_overridden(
        self, found: list[DefFact], unsure: list[DefFact], outside: list[str]
    ) -> Said:
        leads = tuple(located(one) for one in unsure)
        doubt, note = None, "no class above it has one of that name"
        if outside and not found:
            doubt = ReasonCode.OUTSIDE_REPOSITORY
            note = f"what {outside[0]} has lies outside"
        if unsure:
            doubt, note = ReasonCode.NOT_TOLD, "whether it overrides cannot be told"
        seen = tuple(located(one) for one in found)
        return Said(seen, doubt, note if doubt or not found else None, leads)

    # What overrides a method

    def _overridden_by(self, step: Step) -> EvidenceEntry:
        own = () if step.targets[0].owner else self._of_outside(step.targets[0])
        root = self._root_of_all(step.targets[0]) if not own else None
        if root is not None:
            return self._subjects.told(step, [root], [self._overriders(root)])
        if not own:
            return self._subjects.tell(step, FUNCTION_KINDS, self._overriders)
        return self._subjects.make.absent(
            step, complete=False, reasons=(ReasonCode.OUTSIDE_REPOSITORY,),
            candidates=tuple(map(located, own)),
            note=f"{len(own)} of that name may override one that lies outside",
        )  # fmt: skip

    def _root_of_all(self, target: Target) -> DefFact | None:
        """The one method of a name that all others of it certainly override: it is meant.

        A function outside of classes cannot be overridden, so it is not meant.
        """
        named = self._subjects.definitions.of(target).fitting
        methods = variants([fact for fact in named if fact.kind == "method"])
        tops = [m for m in methods if not self._overridden_facts(m, nearest=True).found]
        return tops[0] if len(tops) == 1 and len(methods) > 1 else None

    def _of_outside(self, target: Target) -> list[DefFact]:
        """Methods that themselves override one from outside, which a bare name may mean."""
        if "." in dotted(target.text):
            return []
        named = self._subjects.definitions.of(target).fitting
        methods = [fact for fact in named if fact.kind == "method"]
        return [fact for fact in methods if self._overrides_outside(fact)]

    def _overrides_outside(self, fact: DefFact) -> bool:
        if family_of(fact.path) in WITHOUT_OVERRIDING:
            return False
        if fact.name in OF_EVERY_OBJECT.get(family_of(fact.path) or "", ()):
            return True
        met = self._overridden_facts(fact, nearest=True)
        return not met.found and self._overriding.is_marked(fact)

    def _overriders(self, fact: DefFact) -> Said:
        owner = self._subjects.binder.owner(fact)
        if owner is None or owner.kind not in CLASS_KINDS:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="it is not a method of a class")
        if family_of(fact.path) in WITHOUT_OVERRIDING:
            return Said(doubt=ReasonCode.FALSE_PREMISE, note="its language has no overriding")
        below = self._references.subclasses_of([owner], owner.name, transitive=True)
        seen: list[DefFact] = []
        unsure: list[DefFact] = []
        for child in below.certain:
            for one in variants(
                [o for o in self._subjects.own_members(child) if o.name == fact.name]
            ):
                sure = self._overriding.replaces(one, fact)
                if sure is not False:
                    (seen if sure else unsure).append(one)
        nameless = [one for name in {owner.name, *(child.name for child in below.certain)}
                    for one in self._nameless(name, fact)]  # fmt: skip
        doubt = below.reasons[0] if below.reasons else None
        doubt = ReasonCode.NOT_TOLD if unsure else doubt
        leads = (*(located(one) for one in (*nameless, *unsure)), *below.doubtful)
        note = "not everything below its class is certain" if doubt else None
        return Said(tuple(located(one) for one in seen), doubt, note, leads)

    def _nameless(self, name: str, fact: DefFact) -> list[DefFact]:
        """Methods of that name in classes without one, which may extend another namesake."""
        return [
            one
            for made in self._references.anonymous.of([name], fact.path)
            for one in self._subjects.book.definitions(fact.name)
            if one.path == made.call.path and made.first_line <= one.line <= made.last_line
            and self._overriding.replaces(one, fact) is not False
        ]  # fmt: skip

    _asks: Mapping[Relation, Callable[[Hierarchy, Step], EvidenceEntry]] = {
        Relation.IMPLEMENTS: _implements,
        Relation.IMPLEMENTED_BY: _implemented_by,
        Relation.OVERRIDES: _overrides,
        Relation.OVERRIDDEN_BY: _overridden_by,
    }


def _among(said: Said, asked: set[tuple[RepoPath, int]]) -> Said:
    """Only what was asked for; the rest says no."""
    seen = tuple(
        one for one in said.seen if (one.places[0].path, one.places[0].lines.first) in asked
    )
    note = said.note if said.doubt else "what it overrides is something else"
    return said._replace(seen=seen, note=note)
