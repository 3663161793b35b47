"""Build and refresh the index of a snapshot: parse what is new, keep what is known.

Facts are keyed by blob id and extractor version, so a branch switch parses only files never seen.
Parsing runs in worker processes; one writer stores. Questions are asked in `lookup`.
"""

from __future__ import annotations

import fcntl
import gc
import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from probant.errors import FileUnreadable, IndexCorrupt
from probant.facts import store
from probant.facts.languages import EXTRACTOR_VERSION, extract, suffix_of, suffixes
from probant.facts.schema import to_store
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath, SourceFile
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:  # the crew brings multiprocessing along: loaded only when there is work for it
    from probant.facts.crew import Job, Parsed

INLINE_BYTES = 400_000
"""Below this much source, starting worker processes costs more than it saves."""

INLINE_FILE_BYTES = 100_000
"""A larger file is parsed where it can be given up: a hostile one may take minutes."""

BATCH_BYTES = 250_000

BATCHES_PER_COMMIT = 20
"""What an interrupt may cost: a second or so of work."""

Progress = Callable[[int, int], None]
"""Called with files done and files to do."""


class IndexState(Record, kw_only=True):
    """What a refresh found and did."""

    n_files: int
    n_parsed: int
    directory: Path


def index_directory(tree: SourceTree, cache_dir: Path) -> Path:
    """Where this repository's index lives; all its worktrees and revisions share it."""
    return cache_dir / "facts" / hashlib.sha256(tree.identity.encode()).hexdigest()[:24]


def refresh(
    tree: SourceTree, cache_dir: Path, *, progress: Progress | None = None
) -> tuple[sqlite3.Connection, int, IndexState]:
    """The connection, the id of the view of this snapshot, and what was done.

    A file that is not an SQLite database, or a damaged one, is dropped and made anew, once.
    """
    directory = index_directory(tree, cache_dir)
    try:
        return _refresh(tree, directory, progress)
    except (sqlite3.DatabaseError, IndexCorrupt):
        store.remove(directory)
        return _refresh(tree, directory, progress)


def _refresh(
    tree: SourceTree, directory: Path, progress: Progress | None
) -> tuple[sqlite3.Connection, int, IndexState]:
    connection = store.connect(directory)
    digest = _digest(tree)
    row = connection.execute("SELECT id, digest FROM views WHERE label=?", (tree.label,)).fetchone()
    if row is not None and row[1] == digest:
        (n_files,) = connection.execute(
            "SELECT count(*) FROM view_files WHERE view_id=?", (row[0],)
        ).fetchone()
        return connection, row[0], IndexState(n_files=n_files, n_parsed=0, directory=directory)
    with _exclusively(directory):
        view, n_files, n_parsed = _update(connection, tree, digest, progress)
    return connection, view, IndexState(n_files=n_files, n_parsed=n_parsed, directory=directory)


def is_current(connection: sqlite3.Connection, view: int, tree: SourceTree) -> bool:
    """Whether a view still shows this snapshot: another process may have moved it on."""
    try:
        row = connection.execute("SELECT digest FROM views WHERE id=?", (view,)).fetchone()
    except sqlite3.DatabaseError:
        return False
    return row is not None and row[0] == _digest(tree)


def _digest(tree: SourceTree) -> str:
    return f"{EXTRACTOR_VERSION}:{tree.snapshot.tree_digest}"


def drop_view(connection: sqlite3.Connection, view: int) -> None:
    """Forget a tree that nobody will ask about again; what its files say is kept.

    Where somebody else writes for long, the view stays until the index is pruned.
    """
    with suppress(sqlite3.OperationalError):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM view_files WHERE view_id=?", (view,))
        connection.execute("DELETE FROM views WHERE id=?", (view,))
        connection.execute("COMMIT")


@contextmanager
def _exclusively(directory: Path) -> Iterator[None]:
    """One builder at a time: a second process waits, then finds the work done."""
    with (directory / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _update(
    connection: sqlite3.Connection, tree: SourceTree, digest: str, progress: Progress | None
) -> tuple[int, int, int]:
    languages = suffixes()
    wanted = {
        path: (f"{EXTRACTOR_VERSION}:{language}:{suffix}:{file.blob}", suffix, file)
        for path, file in tree.files.items()
        if (language := languages.get(suffix := suffix_of(path))) is not None
    }
    known: dict[str, int] = dict(connection.execute("SELECT key, id FROM blobs"))
    missing = {key: (path, suffix, file)
               for path, (key, suffix, file) in wanted.items() if key not in known}  # fmt: skip
    fresh = not known
    if not fresh:
        connection.executescript(store.INDEXES)
    unreadable = _parse_and_store(connection, tree, missing, progress)
    if fresh:
        connection.executescript(store.INDEXES)
    known = dict(connection.execute("SELECT key, id FROM blobs"))
    files = [(path, known[key]) for path, (key, _, _) in wanted.items() if key not in unreadable]
    connection.execute("BEGIN IMMEDIATE")
    # A file that vanished while it was read leaves the view unfinished: the next call looks again.
    view = store.set_view(connection, tree.label, "" if unreadable else digest, files)
    connection.execute("COMMIT")
    return view, len(files), len(missing) - len(unreadable)


def _parse_and_store(
    connection: sqlite3.Connection,
    tree: SourceTree,
    missing: dict[str, tuple[RepoPath, str, SourceFile]],
    progress: Progress | None,
) -> set[str]:
    """Returns the keys of files that could not be read any more."""
    unreadable: set[str] = set()
    if not missing:
        return unreadable

    def batches() -> Iterator[list[Job]]:
        batch: list[Job] = []
        size = 0
        for key, (path, suffix, file) in missing.items():
            try:
                source = tree.read(path)
            except FileUnreadable:
                unreadable.add(key)
                continue
            batch.append((key, suffix, source))
            size += file.size
            if size >= BATCH_BYTES:
                yield batch
                batch, size = [], 0
        if batch:
            yield batch

    writer = store.Writer(connection)
    gc.disable()  # rows make no cycles; collecting while they are written costs a third of the time
    sizes = [file.size for _, _, file in missing.values()]
    is_small = sum(sizes) < INLINE_BYTES and max(sizes) <= INLINE_FILE_BYTES
    n_done = 0
    try:
        connection.execute("BEGIN IMMEDIATE")
        for number, parsed in enumerate(_parsed(batches(), is_small), 1):
            writer.add(parsed)
            if number % BATCHES_PER_COMMIT == 0:
                connection.execute("COMMIT")
                connection.execute("BEGIN IMMEDIATE")
            n_done += len(parsed)
            if progress is not None:
                progress(n_done, len(missing))
        connection.execute("COMMIT")
    finally:
        gc.enable()
    return unreadable


def _parsed(batches: Iterator[list[Job]], is_small: bool) -> Iterator[Parsed]:
    if is_small:
        return (
            [(key, to_store(extract(source, suffix))) for key, suffix, source in batch]
            for batch in batches
        )
    from probant.facts.crew import parse_in_processes

    return parse_in_processes(batches)
