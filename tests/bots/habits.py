"""Whether the habits of regulars show, and cost or gain them nothing (decision 0022):

    python -m tests.bots.habits GAME BOT GAMES [SEED] [REGULAR]

plays each regular against the same bot without a habit, two players, both seats of every deal, and
prints how often the regular won and what both did of what the habit is about.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from statistics import mean
from typing import Any, TypeAlias

from cantina.bots.arena import wilson
from cantina.bots.matches import kind_drawn, minds_of
from cantina.bots.regulars import MARK, regulars_of
from cantina.games.hoth.pack import INFANTRY
from cantina.games.hoth.scouting import front_of, lookout_of, to_enemy, to_goal
from cantina.games.hoth.state import scenario_of
from cantina.games.hunters.rules.scoring import crate_symbols
from cantina.kernel.action import Seat
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import stream_of
from cantina.kernel.table import Table, apply, open_table
from tests.seats import FIRST, SECOND

Measure: TypeAlias = Callable[[Table[Any, Any], Seat], float | None]
"""Of a seat when it has decided something; None where there is nothing to tell."""


def _captured(t: Table[Any, Any], seat: Seat, of: Callable[[int], int]) -> float | None:
    player = t.state.players[seat]
    found = [of(one.target) for one in player.confrontations if one.captured]
    return mean(found) if found else None


def _shields(t: Table[Any, Any], seat: Seat) -> float | None:
    pack = t.pack
    return _captured(t, seat, lambda card: pack.green[card] + pack.blue[card] + pack.orange[card])


def _by_unit(t: Table[Any, Any], seat: Seat, of: Callable[[Any, Any], float]) -> float | None:
    side = t.state.players[seat].side
    look = lookout_of(t)
    front = front_of(t, look, side)
    found = [of((look, front, side), t.state.units[unit].hex) for unit in look.forces[side]]
    return mean(found) if found else None


def _to_enemy(t: Table[Any, Any], seat: Seat) -> float | None:
    return _by_unit(t, seat, lambda of, hex: to_enemy(t, of[0], of[1], of[2], hex))


def _to_goal(t: Table[Any, Any], seat: Seat) -> float | None:
    return _by_unit(t, seat, lambda of, hex: to_goal(t, of[1], hex))


def _covered(t: Table[Any, Any], seat: Seat) -> float | None:
    land = scenario_of(t).terrain
    return _by_unit(t, seat, lambda _, hex: t.pack.terrains[land[hex]].cover[INFANTRY])


IN_THE_END, ALL_ALONG, MOVED = range(3)
"""When it is looked at; or by how much the seat's own decisions change it, all together."""

MEASURES: dict[str, dict[str, tuple[str, int, Measure]]] = {
    "hunters": {
        "crates": (
            "crate symbols",
            IN_THE_END,
            lambda t, s: crate_symbols(t.pack, t.state.players[s]),
        ),
        "contracts": ("contracts", IN_THE_END, lambda t, s: len(t.state.players[s].contracts)),
        "big": ("shields of a target", IN_THE_END, _shields),
        "credits": ("credits in hand", ALL_ALONG, lambda t, s: t.state.players[s].credits),
        "small": ("shields of a target", IN_THE_END, _shields),
    },
    "hoth": {
        "bold": ("hexes towards the enemy", MOVED, lambda t, s: -(_to_enemy(t, s) or 0)),
        "cover": ("dice of cover", ALL_ALONG, _covered),
        "goals": ("hexes to a goal", ALL_ALONG, _to_goal),
    },
}
"""By game and regular: what the habit changes, and when that is looked at."""


@cache
def _box(key: str) -> tuple[Game[Any, Any], Any]:
    game = find_game(key)
    return game, game.load(None)


def played(key: str, bots: tuple[str, str], seed: int, regular: str) -> tuple[float, list[float]]:
    """One game: the first seat's share of the win, and the measure by seat."""
    game, pack = _box(key)
    _, when, measure = MEASURES[key][regular]
    t = open_table(game, pack, 2, seed, kind_drawn(key, {}, seed), heard=False)
    rng = stream_of(seed).fork("bots")
    minds = minds_of(bots)
    told: list[list[float]] = [[], []]
    while t.asks:
        ask = t.asks[0]
        before = measure(t, ask.seat) or 0 if when == MOVED else 0
        apply(t, ask, minds[ask.seat].decide(t, ask.seat, rng))
        if when != IN_THE_END and t.asks and (found := measure(t, ask.seat)) is not None:
            told[ask.seat].append(found - before)
    if when == IN_THE_END:
        told = [[] if (found := measure(t, s)) is None else [found] for s in (FIRST, SECOND)]
    if when == MOVED:
        told = [[sum(one)] for one in told]
    winners = t.state.outcome.winners
    won = 1 / len(winners) if FIRST in winners else 0.0
    return won, [mean(one) if one else float("nan") for one in told]


def compared(key: str, bot: str, regular: str, games: int, seed: int) -> tuple[float, float, float]:
    """Wins of the regular, and means of the measure: the regular's, the other's."""
    with_habit = bot + MARK + regular
    wins = 0.0
    told: tuple[list[float], list[float]] = ([], [])
    for number in range(games // 2):
        for first in (True, False):
            bots = (with_habit, bot) if first else (bot, with_habit)
            won, (one, other) = played(key, bots, seed + number, regular)
            wins += won if first else 1 - won
            for values, value in zip(told, (one, other) if first else (other, one), strict=True):
                if value == value:
                    values.append(value)
    return wins, mean(told[0]), mean(told[1])


def main() -> None:
    key, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    for regular in sys.argv[5:] or regulars_of(find_game(key)):
        wins, own, others = compared(key, bot, regular, games, seed)
        low, high = wilson(wins, games)
        about = MEASURES[key][regular][0]
        print(
            f"{regular:10} {100 * wins / games:5.1f} % ({100 * low:.1f}–{100 * high:.1f})"
            f"   {about}: {own:.2f}, without the habit {others:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
