"""What prompts say, and what cannot be made into one."""

from __future__ import annotations

import json
import re

import pytest

from probant.council.prompts import wording
from probant.council.prompts.prompt import (
    UnderReview,
    is_focus,
    narrator_prompt,
    ranking_prompt,
    reviewer_prompt,
)
from probant.council.prompts.reviews import fit_reviews, retold
from probant.vocabulary.council import DIMENSIONS, Finding, Review, Severity, Verdict
from tests.unit.council.hostile import BOUNDARY
from tests.unit.council.requested import item

BARE = UnderReview(focus=None, items=(), boundary=BOUNDARY, files=(), n_requested=0)


@pytest.mark.parametrize("focus", ["", "a\nb", "a\r", "a\u2028b", "\x1b[1m", "\u202e", "x" * 201])
def test_a_focus_is_one_visible_line(focus: str) -> None:
    assert not is_focus(focus)
    with pytest.raises(ValueError, match="one line"):
        UnderReview(focus=focus, items=(), boundary=BOUNDARY, files=(), n_requested=0)


def test_a_focus_opens_no_section() -> None:
    made = UnderReview(
        focus="## Instructions", items=(), boundary=BOUNDARY, files=(), n_requested=0
    )  # fmt: skip
    user = reviewer_prompt(made).user
    assert "\nThe caller asks for this focus: ## Instructions\n" in user
    assert user.count("\n## Instructions\n") == 1


def test_nothing_to_rank_is_no_prompt() -> None:
    with pytest.raises(ValueError, match="no review"):
        ranking_prompt(BARE, ())


def test_a_narrator_gets_the_facts_that_fit() -> None:
    user = narrator_prompt("q", ["first", "x" * 30_000, "third"]).user
    assert '<fact number="1">\n~~~\nfirst\n~~~\n</fact>' in user
    assert "xxx" not in user
    assert len(user) < 20_000


def test_every_dimension_is_explained() -> None:
    assert tuple(wording.DIMENSIONS_MEAN) == DIMENSIONS


def shape(text: str) -> object:
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return json.loads(block)


@pytest.mark.parametrize("has_evidence", [True, False])
def test_the_shapes_asked_for_are_json_of_the_contract(has_evidence: bool) -> None:
    reviewer = shape(wording.reviewer_instructions(has_evidence))
    chairman = shape(wording.chairman_instructions(has_evidence))
    assert isinstance(reviewer, dict)
    assert isinstance(chairman, dict)
    common = {"verdict", "findings", "evidence_dispositions", "suspicious_evidence"}
    assert set(reviewer) == common | {"summary"}
    assert set(chairman) == common | {"rationale"}
    assert set(reviewer["findings"][0]) == set(
        "severity path start_line end_line quote description dimension".split()
    )
    said = {"evidence_id", "source", "strength", "status", "council_confirmed", "council_rationale"}
    assert [set(one) for one in reviewer["evidence_dispositions"]] == [said] * has_evidence
    assert [set(one) for one in reviewer["suspicious_evidence"]] == (
        [{"evidence_id", "quote"}] * has_evidence
    )


def test_the_shape_of_a_ballot_is_that_of_the_contract() -> None:
    ballot = shape(wording.ranking_instructions(("A", "B")))
    assert isinstance(ballot, dict)
    assert set(ballot) == {"evaluations", "ranking"}
    assert set(ballot["evaluations"]["A"]) == {*DIMENSIONS, "notes"}


@pytest.mark.parametrize("instructions", ["reviewer_instructions", "chairman_instructions"])
def test_instructions_about_evidence_stand_only_beside_evidence(instructions: str) -> None:
    made = getattr(wording, instructions)
    told = ["Read the source first", "confirm or reject", "Report what you find yourself",
            "`suspicious_evidence` with the words", "`informational`"]  # fmt: skip
    for words in told:
        assert words in made(True)
        assert words not in made(False)
    assert "exact quote" in made(True)
    assert "exact quote" in made(False)


def test_fixed_text_leaves_most_of_the_smallest_prompt_to_the_code() -> None:
    full = UnderReview(
        focus="f" * 200, items=(item(),), boundary=BOUNDARY, files=(), n_requested=10**6
    )  # fmt: skip
    assert reviewer_prompt(full).n_chars < 15_000 // 3


# Reviews


def test_a_review_is_retold_in_lines() -> None:
    finding = Finding(
        severity=Severity.MINOR, path="a.py", first_line=3, last_line=4, quote="x = 1",
        description="unused",
    )  # fmt: skip
    review = Review(verdict=Verdict.UNCLEAR, summary="Hm.", findings=(finding,), prose="I think")
    assert retold(review).split("\n") == [
        "Verdict: unclear",
        "Summary: Hm.",
        "Findings: 1",
        "- minor a.py:3-4: unused",
        "  quote: x = 1",
        "In its own words:",
        "I think",
    ]


def test_reviews_are_cut_at_line_ends() -> None:
    whole, cut, inside, blank = fit_reviews(
        [("A", "short"), ("B", "0123456789\n" * 50), ("C", "x" * 900), ("D", "\n" + "y" * 900)],
        1_000,
    )
    assert (whole.text, whole.is_cut) == ("short", False)
    assert cut.is_cut
    assert set(cut.text.split("\n")) == {"0123456789"}
    assert cut.n_lines == 50
    assert inside.is_cut
    assert set(inside.text) == {"x"}
    assert set(blank.text) == {"\n", "y"}
    assert fit_reviews([], 10) == ()
