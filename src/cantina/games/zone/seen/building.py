"""Makes pictures of the things on the table: every field by name, nothing hidden."""

from __future__ import annotations

from cantina.games.zone.box.mission import Mission
from cantina.games.zone.box.standing import MapRadiation
from cantina.games.zone.combat.radiation import base_dose, exposure_dice
from cantina.games.zone.facts.equipment import backpack_limit, capacity, defence_dice
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.facts.standing_effects import total
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.facts.things import keys_of, where_is
from cantina.games.zone.facts.visibility import is_seen, sight_of
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import Ground, joins
from cantina.games.zone.map.layout import Segment
from cantina.games.zone.map.tiles import BORDERS, WALL
from cantina.games.zone.seen.records import (
    AnomalyView,
    AreaView,
    BorderView,
    CardView,
    EnemyView,
    GearView,
    GroundView,
    ModView,
    PeekView,
    PoolView,
    StalkerView,
    SymbolView,
    TileView,
    TokenView,
)
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import row_of
from cantina.games.zone.terms.ids import (
    NO_GEAR,
    NOWHERE,
    Area,
    Enemy,
    Gear,
    Stalker,
)
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, GEAR_KINDS, WEAPON_CARD
from cantina.games.zone.terms.numbers import BESIDE, GROUPS, NONE, NORTH, WEST


def ground_view(mission: Mission, map: Ground) -> GroundView:
    """The map as it is now, drawn once for each set of changes that cards make to it."""
    picture = map.picture
    if not isinstance(picture, GroundView):
        map.picture = picture = _ground_view(mission, map)
    return picture


def _ground_view(mission: Mission, map: Ground) -> GroundView:
    plan = map.plan
    areas = [
        AreaView(
            id=area.id,
            cells=[row * plan.full_width + column for row, column in area.cells],
            capacity=area.capacity,
            room=area.room,
            cover=area.cover,
            radiation=area.radiation,
            water=bool(map.water >> area.number & 1),
        )
        for area in map.areas
    ]
    borders = [
        BorderView(
            row=segment.row,
            column=segment.column,
            side=WEST if segment.upright else NORTH,
            kind="barred"
            if segment.kind == WALL and is_shut(map, segment)
            else BORDERS[segment.kind],
        )
        for segment in map.segments
    ]
    tiles = [
        TileView(id=spot.tile.id, row=spot.row, column=spot.column, size=spot.tile.width)
        for spot in plan.spots
    ]
    return GroundView(
        width=plan.full_width,
        height=plan.full_height,
        tiles=tiles,
        areas=areas,
        borders=borders,
        starts=list(mission.starts),
        exits=list(mission.exits),
    )


def is_shut(map: Ground, segment: Segment) -> bool:
    """Whether a card has closed this unit of border."""
    for place, change in enumerate(map.changes):
        if map.made >> place & 1 and change.kind == WALL and joins(segment, change):
            return True
    return False


def gear_view(t: ZoneTable, gear: Gear) -> GearView:
    card = t.pack.gear[gear]
    one = t.state.gear[gear]
    full = capacity(t, gear) if card.kind == WEAPON_CARD else 0
    mods = [ModView(number=mod, id=t.pack.gear[mod].id) for mod in one.mods]
    return GearView(
        number=gear, id=card.id, kind=GEAR_KINDS[card.kind], ammo=one.ammo, capacity=full, mods=mods
    )


