"""`eval run --wordings` through the real program: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.evaluation.templates.reading import is_first_half
from probant.surfaces.cli.main import main
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import write_tree

SENTENCES = (
    ("62", "asks", "Could someone count how many lines are in {f}, all of them?"),
    ("62", "asks", "how many lines does {f} have?"),
    ("62", "asks", "line total, {f}, please and thank you ever so much"),
    ("62", "asks", "{f}: lines, how many does it have?"),
    ("62", "near", "how many lines ought {f} to have?"),
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return write_tree(tmp_path / "depot", SAMPLE)


@pytest.fixture
def wordings(tmp_path: Path) -> Path:
    path = tmp_path / "mine.jsonl"
    rows = [{"family": f, "kind": k, "template": t} for f, k, t in SENTENCES]
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


@pytest.fixture(autouse=True)
def _cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))


def run(tree: Path, wordings: Path, *more: str) -> int:
    flags = ("--families", "62", "--limit", "2", "--jobs", "1", "--quiet")
    return main(["eval", "run", "--repo", str(tree), "--wordings", str(wordings), *flags, *more])


def test_figures_are_printed_and_kept(
    tree: Path, wordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run"
    assert run(tree, wordings, "--out", str(out)) == 1, "nothing unanswerable was asked"
    told = capsys.readouterr().out
    assert "accuracy, hashes 0-7" in told
    assert "MISSED  false_answers" in told
    assert (out / "metrics.txt").read_text() == told
    kept = json.loads((out / "metrics.json").read_text())
    assert kept["accuracy"]["n"] == 8
    assert kept["near_misses"]["n"] == 2
    rows = (out / "results" / "probant" / "depot.plain.jsonl").read_text().splitlines()
    assert len(rows) == 10
    assert run(tree, wordings, "--out", str(out), "--format", "json") == 1
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "probant.wordings/1"
    assert "misses" not in document


def test_misses_are_listed_of_one_half_only(
    tree: Path, wordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {is_first_half(text) for _, _, text in SENTENCES} == {True, False}
    lost = [{"family": "62", "kind": "asks", "template": f"mumble {n} {{f}}"} for n in range(8)]
    wordings.write_text("\n".join(map(json.dumps, lost)))
    run(tree, wordings, "--out", str(tmp_path / "run"), "--show-misses")
    told = capsys.readouterr().out
    for row in lost:
        first_words = row["template"].partition("{")[0]
        assert (first_words in told) == is_first_half(row["template"])
    assert "expected line_count(" in told


def test_other_commands_show_no_row_of_the_other_half(
    tree: Path, wordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "run")
    run(tree, wordings, "--out", out)
    assert main(["eval", "report", out]) == 2
    assert "metrics.txt" in capsys.readouterr().err
    assert main(["eval", "confidence", out]) == 2
    assert main(["eval", "compare", out, out]) == 0


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--set", "x"), "leave out --set"),
        (("--answerer", "cmd {question}"), "leave out --answerer"),
        (("--subject", "first-grep-hit"), "leave out --subject"),
        (("--beside", "none"), "leave out --beside"),
    ],
)
def test_only_this_program_is_measured_by_its_reading(
    tree: Path,
    wordings: Path,
    more: tuple[str, ...],
    why: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(tree, wordings, *more) == 2
    assert why in capsys.readouterr().err


def test_a_bad_file_is_one_line_and_exit_2(
    tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tree, tmp_path / "none.jsonl") == 2
    (tmp_path / "bad.jsonl").write_text('{"family": "1", "kind": "asks", "template": "{oops}"}')
    assert run(tree, tmp_path / "bad.jsonl") == 2
    first, second = capsys.readouterr().err.strip().splitlines()
    assert "none.jsonl cannot be read" in first
    assert "bad.jsonl:1: {oops} is not a placeholder" in second


def test_misses_are_for_wordings(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "run", "--repo", str(tree), "--show-misses"]) == 2
    assert "give --wordings" in capsys.readouterr().err
