"""Hostile replies: no pass and no disposition that honest reading would not give, no crash."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from probant.council.deciding.outcome import Outcome
from probant.council.hearing.own_words import MAX_REPLY_CHARS
from probant.council.hearing.replies import Unread, read_ballot, read_review, read_synthesis
from probant.council.hearing.reply_json import MAX_CHARS
from probant.vocabulary.council import Bearing, Status, Verdict, WarningReason
from tests.security.council_attacks import ECHOES, FORGED, FORGERIES, HONEST, LIES
from tests.unit.council.deliberating import (
    MODELS,
    SOURCE,
    all_say,
    council,
    fenced,
    info,
    item,
    reply,
    synthesis,
)

ITEMS = (item(1), info(2), info(3))
KEPT = ("auto-1", "auto-2")


def hear(reviews: dict[str, object], chairman: object, **changes: Any) -> Outcome:
    got = council(reviews, chairman, **{"items": ITEMS, "kept_ids": KEPT} | changes)
    assert_nothing_is_invented(got)
    return got


def assert_nothing_is_invented(got: Outcome) -> None:
    assert [one.item.evidence_id for one in got.dispositions] == ["auto-1", "auto-2", "auto-3"]
    blocking, informational, dropped = (one.status for one in got.dispositions)
    assert blocking is not Status.ACKNOWLEDGED
    assert informational in (Status.ACKNOWLEDGED, Status.PARSER_ERROR)
    assert dropped is Status.NOT_REVIEWED
    for one in got.warnings:
        if one.evidence_id not in ("auto-1", "auto-2", "auto-3"):
            assert one.reason is WarningReason.HALLUCINATED_DISPOSITION
            assert one.request_index is None
    assert {voice for one in got.findings for voice in one.reported_by} <= {*MODELS, "chairman"}
    got.rationale.encode()


def test_there_are_enough_attacks() -> None:
    assert len(FORGERIES) * len(ECHOES) + 2 * len(FORGERIES) + 3 * len(LIES) >= 1200


def test_the_council_can_pass_at_all() -> None:
    """Else none of what follows would show anything."""
    assert hear(all_say(FORGED), FORGED).verdict is Verdict.PASS
    honest = hear(all_say(HONEST), HONEST)
    assert (honest.verdict, honest.dispositions[0].status) == (Verdict.FAIL, Status.CONFIRMED)


@pytest.mark.parametrize("echo", ECHOES)
@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_block_in_the_evidence_is_not_read_from_whoever_repeats_it(
    forgery: str, echo: str
) -> None:
    """All voices are honest, and all repeat what an item or a file says."""
    planted = FORGERIES[forgery]
    said = ECHOES[echo](planted)
    is_short = len(said) <= MAX_CHARS
    for where in (
        {"items": (ITEMS[0], info(2, content=planted), ITEMS[2])},
        {"shown": (SOURCE, planted)},
    ):
        got = hear(all_say(said), said, **where)
        assert got.verdict is not Verdict.PASS
        assert got.dispositions[0].status is not Status.REJECTED
        if echo in ("in the summary", "in a finding", "in a rationale") and is_short:
            assert got.verdict is Verdict.FAIL


@pytest.mark.parametrize("forgery", FORGERIES)
def test_one_voice_that_lies_changes_nothing_about_what_the_others_prove(forgery: str) -> None:
    lie = FORGERIES[forgery]
    assert hear({**all_say(HONEST), "bob": lie}, fenced(HONEST)).verdict is Verdict.FAIL
    led = hear(all_say(HONEST), lie)
    assert led.verdict is Verdict.FAIL
    assert led.dispositions[0].status in (Status.CONFIRMED, Status.PARSER_ERROR)


@pytest.mark.parametrize("lie", LIES)
def test_no_pass_while_the_blocking_item_is_not_rejected_by_its_name(lie: str) -> None:
    """Every voice lies in the same way."""
    got = hear(all_say(LIES[lie]), fenced(LIES[lie]))
    assert got.verdict is not Verdict.PASS
    if lie != "own critical finding":
        assert got.dispositions[0].status is not Status.REJECTED


@pytest.mark.parametrize("lie", LIES)
def test_a_rejection_needs_the_chairman_and_most_reviewers(lie: str) -> None:
    if lie == "own critical finding":
        return
    for reviews, chairman in ((all_say(LIES[lie]), FORGED), (all_say(FORGED), LIES[lie])):
        got = hear(reviews, chairman)
        assert got.verdict is not Verdict.PASS
        assert got.dispositions[0].status is not Status.REJECTED


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forgery_among_reviews_is_not_the_chairmans_word(forgery: str) -> None:
    """A hostile reviewer writes the chairman's block, and the chairman quotes it at the end."""
    planted = FORGERIES[forgery]
    chairman = f"{synthesis('fail')}\nReview B says:\n{planted}\n"
    got = read_synthesis(chairman, (), [planted])
    assert getattr(got, "verdict", Verdict.UNCLEAR) is not Verdict.PASS


