"""What files say, kept in a database of its own beside the index: full-text tables keyed by blob.

It is brought up to date when somebody searches, not when the index is made: most questions never
need it, and reading every text would make a first index slower by a third. Files that are known
cost nothing again, on any branch or revision. Whatever is in it can be made anew.
"""

from __future__ import annotations

import fcntl
import sqlite3
import zlib
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from probant.errors import FileUnreadable
from probant.facts.languages import EXTRACTOR_VERSION, suffix_of
from probant.facts.lookup import FactBook
from probant.facts.recall.documents import documents_of, name_stems
from probant.facts.recall.origins import origin_of
from probant.facts.recall.past import PastChange, packed, recent_changes, unpacked
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

FILE = "recall-1.db"

SCOPE_BITS = 20
"""A document's number is its blob's, shifted by so much, plus the definition's in its file."""

_FILES_PER_COMMIT = 500

_TABLES = """
CREATE TABLE IF NOT EXISTS blobs(id INTEGER PRIMARY KEY, blob TEXT NOT NULL, reader TEXT NOT NULL,
  UNIQUE(blob, reader));
CREATE TABLE IF NOT EXISTS views(id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE,
  digest TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS view_files(view_id INTEGER, blob_id INTEGER, path TEXT,
  PRIMARY KEY(view_id, blob_id, path)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS history(head TEXT PRIMARY KEY, changes BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS known_paths(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE);
CREATE VIRTUAL TABLE IF NOT EXISTS paths USING fts5(path, content='', tokenize='unicode61');
CREATE VIRTUAL TABLE IF NOT EXISTS files USING
  fts5(names, doc, strings, body, content='', tokenize='unicode61');
CREATE VIRTUAL TABLE IF NOT EXISTS definitions USING
  fts5(name, scope, signature, doc, strings, body, content='', tokenize='unicode61');
"""


Table = Literal["files", "definitions"]
_HOLDING: dict[Table, str] = {
    "files": "SELECT rowid FROM files WHERE files MATCH ?",
    "definitions": "SELECT rowid FROM definitions WHERE definitions MATCH ?",
}


class RecallStore:
    """The full-text tables of one repository, seen at one snapshot."""

    def __init__(
        self, connection: sqlite3.Connection, view: int, changes: tuple[PastChange, ...] = ()
    ) -> None:
        self._connection = connection
        self._view = view
        self.changes = changes
        """The last commits before this snapshot, the newest first."""

    @staticmethod
    def open(directory: Path, tree: SourceTree, book: FactBook) -> RecallStore:
        """Up to date for this snapshot. A damaged file is dropped and made anew, once."""
        try:
            return _opened(directory, tree, book)
        except sqlite3.DatabaseError:
            for path in directory.glob(f"{FILE}*"):
                path.unlink(missing_ok=True)
            return _opened(directory, tree, book)

    def close(self) -> None:
        self._connection.close()

    def files(
        self, match: str, weights: tuple[float, ...], most: int
    ) -> list[tuple[str, int, float]]:
        """Paths, numbers of documents, and scores, best first; a higher score is better."""
        marks = ",".join("?" * len(weights))
        return self._connection.execute(
            f"SELECT v.path, files.rowid, -bm25(files, {marks}) AS score FROM files"  # noqa: S608 - marks only
            " JOIN view_files v ON v.view_id=? AND v.blob_id=files.rowid"
            " WHERE files MATCH ? ORDER BY score DESC, v.path LIMIT ?",
            (*weights, self._view, match, most),
        ).fetchall()

    def definitions(
        self, match: str, weights: tuple[float, ...], most: int
    ) -> list[tuple[str, int, float]]:
        """Paths, numbers of documents, and scores, best first."""
        marks = ",".join("?" * len(weights))
        return self._connection.execute(
            "SELECT v.path, definitions.rowid,"  # noqa: S608 - marks only
            f" -bm25(definitions, {marks}) AS score FROM definitions"
            f" JOIN view_files v ON v.view_id=? AND v.blob_id=definitions.rowid >> {SCOPE_BITS}"
            " WHERE definitions MATCH ? ORDER BY score DESC, v.path, definitions.rowid LIMIT ?",
            (*weights, self._view, match, most),
        ).fetchall()

    def paths(self, match: str, most: int) -> list[tuple[str, float]]:
        """Paths whose own parts match, with scores, best first."""
        return self._connection.execute(
            "SELECT k.path, -bm25(paths) AS score FROM paths JOIN known_paths k ON k.id=paths.rowid"
            " WHERE paths MATCH ? AND EXISTS(SELECT 1 FROM view_files v WHERE v.view_id=?"
            " AND v.path=k.path) ORDER BY score DESC, k.path LIMIT ?",
            (match, self._view, most),
        ).fetchall()

    def holding(self, table: Table, stem: str, rows: Collection[int]) -> set[int]:
        """Which of these documents hold a stem in any field."""
        found = self._connection.execute(_HOLDING[table], (f'"{stem}"',))
        return {row for (row,) in found if row in rows}


