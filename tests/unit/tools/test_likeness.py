"""What keeps the likeliest definition from being shown as the closest one."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Goal
from tests.cases.asking import ask_json, concept_of
from tests.repos import make_tree

SWEEP = """
def sweep_expired_sessions(store, now):
    for session in store.sessions:
        if session.expires_at < now:
            store.drop(session)
"""
OTHERS = """
def greet(name):
    return f"hello {name}"


def area(width, height):
    return width * height
"""
QUESTION = "which function does this: drop the sessions of a store that expired before now"


def check(tmp_path: Path, files: dict[str, str], question: str | Goal, expected: list[str]) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", files), question)
    assert answer["outcome"] == ("partial" if expected else "insufficient_evidence")
    assert [value["name"] for value in answer["answer"]["values"]] == expected
    if expected:
        assert answer["confidence"]["level"] == "medium"
        assert answer["answer"]["text"].startswith("What comes closest to that description is")


def test_one_that_is_far_ahead_is_shown_and_not_confirmed(tmp_path: Path) -> None:
    files = {"a.py": SWEEP, "b.py": OTHERS}
    check(tmp_path, files, QUESTION, ["sweep_expired_sessions"])


def test_two_alike_are_leads(tmp_path: Path) -> None:
    twin = SWEEP.replace("sweep_expired_sessions", "purge_expired_sessions")
    check(tmp_path, {"a.py": SWEEP, "b.py": twin}, QUESTION, [])


def test_overloads_are_leads(tmp_path: Path) -> None:
    java = """
class Sweeper {
    void sweepExpiredSessions(Store store, long now) { store.dropSessions(now); }
    void sweepExpiredSessions(Store store, Date now) { store.dropSessions(now.getTime()); }
}
"""
    check(tmp_path, {"Sweeper.java": java}, QUESTION, [])


def test_a_test_is_no_answer(tmp_path: Path) -> None:
    tested = SWEEP.replace("sweep_expired_sessions", "test_sweep_expired_sessions")
    check(tmp_path, {"tests/test_a.py": tested, "b.py": OTHERS}, QUESTION, [])


@pytest.mark.parametrize(
    "question",
    [
        "which function does this: add sessions to a store that expired before now",
        "which function does this: drop the sessions of a store that have not expired before now",
        "which function does this: drop the greeting of a store that expired before now",
    ],
)
def test_the_reverse_the_denied_and_another_thing_are_no_answer(
    tmp_path: Path, question: str
) -> None:
    greeting = "def greeting(name):\n    return name\n"
    files = {
        "a.py": SWEEP.replace("sweep_", "drop_"),
        "b.py": OTHERS,
        "c.py": greeting,
    }
    check(tmp_path, files, question, [])


@pytest.mark.parametrize(
    ("concept", "expected"),
    [
        ("session sweeping", ["sweep_session"]),
        ("sweeping of sessions", ["sweep_session"]),
        ("session dropping", []),
        ("session greetings", []),
    ],
)
def test_a_concept_is_a_name_made_of_its_words(
    tmp_path: Path, concept: str, expected: list[str]
) -> None:
    text = "def sweep_session(one):\n    del one\n\n\ndef drop_table(name):\n    return name\n"
    check(tmp_path, {"a.py": text}, concept_of(concept), expected)


@pytest.mark.parametrize(
    ("defined", "expected"),
    [
        ("def make_schema(x):\n    return x\n", ["make_schema"]),
        ("def make_schema(x):\n    return x\n\n\ndef build_wheel(x):\n    return x\n", []),
    ],
)
def test_a_word_that_names_here_use_stands_for_itself(
    tmp_path: Path, defined: str, expected: list[str]
) -> None:
    check(tmp_path, {"a.py": defined}, concept_of("schema building"), expected)
