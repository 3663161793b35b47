"""Reviews under way and their results, for servers of several processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("key", sa.String(200)),
        sa.Column("request_hash", sa.String(64), nullable=False),
        sa.Column("began", sa.String(40), nullable=False),
        sa.Column("document", sa.Text),
        sa.UniqueConstraint("owner", "key", name="uq_jobs_owner_key"),
    )
