"""The tables of the store: one schema for SQLite and PostgreSQL. Its changes: `migrations/`."""

from __future__ import annotations

from sqlalchemy import Column, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()

ANSWERS = Table(
    "answers",
    METADATA,
    Column("session", String(160), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("frame", Text, nullable=False),
    Column("artifacts", Text, nullable=False),
    Column("created", String(40), nullable=False, server_default="", index=True),
)
"""Every answer of a session, with what a follow-up may use; `created` is '' if unknown."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("scopes", String(200), nullable=False),
    Column("created", String(40), nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
)
"""Who may read which review and its transcript."""

JOBS = Table(
    "jobs",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("key", String(200)),
    Column("request_hash", String(64), nullable=False),
    Column("began", String(40), nullable=False),
    Column("document", Text),
    UniqueConstraint("owner", "key", name="uq_jobs_owner_key"),
)
"""Reviews that a server was asked for; `document` is how one ended, null while it runs."""
