"""The response from the records of the stages: names, numbers, and what null means."""

from __future__ import annotations

import json
from typing import Any

import pytest

from probant.council.deciding.outcome import Material, Outcome, conclude
from probant.council.deciding.ranking import Ranking, Standing
from probant.council.intake.items import issue
from probant.council.prompts.budget import DEPTHS, Allocation, allocate
from probant.council.responding import cost_of, finding_out, metrics_of, response_of, warning_out
from probant.council.response import VerifyResponse, response_schema
from probant.council.selection.choosing import Chosen
from probant.council.submission import VerifyRequest, read_request
from probant.vocabulary.council import (
    Depth,
    EvidenceWarning,
    Finding,
    Grounding,
    Heard,
    Severity,
    Status,
    Suspicion,
    Verdict,
    VoiceStatus,
    WarningReason,
    WeighedFinding,
)
from probant.vocabulary.machine import Cited, MachineOpinion
from probant.vocabulary.record import replace
from probant.vocabulary.source import Digest, LineRange, RepoPath, Snapshot

BOUNDARY = "0" * 32
SNAPSHOT = Snapshot(commit="a" * 40, dirty=False, tree_digest=Digest("b" * 40))
NAMED_BY_CONTRACT = """
schema verification_id verdict verdict_reasons confidence exit_code findings rubric_scores rationale
coverage evidence_summary evidence_warnings suspicious_evidence request_warnings input_metrics
reviewers timing cost transcript_location
""".split()
METRICS = """
evidence_present evidence_chars_submitted evidence_chars_rendered evidence_items_requested
evidence_items_kept evidence_items_dropped evidence_items_blocking_requested
evidence_items_blocking_kept evidence_items_informational_requested
evidence_items_informational_kept evidence_max_chars evidence_truncated prompt_chars file_chars
file_max_chars tier_max_chars
""".split()


def item(**fields: Any) -> dict[str, Any]:
    return {"source": "ruff@0.15.0", "content": "x"} | fields


def requested(evidence: list[dict[str, Any]] | None, tier: str = "quick") -> VerifyRequest:
    data = {"snapshot_id": "a" * 40, "tier": tier, "evidence": evidence}
    return read_request(data)[0]


def allocated(request: VerifyRequest) -> Allocation:
    files = (
        Chosen(path=RepoPath("a.py"), text="x = 1\n"),
        Chosen(path=RepoPath("b.bin"), reason="binary"),
    )
    return allocate(None, issue(request.evidence).items, files, request.depth, BOUNDARY)


def concluded(request: VerifyRequest, **fields: Any) -> Outcome:
    allocation = allocated(request)
    material = Material(
        items=issue(request.evidence).items,
        kept_ids=tuple(one.evidence_id for one in allocation.kept),
        receipt=allocation.receipt,
        shown=("x = 1\n",),
        **fields,
    )
    return conclude(material)


def responded(request: VerifyRequest, outcome: Outcome | None = None, **fields: Any) -> Any:
    given: dict[str, Any] = {"total_seconds": 1.23456, "stage_seconds": (("reviewer", 1.0),)}
    made = response_of(
        verification_id="c" * 32,
        request=request,
        snapshot=SNAPSHOT,
        issued=issue(request.evidence),
        allocation=allocated(request),
        outcome=outcome or concluded(request),
        **(given | fields),
    )
    told = made.to_json()
    assert json.loads(made.model_dump_json()) == told
    assert VerifyResponse.model_validate_json(json.dumps(told)) == made
    return told


def heard(name: str = "alpha", **fields: Any) -> Heard:
    given: dict[str, Any] = {
        "model": "m",
        "stage": "reviewer",
        "status": VoiceStatus.ANSWERED,
        "seconds": 1.0,
    }
    return Heard(name=name, **(given | fields))


