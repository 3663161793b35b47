"""The store's database: SQLite in a file nobody else may read, or PostgreSQL for several servers.

One schema, brought up to date by Alembic before the first use; whoever comes at the same time
waits. A write is acknowledged once it is on disk. What goes wrong is one line without passwords.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from probant.errors import ConfigurationError, SessionError

HEAD = "0003"
"""The newest step of `migrations/versions`."""
WAIT_SECONDS = 30
_LOCK_NUMBER = 0x70726F62  # any number will do, as long as every version takes the same
_WRITES = "probant_writes"
_REMEDY = "set PROBANT_STORE to sqlite:///FILE or postgresql://USER@HOST/DATABASE"


class Database:
    """Connections to one store, each a transaction."""

    def __init__(self, address: str) -> None:
        self._url = _url_of(address)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._connected(writes=False) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Kept as a whole when the block ends, or not at all."""
        with self._connected(writes=True) as connection:
            yield connection

    @contextmanager
    def _connected(self, *, writes: bool) -> Iterator[Connection]:
        try:
            engine = _engine(self._url, _file_number(self._url))
            with _begun(engine, writes=writes) as connection:
                yield connection
        except IntegrityError:
            raise  # an expected negative of whoever writes
        except (SQLAlchemyError, OSError) as error:
            raise _unusable(self._url, error) from error


@contextmanager
def _begun(engine: Engine, *, writes: bool) -> Iterator[Connection]:
    with engine.connect() as connection:
        chosen = connection.execution_options(**{_WRITES: writes})
        with chosen.begin():
            yield chosen


_engines: dict[tuple[URL, int], Engine] = {}
_engines_lock = Lock()


def _engine(url: URL, number: int) -> Engine:
    """One for each store and process, with the newest schema; anew where the file is another."""
    with _engines_lock:
        if (url, number) not in _engines:
            engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
            try:
                with _begun(engine, writes=True) as connection:
                    _bring_up_to_date(connection)
            except BaseException:
                engine.dispose()
                raise
            _engines[(url, number)] = engine
        return _engines[(url, number)]


def close_stores() -> None:
    """Let go of every connection; the next use opens its store anew."""
    with _engines_lock:
        for engine in _engines.values():
            engine.dispose()
        _engines.clear()


def _file_number(url: URL) -> int:
    """Which file it is now: one that was deleted is made again. 0 where there is none."""
    if url.get_backend_name() != "sqlite":
        return 0
    try:
        return Path(url.database or "").stat().st_ino
    except OSError:
        return 0


def _sqlite(url: URL) -> Engine:
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    path.chmod(0o600)
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": WAIT_SECONDS})

    @event.listens_for(engine, "connect")
    def _opened(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def _begins(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres(url: URL) -> Engine:
    try:
        import psycopg  # noqa: F401
    except ImportError as missing:
        raise ConfigurationError(
            "a store in PostgreSQL needs the extra postgres",
            remedy="pip install 'probant[postgres]'",
        ) from missing
    return create_engine(
        url.set(drivername="postgresql+psycopg"), pool_pre_ping=True,
        connect_args={"connect_timeout": 10, "application_name": "probant"},
    )  # fmt: skip


def _bring_up_to_date(connection: Connection) -> None:
    """Alembic is loaded only where there is something to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK_NUMBER})
    version = _version(connection)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise ConfigurationError(
            f"the store was made by a newer version (schema {version}, this one knows {HEAD})",
            remedy="use that version, or another PROBANT_STORE",
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _version(connection: Connection) -> str | None:
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _url_of(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise ConfigurationError("the store's address is not one", remedy=_REMEDY) from None
    if url.get_backend_name() not in ("sqlite", "postgresql") or "+" in url.drivername:
        raise ConfigurationError(
            f"the session store {url.drivername!r} is not supported", remedy=_REMEDY
        )
    return url


def _unusable(url: URL, error: Exception) -> SessionError:
    where = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    told = str(getattr(error, "orig", None) or error).strip().splitlines()
    why = told[0] if told else type(error).__name__
    password = url.password or ""
    why = why.replace(password, "***") if password else why
    return SessionError(f"the session store {where} cannot be used: {why}", remedy=_REMEDY)
