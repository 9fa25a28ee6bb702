"""What of the box came up in a game, for simulations: what lay on the map or with the group when
somebody had to decide, and cards and tokens that were drawn on the way there."""

from __future__ import annotations

from cantina.games.zone.box.mission import EnvCard
from cantina.games.zone.events.enemies import (
    ActivationDrawn,
    ControlDrawn,
    UnknownRevealed,
)
from cantina.games.zone.events.equipment import LootTaken
from cantina.games.zone.events.fighting import WoundDrawn
from cantina.games.zone.events.mission import CardRevealed, EventDrawn, UnknownPeeked
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.kinds import GEAR_KINDS
from cantina.games.zone.terms.numbers import IN_DECK, NONE
from cantina.kernel.event import Event

Met = set[tuple[str, str]]
"""Kind and id."""


def matter(pack: ZonePack) -> dict[str, list[str]]:
    """Everything that can come up: ids by kind."""
    env = [card for mission in pack.missions for card in mission.env]
    env += [card for territory in pack.territories for card in territory.env]
    found = {
        "stalker": [card.id for card in pack.stalkers],
        **{
            kind: [card.id for card in pack.gear if card.kind == number]
            for number, kind in enumerate(GEAR_KINDS)
        },
        "enemy": [card.id for card in pack.enemies],
        "anomaly": [card.id for card in pack.anomalies],
        "low": [card.id for card in pack.activation_low],
        "high": [card.id for card in pack.activation_high],
        "wound": [card.id for card in pack.wounds],
        "control": [card.id for card in pack.control],
        "event": [card.id for card in pack.events],
        "environment": [_env_id(card) for card in env],
        "loot": [token.id for token in pack.loot],
        "unknown": [kind.id for kind in pack.unknown],
        "tile": list(pack.tiles),
        "territory": [territory.id for territory in pack.territories],
        "place": [place.id for place in pack.campaign.places],
        "contact": [contact.id for contact in pack.campaign.contacts],
        "achievement": list(pack.campaign.achievements),
    }
    return {kind: list(dict.fromkeys(ids)) for kind, ids in found.items()}


def note_met(t: ZoneTable, met: Met) -> None:
    """Adds what lies open now, and what was drawn since the last decision."""
    for event in t.events:
        _note_event(t, event, met)
    _note_map(t, met)
    _note_gear(t, met)
    _note_campaign(t, met)


def _note_event(t: ZoneTable, event: Event, met: Met) -> None:
    pack = t.pack
    if isinstance(event, ActivationDrawn):
        deck = pack.activation_high if event.high else pack.activation_low
        met.add(("high" if event.high else "low", deck[event.card].id))
    elif isinstance(event, WoundDrawn):
        met.add(("wound", pack.wounds[event.card].id))
    elif isinstance(event, ControlDrawn):
        met.add(("control", pack.control[event.card].id))
    elif isinstance(event, (UnknownRevealed, UnknownPeeked)):
        met.add(("unknown", pack.unknown[pack.unknown_tokens[event.token].kind].id))
    elif isinstance(event, LootTaken):
        for token in event.tokens:
            met.add(("loot", pack.loot[pack.loot_tokens[token]].id))
    elif isinstance(event, EventDrawn):
        met.add(("event", pack.events[event.card].id))
    elif isinstance(event, CardRevealed):
        met.add(("environment", _env_id(env_rows(t)[event.card])))


def _note_map(t: ZoneTable, met: Met) -> None:
    state, pack = t.state, t.pack
    campaign = state.campaign
    if campaign is not None and not campaign.out:
        return
    mission = pack.missions[state.mission]
    for line in mission.ground.plan.layout:
        for tile in line:
            if tile:
                met.add(("tile", tile))
    if state.territory >= 0:
        met.add(("territory", pack.territories[state.territory].id))
        met.add(("tile", pack.territories[state.territory].tile.id))
    for enemy in state.enemies:
        if enemy.area != NOWHERE:
            met.add(("enemy", pack.enemies[enemy.card].id))
    for anomaly in state.anomalies:
        if anomaly.active:
            met.add(("anomaly", pack.anomalies[anomaly.card].id))
    for card in state.cards:
        if card.place != IN_DECK:
            met.add(("environment", _env_id(env_rows(t)[card.row])))


def _note_gear(t: ZoneTable, met: Met) -> None:
    state, pack = t.state, t.pack
    cards = list(state.campaign.stash) if state.campaign is not None else []
    for one in state.stalkers:
        if one.card != NONE:
            met.add(("stalker", pack.stalkers[one.card].id))
        cards += [*one.backpack, *one.artifacts]
        cards += [card for card in (one.weapon, one.suit) if card >= 0]
    for card in cards:
        for held in [card, *state.gear[card].mods]:
            met.add((GEAR_KINDS[pack.gear[held].kind], pack.gear[held].id))


def _note_campaign(t: ZoneTable, met: Met) -> None:
    campaign, printed = t.state.campaign, t.pack.campaign
    if campaign is None:
        return
    for place in [*campaign.crossed, *([campaign.goal] if campaign.goal >= 0 else [])]:
        met.add(("place", printed.places[place].id))
    for contact in campaign.resolved:
        met.add(("contact", printed.contacts[contact].id))
    for achievement in t.state.achievements:
        met.add(("achievement", achievement))


def _env_id(card: EnvCard) -> str:
    """Of several with one number each counts for itself."""
    return f"{card.id}-{card.variant}" if card.variant else card.id
