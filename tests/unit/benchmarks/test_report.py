"""Verdicts on samples: what counts as met; a program that fails never counts as a fast one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from benchmarks.arena import Sample
from benchmarks.goals import GOALS, Goal
from benchmarks.programs import cost_of, peak_memory_mb
from benchmarks.report import Result, Verdict, all_met, as_json, as_text

from probant.errors import ProgramFailed


def result(*ratios: float) -> Result:
    goal = Goal(number=99, metric="a ÷ b", limit=2, stretch=1, cases=(("", _never),))
    return Result(goal=goal, case="", samples=tuple(Sample(ours=ratio) for ratio in ratios))


def _never(_: object) -> Sample:
    raise AssertionError("not measured here")


@pytest.mark.parametrize(
    ("ratio", "verdict"),
    [(1, Verdict.STRETCH), (1.01, Verdict.MET), (2, Verdict.MET), (2.01, Verdict.MISSED)],
)
def test_a_limit_is_still_met_on_the_line(ratio: float, verdict: Verdict) -> None:
    assert result(ratio).verdict is verdict


def test_one_slow_round_does_not_decide() -> None:
    assert result(0.5, 0.6, 50).verdict is Verdict.STRETCH
    assert result(0.5, 0.6, 50).spread == (0.5, 50)


def test_nothing_measured_is_not_success() -> None:
    assert not all_met(())
    with pytest.raises(ValueError, match="nothing was measured"):
        result()


def test_one_missed_goal_fails_the_run() -> None:
    assert all_met([result(1), result(2)])
    assert not all_met([result(1), result(3)])


def test_every_result_has_a_line_and_an_entry() -> None:
    results = [result(1), result(3)]
    assert [line.split()[0] for line in as_text(results).splitlines()] == ["#", "99", "99"]
    assert as_json(results, n_rounds=1)["met"] is False


def test_the_table_holds_each_goal_once() -> None:
    assert [goal.number for goal in GOALS] == [1, 2, 3, 4, 5, 6, 7, 8, 10]


def test_a_program_that_fails_is_an_error_with_its_words(tmp_path: Path) -> None:
    failing = (sys.executable, "-c", "raise SystemExit('no such thing')")
    with pytest.raises(ProgramFailed, match="ended with 1, not 0, saying: no such thing"):
        cost_of(failing, env=os.environ, cwd=tmp_path)


def test_memory_counts_the_children(tmp_path: Path) -> None:
    child = "import time; held = bytearray(60_000_000); time.sleep(0.3)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    peak_mb = peak_memory_mb((sys.executable, "-c", parent), env=os.environ, cwd=tmp_path)
    assert 55 < peak_mb < 200
