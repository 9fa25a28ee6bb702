"""Checks of a scenario that concern more than one field."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, REBEL, SIDES
from cantina.games.hoth.ids import NO_KIND, NO_SIDE, NOWHERE
from cantina.games.hoth.load_map import Box, TextMap
from cantina.games.hoth.pack import (
    ARTILLERY,
    ASSAULT,
    E_WEB,
    ELITE,
    INFANTRY,
    OPEN,
    SCOUTS,
    SPEEDERS,
    STRUCTURES,
)
from cantina.games.hoth.scenario import Scenario
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Row
from cantina.parts.problems import coded


def check_components(row: Row, drawn: TextMap, box: Box) -> None:
    """HO-2.7: nothing is placed that is not in the box."""
    tiles = 0
    for number, terrain in enumerate(box.terrains):
        used = drawn.terrain.count(number)
        if number != OPEN:
            tiles += used
            if used > terrain.tiles:
                raise too_many(row, "tiles of", "terrain", terrain.id, used, terrain.tiles)
    if tiles > box.limits["terrain_tiles"]:
        most = box.limits["terrain_tiles"]
        reason = f"{tiles} terrain tiles, and the box has {most}"
        raise coded(row.bad(reason), "tiles", used=tiles, most=most)
    for number, kind in enumerate(box.units):
        figures = 0
        for start in drawn.starts:
            if start.kind == number:
                elite = start.token == ELITE and number == SPEEDERS
                figures += kind.figures + int(elite)
        if figures > kind.box:
            raise too_many(row, "figures of", "unit", kind.id, figures, kind.box)
    for token, name in (
        (ASSAULT, "assault"),
        (SCOUTS, "scouts"),
        (E_WEB, "e_web"),
        (ELITE, "elite"),
    ):
        used = len([start for start in drawn.starts if start.token == token])
        if used > box.limits[f"tokens_{name}"]:
            raise too_many(row, "tokens", "token", name, used, box.limits[f"tokens_{name}"])
    for number, name in enumerate(("shield_generators", "ion_cannons")):
        used = len([one for one in drawn.structures if one[0] == number])
        if used > box.limits[name]:
            raise too_many(row, "of", "structure", STRUCTURES[number], used, box.limits[name])


def too_many(row: Row, word: str, kind: str, id: str, used: int, most: int) -> BadContent:
    reason = f"{used} {word} {id}, and the box has {most}"
    return coded(row.bad(reason), "box", kind=kind, id=id, used=used, most=most)


def check_places(row: Row, scenario: Scenario, box: Box) -> None:
    """A unit starts where it could stand, with a token that it can have (HO-2.3, HO-10.14). Nothing
    is built on a serac, which would let nobody in when it is gone (HO-11.3)."""
    for start in scenario.starts:
        kind = box.units[start.kind]
        name = box.board.field.names[start.hex]
        if not box.terrains[scenario.terrain[start.hex]].admits(start.kind, kind.flying):
            reason = f"{kind.id} cannot stand on {name}"
            raise coded(row.bad(reason), "place", kind="unit", id=kind.id, hex=name)
        squadron = start.token == ELITE and start.kind == SPEEDERS
        if start.token and kind.unit_class != INFANTRY and not squadron:
            reason = f"{kind.id} on {name} cannot have this token"
            raise coded(row.bad(reason), "token", kind="unit", id=kind.id, hex=name)
        if start.kind == ARTILLERY and start.token:
            reason = f"{kind.id} on {name} cannot have a token"
            raise coded(row.bad(reason), "token", kind="unit", id=kind.id, hex=name)
    for structure, hex in scenario.structures:
        if box.terrains[scenario.terrain[hex]].impassable == "all":
            name = box.board.field.names[hex]
            id = STRUCTURES[structure]
            reason = f"{id} cannot stand on {name}"
            raise coded(row.bad(reason), "place", kind="structure", id=id, hex=name)


def check_marks(row: Row, scenario: Scenario, box: Box) -> None:
    """HO-2.7: a medal token lies on each hex that medals or the battle hang on; a whole base line
    needs none. A unit can get to each of them."""
    hold = [*scenario.hold_all, *[hex for one in scenario.objectives for hex in one.hexes]]
    ways = [way for way in scenario.exits if way.hexes not in box.board.base_line]
    marked = dict.fromkeys([*hold, *[hex for way in ways for hex in way.hexes]])
    used, most = len(marked), box.limits["medal_tokens"]
    if used > most:
        raise too_many(row, "tokens", "token", "medal", used, most)
    for hex in (*hold, scenario.officer, scenario.command_post):
        if hex != NOWHERE and box.terrains[scenario.terrain[hex]].impassable == "all":
            name = box.board.field.names[hex]
            raise coded(row.bad(f"no unit ever gets to {name}"), "unreachable", hex=name)


def check_ends(row: Row, scenario: Scenario, box: Box) -> None:
    """HO-12.7: a side without units has lost already. A battle for structures has some."""
    for side in (REBEL, EMPIRE):
        if not [start for start in scenario.starts if box.units[start.kind].side == side]:
            reason = f"the {SIDES[side]} side has no unit"
            raise coded(row.bad(reason), "no_unit", side=SIDES[side])
    against = scenario.destroy_structures_side != NO_SIDE or scenario.charges_per_medal > 0
    if against and not scenario.structures:
        reason = "a rule is about structures, and the map has none"
        raise coded(row.bad(reason), "no_structure")
    ends = scenario.hold_all or scenario.kill_count or scenario.destroy_structures_side != NO_SIDE
    special = scenario.officer != NOWHERE or scenario.destroy_kind != NO_KIND
    leaves = any([way.wins_with > 0 for way in scenario.exits])
    if not (any(scenario.goal) or ends or special or leaves):
        raise coded(row.bad("nothing wins but destroying every unit"), "no_goal")
