"""A review as workflow annotations: places only for what is there, nobody else's commands."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.surfaces.annotations import MAX_OF_A_LEVEL
from probant.surfaces.cli.output import for_the_log
from probant.surfaces.verify.github import LEVELS, render_github, step_summary
from probant.vocabulary.council import Severity
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
from tests.surfaces.test_check_github import HOSTILE, read


def test_the_verdict_has_the_level_it_deserves() -> None:
    levels = [render_github(one()).split(" ", 1)[0] for one in (failing, no_models, passing)]
    assert levels == ["::error", "::warning", "::notice"]


def test_open_evidence_is_named_at_the_line_it_cites() -> None:
    lines = render_github(no_models()).splitlines()
    assert [read(line)[1].get("title") for line in lines[:-1]] == [
        "probant: unclear", "open evidence: auto-2",
    ]  # fmt: skip
    name, properties, message = read(lines[1])
    assert name == "warning"
    assert (properties["file"], properties["line"]) == ("deploy.py", "4")
    assert message.startswith(
        "Blocking evidence auto-2 from ruff@0.15.0 is unresolved. It cites deploy.py:4. "
    )


def test_evidence_whose_place_is_not_there_has_none() -> None:
    place = {"path": "x.py", "start_line": 9, "end_line": 9, "rule": "", "grounded": False}
    said = {"evidence_id": "auto-1", "status": "unresolved", "rationale": "r", "places": [place]}
    for machine in ([said], [said | {"places": []}], []):
        shown = render_github(response(evidence_summary=[disposition()], machine=machine))
        _, properties, message = read(shown.splitlines()[1])
        assert properties == {"title": "open evidence: auto-1"}
        assert ("It cites x.py:9 (not there)." in message) == (machine == [said])


def test_what_was_dropped_deleted_or_not_seen_is_said_even_quietly() -> None:
    files = [covered("a.py"), covered("auth.py", "omitted", reason="deleted")]
    dropped = [
        disposition(evidence_id=f"n{n}", strength="informational",
                    status="not_reviewed_due_to_budget")
        for n in range(7)
    ]  # fmt: skip
    review = response(coverage={"files": files, "complete": False}, evidence_summary=dropped)
    told = [read(line)[2] for line in render_github(review, quiet=True).splitlines()[1:-1]]
    assert told[0].endswith("n4 from bandit@1.8.6 and 2 more")
    assert told[1] == "Deleted by this commit: auth.py"
    assert told[2].startswith("coverage incomplete: ")


def test_the_verdict_comes_first_and_findings_land_on_their_lines() -> None:
    lines = render_github(failing()).splitlines()
    name, properties, message = read(lines[0])
    assert (name, properties) == ("error", {"title": "probant: fail"})
    assert message.startswith("fail: ")
    name, properties, message = read(lines[1])
    assert name == "error"
    assert properties == {
        "title": "critical: security", "file": "deploy.py", "line": "4", "endLine": "4",
    }  # fmt: skip
    assert message == "The branch name reaches a shell. (from alpha, beta, chairman)"
    assert lines[-1] == "fail: 3 findings, 2 borne out by the source"


def test_what_is_not_there_has_no_place() -> None:
    assert "line=90" not in render_github(failing())


def test_unclear_says_why() -> None:
    _, _, message = read(render_github(no_models()).splitlines()[0])
    assert "No model is configured" in message and "blocking item" in message


def test_every_severity_has_a_level() -> None:
    assert set(LEVELS) == set(Severity)


def test_no_more_of_a_level_than_are_shown() -> None:
    many = [
        finding(severity=severity, start_line=n + 1, end_line=n + 1)
        for severity in ("info", "critical", "major", "minor")
        for n in range(12)
    ]
    lines = render_github(response(findings=many)).splitlines()
    names = [read(line)[0] for line in lines[:-1]]
    assert {name: names.count(name) for name in set(names)} == {
        "error": MAX_OF_A_LEVEL, "warning": MAX_OF_A_LEVEL, "notice": MAX_OF_A_LEVEL,
    }  # fmt: skip
    assert lines[-1].endswith("; 19 more are in the step summary")
    alone = render_github(response(findings=many), has_summary=False)
    assert alone.endswith("; 19 more are not shown here\n")


@pytest.mark.parametrize("hostile", HOSTILE)
def test_no_text_starts_a_command_of_its_own(hostile: str) -> None:
    assert_only_ours(hostile)


@given(st.lists(st.sampled_from([*HOSTILE, ":", "#", "[", "]", "%", "x"]), min_size=1, max_size=6))
def test_nor_does_any_mixture(parts: list[str]) -> None:
    assert_only_ours("".join(parts))


def assert_only_ours(hostile: str) -> None:
    review = response(
        rationale=hostile, request_warnings=[hostile],
        findings=[finding(path=hostile, description=hostile, dimension=hostile,
                          reported_by=[hostile])],
        reviewers=[voice("alpha")],
    )  # fmt: skip
    shown = for_the_log(render_github(review), "github")
    lines = re.split(r"[\r\n\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", shown.rstrip("\n"))
    assert [read(line)[0] for line in lines[:-1]] == ["warning", "error", "warning"]
    assert set(read(lines[1])[1]) == {"title", "file", "line", "endLine"}
    assert not lines[-1].lstrip().startswith("::") and "##[" not in shown


def test_the_summary_has_findings_evidence_and_what_it_rests_on() -> None:
    text = step_summary(failing())
    assert text.startswith("### probant verify: fail\n")
    rows = [line for line in text.splitlines() if line.startswith("| ")][2:]
    assert [row.split(" | ")[0] for row in rows] == [
        "| critical", "| major, not borne out by the source", "| minor",
        "| blocking evidence confirmed",
        "| informational evidence not\\_reviewed\\_due\\_to\\_budget",
    ]  # fmt: skip
    assert "coverage\\: incomplete" in text and "gamma" in text


def test_the_summary_holds_no_markup_of_others() -> None:
    hostile = "<img src=x onerror=alert(1)> | [x](javascript:y) `z` ![i](h) </details> @team ~~a~~"
    text = step_summary(
        response(
            rationale=hostile,
            findings=[finding(description=hostile, reported_by=[hostile])],
            evidence_summary=[disposition(council_rationale=hostile)],
            reviewers=[voice("alpha", detail=hostile)],
        )
    )
    body = text.partition("\n")[2]
    assert not re.search(r"(?<!\\)[<>`\[\]!@~*]", body)


def test_the_summary_stays_within_its_room() -> None:
    many = response(findings=[finding(description="ü" * 200) for _ in range(3000)])
    for room in (1_000_000, 5_000):
        whole = step_summary(many, room)
        left = re.search(r"… and (\d+) more", whole)
        assert len(whole.encode()) <= room
        assert int(left[1] if left else 0) + whole.count("| critical |") == 3000
    assert step_summary(many, 10) == "" == step_summary(passing(), 10)


def test_a_deletion_went_unsaid_in_annotations() -> None:
    files = [covered("a.py"), covered("auth\n::error::x.py", reason="deleted")]
    review = response(coverage={"files": files, "complete": True}, verdict="pass")
    for shown in (render_github(review, quiet=True), step_summary(review)):
        assert "deletes auth" in shown or "last text shown\\: auth" in shown
        assert "\n::error" not in shown