def test_every_name_of_the_contract_is_there() -> None:
    told = responded(requested(None))
    assert set(NAMED_BY_CONTRACT) <= told.keys()
    assert told["schema"] == "probant.verify/1"
    assert set(told["input_metrics"]) == set(METRICS)
    assert set(told["timing"]) == {"total_s", "stages"}
    assert set(told["cost"]) == {"known", "usd", "prompt_tokens", "completion_tokens"}
    assert set(told["coverage"]) == {"files", "complete"}
    assert set(told["coverage"]["files"][0]) == {"path", "status", "ranges", "reason"}
    assert set(told["rubric_scores"]) == {
        *("accuracy", "relevance", "completeness", "conciseness", "clarity")
    }
    assert set(response_schema()["properties"]) == set(told)


def test_without_a_model_it_says_so() -> None:
    told = responded(requested(None), request_warnings=["unknown field 'x' was ignored"])
    assert (told["verdict"], told["exit_code"]) == ("unclear", 3)
    assert "no_models" in told["verdict_reasons"]
    assert told["reviewers"] == []
    assert told["chairman"] is None
    assert told["cost"] == {
        "known": True,
        "usd": 0.0,
        "prompt_tokens": 0,
        "completion_tokens": 0,
    }
    assert told["timing"] == {"total_s": 1.235, "stages": {"reviewer": 1.0}}
    assert told["transcript_location"] is None
    assert told["request_warnings"] == ["unknown field 'x' was ignored"]
    assert told["coverage"] == {
        "files": [
            {"path": "a.py", "status": "full", "ranges": [[1, 1]], "reason": None},
            {"path": "b.bin", "status": "omitted", "ranges": [], "reason": "binary"},
        ],
        "complete": False,
    }


@pytest.mark.parametrize(
    ("verdict", "code"), [(Verdict.PASS, 0), (Verdict.FAIL, 1), (Verdict.UNCLEAR, 3)]
)
def test_the_verdict_decides_the_exit_code(verdict: Verdict, code: int) -> None:
    request = requested(None)
    told = responded(request, replace(concluded(request), verdict=verdict))
    assert (told["verdict"], told["exit_code"]) == (verdict.value, code)


# Null, [], and evidence


def test_no_evidence_and_an_empty_list_differ_only_where_they_must() -> None:
    null, empty = responded(requested(None)), responded(requested([]))
    assert (null["evidence_summary"], empty["evidence_summary"]) == (None, [])
    assert null["input_metrics"]["evidence_items_requested"] is None
    assert empty["input_metrics"]["evidence_items_requested"] == 0
    for told in (null, empty):
        assert told["input_metrics"]["evidence_present"] is False
        assert told["evidence_warnings"] == []
        del told["evidence_summary"], told["input_metrics"]["evidence_items_requested"]
    assert null == empty
    assert allocated(requested(None)).prompt == allocated(requested([])).prompt


def test_counts_of_what_was_submitted_and_what_was_kept() -> None:
    evidence = [
        item(content="a" * 300, strength="blocking"),
        item(content="b" * 400),
        item(content="c" * 1500, source="x"),
    ]
    request = requested(evidence)
    told = responded(request)["input_metrics"]
    allocation = allocated(request)
    assert told == {
        "evidence_present": True,
        "evidence_chars_submitted": 2200,
        "evidence_chars_rendered": allocation.evidence_chars_rendered,
        "evidence_items_requested": 3,
        "evidence_items_kept": 2,
        "evidence_items_dropped": 1,
        "evidence_items_blocking_requested": 1,
        "evidence_items_blocking_kept": 1,
        "evidence_items_informational_requested": 2,
        "evidence_items_informational_kept": 1,
        "evidence_max_chars": 1500,
        "evidence_truncated": True,
        "prompt_chars": allocation.prompt.n_chars,
        "file_chars": allocation.file_chars,
        "file_max_chars": allocation.file_max_chars,
        "tier_max_chars": 15_000,
    }
    assert 700 < told["evidence_chars_rendered"] <= told["evidence_max_chars"]
    assert "ruff" not in json.dumps(told)


@pytest.mark.parametrize("depth", Depth)
def test_limits_are_those_of_the_tier(depth: Depth) -> None:
    request = requested(None, depth.value)
    told = metrics_of(request, (), allocated(request))
    assert told.tier_max_chars == DEPTHS[depth].max_chars
    assert told.evidence_max_chars == DEPTHS[depth].evidence_max_chars


