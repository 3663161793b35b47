"""The words of a large tree's files: which files could hold a text, never which do.

It only narrows a search; every hit is found again by reading. Files it does not know are searched
directly, so it may be old, partial or missing without changing any answer. Words are runs of ASCII
letters, digits and `_`, without case; a part of one is looked for in the sorted list of all words.
"""

from __future__ import annotations

import re
import sqlite3
from array import array
from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing
from functools import cached_property
from itertools import accumulate, chain, pairwise, repeat
from pathlib import Path
from typing import NamedTuple

from probant.vocabulary.source import RepoPath
from probant.workspace.occupancy import repository_key
from probant.workspace.snapshot import SourceTree

FILE = "text-2.db"

MIN_FILES = 2_000
"""A smaller tree is scanned faster than it is looked up."""

MAX_PLACES = 1_000_000
MAX_FILES = 1 << 16
"""How many words of files, and how many files, are gathered before they are written."""

_MIN_CHARS = 3
_MAX_HOLDERS = 4_000
"""A part of so many words narrows too little to be worth the look."""

_MAX_KEPT_BYTES = 10_000_000
"""Lists of words that are larger are read for each search."""

_TABLES = """
CREATE TABLE IF NOT EXISTS blobs(id INTEGER PRIMARY KEY, blob TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS covered(label TEXT PRIMARY KEY, digest TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS segments(first INTEGER PRIMARY KEY, n_files INTEGER NOT NULL,
  words BLOB NOT NULL, ends BLOB NOT NULL, places BLOB NOT NULL);
"""

_SMALL = bytes(
    ord(chr(byte).lower()) if byte < 128 and (chr(byte).isalnum() or byte == 95) else 32
    for byte in range(256)
)
_FOLDED = tuple(
    zip(map(str.encode, "\u017f\u212a\u0130\u0131"), (b"s", b"k", b"i", b"i"), strict=True)
)
"""The only other characters that count as ASCII letters where case does not."""


def words_of(raw: bytes) -> bytes:
    """Every word of a text once, in lower case, separated by spaces."""
    if not raw.isascii():
        for odd, plain in _FOLDED:
            if odd[:1] in raw:  # one byte is found ten times as fast as two
                raw = raw.replace(odd, plain)
    return b" ".join(set(raw.translate(_SMALL).split()))


class Segment(NamedTuple):
    """The words of `n_files` files that were added together, numbered from `first`.

    `words` are sorted, each behind a newline; `ends` tells of each where it ends in `words`, then
    of each where its files end in `places`, which holds numbers from 0.
    """

    first: int
    n_files: int
    words: bytes
    ends: array[int]

    def holders(self, part: bytes) -> Iterator[int]:
        """The numbers of the words that contain a part."""
        n_words = len(self.ends) // 2
        at = self.words.find(part)
        while at >= 0:
            number = bisect_right(self.ends, at, 0, n_words)
            yield number
            at = self.words.find(part, self.ends[number])

    def span(self, number: int) -> tuple[int, int]:
        """Where the files of a word stand in `places`."""
        at = len(self.ends) // 2 + number
        return (self.ends[at - 1] if number else 0), self.ends[at]


