"""What the casual rule of thumb makes of every question of many games, as one digest per game.

`./test run tests.games.hoth.choices GAMES` prints the digests, so that two versions can be compared
by `diff`; without a number it writes the few that the test compares. Scores count, not choices
alone: the bots that look ahead rank options by them.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from cantina.games.hoth import GAME
from cantina.games.hoth.load_weights import weight_sets, weights_in
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.policy import scores
from cantina.kernel.action import Seat
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table

FILE = Path(__file__).parent / "choices.txt"
KEPT = 24
SCENARIOS = 17
WILD = 4
"""In every so many games a third of the choices are random: odd positions count too."""
EVALUATED = 7
"""Every so many questions the position is evaluated as well."""


def casual(pack: HothPack) -> HothPack:
    """The set that is never tuned, so that what bots did before stays measurable."""
    return pack.weighed_by(weights_in(weight_sets().sets["casual"]))


def choices_of(pack: HothPack, number: int) -> str:
    """The digest of one game; the number chooses scenario, seats and options."""
    options = {"scenario": str(number % SCENARIOS + 1)}
    seats = 2
    if number % 5 == 1:
        seats = 3 + number // 5 % 2
        options["team"] = ("rebel", "empire")[number // 10 % 2]
    if number % 3 == 2:
        options["leaders"] = "on"
    if number % 20 == 19:
        seats = 2
        options = {"campaign": "ab"[number // 20 % 2]}
    t = open_table(GAME, pack, seats, number, options, heard=False)
    rng = seeded(number)
    digest = blake2b(digest_size=8)
    asked = 0
    while t.asks:
        ask = t.asks[0]
        action = GAME.suggest(t, ask, rng)
        if len(ask.options) > 1 and ask.name != "leader":
            digest.update(repr(scores(t, ask)).encode())
        if asked % EVALUATED == 0:
            values = [GAME.evaluate(t, Seat(seat)) for seat in range(seats)]
            digest.update(repr(values).encode())
        if number % WILD == 0 and rng.below(3) == 0:
            action = ask.options[rng.below(len(ask.options))]
        digest.update(f"{ask.name} {action!r};".encode())
        apply(t, ask, action)
        asked += 1
    return f"{number} {asked} {digest.hexdigest()}"


def main() -> None:
    pack = casual(GAME.load(None))
    if len(sys.argv) > 1:
        for number in range(int(sys.argv[1])):
            print(choices_of(pack, number), flush=True)
        return
    FILE.write_text("".join([f"{choices_of(pack, number)}\n" for number in range(KEPT)]))


if __name__ == "__main__":
    main()
