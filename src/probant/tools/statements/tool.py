"""The tool: a step in, a decision made, an entry out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.errors import FileUnreadable
from probant.facts.name_reach import is_within_reach, with_owner
from probant.tools.base import EntryMaker
from probant.tools.module_graph import of_one_package
from probant.tools.registry import Toolbox
from probant.tools.statements.calls import decide_calls
from probant.tools.statements.classes import decide_extends, decide_implements
from probant.tools.statements.decision import Decision, Holds, unsure
from probant.tools.statements.definition import decide_defines
from probant.tools.statements.exports import decide_exports
from probant.tools.statements.ground import Ground, last_name
from probant.tools.statements.imports import decide_imports
from probant.tools.statements.signatures import decide_parameters
from probant.tools.statements.typed import decide_returns, decide_type
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CALLABLE_KINDS
from probant.vocabulary.value import BooleanValue, Observation

Decide = Callable[[Target, Stated, Ground], Decision]

DECIDED: Mapping[Relation, Decide] = {
    Relation.CALLS: decide_calls,
    Relation.DEFINES: decide_defines,
    Relation.EXPORTS: decide_exports,
    Relation.EXTENDS: decide_extends,
    Relation.IMPLEMENTS: decide_implements,
    Relation.IMPORTS: decide_imports,
    Relation.PARAMETERS: decide_parameters,
    Relation.RETURNS: decide_returns,
    Relation.TYPE: decide_type,
}

FOLLOWED = frozenset({Relation.CALLS, Relation.IMPORTS})
"""Relations that are followed through others only on request."""

LISTED_BY: Mapping[Relation, str] = {
    Relation.CALLS: "references",
    Relation.DEFINES: "contents",
    Relation.EXPORTS: "members",
    Relation.EXTENDS: "symbols",
    Relation.IMPLEMENTS: "hierarchy",
    Relation.IMPORTS: "imports",
    Relation.PARAMETERS: "symbols",
    Relation.RETURNS: "symbols",
    Relation.TYPE: "types",
}
"""The tool that also says whether there is any at all, or whether a way leads there."""


class Statements:
    """Decides about one thing at a time in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._ground = Ground(box)
        self._make = EntryMaker(box.tree, "statements", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        assert step.relation is not None  # noqa: S101 - this capability is only for relations
        stated = _stated(step)
        is_far = step.transitive and step.relation in FOLLOWED
        if is_far or step.facet is not None or stated == Stated():
            tool = LISTED_BY[step.relation]
            seen = self._ground.tool(tool).observe(replace(step, tool=tool))
            if is_far and step.relation is Relation.CALLS and len(step.targets) > 1:
                return self._unless_out_of_reach(step, seen)
            return seen
        try:
            found = DECIDED[step.relation](step.targets[0], stated, self._ground)
        except FileUnreadable as gone:
            found = unsure(ReasonCode.WINDOW_SKIPPED_FILES, gone.message)
        entry = self._entry(step, found)
        if step.relation is Relation.IMPORTS and stated.object is not None:
            files = self._ground.importing.files
            one, two = files(step.targets[0].text), files(stated.object.text)
            entry = of_one_package(entry, self._ground.book, one, two)
        return (entry,)

    def _unless_out_of_reach(
        self, step: Step, seen: tuple[EvidenceEntry, ...]
    ) -> tuple[EvidenceEntry, ...]:
        """What another tool leaves open, where no code that could be reached spells the callee."""
        if any(entry.observations or entry.is_no for entry in seen):
            return seen
        ground, name = self._ground, last_name(step.targets[1].text)
        callers = ground.facts(step.targets[0], CALLABLE_KINDS)
        callees = ground.definitions.of(step.targets[1]).fitting
        start = [one for fact in callers for one in with_owner(fact, ground.book)]
        is_plain = callers and callees and all(ground.is_parsed(fact.path) for fact in callers)
        if not is_plain or is_within_reach({name}, start, ground.tree, ground.book):
            return seen
        note = f"nothing that {step.targets[0].text} may call, by any name, calls {name}"
        return (self._make.absent(step, complete=True, note=note),)

    def _entry(self, step: Step, found: Decision) -> EvidenceEntry:
        if found.holds is Holds.YES:
            seen = Observation(BooleanValue(True), found.places, found.note)
            return self._make.observed(step, Quality.STRONG, (seen,), note=found.note)
        return self._make.absent(
            step,
            complete=found.holds is Holds.NO,
            candidates=found.instead,
            reasons=(found.reason, *found.also) if found.reason is not None else (),
            note=found.note,
            searched=found.places,
        )


def _stated(step: Step) -> Stated:
    """What is expected; of a plain pair or word, that alone."""
    stated = step.stated or Stated()
    if stated.object is not None:
        return stated
    if len(step.targets) > 1:
        return replace(stated, object=step.targets[1])
    if step.relation is Relation.PARAMETERS and step.member and not stated.names:
        return replace(stated, names=(step.member,))
    if step.member:
        return replace(stated, object=Target(text=step.member, kind=TargetKind.SYMBOL))
    return stated
