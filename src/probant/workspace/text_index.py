"""A trigram index of a large tree's text: which files could hold a word, never which do.

It only narrows a search; every hit is found again by reading. Files it does not know are searched
directly, so it may be old, partial or missing without changing any answer.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path

from probant.errors import FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.occupancy import repository_key
from probant.workspace.snapshot import SourceTree

FILE = "text-1.db"

MIN_FILES = 2_000
"""A smaller tree is scanned faster than it is looked up."""

_MAX_TRIGRAMS = 12
_FILES_PER_COMMIT = 200

_TABLES = """
CREATE TABLE IF NOT EXISTS blobs(id INTEGER PRIMARY KEY, blob TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS covered(label TEXT PRIMARY KEY, digest TEXT NOT NULL);
CREATE VIRTUAL TABLE IF NOT EXISTS texts USING
  fts5(body, content='', tokenize='trigram', detail=none);
"""

Progress = Callable[[int, int], None]


class TextIndex:
    """Narrows searches of one tree."""

    def __init__(self, tree: SourceTree, path: Path) -> None:
        self._tree = tree
        self._path = path
        self._connection: sqlite3.Connection | None = None

    @staticmethod
    def of(tree: SourceTree, cache_dir: Path) -> TextIndex:
        return TextIndex(tree, cache_dir / "facts" / repository_key(tree.identity) / FILE)

    def refresh(self, progress: Progress | None = None) -> int:
        """Add what is missing; how many texts were added. Small trees get no index."""
        if len(self._tree.files) < MIN_FILES:
            return 0
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        connection = self._open()
        connection.executescript(_TABLES)
        if self._is_covered(connection):
            return 0
        known = {blob for (blob,) in connection.execute("SELECT blob FROM blobs")}
        missing = {f.blob: path for path, f in self._tree.files.items() if f.blob not in known}
        n_added = 0
        connection.execute("BEGIN IMMEDIATE")
        for blob, path in missing.items():
            try:
                text = self._tree.read(path).decode("utf-8", "replace")
            except FileUnreadable:
                continue
            added = connection.execute("INSERT OR IGNORE INTO blobs(blob) VALUES(?)", (blob,))
            if added.rowcount:
                connection.execute(
                    "INSERT INTO texts(rowid, body) VALUES(?,?)", (added.lastrowid, text)
                )
            n_added += 1
            if n_added % _FILES_PER_COMMIT == 0:
                connection.execute("COMMIT")
                connection.execute("BEGIN IMMEDIATE")
                if progress is not None:
                    progress(n_added, len(missing))
        if n_added == len(missing):
            digest = self._tree.snapshot.tree_digest
            connection.execute(
                "INSERT OR REPLACE INTO covered VALUES(?,?)", (self._tree.label, digest)
            )
        connection.execute("COMMIT")
        return n_added

    def candidates(self, words: Sequence[str]) -> list[RepoPath] | None:
        """Files that could hold all these words, by path; None where nothing can be ruled out."""
        match = " AND ".join(dict.fromkeys(part for word in words for part in _trigrams(word)))
        if not match or not self._path.is_file():
            return None
        try:
            return self._narrowed(self._open(), match)
        except sqlite3.DatabaseError:
            self._path.unlink(missing_ok=True)  # damaged: searching everything is always right
            return None

    def _narrowed(self, connection: sqlite3.Connection, match: str) -> list[RepoPath]:
        hits = {
            blob
            for (blob,) in connection.execute(
                "SELECT blob FROM texts JOIN blobs ON blobs.id=texts.rowid WHERE texts MATCH ?",
                (match,),
            )
        }
        if self._is_covered(connection):
            return sorted(path for blob in hits for path in self._paths_by_blob.get(blob, ()))
        known = {blob for (blob,) in connection.execute("SELECT blob FROM blobs")}
        return sorted(
            path
            for blob, paths in self._paths_by_blob.items()
            if blob in hits or blob not in known
            for path in paths
        )

    def _is_covered(self, connection: sqlite3.Connection) -> bool:
        """Whether every text of this very snapshot was added."""
        row = connection.execute(
            "SELECT digest FROM covered WHERE label=?", (self._tree.label,)
        ).fetchone()
        return row is not None and row[0] == self._tree.snapshot.tree_digest

    @cached_property
    def _paths_by_blob(self) -> dict[str, list[RepoPath]]:
        found: dict[str, list[RepoPath]] = {}
        for path, file in self._tree.files.items():
            found.setdefault(file.blob, []).append(path)
        return found

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, timeout=60, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute("PRAGMA synchronous=NORMAL")
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def drop_if_stale(directory: Path, live: Collection[str], file: str = FILE) -> bool:
    """Remove an index if most of what it knows is in no tree; it cannot forget single texts.

    The caller is alone with it, and lets it be made again. Any index with a table of `blobs` will
    do: full-text tables without their content cannot delete.
    """
    path = directory / file
    if not path.is_file():
        return False
    try:
        with closing(sqlite3.connect(path)) as connection:
            known = {blob for (blob,) in connection.execute("SELECT blob FROM blobs")}
        is_stale = 2 * len(known.difference(live)) > len(known)
    except sqlite3.DatabaseError:
        is_stale = True
    if is_stale:
        for part in directory.glob(f"{file}*"):
            part.unlink(missing_ok=True)
    return is_stale


def _trigrams(word: str) -> list[str]:
    parts = [word[at : at + 3] for at in range(len(word) - 2)][:_MAX_TRIGRAMS]
    return ['"' + part.replace('"', '""') + '"' for part in parts]
