"""Many games of bots against bots, in one process or several.

Game k of a series is played with seed + k, whatever the number of processes, so any single game can
be played again by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any, Final

from cantina.bots.base import make_bot
from cantina.bots.matches import decisions_of, minds_of
from cantina.kernel.action import Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import find_game
from cantina.kernel.rng import stream_of
from cantina.kernel.table import Table, open_table

CHUNK: Final = 8
"""Games that a worker process plays before it reports."""


@dataclass(frozen=True)
class Series:
    """Who plays what, how often."""

    game: str
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    check: bool = False  # ask the game's invariants after every decision
    met: bool = False  # note what of the pack comes up


@dataclass(frozen=True)
class Played:
    """One finished game."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    reason: str
    figures: dict[str, Any] = field(default_factory=dict)  # of the game's own
    met: frozenset[tuple[str, str]] = frozenset()  # kind and id of what came up


def seat_bots(names: list[str], seats: int) -> tuple[str, ...]:
    """One bot name per seat: as given, or the only one for all. Raises BadOptions."""
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise BadOptions(f"{seats} seats need 1 or {seats} bots, not {len(names)}")
    for name in names:
        make_bot(name)
    return tuple(names)


def play_game(series: Series, t: Table[Any, Any]) -> Played:
    """Plays a newly opened table of the series to its end."""
    game = t.game
    note_met = game.services["met"] if series.met else None
    met: set[tuple[str, str]] = set()
    decisions = 0
    if note_met is not None:
        note_met(t, met)
        t.events = []
    for _ in decisions_of(t, minds_of(series.bots), stream_of(t.seed).fork("bots")):
        decisions += 1
        if note_met is not None:
            note_met(t, met)
            t.events = []
        if series.check:
            game.check(t)
    outcome = t.state.outcome
    figures = game.services.get("figures")
    return Played(
        tuple(outcome.winners),
        tuple(outcome.scores),
        game.turn(t),
        decisions,
        outcome.reason,
        figures(t) if figures is not None else {},
        frozenset(met),
    )


def play_games(series: Series, numbers: range) -> list[Played]:
    """Some games of the series; the pack is read once."""
    game = find_game(series.game)
    pack = game.load(series.pack)
    seats = len(series.bots)
    return [
        play_game(
            series,
            open_table(game, pack, seats, series.seed + number, series.options, heard=series.met),
        )
        for number in numbers
    ]


def play_series(series: Series, jobs: int = 1) -> Iterator[list[Played]]:
    """The games as they finish, a few at a time; with several jobs in no certain order."""
    chunks = [
        range(start, min(start + CHUNK, series.games)) for start in range(0, series.games, CHUNK)
    ]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_games(series, chunk)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(play_games, series, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class SeatResult:
    bot: str
    wins: int  # games won, shared victories included
    win_rate: float
    low: float  # the 95 % confidence interval of the win rate
    high: float
    score_mean: float


@dataclass(frozen=True)
class ChapterResult:
    """A part of a long game, such as a mission of a campaign, in all games of the series."""

    id: str
    tries: int
    wins: int
    low: float
    high: float
    means: dict[str, float]  # of whatever else the game counts


@dataclass(frozen=True)
class SeriesResult:
    game: str
    games: int
    finished: int
    decisions: int
    seconds: float
    lengths: tuple[int, float, int]  # shortest, median, longest in turns
    shared: int  # games with several winners
    seats: tuple[SeatResult, ...]
    chapters: tuple[ChapterResult, ...] = ()  # of games that are played in several
    bought: dict[str, int] = field(default_factory=dict)  # how often, in all games together
    buyers: dict[str, int] = field(default_factory=dict)  # in how many games
    met: dict[str, dict[str, int]] = field(default_factory=dict)  # kind, id: in how many games


def summary(series: Series, played: list[Played], seconds: float) -> SeriesResult:
    """The table of a series. At least one game must have been played."""
    turns = [one.turns for one in played]
    seats = []
    for seat, bot in enumerate(series.bots):
        wins = sum(seat in one.winners for one in played)
        low, high = wilson(wins, len(played))
        mean = sum(one.scores[seat] for one in played) / len(played)
        seats.append(SeatResult(bot, wins, wins / len(played), low, high, mean))
    return SeriesResult(
        series.game,
        series.games,
        len(played),
        sum(one.decisions for one in played),
        seconds,
        (min(turns), median(turns), max(turns)),
        sum(len(one.winners) > 1 for one in played),
        tuple(seats),
        chapters_of(played),
        *bought_in(played),
        met_in(series, played) if series.met else {},
    )


def chapters_of(played: list[Played]) -> tuple[ChapterResult, ...]:
    """By the id of the chapter, in the order of the ids."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for one in played:
        for chapter in one.figures.get("chapters", []):
            rows.setdefault(chapter["id"], []).append(chapter)
    found = []
    for id in sorted(rows):
        tries = len(rows[id])
        wins = sum(row["won"] for row in rows[id])
        low, high = wilson(wins, tries)
        numbers = [name for name in rows[id][0] if name not in ("id", "won")]
        means = {name: sum(row[name] for row in rows[id]) / tries for name in numbers}
        found.append(ChapterResult(id, tries, wins, low, high, means))
    return tuple(found)


def bought_in(played: list[Played]) -> tuple[dict[str, int], dict[str, int]]:
    """How often everything that can be bought was, and in how many games."""
    bought: dict[str, int] = {}
    buyers: dict[str, int] = {}
    for one in played:
        for id, count in one.figures.get("bought", {}).items():
            bought[id] = bought.get(id, 0) + count
            buyers[id] = buyers.get(id, 0) + int(count > 0)
    return bought, buyers


def met_in(series: Series, played: list[Played]) -> dict[str, dict[str, int]]:
    """Everything that the pack has, by kind, with the number of games it came up in."""
    game = find_game(series.game)
    counted: dict[str, dict[str, int]] = {
        kind: dict.fromkeys(ids, 0)
        for kind, ids in game.services["matter"](game.load(series.pack)).items()
    }
    for one in played:
        for kind, id in one.met:
            counted[kind][id] += 1
    return counted


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true rate in 95 of 100 such series.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    """
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, centre - spread), min(1.0, centre + spread)
