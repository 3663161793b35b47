"""Sessions on disk: append-only, private, and plain about what is wrong."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from probant.errors import ConfigurationError, SessionError
from probant.ledger.ledger import Ledger, StepStatus
from probant.ledger.store import SessionStore
from probant.reading.followups import SessionFrame
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EntryStatus, EvidenceClass, EvidenceEntry
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Carryover
from probant.workflows.conversation import frame_from_plain, frame_to_plain
from tests.questions import read_question
from tests.unit.judgement.building import ENGINE, blind, found, nothing


def test_answers_are_kept_in_order(tmp_path: Path) -> None:
    store = SessionStore(f"sqlite:///{tmp_path / 'deep' / 'sessions.db'}")
    assert store.last_frame("talk") is None
    store.append("talk", {"n": 1}, {"answer": "ü"})
    store.append("talk", {"n": 2}, {"answer": "b"})
    store.append("other", {"n": 9}, {"answer": "c"})
    assert store.last_frame("talk") == {"n": 2}
    assert store.artifacts("talk") == [{"answer": "ü"}, {"answer": "b"}]
    assert store.artifacts("other") == [{"answer": "c"}]


def test_the_file_is_the_users_own(tmp_path: Path) -> None:
    path = tmp_path / "sessions.db"
    SessionStore(f"sqlite:///{path}").append("talk", {}, {})
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["", "a b", "a/b", "../x", "x" * 81, "a\nb", "a\n"])
def test_a_strange_session_name_is_refused(tmp_path: Path, name: str) -> None:
    store = SessionStore(f"sqlite:///{tmp_path / 's.db'}")
    with pytest.raises(SessionError):
        store.append(name, {}, {})


def test_a_store_that_cannot_be_used_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="PROBANT_STORE"):
        SessionStore("redis://localhost")
    (tmp_path / "s.db").write_bytes(b"this is no database, it is a text file" * 50)
    with pytest.raises(SessionError, match="PROBANT_STORE"):
        SessionStore(f"sqlite:///{tmp_path / 's.db'}").last_frame("talk")
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError, match="PROBANT_STORE"):
        SessionStore(f"sqlite:///{tmp_path / 'file' / 's.db'}").last_frame("talk")


@pytest.mark.parametrize("carryover", Carryover)
@pytest.mark.parametrize(
    "question",
    [
        "where is Engine.run in a.py?",
        "does main call load?",
        "hi",
        "which version of numpy is needed?",
        "how many functions call load?",
        "does load take a parameter x?",
    ],
)
def test_a_frame_comes_back_as_it_was_stored(question: str, carryover: Carryover) -> None:
    goal = read_question(question)
    frame = SessionFrame(
        goal=goal if goal.aside is None else None,
        object=goal.targets[0] if goal.targets else None,
        carryover=carryover,
        revision="v1",
    )
    back = frame_from_plain(frame_to_plain(frame))
    assert (back.object, back.carryover, back.revision) == (frame.object, carryover, "v1")
    if frame.goal is not None:
        assert back.goal is not None
        assert back.goal == replace(goal, question="")


def test_a_goal_that_was_kept_without_its_facet_is_not_taken_up() -> None:
    goal = read_question("which version of numpy is needed?")
    plain = frame_to_plain(SessionFrame(goal=goal, object=None, carryover=Carryover.FULL))
    kept = plain["goal"]
    assert isinstance(kept, dict)
    del kept["facet"]
    assert frame_from_plain(plain).goal is None


def test_a_line_and_an_owner_survive_too() -> None:
    target = Target(text="a.py", kind=TargetKind.PATH, line=3, owner="X", within="src")
    frame = SessionFrame(goal=None, object=target, carryover=Carryover.FULL)
    assert frame_from_plain(frame_to_plain(frame)).object == target


@pytest.mark.parametrize(
    ("entries", "status"),
    [
        ([found()], StepStatus.OK),
        ([nothing()], StepStatus.EMPTY),
        ([nothing(), found()], StepStatus.OK),
        ([blind(None)], StepStatus.COULD_NOT_LOOK),
        ([blind(None, status=EntryStatus.FAILED), found()], StepStatus.FAILED),
    ],
)
def test_the_status_of_a_step(entries: list[EvidenceEntry], status: StepStatus) -> None:
    step = Step(
        tool="symbols",
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.ANCHOR,
        relation=Relation.DEFINED_IN,
        targets=(ENGINE,),
    )
    ledger = Ledger()
    ledger.append(step, tuple(entries))
    assert [record.status for record in ledger.records] == [status]
