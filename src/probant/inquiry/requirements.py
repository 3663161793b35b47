"""Which evidence an intent needs, and how good it must be. The table is the policy.

Relation questions also need the relation itself proved for the exact target or pair. The reference
page of requirements is generated from these tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality
from probant.vocabulary.question import (
    Facet,
    Goal,
    Intent,
    Relation,
    TargetKind,
)
from probant.vocabulary.requirement import Requirement

Row = tuple[EvidenceClass, Quality]

_SEARCH = (EvidenceClass.FILE_SEARCH, Quality.STRONG)
_CONTENT = (EvidenceClass.FILE_CONTENT, Quality.MODERATE)
_DISCOVERY = (EvidenceClass.DISCOVERY, Quality.MODERATE)

REQUIRED: Mapping[Intent, tuple[Row, ...]] = {
    Intent.LOCATE: (_SEARCH, _CONTENT),
    Intent.NAVIGATE: (_SEARCH, _CONTENT),
    Intent.COMPARE: (_SEARCH, _CONTENT),
    Intent.EXPLAIN: (_SEARCH, _CONTENT, _DISCOVERY),
    Intent.REVIEW: (_SEARCH, _CONTENT, _DISCOVERY),
    Intent.DIAGNOSE: (_SEARCH, _CONTENT, (EvidenceClass.CI_WORKFLOW, Quality.STRONG)),
    Intent.STATUS: ((EvidenceClass.GIT_LOG, Quality.MODERATE),),
    Intent.EXECUTE: (
        (EvidenceClass.BUILD, Quality.STRONG),
        (EvidenceClass.TEST, Quality.STRONG),
    ),
    Intent.MODIFY: (
        _SEARCH,
        (EvidenceClass.FILE_CONTENT, Quality.STRONG),
        _DISCOVERY,
        (EvidenceClass.BUILD, Quality.VERIFIED),
        (EvidenceClass.TEST, Quality.VERIFIED),
    ),
    Intent.CHAT: (),
}

REQUIRED_FOR_RELATION: Mapping[Relation, tuple[Row, ...]] = {
    **dict.fromkeys(
        (
            Relation.PROJECT_TYPE,
            Relation.DEPENDENCIES,
            Relation.LANGUAGE_VERSION,
            Relation.LICENCE,
            Relation.WORKFLOW_TRIGGERS,
            Relation.WORKFLOW_JOBS,
            Relation.LINE_COUNT,
        ),
        ((EvidenceClass.DISCOVERY, Quality.STRONG), _CONTENT),
    ),
    Relation.EXISTS: (_SEARCH,),  # what is not there cannot be read
    Relation.IMPORT_CYCLE: (_SEARCH,),
    Relation.TEST_CASES: (_SEARCH,),
    Relation.ENTRY_POINTS: (_SEARCH,),
}
"""Relations that need something other than their intent does."""

_TEST = (EvidenceClass.TEST, Quality.STRONG)
_CI = (EvidenceClass.CI_WORKFLOW, Quality.STRONG)

REQUIRED_FOR_FACET: Mapping[tuple[Relation, Facet], tuple[Row, ...]] = {
    (Relation.RUN, Facet.TESTS): (_TEST,),
    (Relation.RUN, Facet.FAILING): (_TEST,),
    (Relation.RUN, Facet.BUILD): ((EvidenceClass.BUILD, Quality.STRONG),),
    (Relation.FAILURE, Facet.TESTS): (_TEST,),
    (Relation.FAILURE, Facet.BUILD): ((EvidenceClass.BUILD, Quality.STRONG),),
    (Relation.FAILURE, Facet.CI): (_CI,),
    (Relation.CI_RUNS, Facet.CI): (_CI,),
}
"""What is asked about tests only, the build only or CI only requires that class alone."""

OF_THE_WHOLE = frozenset({Relation.ENV_VAR, Relation.CLI_OPTION})
"""Asked of the whole repository, or whether there is one, these may have nothing to be read."""

_ABOUT_RELATION = frozenset({EvidenceClass.GIT_LOG, EvidenceClass.DISCOVERY})


def requirements_for(goal: Goal, entries: Sequence[EvidenceEntry] = ()) -> tuple[Requirement, ...]:
    """Every requirement of a goal. A goal that claims nothing requires, and confirms, nothing.

    The lines a failure names have to be read; which they are is known once it has been seen.
    """
    if goal.relation is None:
        return ()
    is_whether = goal.polar and goal.is_proved_by_anchor
    relation = Relation.EXISTS if is_whether else goal.relation
    rows = REQUIRED_FOR_RELATION.get(relation, REQUIRED[goal.intent])
    if goal.facet is not None:
        rows = REQUIRED_FOR_FACET.get((relation, goal.facet), rows)
    if relation is Relation.FAILURE and any(_names_lines(entry) for entry in entries):
        rows = (*rows, _CONTENT)
    if goal.relation in OF_THE_WHOLE and (goal.polar or not goal.targets):
        rows = (_SEARCH,)
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
    if not goal.is_proved_by_anchor:
        found.append(
            Requirement(
                evidence_class=EvidenceClass.FILE_SEARCH,
                min_quality=min_quality,
                aspect=Aspect.RELATION,
            )
        )
    return found


def _aspect(goal: Goal, evidence_class: EvidenceClass) -> Aspect:
    if evidence_class in _ABOUT_RELATION or not goal.is_proved_by_anchor:
        return Aspect.RELATION
    return Aspect.ANCHOR
