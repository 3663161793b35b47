"""A check as SARIF: its structure, its limits, and fingerprints that stay when lines shift."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel
from sarif_pydantic import Sarif as Log  # type: ignore[import-untyped]

from probant.checking.document import Document
from probant.surfaces import sarif
from probant.surfaces.check.rules import MEANINGS, UNREAD_RULE, UNVERIFIABLE_RULE
from probant.surfaces.check.sarif import FINGERPRINT, sarif_of
from probant.surfaces.check.sheet import Sheet
from probant.surfaces.sarif import MAX_RESULTS
from probant.vocabulary.assertion import Failure
from probant.vocabulary.record import replace
from tests.surfaces.checked import (
    COMMIT,
    ROOT,
    Claim,
    refuted,
    sheet,
    unverifiable,
    verified,
)


def run_of(*pages: Sheet) -> dict[str, Any]:
    document = sarif_of(pages, ROOT, "1.2.3", 1).document
    run: dict[str, Any] = json.loads(json.dumps(document))["runs"][0]
    return run


PAGE = (
    "# Guide\n\n𝒳 see gone.py:3 and a.py\nget\n",
    verified("a.py"),
    refuted("gone.py:3", suggestion="here.py:4", edit=("gone.py:3", "here.py:4")),
    unverifiable("get"),
)


def unknown_fields(model: BaseModel) -> Iterator[str]:
    """What the schema has no place for, anywhere below."""
    yield from model.model_extra or ()
    for name in type(model).model_fields:
        value = getattr(model, name)
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, BaseModel):
                yield from unknown_fields(below)


def test_the_document_is_sarif() -> None:
    document = sarif_of([sheet(*PAGE)], ROOT, "1.2.3", 1).document
    log = Log.model_validate_json(json.dumps(document))
    assert document["version"] == "2.1.0"
    # The models lack these four names, which the standard has.
    known = {"columnKind", "exitCode", "toolExecutionNotifications", "mappedTo"}
    assert set(unknown_fields(log)) <= known
    assert json.loads(log.model_dump_json(by_alias=True, exclude_none=True))["runs"]


def test_levels_rules_and_places() -> None:
    run = run_of(sheet(*PAGE))
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    error, note = run["results"]
    assert (error["level"], error["ruleId"]) == ("error", "missing_file")
    assert (note["level"], note["ruleId"]) == ("note", UNVERIFIABLE_RULE)
    assert [rules[one["ruleIndex"]] for one in run["results"]] == ["missing_file", "unverifiable"]
    place = error["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "docs/guide.md", "uriBaseId": "%SRCROOT%"}
    assert run["originalUriBaseIds"]["%SRCROOT%"]["uri"] == "file:///somewhere/shop/"
    region = {key: value for key, value in place["region"].items() if key != "snippet"}
    assert region == {"startLine": 3, "startColumn": 8, "endLine": 3, "endColumn": 17}
    assert run["columnKind"] == "utf16CodeUnits"  # the 𝒳 counts two
    assert run["properties"]["n_verified"] == 1


def test_a_certain_correction_is_a_fix() -> None:
    error, note = run_of(sheet(*PAGE))["results"]
    [change] = error["fixes"][0]["artifactChanges"]
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 3, "startColumn": 8, "endLine": 3, "endColumn": 17},
            "insertedContent": {"text": "here.py:4"},
        }
    ]
    assert "fixes" not in note


def test_every_failure_has_a_rule_with_help() -> None:
    assert set(MEANINGS) == set(Failure)
    rules = run_of(sheet(*PAGE))["tool"]["driver"]["rules"]
    assert {rule["id"] for rule in rules} == {
        *(f.value for f in Failure),
        UNVERIFIABLE_RULE,
        UNREAD_RULE,
    }
    assert all(rule["help"]["text"] and len(rule["properties"]["tags"]) <= 10 for rule in rules)


def prints(page: Sheet) -> list[str]:
    return [one["partialFingerprints"][FINGERPRINT] for one in run_of(page)["results"]]


def test_fingerprints_survive_shifted_lines_and_tell_repetitions_apart() -> None:
    claims = (refuted("gone.py"), refuted("gone.py", nth=2), refuted("lost.py"))
    before = prints(sheet("gone.py\ngone.py lost.py\n", *claims))
    after = prints(sheet("# New\n\nSome words.\n\n  gone.py\nand gone.py\n\nlost.py\n", *claims))
    assert before == after and len(set(before)) == 3


def test_a_fingerprint_is_of_one_file_and_one_claim() -> None:
    here = prints(sheet("gone.py", refuted("gone.py")))
    there = prints(sheet("gone.py", refuted("gone.py"), path="docs/other.md"))
    other = prints(sheet("lost.py", refuted("lost.py")))
    assert len({*here, *there, *other}) == 3


def test_a_verified_claim_that_breaks_does_not_renumber_the_others() -> None:
    text = "gone.py gone.py"
    both = prints(sheet(text, refuted("gone.py"), refuted("gone.py", nth=2)))
    one = prints(sheet(text, verified("gone.py"), refuted("gone.py", nth=2)))
    assert one == both[1:]


@pytest.mark.parametrize(
    ("name", "path", "location"),
    [
        ("-", None, {"uri": "stdin", "description": {"text": "standard input"}}),
        ("/tmp/x y.md", None, {"uri": "file:///tmp/x%20y.md"}),
        ("d/ü #1%.md", "d/ü #1%.md", {"uri": "d/%C3%BC%20%231%25.md", "uriBaseId": "%SRCROOT%"}),
        ("a:b.md", "a:b.md", {"uri": "a%3Ab.md", "uriBaseId": "%SRCROOT%"}),
    ],
)
def test_where_a_text_stands(name: str, path: str | None, location: dict[str, object]) -> None:
    run = run_of(sheet("gone.py", refuted("gone.py"), name=name, path=path))
    assert run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"] == location
    assert run["artifacts"] == [{"location": location}]


def test_a_claim_of_a_diff_stands_on_the_files_own_line() -> None:
    diff = Document("docs/guide.md", "see gone.py", lines=(42,), only=frozenset({42}))
    page = sheet("see gone.py", refuted("gone.py"))
    report = replace(page.report, claims=(refuted("gone.py")(diff),))
    [result] = run_of(Sheet(diff, report, "docs/guide.md"))["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["endLine"], region["startColumn"]) == (42, 42, 5)


def test_the_commit_is_told_where_there_is_one() -> None:
    [told] = run_of(sheet(*PAGE))["versionControlProvenance"]
    assert told["revisionId"] == COMMIT and told["mappedTo"] == {"uriBaseId": "%SRCROOT%"}
    assert "versionControlProvenance" not in run_of(sheet(*PAGE, commit=None))


def test_what_does_not_fit_is_left_out_worst_last_and_said_aloud() -> None:
    n_refuted, n_open = MAX_RESULTS + 3, 7
    text = "".join(f"u{n}\n" for n in range(n_open)) + "gone.py\n" * n_refuted
    first = text.index("gone")
    claims: list[Claim] = [unverifiable(f"u{n}") for n in range(n_open)]
    page = sheet(text, *claims, refuted("gone.py"))
    again = page.report.claims[-1]
    assert again.assertion.span.start == first
    report = type(page.report)(
        source=page.report.source, snapshot=page.report.snapshot, n_citations=0,
        claims=page.report.claims[:-1] + (again,) * n_refuted,
    )  # fmt: skip
    made = sarif_of([Sheet(page.document, report, page.path)], ROOT, "1", 1)
    run = made.document["runs"][0]
    assert {one["level"] for one in run["results"]} == {"error"}
    assert len(run["results"]) == MAX_RESULTS
    [note] = made.notes
    assert note.startswith("10 results were left out, 3 of them refuted claims")
    [told] = run["invocations"][0]["toolExecutionNotifications"]
    assert told["message"]["text"] == note


def test_the_size_has_a_bound_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sarif, "MAX_BYTES", 3_000)
    text = "".join(f"gone{n:03}.py\n" for n in range(100))
    made = sarif_of([sheet(text, *(refuted(f"gone{n:03}.py") for n in range(100)))], ROOT, "1", 1)
    kept = made.document["runs"][0]["results"]
    assert 0 < len(kept) < 10 and made.notes[0].startswith(f"{100 - len(kept)} results")


def test_a_message_is_short_and_links_nowhere() -> None:
    hostile = "[x](https://evil.example/)" + "y" * 10_000
    [result] = run_of(sheet(hostile, refuted(hostile, detail=hostile)))["results"]
    assert "](" not in result["message"]["text"] and len(result["message"]["text"]) < 1_000


def test_exit_code_and_warnings_are_in_the_invocation() -> None:
    [told] = run_of(sheet(*PAGE, warnings=["odd\x1b"]))["invocations"]
    assert (told["executionSuccessful"], told["exitCode"]) == (True, 1)
    assert told["toolExecutionNotifications"][0]["message"]["text"] == "odd\\u001b"


def test_a_linters_own_sarif_has_the_same_outline(tmp_path: Path) -> None:
    """What reads ruff's results reads these: the same keys on the way to a place."""
    (tmp_path / "a.py").write_text("import os\n")
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--output-format",
         "sarif", "a.py"], cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    theirs = json.loads(done.stdout)
    ours = json.loads(json.dumps(sarif_of([sheet(*PAGE)], ROOT, "1", 1).document))
    for path in (
        (), ("runs", 0), ("runs", 0, "tool", "driver"), ("runs", 0, "results", 0),
        ("runs", 0, "results", 0, "locations", 0, "physicalLocation"),
        ("runs", 0, "results", 0, "locations", 0, "physicalLocation", "region"),
    ):  # fmt: skip
        left, right = theirs, ours
        for step in path:
            left, right = left[step], right[step]
        assert set(left) - {"informationUri"} <= set(right), path
