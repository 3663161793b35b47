"""What files say, kept in a database of its own beside the index: full-text tables keyed by blob.

It is brought up to date when somebody searches, not when the index is made: most questions never
need it, and reading every text would make a first index slower by a third. Files that are known
cost nothing again, on any branch or revision. Whatever is in it can be made anew.
"""

from __future__ import annotations

import fcntl
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from heapq import nsmallest
from pathlib import Path
from typing import Literal

from probant.errors import CacheUnwritable, FileUnreadable
from probant.facts.languages import EXTRACTOR_VERSION, suffix_of
from probant.facts.lookup import FactBook
from probant.facts.recall.documents import documents_of, name_stems
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.recall.past import PastChange, packed, recent_changes, unpacked
from probant.facts.store import patiently
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree
from probant.workspace.text_index import is_damaged

FILE = "recall-2.db"

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
_SCORED: dict[Table, str] = {
    "files": "SELECT rowid, -bm25(files, {}) FROM files WHERE files MATCH ? ORDER BY 2 DESC",
    "definitions": "SELECT rowid, -bm25(definitions, {}) FROM definitions"
    " WHERE definitions MATCH ? ORDER BY 2 DESC",
}


class RecallStore:
    """The full-text tables of one repository, seen at one snapshot."""

    def __init__(
        self, connection: sqlite3.Connection, view: int, changes: tuple[PastChange, ...] = ()
    ) -> None:
        self._connection = connection
        self._paths = _paths(connection, view)
        self.changes = changes
        """The last commits before this snapshot, the newest first."""

    @staticmethod
    def open(directory: Path, tree: SourceTree, book: FactBook) -> RecallStore:
        """Up to date for this snapshot. A damaged file is dropped and made anew, once.

        What is there is read without waiting; everything that writes does so alone.
        """
        try:
            known = _known(directory, tree)
            return known or _built_alone(directory, tree, book)
        except (OSError, sqlite3.OperationalError) as error:
            raise CacheUnwritable(
                f"the search index cannot be written in {directory}: {error}",
                remedy="set PROBANT_CACHE_DIR to a writable directory",
            ) from error

    def close(self) -> None:
        self._connection.close()

    def document_scores(
        self, table: Table, match: str, weights: Iterable[float], most: int
    ) -> list[tuple[RepoPath, int, float]]:
        """Paths, numbers of documents, and scores, best first; a higher score is better."""
        shift = SCOPE_BITS if table == "definitions" else 0
        statement = _SCORED[table].format(",".join(map(str, weights)))
        paths = self._paths
        found: list[tuple[RepoPath, int, float]] = []
        least = 0.0
        for row, score in self._connection.execute(statement, (match,)):
            if len(found) >= most and score < least:
                break  # a tie is decided below
            for path in paths.get(row >> shift, ()):
                found.append((path, row, score))
                least = score
        return nsmallest(most, found, key=lambda one: (-one[2], one[0], one[1]))

    def path_scores(self, match: str, most: int) -> list[tuple[RepoPath, float]]:
        """Paths whose own parts match, with scores, best first."""
        present = self._present
        rows = self._connection.execute(
            "SELECT k.path, -bm25(paths) FROM paths JOIN known_paths k ON k.id=paths.rowid"
            " WHERE paths MATCH ?",
            (match,),
        )
        found = [(path, score) for path, score in rows if path in present]
        return nsmallest(most, found, key=lambda one: (-one[1], one[0]))

    @cached_property
    def _present(self) -> frozenset[RepoPath]:
        return frozenset(path for paths in self._paths.values() for path in paths)

    @property
    def n_files(self) -> int:
        return len(self._paths)

    @property
    def n_product_files(self) -> int:
        """How many files of this snapshot are neither tests nor of others."""
        return sum(
            origin_of(path) is Origin.PRODUCT for paths in self._paths.values() for path in paths
        )

    def holding(self, table: Table, match: str) -> set[int]:
        """The numbers of all documents that match, of other snapshots too."""
        return {row for (row,) in self._connection.execute(_HOLDING[table], (match,))}

    def n_files_holding(self, stem: str) -> int:
        """How many files of this snapshot hold a word."""
        return sum(len(self._paths.get(row, ())) for row in self.holding("files", f'"{stem}"'))

    def terms_beginning(self, letters: str) -> list[str]:
        """The words of files that begin so, of other snapshots too."""
        self._connection.execute(
            "CREATE VIRTUAL TABLE IF NOT EXISTS temp.file_terms USING fts5vocab(main, files, row)"
        )
        rows = self._connection.execute(
            "SELECT term FROM temp.file_terms WHERE term >= ? AND term < ?",
            (letters, letters[:-1] + chr(ord(letters[-1]) + 1)),
        )
        return [term for (term,) in rows]

    def paths_of(self, row: int) -> tuple[RepoPath, ...]:
        """Where the document of a definition stands in this snapshot."""
        return self._paths.get(row >> SCOPE_BITS, ())


