"""`probant transcript` and `probant bias-report`, as a person and a script meet them."""

from __future__ import annotations

import json
import shutil
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from probant.council.deciding.outcome import conclude
from probant.council.minutes.transcript import Minutes, write_transcript
from probant.council.sessions.telemetry import RunCounts, count_run
from probant.council.sessions.telemetry_store import keep_counts
from probant.surfaces.cli.main import main
from probant.vocabulary.council import Finding, Grounding, Severity
from probant.vocabulary.record import replace
from tests.unit.council.keeping import NOW, heard, material, minutes, result_of, review_text

HOSTILE = "\x1b]0;owned\x07\x1b[2J\u202etxt\r\n::error::forged\x9b31m"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PROBANT_LOG_DIR", str(tmp_path / "log"))
    monkeypatch.setenv("PROBANT_STORE", f"sqlite:///{tmp_path / 'state.db'}")
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PROBANT_CONFIG", "/dev/null")
    return tmp_path / "log"


def keep(log: Path, number: int = 0, told: Minutes | None = None) -> Path:
    at = NOW + timedelta(seconds=number)
    return write_transcript(told or minutes(f"{number + 0xABC0:032x}"), log, now=at)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    told = capsys.readouterr()
    return code, told.out, told.err


def run_json(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, Any]:
    code, out, err = run(capsys, *argv, "--format", "json")
    assert err == ""
    return code, json.loads(out)


