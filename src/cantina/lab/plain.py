"""An encoding for any game: what the kernel alone can say. New games start with it."""

from __future__ import annotations

from typing import Final

from cantina.kernel.action import Ask, Done, Pass, Seat
from cantina.kernel.rng import seeded
from cantina.lab.encoding import SAME, AnyTable, Encoding, Row

POSITION: Final = ("turn", "my_value", "best_rival_value", "asked")
OPTION: Final = ("place", "done", "pass", "suggested")


def position(world: AnyTable, seat: Seat) -> Row:
    game = world.game
    rivals = [game.evaluate(world, other) for other in game.rivals(world, seat)]
    return [
        game.turn(world) / 10,
        game.evaluate(world, seat) / game.swing,
        max(rivals, default=0) / game.swing,
        float(any(ask.seat == seat for ask in world.asks)),
    ]


def options(world: AnyTable, ask: Ask) -> list[Row]:
    suggested = world.game.suggest(world, ask, seeded(SAME))
    return [
        [
            place / len(ask.options),
            float(isinstance(option, Done)),
            float(isinstance(option, Pass)),
            float(option == suggested),
        ]
        for place, option in enumerate(ask.options)
    ]


ENCODING: Final = Encoding(
    position_names=POSITION,
    option_names=OPTION,
    most_options=512,
    longest=100_000,
    position=position,
    options=options,
)
