"""The counts on disk: a file of their own beside the user's sessions, which may be thrown away
without losing any of those. Nothing leaves the machine.

Reading never makes a file. Writing gives back a warning where it fails, and raises nothing.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from probant.council.deciding.measures import Share
from probant.council.sessions.telemetry import (
    N_WATCHED_RUNS,
    Mark,
    ParserFailures,
    ReviewCount,
    RunCounts,
    failures_in,
)
from probant.errors import ConfigurationError, ExecutionError, ProbantError

SQLITE = "sqlite:///"
SUFFIX = "-council"
"""What the name of the file has more than the one of the sessions."""
_BUSY_SECONDS = 10
_TABLES = (
    """CREATE TABLE IF NOT EXISTS council_runs(
  run INTEGER PRIMARY KEY, at TEXT NOT NULL, tier TEXT NOT NULL, evidence_present INTEGER NOT NULL,
  verdict TEXT NOT NULL, reasons TEXT NOT NULL, metrics TEXT NOT NULL, dispositions TEXT,
  n_replies INTEGER, n_unparsed INTEGER, blocking_rejected INTEGER, blocking INTEGER,
  findings_independent INTEGER, findings INTEGER)""",
    """CREATE TABLE IF NOT EXISTS council_reviews(
  run INTEGER NOT NULL, reviewer TEXT NOT NULL, verdict TEXT, n_findings INTEGER,
  n_chars INTEGER NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS council_marks(
  run INTEGER NOT NULL, voter TEXT NOT NULL, candidate TEXT NOT NULL, position INTEGER NOT NULL,
  n_chars INTEGER NOT NULL, score INTEGER NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS council_reviews_run ON council_reviews(run)",
    "CREATE INDEX IF NOT EXISTS council_marks_run ON council_marks(run)",
)


def keep_counts(address: str, counts: RunCounts) -> str | None:
    """Add one run; None, or a warning that says why it could not be kept."""
    try:
        path = counts_path(address)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with closing(sqlite3.connect(path, timeout=_BUSY_SECONDS)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            path.chmod(0o600)
            with connection:
                _insert(connection, counts)
    except (OSError, sqlite3.Error, ProbantError) as trouble:
        why = trouble.message if isinstance(trouble, ProbantError) else str(trouble)
        return f"the counts of this run were not kept: {why}"
    return None


def counts_path(address: str) -> Path:
    """The file for the counts, where sessions are kept at this address."""
    if not address.startswith(SQLITE):
        raise ConfigurationError(
            f"the store {address.partition(':')[0]!r} is not supported",
            remedy="set PROBANT_STORE to sqlite:///path/to/file",
        )
    sessions = Path(address.removeprefix(SQLITE))
    return sessions.parent / f"{sessions.stem}{SUFFIX}{sessions.suffix}"


def _insert(connection: sqlite3.Connection, counts: RunCounts) -> None:
    for table in _TABLES:
        connection.execute(table)
    row = (
        counts.at, counts.tier, counts.evidence_present, counts.verdict,
        json.dumps(counts.reasons), json.dumps(dict(counts.metrics)),
        None if counts.dispositions is None else json.dumps(dict(counts.dispositions)),
        counts.n_replies, counts.n_unparsed,
        *_pair(counts.blocking_rejected), *_pair(counts.independent_findings),
    )  # fmt: skip
    places = ",".join("?" * len(row))
    done = connection.execute(f"INSERT INTO council_runs VALUES(NULL,{places})", row)
    run = done.lastrowid
    connection.executemany(
        "INSERT INTO council_reviews VALUES(?,?,?,?,?)",
        [(run, *one.astuple()) for one in counts.reviews],
    )
    connection.executemany(
        "INSERT INTO council_marks VALUES(?,?,?,?,?,?)",
        [(run, *one.astuple()) for one in counts.marks],
    )


def _pair(share: Share | None) -> tuple[int | None, int | None]:
    return (None, None) if share is None else (share.n_hits, share.n)


def read_counts(address: str, *, most: int, with_replies: bool = False) -> tuple[RunCounts, ...]:
    """The newest runs, oldest of them first; none where nothing was ever kept.

    `with_replies` passes over those in which no model replied.
    """
    path = counts_path(address)
    if not path.is_file():
        return ()
    try:
        with closing(_opened(path)) as connection:
            if not _has_runs(connection):
                return ()
            rows = connection.execute(
                "SELECT * FROM council_runs WHERE n_replies IS NOT NULL OR NOT ?"
                " ORDER BY run DESC LIMIT ?",
                (with_replies, most),
            ).fetchall()
            if not rows:
                return ()
            since = rows[-1][0]
            reviews = _by_run(connection, "council_reviews", since)
            marks = _by_run(connection, "council_marks", since)
            return tuple(
                _counts(row, reviews.get(row[0], []), marks.get(row[0], []))
                for row in reversed(rows)
            )
    except (sqlite3.Error, ValueError, TypeError, IndexError) as trouble:
        raise ExecutionError(
            f"the counts in {path} cannot be read: {trouble}",
            remedy="delete it: it holds nothing but counts of reviews, and is made anew",
        ) from trouble


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=_BUSY_SECONDS)


def _has_runs(connection: sqlite3.Connection) -> bool:
    asked = "SELECT 1 FROM sqlite_master WHERE type='table' AND name='council_runs'"
    return connection.execute(asked).fetchone() is not None


def _by_run(
    connection: sqlite3.Connection, table: str, since: int
) -> dict[int, list[tuple[Any, ...]]]:
    found: dict[int, list[tuple[Any, ...]]] = {}
    asked = f"SELECT * FROM {table} WHERE run>=? ORDER BY rowid"  # noqa: S608 - one of our names
    for run, *rest in connection.execute(asked, (since,)):
        found.setdefault(run, []).append(tuple(rest))
    return found


def _counts(
    row: tuple[Any, ...], reviews: list[tuple[Any, ...]], marks: list[tuple[Any, ...]]
) -> RunCounts:
    return RunCounts(
        at=row[1],
        tier=row[2],
        evidence_present=bool(row[3]),
        verdict=row[4],
        reasons=tuple(json.loads(row[5])),
        metrics=json.loads(row[6]),
        dispositions=None if row[7] is None else json.loads(row[7]),
        n_replies=row[8],
        n_unparsed=row[9],
        blocking_rejected=None if row[11] is None else Share(row[10], row[11]),
        independent_findings=None if row[13] is None else Share(row[12], row[13]),
        reviews=tuple(
            ReviewCount(**dict(zip(ReviewCount.fields, one, strict=True))) for one in reviews
        ),
        marks=tuple(Mark(**dict(zip(Mark.fields, one, strict=True))) for one in marks),
    )


def parser_failures(address: str) -> ParserFailures:
    """Over the last runs in which any model replied."""
    return failures_in(read_counts(address, most=N_WATCHED_RUNS, with_replies=True))


def parser_doubt(address: str) -> str | None:
    """One sentence where too many replies could not be read, or nobody can tell; never raises."""
    try:
        found = parser_failures(address)
    except ProbantError as trouble:
        return str(trouble)
    return found.sentence if found.is_too_many else None
