"""Which evidence an intent needs, and how good it must be. The table is the policy.

A kind of question may need something else (`questions/`). Relation questions also need the relation
itself proved for the exact target or pair. The reference page is generated from both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.questions.kind import BUILD, CI, CONTENT, SEARCH, TEST, Need
from probant.questions.registry import KINDS, is_proved_by_anchor
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.question import Facet, Goal, Intent, Relation, TargetKind
from probant.vocabulary.requirement import Requirement

_DISCOVERY: Need = (EvidenceClass.DISCOVERY, Quality.MODERATE)

REQUIRED: Mapping[Intent, tuple[Need, ...]] = {
    Intent.LOCATE: (SEARCH, CONTENT),
    Intent.NAVIGATE: (SEARCH, CONTENT),
    Intent.COMPARE: (SEARCH, CONTENT),
    Intent.EXPLAIN: (SEARCH, CONTENT, _DISCOVERY),
    Intent.REVIEW: (SEARCH, CONTENT, _DISCOVERY),
    Intent.DIAGNOSE: (SEARCH, CONTENT, CI),
    Intent.STATUS: ((EvidenceClass.GIT_LOG, Quality.MODERATE),),
    Intent.EXECUTE: (BUILD, TEST),
    Intent.MODIFY: (
        SEARCH,
        (EvidenceClass.FILE_CONTENT, Quality.STRONG),
        _DISCOVERY,
        (EvidenceClass.BUILD, Quality.VERIFIED),
        (EvidenceClass.TEST, Quality.VERIFIED),
    ),
    Intent.CHAT: (),
}

_ABOUT_RELATION = frozenset({EvidenceClass.GIT_LOG, EvidenceClass.DISCOVERY})


def requirements_for(goal: Goal, entries: Sequence[EvidenceEntry] = ()) -> tuple[Requirement, ...]:
    """Every requirement of a goal. A goal that claims nothing requires, and confirms, nothing.

    The lines a failure names have to be read; which they are is known once it has been seen.
    """
    if goal.relation is None:
        return ()
    is_whether = goal.polar and is_proved_by_anchor(goal)
    relation = Relation.EXISTS if is_whether else goal.relation
    rows = needs_of(relation, goal.intent, goal.facet)
    if relation is Relation.FAILURE and any(_names_lines(entry) for entry in entries):
        rows = (*rows, CONTENT)
    of_all = KINDS[goal.relation].requires_of_all
    if of_all is not None and (goal.polar or not goal.targets):
        rows = of_all
    found: list[Requirement] = []
    for evidence_class, min_quality in rows:
        if evidence_class is EvidenceClass.FILE_SEARCH:
            found += _search_requirements(goal, min_quality)
        else:
            found.append(
                Requirement(
                    evidence_class=evidence_class,
                    min_quality=min_quality,
                    aspect=_aspect(goal, evidence_class),
                )
            )
    return tuple(found)


def needs_of(relation: Relation, intent: Intent, facet: Facet | None = None) -> tuple[Need, ...]:
    """What the relation, or its side that is asked for, needs: its own rows or its intent's."""
    kind = KINDS[relation]
    rows = REQUIRED[intent] if kind.requires is None else kind.requires
    return rows if facet is None else kind.requires_of.get(facet, rows)


def _names_lines(entry: EvidenceEntry) -> bool:
    return any(seen.places for seen in entry.observations)


def _search_requirements(goal: Goal, min_quality: Quality) -> list[Requirement]:
    found = [
        Requirement(
            evidence_class=EvidenceClass.FILE_SEARCH,
            min_quality=min_quality,
            aspect=Aspect.ANCHOR,
            target=target,
        )
        for target in goal.targets
        if target.kind is not TargetKind.COMMIT
    ]
    if not is_proved_by_anchor(goal):
        found.append(
            Requirement(
                evidence_class=EvidenceClass.FILE_SEARCH,
                min_quality=min_quality,
                aspect=Aspect.RELATION,
            )
        )
    return found


def _aspect(goal: Goal, evidence_class: EvidenceClass) -> Aspect:
    if evidence_class in _ABOUT_RELATION or not is_proved_by_anchor(goal):
        return Aspect.RELATION
    return Aspect.ANCHOR
