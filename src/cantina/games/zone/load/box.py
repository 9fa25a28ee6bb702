"""What an owner of S.T.A.L.K.E.R. may replace by what is printed on the cards."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.load import read_pack
from cantina.games.zone.load.own import own_for
from cantina.games.zone.pack import ZonePack
from cantina.parts.box.places import Shelf
from cantina.parts.box.play import Boxing

DECKS: Final = (
    "weapons",
    "items",
    "suits",
    "mods",
    "artifacts",
    "stalkers",
    "enemies",
    "anomalies",
    "control",
    "wounds",
    "loot",
    "unknown",
)
"""Numbers and choices of their cards. What a card does is a program, which the page of the box does
not write: that takes a content folder."""

BOXING: Final = Boxing(
    game="zone",
    shelves=tuple([Shelf(deck=deck, file=f"{deck}.toml") for deck in DECKS]),
    read=read_pack,
)


def boxing() -> Boxing:
    return BOXING


def pack_for(pack: ZonePack, options: dict[str, str]) -> ZonePack:
    """The box of the table's owner, and in it the table's own mission behind the others."""
    return own_for(BOXING.pack_for(pack, options), options)
