"""Definitions from the index: where a name is defined, and what its definition says.

Structural and exact: an identifier, a dotted name, or a phrase that is an identifier in another
spelling. Uses of a name are `references`' work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.facts.ancestry import Ancestry
from probant.facts.blind_spots import blind_spots
from probant.facts.bound import MISSING, Defined, Outside
from probant.facts.definitions import (
    Definitions,
    Named,
    base_place,
    dotted,
    located,
    parameters,
    variants,
    without_makers,
)
from probant.facts.imported_names import ImportedNames, told
from probant.facts.rows import BaseFact, DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.derives import Derives
from probant.tools.more_arguments import remark
from probant.tools.namesakes import Namesakes, told_look_alike
from probant.tools.open_values import may_be_extended, returns_unsaid, why_open
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import (
    NOT_DEFINED,
    NOT_EXTENDED,
    Aspect,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation, TextValue

HIERARCHY = frozenset(
    {Relation.EXTENDS, Relation.EXTENDED_BY, Relation.IMPLEMENTS, Relation.IMPLEMENTED_BY}
)
OF_ITSELF = frozenset(
    {
        Relation.DEFINED_IN, Relation.DESCRIPTION, Relation.PARAMETERS, Relation.DEFAULT,
        Relation.RETURNS, Relation.TYPE, Relation.DECORATORS, Relation.TRAIT, Relation.VISIBILITY,
        Relation.RAISES, Relation.COMPARE,
    }
)  # fmt: skip
"""What is asked of a definition holds of it where it is inherited, too."""
OVERLOADED = frozenset({Facet.OVERLOADS, Facet.COUNTED_OVERLOADS})
"""What is asked about a callable that has several heads; what holds its body is none to count."""
EXTENDS = Relation.EXTENDS.value
ROOTS = frozenset({"object", "Object", "ABC", "Generic", "Enum"})
"""Outside classes with nothing of interest above them."""
CLASS = CLASS_KINDS
HOLDING = frozenset({"variable", "constant"})
"""What may hold a class from outside: `const { Base } = require("events")`."""
"""`accept a timeout`: the name of a parameter, or a kind of value."""
FUNCTION = FUNCTION_KINDS

STANDARD_TRAITS = frozenset(
    "Debug Clone Copy PartialEq Eq PartialOrd Ord Hash Default Send Sync Display".split()
)
"""Traits a Rust type gets without a line that names them as its base."""

KINDS_ASKED: Mapping[Relation, frozenset[str]] = {
    Relation.PARAMETERS: FUNCTION,
    Relation.RETURNS: FUNCTION,
    Relation.EXTENDS: CLASS,
}
"""Relations that the definition itself answers, and the kinds of definition that can."""


class Symbols:
    """Looks names up in the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._definitions = Definitions(box.book, box.binder)
        self._namesakes = Namesakes(self._definitions)
        self._ancestry = Ancestry(box.binder)
        self._imported = ImportedNames(box.book, box.binder)
        self._make = EntryMaker(box.tree, "symbols", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            return (self._anchor(step),)
        if step.relation is Relation.EXTENDS and step.polar:
            return (self._extends_pair(step),)
        return (self._described(step),)

    def _anchor(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        is_inherited = step.relation in OF_ITSELF or (
            step.relation is Relation.CALLS and step.polar
        )
        is_placed = step.relation in (Relation.DEFINED_IN, Relation.EXISTS)
        named = self._definitions.of(target, inherited=is_inherited, copies=is_placed)
        if step.relation is Relation.DEFINED_IN and _only_declared(named.fitting):
            return self._make.absent(
                step,
                complete=False,
                candidates=tuple(located(fact) for fact in named.fitting),
                reasons=(ReasonCode.DECLARED_ONLY,),
                note="only declarations of it were found, no definition",
            )
        if step.facet in OVERLOADED and named.fitting:
            return self._overloads(step, named)
        if named.fitting:
            return self._make.observed(
                step,
                Quality.STRONG,
                tuple(located(fact) for fact in without_makers(named.fitting)),
                candidates=tuple(located(fact) for fact in named.excluded),
                phrase_match=target.kind is TargetKind.PHRASE,
                reasons=(ReasonCode.AMBIGUOUS_NAME,) if named.is_ambiguous else (),
            )
        outside = self._outside_base(step) if step.relation in HIERARCHY else None
        if step.relation is Relation.CALLS and step.polar and not named.excluded:
            outside = self._outside_callee(step)
        if outside is not None:
            return outside
        others = named.excluded or self._namesakes.of_others(target)
        near = () if others else self._definitions.near(target)
        alike = self._namesakes.look_alikes(target, near)
        return self._make.absent(
            step,
            complete=self._is_elsewhere_only(step, named.excluded),
            candidates=tuple(located(fact) for fact in others or alike or near),
            reasons=(ReasonCode.OTHER_TARGET,) if others else (),
            note=self._why_absent(target, others, alike),
        )

    def _overloads(self, step: Step, named: Named) -> EvidenceEntry:
        """All definitions of one callable; what shares only the name is something else."""
        facts = [fact for fact in named.fitting if fact.kind in FUNCTION]
        if not facts:
            note = f"{step.targets[0].text} is not a function or method"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        if len({fact.qualified_name for fact in facts}) > 1:
            return self._make.absent(
                step, complete=False, candidates=tuple(located(fact) for fact in facts),
                reasons=(ReasonCode.AMBIGUOUS_NAME,), note="they belong to different classes",
            )  # fmt: skip
        marked = [fact for fact in facts if fact.has(Trait.OVERLOAD)]
        told = marked if marked and step.facet is Facet.COUNTED_OVERLOADS else facts
        return self._make.observed(step, Quality.STRONG, tuple(located(fact) for fact in told))

    def _is_elsewhere_only(self, step: Step, excluded: list[DefFact]) -> bool:
        """Whether all there is of that name is certainly not what a yes/no question asks about.

        Without a namesake another tool may know the name: as a file, or as a text.
        """
        if step.relation is not Relation.EXISTS or not step.polar or not excluded:
            return False
        if not self._definitions.knows_scope(step.targets[0]):
            return False
        if step.targets[0].kinds and why_open(self._tree, excluded):
            return False
        if any(self._imported.row(fact) is not None for fact in excluded):
            return False  # what a name is that comes from elsewhere is not said here
        return not blind_spots(self._tree, self._book, words=[excluded[0].name])

    def _why_absent(self, target: Target, others: list[DefFact], alike: list[DefFact]) -> str:
        if strange := told_look_alike(target, alike):
            return strange
        if others:
            return self._namesakes.told(target, others)
        if not self._definitions.knows_scope(target):
            return f"there is no {target.owner or target.within}"
        return f"{NOT_DEFINED} in {len(self._book.blobs)} indexed files"

    def _outside_base(self, step: Step) -> EvidenceEntry | None:
        """A class from outside is known by the classes that name it as their base."""
        name = step.targets[0].text
        for base in self._book.bases_named(name.rpartition(".")[2]):
            child = self._binder.owner_of_base(base)
            bound = self._binder.base(base)
            if child is not None and (isinstance(bound, Outside) or bound == MISSING):
                place = base_place(child, base)
                statement = f"{child.qualified_name} extends {name}, which lies outside"
                seen = Observation(NameValue(name), (place,), statement)
                return self._make.observed(step, Quality.STRONG, (seen,))
        for fact in Derives(self._tree, self._book).of(name.rpartition(".")[2]).certain[:1]:
            seen = Observation(NameValue(name), (fact.head,), f"{fact.qualified_name} derives it")
            return self._make.observed(step, Quality.STRONG, (seen,))
        if step.relation is Relation.IMPLEMENTS and self._is_standard_trait(name):
            known = Observation(NameValue(name), (), f"{name} comes with the standard library")
            return self._make.observed(step, Quality.STRONG, (known,))
        return None

    def _outside_callee(self, step: Step) -> EvidenceEntry | None:
        """A function from outside is known by the calls of it."""
        name = dotted(step.targets[0].text).rpartition(".")[2]
        is_unknown = not self._book.definitions(name)  # a parameter, or a method of such a value
        for call in self._book.calls_named(name):
            if is_unknown or isinstance(self._binder.call(call), Outside):
                where = "is not defined here" if is_unknown else "lies outside"
                statement = f"{call.path}:{call.line} calls {call.expression}, which {where}"
                seen = Observation(NameValue(step.targets[0].text), (call.place,), statement)
                return self._make.observed(step, Quality.STRONG, (seen,))
        return None

    def _is_standard_trait(self, name: str) -> bool:
        return name.rpartition(".")[2] in STANDARD_TRAITS and "rust" in self._book.languages()

    # What a definition says

    def _described(self, step: Step) -> EvidenceEntry:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        kinds = KINDS_ASKED[step.relation]
        named = self._definitions.of(step.targets[0], inherited=True).fitting
        named = self._imported.meant(named)
        facts = variants([fact for fact in named if fact.kind in kinds])
        if not facts and step.relation is Relation.PARAMETERS:
            facts = self._constructors(named)
        if not facts and (row := self._imported.origin(named, step.targets[0].text)):
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.OUTSIDE_REPOSITORY,),
                note=told(step.targets[0].text, row),
            )  # fmt: skip
        if not facts:
            why = why_open(self._tree, named)
            note = why or f"{step.targets[0].text} is not a {' or '.join(sorted(kinds))}"
            reason = ReasonCode.NOT_TOLD if why else ReasonCode.FALSE_PREMISE
            return self._make.absent(step, complete=False, reasons=(reason,), note=note)
        read = self._readers[step.relation]
        said = [read(self, fact) for fact in facts]
        if step.polar:
            said = [_called(one, step.member.strip("*`'\"() ")) for one in said]
        if step.facet is Facet.ANY_SUCH and not any(said):
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,),
                note="it has no parameter of that name; a kind of value may be meant",
            )  # fmt: skip
        if any([o.value for o in other] != [o.value for o in said[0]] for other in said[1:]):
            return self._make.observed(
                step,
                Quality.WEAK,
                candidates=tuple(located(fact) for fact in facts),
                n_matches=len(facts),
                reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{len(facts)} definitions share the name and differ here",
            )
        if step.transitive:
            return self._all_bases(step, facts)
        unnamed = _unnamed(facts) if step.relation is Relation.PARAMETERS else ()
        reasons = (ReasonCode.NOT_TOLD,) if unnamed else ()
        missing = f"parameters without a name: {', '.join(unnamed)}" if unnamed else None
        more = remark(self._tree, facts) if step.relation is Relation.PARAMETERS else ""
        more = self._interfaces(facts[0]) if step.relation is Relation.EXTENDS else more
        if step.relation is Relation.RETURNS and not step.polar and returns_unsaid(facts[0]):
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,),
                note=f"{facts[0].qualified_name} has no return annotation",
            )  # fmt: skip
        if not said[0]:
            return self._make.absent(
                step,
                complete=not unnamed,
                candidates=self._implemented(step, facts),
                reasons=reasons,
                note="; ".join(filter(None, (missing or "the definition has none", more))),
            )
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(said[0]),
            complete=not unnamed,
            reasons=reasons,
            note="; ".join(filter(None, (missing, more))) or None,
        )

    def _interfaces(self, fact: DefFact) -> str:
        """The interfaces a class has beside what it extends, as a remark."""
        bases = [base for base in self._binder.bases_of(fact) if base.relation != EXTENDS]
        names = list(dict.fromkeys(base.name for base in bases))
        listed = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
        verb = "are" if len(names) > 1 else "is"
        return f"besides, {listed} {verb} {NOT_EXTENDED}" if names else ""

    def _implemented(self, step: Step, facts: list[DefFact]) -> tuple[Observation, ...]:
        """Interfaces of a class that extends nothing: not what was asked, but near it."""
        if step.relation is not Relation.EXTENDS:
            return ()
        return tuple(
            self._base(fact, base) for fact in facts for base in self._binder.bases_of(fact)
        )

    def _all_bases(self, step: Step, facts: list[DefFact]) -> EvidenceEntry:
        """Everything above a class; what a class from outside extends is not known."""
        seen: dict[str, Observation] = {}
        outside: list[str] = []
        for fact in facts:
            for above in self._ancestry.above(fact):
                one = self._base(above.owner, above.base)
                seen.setdefault(one.statement.rpartition(" ")[2], one)
                if above.fact is None and above.base.name not in ROOTS:
                    outside.append(above.base.name)
        reasons = (ReasonCode.OUTSIDE_REPOSITORY,) if outside else ()
        note = f"what {outside[0]} extends lies outside" if outside else None
        if not seen:
            return self._make.absent(step, complete=True, note="the definition has none")
        return self._make.observed(
            step, Quality.STRONG, tuple(seen.values()),
            complete=not reasons, reasons=reasons, note=note,
        )  # fmt: skip

    def _constructors(self, named: list[DefFact]) -> list[DefFact]:
        """What is called when a class is, its own or inherited."""
        found = [self._binder.constructor(fact) for fact in named if fact.kind in CLASS]
        return [bound.fact for bound in found if isinstance(bound, Defined)]

    def _parameters(self, fact: DefFact) -> list[Observation]:
        named = [one.name or one.star for one in parameters(fact) if one.name or one.star]
        return [
            Observation(
                NameValue(name, fact.path, fact.line),
                (Place(fact.path, fact.head.lines, name),),
                f"{fact.qualified_name} has a parameter {name}",
            )
            for name in named
        ]

    def _returns(self, fact: DefFact) -> list[Observation]:
        returns = fact.details.returns
        if returns is None:
            return []
        statement = f"{fact.qualified_name} is annotated to return {returns}"
        return [Observation(TextValue(returns), (fact.head,), statement)]

    def _bases(self, fact: DefFact) -> list[Observation]:
        bases = self._binder.bases_of(fact)
        return [self._base(fact, base) for base in bases if base.relation == EXTENDS]

    def _base(self, fact: DefFact, base: BaseFact) -> Observation:
        bound = self._binder.base(base)
        at = bound.fact if isinstance(bound, Defined) else None
        name = base.expression.split("(", 1)[0]
        value = NameValue(name, at.path if at else None, at.line if at else None)
        place = base_place(fact, base)
        return Observation(value, (place,), f"{fact.qualified_name} {base.relation} {name}")

    _readers: Mapping[Relation, Callable[[Symbols, DefFact], list[Observation]]] = {
        Relation.PARAMETERS: _parameters,
        Relation.RETURNS: _returns,
        Relation.EXTENDS: _bases,
    }

    # Whether one class extends another

    def _extends_pair(self, step: Step) -> EvidenceEntry:
        child, parent = step.targets
        children = [f for f in self._definitions.of(child).fitting if f.kind in CLASS]
        named = self._definitions.of(parent).fitting
        parents = {f.key for f in named if f.kind in CLASS}
        if any(fact.kind not in HOLDING for fact in named) and not parents:
            parents = {f.key for f in named if may_be_extended(f)}
        if any(fact.kind not in HOLDING for fact in named) and not parents:
            why = why_open(self._tree, named)
            note = why or f"{parent.text} is not a class"
            reason = ReasonCode.NOT_TOLD if why else ReasonCode.FALSE_PREMISE
            return self._make.absent(step, complete=False, reasons=(reason,), note=note)
        certain = bool(children)
        for fact in children:
            way = self._ancestry.way_up(fact, parents, parent.text)
            if way.places:
                statement = f"{fact.qualified_name} extends {parent.text}"
                seen = Observation(NameValue(parent.text), way.places, statement)
                return self._make.observed(step, Quality.STRONG, (seen,))
            certain &= way.all_seen
        note = "every base was followed" if certain else "a base could not be followed"
        if not certain and self._is_above(child, [f for f in named if f.kind in CLASS]):
            certain, note = True, f"{parent.text} extends {child.text}, and never both ways"
        return self._make.absent(
            step,
            complete=certain,
            reasons=() if certain else (ReasonCode.UNRESOLVED_REFERENCES,),
            note=note,
        )

    def _is_above(self, child: Target, parents: list[DefFact]) -> bool:
        """Whether all of the parents extend what is said to extend them."""
        keys = {f.key for f in self._definitions.of(child).fitting if f.kind in CLASS}
        ways = [self._ancestry.way_up(fact, keys, child.text) for fact in parents]
        return bool(ways) and all(way.places for way in ways)


def _called(said: list[Observation], name: str) -> list[Observation]:
    return [one for one in said if isinstance(one.value, NameValue) and one.value.name == name]


def _unnamed(facts: list[DefFact]) -> tuple[str, ...]:
    """Types of parameters that a declaration gives no name."""
    return tuple(
        one.annotation or "?"
        for fact in facts
        for one in parameters(fact)
        if not one.name and not one.star
    )


def _only_declared(facts: list[DefFact]) -> bool:
    return bool(facts) and all(fact.has(Trait.DECLARATION) for fact in facts)
