"""A review as SARIF: valid, only grounded results, fingerprints that stay when lines shift."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sarif_pydantic import Sarif as Log  # type: ignore[import-untyped]

from probant.council.response import VerifyResponse
from probant.surfaces.sarif import MAX_RESULTS
from probant.surfaces.verify.sarif import FINGERPRINT, LEVELS, RULES, sarif_of
from probant.vocabulary.council import Severity
from tests.surfaces.reviewed import COMMIT, covered, failing, finding, no_models, passing, response
from tests.surfaces.test_check_sarif import unknown_fields

ROOT = Path("/somewhere/shop")


def run_of(review: VerifyResponse) -> dict[str, Any]:
    document = sarif_of(review, ROOT, "1.2.3").document
    run: dict[str, Any] = json.loads(json.dumps(document))["runs"][0]
    return run


def print_of(**more: Any) -> str:
    result = run_of(response(findings=[finding(**more)]))["results"][0]
    printed: str = result["partialFingerprints"][FINGERPRINT]
    return printed


@pytest.mark.parametrize("review", [failing, no_models, passing])
def test_the_document_is_sarif(review: Any) -> None:
    document = sarif_of(review(), ROOT, "1.2.3").document
    log = Log.model_validate_json(json.dumps(document))
    # The models lack these four names, which the standard has.
    known = {"columnKind", "exitCode", "toolExecutionNotifications", "mappedTo"}
    assert set(unknown_fields(log)) <= known
    assert document["version"] == "2.1.0"


def test_only_what_stands_in_the_source_is_a_result() -> None:
    run = run_of(failing())
    assert [(one["level"], one["ruleId"]) for one in run["results"]] == [
        ("error", "council_critical"),
        ("note", "council_minor"),
    ]
    loose = run["properties"]["ungrounded_findings"]
    assert [(one["start_line"], one["grounded"]) for one in loose] == [(90, False)]
    assert run["properties"]["verdict"] == "fail"
    assert [one["status"] for one in run["properties"]["evidence_summary"]] == [
        "confirmed",
        "not_reviewed_due_to_budget",
    ]


def test_places_and_provenance() -> None:
    run = run_of(response(findings=[finding(path="./shop/a b.py", end_line=6)]))
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "shop/a%20b.py", "uriBaseId": "%SRCROOT%"}
    assert (place["region"]["startLine"], place["region"]["endLine"]) == (4, 6)
    assert run["versionControlProvenance"][0]["revisionId"] == COMMIT
    rules = run["tool"]["driver"]["rules"]
    assert rules[run["results"][0]["ruleIndex"]]["id"] == run["results"][0]["ruleId"]


def test_every_severity_has_a_rule() -> None:
    assert set(LEVELS) == set(RULES) == set(Severity)


def test_a_fingerprint_stays_when_lines_shift_or_a_model_rewords_it() -> None:
    first = print_of()
    assert print_of(start_line=40, end_line=40) == first
    assert print_of(description="other words", dimension="style", severity="minor") == first
    assert print_of(quote="subprocess.run(command,  shell=True)") == first
    assert print_of(path="./deploy.py") == first
    assert print_of(path="other.py") != first
    assert print_of(quote="os.system(command)") != first


def test_the_same_code_twice_is_two_alerts() -> None:
    run = run_of(response(findings=[finding(), finding(start_line=8, end_line=8)]))
    prints = [one["partialFingerprints"][FINGERPRINT] for one in run["results"]]
    assert len(set(prints)) == 2


def test_reasons_and_gaps_are_told_beside_the_results() -> None:
    notes = run_of(no_models())["invocations"][0]["toolExecutionNotifications"]
    told = [note["message"]["text"] for note in notes]
    assert told[0] == "verdict: unclear"
    assert any(line.startswith("no_models: ") for line in told)
    assert run_of(no_models())["invocations"][0]["exitCode"] == 3
    assert run_of(passing())["invocations"][0]["toolExecutionNotifications"] == []


def test_no_more_than_are_shown_and_it_says_so() -> None:
    many = [finding(start_line=n + 1, end_line=n + 1) for n in range(MAX_RESULTS + 2)]
    sarif = sarif_of(response(findings=many), ROOT, "1.2.3")
    assert len(sarif.document["runs"][0]["results"]) == MAX_RESULTS
    assert sarif.notes[0].startswith("2 findings were left out")


def test_no_link_of_a_model_is_a_link() -> None:
    run = run_of(response(findings=[finding(description="see [here](javascript:x)")]))
    assert "](" not in run["results"][0]["message"]["text"]


def test_a_deletion_went_unsaid_in_notifications() -> None:
    files = [covered("a.py"), covered("auth.py", reason="deleted")]
    run = run_of(response(coverage={"files": files, "complete": True}))
    told = [one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"]]
    assert "The commit deletes auth.py; the last text was reviewed." in told
    assert run["artifacts"][1]["properties"] == {"sighting": "full", "reason": "deleted"}
