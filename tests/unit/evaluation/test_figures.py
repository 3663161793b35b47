"""metrics.txt: stable, complete, and of no machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.coverage import (
    askable,
    coverage_json,
    coverage_of,
    fact_coverage,
    judged,
)
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.report.figures import Material, figures, text_of
from probant.evaluation.report.reasons import read_reasons
from probant.evaluation.running.coverages import read_coverages, write_coverage
from probant.evaluation.running.folder import Meta, Missing, Run
from tests.unit.evaluation.results import made

FACTS = {
    "functions": [
        {"name": "haul", "qualified_name": "haul", "file": "a.py"},
        {"name": "operator=", "qualified_name": "operator=", "file": "a.h"},
    ],
    "classes": [{"name": "Rope", "file": "a.py"}],
    "imports": [{"from": "a.rs", "to": "std"}, {"from": "a.py", "to": "os"}],
    "exports": [{"file": "a.go", "symbols": ["Haul"]}],
    "calls": [
        {"caller": "<module>", "callee": "x", "resolved": None, "file": "a.py"},
        {"caller": "<module>", "callee": "x", "resolved": "a.py:1 x", "file": "a.py"},
        {"caller": "haul", "callee": "x", "resolved": None, "file": "a.rs"},
    ],
    "types": [
        {"identifier": "haul", "type": "int", "file": "a.py"},
        {"identifier": "haul.rope", "type": "Rope", "file": "a.py"},
    ],
}


def test_coverage_by_kind() -> None:
    found = fact_coverage("r", FACTS)
    by_kind = {kind: (e.n, e.n_askable, e.n_judged) for kind, e in found.by_kind.items()}
    assert by_kind == {
        "functions": (2, 1, 1),
        "classes": (1, 1, 1),
        "imports": (2, 2, 1),
        "exports": (1, 1, 0),
        "calls": (3, 2, 1),
        "types": (2, 2, 1),
    }
    assert askable([found]) == Rate(9, 11)
    assert judged([found], "calls") == Rate(1, 3)
    assert coverage_of(coverage_json(found)) == found


def test_a_strange_document_covers_nothing() -> None:
    assert askable([fact_coverage("r", {"functions": "many", "calls": [1, {}]})]) == Rate(0, 1)
    for strange in ({}, {"schema": "probant.coverage/1", "facts": {"calls": {"n": 1}}}):
        with pytest.raises(ValueError, match=r"no probant|do not fit"):
            coverage_of(strange)


def test_coverage_is_kept_beside_the_results(tmp_path: Path) -> None:
    assert read_coverages(tmp_path) == ()
    found = fact_coverage("r-1.0", FACTS)
    write_coverage(tmp_path, found)
    assert read_coverages(tmp_path) == (found,)
    (tmp_path / "coverage" / "s.json").write_text("[]")
    with pytest.raises(UsageError, match="cannot be read"):
        read_coverages(tmp_path)


def material(reasons: dict[str, str] | None = None) -> Material:
    results = [
        *(made(Grade.CORRECT, family="33", repo=repo, group=repo) for repo in "ab"),
        made(Grade.WRONG, family="33", repo="b", group="b", names=("z",), seconds=123.456),
        made(Grade.FALSE_ANSWER, family="U1", repo="a", names=("z",)),
        made(Grade.ABSTAINED, family="64", repo="a"),
        made(Grade.CORRECT, family="33", repo="a", group="a", arm="renamed"),
    ]
    silent = [made(Grade.ABSTAINED, family="33", repo="a")]
    return Material(
        head=["corpus public  seed 7"],
        is_public=True,
        subjects={"probant": results, "always-abstain": silent},
        coverages=[fact_coverage("a", FACTS)],
        covered=Rate(9, 11),
        dropped=[
            Dropped("33", "haul", "a call at src/a.py:12 is undecided"),
            Dropped("33", "rope", "a call at src/b.py:9 is undecided"),
            Dropped("1", "x", "cannot open /home/someone/tree/a.py"),
        ],
        reasons=reasons or {},
    )


def test_the_text_has_every_section_and_both_subjects() -> None:
    text = text_of(material())
    titles = re.findall(r"^== ([a-z -]+)", text, re.MULTILINE)
    assert titles == [
        "figures", "gates", "families", "languages", "repositories",
        "well known and less known packages", "arms", "confidence levels", "fact coverage",
        "diversity", "self-check", "why families miss a gate", "facts no question was made of",
    ]  # fmt: skip
    assert re.search(
        r"accuracy\n  probant +75.00%  3 of 4 questions about 3 facts \[.+\] \{.+\}\n  always", text
    )
    assert re.search(r"MISSED  false_answers +100.00%  n = 1 +needs <= 0.00% in n >= 400", text)
    assert re.search(r"met     renamed_gap +\+0.00 pts  n = 1 +needs <= 2 points", text)
    assert re.search(r"probant, renamed +\+0.00", text)
    assert "2  a call at PLACE is undecided  (33)" in text


def test_the_text_is_of_no_machine_and_of_no_day() -> None:
    text = text_of(material())
    assert text == text_of(material())
    assert "123" not in text
    assert "/home" not in text
    assert "seconds" not in text
    assert not re.search(r"\d{4}-\d\d-\d\d", text)
    assert not re.search(r" +$", text, re.MULTILINE)


def test_why_something_is_missing_is_told_without_paths_of_a_machine(tmp_path: Path) -> None:
    gone = Missing("far", None, "npm failed:\nno room in /home/someone/.cache/probant (ENOSPC)")
    meta = Meta(
        corpus="public", seed=7, limit=5, families=None, arms=("plain",), subject="probant",
        beside=(), program="p", packages=(), units=(), missing=(gone,), finished=True,
    )  # fmt: skip
    text = figures(Run(tmp_path, meta))
    assert "not measured: far at all: npm failed: no room in PATH (ENOSPC)\n" in text


def test_reasons_are_told_and_asked_for() -> None:
    text = text_of(material({"33": "macros are not read", "1": "long gone"}))
    assert re.search(r"33 +accuracy 75.0%, n = 4; .*: macros are not read", text)
    assert re.search(r"U1 +false answers 1 of 1; accuracy 0.0%, n = 1: no reason given", text)
    assert "reasons no longer needed: 1" in text
    assert not re.search(r"^64 +accuracy", text, re.MULTILINE)


def test_reasons_come_from_a_file(tmp_path: Path) -> None:
    assert read_reasons(None) == {}
    path = tmp_path / "reasons.toml"
    assert read_reasons(path) == {}
    path.write_text('"33" = "macros"\n')
    assert read_reasons(path) == {"33": "macros"}
    path.write_text("33 = 1\n")
    with pytest.raises(UsageError, match="is no text"):
        read_reasons(path)
    path.write_text("= 1\n")
    with pytest.raises(UsageError, match="cannot be read"):
        read_reasons(path)


def test_a_run_without_results_says_so() -> None:
    empty = Material(head=["x"], is_public=False, subjects={}, coverages=(),
                     covered=Rate(0, 0), dropped=(), reasons={})  # fmt: skip
    assert text_of(empty) == "x\n\nnothing was measured\n"
