"""Answers, tokens and reviews; a store that already has them, from before, is taken over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    there = set(sa.inspect(op.get_bind()).get_table_names())
    if "answers" not in there:
        op.create_table(
            "answers",
            sa.Column("session", sa.String(160), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("frame", sa.Text, nullable=False),
            sa.Column("artifacts", sa.Text, nullable=False),
        )
    if "tokens" not in there:
        op.create_table(
            "tokens",
            sa.Column("name", sa.String(64), primary_key=True),
            sa.Column("hash", sa.String(64), nullable=False, unique=True),
            sa.Column("scopes", sa.String(200), nullable=False),
            sa.Column("created", sa.String(40), nullable=False),
        )
    if "reviews" not in there:
        op.create_table(
            "reviews",
            sa.Column("id", sa.String(64), primary_key=True),
            sa.Column("owner", sa.String(64), nullable=False),
        )
