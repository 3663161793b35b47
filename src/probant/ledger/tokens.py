"""Named tokens of the HTTP API, hashed, and who may read which review.

Only the hash of a token is kept: a copy of the store lets nobody in. A token is 256 random bits, so
a plain hash is enough. Beside the sessions, in the same store.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from probant.errors import UsageError
from probant.ledger.database import Database
from probant.ledger.schema import REVIEWS, TOKENS
from probant.vocabulary.record import Record

SCOPES = ("read", "verify", "metrics")
"""What a token may be limited to: questions, reviews with their transcripts, or the metrics."""

_NAME = re.compile(r"[A-Za-z0-9._-]{1,64}")
PREFIX = "pbt_"


class Token(Record):
    """What is kept of a token. `owner` stands for it where sessions and reviews are kept."""

    name: str
    owner: str
    scopes: tuple[str, ...]
    created: str


class TokenStore:
    """The tokens in one store."""

    def __init__(self, address: str) -> None:
        self._database = Database(address)

    def add(self, name: str, scopes: Sequence[str] = SCOPES) -> str:
        """A new token, which is told this once."""
        if not _NAME.fullmatch(name):
            raise UsageError(
                "a token's name is 1 to 64 letters, digits and . _ -", remedy="choose another"
            )
        token = PREFIX + secrets.token_urlsafe(32)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        kept = [one for one in SCOPES if one in scopes]
        row = {"name": name, "hash": hash_of(token), "scopes": " ".join(kept), "created": now}
        try:
            with self._database.writing() as connection:
                connection.execute(insert(TOKENS).values(row))
        except IntegrityError:
            raise UsageError(
                f"there is a token {name!r} already", remedy="revoke it first"
            ) from None
        return token

    def revoke(self, name: str) -> None:
        with self._database.writing() as connection:
            gone = connection.execute(delete(TOKENS).where(TOKENS.c.name == name)).rowcount
        if not gone:
            raise UsageError(f"there is no token {name[:80]!r}", remedy="see probant token list")

    def tokens(self) -> tuple[Token, ...]:
        """All of them, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(select(TOKENS).order_by(TOKENS.c.name)).all()
        return tuple(_token(tuple(row)) for row in rows)

    def find(self, token: str) -> Token | None:
        """The token as kept; None where it is not one of these."""
        with self._database.reading() as connection:
            row = connection.execute(select(TOKENS).where(TOKENS.c.hash == hash_of(token))).first()
        return _token(tuple(row)) if row is not None else None

    def own(self, review: str, owner: str) -> None:
        """Remember who asked for a review; who asked first stays its owner."""
        try:
            with self._database.writing() as connection:
                connection.execute(insert(REVIEWS).values(id=review, owner=owner))
        except IntegrityError:
            return

    def owner_of(self, review: str) -> str | None:
        with self._database.reading() as connection:
            found = connection.execute(select(REVIEWS.c.owner).where(REVIEWS.c.id == review))
            owner = found.scalar()
        return None if owner is None else str(owner)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _token(row: tuple[str, str, str, str]) -> Token:
    name, digest, scopes, created = row
    return Token(name, f"t{digest[:16]}", tuple(scopes.split()), created)
