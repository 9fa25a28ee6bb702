"""Whether the habits of regulars show, and cost or gain them nothing (decision 0022):

    ./test run tests.bots.habits GAME BOT GAMES [SEED] [REGULAR]

plays each regular against the same bot without a habit, two players, both seats of every deal, and
prints how often the regular won and what both did of what the habit is about. In a game that is
played together each plays every deal with itself, and half of the lead in wins is added to 50 %.
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
from cantina.games.zone.facts.tallies import deeds_of
from cantina.games.zone.state import Deeds
from cantina.games.zone.terms.figures import stalker_of
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


def _deeds(t: Table[Any, Any], seat: Seat) -> Deeds:
    return deeds_of(t, stalker_of(seat))


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
    "zone": {
        "loot": ("loot", IN_THE_END, lambda t, s: _deeds(t, s).loot),
        "fight": ("kills", IN_THE_END, lambda t, s: _deeds(t, s).kills),
        "patient": ("rounds", IN_THE_END, lambda t, s: t.game.turn(t)),
        "eager": ("rounds", IN_THE_END, lambda t, s: t.game.turn(t)),
    },
}
"""By game and regular: what the habit changes, and when that is looked at."""


@cache
def _box(key: str) -> tuple[Game[Any, Any], Any]:
    game = find_game(key)
    return game, game.load(None)


@cache
def is_shared(key: str) -> bool:
    """Whether everybody wins or loses together."""
    game, pack = _box(key)
    return not game.rivals(open_table(game, pack, 2, 1, heard=False), FIRST)


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
    told: tuple[list[float], list[float]] = ([], [])
    wins = 0.0
    for number in range(seed, seed + games // 2):
        if is_shared(key):
            won, own = played(key, (with_habit, with_habit), number, regular)
            lost, others = played(key, (bot, bot), number, regular)
            wins += 1 + 2 * (won - lost)  # each has half of a win together
        else:
            won, (one, two) = played(key, (with_habit, bot), number, regular)
            lost, (three, four) = played(key, (bot, with_habit), number, regular)
            wins += won + 1 - lost
            own, others = [one, four], [two, three]
        for kept, values in zip(told, (own, others), strict=True):
            kept.extend([value for value in values if value == value])
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
