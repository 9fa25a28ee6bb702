"""Verbs of cards: equipment that is gained, spent, used, fitted."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseItem, ChooseMagazine, Reload
from cantina.games.zone.box.effect import ONE, Amount
from cantina.games.zone.events.mission import MagazinesChanged, RoundsLost
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.campaign import (
    MAGAZINES_GAINED,
    campaign_of,
    is_exploring,
    note,
    put_in_stash,
    return_to_deck,
    stash_magazines,
)
from cantina.games.zone.facts.equipment import (
    deck_of,
    draw,
    reload,
    reloadable,
    throw_away,
)
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.facts.verbs import Each
from cantina.games.zone.frames import stalkers as frames
from cantina.games.zone.frames.effects import Resolve, use_item, within
from cantina.games.zone.frames.stalkers import refit
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_stalker
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_GEAR,
    Branch,
    Figure,
    Gear,
    ItemOrTag,
    Stalker,
    SuitOrLevel,
)
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    LEVELS,
    MAGAZINES,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import AMMO, SPECIAL
from cantina.games.zone.terms.words import TAGS
from cantina.kernel.action import Action
from cantina.parts.declare import op

Level: TypeAlias = Literal["I", "II", "III"]
Random: TypeAlias = Literal["random"]
Magazine: TypeAlias = Literal["pistol", "rifle", "shotgun", "chosen"]
EquippedWeapon: TypeAlias = Literal["equipped_weapon"]
BaseAction: TypeAlias = Literal["reload"]
Food: TypeAlias = Literal["food"]
Grenade: TypeAlias = Literal["grenade"]

CHOSEN = "chosen"


def give(t: ZoneTable, figure: Figure, found: list[Gear]) -> None:
    """ST-18.7; ST-32.32: between missions into the stash. ST-1.2: what was not there is not
    gained."""
    gear = [card for card in found if card != NO_GEAR]
    if is_exploring(t):
        for card in gear:
            put_in_stash(t, card, "ST-32.32")
    elif gear:
        t.push(frames.gain(to_stalker(figure), gear))


@op("gain_item")
class GainItem(Each):
    """ST-18.10: a card by its id, a random one with a tag, or any."""

    item: ItemOrTag
    n: Amount = ONE

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        tag = self.item if self.item in TAGS else ""
        card = "" if tag or self.item == "random" else self.item
        deck = deck_of(t, ITEM_CARD)
        found = [draw(t, deck, tag=tag, card=card) for _ in range(amount(t, self.n, figure))]
        give(t, figure, found)


def draw_of_level(t: ZoneTable, kind: int, level: str) -> Gear:
    """ST-33.10: if none of the level is left, one of the next lower one."""
    for lower in range(LEVELS.index(level), -1, -1):
        found = draw(t, deck_of(t, kind), level=lower)
        if found != NO_GEAR:
            return found
    return NO_GEAR


@op("gain_weapon")
class GainWeapon(Each):
    """ST-18.10. With this many magazines that fit it; a special weapon has none (ST-19.7)."""

    level: Level
    magazines: int = 0

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        weapon = draw_of_level(t, WEAPON_CARD, self.level)
        give(t, figure, [weapon])
        if weapon != NO_GEAR and t.pack.weapon(weapon).ammo != SPECIAL:
            gain_magazines(t, figure, t.pack.weapon(weapon).ammo, self.magazines)


@op("gain_suit")
class GainSuit(Each):
    """ST-33.10: a card, or a random one of a level."""

    suit: SuitOrLevel

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if self.suit in LEVELS:
            give(t, figure, [draw_of_level(t, SUIT_CARD, self.suit)])
        else:
            give(t, figure, [draw(t, deck_of(t, SUIT_CARD), card=self.suit)])


@op("gain_mod")
class GainMod(Each):
    """From the deck of mods."""

    which: Random

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        give(t, figure, [draw(t, deck_of(t, MOD_CARD))])


@op("gain_artifact")
class GainArtifact(Each):
    """From the deck of artifacts."""

    which: Random

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        give(t, figure, [draw(t, deck_of(t, ARTIFACT_CARD))])


def gain_magazines(t: ZoneTable, figure: Figure, kind: int, wanted: int) -> None:
    """ST-1.2: as many as there are in the box."""
    count = min(wanted, magazines_left(t, kind))
    if count <= 0:
        return
    if is_exploring(t):
        stash_magazines(t, kind, count, "ST-32.32")
        note(t, MAGAZINES_GAINED, AMMO[kind], count)
        return
    s = to_stalker(figure)
    t.state.stalkers[s].magazines[kind] += count
    if t.heard:
        t.tell(MagazinesChanged("ST-19.6", stalker=s, kind=kind, change=count))


@op("gain_magazine")
class GainMagazine(Each):
    """ST-19.6."""

    kind: Magazine
    n: Amount = ONE

    def times(self, t: ZoneTable) -> int:
        return amount(t, self.n, NO_FIGURE) if self.kind == CHOSEN else 1

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        if self.kind != CHOSEN:
            return []
        return [ChooseMagazine(kind) for kind in range(MAGAZINES) if magazines_left(t, kind)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if self.kind == CHOSEN and not f.picked:
            return
        kind = f.picked[0] if self.kind == CHOSEN else AMMO.index(self.kind)
        gain_magazines(t, figure, kind, 1 if self.kind == CHOSEN else amount(t, self.n, figure))


# Losing.


@op("discard_ammo")
class DiscardAmmo(Each):
    """ST-10.6: rounds from the equipped weapon."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        lose_rounds(t, to_stalker(figure), self.amount.base)


