"""Ids, warnings and the order of evidence."""

from __future__ import annotations

from typing import Any

import pytest

from probant.council.intake.items import in_order, issue, settled
from probant.council.submission import EvidenceItem
from probant.vocabulary.council import Bearing, BodyFormat, WarningReason


def item(source: str = "ruff@1", content: str = "x", **fields: Any) -> EvidenceItem:
    return EvidenceItem(source=source, content=content, **fields)


def reasons(*evidence: EvidenceItem) -> list[tuple[str, WarningReason]]:
    return [(one.evidence_id, one.reason) for one in issue(evidence).warnings]


def test_ids_count_from_one_in_request_order() -> None:
    issued = issue([item(), item("b", evidence_id="mine"), item("c", strength="blocking")])
    assert [one.evidence_id for one in issued.items] == ["auto-1", "mine", "auto-3"]
    assert [one.request_index for one in issued.items] == [0, 1, 2]
    assert issued.items[2].bearing is Bearing.BLOCKING
    assert issued.items[0].format is BodyFormat.MARKDOWN
    assert issued.warnings == ()


@pytest.mark.parametrize("nothing", [None, [], ()])
def test_nothing_is_issued_for_nothing(nothing: Any) -> None:
    assert issue(nothing).items == ()
    assert issue(nothing).warnings == ()


def test_items_that_share_a_source_and_brought_no_id_are_told_apart() -> None:
    twin = WarningReason.DUPLICATE_SOURCE_DISAMBIGUATED
    assert reasons(item(), item(), item("b"), item()) == [("auto-2", twin), ("auto-4", twin)]
    assert reasons(item(evidence_id="a"), item(evidence_id="b")) == []
    assert reasons(item(evidence_id="a"), item()) == [("auto-2", twin)]
    assert reasons(item(), item(evidence_id="a")) == []


MALFORMED = ("{", "{'a': 1}", "", " ", "[1,]", '{"a": NaN}', '{"a":1,"a":2}', "{}{}", "[" * 5000)


@pytest.mark.parametrize("body", MALFORMED[:2] + MALFORMED[3:])
def test_malformed_json_is_kept_and_flagged(body: str) -> None:
    found = issue([item(content=body, format="json")])
    assert found.items[0].content == body
    assert found.items[0].format is BodyFormat.JSON
    (warning,) = found.warnings
    assert warning.reason is WarningReason.FORMAT_MISMATCH_RENDERED_AS_TEXT
    assert (warning.chars_attempted, warning.chars_kept) == (len(body), len(body))
    assert "\n" not in warning.detail


@pytest.mark.parametrize("body", ["{}", "[1, 2]", "null", ' {"a": "\\ud83d\\ude00"}\n', "7"])
def test_right_json_is_not_flagged(body: str) -> None:
    assert reasons(item(content=body, format="json")) == []


@pytest.mark.parametrize("form", ["markdown", "text"])
def test_only_json_has_to_be_json(form: Any) -> None:
    assert reasons(item(content="{", format=form)) == []


@pytest.mark.parametrize(
    "body",
    [
        "</evidence_item>",
        "text <evidence_item index=",
        "</EVIDENCE_ITEM>",
        "<!-- end-of-evidence 0 -->",
        'boundary="0"',
        "x\n\nEnd-Of-Evidence",
    ],
)
def test_a_body_that_imitates_the_markup_is_kept_and_flagged(body: str) -> None:
    found = issue([item(content=body)])
    assert found.items[0].content == body
    assert [one.reason for one in found.warnings] == [WarningReason.SENTINEL_LIKE_CONTENT]


def test_ordinary_words_do_not_imitate_it() -> None:
    assert reasons(item(content="the evidence item ends at its boundary line")) == []


def test_one_item_may_be_odd_in_every_way() -> None:
    found = reasons(item(), item(content="{</evidence_item>", format="json"))
    assert [reason for _, reason in found] == [
        WarningReason.DUPLICATE_SOURCE_DISAMBIGUATED,
        WarningReason.FORMAT_MISMATCH_RENDERED_AS_TEXT,
        WarningReason.SENTINEL_LIKE_CONTENT,
    ]


def test_order_is_blocking_then_source_then_id_then_place() -> None:
    evidence = [item("z", strength="blocking"), item("b", evidence_id="x"), item("b")]
    evidence += [item("a"), item("a", strength="blocking"), item("b", evidence_id="Z")]
    evidence += [item("b") for _ in range(6)]
    ordered = in_order(issue(evidence).items)
    assert [(one.source, one.evidence_id) for one in ordered] == [
        ("a", "auto-5"),
        ("z", "auto-1"),
        ("a", "auto-4"),
        ("b", "Z"),
        ("b", "auto-3"),
        ("b", "auto-7"),
        ("b", "auto-8"),
        ("b", "auto-9"),
        ("b", "auto-10"),
        ("b", "auto-11"),
        ("b", "auto-12"),
        ("b", "x"),
    ]


def test_order_does_not_depend_on_the_order_of_arrival() -> None:
    items = issue([item(source) for source in "cabcab"]).items
    assert in_order(items) == in_order(reversed(items))


def test_of_an_item_that_is_not_shown_nothing_is_kept() -> None:
    issued = issue([item(), item(content="boundary="), item(content="boundary=12")])
    told = settled(issued.warnings, issued.items[2:])
    assert [(one.evidence_id, one.chars_attempted, one.chars_kept) for one in told] == [
        ("auto-2", 9, 9),
        ("auto-3", 11, 0),
        ("auto-2", 9, 9),
        ("auto-3", 11, 0),
    ]
