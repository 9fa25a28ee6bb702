"""What an operator can see: logs and figures. Never a token, a secret or a seed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, MutableMapping
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

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


BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Figures:
    """The numbers behind /metrics. `gauges` are asked when somebody looks."""

    def __init__(self, gauges: Callable[[], dict[str, float]]) -> None:
        self.registry: Final = CollectorRegistry()
        self._gauges: Final = gauges
        self.actions: Final = Counter(
            "cantina_actions", "Decisions of people that were stored.", registry=self.registry
        )
        self.action_seconds: Final = Histogram(
            "cantina_action_seconds",
            "From a decision's arrival to its answer.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refusals: Final = Counter(
            "cantina_refusals", "What was refused, by code.", ["code"], registry=self.registry
        )
        self.store_errors: Final = Counter(
            "cantina_store_errors", "Requests the database failed.", registry=self.registry
        )
        self.requests: Final = Counter(
            "cantina_requests", "HTTP answers by status.", ["status"], registry=self.registry
        )
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        now = self._gauges()
        yield GaugeMetricFamily("cantina_tables", "Tables in memory.", now["tables"])
        yield GaugeMetricFamily("cantina_sockets", "Open sockets.", now["sockets"])
        yield CounterMetricFamily(
            "cantina_bot_failures", "Thoughts that failed or never ended.", now["bot_failures"]
        )
        yield CounterMetricFamily(
            "cantina_bots_answered_for",
            "Decisions by rule of thumb in the place of a bot that thinks.",
            now["bots_answered_for"],
        )
        yield GaugeMetricFamily(
            "cantina_loop_late_seconds",
            "The longest delay of the event loop in the last minutes, by the clock.",
            now["loop_late"],
        )
        yield GaugeMetricFamily(
            "cantina_loop_busy_seconds",
            "The longest that the event loop computed without a break in the last minutes.",
            now["loop_busy"],
        )
        yield CounterMetricFamily(
            "cantina_loop_stalls",
            "How often the event loop computed for more than 100 ms without a break.",
            now["loop_stalls"],
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
