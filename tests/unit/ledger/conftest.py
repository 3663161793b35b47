"""Each test of a store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from probant.ledger.database import close_stores
from tests.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'deep' / 'sessions.db'}"
        return
    given: str = request.getfixturevalue("postgres")
    engine = create_engine(given.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    yield given
    close_stores()
