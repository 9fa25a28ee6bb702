"""The numbers behind /metrics, where prometheus-client is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

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