def _paths(connection: sqlite3.Connection, view: int) -> dict[int, tuple[RepoPath, ...]]:
    found: dict[int, tuple[RepoPath, ...]] = {}
    for blob, path in connection.execute(
        "SELECT blob_id, path FROM view_files WHERE view_id=?", (view,)
    ):
        found[blob] = (*found.get(blob, ()), path)
    return found


def remove(directory: Path) -> None:
    """Drop the search index; everything in it can be made again."""
    with _exclusively(directory):
        _unlink(directory)


def _unlink(directory: Path) -> None:
    for path in directory.glob(f"{FILE}*"):
        path.unlink(missing_ok=True)


def _known(directory: Path, tree: SourceTree) -> RecallStore | None:
    """What is there for this very snapshot; None where something is missing or damaged."""
    connection = None
    try:
        connection = sqlite3.connect(
            f"{(directory / FILE).absolute().as_uri()}?mode=rw",  # one that is gone stays so
            uri=True, timeout=60, isolation_level=None, check_same_thread=False,
        )  # fmt: skip
        connection.execute("BEGIN")  # a view that is replaced meanwhile is seen as it was
        view = _view(connection, tree)
        changes = _changes(connection, tree) if view is not None else None
        if view is not None and changes is not None:
            known = RecallStore(connection, view, changes)
            connection.execute("COMMIT")
            return known
    except sqlite3.DatabaseError:
        pass  # not there, half made, or damaged: whoever is alone with it will see
    if connection is not None:
        connection.close()
    return None


def _built_alone(directory: Path, tree: SourceTree, book: FactBook) -> RecallStore:
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _exclusively(directory):
        try:
            return _built(directory, tree, book)
        except sqlite3.DatabaseError as error:
            if not is_damaged(error):
                raise
            _unlink(directory)
            return _built(directory, tree, book)


def _built(directory: Path, tree: SourceTree, book: FactBook) -> RecallStore:
    connection = sqlite3.connect(
        directory / FILE, timeout=60, isolation_level=None, check_same_thread=False
    )
    try:
        patiently(connection, "PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=OFF")  # all of it can be made again
        connection.executescript(_TABLES)
        view = _view(connection, tree)  # somebody else may have made it meanwhile
        if view is None:
            view = _update(connection, tree, book)
        changes = _changes(connection, tree)
        if changes is None:
            changes = recent_changes(tree)
            connection.execute(
                "INSERT OR REPLACE INTO history VALUES(?,?)",
                (tree.snapshot.commit, packed(changes)),
            )
    except BaseException:
        connection.close()
        raise
    return RecallStore(connection, view, changes)


def _changes(connection: sqlite3.Connection, tree: SourceTree) -> tuple[PastChange, ...] | None:
    """What is kept of the commits before this snapshot; None where nothing readable is."""
    if tree.git is None or tree.snapshot.commit is None:
        return ()
    row = connection.execute(
        "SELECT changes FROM history WHERE head=?", (tree.snapshot.commit,)
    ).fetchone()
    try:
        return unpacked(row[0]) if row else None
    except (ValueError, TypeError, zlib.error):
        return None


def _digest(tree: SourceTree) -> str:
    return f"{EXTRACTOR_VERSION}:{tree.snapshot.tree_digest}"


def _view(connection: sqlite3.Connection, tree: SourceTree) -> int | None:
    row = connection.execute(
        "SELECT id FROM views WHERE label=? AND digest=?", (tree.label, _digest(tree))
    ).fetchone()
    return int(row[0]) if row else None


@contextmanager
def _exclusively(directory: Path) -> Iterator[None]:
    """One writer at a time: a second process waits, then finds the work done."""
    with (directory / "recall.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _update(connection: sqlite3.Connection, tree: SourceTree, book: FactBook) -> int:
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
    view = _set_view(connection, tree.label, _digest(tree), rows)
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
