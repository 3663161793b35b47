"""A review as text: everything a person needs, nothing raw, and short where there is much."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.council.deciding.verdict import SENTENCES
from probant.surfaces.cli.text import painter
from probant.surfaces.verify import wording
from probant.surfaces.verify.text import MAX_FINDINGS, render_text
from probant.vocabulary.council import Severity, Status, Verdict, VerdictReason, VoiceStatus
from tests.surfaces.reviewed import (
    covered,
    disposition,
    failing,
    finding,
    no_models,
    passing,
    response,
    voice,
)


def shown(review: object, **more: bool) -> str:
    return render_text(review, painter("never"), **more)  # type: ignore[arg-type]


def test_every_value_has_its_words() -> None:
    assert set(wording.REMEDIES) == set(VerdictReason) == set(SENTENCES)
    assert set(wording.VERDICTS) == set(wording.MARKS) == set(Verdict)
    assert set(wording.STATUSES) == set(wording.STATUS_MARKS) == set(Status)
    assert set(wording.VOICES) == set(VoiceStatus)
    assert set(wording.SEVERITY_STYLES) == set(Severity)


@pytest.mark.parametrize(
    ("review", "first"), [(passing, "✔ pass: "), (failing, "✘ fail: "), (no_models, "? unclear: ")]
)
def test_the_verdict_comes_first(review: object, first: str) -> None:
    assert shown(review()).startswith(first)  # type: ignore[operator]


@pytest.mark.parametrize("reason", VerdictReason)
def test_each_reason_comes_with_what_to_do(reason: VerdictReason) -> None:
    lines = shown(response(verdict_reasons=[reason.value])).splitlines()
    assert lines[1] == f"  · {SENTENCES[reason]} [{reason.value}]"
    assert lines[2] == f"    → {wording.REMEDIES[reason]}"


def test_a_cap_that_ended_it_is_not_called_a_failure() -> None:
    capped = "the cap on cost of 0.1 US dollars would be passed: …"
    reviewers = [voice("alpha"), voice("beta", status="not_asked", detail=capped)]
    reasons = ["infra_failure", "too_few_reviewers"]
    text = shown(response(verdict_reasons=reasons, reviewers=reviewers))
    assert "The cap on cost ended it" in text and text.count("→ raise council.max_cost_usd") == 2
    reviewers.append(voice("gamma", status="failed"))
    text = shown(response(verdict_reasons=reasons, reviewers=reviewers))
    assert "The cap on cost ended it" not in text


def test_findings_go_by_severity_and_show_their_place_and_quote() -> None:
    text = shown(failing())
    assert text.index("critical deploy.py:4") < text.index("minor    deploy.py:7-9")
    assert "│     subprocess.run(command, shell=True)" in text
    assert "from alpha, beta, chairman" in text


def test_what_the_source_does_not_bear_out_stands_apart() -> None:
    told = shown(failing()).partition("not borne out by the source")[2]
    assert "deploy.py:90-92" in told and "deploy.py has 9 lines; from beta" in told
    assert "shell=True" not in told


def test_the_machine_speaks_once() -> None:
    text = shown(no_models())
    assert text.count("line 900 is cited") == 1
    assert "machine: all 3 places it cites are there" in text


def test_a_long_list_is_cut_and_says_so() -> None:
    many = [finding(start_line=n, end_line=n) for n in range(1, MAX_FINDINGS + 6)]
    text = shown(response(findings=many))
    assert text.count("deploy.py:") == MAX_FINDINGS
    assert "… and 5 more; --format json has them all" in text


def test_a_long_quotation_is_cut() -> None:
    text = shown(response(findings=[finding(quote="\n".join(f"line {n}" for n in range(30)))]))
    assert "line 5" in text and "line 6" not in text and "… 24 more lines" in text


def test_what_nobody_read_is_not_called_read() -> None:
    assert "complete: 1 file whole; no model has read it" in shown(no_models())
    assert "complete: 1 file whole\n" in shown(passing())


def test_omitted_files_are_named_with_their_reason() -> None:
    files = [covered(f"f{n}.py", "omitted", reason="budget") for n in range(9)]
    text = shown(response(coverage={"files": files, "complete": False}, reviewers=[voice("a")]))
    assert "incomplete: 0 files whole; f0.py left out (budget);" in text
    assert "; 5 more not whole" in text


@pytest.mark.parametrize(
    ("cost", "says"),
    [
        ((True, 0.5, 10, 2), "0.5000 USD; 10 tokens read, 2 written"),
        ((False, None, None, None), "unknown; tokens not told"),
        ((False, 0.5, 1000, None), "at least 0.5000 USD; 1,000 tokens read, 0 written"),
    ],
)
def test_cost(cost: tuple[object, ...], says: str) -> None:
    names = ("known", "usd", "prompt_tokens", "completion_tokens")
    told = dict(zip(names, cost, strict=True))
    assert f"cost          {says}" in shown(response(reviewers=[voice("a")], cost=told))


def test_quiet_leaves_the_warnings_out() -> None:
    assert "warning:" in shown(failing())
    assert "warning:" not in shown(failing(), quiet=True)


def test_plain_ascii_where_the_terminal_has_no_more() -> None:
    text = shown(failing(), ascii_only=True)
    assert text.isascii() and text.startswith("x fail: ") and "-> mend" in text


RAW = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f\u2028\u2029]")
HOSTILE = st.text(
    st.sampled_from("a \n\r\t\x1b[31m\x00\x07\u202e\u2066\u2028\x9b:#%|`"), max_size=40
)


@given(HOSTILE, HOSTILE, HOSTILE)
def test_nothing_goes_out_raw(one: str, two: str, three: str) -> None:
    review = response(
        rationale=one, request_warnings=[two],
        findings=[
            finding(path=one, quote=two, description=three, dimension=one, reported_by=[two]),
            finding(path=two, grounded=False, ungrounded_because=three, description=one),
        ],
        evidence_summary=[disposition(council_rationale=one, voices={two: "confirmed"})],
        machine=[{"evidence_id": "auto-1", "status": "rejected", "rationale": three, "places": []}],
        suspicious_evidence=[{"evidence_id": one, "quote": two}],
        coverage={"files": [covered(one, "partial", reason=two)], "complete": False},
        reviewers=[voice("alpha", detail=three)], chairman=voice(two, model=three),
        confidence={"level": "low", "because": one}, transcript_location=two or None,
    )  # fmt: skip
    assert not RAW.search(shown(review))
    assert shown(review, ascii_only=True).isascii()


def test_cited_places_are_named_the_wrong_ones_first() -> None:
    text = shown(no_models())
    assert "cites deploy.py:900 B602 (not there)" in text
    assert "cites deploy.py:4 S602, deploy.py:5 S602, deploy.py:6 S602" in text


def test_a_deletion_was_only_a_warning_that_quiet_hides() -> None:
    files = [covered("a.py"), covered("auth.py", reason="deleted")]
    review = response(coverage={"files": files, "complete": True})
    told = " ".join(shown(review, quiet=True).split())
    assert "complete: 2 files whole; deleted by the commit, last text shown: auth.py" in told


def test_a_deleted_file_shown_in_part_is_named_as_deleted() -> None:
    gone = covered("auth.py", "partial", ranges=[[1, 40]], reason="deleted")
    told = shown(response(coverage={"files": [gone], "complete": False}))
    assert "auth.py only lines 1-40 (deleted)" in told


def test_many_deletions_are_counted() -> None:
    files = [covered(f"gone{n}.py", reason="deleted") for n in range(6)]
    told = " ".join(shown(response(coverage={"files": files, "complete": True})).split())
    assert "gone3.py and 2 more" in told
