"""Lines a runner told: merged into cases, with whatever has not the right form left out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.runs.port import CaseResult
from probant.runs.python.stream import Events

MARK = b"\x1e1234 "


def events_of(*told: dict[str, Any]) -> Events:
    events = Events(MARK, lambda _said: None, "pytest", "/repo")
    for one in told:
        events.line(MARK + json.dumps(one).encode())
    return events


def result(name: str, outcome: str, when: str = "call", **more: Any) -> dict[str, Any]:
    facts = {"event": "result", "id": f"t.py::{name}", "outcome": outcome, "when": when}
    return facts | {"path": "/repo/t.py", "line": 3} | more


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ([result("a", "passed", "setup"), result("a", "passed")], CaseResult.PASSED),
        ([result("a", "skipped", "setup")], CaseResult.SKIPPED),
        ([result("a", "failed", "setup")], CaseResult.FAILED),
        ([result("a", "passed"), result("a", "failed", "teardown")], CaseResult.FAILED),
        ([result("a", "failed"), result("a", "passed")], CaseResult.FAILED),
        ([result("a", "rerun"), result("a", "passed")], CaseResult.PASSED),
    ],
)
def test_the_worst_part_of_a_test_decides(told: list[dict[str, Any]], expected: CaseResult) -> None:
    events = events_of(*told)
    assert [one.case.result for one in events.told.values()] == [expected]


def test_a_setup_that_passed_is_no_result_yet() -> None:
    assert not events_of(result("a", "passed", "setup")).told


@pytest.mark.parametrize(
    ("facts", "is_overruled"),
    [
        ({"outcome": "passed", "raised": True}, True),
        ({"outcome": "passed", "raised": True, "expected": True}, True),
        ({"outcome": "skipped", "raised": True}, True),
        ({"outcome": "skipped", "raised": True, "expected": True}, False),
        ({"outcome": "failed", "raised": True}, False),
        ({"outcome": "passed", "raised": False}, False),
    ],
)
def test_what_raised_and_was_reworded_is_known(facts: dict[str, Any], is_overruled: bool) -> None:
    (told,) = events_of(result("a", "passed") | facts).told.values()
    assert told.is_overruled is is_overruled


def test_frames_begin_in_the_repository_and_paths_are_relative_to_it() -> None:
    frames = [["/usr/lib/runner.py", 1, "call"], ["/repo/t.py", 4, "test_a"], ["/usr/x.py", 2, "f"]]
    (told,) = events_of(result("a", "failed", frames=frames, text="E   boom")).told.values()
    assert told.case.path == "t.py"
    assert told.case.trace == (
        '  File "t.py", line 4, in test_a\n  File "/usr/x.py", line 2, in f\nE   boom'
    )
    assert told.case.message == "boom"


def test_lines_without_the_mark_are_only_output() -> None:
    events = Events(MARK, lambda _said: None, "pytest", "/repo")
    events.line(json.dumps(result("a", "passed")).encode())
    events.line(b"\x1e9999 " + json.dumps(result("a", "passed")).encode())
    assert not events.told


def test_the_test_that_never_ended_is_known() -> None:
    events = events_of(
        {"event": "running", "id": "t.py::a"},
        result("a", "passed"),
        result("a", "passed", "teardown"),
        {"event": "running", "id": "t.py::b"},
    )
    assert events.running == "t.py::b"


TEXT = st.text("ab/:.\n", max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
KEYS = (
    "id",
    "when",
    "outcome",
    "path",
    "line",
    "frames",
    "fault",
    "text",
    "n",
    "status",
    "origins",
)
NAMES = ("result", "uncollected", "broken", "collected", "finish", "origins", "running", "end", "x")


@given(
    st.dictionaries(st.sampled_from(KEYS), JSON),
    st.sampled_from(NAMES),
    st.binary(max_size=20),
)
def test_no_line_is_too_strange(facts: dict[str, Any], name: str, noise: bytes) -> None:
    events = events_of({**facts, "event": name})
    events.line(MARK + noise)
    assert events.counts()
