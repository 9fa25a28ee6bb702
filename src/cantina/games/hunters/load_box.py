"""What an owner of Bounty Hunters may replace by what is printed on the cards."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.load import read_pack
from cantina.parts.box.places import Shelf
from cantina.parts.box.play import Boxing

BOXING: Final = Boxing(
    game="hunters",
    shelves=(
        Shelf(deck="target", file="targets.toml", by="character", cards=True, leaves=("copies",)),
        Shelf(deck="hunter", file="hunters.toml", by="character", cards=True, leaves=("copies",)),
        Shelf(deck="contract", file="contracts.toml", by="kind", cards=True, leaves=("copies",)),
        Shelf(deck="jawa", file="droids.toml", by="kind", cards=True, leaves=("copies",)),
        Shelf(deck="jawa", file="crates.toml", cards=True, leaves=("copies",)),
        Shelf(deck="character", file="characters.toml", by="kind", leaves=("kind",)),
    ),
    read=read_pack,
)


def boxing() -> Boxing:
    return BOXING
