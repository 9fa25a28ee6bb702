"""What an operator can read: logs. Never a token, a secret or a seed."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from cantina.server.settings import Settings

SECRETS: Final = frozenset(
    ("token", "secret", "password", "seed", "cookie", "authorization", "invite", "invites", "key")
)
"""Names of values that never reach a log."""

Event = MutableMapping[str, Any]


def hide_secrets(_logger: Any, _method: str, event: Event) -> Event:
    for name in event:
        if name.lower() in SECRETS:
            event[name] = "…"
    return event


def set_up_logs(settings: Settings) -> None:
    """One line for each thing that happens, on stderr: for people on a terminal, else JSON."""
    for_people = settings.log == "console" or (settings.log == "auto" and sys.stderr.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    last: list[Any] = (
        [structlog.dev.ConsoleRenderer()]
        if for_people
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for chatty in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "asyncio"):
        logger = logging.getLogger(chatty)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
