"""From requirements to gaps to the next step: cheapest first, nothing twice, anchors before all."""

from __future__ import annotations

import pytest

from probant.inquiry.gap import open_gaps
from probant.inquiry.planner import MAX_PLACES, next_step
from probant.inquiry.requirements import REQUIRED, requirements_for
from probant.questions.registry import KINDS
from probant.vocabulary.capability import Capability, Step
from probant.vocabulary.edits import distance
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Aside, Goal, Intent, Relation, TargetKind
from tests.questions import asked
from tests.unit.judgement.building import aside, entry, found, nothing, read, seen

SEARCH, CONTENT = EvidenceClass.FILE_SEARCH, EvidenceClass.FILE_CONTENT


def told(goal: Goal) -> list[str]:
    return [
        f"{need.evidence_class.value} {need.min_quality.value} {need.aspect.value}"
        + (f" {need.target.text}" if need.target else "")
        for need in requirements_for(goal)
    ]


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        (asked("defined_in Engine"),
         ["file_search strong anchor Engine", "file_content moderate anchor"]),
        (asked("called_by Engine"),
         ["file_search strong anchor Engine", "file_search strong relation",
          "file_content moderate relation"]),
        (asked("calls main load"),
         ["file_search strong anchor main", "file_search strong anchor load",
          "file_search strong relation", "file_content moderate relation"]),
        (asked("description Engine"),
         ["file_search strong anchor Engine", "file_search strong relation",
          "file_content moderate relation", "discovery moderate relation"]),
        (asked("last_commit"), ["git_log moderate relation"]),
        (asked("project_type"),
         ["discovery strong relation", "file_content moderate relation"]),
        (aside(Aside.CHAT), []),
    ],
)  # fmt: skip
def test_requirements(goal: Goal, expected: list[str]) -> None:
    assert told(goal) == expected


def test_the_policy_table_has_a_row_for_every_intent() -> None:
    assert set(REQUIRED) == set(Intent)
    assert [intent for intent, rows in REQUIRED.items() if not rows] == [Intent.CHAT]
    assert all(kind.requires is None or kind.requires for kind in KINDS.values())


def test_the_policy_table_is_the_decided_one() -> None:
    rows = {
        intent.value: {row[0].value: row[1].value for row in rows}
        for intent, rows in REQUIRED.items()
    }
    search = {"file_search": "strong", "file_content": "moderate"}
    assert rows == {
        "locate": search,
        "navigate": search,
        "compare": search,
        "explain": {**search, "discovery": "moderate"},
        "review": {**search, "discovery": "moderate"},
        "diagnose": {**search, "ci_workflow": "strong"},
        "status": {"git_log": "moderate"},
        "execute": {"build": "strong", "test": "strong"},
        "modify": {"file_search": "strong", "file_content": "strong", "discovery": "moderate",
                   "build": "verified", "test": "verified"},
        "chat": {},
    }  # fmt: skip


LOCATE = asked("defined_in Engine")


@pytest.mark.parametrize(
    ("entries", "gaps"),
    [
        ([], ["file_search none: not looked for yet", "file_content none: not looked for yet"]),
        ([found()], ["file_content none: not looked for yet"]),
        ([found(), read()], []),
        ([entry(quality=Quality.WEAK), read()],
         ["file_search weak: symbols found only weak matches"]),
        ([nothing(), read()], ["file_search none: symbols found nothing"]),
        ([entry(status=EntryStatus.FAILED, note="broke"), read()],
         ["file_search none: symbols: broke"]),
        ([entry(status=EntryStatus.COULD_NOT_LOOK), read()],
         ["file_search none: symbols: could not look"]),
        ([found(), read(quality=Quality.WEAK)],
         ["file_content weak: read found only weak matches"]),
    ],
)  # fmt: skip
def test_gaps(entries: list[EvidenceEntry], gaps: list[str]) -> None:
    found_gaps = open_gaps(requirements_for(LOCATE), entries)
    assert [
        f"{gap.requirement.evidence_class.value} {gap.have.value}: {gap.because}"
        for gap in found_gaps
    ] == gaps


def capability(tool: str, cost: int, **more: object) -> Capability:
    plain: dict[str, object] = {
        "tool": tool, "evidence_class": SEARCH, "aspect": Aspect.ANCHOR,
        "signal": Signal.STRUCTURAL, "best": Quality.STRONG, "cost": cost,
    }  # fmt: skip
    return Capability(**(plain | more))  # type: ignore[arg-type]


DEAR, CHEAP = capability("dear", 9), capability("cheap", 1)
READER = capability("read", 0, evidence_class=CONTENT, reads_places=True)
FILES_ONLY = capability("files", 0, target_kinds=frozenset({TargetKind.PATH}))
CALLS_ONLY = capability("calls", 0, relations=frozenset({Relation.CALLS}))


def plan(
    capabilities: list[Capability], entries: list[EvidenceEntry], tried: tuple[Step, ...] = ()
) -> Step | None:
    gaps = open_gaps(requirements_for(LOCATE), entries)
    return next_step(gaps, LOCATE, capabilities, entries, tried)


def test_the_cheapest_that_can_comes_first_and_nothing_comes_twice() -> None:
    tools = [DEAR, CHEAP, FILES_ONLY, CALLS_ONLY, READER]
    first = plan(tools, [])
    assert first is not None
    assert first.tool == "cheap"
    second = plan(tools, [], (first,))
    assert second is not None
    assert second.tool == "dear"
    assert plan(tools, [], (first, second)) is None


def test_reading_waits_for_a_place() -> None:
    assert plan([READER], [entry()]) is None
    step = plan([READER], [found(3)])
    assert step is not None
    assert [place.lines.first for place in step.places] == [3]


def test_one_reading_looks_at_so_many_places_only() -> None:
    many = entry(observations=seen(*range(1, MAX_PLACES + 50)))
    step = plan([READER], [many])
    assert step is not None
    assert len(step.places) == MAX_PLACES


@pytest.mark.parametrize(
    ("left", "right", "n_edits"),
    [("call", "call", 0), ("call", "cal", 1), ("call", "clal", 1), ("call", "fall", 1),
     ("call", "xyzzy", 3), ("", "ab", 2)],
)  # fmt: skip
def test_distance(left: str, right: str, n_edits: int) -> None:
    assert distance(left, right, 2) == n_edits
