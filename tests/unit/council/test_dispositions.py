"""One disposition for each item, by the rules of the merge; ids nobody issued are warnings."""

from __future__ import annotations

from typing import Any

import pytest

from probant.council.deciding.dispositions import (
    LEGAL,
    MAX_HALLUCINATED,
    SAYABLE,
    UNSAID,
    Disposed,
    dispose,
)
from probant.council.hearing.replies import Unread
from probant.vocabulary.council import (
    Bearing,
    Item,
    Review,
    SaidDisposition,
    Status,
    Verdict,
    WarningReason,
)
from probant.vocabulary.machine import MachineOpinion
from tests.unit.council.deliberating import MODELS, info, item, opinion

A, C, R, U = Status.ACKNOWLEDGED, Status.CONFIRMED, Status.REJECTED, Status.UNRESOLVED


def review(*said: SaidDisposition) -> Review:
    return Review(verdict=Verdict.UNCLEAR, summary="", dispositions=said)


def of(status: Status | None, evidence_id: str = "auto-1", **more: Any) -> Review:
    if status is None:
        return review()
    rationale = more.pop("rationale", f"because {status.value}")
    return review(
        SaidDisposition(evidence_id=evidence_id, status=status, rationale=rationale, **more)
    )


def disposed(
    chairman: Review | Unread | None,
    *reviewers: Review,
    items: tuple[Item, ...] = (item(),),
    machine: MachineOpinion | None = None,
    kept: tuple[str, ...] | None = None,
) -> Disposed:
    ids = tuple(one.evidence_id for one in items) if kept is None else kept
    opinions = {machine.evidence_id: machine} if machine else {}
    reviews = dict(zip(MODELS, reviewers, strict=False))
    return dispose(items, ids, reviews, chairman, opinions)


@pytest.mark.parametrize(
    ("chairman", "reviewers", "status"),
    [
        (C, (C, C, C), C),
        (C, (), C),
        (C, (R, R, R), C),
        (None, (C, C, None), C),
        (R, (C, C, R), C),
        (None, (C, R, None), U),
        (U, (C, None, None), U),
        (R, (R, R, C), R),
        (R, (R, R, None), R),
        (R, (R,), R),
        (R, (), U),
        (R, (R, None, None), U),
        (R, (R, None), U),
        (None, (R, R, R), U),
        (U, (R, R, R), U),
        (A, (A, A, A), U),
        (None, (), U),
        (None, (None, None, None), U),
    ],
)
def test_merge_of_a_blocking_item(
    chairman: Status | None, reviewers: tuple[Status | None, ...], status: Status
) -> None:
    (got,) = disposed(of(chairman), *map(of, reviewers)).dispositions
    assert got.status is status
    assert got.is_confirmed is {C: True, R: False}.get(status)


def test_without_a_chairman_reviewers_can_confirm_but_not_reject() -> None:
    assert disposed(None, of(C), of(C), of(R)).dispositions[0].status is C
    assert disposed(None, of(R), of(R), of(R)).dispositions[0].status is U


@pytest.mark.parametrize("said", list(Status))
def test_an_informational_item_is_acknowledged_whatever_is_said(said: Status) -> None:
    (got,) = disposed(of(said), of(said), of(said), items=(info(),)).dispositions
    assert (got.status, got.is_confirmed) == (A, None)
    assert got.rationale == f"because {said.value}"
    assert {status for _, status in got.voices} == {A}


@pytest.mark.parametrize("said", [A, Status.NOT_REVIEWED, Status.PARSER_ERROR])
def test_what_is_not_a_models_to_say_is_unresolved(said: Status) -> None:
    (got,) = disposed(of(said), of(said)).dispositions
    assert got.status is U
    assert got.voices == (("chairman", U), ("ada", U))


def test_items_nobody_mentions() -> None:
    first, second = disposed(of(None), of(None), items=(item(1), info(2))).dispositions
    assert (first.status, first.rationale, first.voices) == (U, None, ())
    assert (second.status, second.rationale, second.voices) == (A, None, ())


