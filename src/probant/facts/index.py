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

from probant.errors import FileUnreadable, IndexCorrupt
from probant.facts import store
from probant.facts.file_reading import FileRead, Job, read_file
from probant.facts.languages import EXTRACTOR_VERSION, blob_key, suffix_of
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree
from probant.workspace.text_index import TextIndex

INLINE_BYTES = 400_000
"""Below this much source, starting worker processes costs more than it saves."""

INLINE_FILE_BYTES = 100_000
"""A larger file is parsed where it can be given up: a hostile one may take minutes."""

BATCH_BYTES = 250_000

BATCHES_PER_COMMIT = 20
"""What an interrupt may cost: a second or so of work."""

WORDS_WRITTEN_EARLY = 0.75
"""After this share of the files; the workers need not wait for what was gathered by then."""

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
    tree: SourceTree,
    cache_dir: Path,
    *,
    progress: Progress | None = None,
    texts: TextIndex | None = None,
) -> tuple[sqlite3.Connection, int, IndexState]:
    """The connection, the id of the view of this snapshot, and what was done.

    A file that is not an SQLite database, or a damaged one, is dropped and made anew, once. With
    `texts`, the words of every file are added there, and no file is read twice for it.
    """
    directory = index_directory(tree, cache_dir)
    try:
        return _refresh(tree, directory, progress, texts)
    except (sqlite3.DatabaseError, IndexCorrupt):
        store.remove(directory)
        return _refresh(tree, directory, progress, texts)


def _refresh(
    tree: SourceTree, directory: Path, progress: Progress | None, texts: TextIndex | None
) -> tuple[sqlite3.Connection, int, IndexState]:
    connection = store.connect(directory)
    digest = _digest(tree)
    row = connection.execute("SELECT id, digest FROM views WHERE label=?", (tree.label,)).fetchone()
    if row is not None and row[1] == digest and (texts is None or not texts.missing()):
        (n_files,) = connection.execute(
            "SELECT count(*) FROM view_files WHERE view_id=?", (row[0],)
        ).fetchone()
        return connection, row[0], IndexState(n_files=n_files, n_parsed=0, directory=directory)
    with _exclusively(directory):
        view, n_files, n_parsed = _update(connection, tree, digest, progress, texts)
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
    connection: sqlite3.Connection,
    tree: SourceTree,
    digest: str,
    progress: Progress | None,
    texts: TextIndex | None,
) -> tuple[int, int, int]:
    wanted = {
        path: key
        for path, file in tree.files.items()
        if (key := blob_key(path, file.blob)) is not None
    }
    known: dict[str, int] = dict(connection.execute("SELECT key, id FROM blobs"))
    unparsed = {key: path for path, key in wanted.items() if key not in known}
    fresh = not known
    if not fresh:
        connection.executescript(store.INDEXES)
    unreadable = _read_and_store(connection, tree, unparsed, texts, progress)
    if fresh:
        connection.executescript(store.INDEXES)
    known = dict(connection.execute("SELECT key, id FROM blobs"))
    files = [(path, known[key]) for path, key in wanted.items() if key not in unreadable]
    connection.execute("BEGIN IMMEDIATE")
    # A file that vanished while it was read leaves the view unfinished: the next call looks again.
    view = store.set_view(connection, tree.label, "" if unreadable else digest, files)
    connection.execute("COMMIT")
    return view, len(files), len(unparsed) - len(unreadable)


def _read_and_store(
    connection: sqlite3.Connection,
    tree: SourceTree,
    unparsed: dict[str, RepoPath],
    texts: TextIndex | None,
    progress: Progress | None,
) -> set[str]:
    """Returns the keys of files that could not be read any more."""
    wordless = {} if texts is None else texts.missing()
    keys = {path: key for key, path in unparsed.items()}
    blobs = {path: blob for blob, path in wordless.items()}
    # What has words only comes first: it can be written while files are still being parsed.
    paths = sorted(keys.keys() | blobs.keys(), key=lambda path: (path in keys, path))
    unread: set[RepoPath] = set()
    if not paths:
        return set()

    def jobs() -> Iterator[Job]:
        with tree.sweep() as sweep:
            for path in paths:
                try:
                    source = tree.read(path, sweep)
                except FileUnreadable:
                    unread.add(path)
                    continue
                yield Job(keys.get(path, ""), suffix_of(path), blobs.get(path, ""), source)

    writer = store.Writer(connection)
    sizes = [tree.files[path].size for path in paths]
    is_small = sum(sizes) < INLINE_BYTES and max(sizes) <= INLINE_FILE_BYTES
    n_done, n_early = 0, int(len(paths) * WORDS_WRITTEN_EARLY)
    gc.disable()  # rows make no cycles; collecting while they are written costs a third of the time
    try:
        connection.execute("BEGIN IMMEDIATE")
        for number, batch in enumerate(_read(_batches(jobs()), is_small), 1):
            writer.add([(one.key, one.facts) for one in batch if one.facts is not None])
            for one in batch:
                if texts is not None and one.blob:
                    texts.add(one.blob, one.words)
            if number % BATCHES_PER_COMMIT == 0:
                connection.execute("COMMIT")
                connection.execute("BEGIN IMMEDIATE")
            if texts is not None and n_done <= n_early < n_done + len(batch):
                texts.flush()
            n_done += len(batch)
            if progress is not None:
                progress(n_done, len(paths))
        connection.execute("COMMIT")
    finally:
        gc.enable()
        if texts is not None:
            texts.flush()
    if texts is not None and wordless and not unread:
        texts.cover()
    return {keys[path] for path in unread if path in keys}


def _batches(jobs: Iterator[Job]) -> Iterator[list[Job]]:
    batch: list[Job] = []
    size = 0
    for job in jobs:
        batch.append(job)
        size += len(job.source)
        if size >= BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _read(batches: Iterator[list[Job]], is_small: bool) -> Iterator[list[FileRead]]:
    if is_small:
        return ([read_file(job) for job in batch] for batch in batches)
    from probant.facts.crew import read_in_processes  # brings multiprocessing along

    return read_in_processes(batches)
