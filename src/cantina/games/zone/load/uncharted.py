"""Reads Uncharted Territories: setup cards and the environment cards of their tiles."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.territory import (
    GROUNDS,
    LARGEST,
    SIZES,
    WATER_OR_EDGE,
    Siting,
    Territory,
)
from cantina.games.zone.load.effects import Book, listed, table
from cantina.games.zone.load.environment import EnvReader
from cantina.games.zone.load.gear import read_names
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.map.layout import Plan
from cantina.games.zone.map.tiles import Tile
from cantina.games.zone.terms.ids import Area
from cantina.kernel.pack import Content, Row

FILE: Final = "uncharted.toml"


def read_territories(content: Content, tiles: dict[str, Tile], book: Book) -> tuple[Territory, ...]:
    """Every setup card; none in packs from before there were any. Raises BadContent."""
    if FILE not in content.files:
        return ()
    sides = {id: tile for id, tile in tiles.items() if tile.entrance}
    acts = read_names(content, FILE, "act")
    cards = {row.text("id"): row for row in content.rows(FILE, "env")}
    found: list[Territory] = []
    for row in content.rows(FILE, "setup"):
        found.append(_territory(row, len(found), sides, cards, acts, book))
        row.done()
    laid = [card.id for territory in found for card in territory.env]
    for id, row in cards.items():
        if laid.count(id) != 1:
            raise row.bad("a card belongs to one setup card")
    return tuple(found)


def _territory(
    row: Row,
    number: int,
    tiles: dict[str, Tile],
    cards: dict[str, Row],
    acts: dict[str, dict[str, str]],
    book: Book,
) -> Territory:
    tile = tiles[row.one_of("tile", tuple(tiles))]
    ground = Ground(Plan({tile.id: tile}, ((tile.id,),)), (), 0, {})
    known = book.known
    known.areas = tuple(ground.number)
    choices = _drawn(row, cards)
    ids = [id for ids in choices for id in ids]
    known.cards = tuple(ids)
    env = EnvReader(book, ground, acts, territory=True).read([cards[id] for id in ids])
    known.areas = known.cards = ()
    places = [card.id for card in env]
    sitings = [_siting(row, row.value("entrance"))]
    if row.has("otherwise"):
        sitings.append(_siting(row, row.value("otherwise")))
    return Territory(
        number=number,
        id=row.text("id"),
        names=row.names("name"),
        tile=tile,
        copies=row.number("copies", 1, 9),
        sitings=tuple(sitings),
        env=env,
        drawn=tuple([tuple([places.index(id) for id in ids]) for ids in choices]),
        loot=_loot(row, ground),
        provenance=row.provenance(),
    )


def _drawn(row: Row, cards: dict[str, Row]) -> list[list[str]]:
    """The field `env`: lists of cards, of each of which one is drawn."""
    found: list[list[str]] = []
    for ids in listed(row, "env", row.value("env")):
        for id in listed(row, "env", ids):
            if id not in cards:
                raise row.bad(f"field 'env' names {id!r}, which is no card")
        found.append(ids)
    return found


def _siting(row: Row, value: Any) -> Siting:
    part = Row(row.file, row.label, table(row, value))
    siting = Siting(
        where=part.one_of("where", GROUNDS),
        size=part.one_of("size", SIZES) if part.has("size") else "",
        largest=part.has("building") and part.one_of("building", (LARGEST,)) == LARGEST,
        waterside=part.has("beside") and part.one_of("beside", (WATER_OR_EDGE,)) == WATER_OR_EDGE,
    )
    part.done()
    return siting


def _loot(row: Row, ground: Ground) -> tuple[tuple[Area, int], ...]:
    found: list[tuple[Area, int]] = []
    for id, count in (table(row, row.value("loot")) if row.has("loot") else {}).items():
        if id not in ground.number:
            raise row.bad(f"{id!r} is no area of the tile")
        found.append((ground.number[id], int(count)))
    return tuple(found)
