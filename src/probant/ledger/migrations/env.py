"""Alembic's way in: the connection is handed over by ledger/database.py."""

from __future__ import annotations

from alembic import context

from probant.ledger.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
    transactional_ddl=True,
)
context.run_migrations()
