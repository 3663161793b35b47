"""Quality does not fall unseen: a fixed subset beside its committed figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.metrics.selfcheck import shuffled
from tests.evaluation import subset
from tests.unit.evaluation.results import made


@pytest.mark.slow
@pytest.mark.parametrize("name", list(subset.NEEDED))
def test_the_subset_is_not_worse_than_committed(name: str, tmp_path: Path) -> None:
    reason = subset.why_not(name)
    if reason is not None:
        pytest.skip(reason)
    results = subset.measure(name, tmp_path / "run")
    now = {name: subset.figures_of(results)}
    assert subset.complaints(subset.committed(), now) == []
    dealt_anew = shuffled(results)
    assert dealt_anew.is_at_chance
    assert (dealt_anew.after.value or 0) < (dealt_anew.before.value or 0) - 0.4


def run_of(n_right: int, n_wrong: int, n_quiet: int, n_false: int) -> list[Result]:
    return [
        *(made(Grade.CORRECT) for _ in range(n_right)),
        *(made(Grade.WRONG) for _ in range(n_wrong)),
        *(made(Grade.CORRECT, family="U1") for _ in range(n_quiet)),
        *(made(Grade.FALSE_ANSWER, family="U1") for _ in range(n_false)),
    ]


BEFORE = {"p": subset.figures_of(run_of(195, 5, 400, 0))}


def complaints(results: list[Result]) -> list[str]:
    return subset.complaints(BEFORE, {"p": subset.figures_of(results)})


def test_the_same_and_better_runs_pass() -> None:
    assert complaints(run_of(195, 5, 400, 0)) == []
    assert complaints(run_of(200, 0, 400, 0)) == []
    assert complaints(run_of(192, 8, 398, 2)) == []


def test_a_worse_run_fails() -> None:
    (lower,) = complaints(run_of(180, 20, 400, 0))
    assert lower == "accuracy 0.9000 is below 0.9428, n = 200"
    (false,) = complaints(run_of(195, 5, 394, 6))
    assert false == "false answers 0.0150 are above 0.0095, n = 400"


def test_asking_next_to_nothing_fails() -> None:
    assert len(complaints([])) == 2
    assert len(complaints(run_of(100, 0, 100, 0))) == 2


def test_what_was_never_committed_fails() -> None:
    now = {"new": subset.figures_of(run_of(10, 0, 10, 0))}
    assert len(subset.complaints(BEFORE, now)) == 2


def test_figures_come_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "subset.json"
    subset.write(BEFORE, path)
    assert subset.committed(path) == BEFORE


def test_every_package_of_the_subset_has_committed_figures() -> None:
    found = subset.committed()
    assert set(found) == set(subset.NEEDED)
    assert all(rate.n > 0 for figures in found.values() for rate in figures.values())
    assert all(isinstance(rate, Rate) for figures in found.values() for rate in figures.values())
