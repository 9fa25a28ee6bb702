"""Is skill told as luck? Over many games luck is nought, for the stronger bot and for the weaker.

    ./test run bench.luck GAME BOT,BOT GAMES [SECONDS [FIRST SEED]]

Plays games of two bots, in turns on either seat, works out how each went in so many seconds of this
processor (30, as on a server), and prints for each bot by how much chances changed and what own
choices, those of the other and luck did to them: means over the games, with standard errors. Much
quicker on the compiled build: `./test run compiled bench.luck`.
"""

from __future__ import annotations

import sys
from math import sqrt
from typing import Any

from cantina.bots.base import decide, make_bot
from cantina.bots.debrief import debrief_of
from cantina.kernel.action import all_seats
from cantina.kernel.game import Game, find_game
from cantina.kernel.record import Record, record_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play


def played(game: Game[Any, Any], pack: Any, names: list[str], seed: int) -> Record:
    """Of a scenario, where there are some: each in turn."""
    several = [one for one in game.options if one.key == "scenario"]
    options = {one.key: one.choices[seed % len(one.choices)] for one in several}
    t = open_table(game, pack, len(names), seed, options)
    bots, luck = [make_bot(name) for name in names], seeded(seed).fork("bots")
    while t.asks:
        seat = t.asks[0].seat
        play(t, seat, decide(bots[seat], t, seat, luck))
    return record_of(t)


def mean(values: list[float]) -> str:
    count = len(values)
    middle = sum(values) / count
    spread = sum([(one - middle) ** 2 for one in values]) / max(count - 1, 1)
    return f"{middle:+.3f} ±{sqrt(spread / count):.3f}"


def main() -> None:
    game, bots = find_game(sys.argv[1]), sys.argv[2].split(",")
    games = int(sys.argv[3])
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 30.0
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    pack = game.load(None)
    rows: dict[str, list[list[float]]] = {name: [] for name in bots}
    for seed in range(first, first + games):
        names = bots if seed % 2 == 0 else bots[::-1]
        record = played(game, pack, names, seed)
        found = debrief_of(game, pack, record, seconds)
        for seat in all_seats(record.seats if found.moments else 0):
            moved, change = found.moved(seat), found.change(seat)
            luck = change - moved.own - moved.others
            rows[names[seat]].append([change, moved.own, moved.others, luck, moved.error])
    for name, of_bot in rows.items():
        columns = [list(column) for column in zip(*of_bot, strict=True)]
        words = ("change", "own", "others", "luck", "error of one game")
        told = [f"{word} {mean(column)}" for word, column in zip(words, columns, strict=True)]
        print(f"{game.key} {name}, {len(of_bot)} games: {', '.join(told)}")


if __name__ == "__main__":
    main()