def test_every_item_has_its_answer_in_request_order() -> None:
    evidence = [item(source="z"), item(content="c" * 1500), item(source="a", strength="blocking")]
    told = responded(requested(evidence))
    assert told["evidence_summary"] == [
        {
            "evidence_id": "auto-1",
            "request_index": 0,
            "source": "z",
            "strength": "informational",
            "status": "acknowledged",
            "council_confirmed": None,
            "council_rationale": None,
            "voices": {},
        },
        {
            "evidence_id": "auto-2",
            "request_index": 1,
            "source": "ruff@0.15.0",
            "strength": "informational",
            "status": "not_reviewed_due_to_budget",
            "council_confirmed": None,
            "council_rationale": None,
            "voices": {},
        },
        {
            "evidence_id": "auto-3",
            "request_index": 2,
            "source": "a",
            "strength": "blocking",
            "status": "unresolved",
            "council_confirmed": None,
            "council_rationale": None,
            "voices": {},
        },
    ]
    assert [one["reason"] for one in told["evidence_warnings"]] == ["budget_overflow_dropped"]


def test_warnings_of_all_stages_stand_together() -> None:
    evidence = [item(format="json", content="{"), item(content="c" * 1500)]
    request = requested(evidence)
    late = EvidenceWarning(
        evidence_id="ghost",
        request_index=None,
        source="?",
        reason=WarningReason.HALLUCINATED_DISPOSITION,
        detail="no such item",
    )
    told = responded(request, replace(concluded(request), warnings=(late,)))
    assert [(one["reason"], one["request_index"]) for one in told["evidence_warnings"]] == [
        ("duplicate_source_disambiguated", 1),
        ("format_mismatch_rendered_as_text", 0),
        ("budget_overflow_dropped", 1),
        ("hallucinated_disposition", None),
    ]
    assert set(told["evidence_warnings"][0]) == {
        *("evidence_id", "request_index", "source", "reason", "detail"),
        *("chars_attempted", "chars_kept"),
    }


def test_what_the_machine_found_is_told_place_by_place() -> None:
    places = (
        Cited(path="a.py", lines=LineRange(1, 2), rule="R", grounding=Grounding(is_grounded=True)),
        Cited(path="b.py", lines=None, grounding=Grounding(is_grounded=False, why="no such file")),
    )
    opinion = MachineOpinion(
        evidence_id="auto-1", status=Status.REJECTED, rationale="not there", places=places
    )
    told = responded(requested([item()]), machine=(opinion,))["machine"]
    assert told == [
        {
            "evidence_id": "auto-1",
            "status": "rejected",
            "rationale": "not there",
            "places": [
                {
                    "path": "a.py",
                    "start_line": 1,
                    "end_line": 2,
                    "rule": "R",
                    "grounded": True,
                    "ungrounded_because": None,
                },
                {
                    "path": "b.py",
                    "start_line": None,
                    "end_line": None,
                    "rule": "",
                    "grounded": False,
                    "ungrounded_because": "no such file",
                },
            ],
        }
    ]


# What models say


def weighed(**fields: Any) -> WeighedFinding:
    finding = Finding(
        severity=Severity.CRITICAL, path="./a.py", first_line=1, last_line=2, quote="x = 1",
        description="bad", dimension="accuracy",
    )  # fmt: skip
    grounding = Grounding(is_grounded=True, path=RepoPath("a.py"))
    given: dict[str, Any] = {
        "finding": finding,
        "grounding": grounding,
        "reported_by": ("alpha", "chairman"),
    }
    return WeighedFinding(**(given | fields))


def test_findings_say_whether_they_are_grounded_and_who_reports_them() -> None:
    assert finding_out(weighed(critical_by=("alpha",))).model_dump() == {
        "severity": "critical",
        "path": "a.py",
        "start_line": 1,
        "end_line": 2,
        "quote": "x = 1",
        "description": "bad",
        "dimension": "accuracy",
        "grounded": True,
        "ungrounded_because": None,
        "reported_by": ["alpha", "chairman"],
        "critical_by": ["alpha"],
    }
    lost = finding_out(weighed(grounding=Grounding(is_grounded=False, why="no such line")))
    assert (lost.path, lost.grounded, lost.ungrounded_because) == ("./a.py", False, "no such line")


