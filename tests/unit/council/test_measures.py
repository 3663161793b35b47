"""Measures against rubber stamps: shares with their n, null where there is nothing to share."""

from __future__ import annotations

from probant.council.deciding.measures import Measures, Share, measure
from probant.vocabulary.council import (
    Disposition,
    Finding,
    Grounding,
    Item,
    Status,
    WeighedFinding,
)
from probant.vocabulary.record import replace
from tests.unit.council.deliberating import PATH, finding, info, item, opinion, place


def disposition(of: Item, status: Status) -> Disposition:
    return Disposition(item=of, status=status, rationale=None)


def weighed(found: Finding, *, is_grounded: bool = True) -> WeighedFinding:
    grounding = Grounding(is_grounded=is_grounded, path=PATH if is_grounded else None)
    return WeighedFinding(finding=found, grounding=grounding, reported_by=("ada",))


def test_a_share_of_nothing_is_no_share() -> None:
    assert measure((), (), ()) == Measures(
        blocking_rejected=Share(0, 0), independent_findings=Share(0, 0)
    )
    assert Share(0, 0).value is None
    assert Share(0, 3).value == 0
    assert Share(1, 3).value == 0.3333


def test_the_share_of_blocking_items_rejected() -> None:
    got = measure(
        (
            disposition(item(1), Status.REJECTED),
            disposition(item(2), Status.CONFIRMED),
            disposition(item(3), Status.PARSER_ERROR),
            disposition(info(4), Status.ACKNOWLEDGED),
        ),
        (),
        (),
    )
    assert got.blocking_rejected == Share(1, 3)


def test_the_share_of_findings_that_no_evidence_names() -> None:
    found = (
        weighed(finding()),
        weighed(finding(first_line=1, last_line=2)),
        weighed(finding(first_line=8, last_line=8), is_grounded=False),
    )
    machine = (opinion(Status.UNRESOLVED, "auto-1", place(4, 6)),)
    assert measure((), found, machine).independent_findings == Share(1, 2)
    assert measure((), found, ()).independent_findings == Share(2, 2)


def test_a_place_without_lines_names_its_whole_file() -> None:
    whole = replace(place(), lines=None)
    elsewhere = replace(whole, path="b.py", grounding=Grounding(is_grounded=False))
    found = (weighed(finding()),)
    named = measure((), found, (opinion(Status.UNRESOLVED, "auto-1", whole),))
    assert named.independent_findings == Share(0, 1)
    other = measure((), found, (opinion(Status.UNRESOLVED, "auto-1", elsewhere),))
    assert other.independent_findings == Share(1, 1)