@op("discard_all_ammo")
class DiscardAllAmmo(Each):
    """ST-10.6."""

    of: EquippedWeapon

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        s = to_stalker(figure)
        weapon = t.state.stalkers[s].weapon
        if weapon != NO_GEAR:
            lose_rounds(t, s, t.state.gear[weapon].ammo)


def lose_rounds(t: ZoneTable, s: Stalker, count: int) -> None:
    """From the equipped weapon."""
    weapon = t.state.stalkers[s].weapon
    if weapon == NO_GEAR:
        return
    lost = min(count, t.state.gear[weapon].ammo)
    t.state.gear[weapon].ammo -= lost
    if lost and t.heard:
        t.tell(RoundsLost("ST-10.6", stalker=s, count=lost))


@op("discard_magazine")
class DiscardMagazine(Each):
    """ST-18.9: from the pockets, of the owner's choice; none: nothing."""

    amount: Amount

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        magazines = t.state.stalkers[figure].magazines
        return [ChooseMagazine(kind) for kind, count in enumerate(magazines) if count]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not f.picked:
            return
        s, kind = to_stalker(figure), f.picked[0]
        t.state.stalkers[s].magazines[kind] -= 1
        if t.heard:
            t.tell(MagazinesChanged("ST-18.9", stalker=s, kind=kind, change=-1))


def items_with(t: ZoneTable, figure: Figure, tag: str) -> list[Gear]:
    """Items with a tag in the backpack; ST-32.32: between missions in the stash."""
    exploring = is_exploring(t)
    cards = campaign_of(t).stash if exploring else t.state.stalkers[figure].backpack
    found: list[Gear] = []
    for gear in cards:
        if t.pack.gear[gear].kind == ITEM_CARD and tag in t.pack.item(gear).tags:
            found.append(gear)
    return found


@op("pay_item")
class PayItem(Each):
    """ST-18.13: an item with the tag is given up for something. ST-32.32: between missions the
    group may decline."""

    tag: Food
    then: Branch

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return bool(items_with(t, figure, self.tag))

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        options: list[Action] = [ChooseItem(gear) for gear in items_with(t, figure, self.tag)]
        return [*options, ChooseItem(NO_GEAR)] if options and is_exploring(t) else options

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not f.picked or f.picked[0] == NO_GEAR:
            return
        card = Gear(f.picked[0])
        if is_exploring(t):
            return_to_deck(t, card)
        else:
            throw_away(t, to_stalker(figure), card, "ST-18.13")
        t.push(within(f, self.then))


# Using.


@op("use_item_free")
class UseItemFree(Each):
    """ST-18.13: an item with the tag, as a free action."""

    tag: Grenade

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return bool(items_with(t, figure, self.tag))

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [ChooseItem(gear) for gear in items_with(t, figure, self.tag)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            t.push(use_item(to_stalker(figure), Gear(f.picked[0])))


@op("install_or_remove_mod")
class InstallOrRemoveMod(Each):
    """So many changes of mods."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.push(refit(to_stalker(figure), self.amount.base))


@op("basic_action")
class BasicAction(Each):
    """Reloading is the only base action that cards of play give away."""

    which: BaseAction

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return bool(reloadable(t, to_stalker(figure)))

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [Reload(gear) for gear in reloadable(t, to_stalker(figure))]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            reload(t, to_stalker(figure), Gear(f.picked[0]))
