"""The questions other stages may ask the index of one snapshot.

Plain reads: what is written where. What a name is bound to across files is `resolution`.
"""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from probant.errors import IndexCorrupt
from probant.facts.reading.trouble import EVERYWHERE, Troubles
from probant.facts.reading.trouble import read as read_troubles
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import Trait
from probant.facts.store import folded, not_waiting
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

_DEF = """SELECT f.path, d.blob_id, d.no, d.parent, n.text, d.qualified, d.kind, d.line,
  d.first_line, d.last_line, d.traits, d.details FROM """
_CALLED = """SELECT f.path, c.blob_id FROM names n CROSS JOIN called c ON c.name_id=n.id
  CROSS JOIN view_files f ON f.view_id=? AND f.blob_id=c.blob_id WHERE n.text=?"""
_IMPORT = """SELECT f.path, i.blob_id, i.no, i.scope, i.form, i.module, i.name, i.bound, i.line,
  i.last_line FROM """
_BASE = """SELECT f.path, b.blob_id, b.owner, b.ordinal, n.text, b.expression, b.relation,
  b.owner_text, b.line FROM """
_BOUND = "SELECT DISTINCT i.bound FROM imports i"
_EXPORTED = "SELECT DISTINCT e.name FROM exports e"
_SECOND = "SELECT DISTINCT a.bound FROM aliases a"
_HELD = "SELECT 1 FROM attributes a"
_ALIAS = "SELECT f.path, a.line FROM aliases a"
_N_VALUES = 500
"""How many values one statement takes."""
_N_KEPT_ROWS = 100_000
"""How many rows of one sort a book remembers, however long it is open."""
_LAST = "\U0010ffff"
"""Sorts behind every name."""

_IN_VIEW = " CROSS JOIN view_files f ON f.view_id=? AND f.blob_id="


