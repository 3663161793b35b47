"""Definitions from the index: where a name is defined, and what its definition says.

Structural and exact: an identifier, a dotted name, or a phrase that is an identifier in another
spelling. Uses of a name are `references`' work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker, blind_spots
from probant.tools.definitions import Definitions, base_place, distinct, located
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation, TextValue

HIERARCHY = frozenset({Relation.EXTENDS, Relation.EXTENDED_BY})
CLASS = CLASS_KINDS
FUNCTION = FUNCTION_KINDS

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
        self._make = EntryMaker(box.tree, "symbols", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            return (self._anchor(step),)
        return (self._extends_pair(step) if step.polar else self._described(step),)

    def _anchor(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = self._definitions.of(target)
        if step.relation is Relation.DEFINED_IN and _only_declared(named.fitting):
            return self._make.absent(
                step,
                complete=False,
                candidates=tuple(located(fact) for fact in named.fitting),
                reasons=(ReasonCode.DECLARED_ONLY,),
                note="it is only declared here; its definition is not in the repository",
            )
        if named.fitting:
            return self._make.observed(
                step,
                Quality.STRONG,
                tuple(located(fact) for fact in named.fitting),
                candidates=tuple(located(fact) for fact in named.excluded),
                phrase_match=target.kind is TargetKind.PHRASE,
                reasons=(ReasonCode.AMBIGUOUS_NAME,) if named.is_ambiguous else (),
            )
        outside = self._outside_base(step) if step.relation in HIERARCHY else None
        if outside is not None:
            return outside
        leads = named.excluded or self._definitions.near(target)
        return self._make.absent(
            step,
            complete=self._is_elsewhere_only(step, named.excluded),
            candidates=tuple(located(fact) for fact in leads),
            reasons=(ReasonCode.OTHER_TARGET,) if named.excluded else (),
            note=self._why_absent(named.excluded),
        )

    def _is_elsewhere_only(self, step: Step, excluded: list[DefFact]) -> bool:
        """Whether all there is of that name is certainly not what a yes/no question asks about.

        Without a namesake another tool may know the name: as a file, or as a text.
        """
        if step.relation is not Relation.EXISTS or not step.polar or not excluded:
            return False
        return not blind_spots(self._tree, self._book, words=[excluded[0].name])

    def _why_absent(self, excluded: list[DefFact]) -> str:
        if not excluded:
            return f"no such definition in {len(self._book.blobs)} indexed files"
        other = excluded[0]
        return f"the only ones of that name are elsewhere or of another kind, as {other.kind}" + (
            f" {other.qualified_name} at {other.path}:{other.line}"
        )

    def _outside_base(self, step: Step) -> EvidenceEntry | None:
        """A class from outside is known by the classes that name it as their base."""
        name = step.targets[0].text
        for base in self._book.bases_named(name.rpartition(".")[2]):
            child = self._binder.owner_of_base(base)
            if child is not None and isinstance(self._binder.base(base), Outside):
                place = base_place(child, base)
                statement = f"{child.qualified_name} extends {name}, which lies outside"
                seen = Observation(NameValue(name), (place,), statement)
                return self._make.observed(step, Quality.STRONG, (seen,))
        return None

    # What a definition says

    def _described(self, step: Step) -> EvidenceEntry:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        kinds = KINDS_ASKED[step.relation]
        named = self._definitions.of(step.targets[0]).fitting
        facts = distinct([fact for fact in named if fact.kind in kinds])
        if not facts and step.relation is Relation.PARAMETERS:
            facts = self._constructors(named)
        if not facts:
            note = f"{step.targets[0].text} is not a {' or '.join(sorted(kinds))}"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        read = self._readers[step.relation]
        said = [read(self, fact) for fact in facts]
        if any([o.value for o in other] != [o.value for o in said[0]] for other in said[1:]):
            return self._make.observed(
                step,
                Quality.WEAK,
                candidates=tuple(located(fact) for fact in facts),
                n_matches=len(facts),
                reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{len(facts)} definitions share the name and differ here",
            )
        if not said[0]:
            return self._make.absent(step, complete=True, note="the definition has none")
        return self._make.observed(step, Quality.STRONG, tuple(said[0]))

    def _constructors(self, named: list[DefFact]) -> list[DefFact]:
        """What is called when a class is, its own or inherited."""
        found = [self._binder.constructor(fact) for fact in named if fact.kind in CLASS]
        return [bound.fact for bound in found if isinstance(bound, Defined)]

    def _parameters(self, fact: DefFact) -> list[Observation]:
        details = fact.details
        named = [
            parameter.name or parameter.star or parameter.annotation or "_"
            for number, parameter in enumerate(details.parameters)
            if not (number == 0 and parameter.name and parameter.name == details.receiver)
        ]
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
        found = []
        for base in self._binder.bases_of(fact):
            if base.relation != Relation.EXTENDS.value:
                continue
            bound = self._binder.base(base)
            at = bound.fact if isinstance(bound, Defined) else None
            name = base.expression.split("(", 1)[0]
            value = NameValue(name, at.path if at else None, at.line if at else None)
            place = base_place(fact, base)
            found.append(Observation(value, (place,), f"{fact.qualified_name} extends {name}"))
        return found

    _readers: Mapping[Relation, Callable[[Symbols, DefFact], list[Observation]]] = {
        Relation.PARAMETERS: _parameters,
        Relation.RETURNS: _returns,
        Relation.EXTENDS: _bases,
    }

    # Whether one class extends another

    def _extends_pair(self, step: Step) -> EvidenceEntry:
        child, parent = step.targets
        children = [f for f in self._definitions.of(child).fitting if f.kind in CLASS]
        parents = {f.key for f in self._definitions.of(parent).fitting if f.kind in CLASS}
        certain = bool(children)
        for fact in children:
            via, all_seen = self._way_up(fact, parents, parent.text)
            if via:
                statement = f"{fact.qualified_name} extends {parent.text}"
                seen = Observation(NameValue(parent.text), via, statement)
                return self._make.observed(step, Quality.STRONG, (seen,))
            certain &= all_seen
        return self._make.absent(
            step,
            complete=certain,
            reasons=() if certain else (ReasonCode.UNRESOLVED_REFERENCES,),
            note="every base was followed" if certain else "a base could not be followed",
        )

    def _way_up(
        self, fact: DefFact, parents: set[tuple[str, int]], wanted: str
    ) -> tuple[tuple[Place, ...], bool]:
        """The heads that lead up to one of the parents ('()' if none), and whether all was seen.

        Without a parent in the repository, `wanted` is a class from outside: a base written so is
        it, and any other outside base could extend it.
        """
        all_seen, seen = True, {fact.key}
        queue: list[tuple[DefFact, tuple[Place, ...]]] = [(fact, ())]
        while queue:
            current, via = queue.pop(0)
            for base in self._binder.bases_of(current):
                bound = self._binder.base(base)
                here = (*via, base_place(current, base))
                is_named = base.name == wanted.rpartition(".")[2]
                if isinstance(bound, Outside) and not parents and is_named:
                    return here, True
                if isinstance(bound, Uncertain) or (isinstance(bound, Outside) and not parents):
                    all_seen = False
                elif isinstance(bound, Defined) and bound.fact.key in parents:
                    return here, True
                elif isinstance(bound, Defined) and bound.fact.kind not in CLASS:
                    all_seen = False  # another name for some class
                elif isinstance(bound, Defined) and bound.fact.key not in seen:
                    seen.add(bound.fact.key)
                    queue.append((bound.fact, here))
        return (), all_seen


def _only_declared(facts: list[DefFact]) -> bool:
    return bool(facts) and all(fact.has(Trait.DECLARATION) for fact in facts)
