"""Follow-ups: what an answer leaves behind for the next question, and how it is taken up again.

The frame holds typed facts only: the goal, the one object, the revision. If the snapshot has
changed since, the object is found anew, since it is stored by name and not by line.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.answering.answer import Answer
from probant.reading.followups import SessionFrame
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Goal, Intent, Relation, Target, TargetKind, Unit
from probant.vocabulary.ruling import Carryover
from probant.vocabulary.symbol import SymbolKind
from probant.vocabulary.value import CommitValue, LocationValue, PathValue, Value

Plain = dict[str, object]

MAX_LISTED = 12
"""More than these nobody points back at."""


def frame_of(answer: Answer, revision: str | None) -> SessionFrame:
    """What the next question may build on."""
    return SessionFrame(
        goal=answer.goal if answer.goal.aside is None else None,
        object=_object(answer),
        carryover=answer.ruling.carryover,
        revision=revision,
        listed=_listed(answer),
    )


def _listed(answer: Answer) -> tuple[Target, ...]:
    """All that a confirmed list holds, if every one can be found again."""
    if answer.ruling.carryover is not Carryover.FULL or len(answer.values) > MAX_LISTED:
        return ()
    targets = tuple(dict.fromkeys(_as_target(cited.value) for cited in answer.values))
    return tuple(one for one in targets if one is not None) if None not in targets else ()


def _object(answer: Answer) -> Target | None:
    """The one thing the answer settled on, named so that it can be found again."""
    resolved = answer.targets[0].resolved if answer.targets else ()
    if not answer.targets and answer.values:
        resolved = tuple(cited.value for cited in answer.values)
    return _as_target(resolved[0]) if len(resolved) == 1 else None


def _as_target(value: Value) -> Target | None:
    match value:
        case LocationValue(definition) if definition.kind is not SymbolKind.TEXT:
            return Target(
                text=definition.qualified_name,
                kind=TargetKind.SYMBOL,
                within=definition.path,
            )
        case PathValue(path):
            return Target(text=path, kind=TargetKind.PATH)
        case CommitValue(sha):
            return Target(text=sha, kind=TargetKind.COMMIT)
    return None


def frame_to_plain(frame: SessionFrame) -> Plain:
    goal = frame.goal
    return {
        "carryover": frame.carryover.value,
        "revision": frame.revision,
        "object": _target_to_plain(frame.object) if frame.object else None,
        "listed": [_target_to_plain(one) for one in frame.listed],
        "goal": {
            "intent": goal.intent.value,
            "relation": goal.relation.value if goal.relation else None,
            "polar": goal.polar,
            "counted": goal.counted,
            "transitive": goal.transitive,
            "facet": goal.facet.value if goal.facet else None,
            "member": goal.member,
            "unit": goal.unit.value if goal.unit else None,
            "targets": [_target_to_plain(target) for target in goal.targets],
            "filters": _filters_to_plain(goal.filters),
        }
        if goal
        else None,
    }


def frame_from_plain(plain: Mapping[str, object]) -> SessionFrame:
    """The frame as it was stored. Every part is parsed into its type or refused."""
    stored, goal = plain.get("object"), plain.get("goal")
    revision, listed = plain.get("revision"), plain.get("listed")
    return SessionFrame(
        goal=_goal_from_plain(goal) if isinstance(goal, Mapping) else None,
        object=_target_from_plain(stored) if isinstance(stored, Mapping) else None,
        carryover=Carryover(plain["carryover"]),
        revision=str(revision) if revision is not None else None,
        listed=tuple(_target_from_plain(one) for one in listed) if isinstance(listed, list) else (),
    )


def _goal_from_plain(plain: Mapping[str, object]) -> Goal | None:
    targets = plain["targets"]
    if plain["relation"] is None or not isinstance(targets, list):
        return None
    filters = plain.get("filters")
    if "facet" not in plain or not isinstance(filters, Mapping):
        return None  # kept by an older version: without these the question is another
    return Goal(
        question="",
        intent=Intent(plain["intent"]),
        relation=Relation(plain["relation"]),
        targets=tuple(_target_from_plain(target) for target in targets),
        polar=bool(plain["polar"]),
        counted=bool(plain.get("counted")),
        transitive=bool(plain.get("transitive")),
        facet=Facet(plain["facet"]) if plain.get("facet") else None,
        member=str(plain.get("member") or ""),
        unit=Unit(plain["unit"]) if plain.get("unit") else None,
        filters=_filters_from_plain(filters),
    )


def _filters_to_plain(filters: Filters) -> Plain:
    return {
        "within": filters.within,
        "of": filters.of,
        "symbol_kinds": sorted(kind.value for kind in filters.symbol_kinds),
        "outside_tests": filters.outside_tests,
        "only_tests": filters.only_tests,
        "public": filters.public,
        "since": filters.since,
        "until": filters.until,
        "by": filters.by,
        "directly": filters.directly,
    }


def _filters_from_plain(plain: Mapping[str, object]) -> Filters:
    kinds, directly = plain["symbol_kinds"], plain["directly"]
    return Filters(
        within=str(plain["within"]),
        of=str(plain["of"]),
        symbol_kinds=frozenset(map(SymbolKind, kinds)) if isinstance(kinds, list) else frozenset(),
        outside_tests=bool(plain["outside_tests"]),
        only_tests=bool(plain["only_tests"]),
        public=bool(plain["public"]),
        since=str(plain["since"]),
        until=str(plain["until"]),
        by=str(plain["by"]),
        directly=bool(directly) if directly is not None else None,
    )


def _target_to_plain(target: Target) -> Plain:
    return {
        "text": target.text,
        "kind": target.kind.value,
        "kinds": sorted(kind.value for kind in target.kinds),
        "within": target.within,
        "owner": target.owner,
        "line": target.line,
        "language": target.language,
    }


def _target_from_plain(plain: Mapping[str, object]) -> Target:
    kinds, line = plain["kinds"], plain["line"]
    within, owner = plain["within"], plain["owner"]
    return Target(
        text=str(plain["text"]),
        kind=TargetKind(plain["kind"]),
        kinds=frozenset(SymbolKind(kind) for kind in kinds)
        if isinstance(kinds, list)
        else frozenset(),
        within=str(within) if within is not None else None,
        owner=str(owner) if owner is not None else None,
        line=line if isinstance(line, int) else None,
        language=str(plain["language"]) if plain.get("language") else None,
    )
