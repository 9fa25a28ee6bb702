"""The tables of the database.

One schema serves SQLite and PostgreSQL. What is always read whole (seats, options, states) is JSON
text; what is searched or counted has a column.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()


def _of_table() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("behaviour", Integer, nullable=False),
    Column("pack", Text, nullable=False),
    # A number of any size, where databases end at 64 bits, or a secret.
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    # None once nobody can join by it, so that it can be given out again.
    Column("code", Text),
    Column("coded", BigInteger, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_created", "created"),
)

# Repeats what hosts and seats say, so that a player's tables are found without reading them all.
holders = Table(
    "holders",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("holders_by_table", "table_id"),
    sqlite_with_rowid=False,
)

# Without a rowid the entries of a table lie side by side, as they are read.
log = Table(
    "log",
    metadata,
    _of_table(),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("by", Text, nullable=False),
    Index(
        "log_keys",
        "table_id",
        "seat",
        "key",
        unique=True,
        sqlite_where=text("key != ''"),
        postgresql_where=text("key != ''"),
    ),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_player", "player"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_player", "player_id"),
    Index("sessions_by_expiry", "expires"),
)

# How each seat of a finished game did. Written once, with the status of its table; what became of
# the seat's owner later (forgotten, merged into an account) changes `player_id` only.
results = Table(
    "results",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("bot", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Index("results_by_player", "player_id", "at", "table_id"),
    sqlite_with_rowid=False,
)


def _of_player() -> Column[Any]:
    return Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)


# What each game did to each rating: the key is what makes a game count once.
rated = Table(
    "rated",
    metadata,
    _of_table(),
    _of_player(),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Index("rated_by_player", "player_id"),
)

# `points` follows from the other two; the ladder is sorted by it.
ratings = Table(
    "ratings",
    metadata,
    _of_player(),
    Column("game", Text, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "points"),
)
