"""Answers about any small tree: the same twice, citing what stands there, never out of order."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings

from probant.ledger.ledger import Ledger
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceClass
from probant.vocabulary.question import Relation
from tests.cases.asking import ask_json
from tests.properties.trees import QUESTIONS, TREES
from tests.repos import make_tree
from tests.unit.judgement.building import ENGINE, contradiction, found, read

MODES = {"answered": ("confirmed", "limited"), "refuted": ("confirmed", "limited"),
         "partial": ("bounded", "limited"),
         "insufficient_evidence": ("bounded", "limited", "blocked")}  # fmt: skip


@contextmanager
def tree_of(files: dict[str, str]) -> Iterator[Path]:
    home = Path(tempfile.mkdtemp())
    try:
        yield make_tree(home / "repo", files)
    finally:
        shutil.rmtree(home)


@settings(max_examples=120, deadline=None)
@given(files=TREES, question=QUESTIONS)
def test_the_same_question_of_the_same_tree_has_the_same_bytes(
    files: dict[str, str], question: str
) -> None:
    with tree_of(files) as one, tree_of(files) as two:
        answers = [json.dumps(ask_json(repo, question)) for repo in (one, one, two)]
    assert answers[0] == answers[1] == answers[2]


@settings(max_examples=250, deadline=None)
@given(files=TREES, question=QUESTIONS)
def test_every_citation_is_what_stands_there(files: dict[str, str], question: str) -> None:
    with tree_of(files) as repo:
        answer = ask_json(repo, question)
    for cited in answer["citations"]:
        lines = files[cited["path"]].split("\n")
        assert cited["quote"] == "\n".join(lines[cited["start_line"] - 1 : cited["end_line"]])
    for value in (*answer["answer"]["values"], *answer["leads"], *answer["claims"]):
        assert all(0 <= number < len(answer["citations"]) for number in value["citations"])


@settings(max_examples=250, deadline=None)
@given(files=TREES, question=QUESTIONS)
def test_outcome_mode_and_values_agree(files: dict[str, str], question: str) -> None:
    with tree_of(files) as repo:
        answer = ask_json(repo, question)
    outcome, gate, values = answer["outcome"], answer["gate"], answer["answer"]["values"]
    assert outcome != "error"
    assert gate["truth_mode"] in MODES[outcome]
    assert values or answer["parts"] or outcome != "partial"
    if outcome == "insufficient_evidence":
        assert values == []
    if outcome == "answered" and not values:
        assert "complete_and_empty" in gate["reason_codes"]
    if outcome == "refuted":
        assert [value["value"] for value in values] == [False]
    if gate["status"] != "full_confirmed":
        assert gate["blocked_or_limited_explanation"]
    assert not any(entry["quality"] == "verified" for entry in answer["evidence"])
    assert all(entry["snapshot"] for entry in answer["evidence"])


def _step(tool: str) -> Step:
    return Step(
        tool=tool,
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.ANCHOR,
        relation=Relation.DEFINED_IN,
        targets=(ENGINE,),
    )


def test_the_ledger_only_grows() -> None:
    ledger = Ledger()
    seen = [ledger.entries]
    ledger.append(_step("symbols"), (found(),))
    seen.append(ledger.entries)
    ledger.append(_step("read"), (read(), read(2)))
    seen.append(ledger.entries)
    ledger.note((contradiction(),))
    seen.append(ledger.entries)
    for before, after in pairwise(seen):
        assert after[: len(before)] == before
        assert len(after) > len(before)


def test_the_ledger_takes_no_step_twice_and_no_silence() -> None:
    ledger = Ledger()
    ledger.append(_step("symbols"), (found(),))
    with pytest.raises(ValueError, match="already"):
        ledger.append(_step("symbols"), (found(),))
    with pytest.raises(ValueError, match="nothing"):
        ledger.append(_step("grep"), ())
    assert [record.step.tool for record in ledger.records] == ["symbols"]
