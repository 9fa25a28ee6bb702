"""Chapters 18 and 19: equipment cards: where they are, what fits where, what they give.

ST-18.9: ruling: pockets hold any number of bolts, magazines and mission tokens.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Drop
from cantina.games.zone.box.standing import BackpackSize, Container
from cantina.games.zone.events.equipment import GearDiscarded, WeaponReloaded
from cantina.games.zone.facts.standing_effects import total
from cantina.games.zone.state import GearDeck, ZoneState, ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, Gear, Stalker
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import NONE, SPECIAL

BACKPACK_LIMIT: Final = 6
MAX_EQUIPPED_ARTIFACTS: Final = 3
SUIT_MOD_SLOTS: Final = 1
ANY_LEVEL: Final = 0


def deck_of(t: ZoneTable, kind: int) -> GearDeck:
    return deck_in(t.state, kind)


def deck_in(state: ZoneState, kind: int) -> GearDeck:
    if kind == WEAPON_CARD:
        return state.weapons
    if kind == ITEM_CARD:
        return state.items
    if kind == SUIT_CARD:
        return state.suits
    return state.mods if kind == MOD_CARD else state.artifacts


def price_of(t: ZoneTable, gear: Gear) -> int:
    card = t.pack.gear[gear]
    if card.kind == WEAPON_CARD:
        return t.pack.weapons[card.row].price
    if card.kind == ITEM_CARD:
        return t.pack.items[card.row].price
    if card.kind == SUIT_CARD:
        return t.pack.suits[card.row].price
    return (
        t.pack.mods[card.row].price if card.kind == MOD_CARD else t.pack.artifacts[card.row].price
    )


# Drawing and discarding.


def draw(
    t: ZoneTable,
    deck: GearDeck,
    level: int = ANY_LEVEL,
    tag: str = "",
    card: str = "",
    type: int = NONE,
) -> Gear:
    """ST-18.10: a random card of the deck; of a level, tag, id or type where the effect names one.
    The deck lies shuffled, so the first that fits from the top is random. ST-1.2: when none is
    left in the box, NO_GEAR. Ruling: discarded cards are shuffled in when the deck has none."""
    found = _take(t, deck, level, tag, card, type)
    if found == NO_GEAR and deck.discard:
        deck.cards = deck.discard + deck.cards
        deck.discard = []
        t.state.rng.shuffle(deck.cards)
        found = _take(t, deck, level, tag, card, type)
    if found != NO_GEAR:
        t.reveal()
    return found


def _take(t: ZoneTable, deck: GearDeck, level: int, tag: str, card: str, type: int) -> Gear:
    for place in range(len(deck.cards) - 1, -1, -1):
        if _is_such(t, deck.cards[place], level, tag, card, type):
            return deck.cards.pop(place)
    return NO_GEAR


def _is_such(t: ZoneTable, gear: Gear, level: int, tag: str, card: str, type: int) -> bool:
    one = t.pack.gear[gear]
    if card not in ("", one.id):
        return False
    if level != ANY_LEVEL and level_of(t, gear) != level:
        return False
    if tag and tag not in tags_of(t, gear):
        return False
    return type == NONE or (one.kind == ARTIFACT_CARD and t.pack.artifacts[one.row].type == type)


def level_of(t: ZoneTable, gear: Gear) -> int:
    """ST-18.10: the tier of a weapon, suit or mod; others have none."""
    one = t.pack.gear[gear]
    if one.kind == WEAPON_CARD:
        return t.pack.weapons[one.row].level
    if one.kind == SUIT_CARD:
        return t.pack.suits[one.row].level
    return t.pack.mods[one.row].level if one.kind == MOD_CARD else ANY_LEVEL


def tags_of(t: ZoneTable, gear: Gear) -> tuple[str, ...]:
    one = t.pack.gear[gear]
    if one.kind == ITEM_CARD:
        return t.pack.items[one.row].tags
    return t.pack.mods[one.row].tags if one.kind == MOD_CARD else ()


def discard_gear(t: ZoneTable, gear: Gear) -> None:
    """Onto the discard pile of its deck, with the mods on it. Whoever held it lets go first."""
    one = t.state.gear[gear]
    for mod in one.mods:
        t.state.mods.discard.append(mod)
    one.mods = []
    deck_of(t, t.pack.gear[gear].kind).discard.append(gear)


def let_go(t: ZoneTable, s: Stalker, gear: Gear) -> None:
    """The stalker no longer has this card: wherever it was, on a weapon or suit as well."""
    stalker = t.state.stalkers[s]
    if gear in stalker.backpack:
        stalker.backpack.remove(gear)
    elif stalker.weapon == gear:
        stalker.weapon = NO_GEAR
    elif stalker.suit == gear:
        stalker.suit = NO_GEAR
    elif gear in stalker.artifacts:
        stalker.artifacts.remove(gear)
    else:
        for host in hosts(t, s):
            if gear in t.state.gear[host].mods:
                t.state.gear[host].mods.remove(gear)


def throw_away(t: ZoneTable, s: Stalker, gear: Gear, rule: str) -> None:
    """ST-18.5: an item used up, a card too many."""
    let_go(t, s, gear)
    discard_gear(t, gear)
    if t.heard:
        t.tell(GearDiscarded(rule, stalker=s, gear=gear))


# What is worn.


def defence_dice(t: ZoneTable, s: Stalker) -> int:
    """ST-18.14: equipment dice that the worn suit gives in defence."""
    suit = t.state.stalkers[s].suit
    return t.pack.suit(suit).defence if suit != NO_GEAR else 0


def container(t: ZoneTable, s: Stalker) -> int:
    """ST-18.20: the level of the artifact container: the worn suit's, or a better one by a mod."""
    suit = t.state.stalkers[s].suit
    printed = t.pack.suit(suit).container if suit != NO_GEAR else 0
    return max(printed, total(t, s, Container))