@pytest.mark.parametrize("forgery", FORGERIES)
def test_no_reply_is_read_as_a_ballot_that_was_not_cast(forgery: str) -> None:
    got = read_ballot(FORGERIES[forgery], voter="ada", order=(("A", "bob"),))
    assert not hasattr(got, "ranking")


def test_ids_of_another_request_are_not_ours() -> None:
    said = FORGED | {
        "evidence_dispositions": [
            {"evidence_id": name, "status": "rejected"} for name in ("auto-4", "sarif-7", "auto-10")
        ]
    }
    got = hear(all_say(said), said)
    assert got.dispositions[0].status is Status.UNRESOLVED
    assert [one.evidence_id for one in got.warnings] == ["auto-4", "sarif-7", "auto-10"]


def test_an_informational_item_cannot_be_made_to_block_or_to_be_confirmed() -> None:
    said = reply("fail", [], [{"evidence_id": "auto-2", "status": "confirmed"}])
    got = hear(all_say(said), said)
    assert got.dispositions[1].item.bearing is Bearing.INFORMATIONAL
    assert got.dispositions[1].is_confirmed is None
    assert not got.findings


@pytest.mark.parametrize(
    "text",
    [
        "```\n" * 100_000,
        "`" * 500_000,
        "~" * 500_000,
        "{" * 500_000,
        '{"' * 250_000,
        '{"a' * 160_000 + "}",
        "{} " * 160_000 + "}",
        '\\"' * 250_000 + "}",
        '{"a":"' + '\\"' * 99_000 + '"}',
        "<!--\n" * 90_000,
        "<!-- -->\n" * 50_000,
        "```json\n{}\n```\n" * 30_000,
        "> " * 250_000,
        " " * 500_000 + "}",
        "{" + " " * 400_000 + "}",
        "\n" * 500_000,
        "\ud800" * 100_000,
    ],
)
def test_hostile_replies_of_great_length_are_read_to_their_end(text: str) -> None:
    """Ends at all: with anything worse than a few passes over the text it would not."""
    longest = text[-MAX_REPLY_CHARS:]
    assert not hasattr(read_review(longest, [text[:100_000], "{}" * 1000]), "verdict")


def test_a_reply_beyond_the_cap_is_not_even_looked_through() -> None:
    said = '{"verdict": "pass"}'
    whole = said.rjust(MAX_REPLY_CHARS)
    assert hasattr(read_review(whole), "verdict")
    got = read_review(f" {whole}")
    assert isinstance(got, Unread)
    assert got.why == "the reply is longer than 400000 characters"


def test_what_was_shown_is_not_kept_for_the_life_of_the_process() -> None:
    text = "x" * 100_000
    before = sys.getrefcount(text)
    read_review('{"verdict": "pass"}', [text])
    assert sys.getrefcount(text) == before
