"""The index on disk: SQLite tables for rows keyed by blob, and which paths a view holds.

Only statements and row conversions; what to index and when is `index`'s work, questions are
`lookup`'s. No code is ever loaded from the file: rows are numbers and text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from probant.errors import CacheUnwritable
from probant.facts.schema import StoredFacts

SCHEMA_VERSION = 6

TABLES = """
CREATE TABLE IF NOT EXISTS blobs(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
  language TEXT NOT NULL, package TEXT NOT NULL, troubled TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS names(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS folds(folded TEXT NOT NULL, name_id INTEGER NOT NULL,
  PRIMARY KEY(folded, name_id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS defs(blob_id INTEGER, no INTEGER, parent INTEGER, name_id INTEGER, qualified TEXT,
  kind TEXT, line INTEGER, first_line INTEGER, last_line INTEGER, traits INTEGER, details TEXT,
  PRIMARY KEY(blob_id, no)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS imports(blob_id INTEGER, no INTEGER, scope INTEGER, form TEXT, module TEXT,
  tail TEXT, name TEXT, bound TEXT, line INTEGER, last_line INTEGER, PRIMARY KEY(blob_id, no)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calls(blob_id INTEGER PRIMARY KEY, rows BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS called(name_id INTEGER, blob_id INTEGER,
  PRIMARY KEY(name_id, blob_id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bases(blob_id INTEGER, owner INTEGER, ordinal INTEGER, name_id INTEGER,
  expression TEXT, relation TEXT, owner_text TEXT, line INTEGER, PRIMARY KEY(blob_id, owner, ordinal)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS attributes(blob_id INTEGER, owner INTEGER, name TEXT, line INTEGER, type TEXT,
  PRIMARY KEY(blob_id, owner, name, line)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rebound(blob_id INTEGER, name TEXT, PRIMARY KEY(blob_id, name)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS exports(blob_id INTEGER, no INTEGER, name TEXT, line INTEGER, local TEXT,
  PRIMARY KEY(blob_id, no)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS aliases(blob_id INTEGER, no INTEGER, scope INTEGER, bound TEXT, name TEXT,
  line INTEGER, PRIMARY KEY(blob_id, no)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS computed(blob_id INTEGER PRIMARY KEY, version INTEGER NOT NULL, rows TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS views(id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE, digest TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS view_files(view_id INTEGER, path TEXT, blob_id INTEGER,
  PRIMARY KEY(view_id, path)) WITHOUT ROWID;
"""  # noqa: E501 - one table a line reads better than a wrapped one

INDEXES = """
CREATE INDEX IF NOT EXISTS defs_by_name ON defs(name_id);
CREATE INDEX IF NOT EXISTS imports_by_tail ON imports(tail);
CREATE INDEX IF NOT EXISTS imports_by_name ON imports(name);
CREATE INDEX IF NOT EXISTS aliases_by_name ON aliases(name);
CREATE INDEX IF NOT EXISTS bases_by_name ON bases(name_id);
CREATE INDEX IF NOT EXISTS exports_by_local ON exports(local) WHERE local<>'';
CREATE INDEX IF NOT EXISTS bases_outside ON bases(owner_text) WHERE owner=0;
CREATE INDEX IF NOT EXISTS blobs_by_package ON blobs(package) WHERE package<>'';
CREATE INDEX IF NOT EXISTS blobs_partly ON blobs(status) WHERE status<>'';
CREATE INDEX IF NOT EXISTS view_by_blob ON view_files(view_id, blob_id);
"""

_BUSY_SECONDS = 60


def patiently(connection: sqlite3.Connection, statement: str) -> None:
    """Ask again while another process holds the file: this change of mode does not wait itself."""
    last = monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute(statement)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > last:
                raise
            sleep(0.05)
        else:
            return


def connect(directory: Path) -> sqlite3.Connection:
    """Open the index kept in this directory, making it if need be."""
    try:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        connection = sqlite3.connect(
            directory / f"facts-{SCHEMA_VERSION}.db", timeout=_BUSY_SECONDS, isolation_level=None,
            check_same_thread=False,
        )  # fmt: skip
        # A write probe comes with the tables: a read-only cache is told here, not half-way.
        patiently(connection, "PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        connection.execute("PRAGMA cache_size=-32000")
        connection.execute("PRAGMA wal_autocheckpoint=20000")  # a build is checked in as a whole
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name='view_files'").fetchone():
            connection.executescript(TABLES)
    except (OSError, sqlite3.OperationalError) as error:
        raise CacheUnwritable(
            f"the index cannot be written in {directory}: {error}",
            remedy="set PROBANT_CACHE_DIR to a writable directory",
        ) from error
    return connection


@contextmanager
def not_waiting(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """For what may be left undone: a locked file is told at once, and nothing is half-done."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        yield connection
    finally:
        connection.rollback()
        connection.execute(f"PRAGMA busy_timeout={_BUSY_SECONDS * 1000}")


def remove(directory: Path) -> None:
    """Drop the index; everything in it can be made again."""
    for path in directory.glob(f"facts-{SCHEMA_VERSION}.db*"):
        path.unlink(missing_ok=True)


def folded(name: str) -> str:
    """Spelling-neutral form: case and separators do not count."""
    if name.isascii() and name.isidentifier():
        return name.lower().replace("_", "")
    return "".join(ch for ch in name.casefold() if ch.isalnum())


_INSERTS = {
    "blobs": "INSERT INTO blobs VALUES(?,?,?,?,?,?)",
    "defs": "INSERT INTO defs VALUES(?,?,?,?,?,?,?,?,?,?,?)",
    "imports": "INSERT INTO imports VALUES(?,?,?,?,?,?,?,?,?,?)",
    "calls": "INSERT INTO calls VALUES(?,?)",
    "called": "INSERT INTO called VALUES(?,?)",
    "bases": "INSERT INTO bases VALUES(?,?,?,?,?,?,?,?)",
    "attributes": "INSERT OR REPLACE INTO attributes VALUES(?,?,?,?,?)",
    "rebound": "INSERT INTO rebound VALUES(?,?)",
    "exports": "INSERT INTO exports VALUES(?,?,?,?,?)",
    "aliases": "INSERT INTO aliases VALUES(?,?,?,?,?,?)",
}


class Writer:
    """Adds the rows of many files in one transaction at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._names: dict[str, int] = {}
        self._folded: set[str] = set()
        self._next_blob = self._next("blobs")
        self._next_name = self._next("names")
        self._is_fresh = self._next_name == 1

    def _next(self, table: str) -> int:
        statement = f"SELECT coalesce(max(id), 0) + 1 FROM {table}"  # noqa: S608 - fixed names
        number: int = self._connection.execute(statement).fetchone()[0]
        return number

    def add(self, files: Sequence[tuple[str, StoredFacts]]) -> None:
        """Files by blob key. The caller holds the transaction."""
        names = self._intern([facts for _, facts in files])
        rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in _INSERTS}
        for key, facts in files:
            blob = self._next_blob
            self._next_blob += 1
            language = facts.language or key.split(":", 2)[1]
            rows["blobs"].append((blob, key, facts.status, language, facts.package, facts.troubled))
            rows["defs"] += [(blob, d[0], d[1], names[d[2]], *d[3:]) for d in facts.defs]
            rows["imports"] += [(blob, no, *row) for no, row in enumerate(facts.imports)]
            rows["calls"].append((blob, facts.calls))
            rows["called"] += [(names[name], blob) for name in facts.called]
            rows["bases"] += [(blob, b[0], b[1], names[b[2]], *b[3:]) for b in facts.bases]
            rows["attributes"] += [
                (blob, owner, name, line, kind) for owner, name, kind, line in facts.attributes
            ]
            rows["rebound"] += [(blob, name) for name in facts.rebound]
            rows["exports"] += [(blob, no, *row) for no, row in enumerate(facts.exports)]
            rows["aliases"] += [(blob, no, *row) for no, row in enumerate(facts.aliases)]
        for table, statement in _INSERTS.items():
            self._connection.executemany(statement, rows[table])

    def _intern(self, files: Sequence[StoredFacts]) -> dict[str, int]:
        """Numbers for every name in use; names that are defined can be found in any spelling."""
        defined = {row[2] for facts in files for row in facts.defs}
        used = {name for facts in files for name in facts.called}
        used |= {row[2] for facts in files for row in facts.bases}
        unknown = sorted(text for text in defined | used if text not in self._names)
        if not self._is_fresh:
            self._find_names(unknown)
            unknown = [text for text in unknown if text not in self._names]
        numbered = list(enumerate(unknown, self._next_name))
        self._next_name += len(numbered)
        self._names.update((text, number) for number, text in numbered)
        self._connection.executemany("INSERT INTO names VALUES(?,?)", numbered)
        new = defined - self._folded
        self._folded |= new
        self._connection.executemany(
            "INSERT OR IGNORE INTO folds VALUES(?,?)",
            sorted((folded(text), self._names[text]) for text in new),
        )
        return self._names

    def _find_names(self, texts: Sequence[str]) -> None:
        for text in texts:
            row = self._connection.execute("SELECT id FROM names WHERE text=?", (text,)).fetchone()
            if row is not None:
                self._names[text] = int(row[0])


def set_view(
    connection: sqlite3.Connection, label: str, digest: str, files: Sequence[tuple[str, int]]
) -> int:
    """Make the view hold exactly these (path, blob id) pairs; unchanged rows stay untouched."""
    row = connection.execute("SELECT id FROM views WHERE label=?", (label,)).fetchone()
    if row is None:
        cursor = connection.execute("INSERT INTO views(label, digest) VALUES(?,?)", (label, digest))
        view = int(cursor.lastrowid or 0)
    else:
        view = int(row[0])
    wanted = dict(files)
    present = dict(
        connection.execute("SELECT path, blob_id FROM view_files WHERE view_id=?", (view,))
    )
    connection.executemany(
        "DELETE FROM view_files WHERE view_id=? AND path=?",
        [(view, path) for path in present if path not in wanted],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO view_files VALUES(?,?,?)",
        [(view, path, blob) for path, blob in wanted.items() if present.get(path) != blob],
    )
    connection.execute("UPDATE views SET digest=? WHERE id=?", (digest, view))
    return view
