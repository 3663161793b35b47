"""Verdicts on samples: what counts as met; a program that fails never counts as a fast one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from benchmarks.arena import Arena, Sample
from benchmarks.goals import GOALS, Goal, Shown
from benchmarks.measurements import indexed_bytes
from benchmarks.programs import cost_of, peak_memory_mb
from benchmarks.report import (
    N_LONG_ROUNDS,
    Result,
    Verdict,
    all_met,
    any_missed,
    as_json,
    as_text,
    measure,
)
from benchmarks.tree import committed_copy, probe_name

from probant.errors import ExecutionError, ProgramFailed
from tests.repos import make_tree


def result(*ratios: float) -> Result:
    goal = Goal(key="99", metric="a ÷ b", limit=2, stretch=1, cases=(("", _never),))
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
    keys = list(dict.fromkeys(goal.key for goal in GOALS))
    assert keys == [*(str(number) for number in range(1, 16)), "ts", "c++"]
    rows = [(goal.metric, case) for goal in GOALS for case, _ in goal.cases]
    assert len(set(rows)) == len(rows)


def test_a_goal_without_a_limit_is_told_and_proves_nothing() -> None:
    goal = Goal(key="99", metric="t", limit=None, stretch=None, cases=(("", _never),))
    told = Result(goal=goal, case="", samples=(Sample(ours=1000),))
    assert told.verdict is Verdict.TOLD
    assert not all_met([told])
    assert not any_missed([told])
    assert all_met([told, result(1)])
    assert as_text([told]).splitlines()[1].split()[:4] == ["99", "t", "1000", "no"]
    with pytest.raises(ValueError, match="half a limit"):
        Goal(key="99", metric="t", limit=1, stretch=None, cases=(("", _never),))


def test_what_cannot_be_measured_is_left_out_only_where_there_is_no_limit(tmp_path: Path) -> None:
    def failing(_: object) -> Sample:
        raise ExecutionError("no network")

    said: list[str] = []
    told = Goal(key="98", metric="t", limit=None, stretch=None, cases=(("", failing),))
    judged = Goal(key="99", metric="j", limit=1, stretch=1, cases=(("", failing),))
    arena = Arena(tmp_path, tmp_path)
    assert measure([told], arena, n_rounds=1, progress=said.append) == ()
    assert said[-1] == "goal 98: left out: no network"
    with pytest.raises(ExecutionError):
        measure([judged], arena, n_rounds=1, progress=said.append)


def test_only_files_of_the_language_are_copied(tmp_path: Path) -> None:
    files = {"src/a.ts": "x", "src/deep/b.ts": "x", "src/c.js": "x", ".git/d.ts": "x"}
    source = make_tree(tmp_path / "source", files)
    copy = committed_copy(source, tmp_path / "scratch", (".ts",))
    names = {path.name for path in copy.rglob("*") if path.is_file() and ".git" not in path.parts}
    assert names == {"a.ts", "b.ts"}
    with pytest.raises(ExecutionError, match="no file to measure"):
        committed_copy(source, tmp_path / "other", (".rs",))


def test_a_tree_the_index_does_not_read_is_no_measure(tmp_path: Path) -> None:
    tree = committed_copy(
        make_tree(tmp_path / "s", {"a.py": "x = 1\n", "b.txt": "x" * 99}), tmp_path
    )
    with pytest.raises(ExecutionError, match="only 6 of 105 bytes"):
        indexed_bytes(Arena(tree, tmp_path))


def test_growth_is_told_as_an_exponent() -> None:
    goal = Goal(key="99", metric="g", limit=1, stretch=1, factor=10, cases=(("", _never),))
    tenfold = Result(goal=goal, case="", samples=(Sample(ours=100, yardstick=10),))
    assert tenfold.figure == pytest.approx(1)
    assert tenfold.verdict is Verdict.STRETCH
    squared = Result(goal=goal, case="", samples=(Sample(ours=100, yardstick=1),))
    assert squared.figure == pytest.approx(2)
    assert squared.verdict is Verdict.MISSED


def test_sizes_are_shown_as_sizes() -> None:
    goal = Goal(key="99", metric="s", limit=1, stretch=1, shown=Shown.SIZES, cases=(("", _never),))
    sized = Result(goal=goal, case="", samples=(Sample(ours=12e6, yardstick=24e6),))
    assert as_text([sized]).splitlines()[1].split()[-7:-3] == ["12", "MB", "24", "MB"]


def test_long_goals_have_few_rounds_and_no_warm_up(tmp_path: Path) -> None:
    rounds: list[int] = []

    def measured(_: object) -> Sample:
        rounds.append(1)
        return Sample(ours=1)

    goal = Goal(key="99", metric="l", limit=1, stretch=1, is_long=True, cases=(("", measured),))
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
