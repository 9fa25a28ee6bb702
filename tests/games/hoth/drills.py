"""Where the lessons of the web client begin: at a real table, with decisions that are made already.

`./test run tests.games.hoth.drills` finds and writes new ones, after a change of the rules
or of the rule of thumb.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from cantina.bots.base import decide, make_bot
from cantina.games.hoth import GAME
from cantina.games.hoth.board import EMPIRE
from cantina.games.hoth.ids import Kind, Side
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import HothTable, scenario_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "hoth" / "drills.json"
LEARNER = 1
"""The Empire: it has the better chances in the first scenario."""
OPTIONS = {"scenario": "1"}
BOX = GAME.load(None)
Drill: TypeAlias = dict[str, Any]


def opened(drill: Drill) -> HothTable:
    """The table as the learner finds it. Raises IllegalAction when it cannot come about."""
    t = open_table(GAME, BOX, 2, drill["seed"], OPTIONS)
    for seat, (verb, *args) in drill["past"]:
        play(t, seat, next(one for one in ask(t, seat) if (one.verb, *one.args) == (verb, *args)))
    return t


def ask(t: HothTable, seat: int) -> Any:
    return next((one.options for one in t.asks if one.seat == seat), [])


def turn_from(t: HothTable, seed: int) -> list[Any]:
    """What happens if the learner goes on as the coach would, to the end of the turn."""
    bot, rng = make_bot("quick"), seeded(seed)
    events: list[Any] = []
    turn = GAME.turn(t)
    while t.asks and GAME.turn(t) == turn:
        seat = t.asks[0].seat
        events += play(t, seat, decide(bot, t, seat, rng))
    return events


def games() -> Iterator[tuple[int, list[list[Any]]]]:
    """Battles of the rule of thumb against itself: the seed, and every decision."""
    for seed in count(1):
        bot, rng = make_bot("quick"), seeded(seed).fork("bots")
        t = open_table(GAME, BOX, 2, seed, OPTIONS)
        past: list[list[Any]] = []
        while t.asks:
            seat = t.asks[0].seat
            action = decide(bot, t, seat, rng)
            past.append([seat, [action.verb, *action.args]])
            play(t, seat, action)
        yield seed, past


def attacks(events: list[Any]) -> int:
    return sum(type(one).__name__ == "DiceRolled" and side(one.kind) == EMPIRE for one in events)


def side(kind: Kind) -> Side:
    return BOX.units[kind].side


def first_turn(t: HothTable, drill: Drill) -> bool:
    """Nothing was asked of the learner before, so the first screen is a hand of cards; and enemies
    are near enough for an attack."""
    if any(seat == LEARNER for seat, _ in drill["past"]):
        return False
    return attacks(turn_from(t, 1)) >= 2 and attacks(turn_from(opened(drill), 2)) >= 1


def one_medal_short(t: HothTable, drill: Drill) -> bool:
    if medals_of(t, EMPIRE) != scenario_of(t).goal[EMPIRE] - 1:
        return False
    for seed in (1, 2):
        again = opened(drill)
        turn_from(again, seed)
        if again.state.outcome is None or LEARNER not in again.state.outcome.winners:
            return False
    return True


WANTED: dict[str, Callable[[HothTable, Drill], bool]] = {
    "first": first_turn,
    "last": one_medal_short,
}


def found(wanted: Callable[[HothTable, Drill], bool]) -> Drill:
    """The first moment in which the learner is to play a card and that is what the lesson needs."""
    for seed, past in games():
        t = open_table(GAME, BOX, 2, seed, OPTIONS)
        for at, (seat, (verb, *args)) in enumerate(past):
            asked = t.asks[0]
            if asked.seat == LEARNER and asked.name == "play":
                drill = {"seed": seed, "turn": t.state.turn, "past": past[:at]}
                if wanted(opened(drill), drill):
                    return drill
            play(t, seat, next(o for o in asked.options if (o.verb, *o.args) == (verb, *args)))
    raise AssertionError("no such moment")


if __name__ == "__main__":
    drills = {key: found(wanted) for key, wanted in WANTED.items()}
    FILE.write_text(json.dumps(drills) + "\n")
