"""Counts only, kept on this machine, and never a reason to fail."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from probant.council.deciding.measures import Share
from probant.council.deciding.outcome import conclude
from probant.council.sessions.telemetry import (
    POINT,
    Mark,
    ParserFailures,
    RunCounts,
    count_run,
    failures_in,
)
from probant.council.sessions.telemetry_store import (
    counts_path,
    keep_counts,
    parser_doubt,
    parser_failures,
    read_counts,
)
from probant.errors import ConfigurationError, ExecutionError
from probant.vocabulary.council import VoiceStatus
from probant.vocabulary.record import replace
from tests.unit.council.keeping import NOW, ballot_text, heard, material

METRICS: dict[str, object] = {
    "evidence_present": True,
    "evidence_items_requested": None,
    "prompt_chars": 1234,
    "smuggled": "ruff@0.15",
}


def counted(*, with_evidence: bool = True, **changes: object) -> RunCounts:
    told = replace(material(with_evidence=with_evidence), **changes)
    return count_run(told, conclude(told), tier="balanced", input_metrics=METRICS, now=NOW)


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'state' / 'sessions.db'}"


def test_what_is_counted() -> None:
    found = counted()
    assert (found.at, found.tier, found.verdict) == ("2026-03-04T05:06:07Z", "balanced", "fail")
    assert found.metrics == {
        "evidence_present": True, "evidence_items_requested": None, "prompt_chars": 1234,
    }  # fmt: skip
    assert found.dispositions == {
        "blocking.confirmed": 1, "informational.not_reviewed_due_to_budget": 1,
    }  # fmt: skip
    assert (found.n_replies, found.n_unparsed) == (7, 0)
    assert found.blocking_rejected == Share(0, 1)
    assert [(one.reviewer, one.verdict, one.n_findings) for one in found.reviews] == [
        ("alpha", "fail", 1), ("beta", "fail", 1), ("gamma", "fail", 1),
    ]  # fmt: skip
    assert len(found.marks) == 6
    assert found.marks[0] == Mark(
        voter="alpha", candidate="beta", position=0,
        n_chars=len(material().reviews[1].text), score=725,
    )  # fmt: skip
    assert found.marks[0].score <= 10 * POINT


def test_what_was_not_measured_is_null_and_not_zero() -> None:
    found = counted(with_evidence=False, reviews=(), ballots=(), synthesis=(), groundings=())
    assert found.dispositions is None
    assert found.blocking_rejected is None
    assert found.independent_findings is None
    assert (found.n_replies, found.n_unparsed) == (None, None)
    assert (found.reviews, found.marks) == ((), ())


def test_a_mark_for_oneself_and_of_an_unread_ballot_is_not_counted() -> None:
    order = (("A", "alpha"), ("B", "beta"), ("C", "gamma"))
    own = heard("alpha", "ranking", ballot_text(("A", "B", "C")), order=order)
    unread = heard("beta", "ranking", "I rank them all first", order=order)
    slow = heard("gamma", "ranking", "", order=order, status=VoiceStatus.TIMEOUT)
    found = counted(ballots=(own, unread, slow))
    assert [(one.voter, one.candidate, one.position) for one in found.marks] == [
        ("alpha", "beta", 1), ("alpha", "gamma", 2),
    ]  # fmt: skip
    assert (found.n_replies, found.n_unparsed) == (6, 1)


def test_counts_come_back_as_they_were_kept(tmp_path: Path) -> None:
    runs = [
        counted(),
        counted(with_evidence=False),
        counted(with_evidence=False, reviews=(), ballots=(), synthesis=()),
    ]
    for one in runs:
        assert keep_counts(address(tmp_path), one) is None
    assert read_counts(address(tmp_path), most=10) == tuple(runs)
    assert read_counts(address(tmp_path), most=2) == tuple(runs[1:])
    assert counts_path(address(tmp_path)).stat().st_mode & 0o777 == 0o600


def test_no_text_of_others_gets_into_the_store(tmp_path: Path) -> None:
    assert keep_counts(address(tmp_path), counted()) is None
    with sqlite3.connect(counts_path(address(tmp_path))) as connection:
        dumped = "\n".join(connection.iterdump())
    connection.close()
    for word in ("bandit", "slop", "ruff", "app.py", "os.system", "m-alpha", "seen in line"):
        assert word not in dumped


def test_what_cannot_be_kept_is_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "odd-council.db").write_text("no database, but long enough to be looked at" * 100)
    (tmp_path / "folder-council").mkdir()
    for bad in (
        f"sqlite:///{tmp_path / 'file' / 'counts.db'}",
        f"sqlite:///{tmp_path / 'odd.db'}",
        f"sqlite:///{tmp_path / 'folder'}",
        "postgresql://somewhere/db",
    ):
        told = keep_counts(bad, counted())
        assert told is not None
        assert told.startswith("the counts of this run were not kept: ")
        assert "\n" not in told


def test_reading_makes_no_file_and_says_what_is_wrong(tmp_path: Path) -> None:
    assert read_counts(address(tmp_path), most=5) == ()
    assert not (tmp_path / "state").exists()
    (tmp_path / "other-council.db").touch()
    assert read_counts(f"sqlite:///{tmp_path / 'other.db'}", most=5) == ()
    (tmp_path / "odd-council.db").write_text("no database, but long enough to be looked at" * 100)
    with pytest.raises(ExecutionError, match="cannot be read"):
        read_counts(f"sqlite:///{tmp_path / 'odd.db'}", most=5)
    assert "cannot be read" in (parser_doubt(f"sqlite:///{tmp_path / 'odd.db'}") or "")
    with pytest.raises(ConfigurationError):
        read_counts("postgresql://somewhere/db", most=5)


def test_parser_failures_over_the_last_hundred_runs(tmp_path: Path) -> None:
    place = address(tmp_path)
    assert parser_failures(place) == ParserFailures(0, 0, 0)
    assert parser_doubt(place) is None
    one = counted()
    for number in range(103):
        unparsed = 7 if number < 3 else int(number % 10 == 0)
        assert keep_counts(place, replace(one, n_unparsed=unparsed)) is None
    found = parser_failures(place)
    assert (found.n_replies, found.n_unparsed, found.n_runs) == (700, 10, 100)
    assert not found.is_too_many
    assert parser_doubt(place) is None
    for _ in range(10):
        assert keep_counts(place, replace(one, n_unparsed=4)) is None
    assert (parser_doubt(place) or "").startswith("49 of 700 replies")


def test_runs_without_models_do_not_blind_the_watch(tmp_path: Path) -> None:
    place = address(tmp_path)
    for _ in range(3):
        assert keep_counts(place, replace(counted(), n_unparsed=1)) is None
    silent = counted(with_evidence=False, reviews=(), ballots=(), synthesis=())
    for _ in range(120):
        assert keep_counts(place, silent) is None
    assert parser_failures(place) == ParserFailures(3, 21, 3)
    assert len(read_counts(place, most=200)) == 123
    assert failures_in((counted(), *[silent] * 120)).n_runs == 1


def test_a_ballot_is_counted_as_the_outcome_reads_it() -> None:
    """One that ends with a block copied from a review counts as the block before it."""
    order = (("A", "beta"), ("B", "gamma"))
    copied = ballot_text(("B", "A"))
    own = f"```json\n{ballot_text(('A', 'B'))}\n```\n```json\n{copied}\n```\n"
    first, *others = material().reviews
    told = replace(
        material(),
        reviews=(replace(first, text=f"{first.text}\n{copied}"), *others),
        ballots=(heard("alpha", "ranking", own, order=order),),
    )
    outcome = conclude(told)
    marks = count_run(told, outcome, tier="quick", input_metrics={}, now=NOW).marks
    best = max(marks, key=lambda one: one.score)
    assert (best.candidate, outcome.ranking.names[0]) == ("beta", "beta")


def test_damaged_counts_do_not_cost_the_users_sessions(tmp_path: Path) -> None:
    sessions = tmp_path / "sessions.db"
    sessions.write_text("the user's own")
    place = f"sqlite:///{sessions}"
    counts_path(place).write_text("no database, but long enough to be looked at" * 100)
    with pytest.raises(ExecutionError, match=r"sessions-council\.db cannot be read") as caught:
        read_counts(place, most=5)
    assert caught.value.remedy == (
        "delete it: it holds nothing but counts of reviews, and is made anew"
    )
    counts_path(place).unlink()
    assert keep_counts(place, counted()) is None
    assert sessions.read_text() == "the user's own"


@pytest.mark.parametrize(
    ("failures", "words"),
    [
        (ParserFailures(0, 0, 0), "no replies of council models yet"),
        (ParserFailures(1, 20, 5), "1 of 20 replies of council models in the last 5 runs could not"
         " be read (5.0%)"),
        (ParserFailures(2, 20, 1), "2 of 20 replies of council models in the last 1 run could not"
         " be read (10.0%), more than 5%"),
    ],
)  # fmt: skip
def test_parser_failures_in_words(failures: ParserFailures, words: str) -> None:
    assert failures.sentence == words
