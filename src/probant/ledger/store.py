"""Sessions in the store: for every answer its artifacts and the frame a follow-up may use.

Only typed facts are read back; no text of an earlier answer ever enters a later question.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from probant.errors import SessionError
from probant.ledger.database import Database
from probant.ledger.schema import ANSWERS
from probant.vocabulary.record import Record

_NAME = re.compile(r"[\w.@-]{1,80}")
MAX_TRIES = 50
"""How often a number is drawn anew because another process took it."""


class KeptAnswer(Record, kw_only=True):
    """One answer as it is kept, and as it is exported."""

    session: str
    number: int
    frame: Mapping[str, object]
    artifacts: Mapping[str, object]
    created: str = ""


class SessionStore:
    """Named sessions in one store."""

    def __init__(self, address: str) -> None:
        self._database = Database(address)

    def last_frame(self, session: str) -> Mapping[str, object] | None:
        """The frame of the session's last answer, None for a new session."""
        asked = (
            select(ANSWERS.c.frame)
            .where(ANSWERS.c.session == _checked(session))
            .order_by(ANSWERS.c.number.desc())
            .limit(1)
        )
        with self._database.reading() as connection:
            found = connection.execute(asked).scalar()
        return None if found is None else _plain(found)

    def append(
        self, session: str, frame: Mapping[str, object], artifacts: Mapping[str, object]
    ) -> int:
        """Add one answer and say its number; an interrupted write leaves the session as it was."""
        _checked(session)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        last = select(func.coalesce(func.max(ANSWERS.c.number), 0))
        for _ in range(MAX_TRIES):
            try:
                with self._database.writing() as connection:
                    asked = last.where(ANSWERS.c.session == session)
                    number = int(connection.execute(asked).scalar_one()) + 1
                    connection.execute(
                        insert(ANSWERS).values(
                            session=session, number=number, frame=json.dumps(frame),
                            artifacts=json.dumps(artifacts), created=now,
                        )
                    )  # fmt: skip
                return number
            except IntegrityError:  # another process was faster
                continue
        raise SessionError(f"session {session!r} is too busy", remedy="try again")

    def sessions(self) -> list[tuple[str, int, Mapping[str, object]]]:
        """Every session with the number of its answers and its last frame, by name."""
        newest = (
            select(ANSWERS.c.session, func.max(ANSWERS.c.number).label("number"),
                   func.count().label("n_answers"))
            .group_by(ANSWERS.c.session).subquery()
        )  # fmt: skip
        asked = (
            select(ANSWERS.c.session, newest.c.n_answers, ANSWERS.c.frame)
            .join(newest, (ANSWERS.c.session == newest.c.session)
                  & (ANSWERS.c.number == newest.c.number))
            .order_by(ANSWERS.c.session)
        )  # fmt: skip
        with self._database.reading() as connection:
            rows = connection.execute(asked).all()
        return [(name, n_answers, _plain(frame)) for name, n_answers, frame in rows]

    def artifacts(self, session: str) -> list[Mapping[str, object]]:
        """Everything kept of a session, oldest first."""
        return [one.artifacts for one in self.answers(_checked(session))]

    def answers(self, session: str | None = None) -> Iterator[KeptAnswer]:
        """All that is kept, of one session or of all, oldest first."""
        asked = select(ANSWERS).order_by(ANSWERS.c.session, ANSWERS.c.number)
        if session is not None:
            asked = asked.where(ANSWERS.c.session == session)
        with self._database.reading() as connection:
            yield from map(_kept, connection.execute(asked))

    def newest(self, start: str, limit: int) -> list[KeptAnswer]:
        """The last answers of all sessions whose name begins so, newest first."""
        asked = (
            select(ANSWERS).where(ANSWERS.c.session.startswith(start, autoescape=True))
            .order_by(ANSWERS.c.created.desc(), ANSWERS.c.session, ANSWERS.c.number.desc())
            .limit(limit)
        )  # fmt: skip
        with self._database.reading() as connection:
            return [_kept(row) for row in connection.execute(asked)]

    def take_in(self, answers: Iterable[KeptAnswer]) -> tuple[int, int]:
        """Put exported answers in, all or none: how many are new, how many were there already."""
        n_new = n_known = 0
        with self._database.writing() as connection:
            for one in answers:
                key = (ANSWERS.c.session == _checked(one.session)) & (
                    ANSWERS.c.number == one.number
                )
                there = connection.execute(select(ANSWERS.c.artifacts).where(key)).scalar()
                if there is None:
                    connection.execute(
                        insert(ANSWERS).values(
                            session=one.session, number=one.number, frame=json.dumps(one.frame),
                            artifacts=json.dumps(one.artifacts), created=one.created,
                        )
                    )  # fmt: skip
                    n_new += 1
                elif _plain(there) == one.artifacts:
                    n_known += 1
                else:
                    raise SessionError(
                        f"answer {one.number} of session {one.session!r} is another one here",
                        remedy="nothing was taken in; import into an empty store",
                    )
        return n_new, n_known

    def drop_older(self, days: int) -> int:
        """Drop sessions whose last answer is older than so many days; how many answers went."""
        limit = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        old = (
            select(ANSWERS.c.session).group_by(ANSWERS.c.session)
            .having((func.max(ANSWERS.c.created) < limit) & (func.max(ANSWERS.c.created) != ""))
        )  # fmt: skip
        with self._database.writing() as connection:
            return connection.execute(delete(ANSWERS).where(ANSWERS.c.session.in_(old))).rowcount


def _checked(session: str) -> str:
    if not _NAME.fullmatch(session):
        raise SessionError(
            "a session name is made of letters, digits and . _ @ -", remedy="choose another"
        )
    return session


def _kept(row: Row[tuple[str, int, str, str, str]]) -> KeptAnswer:
    return KeptAnswer(
        session=row.session, number=row.number, frame=_plain(row.frame),
        artifacts=_plain(row.artifacts), created=row.created,
    )  # fmt: skip


def _plain(text: str) -> Mapping[str, object]:
    found: Mapping[str, object] = json.loads(text)
    return found
