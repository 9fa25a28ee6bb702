"""Tables, their logs, snapshots and chat; players and their sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def time(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def part_of(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{table}.id"], ondelete="CASCADE")


def upgrade() -> None:
    of_tables()
    of_players()


def of_tables() -> None:
    op.create_table(
        "tables",
        *map(text, ("id", "game")),
        number("behaviour"),
        *map(text, ("pack", "seed", "options", "seats", "host")),
        time("created"),
        text("status"),
        sa.Column("listed", sa.Boolean, nullable=False),
        text("pace"),
        number("delay"),
        *map(text, ("rematch", "origin")),
        number("rev"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_index("tables_by_created", "tables", ["created"])
    op.create_table(
        "holders",
        *map(text, ("player_id", "table_id")),
        sa.PrimaryKeyConstraint("player_id", "table_id"),
        part_of("tables", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_by_table", "holders", ["table_id"])
    op.create_table(
        "log",
        text("table_id"),
        number("rev"),
        time("at"),
        number("seat"),
        *map(text, ("kind", "action", "key", "by")),
        sa.PrimaryKeyConstraint("table_id", "rev"),
        part_of("tables", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_keys",
        "log",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=sa.text("key != ''"),
        postgresql_where=sa.text("key != ''"),
    )
    op.create_table(
        "snapshots",
        text("table_id"),
        number("rev"),
        text("state"),
        sa.PrimaryKeyConstraint("table_id", "rev"),
        part_of("tables", "table_id"),
    )
    op.create_table(
        "chat",
        text("table_id"),
        number("number"),
        time("at"),
        *map(text, ("player", "name", "text")),
        sa.PrimaryKeyConstraint("table_id", "number"),
        part_of("tables", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_by_player", "chat", ["player"])


def of_players() -> None:
    op.create_table(
        "players",
        *map(text, ("id", "name")),
        sa.Column("login", sa.Text, unique=True),
        text("password"),
        time("created"),
        text("language"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "sessions",
        *map(text, ("token_hash", "player_id")),
        *map(time, ("created", "expires")),
        sa.PrimaryKeyConstraint("token_hash"),
        part_of("players", "player_id"),
    )
    op.create_index("sessions_by_player", "sessions", ["player_id"])
    op.create_index("sessions_by_expiry", "sessions", ["expires"])
