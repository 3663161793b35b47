"""Subjects of commits, what they changed, and how the places shown are counted."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation.localise.baselines import FirstLine, WholeFiles
from probant.evaluation.localise.commits import Subject, subjects_of
from probant.evaluation.localise.scores import (
    Function,
    Shown,
    as_text,
    changed_functions,
    row_of,
)
from tests.repos import make_repo, make_tree

BEFORE = "def first():\n    return 1\n\n\ndef second():\n    return 2\n"


def commit(repo: Path, files: dict[str, str], subject: str) -> None:
    for path, text in files.items():
        (repo / path).parent.mkdir(parents=True, exist_ok=True)
        (repo / path).write_text(text)
    subprocess.run(["git", "-C", str(repo), "add", "-A"], check=True)
    subprocess.run(["git", "-C", str(repo), "commit", "-qm", subject], check=True)


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    made = make_repo(tmp_path / "repo", {"a.py": BEFORE, "tests/test_a.py": "x = 1\n"})
    commit(made, {"a.py": BEFORE.replace("return 2", "return 3")}, "Let second give three")
    commit(made, {"tests/test_a.py": "x = 2\n"}, "Test another number than before")
    commit(made, {"a.py": BEFORE}, "Bump version to something new")
    return made


def test_only_subjects_that_say_something_of_the_product_are_asked(repo: Path) -> None:
    (subject,) = subjects_of(repo, {".py"}, limit=10, seed=1)
    assert (subject.text, subject.files) == ("Let second give three", ("a.py",))
    assert subject.lines == (("a.py", 6, 6),)
    functions = [Function("a.py", 1, 1, 2), Function("a.py", 5, 5, 6)]
    assert changed_functions(subject, functions) == {functions[1]}


def test_a_folder_without_history_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no history"):
        subjects_of(make_tree(tmp_path / "plain", {"a.py": ""}), {".py"}, limit=1, seed=1)


def test_places_count_by_their_rank() -> None:
    one = Subject(sha="s", parent="p", text="t", files=("a.py", "b.py"), lines=())
    gold = frozenset({Function("a.py", 5, 5, 6)})
    row = row_of("x", [
        (one, gold, [Shown("c.py"), Shown("a.py", 5)]),
        (one, gold, [Shown("b.py", 1), Shown("a.py", 1)]),
        (one, frozenset(), []),
    ])  # fmt: skip
    assert (row.at_1.n_hits, row.at_5.n_hits, row.at_10.n_hits) == (1, 2, 2)
    assert (row.functions_at_10.n_hits, row.functions_at_10.n) == (1, 2)
    assert row.reciprocal_rank == pytest.approx(0.5)
    assert row.recall_at_10 == pytest.approx(0.5)
    assert "33.3%" in as_text([row], 1)


def test_nothing_asked_has_no_figure() -> None:
    row = row_of("x", [])
    assert (row.at_1.value, row.recall_at_10, row.functions_at_10.value) == (None, None, None)


def test_baselines_rank_files_by_their_words() -> None:
    files = {"a.py": b"retry_delay = 1", "b.py": b"other words here", "c.py": b"retry"}
    assert [one.path for one in WholeFiles(files)("the retry delay")] == ["a.py", "c.py"]
    assert [one.path for one in FirstLine(files)("the retry_delay")] == ["a.py"]
    assert FirstLine(files)("nothing") == []
