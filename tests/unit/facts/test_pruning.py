"""Pruning an index: what no view holds goes from every table, what a view holds never."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from probant.facts import pruning, store
from probant.facts.index import index_directory, refresh
from probant.facts.lookup import FactBook
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree

OLD = {
    "a.py": "class Old(Base):\n    def run(self):\n        return go()\n",
    "b.py": "def go(): ...\n",
}
NEW = {"a.py": "class New:\n    pass\n"}


def indexed(tmp_path: Path) -> Path:
    """The index of a tree whose file a.py has changed since."""
    caches = tmp_path / "cache"
    for files in (OLD, NEW):
        with open_tree(make_tree(tmp_path / "repo", files), cache_dir=caches) as tree:
            refresh(tree, caches)[0].close()
            directory = index_directory(tree, caches)
    return directory


def names(connection: sqlite3.Connection) -> set[str]:
    (view,) = connection.execute("SELECT id FROM views").fetchone()
    book = FactBook(connection, view)
    found = [fact for path in book.blobs for fact in book.definitions_in(path)]
    return {fact.qualified_name for fact in found}


def test_content_no_view_holds_goes_from_every_table(tmp_path: Path) -> None:
    with closing(store.connect(indexed(tmp_path))) as connection:
        tables = pruning.tables_by_blob(connection)
        assert {"defs", "calls", "bases", "view_files"} <= set(tables)
        pruned = pruning.prune(connection, lambda _: True)
        assert (pruned.n_views, pruned.n_blobs) == (0, 1)
        alive = {blob for (blob,) in connection.execute("SELECT id FROM blobs")}
        assert len(alive) == 2
        for table in tables:
            rows = connection.execute(f"SELECT blob_id FROM {table}")  # noqa: S608 - own names
            assert {blob for (blob,) in rows} <= alive, table
        assert names(connection) == {"New", "go"}
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_pruning_twice_finds_nothing_more(tmp_path: Path) -> None:
    with closing(store.connect(indexed(tmp_path))) as connection:
        pruning.prune(connection, lambda _: True)
        again = pruning.prune(connection, lambda _: True)
        assert (again.n_views, again.n_blobs) == (0, 0)


def test_an_unwanted_view_goes_with_all_it_held(tmp_path: Path) -> None:
    with closing(store.connect(indexed(tmp_path))) as connection:
        pruned = pruning.prune(connection, lambda _: False)
        assert (pruned.n_views, pruned.n_blobs) == (1, 3)
        assert connection.execute("SELECT count(*) FROM view_files").fetchone() == (0,)


def test_a_table_of_another_version_is_pruned_by_its_column(tmp_path: Path) -> None:
    with closing(store.connect(indexed(tmp_path))) as connection:
        connection.execute('CREATE TABLE "odd ""name"(no INTEGER, blob_id INTEGER)')
        blobs = connection.execute("SELECT 1, id FROM blobs").fetchall()
        connection.executemany('INSERT INTO "odd ""name" VALUES(?,?)', blobs)
        pruning.prune(connection, lambda _: True)
        assert connection.execute('SELECT count(*) FROM "odd ""name"').fetchone() == (2,)


def test_what_was_pruned_is_parsed_again_when_it_comes_back(tmp_path: Path) -> None:
    directory = indexed(tmp_path)
    with closing(store.connect(directory)) as connection:
        pruning.prune(connection, lambda _: True)
    with open_tree(make_tree(tmp_path / "repo", OLD), cache_dir=tmp_path / "cache") as tree:
        connection, _, state = refresh(tree, tmp_path / "cache")
        with closing(connection):
            assert state.n_parsed == 1
            assert names(connection) == {"Old", "Old.run", "go"}


def test_trouble_on_the_way_changes_nothing(tmp_path: Path) -> None:
    def broken(_: str) -> bool:
        raise KeyError("trouble")

    with closing(store.connect(indexed(tmp_path))) as connection:
        with pytest.raises(KeyError):
            pruning.prune(connection, broken)
        assert connection.execute("SELECT count(*) FROM blobs").fetchone() == (3,)
        assert pruning.prune(connection, lambda _: True).n_blobs == 1


def test_compacting_gives_the_space_back(tmp_path: Path) -> None:
    files = {f"m{n}.py": f"def f{n}(a, b, c):\n    return g{n}(a)\n" * 40 for n in range(60)}
    caches = tmp_path / "cache"
    with open_tree(make_tree(tmp_path / "repo", files), cache_dir=caches) as tree:
        refresh(tree, caches)[0].close()
        directory = index_directory(tree, caches)
    with closing(store.connect(directory)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = _size(directory)
        pruning.prune(connection, lambda _: False)
        pruning.compact(connection)
        assert _size(directory) < before / 2


def _size(directory: Path) -> int:
    return sum(file.stat().st_size for file in directory.glob("facts-*.db*"))


def test_files_of_other_versions_are_known_by_their_names(tmp_path: Path) -> None:
    own = store.SCHEMA_VERSION
    keep = [
        f"facts-{own}.db",
        f"facts-{own}.db-wal",
        "text-2.db",
        "lock",
        "facts-x.db",
        "facts-1.dbx",
    ]
    drop = ["facts-1.db", "facts-1.db-shm", "facts-1.db-wal", f"facts-{own + 1}.db"]
    make_tree(tmp_path, dict.fromkeys(keep + drop, "x"))
    assert [path.name for path in pruning.files_of_other_versions(tmp_path)] == drop