class TextIndex:
    """Narrows searches of one tree."""

    def __init__(self, tree: SourceTree, path: Path) -> None:
        self._tree = tree
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._segments: tuple[int, list[Segment]] = (-1, [])
        self._blobs: list[str] = []
        self._files_by_word: defaultdict[bytes, list[int]] = defaultdict(list)
        self._n_places = 0

    @staticmethod
    def of(tree: SourceTree, cache_dir: Path) -> TextIndex:
        return TextIndex(tree, cache_dir / "facts" / repository_key(tree.identity) / FILE)

    # Adding

    def missing(self) -> dict[str, RepoPath]:
        """A path for each text that is not there yet. Small trees get no index."""
        if len(self._tree.files) < MIN_FILES:
            return {}
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            return self._missing()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            self._drop()
            return self._missing()

    def _missing(self) -> dict[str, RepoPath]:
        connection = self._open()
        connection.executescript(_TABLES)
        if self._is_covered(connection):
            return {}
        known = {blob for (blob,) in connection.execute("SELECT blob FROM blobs")}
        return {f.blob: path for path, f in self._tree.files.items() if f.blob not in known}

    def add(self, blob: str, words: bytes) -> None:
        """What `words_of` made of a text; written with others, at the latest by `flush`."""
        number = len(self._blobs)
        self._blobs.append(blob)
        every = words.split()
        # One loop that no step of the interpreter is part of: a tree has a million places.
        _exhaust(map(list.append, map(self._files_by_word.__getitem__, every), repeat(number)))
        self._n_places += len(every)
        if self._n_places >= MAX_PLACES or len(self._blobs) == MAX_FILES:
            self.flush()

    def flush(self) -> None:
        """Write what was added."""
        if not self._blobs:
            return
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        (first,) = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM blobs").fetchone()
        connection.executemany("INSERT INTO blobs VALUES(?,?)", enumerate(self._blobs, first))
        _write(connection, first, len(self._blobs), self._files_by_word)
        _merge_last(connection)
        connection.execute("COMMIT")
        self._blobs, self._files_by_word, self._n_places = [], defaultdict(list), 0
        self._segments = (-1, [])

    def cover(self) -> None:
        """Note that every text of this snapshot was added."""
        self._open().execute(
            "INSERT OR REPLACE INTO covered VALUES(?,?)",
            (self._tree.label, self._tree.snapshot.tree_digest),
        )

    # Looking up

    def candidates(self, words: Sequence[str]) -> list[RepoPath] | None:
        """Files that could hold all these words, by path; None where nothing can be ruled out."""
        parts = {part.lower().encode() for word in words for part in _PARTS.findall(word)}
        if not parts or not self._path.is_file():
            return None
        try:
            connection = self._open()
            connection.execute("BEGIN")  # one state of it: another process may be adding
            try:
                return self._narrowed(connection, parts)
            finally:
                connection.rollback()
        except sqlite3.DatabaseError as error:
            if is_damaged(error):
                self._drop()
            return None  # locked, or not made yet: searching everything is always right

    def _narrowed(
        self, connection: sqlite3.Connection, parts: Collection[bytes]
    ) -> list[RepoPath] | None:
        ids: list[int] = []
        for segment in self._loaded(connection):
            found = self._files_with(connection, segment, parts)
            if found is None:
                return None
            ids += found
        hits = {
            blob
            for number in ids
            for (blob,) in connection.execute("SELECT blob FROM blobs WHERE id=?", (number,))
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

    def _loaded(self, connection: sqlite3.Connection) -> Iterable[Segment]:
        """All segments; those of most trees stay in memory while nobody adds to them."""
        (version,) = connection.execute("PRAGMA data_version").fetchone()
        (n_bytes,) = connection.execute("SELECT sum(length(words)) FROM segments").fetchone()
        if (n_bytes or 0) > _MAX_KEPT_BYTES:
            return _segments(connection)
        if self._segments[0] != version:
            self._segments = (version, list(_segments(connection)))
        return self._segments[1]

    def _files_with(
        self, connection: sqlite3.Connection, segment: Segment, parts: Collection[bytes]
    ) -> set[int] | None:
        """The files of a segment that hold every part in some word; None if no part narrows."""
        found: set[int] | None = None
        for part in sorted(parts, key=len, reverse=True):
            holders = list(segment.holders(part))
            if len(holders) > _MAX_HOLDERS:
                continue
            files = {segment.first + number for number in _places(connection, segment, holders)}
            found = files if found is None else found & files
            if not found:
                break
        return found

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
            self._connection.execute("PRAGMA page_size=32768")
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute("PRAGMA synchronous=NORMAL")
        return self._connection

    def _drop(self) -> None:
        """Damaged: what was in it can be made again."""
        self.close()
        for part in self._path.parent.glob(f"{self._path.name}*"):
            part.unlink(missing_ok=True)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._segments = (-1, [])


_exhaust = deque[None](maxlen=0).extend
_PARTS = re.compile(rf"[A-Za-z0-9_]{{{_MIN_CHARS},}}")


def _numbers(width: str, raw: bytes) -> array[int]:
    found = array(width)
    found.frombytes(raw)
    return found


def _segments(connection: sqlite3.Connection) -> Iterator[Segment]:
    rows = connection.execute("SELECT first, n_files, words, ends FROM segments ORDER BY first")
    for first, n_files, words, ends in rows:
        yield Segment(first, n_files, words, _numbers("I", ends))


def _places(
    connection: sqlite3.Connection, segment: Segment, numbers: Sequence[int]
) -> Iterator[int]:
    """The files of these words of a segment; no more of it is read."""
    if not numbers:
        return
    with connection.blobopen("segments", "places", segment.first, readonly=True) as places:
        for number in numbers:
            start, end = segment.span(number)
            places.seek(2 * start)
            yield from _numbers("H", places.read(2 * (end - start)))


def _write(
    connection: sqlite3.Connection, first: int, n_files: int, files_by_word: dict[bytes, list[int]]
) -> None:
    words = sorted(files_by_word)
    files = [*map(files_by_word.__getitem__, words)]
    ends = array("I", accumulate(map((1).__add__, map(len, words))))
    ends.extend(accumulate(map(len, files)))
    places = array("H", chain.from_iterable(files))
    text = b"\n".join((b"", *words))
    row = (first, n_files, text, ends.tobytes(), places.tobytes())
    connection.execute("INSERT OR REPLACE INTO segments VALUES(?,?,?,?,?)", row)


def _merge_last(connection: sqlite3.Connection) -> None:
    """Put the last two segments together while the newer is not much smaller: few are left."""
    while True:
        rows = connection.execute(
            "SELECT first, n_files, words, ends FROM segments ORDER BY first DESC LIMIT 2"
        ).fetchall()
        if len(rows) < 2 or rows[1][1] > 2 * rows[0][1]:
            return
        newer, older = (Segment(a, n, text, _numbers("I", ends)) for a, n, text, ends in rows)
        n_files = newer.first + newer.n_files - older.first
        if n_files > MAX_FILES or max(older.ends[-1:]) + max(newer.ends[-1:]) > MAX_PLACES:
            return
        merged: defaultdict[bytes, list[int]] = defaultdict(list)
        for one in (older, newer):
            words = one.words.split(b"\n")[1:]
            every = list(_places(connection, one, range(len(words))))
            spans = pairwise([0, *one.ends[len(words) :]])
            for word, (start, end) in zip(words, spans, strict=True):
                moved = (number + one.first - older.first for number in every[start:end])
                merged[word].extend(moved)
        connection.execute("DELETE FROM segments WHERE first=?", (newer.first,))
        _write(connection, older.first, n_files, merged)


def is_damaged(error: sqlite3.DatabaseError) -> bool:
    """Whether the file itself is broken. One that is full, locked or read-only must not be dropped:
    somebody else may be writing it."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


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
    except sqlite3.DatabaseError as error:
        is_stale = is_damaged(error)
    if is_stale:
        for part in directory.glob(f"{file}*"):
            part.unlink(missing_ok=True)
    return is_stale
