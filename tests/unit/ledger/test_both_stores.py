"""The store on SQLite and on PostgreSQL: the same tests, and what survives a kill."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

from probant.errors import ConfigurationError, SessionError, UsageError
from probant.ledger.database import HEAD, Database, close_stores
from probant.ledger.jobs import JobStore
from probant.ledger.schema import ANSWERS
from probant.ledger.store import KeptAnswer, SessionStore
from probant.ledger.tokens import TokenStore

N_KILLS = 100


def test_answers_are_kept_in_order(address: str) -> None:
    store = SessionStore(address)
    assert store.last_frame("talk") is None
    assert store.append("talk", {"n": 1}, {"answer": "ü \x00 \ud800"}) == 1
    assert store.append("talk", {"n": 2}, {"answer": "b"}) == 2
    store.append("other", {"n": 9}, {"answer": "c"})
    assert store.last_frame("talk") == {"n": 2}
    assert store.artifacts("talk") == [{"answer": "ü \x00 \ud800"}, {"answer": "b"}]
    assert store.sessions() == [("other", 1, {"n": 9}), ("talk", 2, {"n": 2})]


def test_several_writers_lose_nothing(address: str) -> None:
    def write(number: int) -> None:
        SessionStore(address).append("talk", {"n": number}, {})

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(40)))
    kept = list(SessionStore(address).answers("talk"))
    assert [one.number for one in kept] == list(range(1, 41))
    assert sorted(one.frame["n"] for one in kept) == list(range(40))  # type: ignore[type-var]


def test_tokens_and_owners(address: str) -> None:
    tokens = TokenStore(address)
    token = tokens.add("ci", ["read"])
    with pytest.raises(UsageError, match="already"):
        tokens.add("ci")
    found = tokens.find(token)
    assert found is not None
    assert (found.name, found.scopes) == ("ci", ("read",))
    assert tokens.find("pbt_other") is None
    tokens.own("r1", "a")
    tokens.own("r1", "b")
    assert (tokens.owner_of("r1"), tokens.owner_of("r2")) == ("a", None)
    tokens.revoke("ci")
    assert tokens.tokens() == ()
    with pytest.raises(UsageError, match="no token"):
        tokens.revoke("ci")


def test_a_job_is_found_by_every_process_and_begun_once_for_a_key(address: str) -> None:
    jobs = JobStore(address)
    assert jobs.begin("j1", "me", "hash", "key") is None
    assert jobs.begin("j2", "you", "hash", "key") is None
    assert jobs.begin("j3", "me", "hash", None) is None
    assert jobs.begin("j4", "me", "hash", None) is None
    earlier = jobs.begin("j5", "me", "other", "key")
    assert earlier is not None
    assert (earlier.id, earlier.request_hash, earlier.document) == ("j1", "hash", None)
    jobs.end("j1", {"result": {"verdict": "pass"}, "problem": None})
    found = JobStore(address).find("j1")
    assert found is not None
    assert found.document == {"result": {"verdict": "pass"}, "problem": None}
    assert not found.is_older_than(60)
    assert [one.id for one in jobs.ended("me", 9)] == ["j1"]
    assert jobs.ended("you", 9) == ()
    jobs.drop("j2")
    assert jobs.find("j2") is None


def test_old_sessions_are_dropped_and_those_of_unknown_age_stay(address: str) -> None:
    store = SessionStore(address)
    for name in ("old", "new", "unknown"):
        store.append(name, {}, {})
    then = (datetime.now(UTC) - timedelta(days=40)).isoformat(timespec="seconds")
    with Database(address).writing() as connection:
        connection.execute(update(ANSWERS).where(ANSWERS.c.session == "old").values(created=then))
        connection.execute(update(ANSWERS).where(ANSWERS.c.session == "unknown").values(created=""))
    assert store.drop_older(30) == 1
    assert [name for name, _, _ in store.sessions()] == ["new", "unknown"]


def test_export_and_import(address: str, tmp_path: Path) -> None:
    first = SessionStore(address)
    first.append("talk", {"n": 1}, {"answer": "a"})
    first.append("talk", {"n": 2}, {"answer": "b"})
    second = SessionStore(f"sqlite:///{tmp_path / 'other.db'}")
    assert second.take_in(first.answers()) == (2, 0)
    assert second.take_in(first.answers()) == (0, 2)
    assert list(second.answers()) == list(first.answers())
    other = KeptAnswer(session="talk", number=1, frame={}, artifacts={"answer": "x"})
    new = KeptAnswer(session="aa", number=1, frame={}, artifacts={})
    with pytest.raises(SessionError, match="another one"):
        second.take_in([new, other])
    assert list(second.answers("aa")) == []


def test_a_store_of_before_is_taken_over(tmp_path: Path) -> None:
    """As the version before wrote it: no versions, no dates."""
    path = tmp_path / "s.db"
    with sqlite3.connect(path) as old:
        old.execute(
            "CREATE TABLE answers(session TEXT NOT NULL, number INTEGER NOT NULL,"
            " frame TEXT NOT NULL, artifacts TEXT NOT NULL, PRIMARY KEY(session, number))"
        )
        old.execute("INSERT INTO answers VALUES('talk', 1, '{\"n\": 1}', '{}')")
    store = SessionStore(f"sqlite:///{path}")
    assert store.last_frame("talk") == {"n": 1}
    assert store.append("talk", {"n": 2}, {}) == 2


def test_a_store_of_a_newer_version_is_left_alone(address: str) -> None:
    SessionStore(address).append("talk", {}, {})
    with Database(address).writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    close_stores()
    with pytest.raises(ConfigurationError, match="newer version"):
        SessionStore(address).last_frame("talk")


def test_the_schema_is_what_the_migrations_make(address: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from probant.ledger.schema import METADATA

    SessionStore(address).last_frame("talk")
    with Database(address).reading() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == HEAD


def test_no_password_in_what_is_told() -> None:
    store = SessionStore("postgresql://me:hunter2@127.0.0.1:1/none")
    with pytest.raises(SessionError) as told:
        store.last_frame("talk")
    assert "hunter2" not in str(told.value)
    assert str(told.value).count("\n") == 0


KILLER = """
import os, random, signal, sys
from probant.ledger.database import close_stores
from probant.ledger.store import SessionStore

address, n_kills = sys.argv[1], int(sys.argv[2])
SessionStore(address).last_frame("talk")
close_stores()  # a child must not share the parent's connections
dice, acknowledged = random.Random(7), 0
for _ in range(n_kills):
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        store = SessionStore(address)
        while True:
            number = store.append("talk", {"n": 1}, {"text": "x" * 3000})
            os.write(writing, b"%d\\n" % number)
    os.close(writing)
    with os.fdopen(reading) as told:
        for _ in range(dice.randint(1, 5)):
            acknowledged = int(told.readline())
        for _ in range(dice.randint(0, 20_000)):
            pass  # so that the kill falls anywhere in a write
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        acknowledged = max([acknowledged, *(int(one) for one in told.read().split())])
print(acknowledged)
"""


def test_a_kill_in_the_middle_of_writes_loses_nothing_that_was_acknowledged(address: str) -> None:
    """Whoever was told a number finds that answer, and every number is there once."""
    done = subprocess.run(
        [sys.executable, "-c", KILLER, address, str(N_KILLS)], capture_output=True, text=True,
        check=False, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    kept = [one.number for one in SessionStore(address).answers("talk")]
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) >= int(done.stdout) >= N_KILLS
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
