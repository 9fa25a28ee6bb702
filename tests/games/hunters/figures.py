"""The tables that the figures of the players' rulebook show: moments of one real game.

`./test run tests.games.hunters.figures` looks for such a game and writes them anew for the web
client, after a change of cards or of the rule of thumb.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from cantina.bots.base import decide, make_bot
from cantina.games.hunters import GAME
from cantina.games.hunters.pack import DROID
from cantina.games.hunters.rules.scoring import score_pad
from cantina.games.hunters.state import HuntersTable, Player
from cantina.kernel.action import SPECTATOR, Seat
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table, play
from tests.games.figures import write

ME: Final = Seat(0)
SEATS: Final = 3
BOX: Final = GAME.load(None)


def figures(seed: int) -> dict[str, Any]:
    """Nothing, if this game does not show it all."""
    t = open_table(GAME, BOX, SEATS, seed)
    bot, rng = make_bot("quick@casual"), seeded(seed).fork("bots")
    table: dict[str, Any] = {}
    while t.asks:
        ask = t.asks[0]
        if not table and ask.name == "choose" and is_telling(t.state.players[ME]):
            table = GAME.encode_view(GAME.view(t, ME))
        play(t, ask.seat, decide(bot, t, ask.seat, rng))
    ended = GAME.encode_view(GAME.view(t, SPECTATOR))
    mine = ended["players"][ME]["confrontations"]
    captures = [one for one in mine if one["captured"] and len(one["attacks"]) == 2]
    if not table or not captures or not pads_tell(t):
        return {}
    return {
        "seed": seed,
        "table": table["players"][ME],
        "hand": table["known"][ME],
        "capture": captures[0],
        "players": ended["players"],
        "winners": ended["outcome"]["winners"],
    }


def is_telling(player: Player) -> bool:
    """Of everything that can lie on a table there is something, and of nothing much."""
    hunted = [one for one in player.confrontations if not one.captured]
    return (
        len(hunted) == 2
        and all(one.target >= 0 and one.attacks for one in hunted)
        and len({BOX.character[one.target] for one in player.confrontations}) == 3
        and len(player.confrontations) == 3
        and all(BOX.cards[card].kind == DROID for card in player.reserved)
        and len(player.reserved) == 1
        and len(player.contracts) in (1, 2)
        and len(player.crates) in (1, 2)
        and len(player.hand) == 5
    )


def pads_tell(t: HuntersTable) -> bool:
    """In every row of the pad somebody has points, and nobody less than none in all."""
    pads = [score_pad(BOX, t.state.players, Seat(seat)) for seat in range(SEATS)]
    rows = [[pad.targets, pad.crates, pad.majority, pad.contracts, pad.hunters] for pad in pads]
    return all(any(row) for row in zip(*rows, strict=True)) and all(pad.total > 0 for pad in pads)


if __name__ == "__main__":
    write("hunters", next(found for seed in count() if (found := figures(seed))))