def test_a_dropped_item_keeps_its_status_whatever_is_said_and_warns() -> None:
    got = disposed(of(C, "auto-2"), of(R, "auto-2"), items=(item(1), info(2)), kept=("auto-1",))
    second = got.dispositions[1]
    assert (second.status, second.rationale, second.voices) == (Status.NOT_REVIEWED, None, ())
    (warning,) = got.warnings
    assert (warning.reason, warning.request_index) == (WarningReason.HALLUCINATED_DISPOSITION, 1)
    assert "not shown" in warning.detail


def test_no_parsable_block_of_the_chairman_is_a_parser_error_for_all_that_was_shown() -> None:
    items = (item(1), info(2), info(3))
    got = disposed(Unread("x"), of(C), of(C), items=items, kept=("auto-1", "auto-2"))
    assert [one.status for one in got.dispositions] == [
        Status.PARSER_ERROR,
        Status.PARSER_ERROR,
        Status.NOT_REVIEWED,
    ]
    assert {one.rationale for one in got.dispositions} == {None}
    assert got.dispositions[0].voices == (
        ("chairman", Status.PARSER_ERROR),
        ("ada", C),
        ("bob", C),
    )


# The machine reviewer


def test_a_machine_rejection_against_a_confirmation_is_unresolved_and_said_aloud() -> None:
    (got,) = disposed(of(C), of(C), machine=opinion(R)).dispositions
    assert got.status is U
    assert got.rationale == (
        "The council confirms it. The machine reviewer rejects it: line 5 looked up"
        " because confirmed"
    )
    assert got.voices[-1] == ("machine", R)


def test_a_machine_rejection_that_nobody_contradicts_rejects() -> None:
    for chairman, reviewers in (
        (None, ()),
        (of(U), (of(R),)),
        (of(R), (of(R),)),
        (None, (of(None), of(R))),
    ):
        (got,) = disposed(chairman, *reviewers, machine=opinion(R)).dispositions
        assert got.status is R
        assert got.rationale == "The machine reviewer rejects it: line 5 looked up"


@pytest.mark.parametrize(
    ("chairman", "reviewers", "who"),
    [
        (None, (of(None), of(None), of(C)), "cyd confirms"),
        (of(None), (of(R), of(R), of(C)), "cyd confirms"),
    ],
)
def test_a_lone_confirmation_is_not_lost_to_a_machine_rejection(
    chairman: Review | None, reviewers: tuple[Review, ...], who: str
) -> None:
    (got,) = disposed(chairman, *reviewers, machine=opinion(R)).dispositions
    assert got.status is U
    assert got.rationale is not None
    assert got.rationale.startswith(f"{who} it. The machine reviewer rejects it: line 5 looked up")


def test_what_council_and_machine_reject_is_rejected_whoever_confirms_it() -> None:
    (got,) = disposed(of(R), of(R), of(R), of(C), machine=opinion(R)).dispositions
    assert got.status is R


@pytest.mark.parametrize("said", [U, A])
def test_the_machine_never_confirms(said: Status) -> None:
    (got,) = disposed(None, machine=opinion(said)).dispositions
    assert (got.status, got.voices) == (U, (("machine", U),))
    with pytest.raises(ValueError, match="cannot say confirmed"):
        opinion(C)


@pytest.mark.parametrize("said", [U, A])
def test_the_councils_rationale_is_null_for_a_blocking_item_no_model_mentions(said: Status) -> None:
    (got,) = disposed(of(None), of(None), of(None), machine=opinion(said)).dispositions
    assert (got.status, got.rationale) == (U, None)


def test_the_machine_about_an_informational_item() -> None:
    (got,) = disposed(None, items=(info(),), machine=opinion(R)).dispositions
    assert (got.status, got.rationale, got.voices) == (A, None, (("machine", A),))


# Rationales


def test_the_rationale_is_of_a_voice_that_said_what_was_decided() -> None:
    (got,) = disposed(of(R), of(C), of(C), of(R)).dispositions
    assert (got.status, got.rationale) == (C, "because confirmed")
    (got,) = disposed(of(C, rationale="mine"), of(C)).dispositions
    assert got.rationale == "mine"
    (got,) = disposed(of(C, rationale=None), of(C, rationale="his")).dispositions
    assert got.rationale == "his"
    (got,) = disposed(of(C, rationale=None), of(R)).dispositions
    assert got.rationale is None


