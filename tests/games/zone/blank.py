"""What scenes start from: the box on another map, a bare state, a stalker with nothing."""

from __future__ import annotations

from cantina.games.zone.box.mission import Mission
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.pack import Decks, Foes, ZonePack
from cantina.games.zone.state import Deck, Gear, Stalker, ZoneState
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import NONE, NOWHERE
from cantina.kernel.rng import seeded


def on_ground(box: ZonePack, ground: Ground) -> ZonePack:
    """The box with mission A1 on another map, its cards left out."""
    first = box.missions[0]
    mission = Mission(
        0, first.id, first.story, first.names, first.prologue, ground, first.provenance
    )
    mission.events = first.events
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
        kits=box.kits,
        effects=box.effects,
        programs=box.programs,
    )


def empty_state(pack: ZonePack, seats: int, lead: int) -> ZoneState:
    """Nobody and nothing on the map yet; every deck in printed order."""
    areas = pack.missions[0].ground.count
    gear = [
        Gear(ammo=pack.weapon(card.number).capacity if card.kind == WEAPON_CARD else 0, mods=[])
        for card in pack.gear
    ]
    return ZoneState(
        rng=seeded(7),
        stack=[],
        sealed=[],
        revealed=0,
        outcome=None,
        mission=0,
        round=1,
        lead=lead,
        lead_ready=True,
        stalkers=[],
        enemies=[],
        gear=gear,
        anomalies=[],
        loose_artifacts=[],
        loot=[[] for _ in range(areas)],
        loot_pool=list(range(len(pack.loot_tokens))),
        unknown=[[] for _ in range(areas)],
        peeked=[],
        dim=0,
        traps=[],
        tokens=[],
        cards=[],
        flags=[],
        closed=0,
        sight_changes=[],
        events=[],
        event=NONE,
        random_events=[],
        low=Deck(cards=list(range(len(pack.activation_low))), discard=[]),
        high=Deck(cards=list(range(len(pack.activation_high))), discard=[]),
        wounds=Deck(cards=list(range(len(pack.wound_deck))), discard=[]),
        control=Deck(cards=list(range(len(pack.control))), discard=[]),
        items=Deck(cards=[], discard=[]),
        weapons=Deck(cards=[], discard=[]),
        suits=Deck(cards=[], discard=[]),
        mods=Deck(cards=[], discard=[]),
        artifacts=Deck(cards=[], discard=[]),
    )


def stock_decks(pack: ZonePack, state: ZoneState, taken: list[int]) -> None:
    """Every equipment card that nobody has."""
    for deck, kind in (
        (state.weapons, WEAPON_CARD),
        (state.items, ITEM_CARD),
        (state.suits, SUIT_CARD),
        (state.mods, MOD_CARD),
        (state.artifacts, ARTIFACT_CARD),
    ):
        deck.cards = [number for number in pack.deck[kind] if number not in taken]


def blank_stalker(pack: ZonePack, card: int, area: int) -> Stalker:
    """In full health, and with nothing at all."""
    return Stalker(
        card=card,
        area=area,
        hp=pack.stalkers[card].hp,
        dose=0,
        focus=False,
        stun=False,
        vulnerable=False,
        slots=[2, 2],
        markers=[0, 0],
        finished=[False, False],
        critical=[False, False],
        threat=0,
        threat_area=NOWHERE,
        bolts=0,
        magazines=[0, 0, 0],
        weapon=NONE,
        suit=NONE,
        artifacts=[],
        backpack=[],
        findings=[],
        left=False,
        moved=False,
        next_free=False,
        attack_free=False,
        calm=False,
        used_turn=[],
        used_round=[],
        used_mission=[],
    )
