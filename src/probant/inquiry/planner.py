"""Which step closes a gap: the cheapest capability that can supply the missing class.

Matches gaps to declared capabilities; it never looks at the kind of question.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from probant.questions.registry import PRODUCED, is_proved_by_anchor
from probant.vocabulary.capability import Capability, Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Target
from probant.vocabulary.requirement import Gap, Requirement
from probant.vocabulary.symbol import Place

MAX_PLACES = 200
"""How many places one reading step looks at."""


def next_step(
    gaps: Sequence[Gap],
    goal: Goal,
    capabilities: Sequence[Capability],
    entries: Sequence[EvidenceEntry],
    tried: Collection[Step],
) -> Step | None:
    """The next thing to do, or None when nothing is left to try.

    What is asked about comes first: a relation of something unknown cannot be looked for.
    """
    anchors = [gap for gap in gaps if gap.requirement.target is not None]
    for gap in anchors or gaps:
        for capability in sorted(capabilities, key=lambda c: (c.cost, c.tool)):
            step = _step(gap.requirement, capability, goal, entries)
            if step is not None and step not in tried:
                return step
    return None


def _step(
    requirement: Requirement, capability: Capability, goal: Goal, entries: Sequence[EvidenceEntry]
) -> Step | None:
    if not _supplies(capability, requirement, goal):
        return None
    places = _places(goal, entries) if capability.reads_places else ()
    if capability.reads_places and not places:
        return None
    return Step(
        tool=capability.tool,
        evidence_class=requirement.evidence_class,
        aspect=requirement.aspect,
        relation=goal.relation,
        targets=(requirement.target,) if requirement.target else goal.targets,
        polar=goal.polar,
        transitive=goal.transitive,
        facet=goal.facet,
        member=goal.member,
        stated=goal.stated,
        filters=_filters(requirement, goal),
        places=places,
    )


def _filters(requirement: Requirement, goal: Goal) -> Filters:
    """What narrows the answers does not narrow what is asked about."""
    answers = Aspect.ANCHOR if is_proved_by_anchor(goal) else Aspect.RELATION
    is_read = requirement.evidence_class is EvidenceClass.FILE_CONTENT
    return goal.filters if requirement.aspect is answers and not is_read else Filters()


def _supplies(capability: Capability, requirement: Requirement, goal: Goal) -> bool:
    if capability.evidence_class is not requirement.evidence_class:
        return False
    if capability.aspect is not requirement.aspect and not capability.reads_places:
        return False
    is_stated = goal.stated is not None
    if not capability.is_for(goal.relation, polar=goal.polar, stated=is_stated):
        return False
    targets: tuple[Target, ...] = (
        (requirement.target,) if requirement.target is not None else goal.targets
    )
    return not capability.target_kinds or all(
        target.kind in capability.target_kinds for target in targets
    )


def _places(goal: Goal, entries: Sequence[EvidenceEntry]) -> tuple[Place, ...]:
    """Where to read: what shows the targets, then what shows the relation."""
    found = [
        place
        for target in goal.targets
        for place in _shown([e for e in entries if e.target == target], Aspect.ANCHOR)
    ]
    if goal.relation in PRODUCED:  # a manifest is not what a run or a change is about
        entries = [e for e in entries if e.evidence_class is not EvidenceClass.DISCOVERY]
    found += _shown(entries, Aspect.RELATION)
    if not found:  # a "no" is read where it was looked for
        found = [place for entry in entries if entry.complete for place in entry.searched]
    return tuple(dict.fromkeys(found))[:MAX_PLACES]


def _shown(entries: Sequence[EvidenceEntry], aspect: Aspect) -> list[Place]:
    return [
        place
        for entry in entries
        if entry.aspect is aspect and entry.evidence_class is not EvidenceClass.FILE_CONTENT
        for observation in entry.observations
        for place in observation.places
    ]
