"""Counts for /metrics where prometheus-client is installed, and nothing elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cantina import extras

if TYPE_CHECKING:
    from cantina.server.figures import Figures

Gauges = Callable[[], dict[str, float]]


class Uncounted:
    """Stands in for a counter."""

    def labels(self, *_values: str) -> Uncounted:
        return self

    def inc(self) -> None:
        """Forgets it."""

    def observe(self, _seconds: float) -> None:
        """Forgets it."""


class NoFigures:
    """Stands in for the figures; there is no page of them."""

    actions: Final = Uncounted()
    action_seconds: Final = Uncounted()
    refusals: Final = Uncounted()
    store_errors: Final = Uncounted()
    requests: Final = Uncounted()

    def page(self) -> None:
        return None


def figures_of(gauges: Gauges, token: str) -> Figures | NoFigures:
    """Raises NotInstalled where a token shows that somebody wants to read them and cannot."""
    if token:
        extras.need("prometheus_client", "metrics_token")
    if not extras.has("prometheus_client"):
        return NoFigures()
    from cantina.server.figures import Figures

    return Figures(gauges)
