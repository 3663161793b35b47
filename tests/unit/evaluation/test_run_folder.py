"""The folder of a run: what was written is read, what was torn is not, one writer at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from probant.evaluation.grading.codec import result_json
from probant.evaluation.grading.result import Result
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.plain import line_of
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import Question, QuestionSet
from probant.evaluation.report.figures import figures
from probant.evaluation.running.folder import (
    UNASKED,
    Measured,
    Meta,
    Missing,
    NoRunError,
    Unit,
    done_rows,
    open_run,
    results_file,
    timings_file,
)
from probant.evaluation.running.writing import FolderUnwritable, Row, RunWriter, writing
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import tree_of

UNIT = Unit("depot", "plain")
ASKED = QuestionSet(
    generate(tree_of(SAMPLE), 7, limit_per_family=5, min_negatives=0).questions[:4],
    (Dropped("1", "f", "in doubt"),),
)
META = Meta(
    corpus=None, seed=7, limit=5, families=None, arms=("plain",), subject="probant",
    beside=("always-abstain",), program="abc", units=(UNIT, Unit("depot", "recall")),
    packages=(Measured(repo="depot", digest="d", languages=("python",), first_release="2020"),),
)  # fmt: skip


def row(question: Question, seconds: float = 1.5) -> Row:
    failed = Result.failed(question, "it ended", 0)
    return Row(question.id, line_of(result_json(failed)), seconds)


def begun(writer: RunWriter) -> None:
    writer.write_meta(META)
    writer.write_set(UNIT, ASKED)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        begun(writer)
        for question in reversed(ASKED.questions):
            writer.append("probant", UNIT, [row(question)])
        writer.finish("probant", UNIT, [question.id for question in ASKED.questions])
    run = open_run(tmp_path)
    assert run.meta == META
    assert run.units() == (UNIT,)
    assert run.subjects() == ("probant",)
    assert run.results() == tuple(Result.failed(q, "it ended", 1.5) for q in ASKED.questions)
    assert run.results("always-abstain") == ()
    assert run.dropped() == ASKED.dropped
    ids = [
        line for line in results_file(tmp_path, "probant", UNIT).read_bytes().split(b"\n") if line
    ]
    assert ids == [row(question).line for question in ASKED.questions]
    assert open_run(results_file(tmp_path, "probant", UNIT)).only == UNIT


@pytest.mark.parametrize("n_kept", [1, 40, -1])
def test_a_torn_last_line_is_asked_again(tmp_path: Path, n_kept: int) -> None:
    first, second, third, *_ = ASKED.questions
    with writing(tmp_path) as writer:
        begun(writer)
        writer.append("probant", UNIT, [row(first), row(second)])
    path = results_file(tmp_path, "probant", UNIT)
    whole = row(first).line + b"\n"
    torn = row(second).line
    path.write_bytes(whole + (torn[:n_kept] if n_kept > 0 else torn[:-1]))
    assert set(done_rows(tmp_path, "probant", UNIT)) == {first.id}
    with writing(tmp_path) as writer:
        writer.append("probant", UNIT, [row(third)])
    assert set(done_rows(tmp_path, "probant", UNIT)) == {first.id, third.id}


def test_a_row_without_its_seconds_is_not_done(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        begun(writer)
        writer.append("probant", UNIT, [row(ASKED.questions[0])])
    timings_file(tmp_path, "probant", UNIT).unlink()
    assert done_rows(tmp_path, "probant", UNIT) == {}


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    with writing(tmp_path), pytest.raises(FolderUnwritable, match="another run"), writing(tmp_path):
        pass
    with writing(tmp_path) as writer:
        begun(writer)


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderUnwritable, match="give another --out"), writing(tmp_path / "file"):
        pass


def test_begin_anew_touches_only_its_own(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with writing(tmp_path) as writer:
        begun(writer)
        writer.begin_anew()
    assert (tmp_path / "notes.txt").read_text() == "mine"
    with pytest.raises(NoRunError):
        open_run(tmp_path)


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"schema":"probant.run/1"}', b"\xff"])
def test_what_is_no_run_is_said_plainly(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "run.json").write_bytes(content)
    with pytest.raises(NoRunError, match="is no folder of a run"):
        open_run(tmp_path)


def test_the_head_of_the_figures_is_of_no_machine(tmp_path: Path) -> None:
    gone = Missing("depot", None, "cannot open /home/someone/cache/depot.tar.gz: no room")
    with writing(tmp_path / "run") as writer:
        begun(writer)
        run = writer.write_meta(replace(META, missing=(gone,)))
    text = figures(run)
    assert "not measured: depot at all: cannot open PATH: no room" in text
    assert "/home" not in text


def test_what_a_finished_run_did_not_ask_is_an_error_of_the_measured_one(tmp_path: Path) -> None:
    with writing(tmp_path / "run") as writer:
        begun(writer)
        assert writer.write_meta(META).results() == ()
        run = writer.write_meta(replace(META, finished=True))
    assert {result.error for result in run.results()} == {UNASKED}
    assert len(run.results()) == sum(len(asked.questions) for asked in run.questions())
    assert run.results("always-abstain") == ()


def test_a_row_about_nothing_asked_is_left_out(tmp_path: Path) -> None:
    with writing(tmp_path) as writer:
        begun(writer)
        strange = replace(ASKED.questions[0], id="99-0001")
        writer.append("probant", UNIT, [row(strange), row(ASKED.questions[0])])
    assert [r.question.id for r in open_run(tmp_path).results()] == [ASKED.questions[0].id]
