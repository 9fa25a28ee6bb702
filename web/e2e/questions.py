"""Every kind of question a game asks, each with positions in which somebody is asked it.

`python questions.py GAME COUNT` plays that many games with mostly random decisions and prints as
JSON, for every kind of question, the shortest way to it and the way to the one with most options:
how the table is opened, all decisions up to there, and who is asked. Kinds that the flows name but
no game met are listed too: a test says which may be missing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

from cantina.bots.base import decide, make_bot
from cantina.kernel.action import Action
from cantina.kernel.errors import BadOptions
from cantina.kernel.flow import AskAll, AskOne, Window
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import Rng, seeded
from cantina.kernel.table import Table, apply, open_table

Example: TypeAlias = dict[str, Any]

LONGEST = 600
"""Decisions; every one of them is made over the network before the page is looked at."""


def kinds(game: Game[Any, Any]) -> set[str]:
    """Every name under which the flows of a game ask something."""
    steps = [step for flow in game.flows.values() for step in flow]
    return {step.name for step in steps if isinstance(step, AskOne | AskAll | Window)}


def tables(game: Game[Any, Any], games: int) -> Iterator[Table[Any, Any]]:
    """Tables of every number of seats; every option is left alone or set to any of its choices."""
    pack = game.load(None)
    for seed in range(1, games + 1):
        rng = seeded(seed).fork("opening")
        seats = game.fewest + rng.below(game.most - game.fewest + 1)
        set_here = [option for option in game.options if option.choices and rng.below(2)]
        options = {one.key: one.choices[rng.below(len(one.choices))] for one in set_here}
        try:
            yield open_table(game, pack, seats, seed, options, heard=False)
        except BadOptions:
            continue  # such as a campaign for four


def chosen(t: Table[Any, Any], rng: Rng, sensible: bool) -> Action:
    ask = t.asks[0]
    if sensible and rng.below(4):
        return decide(make_bot("quick"), t, ask.seat, rng)
    return ask.options[rng.below(len(ask.options))]


def examples(game: Game[Any, Any], games: int) -> dict[str, list[Example]]:
    """By kind: the position with the fewest decisions before it, and the one with most options."""
    shortest: dict[str, Example] = {}
    fullest: dict[str, Example] = {}
    for number, t in enumerate(tables(game, games)):
        rng = seeded(t.seed).fork("questions")
        made: list[dict[str, Any]] = []
        while t.asks and len(made) < LONGEST:
            ask = t.asks[0]
            found = {
                "game": game.key,
                "kind": ask.name,
                "seed": t.seed,
                "seats": t.seats,
                "options": dict(t.options),
                "seat": ask.seat,
                "offered": len(ask.options),
                "decisions": len(made),
                "made": made,
            }
            if len(made) < shortest.get(ask.name, found | {"decisions": LONGEST})["decisions"]:
                shortest[ask.name] = found | {"made": list(made)}
            if len(ask.options) > fullest.get(ask.name, {"offered": 0})["offered"]:
                fullest[ask.name] = found | {"made": list(made)}
            action = chosen(t, rng, sensible=number % 2 == 0)
            apply(t, ask, action)
            made.append({"seat": ask.seat, "action": [action.verb, *action.args]})
    return {
        kind: [shortest[kind]] + [fullest[kind]] * (fullest[kind] != shortest[kind])
        for kind in sorted(shortest)
    }


def main() -> None:
    game = find_game(sys.argv[1])
    met = examples(game, int(sys.argv[2]))
    print(json.dumps({"met": met, "never": sorted(kinds(game) - set(met))}))


if __name__ == "__main__":
    main()
