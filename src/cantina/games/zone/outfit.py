"""Chapters 9 and 37: what stalkers have before a mission."""

from __future__ import annotations

from cantina.games.zone.box.mission import Kit, Party
from cantina.games.zone.facts.equipment import deck_in
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import GearDeck, StalkerState, ZoneState
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Gear
from cantina.games.zone.terms.kinds import MOD_CARD
from cantina.games.zone.terms.numbers import NO_THREAT, NONE
from cantina.kernel.errors import BadOptions


def blank_stalker(pack: ZonePack) -> StalkerState:
    """ST-9.8: what everybody starts with; HP come with the stalker's card."""
    return StalkerState(
        card=NONE,
        area=NOWHERE,
        hp=0,
        extra_hp=0,
        dose=0,
        focus=pack.constants["start_focus"] > 0,
        stun=False,
        vulnerable=False,
        slots=[0, 0],
        markers=[0, 0],
        finished=[False, False],
        critical=[False, False],
        threat=NO_THREAT,
        threat_area=NOWHERE,
        bolts=pack.constants["start_bolts"],
        magazines=[0, 0, 0],
        weapon=NO_GEAR,
        suit=NO_GEAR,
        artifacts=[],
        backpack=[],
        left=False,
        moved=False,
        next_free=False,
        attack_free=False,
        calm=False,
        used_turn=[],
        used_round=[],
        used_mission=[],
    )


def hand_out(pack: ZonePack, state: ZoneState, seat: int, kit: Kit) -> None:
    """ST-9.10: what a stalker carries into a mission outside a campaign: a weapon, a suit, perhaps
    a mod on it, items and magazines."""
    stalker = state.stalkers[seat]
    stalker.weapon = take(pack, state.weapons, kit.weapon)
    stalker.suit = take(pack, state.suits, kit.suit)
    if kit.suit_mod != NONE:
        state.gear[stalker.suit].mods.append(take(pack, state.mods, kit.suit_mod))
    for item in kit.items:
        stalker.backpack.append(take(pack, state.items, item))
    stalker.magazines = list(kit.magazines)


def fit_out(pack: ZonePack, state: ZoneState, seat: int, party: Party) -> None:
    """ST-37.8: what everybody gets before buying: a suit, and perhaps a card besides; a mod for
    suits is on it, anything else in the backpack."""
    stalker = state.stalkers[seat]
    stalker.suit = take(pack, state.suits, party.suit)
    for card in pack.gear:
        if card.id == party.extra:
            extra = take(pack, deck_in(state, card.kind), card.row)
            on_suit = card.kind == MOD_CARD and pack.mod(extra).slot == NONE
            (state.gear[stalker.suit].mods if on_suit else stalker.backpack).append(extra)
            return


def take(pack: ZonePack, deck: GearDeck, row: int) -> Gear:
    """The first copy of a card that is still in its deck."""
    for number in deck.cards:
        if pack.gear[number].row == row:
            deck.cards.remove(number)
            return number
    raise BadOptions("the kits name more copies of a card than there are")
