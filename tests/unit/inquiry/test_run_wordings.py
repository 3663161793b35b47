"""Every row of run_wordings.md is read as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.inquiry.reader import read_question
from probant.vocabulary.question import Goal, Target

TABLE = Path(__file__).with_name("run_wordings.md")
MIN_WORDINGS = {"run tests": 25, "run build": 25, "failure": 25, "ci_runs": 25, "change": 25}


def _rows() -> list[tuple[str, ...]]:
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    cells = [tuple(map(str.strip, line.split("|")[1:-1])) for line in lines if line[:2] == "| "]
    return [row for row in cells if row[0] not in ("question", "---")]


@pytest.mark.parametrize(
    ("question", "relation", "about", "form", "targets"), _rows(), ids=[row[0] for row in _rows()]
)
def test_wording(question: str, relation: str, about: str, form: str, targets: str) -> None:
    goal = read_question(question)
    if not form:
        assert _said(goal).startswith(relation)
        return
    assert _said(goal) == relation
    assert (goal.facet.value if goal.facet else goal.member) == about
    assert ("yes/no" if goal.polar else "list") == form
    assert ";".join(map(_target, goal.targets)) == targets


@pytest.mark.parametrize("family", MIN_WORDINGS)
def test_enough_wordings(family: str) -> None:
    n_read = sum(f"{relation} {about}".startswith(family) for _, relation, about, *_ in _rows())
    assert n_read >= MIN_WORDINGS[family]


def _said(goal: Goal) -> str:
    if goal.aside is not None:
        return f"aside:{goal.aside.value}"
    assert goal.relation is not None
    return goal.relation.value


def _target(target: Target) -> str:
    within = f"<{target.within}" if target.within else ""
    return f"{target.kind.value}:{target.text}{within}"