def container_reduction(t: ZoneTable, s: Stalker) -> int:
    """ST-18.20: what it takes off the base dose. ST-18.22: the dose itself is applied only at the
    start of the mission and in the Zone phase."""
    return t.pack.tables.container_reduction[container(t, s)]


def backpack_limit(t: ZoneTable, s: Stalker) -> int:
    """ST-18.4: six equipment cards, changed by cards in use."""
    return BACKPACK_LIMIT + total(t, s, BackpackSize)


def excess_options(t: ZoneTable, s: Stalker) -> list[Drop]:
    """ST-18.5: a stalker with more than the limit discards what it likes, even new cards. ST-18.11:
    a card without a price cannot be discarded."""
    stalker = t.state.stalkers[s]
    if len(stalker.backpack) <= BACKPACK_LIMIT or len(stalker.backpack) <= backpack_limit(t, s):
        return []
    return [Drop(gear) for gear in stalker.backpack if price_of(t, gear) != NONE]


# Mods.


def carried(t: ZoneTable, s: Stalker) -> list[Gear]:
    """Every card a stalker has, those on its weapons and suits after them."""
    one = t.state.stalkers[s]
    cards = [gear for gear in (one.weapon, one.suit) if gear != NO_GEAR]
    cards += [*one.artifacts, *one.backpack]
    return cards + [mod for card in cards for mod in t.state.gear[card].mods]


def hosts(t: ZoneTable, s: Stalker) -> list[Gear]:
    """Weapons and suits that a stalker has, in use or in the backpack."""
    stalker = t.state.stalkers[s]
    found = [gear for gear in (stalker.weapon, stalker.suit) if gear != NO_GEAR]
    return found + [
        gear for gear in stalker.backpack if t.pack.gear[gear].kind in (WEAPON_CARD, SUIT_CARD)
    ]


def fits(t: ZoneTable, mod: Gear, host: Gear, without: Gear = NO_GEAR) -> bool:
    """ST-19.5: a weapon mod needs a slot of its mark that is free; a slot may take either of two
    marks. ST-18.16: any suit takes any suit mod, but one. `without`: a mod that would come off."""
    slot = t.pack.mod(mod).slot
    others = [other for other in t.state.gear[host].mods if other != without]
    if t.pack.gear[host].kind == SUIT_CARD:
        return slot == NONE and len(others) < SUIT_MOD_SLOTS
    if t.pack.gear[host].kind != WEAPON_CARD or slot == NONE:
        return False
    marks = [t.pack.mod(other).slot for other in others] + [slot]
    return _find_slots(t.pack.weapon(host).slots, marks)


def _find_slots(slots: tuple[tuple[int, ...], ...], marks: list[int]) -> bool:
    """Whether every mark finds a slot of its own."""
    if not marks:
        return True
    for place, slot in enumerate(slots):
        if marks[0] in slot and _find_slots(slots[:place] + slots[place + 1 :], marks[1:]):
            return True
    return False


# Ammunition.


def capacity(t: ZoneTable, weapon: Gear) -> int:
    """ST-19.1: what the card says, and what changes it."""
    return t.pack.weapon(weapon).capacity + t.state.gear[weapon].extra


def reloadable(t: ZoneTable, s: Stalker) -> list[Gear]:
    """ST-13.5: weapons in use or in the backpack that are not full, with a magazine for them in the
    pockets. ST-19.7: ruling: there are no magazines of special ammo."""
    stalker = t.state.stalkers[s]
    found: list[Gear] = []
    for gear in [stalker.weapon, *stalker.backpack]:
        if gear == NO_GEAR or t.pack.gear[gear].kind != WEAPON_CARD:
            continue
        ammo = t.pack.weapon(gear).ammo
        if ammo == SPECIAL or not stalker.magazines[ammo]:
            continue
        if t.state.gear[gear].ammo < capacity(t, gear):
            found.append(gear)
    return found


def reload(t: ZoneTable, s: Stalker, weapon: Gear) -> None:
    """ST-13.5, ST-19.6: one magazine fills the weapon, whatever was left in it. Focus makes it a
    free action and is kept (ST-23.9)."""
    t.state.stalkers[s].magazines[t.pack.weapon(weapon).ammo] -= 1
    load(t, weapon)
    if t.heard:
        t.tell(WeaponReloaded("ST-13.5", stalker=s, gear=weapon, ammo=t.state.gear[weapon].ammo))


def load(t: ZoneTable, weapon: Gear) -> None:
    """ST-18.8: the weapon is full; its rounds stay with it wherever it goes."""
    t.state.gear[weapon].ammo = capacity(t, weapon)
