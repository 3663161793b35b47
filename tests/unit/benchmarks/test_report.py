"""Verdicts on samples: what counts as met; a program that fails never counts as a fast one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from benchmarks.arena import Arena, Sample
from benchmarks.goals import GOALS, Goal, Shown
from benchmarks.programs import cost_of, peak_memory_mb
from benchmarks.report import (
    N_LONG_ROUNDS,
    Result,
    Verdict,
    all_met,
    as_json,
    as_text,
    measure,
)
from benchmarks.tree import probe_name

from probant.errors import ProgramFailed
from tests.repos import make_tree


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


def test_the_table_holds_each_goal() -> None:
    numbers = [goal.number for goal in GOALS]
    assert sorted(set(numbers)) == numbers[: len(set(numbers))] == list(range(1, 12))
    assert len({goal.metric for goal in GOALS}) == len(GOALS)


def test_growth_is_told_as_an_exponent() -> None:
    goal = Goal(number=99, metric="g", limit=1, stretch=1, factor=10, cases=(("", _never),))
    tenfold = Result(goal=goal, case="", samples=(Sample(ours=100, yardstick=10),))
    assert tenfold.figure == pytest.approx(1)
    assert tenfold.verdict is Verdict.STRETCH
    squared = Result(goal=goal, case="", samples=(Sample(ours=100, yardstick=1),))
    assert squared.figure == pytest.approx(2)
    assert squared.verdict is Verdict.MISSED


def test_sizes_are_shown_as_sizes() -> None:
    goal = Goal(number=99, metric="s", limit=1, stretch=1, shown=Shown.SIZES, cases=(("", _never),))
    sized = Result(goal=goal, case="", samples=(Sample(ours=12e6, yardstick=24e6),))
    assert as_text([sized]).splitlines()[1].split()[-7:-3] == ["12", "MB", "24", "MB"]


def test_long_goals_have_few_rounds_and_no_warm_up(tmp_path: Path) -> None:
    rounds: list[int] = []

    def measured(_: object) -> Sample:
        rounds.append(1)
        return Sample(ours=1)

    goal = Goal(number=99, metric="l", limit=1, stretch=1, is_long=True, cases=(("", measured),))
    measure([goal], Arena(tmp_path, tmp_path), n_rounds=5, progress=lambda _: None)
    assert len(rounds) == N_LONG_ROUNDS


def test_copies_are_alike_in_nothing_and_ask_for_names_that_occur_once(tmp_path: Path) -> None:
    source = make_tree(tmp_path / "source", {"a.py": "x = 1", "p/b.py": "", "c.txt": "c\n"})
    arena = Arena(source, tmp_path / "scratch")
    small, large = arena.grown(1), arena.grown(3)
    assert arena.grown(3) is large
    assert len(list(large.tree.rglob("*.py"))) == 3 * len(list(small.tree.rglob("*.py"))) == 6
    texts = [path.read_bytes() for path in large.tree.rglob("*.py")]
    assert len(set(texts)) == 6
    assert sum(probe_name(2, 1).encode() in text for text in texts) == 1


def test_a_program_that_fails_is_an_error_with_its_words(tmp_path: Path) -> None:
    failing = (sys.executable, "-c", "raise SystemExit('no such thing')")
    with pytest.raises(ProgramFailed, match="ended with 1, not 0, saying: no such thing"):
        cost_of(failing, env=os.environ, cwd=tmp_path)


def test_memory_counts_the_children(tmp_path: Path) -> None:
    child = "import time; held = bytearray(60_000_000); time.sleep(0.3)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    peak_mb = peak_memory_mb((sys.executable, "-c", parent), env=os.environ, cwd=tmp_path)
    assert 55 < peak_mb < 200
