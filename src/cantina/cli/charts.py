"""Small pictures for documents: SVG, written by hand, light on light and dark pages alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 640
LEFT: Final = 130
RIGHT: Final = 24
TOP: Final = 40
ROW: Final = 26
BOTTOM: Final = 46
INK: Final = "#7a8594"
MARK: Final = "#3d7ff0"
PAR: Final = "#d9822b"


@dataclass
class Chart:
    """Marks on a plane: across is a number, down are rows or another number."""

    title: str
    low: float
    high: float
    height: int
    unit: str
    parts: list[str] = field(default_factory=list)

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = INK, wide: float = 1
    ) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}" stroke-width="{wide:g}"/>'
        )

    def dot(self, x: float, y: float) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{MARK}"/>')

    def text(self, x: float, y: float, words: str, anchor: str = "middle") -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def ticks(self, values: list[tuple[float, str]]) -> None:
        floor_ = self.height - BOTTOM
        for value, words in values:
            self.line(self.x(value), TOP - 8, self.x(value), floor_ + 4, wide=0.4)
            self.text(self.x(value), floor_ + 18, words)
        self.text((LEFT + WIDTH - RIGHT) / 2, self.height - 8, self.unit)

    def svg(self) -> str:
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" '
            f'role="img" aria-label="{escape(self.title)}" font-family="sans-serif" '
            f'font-size="12" fill="{INK}">\n'
            f'<text x="{LEFT}" y="18" font-size="14" font-weight="600">{escape(self.title)}'
            f"</text>\n{body}\n</svg>\n"
        )


def shares(title: str, rows: list[tuple[str, float, float, float]], par: float, unit: str) -> str:
    """Rates with their intervals, a row each, and the line of par."""
    chart = Chart(title, 0.0, 1.0, TOP + ROW * len(rows) + BOTTOM, unit)
    chart.ticks([(tenth / 10, f"{tenth * 10} %") for tenth in range(0, 11, 2)])
    chart.line(chart.x(par), TOP - 8, chart.x(par), chart.height - BOTTOM, PAR, 1.5)
    for number, (name, low, middle, high) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        chart.text(LEFT - 10, y + 4, name, "end")
        chart.line(chart.x(low), y, chart.x(high), y, MARK, 2)
        chart.dot(chart.x(middle), y)
    return chart.svg()


def boxes(title: str, rows: list[tuple[str, list[int]]], unit: str) -> str:
    """Where 5, 25, 50, 75 and 95 of 100 results lie."""
    low = min([values[0] for _, values in rows])
    high = max(low + 1, *[values[-1] for _, values in rows])
    chart = Chart(title, low, high, TOP + ROW * len(rows) + BOTTOM, unit)
    step = max(1, ceil((high - low) / 6))
    chart.ticks([(value, str(value)) for value in range(low, high + 1, step)])
    for number, (name, values) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        first, quarter, middle, three, last = [chart.x(value) for value in values]
        chart.text(LEFT - 10, y + 4, name, "end")
        chart.line(first, y, last, y, MARK, 1)
        chart.line(quarter, y, three, y, MARK, 9)
        chart.line(middle, y - 8, middle, y + 8, PAR, 3)
    return chart.svg()


def against_time(title: str, rows: list[tuple[str, float, float, float, float]], unit: str) -> str:
    """Points with their interval over seconds a turn, on a scale of powers of ten."""
    times = [max(seconds, 1e-5) for _, seconds, *_ in rows]
    first, last = floor(log10(min(times))), ceil(log10(max(times)))
    last = max(last, first + 1)
    chart = Chart(title, first, last, 340, unit)
    powers = range(first, last + 1)
    chart.ticks([(power, f"{10.0**power:g} s") for power in powers])
    low = min(row[2] for row in rows)
    high = max(low + 1, *[row[4] for row in rows])

    def y(points: float) -> float:
        return TOP + (high - points) / (high - low) * (chart.height - TOP - BOTTOM - 16) + 8

    step = max(100, ceil((high - low) / 600) * 100)
    for points in range(ceil(low / step) * step, int(high) + 1, step):
        chart.text(LEFT - 10, y(points) + 4, str(points), "end")
        chart.line(LEFT, y(points), WIDTH - RIGHT, y(points), wide=0.4)
    for (name, _, below, middle, above), seconds in zip(rows, times, strict=True):
        x = chart.x(log10(seconds))
        chart.line(x, y(below), x, y(above), MARK, 2)
        chart.dot(x, y(middle))
        right = x > WIDTH - 120
        chart.text(x + (-9 if right else 9), y(middle) + 4, name, "end" if right else "start")
    return chart.svg()
