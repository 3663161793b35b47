"""A tool that breaks is an entry that says so; reading again decides what a place holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ExecutionError, GitFailed, ProgramMissing
from probant.tools.base import Desk
from probant.tools.read import holds
from probant.tools.registry import CLASSES
from probant.vocabulary.capability import Capability, Step
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workflows.investigate import investigate
from tests.cases.asking import workbench
from tests.repos import make_tree

TARGET = Target(text="Engine", kind=TargetKind.SYMBOL)
STEP = Step(
    tool="broken",
    evidence_class=EvidenceClass.FILE_SEARCH,
    aspect=Aspect.ANCHOR,
    relation=Relation.DEFINED_IN,
    targets=(TARGET,),
)


class Broken:
    """A tool that raises what it is given."""

    capabilities = (
        Capability(
            tool="broken",
            evidence_class=EvidenceClass.FILE_SEARCH,
            aspect=Aspect.ANCHOR,
            signal=Signal.LEXICAL,
            best=Quality.STRONG,
            cost=1,
            target_kinds=frozenset(TargetKind),
        ),
    )

    def __init__(self, error: Exception) -> None:
        self._error = error

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:  # noqa: ARG002 - the tools' signature
        raise self._error


@pytest.mark.parametrize(
    ("error", "status", "reason", "outcome"),
    [
        (ProgramMissing("no rg", remedy="install it"), EntryStatus.COULD_NOT_LOOK, "tool_missing",
         "insufficient_evidence"),
        (GitFailed("git broke"), EntryStatus.FAILED, "tool_failed", "error"),
        (ExecutionError("it broke"), EntryStatus.FAILED, "tool_failed", "error"),
    ],
)  # fmt: skip
def test_a_broken_tool(
    tmp_path: Path, error: Exception, status: EntryStatus, reason: str, outcome: str
) -> None:
    from tests.questions import read_question

    with workbench(make_tree(tmp_path / "repo", {"a.py": "x = 1\n"})) as bench:
        desk = Desk(lambda: Broken.capabilities, lambda _name: Broken(error), bench.tree)
        (entry,) = desk.run(STEP)
        answer = investigate(read_question("where is Engine?"), bench.tree, desk)
    assert (entry.status, [r.wire for r in entry.reasons]) == (status, [reason])
    assert str(error) == entry.note
    assert answer.ruling.status.value == "blocked_execution_error"
    assert answer.ruling.outcome.value == outcome
    assert answer.values == ()


def test_a_mistake_in_a_tool_is_not_hidden(tmp_path: Path) -> None:
    with workbench(make_tree(tmp_path / "repo", {"a.py": ""})) as bench:
        desk = Desk(
            lambda: Broken.capabilities, lambda _name: Broken(KeyError("a mistake")), bench.tree
        )
        with pytest.raises(KeyError):
            desk.run(STEP)


@pytest.mark.parametrize(
    ("source", "first", "last", "expects", "expected"),
    [
        (b"class Engine:\n", 1, 1, "Engine", True),
        (b"class Engines:\n", 1, 1, "Engine", False),
        (b"x\nEngine\n", 1, 1, "Engine", False),
        (b"x\nEngine\n", 1, 2, "Engine", True),
        (b"x\nEngine\n", 2, 9, "Engine", False),
        (b"x\n", 1, 1, "", True),
        (b"", 1, 1, "", True),
        (b"", 1, 1, "Engine", False),
        (b"", 2, 2, "", False),
        (b"the lid\n  is open\n", 1, 2, "lid is open", True),
        ("größe = 1\n".encode(), 1, 1, "größe", True),
        (b"a\r\nEngine\r\n", 2, 2, "Engine", True),
        (b"x = 1", 1, 1, "x", True),
    ],
)
def test_holds(source: bytes, first: int, last: int, expects: str, expected: bool) -> None:
    lines = source.split(b"\n") if source else []
    assert holds(lines, Place(RepoPath("a.py"), LineRange(first, last), expects)) is expected


def test_every_tool_has_a_name_of_its_own_and_none_promises_verified(tmp_path: Path) -> None:
    with workbench(make_tree(tmp_path / "repo", {})) as bench:
        capabilities = bench.desk.capabilities
    assert {c.tool for c in capabilities} == set(CLASSES)
    assert all(c.best < Quality.VERIFIED for c in capabilities)
    authorities = {c.tool for c in capabilities if c.authoritative_for}
    assert authorities == {"git_history"}
