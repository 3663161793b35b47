"""What the response says about evidence, through the real program: lines of the test plan."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from probant.surfaces.verifying import verify as verify_in_python
from tests.chat_server import ChatServer
from tests.surfaces.test_skills import examples
from tests.surfaces.test_verify_program import (
    CONFIRMS,
    answered,
    ballot,
    council,
    review,
    shop,
    synthesis,
)

__all__ = ["shop"]  # the fixture

BODY = "x" * 100
LARGE = "y" * 3_000
ITEMS: list[dict[str, Any]] = [
    {"source": "big@1", "content": LARGE},
    {"source": "bandit@1.9.4", "content": BODY, "strength": "blocking"},
    {"source": "notes@1", "content": BODY, "format": "text"},
    {"evidence_id": "mine", "source": "notes@1", "content": BODY, "strength": "blocking"},
]


def with_items(shop: Path, items: list[dict[str, Any]], *arguments: str) -> dict[str, Any]:
    (shop.parent / "items.json").write_text(json.dumps(items))
    return answered(shop, "HEAD", "--tier", "quick", "--evidence", "../items.json", *arguments)


def test_one_disposition_for_each_item_in_request_order_dropped_ones_too(shop: Path) -> None:
    told = with_items(shop, ITEMS)
    assert [
        (one["evidence_id"], one["request_index"], one["source"], one["status"])
        for one in told["evidence_summary"]
    ] == [
        ("auto-1", 0, "big@1", "not_reviewed_due_to_budget"),
        ("auto-2", 1, "bandit@1.9.4", "unresolved"),
        ("auto-3", 2, "notes@1", "acknowledged"),
        ("mine", 3, "notes@1", "unresolved"),
    ]
    dropped = [w for w in told["evidence_warnings"] if w["reason"] == "budget_overflow_dropped"]
    assert [(w["evidence_id"], w["chars_kept"]) for w in dropped] == [("auto-1", 0)]


def test_what_nobody_settled_is_neither_true_nor_false(shop: Path) -> None:
    for one in with_items(shop, ITEMS)["evidence_summary"]:
        assert one["council_confirmed"] is None
    told = with_items(shop, ITEMS)["evidence_summary"]
    assert told[0]["council_rationale"] is None and told[2]["council_rationale"] is None


def test_what_the_council_settles_is_true_or_false(shop: Path) -> None:
    said = (
        CONFIRMS | {"evidence_id": "auto-2", "council_confirmed": None},
        CONFIRMS | {"evidence_id": "mine", "source": "notes@1", "status": "rejected"},
        CONFIRMS | {"evidence_id": "auto-3", "source": "notes@1", "strength": "informational"},
    )
    script = {
        "reviewer": review("unclear", dispositions=said),
        "chairman": synthesis("unclear", dispositions=said),
    }
    with ChatServer(script) as server:
        council(shop, server)
        told = with_items(shop, ITEMS)["evidence_summary"]
    assert [(one["status"], one["council_confirmed"]) for one in told] == [
        ("not_reviewed_due_to_budget", None),
        ("confirmed", True),
        ("acknowledged", None),
        ("rejected", False),
    ]


def test_metrics_of_the_evidence(shop: Path) -> None:
    metrics = with_items(shop, ITEMS)["input_metrics"]
    rendered = metrics.pop("evidence_chars_rendered")
    assert 3 * len(BODY) < rendered <= metrics["evidence_max_chars"] == 1_500
    assert {name: metrics[name] for name in metrics if name.startswith("evidence_")} == {
        "evidence_present": True,
        "evidence_chars_submitted": len(LARGE) + 3 * len(BODY),
        "evidence_items_requested": 4,
        "evidence_items_kept": 3,
        "evidence_items_dropped": 1,
        "evidence_items_blocking_requested": 2,
        "evidence_items_blocking_kept": 2,
        "evidence_items_informational_requested": 2,
        "evidence_items_informational_kept": 1,
        "evidence_max_chars": 1_500,
        "evidence_truncated": True,
    }
    assert metrics["prompt_chars"] <= metrics["tier_max_chars"] == 15_000


def test_evidence_is_in_the_transcript_even_where_all_of_it_was_dropped(shop: Path) -> None:
    told = with_items(shop, ITEMS[:1])
    kept = json.loads((Path(told["transcript_location"]) / "evidence.json").read_text())
    assert [(one["content"], one["kept"]) for one in kept["items"]] == [(LARGE, False)]


def test_a_block_that_cannot_be_read_leaves_a_verdict_and_says_so(shop: Path) -> None:
    script = {"reviewer": review("pass"), "ranking": ballot, "chairman": "All is well."}
    with ChatServer(script) as server:
        council(shop, server)
        told = with_items(shop, ITEMS)
    assert told["verdict"] == "unclear" and "infra_failure" in told["verdict_reasons"]
    assert [one["status"] for one in told["evidence_summary"]] == [
        "not_reviewed_due_to_budget", "parser_error", "parser_error", "parser_error",
    ]  # fmt: skip


def test_a_disposition_for_what_was_not_submitted_is_a_warning(shop: Path) -> None:
    said = (CONFIRMS | {"evidence_id": "auto-9"}, CONFIRMS | {"evidence_id": "auto-2"})
    script = {
        "reviewer": review("fail", dispositions=said),
        "chairman": synthesis("fail", dispositions=said),
    }
    with ChatServer(script) as server:
        council(shop, server)
        told = with_items(shop, ITEMS)
    assert len(told["evidence_summary"]) == len(ITEMS)
    invented = [
        (one["evidence_id"], one["request_index"])
        for one in told["evidence_warnings"]
        if one["reason"] == "hallucinated_disposition"
    ]
    assert set(invented) == {("auto-9", None)}


def test_the_request_of_the_skill_is_carried_out(
    shop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = shop.parent
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(place / "cache"))
    monkeypatch.setenv("PROBANT_LOG_DIR", str(place / "logs"))
    monkeypatch.setenv("PROBANT_STORE", f"sqlite:///{place / 'counts.db'}")
    (place / "config.toml").write_text("")
    commit = answered(shop, "HEAD")["snapshot"]["commit"]
    request = examples()[0] | {"snapshot_id": commit[:7]}
    told = verify_in_python(request, shop, config=place / "config.toml").to_json()
    assert [one["evidence_id"] for one in told["evidence_summary"]] == ["shell-call", "auto-2"]
    assert set(told["evidence_summary"][0]) == set(examples()[1])
