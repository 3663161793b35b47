"""The measurement itself can fail: truths dealt out wrongly, a definition taken away."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics import selfcheck
from probant.evaluation.metrics.metrics import measured
from probant.evaluation.metrics.selfcheck import shuffled, without_definition
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.project_truth import Among
from probant.evaluation.questions.truth import Locations, Question
from probant.evaluation.report.figure_tables import selfcheck_lines
from probant.evaluation.running.runner import run
from probant.evaluation.running.work import SubjectSpec
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.subjects.registry import Answerer
from probant.settings import load_settings
from probant.surfaces.evaluating import open_subject
from tests.unit.evaluation.results import made
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import response, write_tree


@contextmanager
def engine(root: Path, cache: Path) -> Iterator[Answerer]:
    settings = load_settings({"HOME": str(cache), "PROBANT_CACHE_DIR": str(cache)})
    with open_subject(SubjectSpec(name="probant"), root, settings) as answerer:
        yield answerer


@pytest.fixture
def depot(tmp_path: Path) -> Path:
    return write_tree(tmp_path / "depot", SAMPLE)


def test_shuffled_labels_fall_to_chance(depot: Path, tmp_path: Path) -> None:
    asked = generate(read_tree(depot), 7, limit_per_family=40, min_negatives=0).questions
    answerable = [question for question in asked if not question.is_unanswerable]
    with engine(depot, tmp_path / "cache") as answerer:
        results = run(answerable, answerer, root=depot)
    assert (measured(results).accuracy.value or 0) > 0.9
    found = shuffled(results)
    assert found.after.n > 200
    assert (found.before.value or 0) > 0.9
    assert (found.after.value or 0) < (found.before.value or 0) - 0.4
    assert found.is_at_chance
    other = shuffled(results, seed=8)
    assert other.is_at_chance


def test_equal_truths_stay_right_and_that_is_chance() -> None:
    names = [f"n{number}" for number in range(20)]

    def answered(number: int, said: str) -> Result:
        return made(Grade.CORRECT, group=f"g{number}", names=(said,), truth=(said,))

    honest = [answered(number, name) for number, name in enumerate(names)]
    found = shuffled(honest)
    assert (found.before.value, found.after.value, found.chance) == (1, 0, 0)
    same = [answered(number, "x") for number in range(20)]
    found = shuffled(same)
    assert (found.after.value, found.chance, found.is_at_chance) == (1, 1, True)


def test_a_grader_that_takes_anything_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    results = [
        made(Grade.CORRECT, group=f"g{number}", names=(f"n{number}",), truth=(f"n{number}",))
        for number in range(20)
    ]
    assert shuffled(results).is_at_chance is True
    monkeypatch.setattr(selfcheck, "grade", lambda *_: Grade.CORRECT)
    found = shuffled(results)
    assert (found.after.value, found.chance, found.is_at_chance) == (1, 0, False)
    assert "ABOVE CHANCE" in selfcheck_lines({"probant": results})[0]


def test_an_answer_that_fits_every_truth_would_be_seen() -> None:
    """Three places that are the truth of three questions, all given to each of them."""
    places = [("a.py", line) for line in (1, 2, 3)]
    located = [
        {"type": "location", "name": "x", "path": path, "line": line, "citations": []}
        for path, line in places
    ]
    said = response("answered", *located)
    results = []
    for number, place in enumerate(places):
        one = made(Grade.CORRECT, family="64", group=f"g{number}")
        question = replace(one.question, truth=Among(place, "x"))
        results.append(replace(one, question=question, response=said, overlap=None))
    found = shuffled(results)
    assert (found.after.value, found.chance, found.is_at_chance) == (1, 0, False)


def test_too_few_facts_leave_it_unmeasured() -> None:
    found = shuffled([made(Grade.CORRECT), made(Grade.CORRECT, family="U1"), made(Grade.ERROR)])
    assert (found.chance, found.is_at_chance) == (None, None)


def asked_about(name: str, root: Path) -> list[Question]:
    """What the oracle can ask about where `name` is defined."""
    facts = PythonSource(read_tree(root), random.Random(7)).facts()
    found = generate(read_tree(root), 7, limit_per_family=200, min_negatives=0).questions
    known = {dict(fact.targets)["x"] for family in ("1", "2") for fact in facts[family]}
    if name not in known:
        return []
    return [
        question
        for question in found
        if question.family in ("1", "2") and question.paraphrase_group.endswith(f":{name}")
    ]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("src/depot/parcel.py", "weigh_parcel"),
        ("src/depot/parcel.py", "list_destinations"),
        ("src/depot/parcel.py", "Parcel"),
        ("src/depot/shelf.py", "ColdShelf"),
    ],
)
def test_a_deleted_definition_flips_oracle_and_engine(
    depot: Path, tmp_path: Path, path: str, name: str
) -> None:
    questions = asked_about(name, depot)
    assert len(questions) == 5
    assert all(isinstance(question.truth, Locations) for question in questions)
    with engine(depot, tmp_path / "cache") as answerer:
        assert {r.grade for r in run(questions, answerer, root=depot)} == {Grade.CORRECT}

    copy = tmp_path / "copy" / "depot"
    shutil.copytree(depot, copy)
    left = without_definition((copy / path).read_bytes(), name)
    assert left is not None
    (copy / path).write_bytes(left)

    assert asked_about(name, copy) == []
    with engine(copy, tmp_path / "other") as answerer:
        after = run(questions, answerer, root=copy)
    assert {r.response.outcome.value for r in after if r.response} == {"insufficient_evidence"}
    assert {r.grade for r in after} == {Grade.ABSTAINED}


def test_deleting_leaves_the_rest_as_it_was() -> None:
    source = b"import os\n\n@cached\n@other\ndef a():\n    return 1\n\nclass B:\n    pass\n"
    assert without_definition(source, "a") == b"import os\n\n\nclass B:\n    pass\n"
    assert without_definition(source, "B").rstrip() == source[: source.index(b"class")].rstrip()  # type: ignore[union-attr]
    assert without_definition(source, "os") is None
