"""Verbs of effects: equipment that is gained, spent, used, fitted."""

from __future__ import annotations

from cantina.games.zone.box.effect import NONE, Op
from cantina.games.zone.events.mission import KeyGained, MagazinesChanged, RoundsLost
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.equipment import (
    deck_of,
    draw,
    reload,
    reloadable,
    throw_away,
)
from cantina.games.zone.frames import stalkers as frames
from cantina.games.zone.frames.effects import Resolve, use_item, within
from cantina.games.zone.frames.stalkers import refit
from cantina.games.zone.state import Token, ZoneTable
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    LEVELS,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import AMMO
from cantina.games.zone.terms.words import TAGS


def _give(t: ZoneTable, figure: int, found: list[int]) -> None:
    """ST-18.7. ST-1.2: what was not there is not gained."""
    gear = [card for card in found if card != NONE]
    if gear:
        t.push(frames.gain(figure, gear))


def gain_item(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-18.10: a card by its id, a random one with a tag, or any."""
    tag = op.word if op.word in TAGS else ""
    card = "" if tag or op.word == "random" else op.word
    deck = deck_of(t, ITEM_CARD)
    found = [draw(t, deck, tag=tag, card=card) for _ in range(amount(t, op.amount, figure))]
    _give(t, figure, found)


def gain_weapon(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    _give(t, figure, [draw(t, deck_of(t, WEAPON_CARD), level=LEVELS.index(op.word))])


def gain_suit(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    level = LEVELS.index(op.word) if op.word in LEVELS else 0
    card = "" if level else op.word
    _give(t, figure, [draw(t, deck_of(t, SUIT_CARD), level=level, card=card)])


def gain_mod(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    _give(t, figure, [draw(t, deck_of(t, MOD_CARD))])


def gain_artifact(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    _give(t, figure, [draw(t, deck_of(t, ARTIFACT_CARD))])


def magazine_supply(t: ZoneTable, kind: int) -> int:
    """ST-1.2: magazines of a kind that nobody has."""
    held = sum([stalker.magazines[kind] for stalker in t.state.stalkers])
    return t.pack.tables.magazines[kind] - held


def magazine_kinds(t: ZoneTable, op: Op) -> list[int]:
    """Kinds of magazine that may be gained: the one named, or any of which some are left."""
    kinds = [AMMO.index(op.word)] if op.word in AMMO else [0, 1, 2]
    return [kind for kind in kinds if magazine_supply(t, kind) > 0]


def gain_magazine(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-1.2: as long as there are some in the box."""
    kinds = f.picked or magazine_kinds(t, op)
    if not kinds:
        return
    count = min(amount(t, op.amount, figure), magazine_supply(t, kinds[0]))
    t.state.stalkers[figure].magazines[kinds[0]] += count
    if t.heard:
        t.tell(MagazinesChanged("ST-19.6", stalker=figure, kind=kinds[0], change=count))


def gain_key(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """An important personal finding. Without anybody to take it, it lies where it was found, to be
    picked up."""
    if figure == NONE:
        t.state.tokens.append(Token(name=op.word, area=f.area, carrier=NONE))
    else:
        t.state.stalkers[figure].findings.append(op.word)
    if t.heard:
        t.tell(KeyGained("ST-13.3", stalker=figure, key=op.word))


# Losing.


def discard_ammo(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    lose_rounds(t, figure, op.amount.base)


def discard_all_ammo(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    weapon = t.state.stalkers[figure].weapon
    if weapon != NONE:
        lose_rounds(t, figure, t.state.gear[weapon].ammo)


def lose_rounds(t: ZoneTable, s: int, count: int) -> None:
    """From the equipped weapon."""
    weapon = t.state.stalkers[s].weapon
    if weapon == NONE:
        return
    lost = min(count, t.state.gear[weapon].ammo)
    t.state.gear[weapon].ammo -= lost
    if lost and t.heard:
        t.tell(RoundsLost("ST-10.6", stalker=s, count=lost))


def discard_magazine(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-18.9: from the pockets, of the owner's choice; none: nothing."""
    magazines = t.state.stalkers[figure].magazines
    kinds = f.picked or [kind for kind, count in enumerate(magazines) if count]
    if kinds:
        magazines[kinds[0]] -= 1
        if t.heard:
            t.tell(MagazinesChanged("ST-18.9", stalker=figure, kind=kinds[0], change=-1))


def pay_item(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    gear = f.picked[0] if f.picked else items_with(t, figure, op.word)[0]
    throw_away(t, figure, gear, "ST-18.13")
    t.push(within(f, op.branches["then"]))


def items_with(t: ZoneTable, s: int, tag: str) -> list[int]:
    """Items with a tag in the backpack."""
    found: list[int] = []
    for gear in t.state.stalkers[s].backpack:
        if t.pack.gear[gear].kind == ITEM_CARD and tag in t.pack.item(gear).tags:
            found.append(gear)
    return found


# Using.


def use_item_free(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    gear = f.picked or items_with(t, figure, op.word)
    if gear:
        t.push(use_item(figure, gear[0]))


def install_or_remove_mod(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    t.push(refit(figure, op.amount.base))


def basic_action(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Reloading is the only base action that cards of play give away."""
    weapons = f.picked or reloadable(t, figure)
    if weapons:
        reload(t, figure, weapons[0])
