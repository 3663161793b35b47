"""When an answer was given: what is old can be dropped. Unknown for those from before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    created = sa.Column("created", sa.String(40), nullable=False, server_default="")
    op.add_column("answers", created)
    op.create_index("ix_answers_created", "answers", ["created"])
