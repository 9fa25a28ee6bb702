"""A table says when it starts, once everybody is ready, and what its host wrote about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("starts", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("note", sa.Text, nullable=False, server_default=""))
