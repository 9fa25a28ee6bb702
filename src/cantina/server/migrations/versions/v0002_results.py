"""Results and ratings; join codes, and whether somebody chose the seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cantina.server.migrations.versions.v0001_first import number, part_of, text, time

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def real(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def upgrade() -> None:
    of_tables()
    of_results()


def of_tables() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("code", sa.Text))
    op.add_column("tables", sa.Column("coded", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)


def of_results() -> None:
    op.create_table(
        "results",
        text("table_id"),
        number("seat"),
        text("player_id"),
        time("at"),
        *map(number, ("place", "points")),
        sa.Column("won", sa.Boolean, nullable=False),
        *map(text, ("bot", "reason")),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        part_of("tables", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_player", "results", ["player_id", "at", "table_id"])
    op.create_table(
        "rated",
        *map(text, ("table_id", "player_id", "game")),
        time("at"),
        *map(number, ("rank", "before", "after")),
        *map(real, ("mean", "doubt")),
        sa.PrimaryKeyConstraint("table_id", "player_id"),
        part_of("tables", "table_id"),
        part_of("players", "player_id"),
    )
    op.create_index("rated_by_player", "rated", ["player_id"])
    op.create_table(
        "ratings",
        *map(text, ("player_id", "game")),
        *map(real, ("mean", "doubt")),
        *map(number, ("points", "games")),
        sa.PrimaryKeyConstraint("player_id", "game"),
        part_of("players", "player_id"),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "points"])
