"""Make an index smaller: views nobody asks for, content no view holds, files of older versions.

Knows the tables only by their columns, so a new table is pruned like the others. Names stay: they
are few, and other tables may point at them. Who may be pruned, and when, is the caller's decision:
the caller is alone with the index.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from probant.facts.store import SCHEMA_VERSION
from probant.vocabulary.record import Record

_FILE = re.compile(r"facts-(\d+)\.db(?:-wal|-shm|-journal)?")


class Pruned(Record, kw_only=True):
    """How many views went, and how many versions of files that no view holds any more."""

    n_views: int
    n_blobs: int


def prune(connection: sqlite3.Connection, is_wanted: Callable[[str], bool]) -> Pruned:
    """Drop the views whose label is not wanted, and every blob without a view; all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        views = connection.execute("SELECT id, label FROM views").fetchall()
        unwanted = [(number,) for number, label in views if not is_wanted(label)]
        connection.executemany("DELETE FROM view_files WHERE view_id=?", unwanted)
        connection.executemany("DELETE FROM views WHERE id=?", unwanted)
        n_blobs = _drop_blobs(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return Pruned(n_views=len(unwanted), n_blobs=n_blobs)


def _drop_blobs(connection: sqlite3.Connection) -> int:
    connection.execute("CREATE TEMP TABLE IF NOT EXISTS dead(id INTEGER PRIMARY KEY)")
    connection.execute("DELETE FROM dead")
    connection.execute(
        "INSERT INTO dead SELECT id FROM blobs WHERE id NOT IN (SELECT blob_id FROM view_files)"
    )
    (n_dead,) = connection.execute("SELECT count(*) FROM dead").fetchone()
    if n_dead:
        for table in tables_by_blob(connection):
            name = table.replace('"', '""')
            connection.execute(
                f'DELETE FROM "{name}" WHERE blob_id IN (SELECT id FROM dead)'  # noqa: S608
            )
        connection.execute("DELETE FROM blobs WHERE id IN (SELECT id FROM dead)")
    return int(n_dead)


def tables_by_blob(connection: sqlite3.Connection) -> list[str]:
    """Every table whose rows belong to a blob."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
    return [
        name
        for (name,) in rows
        if connection.execute(
            "SELECT 1 FROM pragma_table_info(?) WHERE name='blob_id'", (name,)
        ).fetchone()
    ]


def compact(connection: sqlite3.Connection) -> None:
    """Give freed pages back to the disk, the log's too."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def files_of_other_versions(directory: Path) -> list[Path]:
    """Databases this version never opens."""
    return sorted(
        path
        for path in directory.glob("facts-*.db*")
        if (found := _FILE.fullmatch(path.name)) and int(found[1]) != SCHEMA_VERSION
    )
