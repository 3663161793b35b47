"""Named tokens of the HTTP API, hashed, and who may read which review.

Only the hash of a token is kept: a copy of the store lets nobody in. A token is 256 random bits, so
a plain hash is enough. Beside the sessions, in the same file.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime

from probant.errors import UsageError
from probant.ledger.store import open_store
from probant.vocabulary.record import Record

SCOPES = ("read", "verify", "metrics")
"""What a token may be limited to: questions, reviews with their transcripts, or the metrics."""

_NAME = re.compile(r"[A-Za-z0-9._-]{1,64}")
_TABLES = (
    """CREATE TABLE IF NOT EXISTS tokens(
  name TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, scopes TEXT NOT NULL, created TEXT NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS reviews(id TEXT PRIMARY KEY, owner TEXT NOT NULL)",
)
PREFIX = "pbt_"


class Token(Record):
    """What is kept of a token. `owner` stands for it where sessions and reviews are kept."""

    name: str
    owner: str
    scopes: tuple[str, ...]
    created: str


class TokenStore:
    """The tokens in one SQLite file."""

    def __init__(self, address: str) -> None:
        self._address = address

    def add(self, name: str, scopes: Sequence[str] = SCOPES) -> str:
        """A new token, which is told this once."""
        if not _NAME.fullmatch(name):
            raise UsageError(
                "a token's name is 1 to 64 letters, digits and . _ -", remedy="choose another"
            )
        token = PREFIX + secrets.token_urlsafe(32)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        kept = [one for one in SCOPES if one in scopes]
        with closing(self._connect()) as connection, connection:
            try:
                connection.execute(
                    "INSERT INTO tokens VALUES(?, ?, ?, ?)",
                    (name, hash_of(token), " ".join(kept), now),
                )
            except sqlite3.IntegrityError:
                raise UsageError(
                    f"there is a token {name!r} already", remedy="revoke it first"
                ) from None
        return token

    def revoke(self, name: str) -> None:
        with closing(self._connect()) as connection, connection:
            gone = connection.execute("DELETE FROM tokens WHERE name=?", (name,)).rowcount
        if not gone:
            raise UsageError(f"there is no token {name[:80]!r}", remedy="see probant token list")

    def tokens(self) -> tuple[Token, ...]:
        """All of them, by name."""
        with closing(self._connect()) as connection:
            rows = connection.execute(
                "SELECT name, hash, scopes, created FROM tokens ORDER BY name"
            ).fetchall()
        return tuple(_token(row) for row in rows)

    def find(self, token: str) -> Token | None:
        """The token as kept; None where it is not one of these."""
        with closing(self._connect()) as connection:
            row = connection.execute(
                "SELECT name, hash, scopes, created FROM tokens WHERE hash=?", (hash_of(token),)
            ).fetchone()
        return _token(row) if row is not None else None

    def own(self, review: str, owner: str) -> None:
        """Remember who asked for a review."""
        with closing(self._connect()) as connection, connection:
            connection.execute("INSERT OR IGNORE INTO reviews VALUES(?, ?)", (review, owner))

    def owner_of(self, review: str) -> str | None:
        with closing(self._connect()) as connection:
            row = connection.execute("SELECT owner FROM reviews WHERE id=?", (review,)).fetchone()
        return str(row[0]) if row is not None else None

    def _connect(self) -> sqlite3.Connection:
        return open_store(self._address, _TABLES)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _token(row: tuple[str, str, str, str]) -> Token:
    name, digest, scopes, created = row
    return Token(name, f"t{digest[:16]}", tuple(scopes.split()), created)
