"""What scenes start from: the box on another map, a bare state, a stalker with nothing."""

from __future__ import annotations

from cantina.games.zone import outfit, setup
from cantina.games.zone.box.mission import ESCORT, KEY, MARK, Mission
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.pack import Decks, Foes, ZonePack
from cantina.games.zone.state import StalkerState, ZoneState
from cantina.games.zone.terms.ids import Area, Gear, Stalker
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.kernel.rng import seeded

KINDS_OF_THINGS = {"cell_key": KEY, "trophy": KEY, "dalik": ESCORT, "carcass": MARK}


def on_ground(box: ZonePack, ground: Ground) -> ZonePack:
    """The box with mission A1 on another map, its cards left out."""
    first = box.missions[0]
    mission = Mission(
        0, first.id, first.story, first.names, first.prologue, ground, first.provenance
    )
    mission.events = first.events
    mission.kind_of_thing = dict(KINDS_OF_THINGS)
    mission.win_event, mission.death_event = first.win_event, first.death_event
    return ZonePack(
        digest=box.digest,
        names=box.names,
        constants=box.constants,
        tables=box.tables,
        dice=box.dice,
        stalkers=box.stalkers,
        decks=Decks(
            weapons=box.weapons,
            items=box.items,
            suits=box.suits,
            mods=box.mods,
            artifacts=box.artifacts,
        ),
        foes=Foes(
            enemies=box.enemies,
            low=box.activation_low,
            high=box.activation_high,
            wounds=box.wounds,
            control=box.control,
            anomalies=box.anomalies,
            overlays=box.overlays,
            events=box.events,
        ),
        loot=box.loot,
        unknown=box.unknown,
        missions=(mission,),
        territories=box.territories,
        campaign=box.campaign,
        kits=box.kits,
        tiles=box.tiles,
        attack_types=box.attack_types,
        effects=box.effects,
        programs=box.programs,
        weights=box.weights,
    )


def empty_state(pack: ZonePack, lead: Stalker) -> ZoneState:
    """Nobody and nothing on the map yet, in the first round."""
    state = setup.blank_state(pack, pack.missions[0], seeded(7))
    state.round, state.lead = 1, lead
    return state


def stock_decks(pack: ZonePack, state: ZoneState, taken: list[Gear]) -> None:
    """Every equipment card that nobody has."""
    for deck, kind in (
        (state.weapons, WEAPON_CARD),
        (state.items, ITEM_CARD),
        (state.suits, SUIT_CARD),
        (state.mods, MOD_CARD),
        (state.artifacts, ARTIFACT_CARD),
    ):
        deck.cards = [number for number in pack.deck[kind] if number not in taken]


def blank_stalker(pack: ZonePack, card: int, area: Area) -> StalkerState:
    """In full health, and with nothing at all."""
    one = outfit.blank_stalker(pack)
    one.card, one.area, one.hp = card, area, pack.stalkers[card].hp
    one.focus, one.bolts, one.slots = False, 0, [2, 2]
    return one
