"""Alembic executes this file. The connection, and its transaction, come from `migrate`."""

from __future__ import annotations

from alembic import context

from cantina.server.migrations import VERSION_TABLE
from cantina.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
