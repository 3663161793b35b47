"""Functions asked for by documentation that the copy lacks, counted by language."""

from __future__ import annotations

from pathlib import Path

from probant.evaluation.localise.documented import (
    Documented,
    as_json,
    as_text,
    bare_copy,
    recall_rows,
    sought,
)
from probant.evaluation.localise.scores import Shown
from tests.unit.evaluation.trees import tree_of

SHELF = '''\
def put(parcel):
    """Keep some room free for later arrivals.

    As long as there is any.
    """
    return parcel
'''
LIB = """\
/// Counts the boxes that are still on the road.
pub fn open_boxes(road: &Road) -> usize { 0 }
"""
FILES = {
    "src/shelf.py": SHELF,
    "src/lib.rs": LIB,
    "tests/test_shelf.py": SHELF.replace("room", "it"),
}


def test_the_copy_lacks_what_is_asked_by_and_tests_are_no_goal(tmp_path: Path) -> None:
    tree = tree_of(FILES)
    chosen = bare_copy(tree, tmp_path / "copy", limit=10, seed=7)
    assert [(one.path, one.line, one.language) for one in chosen] == [
        ("src/lib.rs", 2, "rust"), ("src/shelf.py", 1, "python"),
    ]  # fmt: skip
    assert chosen[1].first_sentence == "Keep some room free for later arrivals"
    assert "As long as" in chosen[1].documentation
    copied = (tmp_path / "copy" / "src" / "shelf.py").read_text()
    assert "arrivals" not in copied
    assert len(copied.split("\n")) == len(SHELF.split("\n"))
    assert "boxes that" not in (tmp_path / "copy" / "src" / "lib.rs").read_text()
    assert len(bare_copy(tree, tmp_path / "one", limit=1, seed=7)) == 1


def test_a_function_counts_by_where_it_stands_among_ten_places() -> None:
    python = Documented(path="a.py", line=3, first_sentence="x", documentation="x")
    rust = Documented(path="a.rs", line=3, first_sentence="x", documentation="x")
    others = [Shown("b.py", at) for at in range(10)]
    rows = recall_rows([
        sought(python, "search", "sentence", [Shown("a.py", 3)]),
        sought(python, "search", "sentence", [Shown("a.py", 4), Shown("a.py", 3)]),
        sought(rust, "search", "sentence", [*others, Shown("a.rs", 3)]),
    ])  # fmt: skip
    assert [(row.language, row.at_1.n_hits, row.at_10.n_hits, row.at_1.n) for row in rows] == [
        ("all", 1, 2, 3), ("python", 1, 2, 2), ("rust", 0, 0, 1),
    ]  # fmt: skip
    text = as_text(rows, {"nearest": "not installed"})
    assert "not measured: nearest: not installed" in text
    assert "66.7%" in text
    assert as_json(rows, {})["not_measured"] == {}