def stalker_view(t: ZoneTable, s: Stalker) -> StalkerView:
    one = t.state.stalkers[s]
    chosen = one.card != NONE
    suit = t.pack.suit(one.suit).radiation if one.suit != NO_GEAR else 0
    return StalkerView(
        card=t.pack.stalkers[one.card].id if chosen else "",
        area=one.area,
        hp=one.hp,
        max_hp=max_hp(t, s) if chosen else 0,
        dose=one.dose,
        focus=one.focus,
        stun=one.stun,
        vulnerable=one.vulnerable,
        slots=one.slots[:],
        markers=one.markers[:],
        finished=one.finished[:],
        critical=one.critical[:],
        threat=one.threat,
        threat_area=one.threat_area,
        seen=one.area != NOWHERE and is_seen(t, s),
        bolts=one.bolts,
        magazines=one.magazines[:],
        weapon=gear_view(t, one.weapon) if one.weapon != NO_GEAR else None,
        suit=gear_view(t, one.suit) if one.suit != NO_GEAR else None,
        artifacts=[gear_view(t, gear) for gear in one.artifacts],
        backpack=[gear_view(t, gear) for gear in one.backpack],
        backpack_limit=backpack_limit(t, s) if chosen else 0,
        findings=keys_of(t, s),
        left=one.left,
        defence=defence_dice(t, s),
        map_radiation=suit + (total(t, s, MapRadiation) if chosen else 0),
        radiation_dice=exposure_dice(one.dose),
        base_dose=base_dose(t, s),
    )


def enemy_view(t: ZoneTable, e: Enemy) -> EnemyView:
    one = t.state.enemies[row_of(e)]
    card = t.pack.enemies[one.card]
    return EnemyView(
        number=e,
        card=card.id,
        area=one.area,
        facing=one.facing,
        hp=one.hp,
        max_hp=card.hp,
        stun=one.stun,
        vulnerable=one.vulnerable,
        group=GROUPS[one.group] if one.group != NONE else "",
        team=one.team,
        marked=any([token.bearer == e for token in t.state.tokens]),
        sees=areas_in(sight_of(t, e)),
    )


def pool_view(t: ZoneTable) -> list[PoolView]:
    """ST-22.9: standees that can still come."""
    left: dict[tuple[int, int], int] = {}
    for one in t.state.enemies:
        key = (one.card, one.group)
        left[key] = left.get(key, 0) + (1 if one.area == NOWHERE else 0)
    return [
        PoolView(
            card=t.pack.enemies[card].id, group=GROUPS[group] if group != NONE else "", left=count
        )
        for (card, group), count in left.items()
    ]


def anomaly_view(t: ZoneTable, number: int) -> AnomalyView:
    one = t.state.anomalies[number]
    card = t.pack.anomalies[one.card]
    plan = ground(t).plan
    symbols = [
        SymbolView(
            area=each.area,
            square=each.square // plan.width * plan.full_width + each.square % plan.width,
            petals=each.petals,
            cover=each.cover,
        )
        for each in one.symbols
    ]
    kind = ANOMALY_TYPES[card.type]
    return AnomalyView(
        card=card.id,
        type=kind,
        centre=one.centre,
        active=one.active,
        artifact=one.artifact,
        symbols=symbols,
    )


def peeked_tokens(t: ZoneTable) -> list[PeekView]:
    found: list[PeekView] = []
    for area, stack in enumerate(t.state.unknown):
        for place, token in enumerate(stack):
            if token in t.state.peeked:
                kind = t.pack.unknown[t.pack.unknown_tokens[token].kind]
                found.append(PeekView(area=Area(area), place=place, kind=kind.id))
    return found


def token_view(t: ZoneTable, number: int) -> TokenView:
    token = t.state.tokens[number]
    kind = t.pack.missions[t.state.mission].kind_of_thing[token.name]
    return TokenView(name=token.name, kind=kind, area=where_is(t, token), bearer=token.bearer)


def card_view(t: ZoneTable, number: int) -> CardView:
    """ST-8.2: which of several with one number it is shows only once it lies open."""
    one = t.state.cards[number]
    row = env_rows(t)[one.row]
    known = one.flipped or one.place == BESIDE
    id = f"{row.id}-{row.variant}" if known and row.variant else row.id
    return CardView(
        number=number,
        id=id,
        place=one.place,
        flipped=one.flipped,
        areas=one.areas[:],
        times=one.times[:],
    )
