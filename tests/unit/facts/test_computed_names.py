"""What was worked out of a file's content is kept under that content, and never waited for."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from probant.facts import store
from probant.facts.bodies.code import parse
from probant.facts.bodies.lookups import lookups, read_back, written
from probant.facts.index import refresh
from probant.facts.languages import blob_key
from probant.facts.lookup import FactBook
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree

SOURCE = b"""
def f(thing, word):
    getattr(thing, "on_" + word)()
    return eval(word), globals()[word], vars(thing)["name"]
"""


def test_what_is_written_is_read_back() -> None:
    code = parse(SOURCE, "a.py")
    assert code is not None
    found = lookups(code, "python")
    assert len(found) == 4
    assert read_back(written(found)) == found
    assert [type(one.use) for one in read_back(written(found))] == [type(one.use) for one in found]


def test_it_is_kept_for_one_content_and_one_version(tmp_path: Path) -> None:
    root, cache = make_tree(tmp_path / "repo", {"a.py": "x = 1\n"}), tmp_path / "cache"
    with open_tree(root, cache_dir=cache) as tree:
        connection, view, state = refresh(tree, cache)
        book = FactBook(connection, view)
        key = blob_key("a.py", tree.files[next(iter(tree.files))].blob)
        assert key is not None
        assert book.computed_names([key], 1) == {}
        book.keep_computed_names({key: "[]", "no such content": "[]"}, 1)
        assert (book.computed_names([key], 1), book.computed_names([key], 2)) == ({key: "[]"}, {})
        other = sqlite3.connect(state.directory / f"facts-{store.SCHEMA_VERSION}.db")
        other.execute("BEGIN IMMEDIATE")
        book.keep_computed_names({key: "[1]"}, 2)  # somebody else is writing: nothing is kept
        other.rollback()
        other.close()
        assert book.computed_names([key], 2) == {}
        (waits,) = connection.execute("PRAGMA busy_timeout").fetchone()
        assert waits > 0
        connection.close()