def _opened(directory: Path, tree: SourceTree, book: FactBook) -> RecallStore:
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    connection = sqlite3.connect(
        directory / FILE, timeout=60, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=OFF")  # all of it can be made again
        digest = f"{EXTRACTOR_VERSION}:{tree.snapshot.tree_digest}"
        view = _view(connection, tree.label, digest)
        if view is None:
            with _exclusively(directory):
                view = _update(connection, tree, book, digest)
        changes = _changes(connection, tree)
    except BaseException:
        connection.close()
        raise
    return RecallStore(connection, view, changes)


def _changes(connection: sqlite3.Connection, tree: SourceTree) -> tuple[PastChange, ...]:
    head = tree.snapshot.commit
    if head is None:
        return ()
    row = connection.execute("SELECT changes FROM history WHERE head=?", (head,)).fetchone()
    if row is not None:
        try:
            return unpacked(row[0])
        except (ValueError, zlib.error) as error:
            raise sqlite3.DatabaseError(f"history is damaged: {error}") from error
    changes = recent_changes(tree)
    connection.execute("INSERT OR REPLACE INTO history VALUES(?,?)", (head, packed(changes)))
    return changes


def _view(connection: sqlite3.Connection, label: str, digest: str) -> int | None:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name='definitions'").fetchone():
        return None
    row = connection.execute(
        "SELECT id FROM views WHERE label=? AND digest=?", (label, digest)
    ).fetchone()
    return int(row[0]) if row else None


@contextmanager
def _exclusively(directory: Path) -> Iterator[None]:
    """One builder at a time: a second process waits, then finds the work done."""
    with (directory / "recall.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _update(connection: sqlite3.Connection, tree: SourceTree, book: FactBook, digest: str) -> int:
    connection.executescript(_TABLES)
    known = {
        (blob, reader): number
        for number, blob, reader in connection.execute("SELECT id, blob, reader FROM blobs")
    }
    connection.execute("BEGIN IMMEDIATE")
    rows: list[tuple[int, RepoPath]] = []
    n_added = 0
    for path in book.blobs:
        file = tree.files.get(path)
        if file is None:
            continue
        # The same bytes are read in another way under another suffix, or as a test.
        reader = f"{EXTRACTOR_VERSION}{suffix_of(path)}:{origin_of(path).value}"
        key = (str(file.blob), reader)
        number = known.get(key)
        if number is None:
            try:
                text = tree.read(path).decode("utf-8", "replace")
            except FileUnreadable:
                continue
            number = known[key] = _add(connection, key, path, text, book)
            n_added += 1
            if n_added % _FILES_PER_COMMIT == 0:
                connection.execute("COMMIT")
                connection.execute("BEGIN IMMEDIATE")
        rows.append((number, path))
    _add_paths(connection, [path for _, path in rows])
    view = _set_view(connection, tree.label, digest, rows)
    connection.execute("COMMIT")
    return view


def _add(
    connection: sqlite3.Connection, key: tuple[str, str], path: RepoPath, text: str, book: FactBook
) -> int:
    added = connection.execute("INSERT INTO blobs(blob, reader) VALUES(?,?)", key)
    number = added.lastrowid
    assert number is not None  # noqa: S101 - a row was just added
    said = documents_of(path, text, book.definitions_in(path))
    connection.execute(
        "INSERT INTO files(rowid, names, doc, strings, body) VALUES(?,?,?,?,?)",
        (number, *said.file),
    )
    connection.executemany(
        "INSERT INTO definitions(rowid, name, scope, signature, doc, strings, body)"
        " VALUES(?,?,?,?,?,?,?)",
        [(number << SCOPE_BITS | no, *one) for no, one in said.definitions],
    )
    return number


def _add_paths(connection: sqlite3.Connection, paths: list[RepoPath]) -> None:
    known = {path for (path,) in connection.execute("SELECT path FROM known_paths")}
    for path in paths:
        if path not in known:
            added = connection.execute("INSERT INTO known_paths(path) VALUES(?)", (path,))
            stems = " ".join(name_stems(part) for part in path.rpartition(".")[0].split("/"))
            connection.execute(
                "INSERT INTO paths(rowid, path) VALUES(?,?)", (added.lastrowid, stems)
            )


def _set_view(
    connection: sqlite3.Connection, label: str, digest: str, rows: list[tuple[int, RepoPath]]
) -> int:
    found = connection.execute("SELECT id FROM views WHERE label=?", (label,)).fetchone()
    if found:
        view = int(found[0])
        connection.execute("UPDATE views SET digest=? WHERE id=?", (digest, view))
        connection.execute("DELETE FROM view_files WHERE view_id=?", (view,))
    else:
        added = connection.execute("INSERT INTO views(label, digest) VALUES(?,?)", (label, digest))
        view = int(added.lastrowid or 0)
    connection.executemany(
        "INSERT INTO view_files VALUES(?,?,?)", [(view, blob, path) for blob, path in rows]
    )
    return view
