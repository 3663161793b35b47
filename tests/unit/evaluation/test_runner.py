"""The whole track with answerers written by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import count
from pathlib import Path

import pytest

from probant.errors import ProgramFailed, RepositoryNotFound
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.gates import GATES
from probant.evaluation.metrics.metrics import measured
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import Boolean, Locations, Nothing, Question
from probant.evaluation.report.report import Report, as_json, as_text
from probant.evaluation.running.runner import run
from probant.evaluation.subjects.baselines import FirstGrepHit, always_abstain
from probant.evaluation.subjects.reading import UNREAD, prose_answer
from probant.evaluation.subjects.registry import Answerer
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import answer, write_tree


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return write_tree(tmp_path / "depot", SAMPLE)


def measured_on(root: Path, answerer: Answerer, beside: Mapping[str, Answerer] = {}) -> Report:
    asked = generate(read_tree(root), 7, limit_per_family=20)
    return Report.of(
        repo="depot",
        seed=7,
        results=run(asked.questions, answerer, root=root),
        dropped=asked.dropped,
        others={
            name: measured(run(asked.questions, other, root=root)) for name, other in beside.items()
        },
        gates=GATES,
    )


def test_always_abstaining_is_never_false_and_never_right(root: Path) -> None:
    report = measured_on(root, always_abstain)
    metrics = report.metrics
    assert metrics.accuracy.n > 0
    assert metrics.accuracy.value == 0
    assert metrics.over_abstention.value == 1
    assert metrics.false_answers.value == 0
    assert metrics.false_answers.n >= 400
    assert metrics.set_f1.value == 0
    assert metrics.citation_accuracy.value is None
    assert not report.is_passed


def test_the_first_grep_hit_gives_false_answers(root: Path) -> None:
    metrics = measured_on(root, FirstGrepHit(root)).metrics
    assert metrics.false_answers.n_hits > 0
    assert 0 < (metrics.accuracy.value or 0) < 0.5
    assert metrics.citation_accuracy.value == 1


class Oracle:
    """Knows every answer beforehand: what a perfect engine would say."""

    def __init__(self, root: Path) -> None:
        asked = generate(read_tree(root), 7, limit_per_family=20)
        self._by_text: dict[str, Question] = {q.text: q for q in asked.questions}
        self._root = root

    def __call__(
        self,
        question_text: str,
        at: str | None = None,  # noqa: ARG002 - one tree, one time
    ) -> Mapping[str, object]:
        truth = self._by_text[question_text].truth
        if isinstance(truth, Nothing):
            return answer("insufficient_evidence", level="none")
        if isinstance(truth, Boolean):
            outcome = "answered" if truth.value else "refuted"
            return answer(outcome, {"type": "boolean", "value": truth.value})
        if not isinstance(truth, Locations):
            return answer("insufficient_evidence", level="none")
        values: list[Mapping[str, object]] = []
        citations: list[Mapping[str, object]] = []
        for (path, line), qualified in truth.qualified_by_place:
            quote = (self._root / path).read_bytes().decode().split("\n")[line - 1]
            value = {"type": "location", "name": "x", "qualified_name": f"depot.{qualified}"}
            values.append({**value, "path": path, "line": line, "citations": [len(values)]})
            citations.append({"path": path, "start_line": line, "end_line": line, "quote": quote})
        return answer("answered", *values, citations=tuple(citations))


def test_right_answers_are_graded_right(root: Path) -> None:
    metrics = measured_on(root, Oracle(root)).metrics
    for family in ("1", "2", "3", "21", "35", "36", "U1", "U2", "U4", "U5", "U9", "U10", "U13"):
        assert metrics.by_family[family].accuracy.n > 0
        assert metrics.by_family[family].accuracy.value == 1, family
    assert metrics.false_answers.value == 0
    assert metrics.citation_accuracy.value == 1
    assert metrics.consistency.value == 1


def test_a_failing_answerer_is_measured_not_fatal(root: Path) -> None:
    def broken(question_text: str, at: str | None = None) -> Mapping[str, object]:
        if "`" in question_text:
            raise ProgramFailed("the engine ended")
        return {"schema": "something else"}

    metrics = measured_on(root, broken).metrics
    assert metrics.errors.value == 1
    assert metrics.false_answers.n == 0
    assert metrics.over_abstention.value == 0


def test_what_nobody_could_read_is_kept_for_people(root: Path) -> None:
    questions = generate(read_tree(root), 7, limit_per_family=5, families=("1",)).questions
    said = prose_answer("somewhere over there")

    def vague(question_text: str, at: str | None = None) -> Mapping[str, object]:
        return said

    results = run(questions, vague, root=root)
    assert results
    assert {result.grade for result in results} == {Grade.ERROR}
    assert all(result.error and result.error.startswith(UNREAD) for result in results)
    assert all(result.answer == said for result in results)


def test_latency_is_told(root: Path) -> None:
    questions = generate(read_tree(root), 7, limit_per_family=2, min_negatives=4).questions
    ticks = count(step=3)
    results = run(questions, always_abstain, root=root, clock=lambda: next(ticks))
    assert {result.seconds for result in results} == {3}
    assert [result.question for result in results] == list(questions)


def test_the_report_is_stable_and_shows_n_everywhere(root: Path) -> None:
    beside = {"first grep hit": FirstGrepHit(root)}
    report = measured_on(root, always_abstain, beside)
    again = measured_on(root, always_abstain, beside)
    text = as_text(report)
    assert text == as_text(again)
    assert "citation accuracy              unmeasured  n = 0" in text
    assert "MISSED  accuracy" in text
    assert "met     false_answers" in text
    assert "first grep hit: false answers" in text
    assert "facts dropped because the oracle is in doubt:" in text
    assert "wordings with wrong or missing answers:" in text
    first = report.failures[0]
    assert f"{first.question.id} abstained: {first.question.text}" in text
    plain = json.loads(json.dumps(as_json(report)))
    assert plain["passed"] is False
    assert plain["metrics"]["citation_accuracy"]["value"] is None
    assert plain["metrics"]["false_answers"]["n"] == report.metrics.false_answers.n
    assert len(plain["failures"]) == len(report.failures)


def test_a_missing_repository_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(RepositoryNotFound, match="no directory"):
        read_tree(tmp_path / "nowhere")


def test_links_and_git_are_left_out(tmp_path: Path) -> None:
    root = write_tree(tmp_path, {"a.py": "", ".git/config": "", "sub/b.txt": ""})
    (root / "link.py").symlink_to(root / "a.py")
    tree = read_tree(root)
    assert list(tree.files) == ["a.py", "sub/b.txt"]
    assert [entry.subject for entry in tree.dropped] == ["link.py"]
