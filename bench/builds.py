"""Do both builds play the same? Plays the same games on each and compares them byte by byte.

Every decision counts: who was asked what, the options in their order, the answer, its events, and
at the end the state and what every seat sees. Games are spread over sizes, options and bots.

    ./test run bench.builds 1000 [GAME...]

prints one digest per game and build, and stops with status 1 where two differ. Needs what
`./cantina compile` needs.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any, Final

from cantina.bots.base import make_bot
from cantina.build import compile_engine
from cantina.kernel.action import SPECTATOR, all_seats
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, discover
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, determinize, open_table, play
from cantina.parts.saved import digest_of

BOTS: Final = ("random", "quick", "random", "novice")


def opened(game: Game[Any, Any], pack: Any, seed: int) -> Table[Any, Any]:
    """A table of a size and with options that the seed draws."""
    luck = seeded(seed)
    while True:
        seats = game.fewest + luck.below(game.most - game.fewest + 1)
        options = {
            one.key: one.choices[luck.below(len(one.choices))]
            for one in game.options
            if one.choices  # others take a text of somebody's own
        }
        try:
            return open_table(game, pack, seats, seed, options)
        except BadOptions:  # not for so many
            continue


def digest(key: str, games: int) -> str:
    game = discover()[key]
    pack = game.load(None)
    found = hashlib.sha256()
    for seed in range(games):
        t = opened(game, pack, seed)
        bot = make_bot(BOTS[seed % len(BOTS)])
        luck = seeded(seed).fork("bots")
        while t.asks:
            ask = t.asks[luck.below(len(t.asks))]
            action = bot.choose(determinize(t, ask.seat, luck), ask.seat, ask, luck)
            found.update(repr((ask.rule, ask.seat, ask.name, ask.options, action)).encode())
            for event in play(t, ask.seat, action):
                found.update(json.dumps(game.encode_event(event), sort_keys=True).encode())
        found.update(str(digest_of(t)).encode())
        for seat in [SPECTATOR, *all_seats(t.seats)]:
            view = game.encode_view(game.view(t, seat))
            found.update(json.dumps(view, sort_keys=True).encode())
    return found.hexdigest()


def digest_on(build: str, path: str, key: str, games: int) -> str:
    env = os.environ | {"PYTHONPATH": path, "CANTINA_BUILD": build}
    command = [sys.executable, "-P", __file__, "--one", key, str(games)]
    return subprocess.run(command, env=env, check=True, text=True, stdout=subprocess.PIPE).stdout


def main() -> int:
    if sys.argv[1] == "--one":
        print(digest(sys.argv[2], int(sys.argv[3])))
        return 0
    games, keys = int(sys.argv[1]), sys.argv[2:] or list(discover())
    builds = {"compiled": str(compile_engine(print)), "interpreted": os.environ["PYTHONPATH"]}
    differ = False
    for key in keys:
        found = {name: digest_on(name, path, key, games) for name, path in builds.items()}
        for name, text in found.items():
            print(f"{key} {games} games {name} {text}", end="")
        differ |= len(set(found.values())) > 1
    print("different" if differ else "the same")
    return int(differ)


if __name__ == "__main__":
    sys.exit(main())
