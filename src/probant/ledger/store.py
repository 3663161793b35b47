"""Sessions on disk: for every answer its artifacts and the frame a follow-up may use.

Only typed facts are read back; no text of an earlier answer ever enters a later question.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from probant.errors import ConfigurationError, SessionError

SQLITE = "sqlite:///"
_NAME = re.compile(r"[\w.@-]{1,80}")

_TABLE = """CREATE TABLE IF NOT EXISTS answers(
  session TEXT NOT NULL, number INTEGER NOT NULL, frame TEXT NOT NULL, artifacts TEXT NOT NULL,
  PRIMARY KEY(session, number))"""


class SessionStore:
    """Named sessions in one SQLite file."""

    def __init__(self, address: str) -> None:
        if not address.startswith(SQLITE):
            raise ConfigurationError(
                f"the session store {address.partition(':')[0]!r} is not supported",
                remedy="set PROBANT_STORE to sqlite:///path/to/file",
            )
        self._path = Path(address.removeprefix(SQLITE))

    def last_frame(self, session: str) -> Mapping[str, object] | None:
        """The frame of the session's last answer, None for a new session."""
        with closing(self._connect(session)) as connection:
            row = connection.execute(
                "SELECT frame FROM answers WHERE session=? ORDER BY number DESC LIMIT 1", (session,)
            ).fetchone()
        if row is None:
            return None
        found: Mapping[str, object] = json.loads(row[0])
        return found

    def append(
        self, session: str, frame: Mapping[str, object], artifacts: Mapping[str, object]
    ) -> None:
        """Add one answer; an interrupted write leaves the session as it was."""
        with closing(self._connect(session)) as connection, connection:
            connection.execute(
                "INSERT INTO answers SELECT ?, coalesce(max(number), 0) + 1, ?, ?"
                " FROM answers WHERE session=?",
                (session, json.dumps(frame), json.dumps(artifacts, ensure_ascii=False), session),
            )

    def sessions(self) -> list[tuple[str, int, Mapping[str, object]]]:
        """Every session with the number of its answers and its last frame, by name."""
        with closing(self._connect("all")) as connection:
            rows = connection.execute(
                "SELECT session, max(number), frame FROM answers GROUP BY session ORDER BY session"
            ).fetchall()
        return [(name, n_answers, json.loads(frame)) for name, n_answers, frame in rows]

    def artifacts(self, session: str) -> list[Mapping[str, object]]:
        """Everything kept of a session, oldest first."""
        with closing(self._connect(session)) as connection:
            rows = connection.execute(
                "SELECT artifacts FROM answers WHERE session=? ORDER BY number", (session,)
            ).fetchall()
        return [json.loads(row[0]) for row in rows]

    def _connect(self, session: str) -> sqlite3.Connection:
        if not _NAME.fullmatch(session):
            raise SessionError(
                "a session name is made of letters, digits and . _ @ -", remedy="choose another"
            )
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            connection = sqlite3.connect(self._path, timeout=30)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(_TABLE)
            self._path.chmod(0o600)
        except (OSError, sqlite3.Error) as error:
            raise SessionError(
                f"the session store {self._path} cannot be used: {error}",
                remedy="set PROBANT_STORE to sqlite:///path/to/a/writable/file",
            ) from error
        return connection
