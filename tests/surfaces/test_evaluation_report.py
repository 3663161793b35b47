"""`eval report` and `eval confidence` on a run that lies in a folder."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from probant.evaluation.capacity import N_QUESTIONS
from probant.evaluation.grading.codec import result_json
from probant.evaluation.plain import line_of
from probant.evaluation.questions.truth import QuestionSet
from probant.evaluation.running.folder import Measured, Meta, Unit
from probant.evaluation.running.writing import Row, writing
from probant.surfaces.cli.main import main
from tests.unit.evaluation.test_confidence_study import RESULTS

HOSTILE = "depot</h1><script>alert(1)</script>"


def write_run(root: Path, *, finished: bool = True) -> Path:
    """A folder as a run leaves it; the results are small and known."""
    unit = Unit("depot", "plain")
    results = [
        replace(result, question=replace(result.question, id=f"q-{number}", repo="depot"))
        for number, result in enumerate(RESULTS, start=1)
    ]
    asked = QuestionSet(tuple(result.question for result in results), ())
    meta = Meta(
        corpus=None,
        seed=7,
        limit=4,
        families=None,
        arms=("plain",),
        subject="probant",
        beside=(),
        program="0",
        packages=(Measured(repo=HOSTILE, digest="0"),),
        units=(unit,),
        finished=finished,
    )
    with writing(root) as writer:
        writer.write_set(unit, asked)
        rows = [Row(r.question.id, line_of(result_json(r)), 0.25) for r in results]
        writer.append("probant", unit, rows)
        writer.finish("probant", unit, [question.id for question in asked.questions])
        writer.write_meta(meta)
    return root


def test_the_page_goes_into_the_folder_and_the_figures_where_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = write_run(tmp_path / "run")
    figures = tmp_path / "new" / "metrics.txt"
    assert main(["eval", "report", str(run), "--metrics", str(figures)]) == 0
    said = capsys.readouterr().out
    assert f"wrote {run / 'report.html'}" in said
    assert f"wrote {figures}" in said
    page = (run / "report.html").read_text("utf-8")
    assert "<script" not in page
    assert "Evaluation on depot&lt;/h1&gt;" in page
    assert "not finished" not in page
    assert figures.read_text("utf-8")
    assert not list(run.glob(".*.new"))


def test_writing_it_again_gives_the_same_bytes(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run")
    pages = []
    for name in ("a.html", "b.html"):
        assert main(["eval", "report", str(run), "--html", str(tmp_path / name)]) == 0
        pages.append((tmp_path / name).read_bytes())
    assert pages[0] == pages[1]
    assert not (run / "report.html").exists()


def test_a_run_that_was_stopped_says_so(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", finished=False)
    assert main(["eval", "report", str(run)]) == 0
    assert "This run is not finished" in (run / "report.html").read_text("utf-8")


def test_what_is_no_run_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("report", "confidence"):
        assert main(["eval", command, str(tmp_path)]) == 2
        assert "is no folder of a run" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = write_run(tmp_path / "run")
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert main(["eval", "report", str(run), "--html", str(blocked / "page.html")]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_both_models_of_a_run_as_text_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = write_run(tmp_path / "run")
    assert main(["eval", "confidence", str(run)]) == 0
    text = capsys.readouterr().out
    assert "weighted bands" in text
    assert "what this says" in text
    assert main(["eval", "confidence", str(run), "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["schema"] == "probant.confidence/1"
    assert found["n"] == 7
    assert found["weighted"]["bands_populated"] == 3
    assert found["derived"]["right_against_wrong"]["auc"] == 1.0
    assert found["recovery"]["share"]["hits"] == 3


def test_the_capacity_set_is_asked_where_its_packages_can_be_had(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = main(["eval", "confidence", "--format", "json", "--quiet"])
    said = capsys.readouterr()
    if code == 4 and "cannot be asked about" in said.err:
        pytest.skip(f"the packages cannot be fetched here: {said.err.strip()}")
    assert code == 0
    found = json.loads(said.out)
    assert found["n"] + found["unscored"] == N_QUESTIONS
    assert found["unscored"] == 0
    assert found["derived"]["right_against_all_else"]["auc"] > 0.9
    assert found["recovery"]["share"]["value"] <= 0.20
