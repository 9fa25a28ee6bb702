"""Golden games: records, and the same games told: every ask, answer, event and state digest.

`./test run tests.builds.golden [GAME...]` plays and writes them anew; the diff of the told games is
the review of a change of behaviour. It refuses where play changed and the game's behaviour did not.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from cantina.bots.base import decide, make_bot
from cantina.kernel.action import SPECTATOR, ask_of
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import discover
from cantina.kernel.record import Record, dump, record_of
from cantina.kernel.rng import Seed, stream_of
from cantina.kernel.table import open_table, play
from cantina.parts.saved import digest_of

FOLDER = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Golden:
    game: str
    seats: int
    seed: Seed
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        changed = "".join(f"-{value}" for value in self.options.values())
        keyed = "" if isinstance(self.seed, int) else "-keyed"
        return f"{self.game}-{self.seats}-{self.bots[0].partition(':')[0]}{changed}{keyed}"


WON_MISSION = Golden("zone", 2, 6, ("quick",))
SECRET = "blake2b:" + bytes(range(32)).hex() + ":" + bytes(16).hex()


def wanted() -> list[Golden]:
    """Of every game: the smallest and the largest table, the bots, a table of people with its keyed
    stream, and each other option; and a mission that is won."""
    found = [WON_MISSION]
    for key, game in discover().items():
        found.append(Golden(key, game.fewest, 1, ("quick", "greedy")))
        found.append(Golden(key, game.most, 2, ("random",)))
        found.append(Golden(key, game.fewest, SECRET, ("quick",)))
        found.append(Golden(key, max(game.fewest, game.most - 1), 3, ("greedy", "random")))
        for option in game.options:
            for choice in option.choices[1:]:
                found.append(_optional(key, game.fewest + 1, {option.key: choice}))
    return found


def _optional(key: str, seats: int, options: dict[str, str]) -> Golden:
    """One more than the fewest, unless these options are not for so many."""
    game = discover()[key]
    try:
        open_table(game, game.load(None), seats, 4, options)
    except BadOptions:
        seats = game.fewest
    return Golden(key, seats, 4, ("quick",), options)


def played(golden: Golden) -> Record:
    """A new record, played by bots."""
    game = discover()[golden.game]
    t = open_table(game, game.load(None), golden.seats, golden.seed, golden.options)
    bots = [make_bot(name) for name in golden.bots]
    rng = stream_of(golden.seed).fork("bots")
    while t.asks:
        seat = t.asks[rng.below(len(t.asks))].seat
        play(t, seat, decide(bots[seat % len(bots)], t, seat, rng))
    return record_of(t)


def told(record: Record) -> str:
    """The recorded game as text, played again by whichever build runs."""
    game = discover()[record.game]
    t = open_table(game, game.load(None), record.seats, record.seed, record.options)
    lines = [f"start {digest_of(t)}"]
    for seat, action in record.actions:
        ask = ask_of(t.asks, seat)
        assert ask is not None
        events = play(t, seat, action)
        offered = ", ".join(repr(option) for option in ask.options)
        lines.append(f"{ask.rule} seat {seat} {ask.name} [{offered}] -> {action!r}")
        lines += ["  " + json.dumps(game.encode_event(event), sort_keys=True) for event in events]
        lines.append(f"  = {digest_of(t)}")
    lines += [
        json.dumps(game.encode_view(game.view(t, SPECTATOR)), sort_keys=True),
        dump(record_of(t)),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    from tests.builds.behaviours import check, keep

    FOLDER.mkdir(exist_ok=True)
    games = sys.argv[1:] or list(discover())
    for key in games:
        check(discover()[key])
    for old in [path for game in games for path in FOLDER.glob(f"{game}-*")]:
        old.unlink()
    for golden in [golden for golden in wanted() if golden.game in games]:
        record = played(golden)
        (FOLDER / f"{golden.name}.json").write_text(dump(record), encoding="utf-8")
        (FOLDER / f"{golden.name}.txt").write_text(told(record), encoding="utf-8")
        print(f"wrote {golden.name}")
    for key in games:
        keep(discover()[key])