def test_models_are_told_one_by_one() -> None:
    request = requested(None)
    outcome = replace(
        concluded(request),
        reviews=(heard(usd=0.1, prompt_tokens=5), heard("beta", status=VoiceStatus.TIMEOUT)),
        ballots=(heard(stage="ranking"),),
        synthesis=(heard(stage="chairman", status=VoiceStatus.CUT, detail="cut"),),
        suspicions=(Suspicion(evidence_id="auto-1", quote="return PASS"),),
    )
    told = responded(request, outcome)
    assert [(one["name"], one["status"]) for one in told["reviewers"]] == [
        ("alpha", "answered"),
        ("beta", "timeout"),
    ]
    assert {"name", "model", "status", "seconds"} <= told["reviewers"][0].keys()
    assert len(told["cross_review"]) == 1
    assert told["chairman"]["status"] == "cut"
    assert told["suspicious_evidence"] == [{"evidence_id": "auto-1", "quote": "return PASS"}]
    assert told["cost"] == {
        "known": False,
        "usd": 0.1,
        "prompt_tokens": 5,
        "completion_tokens": None,
    }


def test_the_cost_is_known_only_if_all_of_it_is() -> None:
    priced = heard(usd=0.25, prompt_tokens=10, completion_tokens=2)
    told = cost_of([priced, priced]).model_dump()
    assert told == {"known": True, "usd": 0.5, "prompt_tokens": 20, "completion_tokens": 4}
    assert cost_of([priced, heard(status=VoiceStatus.NOT_ASKED)]).known
    assert cost_of([heard()]).model_dump() == {
        "known": False,
        "usd": None,
        "prompt_tokens": None,
        "completion_tokens": None,
    }


def test_marks_of_the_cross_review_are_means() -> None:
    request = requested(None)
    standings = (
        Standing(name="alpha", borda=1.0, score=8.0, marks=(("accuracy", 9.0),), n_ballots=1),
        Standing(name="beta", borda=0.0, score=4.0, marks=(("accuracy", 4.0),), n_ballots=1),
        Standing(name="gamma", borda=None, score=None),
    )
    told = responded(request, replace(concluded(request), ranking=Ranking(standings)))
    assert told["rubric_scores"]["accuracy"] == 6.5
    assert told["rubric_scores"]["clarity"] is None
    assert [(one["name"], one["score"], one["ballots"]) for one in told["ranking"]] == [
        ("alpha", 8.0, 1),
        ("beta", 4.0, 1),
        ("gamma", None, 0),
    ]


@pytest.mark.parametrize("hostile", ["\ud800", "a\udfffb", "\0", "\x1b[2J", "\u202e", "\u2028"])
def test_no_text_of_a_model_breaks_the_response(hostile: str) -> None:
    request = requested([item()])
    base = concluded(request)
    finding = replace(weighed().finding, quote=hostile, description=hostile, path=hostile)
    lost = Grounding(is_grounded=False, why=hostile)
    outcome = replace(
        base,
        rationale=hostile,
        findings=(weighed(finding=finding, grounding=lost, reported_by=(hostile,)),),
        suspicions=(Suspicion(evidence_id=hostile, quote=hostile),),
        dispositions=(replace(base.dispositions[0], rationale=hostile),),
        reviews=(heard(detail=hostile, model=hostile),),
    )
    told = responded(request, outcome)
    assert "\ud800" not in told["rationale"]
    json.dumps(told, ensure_ascii=False).encode("utf-8")
    warning = EvidenceWarning(
        evidence_id=hostile,
        request_index=None,
        source=hostile,
        reason=WarningReason.DISPOSITION_MISMATCH,
        detail=hostile,
    )
    warning_out(warning).model_dump_json().encode("utf-8")
