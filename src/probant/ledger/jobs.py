"""Reviews that a server was asked for, where all of its processes can find them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from probant.ledger.database import Database
from probant.ledger.schema import JOBS
from probant.vocabulary.record import Record


class Job(Record, kw_only=True):
    """`document` is how it ended, None while it runs."""

    id: str
    owner: str
    request_hash: str
    began: str
    document: Mapping[str, Any] | None

    def is_older_than(self, seconds: float) -> bool:
        age = datetime.now(UTC) - datetime.fromisoformat(self.began)
        return age.total_seconds() > seconds


class JobStore:
    """The jobs in one store."""

    def __init__(self, address: str) -> None:
        self._database = Database(address)

    def begin(self, job: str, owner: str, request_hash: str, key: str | None) -> Job | None:
        """Note a new one; the earlier one, and nothing new, where its owner used the key before."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        row = {"id": job, "owner": owner, "request_hash": request_hash, "key": key, "began": now}
        try:
            with self._database.writing() as connection:
                connection.execute(insert(JOBS).values(row))
        except IntegrityError:
            asked = select(JOBS).where((JOBS.c.owner == owner) & (JOBS.c.key == key))
            with self._database.reading() as connection:
                return _job(connection.execute(asked).one())
        return None

    def end(self, job: str, document: Mapping[str, Any]) -> None:
        told = update(JOBS).where(JOBS.c.id == job).values(document=json.dumps(document))
        with self._database.writing() as connection:
            connection.execute(told)

    def drop(self, job: str) -> None:
        """Forget one that was refused after all."""
        with self._database.writing() as connection:
            connection.execute(delete(JOBS).where(JOBS.c.id == job))

    def ended(self, owner: str, most: int) -> tuple[Job, ...]:
        """Those of `owner` that came to an end, the newest first."""
        asked = select(JOBS).where((JOBS.c.owner == owner) & JOBS.c.document.is_not(None))
        newest = asked.order_by(JOBS.c.began.desc(), JOBS.c.id).limit(most)
        with self._database.reading() as connection:
            return tuple(_job(row) for row in connection.execute(newest))

    def find(self, job: str) -> Job | None:
        with self._database.reading() as connection:
            row = connection.execute(select(JOBS).where(JOBS.c.id == job)).first()
        return None if row is None else _job(row)


def _job(row: Row[Any]) -> Job:
    document = None if row.document is None else json.loads(row.document)
    return Job(id=row.id, owner=row.owner, request_hash=row.request_hash, began=row.began,
               document=document)  # fmt: skip
