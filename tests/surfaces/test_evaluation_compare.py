"""`probant eval compare` and the figures of a run, through the real program."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from probant.evaluation.grading.codec import result_json
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.plain import line_of
from probant.evaluation.questions.truth import QuestionSet
from probant.evaluation.report.figures import figures
from probant.evaluation.running.folder import Measured, Meta, Unit, open_run
from probant.evaluation.running.writing import Row, writing
from probant.surfaces.cli.main import main
from tests.unit.evaluation.results import made

UNIT = Unit("depot", "plain")
RIGHT, WRONG, FALSE = Grade.CORRECT, Grade.WRONG, Grade.FALSE_ANSWER


def kept(root: Path, results: Sequence[Result]) -> Path:
    """The folder of a finished run with these results."""
    named = [
        replace(result, question=replace(result.question, id=f"34-{number:04d}", repo="depot"))
        for number, result in enumerate(results)
    ]
    meta = Meta(
        corpus=None, seed=7, limit=5, families=None, arms=("plain",), subject="probant", beside=(),
        program="abc", units=(UNIT,), packages=(Measured(repo="depot", digest="d"),), finished=True,
    )  # fmt: skip
    asked = QuestionSet(tuple(result.question for result in named), ())
    rows = [Row(r.question.id, line_of(result_json(r)), r.seconds) for r in named]
    with writing(root) as writer:
        writer.write_meta(meta)
        writer.write_set(UNIT, asked)
        writer.append("probant", UNIT, rows)
        writer.finish("probant", UNIT, [question.id for question in asked.questions])
    return root


def run_of(*grades: Grade, word: str = "question") -> list[Result]:
    return [
        made(grade, text=f"{word} {number}", group=str(number), names=("a", "b"))
        for number, grade in enumerate(grades)
    ]


@pytest.fixture
def before(tmp_path: Path) -> str:
    return str(kept(tmp_path / "before", run_of(*[RIGHT] * 20)))


def test_a_worse_run_ends_with_one(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    after = str(kept(tmp_path / "after", run_of(*[WRONG] * 8, *[RIGHT] * 12)))
    assert main(["eval", "compare", before, after, "--show", "2"]) == 1
    text = capsys.readouterr().out
    assert "the second run is WORSE" in text
    assert "went worse: 8" in text
    assert text.count("correct → wrong") == 2
    assert main(["eval", "compare", after, before]) == 0
    assert "went better: 8" in capsys.readouterr().out


def test_a_few_turns_are_chance(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    after = str(kept(tmp_path / "after", run_of(*[WRONG] * 3, *[RIGHT] * 17)))
    assert main(["eval", "compare", before, after, "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["schema"] == "probant.comparison/1"
    assert found["correct"]["lost"] == 3
    assert len(found["went_worse"]) == 3
    assert found["went_worse"][0]["after"]["grade"] == "wrong"


def test_other_questions_are_one_line_and_two(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = str(kept(tmp_path / "other", run_of(RIGHT, word="something else")))
    assert main(["eval", "compare", before, other]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "no question in common" in told.err


def test_no_run_is_said_plainly(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["eval", "compare", before, str(tmp_path / "nowhere")]) == 2
    assert "is no folder of a run" in capsys.readouterr().err


def test_the_figures_of_a_folder_are_the_same_wherever_it_lies(tmp_path: Path) -> None:
    results = run_of(RIGHT, RIGHT, WRONG)
    slow = [replace(result, seconds=77.5) for result in results]
    one = figures(open_run(kept(tmp_path / "one", results)))
    other = figures(open_run(kept(tmp_path / "two", slow)))
    assert one == other
    assert str(tmp_path) not in one
    assert "3 questions about 1 repositories: 3 answerable, 0 unanswerable" in one
    assert "corpus of the user  seed 7  limit 5" in one