def test_an_unchanged_transcript(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = keep(log)
    code, out, _ = run(capsys, "transcript", "verify", str(place))
    assert code == 0
    assert out.startswith("✔ unchanged: 1 transcript at ")
    code, found = run_json(capsys, "transcript", "verify", "latest")
    assert (code, found["unchanged"], found["transcripts"], found["changes"]) == (0, True, 1, [])
    noted = found["manifest_sha256"]
    assert noted in out
    assert run(capsys, "transcript", "verify", "latest", "--manifest-sha256", noted.upper())[0] == 0
    assert run(capsys, "transcript", "verify", "latest", "--manifest-sha256", "0" * 64)[0] == 1


def test_a_changed_transcript_is_exit_1_everywhere(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = keep(log)
    result = json.loads((place / "result.json").read_text())
    (place / "result.json").write_text(json.dumps(result | {"verdict": "pass"}))
    code, out, _ = run(capsys, "transcript", "verify", str(place))
    assert code == 1
    assert "result.json has" in out
    code, out, _ = run(capsys, "transcript", "replay", str(place))
    assert code == 1
    assert out.startswith("not replayed: it was changed since it was written")
    code, out, _ = run(capsys, "transcript", "show", str(place))
    assert code == 1
    assert "CHANGED since it was written" in out
    code, found = run_json(capsys, "transcript", "verify", str(log))
    assert code == 1
    assert [one["file"] for one in found["changes"]] == ["result.json"]


def test_a_whole_log_and_its_chain(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    places = [keep(log, number) for number in range(3)]
    code, out, _ = run(capsys, "transcript", "verify", str(log))
    assert code == 0
    assert "3 transcripts" in out
    shutil.rmtree(places[1])
    code, out, _ = run(capsys, "transcript", "verify", str(log))
    assert code == 1
    assert f"names {places[1].name} before it" in out


def test_the_same_comes_out_again(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(log)
    keep(log, 1, minutes(f"{1:032x}", with_evidence=False))
    for named in ("abc0", "latest"):
        full = f"{0xABC0:032x}" if named == "abc0" else named
        code, found = run_json(capsys, "transcript", "replay", full)
        assert (code, found["same"], found["trouble"]) == (0, True, None)
        assert found["parts"]["verdict"] == {"same": True, "stored": "fail", "derived": "fail"}
    code, out, _ = run(capsys, "transcript", "replay", "latest")
    assert code == 0
    assert out.startswith("✔ the same comes of the stored replies: fail\n")


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("verdict", {"verdict": "pass"}),
        ("reasons", {"verdict_reasons": ["timeout"]}),
        ("findings", {"findings": []}),
        ("findings", {"findings": None}),
        ("dispositions", {"evidence_summary": []}),
        ("rationale", {"rationale": "all is well"}),
        ("confidence", {"confidence": {"level": "complete", "because": "we say so"}}),
        ("warnings", {"evidence_warnings": []}),
        ("suspicions", {"suspicious_evidence": [{"evidence_id": "auto-1", "quote": "x"}]}),
        ("measures", {"measures": None}),
        ("ranking", {"ranking": []}),
        ("reviewers", {"reviewers": []}),
    ],
)
def test_a_result_that_does_not_follow_from_the_replies(
    log: Path, capsys: pytest.CaptureFixture[str], part: str, change: dict[str, object]
) -> None:
    """Sealed so from the start: only a replay can tell."""
    told = minutes()
    keep(log, told=replace(told, result=dict(told.result) | change))
    assert run(capsys, "transcript", "verify", "latest")[0] == 0
    code, found = run_json(capsys, "transcript", "replay", "latest")
    assert (code, found["same"]) == (1, False)
    assert [name for name, one in found["parts"].items() if not one["same"]] == [part]
    code, out, _ = run(capsys, "transcript", "replay", "latest")
    assert code == 1
    assert "✘ something else" in out


def test_a_page_says_who_was_asked_and_what_came_of_it(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = replace(minutes(), note="made with a small trial model: its judgement proves nothing")
    warned = {
        "request_warnings": ["unknown field: speed"],
        "evidence_warnings": [
            {"evidence_id": "notes", "reason": "budget_overflow_dropped", "detail": "too large"}
        ],
    }
    keep(log, told=replace(told, result=dict(told.result) | warned))
    code, out, _ = run(capsys, "transcript", "show", "latest")
    assert code == 0
    for words in (
        "2026-03-04 05:06:07 UTC",
        "note: made with a small trial model: its judgement proves nothing",
        "tier balanced",
        "evidence auto-1 from bandit@1.8, blocking, 47 characters, shown as item 1",
        "not shown: budget_overflow_dropped",
        "coverage: complete",
        "alpha (m-alpha)",
        "1.25 s",
        "auto-1 unresolved: no place could be read",
        "1. alpha 1.00, marks 7.25 of 10, 2 ballots",
        "auto-1 bandit@1.8 (blocking): confirmed",
        "critical app.py:5 by alpha, beta, gamma, chairman; citation checks",
        "verdict: fail",
        "  unknown field: speed\n",
        "  notes budget_overflow_dropped: too large\n",
        "raw replies: stage1.json, stage2.json, stage3.json",
    ):
        assert words in out, words
    code, page = run_json(capsys, "transcript", "show", "latest")
    assert code == 0
    assert page["schema"] == "probant.transcript-page/1"
    assert page["result"]["verdict"] == "fail"
    assert "text" not in page["stages"]["reviewers"][0]


def test_nothing_of_a_transcript_reaches_the_terminal_raw(
    log: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = Finding(
        severity=Severity.MINOR, path=HOSTILE, first_line=1, last_line=1, quote=HOSTILE,
        description=HOSTILE,
    )  # fmt: skip
    block = json.loads(review_text().partition("```json\n")[2].partition("\n```")[0])
    block["findings"] = [
        {"severity": "minor", "path": HOSTILE, "start_line": 1, "end_line": 1, "quote": HOSTILE,
         "description": HOSTILE}
    ]  # fmt: skip
    block["summary"] = HOSTILE
    said = heard(HOSTILE, "reviewer", json.dumps(block), detail=HOSTILE)
    changed = replace(
        material(), reviews=(said,), groundings=((odd, Grounding(is_grounded=False, why=HOSTILE)),)
    )
    told = replace(
        minutes(), material=changed, note=HOSTILE,
        request={"tier": HOSTILE, "target_paths": [HOSTILE], "rubric_focus": HOSTILE},
        result=result_of("0" * 32, changed) | {"rationale": HOSTILE},
    )  # fmt: skip
    place = keep(log, told=told)
    (place / f"z{HOSTILE[:8]}".replace("/", "")).write_text("")
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    for command in ("show", "verify", "replay"):
        for form in ("text", "json"):
            code, out, err = run(capsys, "transcript", command, str(place), "--format", form)
            assert code == 1
            assert err == ""
            assert not {"\x1b", "\x07", "\x9b", "\u202e", "\r"} & set(
                out if form == "text" else out.replace("\u202e", "").replace("\x9b", "")
            ), command
            assert not [line for line in out.splitlines() if line.strip().startswith("::")]


@pytest.mark.parametrize(
    "argv",
    [
        ("verify", "nowhere"),
        ("verify", "latest"),
        ("replay", "abcd"),
        ("show", ""),
        ("verify", "latest", "--manifest-sha256", "12"),
        ("verify",),
        (),
    ],
)
def test_wrong_input_is_one_line_and_exit_2(
    log: Path, capsys: pytest.CaptureFixture[str], argv: tuple[str, ...]
) -> None:
    code, out, err = run(capsys, "transcript", *argv)
    assert (code, out) == (2, "")
    assert err.startswith("probant: ")
    assert err.count("\n") == 1


def test_a_log_is_no_transcript_and_an_empty_one_is_no_success(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.mkdir()
    assert run(capsys, "transcript", "verify", str(log))[0] == 2
    keep(log)
    for command in ("show", "replay"):
        code, _, err = run(capsys, "transcript", command, str(log))
        assert code == 2
        assert "is no transcript" in err


def count(*, with_evidence: bool) -> RunCounts:
    told = material(with_evidence=with_evidence)
    return count_run(told, conclude(told), tier="high", input_metrics={}, now=NOW)


def test_a_bias_report_with_nothing_with_little_and_with_enough(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "bias-report")
    assert code == 0
    assert out.startswith(
        "reviews: 0, 0 with evidence, 0 without\nno replies of council models yet"
    )
    assert "insufficient: 0 of 20 sessions" in out
    assert not (tmp_path / "state-council.db").exists()
    for number in range(25):
        one = count(with_evidence=number >= 5)
        unparsed = replace(one, n_unparsed=1 if number % 2 else 0)
        assert keep_counts(f"sqlite:///{tmp_path / 'state.db'}", unparsed) is None
    code, out, _ = run(capsys, "bias-report")
    assert code == 0
    assert "reviews: 25, 20 with evidence, 5 without" in out
    assert "! 12 of 175 replies" in out
    assert "more than 5%" in out
    assert "alpha: +0.00, p = 1.000 (adjusted = 1.000), n = 20 sessions, 40 comparisons" in out
    assert "alpha: insufficient: 5 of 20 sessions" in out
    assert "blocking items rejected: 0 of 20 (0%)" in out
    assert "blocking items rejected: none yet" in out
    code, found = run_json(capsys, "bias-report")
    assert code == 0
    assert found["schema"] == "probant.bias-report/1"
    assert found["parser_failures"]["too_many"] is True
    with_evidence, without = found["segments"]
    assert (with_evidence["evidence_present"], without["evidence_present"]) == (True, False)
    assert {one["sufficient"] for one in with_evidence["effects"]} == {True}
    assert {one["p"] for one in without["effects"]} == {None}


def test_doctor_says_when_too_many_replies_are_not_read(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    repo = tmp_path / "repo"
    repo.mkdir()
    store = f"sqlite:///{tmp_path / 'state.db'}"
    says = "1 of 7 replies of council models in the last 1 run could not be read (14.3%)"
    for n_unparsed, is_said in ((0, False), (1, True)):
        (tmp_path / "state-council.db").unlink(missing_ok=True)
        assert keep_counts(store, replace(count(with_evidence=True), n_unparsed=n_unparsed)) is None
        main(["doctor", "--json", "--repo", str(repo)])
        told = json.loads(capsys.readouterr().out)["council"]
        assert any(one.startswith(says) for one in told) is is_said
