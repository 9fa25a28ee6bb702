"""A campaign of S.T.A.L.K.E.R. up to the end of its first mission: the browsers go on from there.

`python campaign.py MOST` lets the rule of thumb play one seed after the other, alone, until mission
A1 came first and is over within so many decisions, with coupons left for a magazine, and prints
the seed and every decision.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from typing import Any

from cantina.bots.base import decide, make_bot
from cantina.kernel.game import find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, apply, open_table

OPTIONS = {"campaign": "whole"}
MAGAZINE = 500  # coupons


def is_as_told(t: Table[Any, Any]) -> bool:
    campaign = t.state.campaign
    first = str(t.pack.missions[campaign.played[0].mission].id)
    return first == "A1" and int(campaign.coupons) >= MAGAZINE


def main() -> None:
    most = int(sys.argv[1])
    game = find_game("zone")
    pack = game.load(None)
    bot = make_bot("quick")
    for seed in count(1):
        t = open_table(game, pack, 1, seed, OPTIONS, heard=False)
        rng = seeded(seed).fork("bots")
        decisions: list[tuple[int, list[Any]]] = []
        while t.asks[0].name != "go_on" and len(decisions) <= most:
            ask = t.asks[0]
            action = decide(bot, t, ask.seat, rng)
            apply(t, ask, action)
            decisions.append((ask.seat, [action.verb, *action.args]))
        if t.asks[0].name == "go_on" and is_as_told(t):
            print(json.dumps({"seed": seed, "decisions": decisions}))
            return


if __name__ == "__main__":
    main()