class _Guarded:
    """Reads whole results; damage in the file is told as such, for the index can be made again."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[object]) -> _Rows:
        try:
            return _Rows(self._connection.execute(statement, values).fetchall())
        except sqlite3.DatabaseError as error:
            raise IndexCorrupt(f"the index is damaged: {error}") from error


class _Rows(list[tuple[Any, ...]]):
    """A whole result, read like a cursor."""

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self

    def fetchone(self) -> tuple[Any, ...] | None:
        return self[0] if self else None


K = TypeVar("K")
V = TypeVar("V")

_StoredCall: TypeAlias = list[Any]
"""As `to_store` wrote it; the number of arguments is left out where it is not told."""


def _call(path: RepoPath, blob: int, no: int, row: _StoredCall) -> CallFact:
    caller, name, text, line, below, *rest = row
    return CallFact(path, blob, no, caller, name, text or name, line, line + below, *rest)


def _decoded(rows: list[tuple[Any, ...]]) -> list[_StoredCall]:
    try:
        found: list[_StoredCall] = json.loads(zlib.decompress(rows[0][0]))
    except (IndexError, TypeError, ValueError, zlib.error) as error:
        raise IndexCorrupt("the index has lost the calls of a file") from error
    return found


class _Kept(dict[K, list[V]]):
    """Lists of rows that were asked for; forgotten together once there are too many of them."""

    n_rows = 0

    def keep(self, key: K, rows: list[V]) -> list[V]:
        self.n_rows += len(rows) + 1
        if self.n_rows > _N_KEPT_ROWS:
            self.clear()
            self.n_rows = len(rows) + 1
        self[key] = rows
        return rows


class FactBook:
    """One view of the index."""

    def __init__(self, connection: sqlite3.Connection, view: int) -> None:
        self._connection = _Guarded(connection)
        self._writable = connection
        self._view = view
        self._calls_by_blob: _Kept[int, _StoredCall] = _Kept()
        self._imports_by_path: _Kept[str, ImportFact] = _Kept()
        self._defs_by_name: _Kept[str, DefFact] = _Kept()
        self._defs_by_no: _Kept[tuple[str, int, int], DefFact] = _Kept()

    def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(statement, values).fetchall()

    # What was worked out of a file's content while answering

    def computed_names(self, keys: Sequence[str], version: int) -> dict[str, str]:
        """What `keep_computed_names` was given for contents, but for those nobody asked about."""
        found: dict[str, str] = {}
        for at in range(0, len(keys), _N_VALUES):
            some = keys[at : at + _N_VALUES]
            marks = ",".join("?" * len(some))
            statement = (
                "SELECT key, rows FROM computed JOIN blobs ON id=blob_id"  # noqa: S608 - marks only
                f" WHERE version=? AND key IN ({marks})"
            )
            found.update(self._rows(statement, version, *some))
        return found

    def keep_computed_names(self, rows_by_key: Mapping[str, str], version: int) -> None:
        """Where another process is writing nothing is kept: it can be worked out again."""
        statement = "INSERT OR REPLACE INTO computed SELECT id, ?, ? FROM blobs WHERE key=?"
        rows = [(version, text, key) for key, text in rows_by_key.items()]
        with suppress(sqlite3.OperationalError), not_waiting(self._writable) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(statement, rows)
            connection.execute("COMMIT")

    # Files

    @cached_property
    def blobs(self) -> dict[RepoPath, int]:
        """Every indexed path with the number of its content."""
        return dict(
            self._connection.execute(
                "SELECT path, blob_id FROM view_files WHERE view_id=?", (self._view,)
            )
        )

    def blob(self, path: str) -> int | None:
        row = self._connection.execute(
            "SELECT blob_id FROM view_files WHERE view_id=? AND path=?", (self._view, path)
        ).fetchone()
        return int(row[0]) if row else None

    def status(self, path: str) -> str:
        """'' when the parser understood the whole file."""
        row = self._connection.execute(
            "SELECT status FROM view_files f JOIN blobs b ON b.id=f.blob_id"
            " WHERE f.view_id=? AND f.path=?",
            (self._view, path),
        ).fetchone()
        return str(row[0]) if row else "not_indexed"

    def troubles(self, path: str) -> Troubles:
        """First and last lines of what the parser could not place; everything if it is not told."""
        if not self.status(path):
            return ()
        return read_troubles(self._told(path, "troubled") or "") or EVERYWHERE

    def language(self, path: str) -> str | None:
        """What the file turned out to be written in; None if it is not indexed."""
        return self._told(path, "language")

    def package(self, path: str) -> str:
        """The package the file says it belongs to, '' where its language has none."""
        return self._told(path, "package") or ""

    def _told(self, path: str, column: str) -> str | None:
        row = self._connection.execute(
            f"SELECT b.{column} FROM view_files f JOIN blobs b ON b.id=f.blob_id"  # noqa: S608
            " WHERE f.view_id=? AND f.path=?",
            (self._view, path),
        ).fetchone()
        return row[0] if row else None

    def files_of_package(self, package: str) -> list[RepoPath]:
        """Files that say they belong to this very package."""
        rows = self._rows(
            "SELECT f.path FROM blobs b CROSS JOIN view_files f ON f.view_id=? AND f.blob_id=b.id"
            " WHERE b.package=? AND b.package<>'' ORDER BY f.path",
            self._view,
            package,
        )
        return [RepoPath(path) for (path,) in rows]

    def languages(self) -> dict[str, int]:
        """How many files of each language are indexed."""
        rows = self._rows(
            "SELECT b.language, count(*) FROM view_files f JOIN blobs b ON b.id=f.blob_id"
            " WHERE f.view_id=? GROUP BY b.language ORDER BY b.language",
            self._view,
        )
        return dict(rows)

    def partly_parsed(self) -> list[tuple[RepoPath, str]]:
        return [
            (RepoPath(path), status)
            for path, status in self._connection.execute(
                "SELECT f.path, b.status FROM blobs b CROSS JOIN view_files f ON f.view_id=?"
                " AND f.blob_id=b.id WHERE b.status<>'' ORDER BY f.path",
                (self._view,),
            )
        ]

    # Definitions

    def definitions(self, name: str) -> list[DefFact]:
        """Every definition of exactly this identifier, by path and line."""
        if name not in self._defs_by_name:
            self._defs_by_name.keep(name, self.definitions_of([name]))
        return list(self._defs_by_name[name])

    def learn(self, names: Iterable[str]) -> None:
        """Look up the definitions of many identifiers at once, for whoever asks for each later."""
        found: dict[str, list[DefFact]] = {
            one: [] for one in names if one not in self._defs_by_name
        }
        for fact in self.definitions_of(list(found)):
            found[fact.name].append(fact)
        for name, facts in found.items():
            self._defs_by_name.keep(name, facts)

    def definitions_spelled_like(self, words: str) -> list[DefFact]:
        """Definitions whose name is these words in any spelling."""
        names = self._connection.execute(
            "SELECT n.text FROM folds o JOIN names n ON n.id=o.name_id WHERE o.folded=?",
            (folded(words),),
        ).fetchall()
        return [fact for (name,) in sorted(names) for fact in self.definitions(name)]

    def names_like(self, part: str, limit: int) -> list[str]:
        """Defined names that hold this part, spelling-neutral."""
        rows = self._connection.execute(
            "SELECT DISTINCT n.text FROM folds o JOIN names n ON n.id=o.name_id"
            " WHERE instr(o.folded, ?) ORDER BY length(n.text), n.text LIMIT ?",
            (folded(part), limit),
        )
        return [name for (name,) in rows]

    def names_holding(self, parts: Sequence[str]) -> list[str]:
        """Every name defined in this snapshot that holds one of these parts, spelling-neutral."""
        if not parts:
            return []
        held = " OR ".join(["instr(o.folded, ?)"] * len(parts))
        rows = self._rows(
            f"SELECT DISTINCT n.text FROM folds o JOIN names n ON n.id=o.name_id WHERE ({held})"  # noqa: S608 - marks only
            " AND EXISTS(SELECT 1 FROM defs d" + _IN_VIEW + "d.blob_id WHERE d.name_id=o.name_id)",
            *parts,
            self._view,
        )
        return [name for (name,) in rows]

    def definitions_of(self, names: Sequence[str]) -> list[DefFact]:
        """Every definition of any of these identifiers, by path and line."""
        found: list[DefFact] = []
        for start in range(0, len(names), _N_VALUES):
            some = names[start : start + _N_VALUES]
            marks = ",".join("?" * len(some))
            rows = self._rows(
                _DEF + "names n CROSS JOIN defs d ON d.name_id=n.id" + _IN_VIEW + "d.blob_id"
                f" WHERE n.text IN ({marks})",
                self._view,
                *some,
            )
            found += [DefFact(*row) for row in rows]
        return sorted(found, key=lambda fact: (fact.path, fact.line))

    def names_about(self, name: str, slack: int) -> list[str]:
        """Defined names about as long as this one that begin or end like it, spelling-neutral."""
        plain = folded(name)
        rows = self._connection.execute(
            "SELECT DISTINCT n.text FROM folds o JOIN names n ON n.id=o.name_id"
            " WHERE length(o.folded) BETWEEN ? AND ?"
            " AND (substr(o.folded, 1, 3)=? OR substr(o.folded, -3)=?) ORDER BY n.text",
            (len(plain) - slack, len(plain) + slack, plain[:3], plain[-3:]),
        )
        return [name for (name,) in rows]

    def definitions_in(self, path: str) -> list[DefFact]:
        rows = self._rows(
            _DEF + "view_files f JOIN defs d ON d.blob_id=f.blob_id JOIN names n ON n.id=d.name_id"
            " WHERE f.view_id=? AND f.path=? ORDER BY d.line, d.no",
            self._view,
            path,
        )
        return [DefFact(*row) for row in rows]

    def definition(self, path: RepoPath, blob: int, no: int) -> DefFact | None:
        key = (path, blob, no)
        if key not in self._defs_by_no:
            rows = self._rows(
                _DEF.replace("f.path", "?", 1) + "defs d JOIN names n ON n.id=d.name_id"
                " WHERE d.blob_id=? AND d.no=?",
                *key,
            )
            self._defs_by_no.keep(key, [DefFact(*row) for row in rows])
        return next(iter(self._defs_by_no[key]), None)

    def members(self, path: RepoPath, blob: int, scope: int, name: str) -> list[DefFact]:
        """Definitions of `name` directly in one scope of one file."""
        rows = self._rows(
            _DEF.replace("f.path", "?", 1) + "names n CROSS JOIN defs d ON d.name_id=n.id"
            " AND d.blob_id=? AND d.parent=? WHERE n.text=? ORDER BY d.line",
            path,
            blob,
            scope,
            name,
        )
        return [DefFact(*row) for row in rows]

    def definitions_detailed(self, word: str) -> list[DefFact]:
        """Definitions whose details (decorators, annotations, defaults) hold the word somewhere."""
        rows = self._rows(
            _DEF + "defs d JOIN names n ON n.id=d.name_id" + _IN_VIEW + "d.blob_id"
            " WHERE instr(d.details, ?) ORDER BY f.path, d.line",
            self._view,
            word,
        )
        return [DefFact(*row) for row in rows]

    def type_aliases_of(self, name: str) -> list[DefFact]:
        """Type aliases in whose definition the name stands."""
        rows = self._rows(
            _DEF + "defs d JOIN names n ON n.id=d.name_id" + _IN_VIEW + "d.blob_id"
            " WHERE d.kind='type_alias' AND instr(d.details, ?) ORDER BY f.path, d.line",
            self._view,
            name,
        )
        facts = [DefFact(*row) for row in rows]
        return [f for f in facts if name in re.findall(r"\w+", f.details.annotation or "")]

    def detached_members(self, owner: str) -> list[DefFact]:
        """Members of classes of this name that are written outside them, anywhere."""
        rows = self._rows(
            _DEF + "defs d JOIN names n ON n.id=d.name_id" + _IN_VIEW + "d.blob_id"
            " WHERE d.traits & ? AND (d.qualified GLOB ? OR d.qualified GLOB ?)"
            " ORDER BY f.path, d.line",
            self._view,
            Trait.DETACHED,
            f"{owner}.*",
            f"*.{owner}.*",
        )
        return [DefFact(*row) for row in rows]

    # Calls

    def calls_named(self, name: str) -> list[CallFact]:
        files = self._rows(_CALLED, self._view, name)
        return [
            _call(path, blob, no, row)
            for path, blob in sorted(files)
            for no, row in enumerate(self._call_rows(blob))
            if row[1] == name
        ]

    def calls_in(self, path: RepoPath, blob: int, caller: int) -> list[CallFact]:
        return [
            _call(path, blob, no, row)
            for no, row in enumerate(self._call_rows(blob))
            if row[0] == caller
        ]

    def calls_of_file(self, path: str) -> list[CallFact]:
        blob = self.blob(path)
        if blob is None:
            return []
        rows = enumerate(self._call_rows(blob))
        return [_call(RepoPath(path), blob, no, row) for no, row in rows]

    def _call_rows(self, blob: int) -> list[_StoredCall]:
        """All calls of one file, in the order they stand."""
        known = self._calls_by_blob.get(blob)
        if known is None:
            rows = self._rows("SELECT rows FROM calls WHERE blob_id=?", blob)
            known = self._calls_by_blob.keep(blob, _decoded(rows))
        return known

    # Imports and exports

    def imports_of(self, path: str) -> list[ImportFact]:
        known = self._imports_by_path.get(path)
        if known is None:
            known = self._imports_by_path.keep(path, self._find_imports(path))
        return known

    def _find_imports(self, path: str) -> list[ImportFact]:
        rows = self._rows(
            _IMPORT + "view_files f JOIN imports i ON i.blob_id=f.blob_id"
            " WHERE f.view_id=? AND f.path=? ORDER BY i.no",
            self._view,
            path,
        )
        return [ImportFact(*row) for row in rows]

    def imports_mentioning(self, name: str) -> list[ImportFact]:
        """Imports whose module ends in `name`, or that take `name` from somewhere."""
        found: set[ImportFact] = set()
        for column in ("tail", "name"):
            statement = _IMPORT + "imports i" + _IN_VIEW + f"i.blob_id WHERE i.{column}=?"
            found.update(ImportFact(*row) for row in self._rows(statement, self._view, name))
        return sorted(found)

    def imports_below(self, module: str) -> list[ImportFact]:
        """Imports of something inside a package: `package.part`, `package/part`."""
        statement = _IMPORT + "imports i" + _IN_VIEW + "i.blob_id WHERE i.module>? AND i.module<?"
        rows = [
            row
            for joint in (".", "/", "::")
            for row in self._rows(statement, self._view, module + joint, module + joint + _LAST)
        ]
        return sorted(ImportFact(*row) for row in rows)

    def aliases_of(self, name: str) -> list[Place]:
        """Where something of this name is given a second one."""
        statement = _ALIAS + _IN_VIEW + "a.blob_id WHERE a.name=? ORDER BY f.path, a.line"
        rows = self._rows(statement, self._view, name)
        return [Place(RepoPath(path), LineRange(line, line), name) for path, line in rows]

    def second_names(self, name: str) -> list[str]:
        """Names that are given to something of this name."""
        statement = _SECOND + _IN_VIEW + "a.blob_id WHERE a.name=?"
        return sorted(row[0] for row in self._rows(statement, self._view, name))

    def bases_given(self, name: str) -> list[BaseFact]:
        """Bases that are computed by a call and mention this name."""
        rows = self._rows(
            _BASE + "bases b CROSS JOIN names n ON n.id=b.name_id" + _IN_VIEW + "b.blob_id"
            " WHERE instr(b.expression, '(')>0 AND instr(b.expression, ?)>0"
            " ORDER BY f.path, b.owner, b.ordinal",
            self._view,
            name,
        )
        return [BaseFact(*row) for row in rows]

    def import_aliases(self, name: str) -> list[str]:
        """Other names under which files import this one."""
        statement = _BOUND + _IN_VIEW + "i.blob_id WHERE i.name=? AND i.bound<>i.name"
        return sorted(row[0] for row in self._rows(statement, self._view, name))

    def export_aliases(self, name: str) -> list[str]:
        """Other names under which files export this one."""
        statement = _EXPORTED + _IN_VIEW + "e.blob_id WHERE e.local=? AND e.local<>''"
        return sorted(row[0] for row in self._rows(statement, self._view, name))

    def imports_named(self, name: str) -> list[ImportFact]:
        """Imports of something of this name; '' is a whole module."""
        statement = _IMPORT + "imports i" + _IN_VIEW + "i.blob_id WHERE i.name=?"
        return sorted(ImportFact(*row) for row in self._rows(statement, self._view, name))

    def imports_of_module(self, module: str) -> list[ImportFact]:
        """Imports of exactly this module, as written."""
        statement = _IMPORT + "imports i" + _IN_VIEW + "i.blob_id WHERE i.module=?"
        return sorted(ImportFact(*row) for row in self._rows(statement, self._view, module))

    def all_imports(self) -> list[ImportFact]:
        statement = _IMPORT + "imports i" + _IN_VIEW + "i.blob_id"
        return sorted(ImportFact(*row) for row in self._rows(statement, self._view))

    def star_imports(self, path: str) -> list[ImportFact]:
        return [row for row in self.imports_of(path) if row.name == "*"]

    def is_rebound(self, blob: int, name: str) -> bool:
        """Whether the module binds the name in a way that is neither definition nor import."""
        row = self._connection.execute(
            "SELECT 1 FROM rebound WHERE blob_id=? AND name=?", (blob, name)
        ).fetchone()
        return row is not None

    def exports(self, path: str) -> list[tuple[str, int, str]]:
        """Names the file lists as exported, with their lines and what they stand for."""
        return self._connection.execute(
            "SELECT e.name, e.line, e.local FROM view_files f JOIN exports e ON e.blob_id=f.blob_id"
            " WHERE f.view_id=? AND f.path=? ORDER BY e.no",
            (self._view, path),
        ).fetchall()

    # Classes

    def bases_of(self, fact: DefFact) -> list[BaseFact]:
        rows = self._rows(
            _BASE.replace("f.path", "?", 1) + "bases b JOIN names n ON n.id=b.name_id"
            " WHERE b.blob_id=? AND b.owner=? ORDER BY b.ordinal",
            fact.path,
            fact.blob,
            fact.no,
        )
        return [BaseFact(*row) for row in rows]

    def bases_named(self, name: str) -> list[BaseFact]:
        rows = self._rows(
            _BASE + "names n CROSS JOIN bases b ON b.name_id=n.id" + _IN_VIEW + "b.blob_id"
            " WHERE n.text=? ORDER BY f.path, b.owner",
            self._view,
            name,
        )
        return [BaseFact(*row) for row in rows]

    def bases_ending_in(self, endings: Iterable[str]) -> list[BaseFact]:
        """Bases whose names end so."""
        patterns = [f"*{ending}" for ending in endings]
        either = " OR ".join("n.text GLOB ?" for _ in patterns)
        rows = self._rows(
            _BASE + "bases b CROSS JOIN names n ON n.id=b.name_id" + _IN_VIEW + "b.blob_id"
            f" WHERE {either} ORDER BY f.path, b.owner",
            self._view,
            *patterns,
        )
        return [BaseFact(*row) for row in rows]

    def bases_written_outside(self, name: str) -> list[BaseFact]:
        """Bases given to a class of this name at another place than its own."""
        rows = self._rows(
            _BASE + "bases b CROSS JOIN names n ON n.id=b.name_id" + _IN_VIEW + "b.blob_id"
            " WHERE b.owner=0 AND b.owner_text=? ORDER BY f.path, b.ordinal",
            self._view,
            name,
        )
        return [BaseFact(*row) for row in rows]

    def attribute_types(self, blob: int, owner: int, name: str) -> set[str]:
        """Types written for an attribute of a class; '' among them means one is unknown."""
        rows = self._connection.execute(
            "SELECT type FROM attributes WHERE blob_id=? AND owner=? AND name=?",
            (blob, owner, name),
        )
        return {text for (text,) in rows}

    def has_attribute(self, name: str) -> bool:
        """Whether any class sets an attribute of this name on its instances."""
        statement = _HELD + _IN_VIEW + "a.blob_id WHERE a.name=? LIMIT 1"
        return bool(self._rows(statement, self._view, name))
