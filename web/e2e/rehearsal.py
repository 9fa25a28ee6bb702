"""A mission of S.T.A.L.K.E.R. that is won: the browsers play it again.

`python rehearsal.py SEATS MOST` lets the rule of thumb play one seed after the other until it wins
within so many decisions, and prints the seed, every decision and where the rounds begin.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any, TypeAlias

from cantina.bots.base import decide, make_bot
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, apply, open_table

Decision: TypeAlias = dict[str, Any]


def rehearsals(seats: int) -> Iterator[tuple[Table[Any, Any], list[Decision], list[int]]]:
    """Played missions: the table at its end, every decision, and where each round began."""
    game = find_game("zone")
    pack = game.load(None)
    bot = make_bot("quick")
    for seed in count(1):
        t = open_table(game, pack, seats, seed, {}, heard=False)
        rng = seeded(seed).fork("bots")
        decisions: list[Decision] = []
        rounds: list[int] = []
        while t.asks:
            if len(rounds) < t.state.round:
                rounds.append(len(decisions))
            ask = t.asks[0]
            action = decide(bot, t, ask.seat, rng)
            apply(t, ask, action)
            decided = [action.verb, *action.args]
            decisions.append({"seat": ask.seat, "ask": ask.name, "action": decided})
        yield t, decisions, rounds


def main() -> None:
    seats, most = map(int, sys.argv[1:])
    for t, decisions, rounds in rehearsals(seats):
        if t.state.outcome.winners and len(decisions) <= most:
            print(json.dumps({"seed": t.seed, "decisions": decisions, "rounds": rounds}))
            return


if __name__ == "__main__":
    main()
