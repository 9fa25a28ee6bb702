"""`cantina fuzz`: random legal play with invariants on, until something breaks or time is up."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any, Final

from cantina.kernel.action import SPECTATOR, all_seats
from cantina.kernel.errors import BadOptions, BrokenInvariant
from cantina.kernel.game import Game, find_game
from cantina.kernel.record import dump, record_of
from cantina.kernel.table import Table, open_table, play

VIEWED: Final = 0.125
"""How often all look at the table: views cost far more than a decision."""
ROUND_TRIPS: Final = 0.02
"""How often the state is written and read."""


def run_fuzz(
    game: str, minutes: float, wanted: int, seed: int | None, out: Path, pack: Path | None
) -> None:
    """Plays random legal games of every size and option, checking every position: for this many
    minutes, or until the wanted number of decisions was made."""
    rules = find_game(game)
    content = rules.load(pack)
    dice = random.Random(seed)
    began = time.monotonic()
    games = decisions = 0
    end = began + (0 if wanted else 60 * minutes)
    while games == 0 or decisions < wanted or time.monotonic() < end:
        t = _random_table(rules, content, dice)
        try:
            decisions += fuzz_game(t, dice)
        except Exception as error:
            path = _write_failure(t, out)
            raise BrokenInvariant(
                f"{game}, seed {t.seed}, decision {len(t.played)}: "
                f"{type(error).__name__}: {error} (record: {path})"
            ) from error
        games += 1
    took = time.monotonic() - began
    print(f"{game}: {games:,} games, {decisions:,} decisions in {took:,.0f} s, nothing broke")


def _random_table(rules: Game[Any, Any], content: Any, dice: random.Random) -> Table[Any, Any]:
    while True:
        seats = dice.randint(rules.fewest, rules.most)
        options = {
            option.key: dice.choice(option.choices) for option in rules.options if option.choices
        }
        try:
            return open_table(rules, content, seats, dice.getrandbits(60), options)
        except BadOptions:  # not every option is for every number of players
            continue


def fuzz_game(t: Table[Any, Any], dice: random.Random) -> int:
    """Plays the table to its end, checking everything that must hold at every decision."""
    game = t.game
    while t.asks:
        for ask in t.asks:
            if not ask.options or len(set(ask.options)) != len(ask.options):
                raise BrokenInvariant(f"{ask} has no options, or the same one twice")
        ask = dice.choice(t.asks)
        play(t, ask.seat, dice.choice(ask.options))
        game.check(t)
        if dice.random() < VIEWED:
            for seat in (SPECTATOR, *all_seats(t.seats)):
                game.encode_view(game.view(t, seat))
        if dice.random() < ROUND_TRIPS:
            _check_round_trip(t)
    return len(t.played)


def _check_round_trip(t: Table[Any, Any]) -> None:
    data = t.game.encode(t.state)
    again = t.game.decode(json.loads(json.dumps(data)))
    if t.game.encode(again) != data or t.game.encode(t.game.clone(t.state)) != data:
        raise BrokenInvariant("the state does not survive a round trip")


def _write_failure(t: Table[Any, Any], out: Path) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"fuzz-{t.game.key}-{t.seed}.json"
    path.write_text(dump(record_of(t)), encoding="utf-8")
    return path
