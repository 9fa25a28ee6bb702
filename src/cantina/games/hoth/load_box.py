"""What an owner of Battle of Hoth may replace by what is printed in the box."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.load import read_pack
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.setup import own_for
from cantina.parts.box.places import Shelf
from cantina.parts.box.play import Boxing

SCENARIOS: Final = range(1, 18)

BOXING: Final = Boxing(
    game="hoth",
    shelves=(
        Shelf(deck="units", file="units.toml", by="side"),
        Shelf(deck="cards", file="cards.toml", by="side", leaves=("kind", "side", "leader")),
        Shelf(deck="terrain", file="terrain.toml"),
        *[
            Shelf(deck="scenarios", file=f"scenario_{number:02}.toml", leaves=("number", "map"))
            for number in SCENARIOS
        ],
    ),
    read=read_pack,
)
"""Maps are drawn in the editor of scenarios."""


def boxing() -> Boxing:
    return BOXING


def pack_for(pack: HothPack, options: dict[str, str]) -> HothPack:
    """The box of the table's owner, and in it the table's own scenario behind the others."""
    return own_for(BOXING.pack_for(pack, options), options)