def test_where_voices_differ_it_says_who_said_what() -> None:
    (got,) = disposed(of(R), of(C), of(None)).dispositions
    assert got.rationale == (
        "Not enough voices agree (chairman rejected, ada confirmed). because rejected"
    )
    (got,) = disposed(None, of(R, rationale=None)).dispositions
    assert got.rationale == "Not enough voices agree (ada rejected)."


# Matching


@pytest.mark.parametrize(
    ("change", "word"),
    [({"source": "ruff@0.15"}, "source"), ({"bearing": Bearing.INFORMATIONAL}, "strength")],
)
def test_a_right_id_for_another_source_or_strength_says_nothing(
    change: dict[str, Any], word: str
) -> None:
    got = disposed(of(R, **change), of(R))
    (only,) = got.dispositions
    assert only.status is U
    assert only.voices == (("chairman", U), ("ada", R))
    (warning,) = got.warnings
    assert warning.reason is WarningReason.DISPOSITION_MISMATCH
    assert (warning.evidence_id, warning.request_index) == ("auto-1", 0)
    assert warning.detail == f"chairman named another {word} for it"


def test_a_mismatch_about_an_informational_item_is_acknowledged_without_words() -> None:
    got = disposed(of(A, source="other"), items=(info(),))
    assert (got.dispositions[0].status, got.dispositions[0].rationale) == (A, None)
    assert [one.reason for one in got.warnings] == [WarningReason.DISPOSITION_MISMATCH]


def test_a_disposition_may_name_source_and_strength_rightly() -> None:
    got = disposed(of(C, source="bandit@1.8", bearing=Bearing.BLOCKING))
    assert (got.dispositions[0].status, got.warnings) == (C, ())


@pytest.mark.parametrize(
    "odd", ["auto-1 ", " auto-1", "AUTO-1", "auto-01", "auto-2", "аuto-1", "", "auto-1\n", "1"]
)
def test_an_id_that_was_not_issued_is_a_warning_and_nothing_else(odd: str) -> None:
    got = disposed(of(R, odd, source="x" * 500), of(R, odd))
    assert [one.status for one in got.dispositions] == [U]
    (warning,) = got.warnings
    assert warning.reason is WarningReason.HALLUCINATED_DISPOSITION
    assert (warning.evidence_id, warning.request_index) == (odd, None)
    assert len(warning.source) == 200


def test_two_items_of_one_source_keep_their_own_dispositions() -> None:
    chairman = review(
        SaidDisposition(evidence_id="auto-2", status=C),
        SaidDisposition(evidence_id="auto-1", status=U),
    )
    got = disposed(chairman, items=(item(1), item(2)))
    assert [one.status for one in got.dispositions] == [U, C]


def test_the_last_disposition_of_an_id_counts() -> None:
    said = (
        SaidDisposition(evidence_id="auto-1", status=R),
        SaidDisposition(evidence_id="auto-1", status=C),
    )
    assert disposed(review(*said)).dispositions[0].status is C


def test_a_model_cannot_flood_the_warnings() -> None:
    said = [SaidDisposition(evidence_id=f"x{n}" * 60, status=R) for n in range(500)]
    got = disposed(review(*said), review(*said), of(None))
    assert len(got.warnings) == MAX_HALLUCINATED + 1
    assert got.warnings[-1].detail.startswith("480 more ids")
    assert max(len(one.evidence_id) for one in got.warnings) <= 64


def test_warnings_stand_in_request_order() -> None:
    chairman = review(
        SaidDisposition(evidence_id="auto-3", status=R),
        SaidDisposition(evidence_id="auto-2", status=R, source="other"),
        SaidDisposition(evidence_id="auto-1", status=R, source="other"),
        SaidDisposition(evidence_id="nobody", status=R),
    )
    items = (item(1), item(2), info(3))
    got = disposed(chairman, items=items, kept=("auto-1", "auto-2"))
    assert [one.evidence_id for one in got.warnings] == ["auto-1", "auto-2", "auto-3", "nobody"]


def test_no_items_no_dispositions() -> None:
    assert disposed(of(None), items=()) == Disposed((), ())


def test_tables_agree_about_what_is_legal() -> None:
    for bearing in Bearing:
        assert SAYABLE[bearing] <= LEGAL[bearing]
        assert UNSAID[bearing] in SAYABLE[bearing]
    assert C not in LEGAL[Bearing.INFORMATIONAL]
    assert A not in LEGAL[Bearing.BLOCKING]
