"""Single games of a contest between bots, with the time each took to think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from cantina.bots.mind import Mind
from cantina.bots.random import Random
from cantina.kernel.action import Ask, Seat, all_seats
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import Rng, stream_of
from cantina.kernel.table import Table, apply, open_table


def decisions_of(t: Table[Any, Any], minds: list[Mind], rng: Rng) -> Iterator[tuple[Ask, float]]:
    """Plays a table to its end: every decision after it was made, and the seconds of this
    process that it took."""
    while t.asks:
        ask = t.asks[0]
        mind = minds[ask.seat]
        began = time.process_time()
        # A random bot looks at nothing, so it needs no world of its own.
        if isinstance(mind.bot, Random):
            action = mind.bot.choose(t, ask.seat, ask, rng)
        else:
            action = mind.decide(t, ask.seat, rng)
        seconds = time.process_time() - began
        apply(t, ask, action)
        t.played.append((ask.seat, action))
        yield ask, seconds


def minds_of(bots: tuple[str, ...]) -> list[Mind]:
    """Their time is that of this process alone: others on the machine take nothing from a bot."""
    return [Mind(name, time.process_time) for name in bots]


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    game: str
    bots: tuple[str, ...]  # one per seat
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Times:
    """Seconds of thought."""

    decisions: list[float] = field(default_factory=list)  # where there was something to decide
    turns: list[float] = field(default_factory=list)

    def add(self, more: Times) -> None:
        self.decisions += more.decisions
        self.turns += more.turns


@dataclass(frozen=True)
class Outcome:
    """What came of a match."""

    match: Match
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    times: dict[str, Times]  # by bot
    seconds: float


@lru_cache(maxsize=4)
def _box(key: str) -> tuple[Game[Any, Any], Any]:
    game = find_game(key)
    return game, game.load(None)


def play_match(match: Match) -> Outcome:
    game, pack = _box(match.game)
    began = time.process_time()
    t = open_table(game, pack, len(match.bots), match.seed, dict(match.options), heard=False)
    rng = stream_of(t.seed).fork("bots")
    turns: dict[tuple[Seat, int], float] = {}
    times = {bot: Times() for bot in match.bots}
    turn = game.turn(t)
    for ask, seconds in decisions_of(t, minds_of(match.bots), rng):
        if len(ask.options) > 1:
            times[match.bots[ask.seat]].decisions.append(seconds)
        turns[ask.seat, turn] = turns.get((ask.seat, turn), 0.0) + seconds
        turn = game.turn(t)
    for (seat, _), seconds in turns.items():
        times[match.bots[seat]].turns.append(seconds)
    outcome = t.state.outcome
    return Outcome(
        match,
        tuple(outcome.winners),
        tuple(outcome.scores),
        times,
        time.process_time() - began,
    )


def play_matches(matches: list[Match]) -> list[Outcome]:
    return [play_match(match) for match in matches]


def teams_of(key: str, seats: int, options: dict[str, str]) -> list[list[int]]:
    """Who wins together; one team of all in a cooperative game."""
    game, pack = _box(key)
    t = open_table(game, pack, seats, 0, options, heard=False)
    teams: list[list[int]] = []
    for seat in all_seats(seats):
        rivals = game.rivals(t, seat)
        team = [int(other) for other in all_seats(seats) if other not in rivals]
        if team not in teams:
            teams.append(team)
    return teams


def kinds_of(key: str, options: dict[str, str]) -> tuple[str, tuple[str, ...]]:
    """The option that makes games differ most, such as the scenario, and its choices; empty if
    there is none, or it was chosen."""
    for option in find_game(key).options:
        if option.key in ("scenario", "mission") and option.choices:
            return option.key, () if option.key in options else option.choices
    return "", ()


def kind_drawn(key: str, options: dict[str, str], seed: int) -> dict[str, str]:
    """The options of one game of many. Of several scenarios the seed draws one: were they played in
    turn, games would not be alike."""
    option, kinds = kinds_of(key, options)
    if not kinds:
        return options
    return options | {option: kinds[stream_of(seed).fork("kind").below(len(kinds))]}
